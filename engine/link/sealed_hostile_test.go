package link_test

import (
	"testing"

	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/bounds"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
)

// FuzzSeals wants what is read of the players' seals to be written as the same bytes, and all else to be refused.
func FuzzSeals(f *testing.F) {
	s := sealed.Secret{3}
	seal := record.Seal{Key: s.Identity().Key, Shown: 300, Newest: s.Value(300)}
	signed := seal
	signed.Signature = s.Sign(&sealed.Turn{})
	rec := &record.Record{Seals: []record.Seal{seal, {}, signed}, Renewals: []record.Renewal{{Player: 1, Identity: s.Identity(), Old: signed}, {Identity: s.Identity()}}}
	seals, renewals := link.PackedSeals(rec)
	f.Add(seals, renewals)
	for _, bad := range append(bounds.Cuts(seals, 12), bounds.Flips(seals, 24)...) {
		f.Add(bad, renewals)
	}
	for _, bad := range append(bounds.Cuts(renewals, 12), bounds.Flips(renewals, 24)...) {
		f.Add(seals, bad)
	}
	f.Fuzz(func(t *testing.T, seals, renewals []byte) {
		if !link.SealsAgain(seals, renewals) {
			t.Errorf("%x, %x: got other bytes when written again, want the same", seals, renewals)
		}
	})
}

// FuzzSealedLink wants a link whose seals are anything to be refused or to open, in a bounded time.
func FuzzSealedLink(f *testing.F) {
	g := cataclysm.Game()
	rec := sealedMatch(f, g, "days-of-decision", 80, seatsOf(g)[:2]...)
	text, err := link.Encode(g, link.Letter{Record: rec, Bare: true})
	if err != nil {
		f.Fatal(err)
	}
	seals, _ := link.PackedSeals(rec)
	f.Add(seals)
	for _, bad := range append(bounds.Cuts(seals, 12), bounds.Flips(seals, 40)...) {
		f.Add(bad)
	}
	f.Fuzz(func(t *testing.T, seals []byte) {
		if len(seals) == 0 {
			return
		}
		_, _, err := link.Open(link.Retagged(text, link.SealTag, func([]byte) []byte { return seals }), known)
		if err != nil && err.Error() == "" {
			t.Error("got a refusal without a sentence, want one")
		}
	})
}
