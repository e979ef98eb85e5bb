package record

import (
	"interbellum/engine/sealed"
	"interbellum/engine/words"
)

// A Seal is what a player of a match with sealed dice has shown so far. One who has not joined yet has shown nothing.
type Seal struct {
	Key       [32]byte         // that signs
	Shown     int              // values of the chain: one for each turn
	Newest    sealed.Value     // number Shown of the chain
	Signature sealed.Signature // of the player's last turn, or zeros where all others have seen it
}

// Joined reports whether the player has joined the match.
func (s *Seal) Joined() bool { return s.Shown > 0 }

// OtherChain finds a player who has joined one match with two keys or chains: what is shown in one is not the other continued. A renewed
// key is no such case where the old one is the same.
func OtherChain(a, b *Record) (player int, found bool) {
	for i := range min(len(a.Seals), len(b.Seals)) {
		one, other := a.chains(i), b.chains(i)
		for k := range min(len(one), len(other)) {
			older, newer := &one[k], &other[k]
			if older.Shown > newer.Shown {
				older, newer = newer, older
			}
			if older.Joined() && (older.Key != newer.Key || newer.Newest.Before(newer.Shown-older.Shown) != older.Newest) {
				return i, true
			}
		}
	}
	return Nobody, false
}

// OldKey finds a player who went on with a key in one record that had been renewed in the other, as it is here.
func OldKey(here, came *Record) (player int, found bool) {
	for i := range min(len(here.Seals), len(came.Seals)) {
		mine, theirs := here.chains(i), came.chains(i)
		if n := len(theirs); n < len(mine) && theirs[n-1].Shown > mine[n-1].Shown {
			return i, true
		}
	}
	return Nobody, false
}

// chains are what a player has shown of one key after another.
func (r *Record) chains(player int) (list []Seal) {
	for i := range r.Renewals {
		if n := &r.Renewals[i]; n.Player == player && n.Old.Joined() {
			list = append(list, n.Old)
		}
	}
	return append(list, r.Seals[player])
}

// SealsToSend are what the players have shown, less the signatures that every other player has seen and played on.
func (r *Run) SealsToSend() []Seal {
	if r.turns == nil {
		return nil
	}
	list := r.turns.seals()
	for i := range list {
		if r.turns.settled(i) {
			list[i].Signature = sealed.Signature{}
		}
	}
	return list
}

// BeginVerb is the answer by which a player's turn begins without another: the dice fall first, or the player joins. It is a right
// that the program uses, never a person. Any other answer of a person begins that player's turn by itself.
const BeginVerb = "begin"

// turnRef is what BeginVerb begins. No game has such a thing.
const turnRef = "turn"

// fileSeal is a Seal as a save has it. A player who has not joined has an empty one.
type fileSeal struct {
	Key       []byte `json:"key,omitempty"`
	Shown     int    `json:"shown,omitempty"`
	Newest    []byte `json:"newest,omitempty"`
	Signature []byte `json:"signature,omitempty"`
}

var errSealForm error = words.Refuse("", "engine/fault.sealed.form")

func writtenSeals(seals []Seal) []fileSeal {
	list := make([]fileSeal, len(seals))
	for i := range seals {
		s := &seals[i]
		if !s.Joined() {
			continue
		}
		list[i] = fileSeal{Key: s.Key[:], Shown: s.Shown, Newest: s.Newest[:]}
		if s.Signature != (sealed.Signature{}) {
			list[i].Signature = s.Signature[:]
		}
	}
	return list
}

func readSeals(list []fileSeal) ([]Seal, error) {
	if len(list) == 0 {
		return nil, nil
	}
	seals := make([]Seal, len(list))
	for i := range list {
		f, s := &list[i], &seals[i]
		joined := f.Shown > 0
		if f.Shown < 0 || len(list) > MaxList || joined != (len(f.Key) == len(s.Key)) || joined != (len(f.Newest) == len(s.Newest)) ||
			len(f.Signature) != 0 && (!joined || len(f.Signature) != len(s.Signature)) {
			return nil, errSealForm
		}
		s.Shown = f.Shown
		copy(s.Key[:], f.Key)
		copy(s.Newest[:], f.Newest)
		copy(s.Signature[:], f.Signature)
	}
	return seals, nil
}
