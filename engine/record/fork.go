package record

import (
	"encoding/hex"

	"interbellum/engine"
	"interbellum/engine/sealed"
)

// A Fork is what two matches have that one player went on with twice: after the same place each has another turn of that player.
type Fork struct {
	Player int
	Turn   int     // its number in the match, from 0
	At     int     // the number of its first answer
	Signed [2]bool // whether this player signed that turn, or one after it
}

// FindFork compares two runs of one match. Where one has only gone on from the other there is none.
func FindFork(a, b *Run) (f Fork, found bool) {
	if a.turns == nil || b.turns == nil || a.turns.match != b.turns.match {
		return f, false
	}
	one, other := a.turns.ends(), b.turns.ends()
	for i := range min(len(one), len(other)) {
		if one[i] == other[i] {
			continue
		}
		mine, yours := a.turns.log[i], b.turns.log[i]
		if mine.player != yours.player || mine.parent != yours.parent || a.goesOn(b, i, len(one), len(other)) {
			return f, false // two players went on, or one has gone on with the turn that the other has begun of it
		}
		f = Fork{Player: mine.player, Turn: i, At: mine.seq}
		for k, t := range []*turns{a.turns, b.turns} {
			p := &t.players[mine.player]
			f.Signed[k] = p.signed != (sealed.Signature{}) && p.last.HandOvers >= i
		}
		return f, true
	}
	return f, false
}

// goesOn reports whether turn i is the same in both as far as it goes in one, which ends there or where the other has only more that its
// program gave by itself: programs of two editions can differ in that.
func (r *Run) goesOn(o *Run, i, mine, yours int) bool {
	n := InCommon(r.Record.Entries, o.Record.Entries)
	one, other := r.rest(i, n), o.rest(i, n)
	return one == same && (i == mine-1 || other < chosen) || other == same && (i == yours-1 || one < chosen)
}

// What turn i has behind the first n answers of the match: nothing, what the program gave, or what somebody chose.
const (
	same = iota
	given
	chosen
)

func (r *Run) rest(i, n int) int {
	end := len(r.Record.Entries)
	if i+1 < len(r.turns.log) {
		end = r.turns.log[i+1].seq
	}
	more := same
	for ; n < end; n++ {
		more = given
		if e := &r.Record.Entries[n]; e.Seat != engine.Chance && Chosen(e.By) {
			return chosen
		}
	}
	return more
}

// ends are the digests of all turns as they ended or, the last, as it stands.
func (t *turns) ends() (list [][32]byte) {
	for i := range t.log {
		if i > 0 {
			list = append(list, t.log[i].parent)
		}
	}
	if t.player != Nobody {
		list = append(list, t.players[t.player].last.Digest())
	}
	return list
}

// Proof is what was checked of a match with sealed dice.
type Proof struct {
	Turns   int // that their players signed, or that all others have played on since
	Dice    int // dice and draws that were dealt again and were the same
	Players []PlayerProof
}

// PlayerProof is what was checked of one player.
type PlayerProof struct {
	Joined      bool
	Shown       int    // values of the chain
	Signed      bool   // the last turn of the player, or all others have seen it
	Renewed     int    // how often the key was renewed
	Fingerprint string // of the key, to be compared by word of mouth
}

// Proof tells what was checked of a match with sealed dice that was replayed.
func (r *Run) Proof() (p Proof) {
	t := r.turns
	if t == nil {
		return p
	}
	p.Turns = t.begun
	for _, e := range r.Record.Entries {
		if e.Seat == engine.Chance {
			p.Dice++
		}
	}
	p.Dice -= r.undealt
	for i := range t.players {
		q := &t.players[i]
		one := PlayerProof{Joined: q.begun > 0, Shown: q.begun, Renewed: q.renewed}
		if one.Joined {
			one.Signed = q.signed != (sealed.Signature{}) || t.settled(i)
			one.Fingerprint = hex.EncodeToString(q.key[:4])
		}
		p.Players = append(p.Players, one)
	}
	return p
}
