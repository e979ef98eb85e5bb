package link_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

// An attack is a match with sealed dice in the hands of a player who would like other dice, or other turns of others.
type attack struct {
	game    *engine.Game
	rec     *record.Record // as it came by the last link
	me      int            // who holds it
	secrets []sealed.Secret
}

// underway is a match in the middle, held by the player who is to go on with it.
func underway(t *testing.T, game *engine.Game, answers int) attack {
	t.Helper()
	a := attack{game: game}
	h := record.Header{ID: "attacked", Game: game.ID, Scenario: game.Scenarios[0].ID, Dealer: dice.SealedName}
	for i, s := range seatsOf(game) {
		h.Players = append(h.Players, record.Player{Name: string(rune('A' + i)), Seats: s})
		a.secrets = append(a.secrets, sealed.Secret{byte(i + 40)})
	}
	var err error
	if a.rec, err = recordtest.Rounds(game, h, a.secrets, 5, answers, nil); err != nil {
		t.Fatal(err)
	}
	a.me = recordtest.Next(a.open(t, a.rec))
	return a
}

// open is a device with the match and no secret.
func (a *attack) open(t *testing.T, rec *record.Record) *record.Run {
	t.Helper()
	run, _, err := record.Open(a.game, rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	return run
}

// turn plays the turn of the player who holds the match at random, and gives what is sent on.
func (a *attack) turn(t *testing.T, seed uint64) *record.Run {
	t.Helper()
	run := a.open(t, a.rec)
	a.goOn(t, run, seed)
	return run
}

func (a *attack) goOn(t *testing.T, run *record.Run, seed uint64) {
	t.Helper()
	if err := run.Unlock(a.me, a.secrets[a.me]); err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Stretch(run, a.me, seed); err != nil {
		t.Fatal(err)
	}
	run.Seal()
}

func (a *attack) link(t *testing.T, rec *record.Record) string {
	t.Helper()
	text, err := link.Encode(a.game, link.Letter{Record: rec, Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// refused wants a link to be refused beside the match as it came, with such a sentence.
func (a *attack) refused(t *testing.T, name, text, sentence string) {
	t.Helper()
	_, _, err := link.Join(text, known, a.rec)
	if err == nil || !strings.Contains(err.Error(), sentence) {
		t.Errorf("%s: got %v, want a refusal that says %q", name, err, sentence)
	}
}

func TestForgedSealedLinksAreRefused(t *testing.T) {
	for _, g := range real() {
		t.Run(g.ID, func(t *testing.T) {
			a := underway(t, g, 60)
			good := a.link(t, a.turn(t, 1).Record)
			for range 2 { // sent again, it is the same
				if _, _, err := link.Join(good, known, a.rec); err != nil {
					t.Fatalf("a good link is refused: %v", err)
				}
			}
			older := a.rec.Seals[a.me]
			for _, c := range []struct {
				name, says string
				forge      func(s *record.Seal)
			}{
				{"another signature", "signed", func(s *record.Seal) { s.Signature[0] ^= 1 }},
				{"the signature of an earlier turn", "signed", func(s *record.Seal) { s.Signature = older.Signature; s.Signature[1] |= 1 }},
				{"no signature", "not signed by that player", func(s *record.Seal) { s.Signature = sealed.Signature{} }},
				{"another key", "", func(s *record.Seal) { s.Key = sealed.Secret{99}.Identity().Key }},
				{"another value", "", func(s *record.Seal) { s.Newest[3] ^= 1 }},
				{"a chain that is cut", "", func(s *record.Seal) { s.Newest, s.Shown = s.Newest.Before(1), s.Shown-1 }},
				{"one value more", "", func(s *record.Seal) { s.Newest, s.Shown = a.secrets[a.me].Value(s.Shown+1), s.Shown+1 }},
				{"the chain begun anew", "", func(s *record.Seal) { s.Newest = sealed.Secret{99}.Value(s.Shown) }},
			} {
				a.refused(t, c.name, link.Resealed(good, func(list []record.Seal) { c.forge(&list[a.me]) }), c.says)
			}
			swapped := link.Resealed(good, func(list []record.Seal) { list[0], list[1] = list[1], list[0] })
			a.refused(t, "players changed", swapped, "")
			a.refused(t, "without what was shown", link.Retagged(good, link.SealTag, func([]byte) []byte { return nil }), "")
			a.refused(t, "a lower version", "ib5"+good[3:], "")
			a.refused(t, "the option left out", a.link(t, friendly(t, g, a.rec)), "sealed")
		})
	}
}

// What another player has answered is that player's: it can be neither left out nor changed nor added to.
func TestTurnsOfOthersCannotBeChanged(t *testing.T) {
	for _, g := range real() {
		t.Run(g.ID, func(t *testing.T) {
			a := underway(t, g, 60)
			last := len(a.rec.Entries) // of the turn before
			for last--; a.rec.Entries[last].Seat == engine.Chance || a.rec.Entries[last].By != "" || a.rec.Entries[last].Choice.Verb == record.BeginVerb; last-- {
			}
			other := a.rec.Header.Holder(a.rec.Entries[last].Seat)
			for name, forge := range map[string]func(run *record.Run) bool{
				"changed": func(run *record.Run) bool {
					d, _, _ := run.Asked(a.rec.Entries[last].Seat, a.rec.Entries[last].Choice)
					for _, c := range d.Legal {
						if c != a.rec.Entries[last].Choice {
							_, _, err := run.Answer(d.Seat, c, "")
							return err == nil
						}
					}
					return false
				},
				"added to": func(run *record.Run) bool {
					for _, e := range a.rec.Entries[last:] {
						if _, _, err := run.Answer(e.Seat, e.Choice, e.By); err != nil {
							return false
						}
					}
					seat := a.rec.Header.Players[other].Seats.List()[0]
					_, _, err := run.Answer(seat, engine.Choice{Verb: record.ProposeVerb, On: record.EndMatch}, "")
					return err == nil
				},
				"cut": func(*record.Run) bool { return true },
			} {
				run, _, err := record.Begin(g, a.rec.Header, nil)
				if err != nil {
					t.Fatal(err)
				}
				if err := run.CarrySeals(a.rec.Seals, nil); err != nil {
					t.Fatal(err)
				}
				if err := run.Again(a.rec.Entries[:last]); err != nil {
					t.Fatal(err)
				}
				if !forge(run) {
					t.Logf("%s: cannot be done here", name)
					continue
				}
				if next := recordtest.Next(run); next != a.me {
					if err := recordtest.Stretch(run, next, 8); err != nil { // with the value that this player had shown
						continue // the player would have to show another
					}
				}
				if recordtest.Next(run) == a.me {
					a.goOn(t, run, 8)
				}
				text, err := link.Encode(g, link.Letter{Record: run.Seal(), Bare: true})
				if err != nil {
					continue
				}
				a.refused(t, name, text, "")
			}
		})
	}
}

// Two plays of one turn are both good links. Side by side they prove what their player did.
func TestForkedLinksAreFound(t *testing.T) {
	for _, g := range real() {
		t.Run(g.ID, func(t *testing.T) {
			a := underway(t, g, 60)
			one, _, err := link.Join(a.link(t, a.turn(t, 1).Record), known, a.rec)
			if err != nil {
				t.Fatal(err)
			}
			for seed := uint64(2); seed < 40; seed++ {
				other, _, err := link.Join(a.link(t, a.turn(t, seed).Record), known, a.rec)
				if err != nil {
					t.Fatal(err)
				}
				n := record.InCommon(one.Record.Entries, other.Record.Entries)
				if n == min(len(one.Record.Entries), len(other.Record.Entries)) {
					continue
				}
				if f, found := record.FindFork(one, other); !found || f.Player != a.me || f.Signed != [2]bool{true, true} || f.At > n {
					t.Errorf("two plays that part at answer %d: got %+v, %t; want a fork of player %d, signed twice", n, f, found, a.me)
				}
				return
			}
			t.Skip("all plays are the same")
		})
	}
}

// A match with another chain is not the one that a player joined.
func TestAPlayerKeepsOneKey(t *testing.T) {
	a := underway(t, real()[0], 60)
	b := attack{game: a.game, secrets: slices.Clone(a.secrets)}
	b.secrets[0] = sealed.Secret{77}
	var err error
	if b.rec, err = recordtest.Rounds(a.game, a.rec.Header, b.secrets, 5, 60, nil); err != nil {
		t.Fatal(err)
	}
	other := new(link.OtherKey)
	if _, _, err := link.Join(a.link(t, b.rec), known, a.rec); !errors.As(err, &other) || other.Player != 0 {
		t.Errorf("a link of a player with a new key: got %v, want it refused for player 1's key", err)
	}
	run := a.open(t, a.rec)
	if err := run.Unlock(0, sealed.Secret{77}); err == nil {
		t.Error("another secret than the one a player joined with: got it taken, want it refused")
	}
}

// A renewed key goes round by links, and nobody goes on with the old one beside it.
func TestAnOldKeyIsRefused(t *testing.T) {
	for _, g := range real() {
		t.Run(g.ID, func(t *testing.T) {
			a := underway(t, g, 60)
			thief := a.link(t, a.turn(t, 1).Record)
			run, fresh := a.open(t, a.rec), sealed.Secret{99}
			for i, h := 0, &a.rec.Header; i < len(h.Players)-1; i++ {
				p := (a.me + 1 + i) % len(h.Players)
				seat := h.Players[p].Seats.List()[0]
				if err := run.Unlock(p, a.secrets[p]); err != nil {
					t.Fatal(err)
				}
				var err error
				if i == 0 {
					_, err = run.RenewKey(seat, a.me, fresh.Identity())
				} else {
					_, _, err = run.Answer(seat, engine.Choice{Verb: record.AgreeVerb, On: record.RenewKey}, "")
				}
				if err != nil {
					t.Fatal(err)
				}
				if run, _, err = link.Join(a.link(t, run.Seal()), known, a.rec); err != nil {
					t.Fatal(err)
				}
			}
			a.rec, a.secrets[a.me] = run.Record, fresh
			old := new(link.OldKey)
			if _, _, err := link.Join(thief, known, a.rec); !errors.As(err, &old) || old.Player != a.me {
				t.Errorf("a turn of the old key: got %v, want it refused for player %d", err, a.me+1)
			}
			if _, _, err := link.Join(a.link(t, a.turn(t, 3).Record), known, a.rec); err != nil {
				t.Errorf("a turn of the new key: got %v, want it taken", err)
			}
		})
	}
}

func TestAnswersForAnotherPlayerAreRefused(t *testing.T) {
	for _, g := range real() {
		a := underway(t, g, 60)
		run := a.open(t, a.rec)
		thief := (a.me + 1) % len(a.secrets)
		if err := run.Unlock(thief, a.secrets[thief]); err != nil {
			t.Fatal(err)
		}
		before := len(run.Record.Entries)
		for _, by := range []string{"", record.ByBot} {
			for _, d := range run.Match.Open() {
				if run.Record.Header.Holder(d.Seat) != a.me {
					continue
				}
				not := new(record.NotHere)
				if _, _, err := run.Answer(d.Seat, d.Legal[0], by); len(d.Legal) > 1 && (!errors.As(err, &not) || len(run.Record.Entries) != before) {
					t.Errorf("%s: an answer for player %d on another device: got %v and %d answers, want it refused and %d", g.ID, a.me+1, err, len(run.Record.Entries), before)
				}
			}
		}
	}
}

// The option costs a link no more than it was said to.
func TestSealedLinksAreNotMuchLonger(t *testing.T) {
	for _, c := range []struct {
		game    *engine.Game
		players int
		most    int
	}{{real()[1], 3, 450}, {real()[2], 3, 450}, {real()[3], 3, 450}, {real()[1], 5, 650}} {
		h := record.Header{ID: "long", Game: c.game.ID, Scenario: c.game.Scenarios[0].ID, Dealer: dice.SealedName}
		seats := c.game.Scenarios[0].Seats.List()
		var secrets []sealed.Secret
		for i := range c.players {
			p := record.Player{Name: string(rune('A' + i))}
			for k := i; k < len(seats); k += c.players {
				p.Seats = p.Seats.With(seats[k])
			}
			h.Players, secrets = append(h.Players, p), append(secrets, sealed.Secret{byte(i + 1)})
		}
		most, hands := 0, 0
		_, err := recordtest.Rounds(c.game, h, secrets, 6, 500, func(_ int, save []byte) {
			if hands++; hands%7 != 0 {
				return
			}
			rec, err := record.Decode(save)
			if err != nil {
				t.Fatal(err)
			}
			text, err := link.Encode(c.game, link.Letter{Record: rec, Bare: true})
			if err != nil {
				t.Fatal(err)
			}
			most = max(most, len(text)-unsealed(t, c.game, rec))
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s, %d players: at most %d characters more", c.game.ID, c.players, most)
		if most > c.most {
			t.Errorf("%s, %d players: got %d characters more, want at most %d", c.game.ID, c.players, most, c.most)
		}
	}
}

// friendly is a match as long, between the same players, with dice from a secret as long as the page makes them.
func friendly(t testing.TB, game *engine.Game, rec *record.Record) *record.Record {
	t.Helper()
	h := rec.Header
	h.Dealer, h.Secret = dice.SeededName, "vytxeTZskVKR7C7WgdSP3dK9mQ4bJcXh2NfLpRtUwYa"
	run, _, err := record.Begin(game, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 6, len(rec.Entries)); err != nil {
		t.Fatal(err)
	}
	return run.Seal()
}

// unsealed is how many characters a link of the same play has where the dice follow from a secret: they add nothing to it.
func unsealed(t *testing.T, game *engine.Game, rec *record.Record) int {
	t.Helper()
	plain, bits := byHand(t, game, rec), 0.0
	run, _, err := record.Begin(game, plain.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range plain.Entries {
		if d, _, _ := run.Asked(e.Seat, e.Choice); e.Seat == engine.Chance {
			bits += math.Log2(float64(len(d.Legal)))
		}
		if _, _, err := run.Answer(e.Seat, e.Choice, e.By); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(game, link.Letter{Record: plain, Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	return len(text) - int(bits/6)
}
