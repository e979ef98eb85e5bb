package dice

import (
	"strings"

	"interbellum/engine"
	"interbellum/engine/words"
)

// A Scripted dealer gives the answers it was handed, in order.
type Scripted struct {
	script []engine.Choice
	dealt  int
	err    error
}

// Script reads answers in words, separated by commas: "draw:flag/germany, 6, 4, 3".
func Script(text string) (*Scripted, error) {
	s := &Scripted{}
	if strings.TrimSpace(text) == "" {
		return s, nil
	}
	for word := range strings.SplitSeq(text, ",") {
		c, err := engine.ParseChoice(word)
		if err != nil {
			return nil, err
		}
		s.script = append(s.script, c)
	}
	return s, nil
}

// Rolls is a script of dice.
func Rolls(dice ...int) *Scripted {
	s := &Scripted{}
	for _, n := range dice {
		s.script = append(s.script, engine.Choice{Verb: engine.Roll, N: n})
	}
	return s
}

// Deal gives the next answer of the script, or the zero Choice where the script is at its
// end or its next answer is not legal; Err then tells which.
func (s *Scripted) Deal(d engine.Decision) engine.Choice {
	if s.err != nil {
		return engine.Choice{}
	}
	if s.dealt == len(s.script) {
		s.err = words.Refuse(string(d.Rule), "engine/fault.script.over", d.Kind, string(d.Rule))
		return engine.Choice{}
	}
	c := s.script[s.dealt]
	if !d.Allows(c) {
		s.err = words.Refuse(string(d.Rule), "engine/fault.script.not-legal", c.Words(), s.dealt+1, d.Kind, string(d.Rule))
		return engine.Choice{}
	}
	s.dealt++
	return c
}

// Left is how many answers have not been dealt.
func (s *Scripted) Left() int { return len(s.script) - s.dealt }

// Err is what went wrong so far.
func (s *Scripted) Err() error { return s.err }

// Finish fails on an error, and on an answer left over.
func (s *Scripted) Finish() error {
	if s.err != nil {
		return s.err
	}
	if s.Left() > 0 {
		return words.Refuse("", "engine/fault.script.left", s.Left(), s.script[s.dealt].Words())
	}
	return nil
}

var (
	_ Dealer = ByHand{}
	_ Dealer = (*Seeded)(nil)
	_ Dealer = (*Scripted)(nil)
)
