package recordtest

import (
	"fmt"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
)

// checked is after how many hand-overs a save is opened: each is written.
const checked = 16

// Rounds plays a match with sealed dice at random as its players would by mail: each opens what the one before saved, on a device that
// has no secret but the player's own, answers for as long as nobody else must, and saves it. It ends when the match does, or after most
// answers. send is shown each save.
func Rounds(game *engine.Game, h record.Header, secrets []sealed.Secret, seed uint64, most int, send func(player int, save []byte)) (*record.Record, error) {
	run, _, err := record.Begin(game, h, nil)
	if err != nil {
		return nil, err
	}
	src, hands := Source(seed), 0
	for player := Next(run); player != record.Nobody && len(run.Record.Entries) < most; player = Next(run) {
		hands++
		if err := run.Unlock(player, secrets[player]); err != nil {
			return nil, err
		}
		if err := play(run, player, &src); err != nil {
			return nil, fmt.Errorf("player %d: %w", player, err)
		}
		save := record.Encode(run.Seal())
		if send != nil {
			send(player, save)
		}
		if run.Lock(); hands%checked != 0 {
			continue
		}
		rec, err := record.Decode(save)
		if err != nil {
			return nil, err
		}
		if run, _, err = record.Open(game, rec, nil); err != nil {
			return nil, err
		}
		if err := run.Signed(); err != nil {
			return nil, err
		}
	}
	return run.Seal(), nil
}

// Next is the player whose device a match with sealed dice must come to, or record.Nobody at its end.
func Next(run *record.Run) int {
	if player, waits := run.Waits(); waits {
		return player
	}
	for _, d := range run.Match.Open() {
		if p := run.Record.Header.Holder(d.Seat); p != record.Nobody {
			return p
		}
	}
	return record.Nobody
}

// Stretch answers at random for a player until another must.
func Stretch(run *record.Run, player int, seed uint64) error {
	src := Source(seed)
	return play(run, player, &src)
}

func play(run *record.Run, player int, src *Source) error {
	for {
		if _, _, found, err := run.Move(); err != nil || found {
			if err != nil {
				return err
			}
			continue
		}
		if Next(run) != player {
			return nil
		}
		for _, d := range run.Match.Open() {
			if run.Record.Header.Holder(d.Seat) == player {
				if _, _, err := run.Answer(d.Seat, d.Legal[src.Intn(len(d.Legal))], ""); err != nil {
					return err
				}
				break
			}
		}
	}
}
