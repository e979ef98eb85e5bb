package bot

import (
	"strings"

	"interbellum/engine"
)

// An Opening is what a power did, or meant to do, in its first years: what it courts, takes or studies is worth more to it then.
type Opening struct {
	Name   string // a kind of a catalogue, "cataclysm/opening.our-sea", or the words themselves
	Until  int    // the last year in which it is followed
	Courts string // slugs of nations or areas
	Takes  string // the same
	Fights string // slugs of powers that it makes war on
	Spares string // and of those on which it makes none
	Peace  int    // the last year in which it spares them
	Bomb   bool   // it studies for the bomb
}

// An Opener is an evaluator that knows openings.
type Opener interface {
	Evaluator
	// Openings are those that a seat chooses from.
	Openings(s engine.Seat) []Opening
}

// plays is how the player plays a seat: which opening it follows, if any, depends on its seed alone.
func (p *Player) plays(s engine.Seat) Style {
	style := p.style
	mind, is := p.mind.(Opener)
	if !is {
		return style
	}
	list := mind.Openings(s)
	l := luck{begun: true, state: p.seed ^ uint64(s)<<32}
	if n := l.n(len(list) + 1); n < len(list) {
		style.Opening = &list[n]
	}
	return style
}

// Courted and Sought tell how much more it is worth in a year, in hundredths of a victory point, to gain influence there, or to take
// it.
func (o *Opening) Courted(slug string, year int) int {
	if o == nil || year > o.Until || !named(o.Courts, slug) {
		return 0
	}
	return 20
}

func (o *Opening) Sought(slug string, year int) int {
	if o == nil || year > o.Until || !named(o.Takes, slug) {
		return 0
	}
	return 40
}

// Against tells how much more a war on a power is worth in a year: an opening may order it, or forbid it.
func (o *Opening) Against(slug string, year int) int {
	switch {
	case o == nil:
	case year <= o.Until && named(o.Fights, slug):
		return 60
	case year <= o.Peace && named(o.Spares, slug):
		return -winBonus
	}
	return 0
}

// Studied tells whether the bomb comes before all else in a year.
func (o *Opening) Studied(year int) bool { return o != nil && o.Bomb && year <= o.Until }

// named reports whether a list of slugs has this one.
func named(list, slug string) bool {
	for list != "" {
		var next string
		if next, list, _ = strings.Cut(list, " "); next == slug {
			return true
		}
	}
	return false
}
