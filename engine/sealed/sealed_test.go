package sealed

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math"
	"slices"
	"testing"
)

func secret(n byte) Secret {
	s, err := NewSecret(bytes.NewReader(bytes.Repeat([]byte{n}, 32)))
	if err != nil {
		panic(err)
	}
	return s
}

func TestASecretNeedsEnoughRandomBytes(t *testing.T) {
	if _, err := NewSecret(bytes.NewReader(make([]byte, 31))); err == nil {
		t.Error("a secret of 31 bytes: got no error, want one")
	}
}

func TestTheNewestValueShowsAllBeforeIt(t *testing.T) {
	s := secret(1)
	anchor := s.Identity().Anchor
	for _, n := range []int{0, 1, 2, 77, ChainLength} {
		if !anchor.Reveals(s.Value(n), n) {
			t.Errorf("value %d: got not of its chain, want of it", n)
		}
	}
	for name, bad := range map[string]struct {
		v Value
		n int
	}{
		"another's":         {secret(2).Value(5), 5},
		"the one before":    {s.Value(4), 5},
		"the one after":     {s.Value(6), 5},
		"beyond the last":   {s.Value(ChainLength), ChainLength + 1},
		"before the anchor": {anchor.Before(1), -1},
	} {
		if anchor.Reveals(bad.v, bad.n) {
			t.Errorf("%s: got of the chain, want refused", name)
		}
	}
}

func TestASeedDependsOnAllThatGoesIntoIt(t *testing.T) {
	values := []Value{{1}, {2}, {3}}
	base := SeedOf(Match{9}, 7, 1, values)
	for name, got := range map[string]Seed{
		"another match":     SeedOf(Match{8}, 7, 1, values),
		"another hand-over": SeedOf(Match{9}, 8, 1, values),
		"another player":    SeedOf(Match{9}, 7, 2, values),
		"another value":     SeedOf(Match{9}, 7, 1, []Value{{1}, {2}, {4}}),
		"values changed":    SeedOf(Match{9}, 7, 1, []Value{{2}, {1}, {3}}),
		"a player less":     SeedOf(Match{9}, 7, 1, values[:2]),
	} {
		if got == base {
			t.Errorf("%s: got the same seed, want another", name)
		}
	}
}

// A sender who could try other answers, or other orders of them, would find the same dice.
func TestADieDoesNotDependOnTheOrderOfPlay(t *testing.T) {
	s := SeedOf(Match{1}, 3, 0, []Value{{4}, {5}})
	labels := []string{"fire 12.41 battle/paris 1", "fire 12.41 battle/paris 2", "draw 3.3 cup", ""}
	want := make([]uint64, len(labels))
	for i, l := range labels {
		want[i] = s.Draw(l, 0, 0).Lot(1000)
	}
	for i := range slices.Backward(labels) {
		if got := s.Draw(labels[i], 0, 0).Lot(1000); got != want[i] {
			t.Errorf("%q asked in another order: got lot %d, want %d", labels[i], got, want[i])
		}
	}
	if s.Draw("a", 0, 0) == s.Draw("a", 1, 0) || s.Draw("a", 0, 0) == s.Draw("a", 0, 1) || s.Draw("a", 0, 0) == s.Draw("b", 0, 0) {
		t.Error("another label or number: got the same draw, want another")
	}
}

// With so many lots about every second draw would be unfair.
func TestDrawsThatWouldBeUnfairAreMadeAgain(t *testing.T) {
	const lots = math.MaxUint64/2 + 2
	s := SeedOf(Match{}, 0, 0, nil)
	again := 0
	for n := range 200 {
		draw := s.Draw("x", n, 0)
		first := binary.BigEndian.Uint64(draw[:])
		got := draw.Lot(lots)
		if first < lots && got != first {
			t.Fatalf("draw %d: got %d, want its first attempt %d", n, got, first)
		}
		if first >= lots {
			again++
		}
		if got >= lots {
			t.Fatalf("draw %d: got lot %d, want below %d", n, got, uint64(lots))
		}
	}
	if again < 50 || again > 150 {
		t.Errorf("got %d of 200 draws made again, want about 100", again)
	}
}

func TestOnlyItsPlayerSignsATurn(t *testing.T) {
	mine, other := secret(1), secret(2)
	me, her := mine.Identity(), other.Identity()
	turn := Turn{Match: Match{1}, HandOvers: 12, Player: 1, Parent: [32]byte{2}, Answers: [32]byte{3}, Value: mine.Value(4), Revealed: 4}
	g := mine.Sign(&turn)
	if !me.Signed(&turn, g) {
		t.Fatal("a signed turn: got refused, want accepted")
	}
	if her.Signed(&turn, g) {
		t.Error("the signature of another player: got accepted, want refused")
	}
	for name, change := range map[string]func(*Turn){
		"match": func(t *Turn) { t.Match[0]++ }, "hand-over": func(t *Turn) { t.HandOvers++ }, "player": func(t *Turn) { t.Player++ },
		"parent": func(t *Turn) { t.Parent[31]++ }, "answers": func(t *Turn) { t.Answers[0]++ }, "value": func(t *Turn) { t.Value[0]++ },
		"number": func(t *Turn) { t.Revealed++ },
	} {
		forged := turn
		if change(&forged); me.Signed(&forged, g) {
			t.Errorf("another %s under the same signature: got accepted, want refused", name)
		}
		if fork := name == "answers" || name == "value" || name == "number"; Forked(&turn, &forged) != fork {
			t.Errorf("another %s: got fork %t, want %t", name, !fork, fork)
		}
	}
	if Forked(&turn, &turn) {
		t.Error("a turn sent again: got called a fork, want none")
	}
}

// The format is frozen: every device must make the same of the same secret.
func TestTheProtocolIsPinned(t *testing.T) {
	s := secret(7)
	id := s.Identity()
	seed := SeedOf(Match{1, 2, 3}, 5, 1, []Value{id.Anchor, s.Value(1)})
	dice := ""
	for n := range 12 {
		dice += fmt.Sprint(1 + seed.Draw("die", n, 0).Lot(6))
	}
	turn := Turn{Match: Match{1}, HandOvers: 5, Player: 1, Value: s.Value(1), Revealed: 1}
	g := s.Sign(&turn)
	for _, c := range []struct{ what, got, want string }{
		{"key", hex.EncodeToString(id.Key[:8]), "561eef0d16574fc0"},
		{"anchor", hex.EncodeToString(id.Anchor[:]), "5206b265a363794d866a2a41d1acac4e"},
		{"seed", hex.EncodeToString(seed[:8]), "606c02230eb25b9c"},
		{"dice", dice, "251556452464"},
		{"place of a thing", fmt.Sprintf("%016x", seed.Draw("cup", 2, 1).Order().Place("draw:counter/amber", 0)), "658ca81855cf3652"},
		{"place of another", fmt.Sprintf("%016x", seed.Draw("cup", 2, 1).Order().Place("draw:counter/amber", 1)), "05730e7247d3bdcf"},
		{"signature", hex.EncodeToString(g[:8]), "e3a78e9509919f5c"},
	} {
		if c.got != c.want {
			t.Errorf("%s: got %s, want %s", c.what, c.got, c.want)
		}
	}
}

func TestACommitmentDependsOnAllThatGoesIntoIt(t *testing.T) {
	h := Hidden{Match: Match{9}, Number: 7, Seat: 1, Words: "card:action/12"}
	n := NonceOf(secret(1), &h)
	base := h.Commit(n)
	for name, other := range map[string]Hidden{
		"another match":  {Match{8}, 7, 1, "card:action/12"},
		"another number": {Match{9}, 8, 1, "card:action/12"},
		"another seat":   {Match{9}, 7, 2, "card:action/12"},
		"another card":   {Match{9}, 7, 1, "card:action/13"},
	} {
		if other.Commit(n) == base {
			t.Errorf("%s: got the same commitment, want another", name)
		}
		if NonceOf(secret(1), &other) == n {
			t.Errorf("%s: got the same nonce, want another", name)
		}
	}
	if NonceOf(secret(2), &h) == n {
		t.Error("another secret: got the same nonce, want another")
	}
	if h.Commit(Nonce{1}) == base {
		t.Error("another nonce: got the same commitment, want another")
	}
	if NonceOf(secret(1), &h) != n || h.Commit(n) != base {
		t.Error("asked again: got another nonce or commitment, want the same")
	}
}
