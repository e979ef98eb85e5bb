package dice

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/sealed"
)

// Names of sealed dice in a record's header: package sealed says how they fall. With strict ones every open die falls with the value
// of another player than the one whose answer led to it.
const (
	SealedName = "sealed/1"
	StrictName = "strict/1"
)

// CopyName names the dice of a copy of a match that had sealed ones: they are seeded, as no other player has a key for the copy.
const CopyName = "copy/1"

// IsSealed reports whether a dealer's name is that of sealed dice.
func IsSealed(name string) bool { return name == SealedName || name == StrictName }

// A Sealed dealer deals the dice of one player's turn: each by the turn's seed, by what it is for and by how many there were for that
// before it in the turn. The answers between them count for nothing.
type Sealed struct {
	seed   sealed.Seed
	thrown []labelled
}

// labelled says how many rolls and draws with a label have ended, and how many dice of the one under way have fallen.
type labelled struct {
	purpose
	rolls, die int
}

// purpose is what a die or draw is for, the parts of its label.
type purpose struct {
	kind  string
	rule  engine.Rule
	about engine.Ref
	apart string
}

func purposeOf(d engine.Decision) purpose { return purpose{d.Kind, d.Rule, d.About, d.For} }

// NewSealed deals the dice of the turn with this seed.
func NewSealed(seed sealed.Seed) *Sealed { return &Sealed{seed: seed} }

// Label is what a die or draw is for: the kind of the question, its rule, the thing of the table that it is about, and what else sets it
// apart. Nothing in it depends on what else has happened in the turn.
func Label(d engine.Decision) string {
	p := purposeOf(d)
	return p.kind + " " + string(p.rule) + " " + string(p.about) + " " + p.apart
}

// Deal answers a question put to Chance. Asked twice, it answers the same.
func (s *Sealed) Deal(d engine.Decision) engine.Choice {
	lots := total(d)
	if lots == 0 {
		return engine.Choice{}
	}
	rolls, die := s.Next(d)
	draw := s.seed.Draw(Label(d), rolls, die)
	if IsDie(d) {
		return Lot(d, draw.Lot(lots))
	}
	return d.Legal[first(draw, d)]
}

// IsDie reports whether an answer is a face of a die: then it has always as many.
func IsDie(d engine.Decision) bool { return d.Weights == nil && d.Legal[0].Verb == engine.Roll }

// first is the thing that comes first of all that can be drawn. Whatever else is missing from the deck or the cup, it stays the first.
func first(draw sealed.Draw, d engine.Decision) (best int) {
	order, lowest, found := draw.Order(), uint64(0), false
	for i, c := range d.Legal {
		words, copies := c.Words(), 1
		if d.Weights != nil {
			copies = d.Weights[i]
		}
		for n := range copies {
			if x := order.Place(words, n); !found || x < lowest {
				best, lowest, found = i, x, true
			}
		}
	}
	return best
}

// Observe takes note that a question to Chance has been answered.
func (s *Sealed) Observe(d engine.Decision) {
	i := s.find(d)
	if i < 0 {
		i = len(s.thrown)
		s.thrown = append(s.thrown, labelled{purpose: purposeOf(d)})
	}
	at := &s.thrown[i]
	if at.die++; d.Left == 0 {
		at.rolls, at.die = at.rolls+1, 0
	}
}

// find is the place of what has been thrown with the label of a question, or -1.
func (s *Sealed) find(d engine.Decision) int {
	p := purposeOf(d)
	return slices.IndexFunc(s.thrown, func(t labelled) bool { return t.purpose == p })
}

// Next is how many rolls with the label of a question have been made in the turn, and how many dice of the one under way.
func (s *Sealed) Next(d engine.Decision) (rolls, die int) {
	if i := s.find(d); i >= 0 {
		return s.thrown[i].rolls, s.thrown[i].die
	}
	return 0, 0
}

// Clone returns a dealer that goes on by itself from here.
func (s *Sealed) Clone() *Sealed {
	return &Sealed{s.seed, append([]labelled(nil), s.thrown...)}
}
