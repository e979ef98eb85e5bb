package link_test

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

// A link of a match of Cataclysm C.1 that was played to its end: with sealed dice, and of the same play with dice that it carries. Each
// round opens both, so that what else the machine does falls on both alike; the medians are reported.
func BenchmarkSealedLink(b *testing.B) {
	game := cataclysm.Game()
	h := record.Header{ID: "bench", Game: game.ID, Scenario: "cataclysm", Dealer: dice.SealedName}
	var secrets []sealed.Secret
	for i, p := range recordtest.Header(game, "cataclysm", dice.SealedName).Players {
		h.Players, secrets = append(h.Players, p), append(secrets, sealed.Secret{byte(i + 1)})
	}
	rec, err := recordtest.Rounds(game, h, secrets, 3, 1<<20, nil)
	if err != nil {
		b.Fatal(err)
	}
	encoded := func(rec *record.Record) string {
		text, err := link.Encode(game, link.Letter{Record: rec, Bare: true})
		if err != nil {
			b.Fatal(err)
		}
		return text
	}
	withSeals, without := encoded(rec), encoded(byHand(b, game, rec))
	var spent [2][]float64
	for b.Loop() {
		for i, text := range []string{without, withSeals} {
			begun := b.Elapsed()
			if _, _, err := link.Open(text, known); err != nil {
				b.Fatal(err)
			}
			spent[i] = append(spent[i], float64(b.Elapsed()-begun)/1e6)
		}
	}
	plain, withThem := median(spent[0]), median(spent[1])
	b.ReportMetric(plain, "ms/plain")
	b.ReportMetric(withThem, "ms/sealed")
	b.ReportMetric(withThem/plain, "times")
}

func median(list []float64) float64 {
	slices.Sort(list)
	return list[len(list)/2]
}

// byHand is the same play of a match with sealed dice, thrown by hand.
func byHand(t testing.TB, game *engine.Game, rec *record.Record) *record.Record {
	t.Helper()
	h := rec.Header
	h.Dealer, h.Secret = dice.HandName, "vytxeTZskVKR7C7WgdSP3dK9mQ4bJcXh2NfLpRtUwYa"
	run, _, err := record.Begin(game, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range rec.Entries {
		if e.Choice.Verb == record.BeginVerb {
			continue
		}
		if e.Seat == engine.Chance {
			e.By = dice.Hand
		}
		if _, _, err := run.Answer(e.Seat, e.Choice, e.By); err != nil {
			t.Fatal(err)
		}
	}
	return run.Seal()
}
