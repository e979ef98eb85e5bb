package bot

import (
	"strconv"

	"interbellum/engine/words"
)

// A Style is how a player plays.
type Style struct {
	Strength Strength
	Temper   Temper
	Opening  *Opening // its plan, if any
}

// Strength is how well it plays.
type Strength uint8

const (
	Easy   Strength = iota // near-best answers, and blunders
	Normal                 // near-best answers, and a blunder now and then
	Hard                   // the best answer that it finds
)

// Temper is how much it dares.
type Temper int8

const (
	Cautious Temper = iota - 1
	Even
	Bold
)

var (
	strengths = []string{"easy", "normal", "hard"}
	tempers   = []string{"cautious", "even", "bold"}
)

func (s Strength) String() string { return strengths[s] }
func (t Temper) String() string   { return tempers[t-Cautious] }

// String writes a style as ParseStyle reads it.
func (s Style) String() string {
	if s.Temper == Even {
		return s.Strength.String()
	}
	return s.Strength.String() + "-" + s.Temper.String()
}

// ParseStyle reads "hard" or "hard-bold".
func ParseStyle(text string) (Style, error) {
	for s := Easy; s <= Hard; s++ {
		for t := Cautious; t <= Bold; t++ {
			if x := (Style{Strength: s, Temper: t}); x.String() == text {
				return x, nil
			}
		}
	}
	return Style{}, words.Refuse("", "engine/fault.strength", strconv.Quote(text))
}

// A Selection is how a strength picks among the answers that were weighed.
type Selection struct {
	Near    int // how much less than the best an answer may be worth to count as near, in hundredths of a point
	Blunder int // of a hundred questions, how many are answered with anything legal
}

// selection is how the player picks: hard always takes the best.
func (p *Player) selection() Selection {
	if p.style.Strength == Hard {
		return Selection{}
	}
	return p.mind.Selection(p.style.Strength)
}

// pick is the ordinal of the answer to give.
func (h Selection) pick(worth []int, l *luck) int {
	if h.Blunder > 0 && l.n(100) < h.Blunder {
		return l.n(len(worth))
	}
	best := worth[0]
	for _, w := range worth {
		best = max(best, w)
	}
	var near []int
	for i, w := range worth {
		if w >= best-h.Near {
			near = append(near, i)
		}
	}
	if len(near) == 1 {
		return near[0]
	}
	return near[l.n(len(near))]
}
