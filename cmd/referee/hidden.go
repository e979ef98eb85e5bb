package main

import (
	"fmt"
	"strings"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/dice"
	"interbellum/engine/hidden"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
)

type hiddenReport struct {
	Game     string       `json:"game"`
	Scenario string       `json:"scenario"`
	Player   string       `json:"player"`
	Seed     uint64       `json:"seed"`
	Matches  []hiddenLine `json:"matches"`
	All      hiddenLine   `json:"all"`
}

type hiddenLine struct {
	Answers   int `json:"answers"`
	Cards     int `json:"cards_face_down"`
	HandOvers int `json:"hand_overs_with_open_cards"`
	More      int `json:"more_with_hidden_cards"`
	Only      int `json:"links_that_only_open_cards"`
	Link      int `json:"characters_of_the_last_link"`
	Sheet     int `json:"of_them_for_hidden_cards"`
}

func hiddenCommand(u *call) error {
	n := u.flags.Int("n", 1, "how many matches")
	seed := u.flags.Uint64("seed", 1, "the seed of the first match; each one after it adds 1")
	player := u.flags.String("player", "normal", "who plays: random, war, or a strength of computer players")
	if err := u.parse(2, 2); err != nil {
		return err
	}
	g, err := gameNamed(u.args[0])
	if err != nil {
		return err
	}
	sc, err := scenarioNamed(g, u.args[1])
	if err != nil {
		return err
	}
	report := hiddenReport{Game: g.ID, Scenario: sc.ID, Player: *player, Seed: *seed}
	for i := range *n {
		line, err := hiddenMatch(g, sc, *player, *seed+uint64(i))
		if err != nil {
			return err
		}
		report.Matches = append(report.Matches, line)
		report.All.add(line)
	}
	return writeJSON(u.out, report)
}

func (l *hiddenLine) add(m hiddenLine) {
	l.Answers, l.Cards, l.HandOvers, l.More, l.Only = l.Answers+m.Answers, l.Cards+m.Cards, l.HandOvers+m.HandOvers, l.More+m.More, l.Only+m.Only
	l.Link, l.Sheet = max(l.Link, m.Link), max(l.Sheet, m.Sheet)
}

// hiddenMatch plays a match to its end as its players would by mail, and reads its last link.
func hiddenMatch(g *engine.Game, sc engine.Scenario, player string, seed uint64) (line hiddenLine, err error) {
	h := record.Header{ID: fmt.Sprint("hidden-", seed), Scenario: sc.ID, Dealer: dice.SealedName}
	if h.Players, err = seating(g, sc, nil, nil); err != nil {
		return line, err
	}
	chosen := make([]bot.Chooser, len(h.Players))
	for i := range chosen {
		if chosen[i], err = playerNamed(g, player, seed*31+uint64(i)); err != nil {
			return line, err
		}
	}
	d, err := hidden.Begin(g, h)
	for i := 0; err == nil && i != record.Nobody; i = d.Next() {
		d.Lock()
		if err = d.Unlock(i, sealed.Secret{byte(seed), byte(seed >> 8), byte(i)}); err == nil {
			err = hiddenStretch(d, i, chosen[i])
		}
	}
	if err != nil {
		return line, err
	}
	line.count(d.Run.Record)
	text, err := d.Write()
	if err != nil {
		return line, err
	}
	sheet, _, _ := strings.Cut(text, ".")
	line.Link, line.Sheet = len(text), len(sheet)+1
	_, err = hidden.Read(text, findGame)
	return line, err
}

// hiddenStretch answers for a player until another must, and signs it.
func hiddenStretch(d *hidden.Device, player int, chosen bot.Chooser) error {
	for {
		if err := d.GoOn(); err != nil {
			return err
		}
		if d.Next() != player {
			d.Run.Seal()
			return nil
		}
		players, m := d.Run.Record.Header.Players, d.Known()
		for _, q := range m.Open() {
			if players[player].Seats.Has(q.Seat) {
				if err := d.Answer(q.Seat, chosen.Choose(m.View(players[player].Seats), q)); err != nil {
					return err
				}
				break
			}
		}
	}
}

// count counts how often the match goes to another player: for what players answer, and for that and the cards that they open.
func (l *hiddenLine) count(rec *record.Record) {
	last, lastAnswered, opens := record.Nobody, record.Nobody, false
	for _, e := range rec.Entries {
		opening := hidden.Opens(e.Choice)
		if hidden.Lays(e.Choice) {
			l.Cards++
		}
		if e.Seat == engine.Chance || !opening && !record.Chosen(e.By) {
			continue
		}
		p := rec.Header.Holder(e.Seat)
		if p != last {
			last, l.More = p, l.More+1
			if opens {
				l.Only++
			}
			opens = opening
		}
		opens = opens && opening
		if !opening && p != lastAnswered {
			lastAnswered, l.HandOvers = p, l.HandOvers+1
		}
	}
	l.Answers, l.More = len(rec.Entries), l.More-l.HandOvers
}
