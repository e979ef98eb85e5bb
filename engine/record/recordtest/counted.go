package recordtest

import "interbellum/engine"

// Counted is a game whose matches count the answers that are applied to them.
func Counted(game *engine.Game) (counted *engine.Game, applied *int) {
	g, n := *game, new(int)
	g.New = func(scenario string, options []string) (engine.Match, []engine.Event, error) {
		m, seen, err := game.New(scenario, options)
		return &counting{m, n}, seen, err
	}
	g.Rules = countingRules{game.Rules, n}
	return &g, n
}

type countingRules struct {
	engine.Restorer
	applied *int
}

func (c countingRules) Restore(parts engine.Parts) engine.Match {
	return &counting{c.Restorer.Restore(parts), c.applied}
}

type counting struct {
	engine.Match
	applied *int
}

func (c *counting) Apply(e engine.Entry) ([]engine.Event, error) {
	*c.applied++
	return c.Match.Apply(e)
}

func (c *counting) Clone() engine.Match { return &counting{c.Match.Clone(), c.applied} }

func (c *counting) Continue(seq int, instead engine.Match) {
	if other, is := instead.(*counting); is {
		instead = other.Match
	}
	c.Match.Continue(seq, instead)
}
