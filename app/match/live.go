package match

import (
	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// What another device has played while both are connected (app/live).

// ErrApart refuses answers that lead elsewhere here than where they were given.
var ErrApart error = words.Refuse("", "page/refused.live.apart")

// Mark is what all answers and the position have come to.
func (p *Play) Mark() record.Mark { return p.run.Mark() }

// Moment is the present moment, to come back to.
func (p *Play) Moment() record.Checkpoint { return p.run.Checkpoint() }

// RecordAt is the match as it was at a moment of this session.
func (p *Play) RecordAt(c record.Checkpoint) *record.Record { return p.run.Fork(c).Seal() }

// At is the moment that the floor stands at.
func (f *Floor) At() record.Checkpoint { return f.at }

// Take enters what another device has played: of the answers here the first from stay, and these follow. Each is checked as one of a
// received link is, every die is dealt again, and in the end both devices have the same mark; else nothing changes. base is a moment of
// this session at or before from; seals are what players with sealed dice have shown in the end. With advance, what needs no player then
// follows here. The floor stands at from.
func (s *Session) Take(base record.Checkpoint, from int, list []engine.Entry, end record.Mark, seals []record.Seal, advance bool) error {
	if err := s.Verify(); err != nil {
		return err
	}
	run := s.Play.run.Fork(base)
	if err := run.Extend(seals); err != nil {
		return err
	}
	for _, e := range s.Play.Entries()[base.Seq:from] {
		if _, _, err := run.Confirm(e); err != nil {
			return err
		}
	}
	at := run.Checkpoint()
	for _, e := range list {
		if _, _, err := run.Confirm(e); err != nil {
			return err
		}
	}
	if run.Mark() != end {
		return ErrApart
	}
	if err := run.Signed(); err != nil {
		return err
	}
	return adopt(s, run, at, advance)
}

// TakeRun goes on with a run that a link of the same match has come to.
func (s *Session) TakeRun(run *record.Run, advance bool) error {
	return adopt(s, run, run.Checkpoint(), advance)
}

func adopt(s *Session, run *record.Run, floor record.Checkpoint, advance bool) error {
	run.Stay(s.Play.run)
	s.Play.run, s.Floor.at = run, floor
	var err error
	if advance {
		err = s.Automatic.advance()
	}
	s.Changes.matchChanged()
	return err
}

// Settled is the number of the first answer that its player may still take back though others have it, and that player: those from there
// on are all of one player, and showed nobody else a die or anything hidden.
func (p *Play) Settled() (seq, by int) {
	run, entries := p.run, p.Entries()
	by = record.Nobody
	for i := len(entries) - 1; i >= max(0, run.Told()); i-- {
		e := entries[i]
		holder := p.Header().Holder(e.Seat)
		if record.Agrees(e.Choice) || by != record.Nobody && holder != by && record.Chosen(e.By) || line(run, i).reveals(^p.Seats(holder)) {
			return i + 1, by
		}
		if record.Chosen(e.By) {
			by = holder
		}
	}
	return max(0, run.Told()), by
}

// Players lists the players of this device, people and programs.
func (d *Device) Players() (players []int) {
	for i := range d.play.Players() {
		if d.Here(i) {
			players = append(players, i)
		}
	}
	return players
}
