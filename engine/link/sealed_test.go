package link_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

func sealedMatch(t testing.TB, game *engine.Game, scenario string, most int, seats ...engine.Seats) *record.Record {
	t.Helper()
	h := record.Header{ID: "sealed-match", Game: game.ID, Scenario: scenario, Dealer: dice.SealedName}
	var secrets []sealed.Secret
	for i, s := range seats {
		h.Players = append(h.Players, record.Player{Name: string(rune('A' + i)), Seats: s})
		secrets = append(secrets, sealed.Secret{byte(i + 1)})
	}
	rec, err := recordtest.Rounds(game, h, secrets, 3, most, nil)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func TestASealedMatchTravelsByLink(t *testing.T) {
	for _, g := range real() {
		t.Run(g.ID, func(t *testing.T) {
			rec := sealedMatch(t, g, g.Scenarios[0].ID, 1500, seatsOf(g)...)
			text, err := link.Encode(g, link.Letter{Record: rec, Bare: true})
			if err != nil {
				t.Fatal(err)
			}
			run, _, err := link.Open(text, known)
			if err != nil {
				t.Fatal(err)
			}
			here, _, err := record.Open(g, rec, nil)
			if err != nil {
				t.Fatal(err)
			}
			rec.Seals = here.SealsToSend()
			if got, want := string(record.Encode(run.Record)), string(record.Encode(rec)); got != want {
				t.Errorf("opened, it is another match than was sent: got %d bytes, want %d", len(got), len(want))
			}
			begins := 0
			for _, e := range rec.Entries {
				if e.Choice.Verb == record.BeginVerb {
					begins++
				}
			}
			t.Logf("%d answers, %d characters, %d turns begun without an answer", len(rec.Entries), len(text), begins)
		})
	}
}

// seatsOf gives each seat of a game, or each pair where there are many, to a player of its own.
func seatsOf(g *engine.Game) (list []engine.Seats) {
	for _, p := range recordtest.Header(g, g.Scenarios[0].ID, dice.SealedName).Players {
		list = append(list, p.Seats)
	}
	return list
}
