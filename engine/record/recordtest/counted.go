package recordtest

import "interbellum/engine"

// Counted is a game whose matches count the answers that are applied to them.
func Counted(game *engine.Game) (counted *engine.Game, applied *int) {
	g, n := *game, new(int)
	g.New = func(scenario string, options []string) (engine.Match, []engine.Event, error) {
		m, seen, err := game.New(scenario, options)
		return &counting{m, n}, seen, err
	}
	g.Load = func(data []byte) (engine.Match, error) {
		m, err := game.Load(data)
		return &counting{m, n}, err
	}
	return &g, n
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
