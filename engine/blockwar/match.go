package blockwar

import "interbellum/engine"

// Describe tells the catalogue what both games have alike: hidden things, orders, and their seats. It gives all of these, and each of
// them to a player of its own.
func Describe(g *engine.Game, rules *engine.Rules[Table], b *Book) (all engine.Seats, each engine.Split) {
	g.Guarded = []string{"units.csv", "blocks.csv", "investment-cards.csv", "peace-dividends.csv"}
	g.Secret, g.Bias, g.Orders, g.AnswerByOrders, g.Rules = true, Bias, rules.Orders, AnswerByOrders, rules
	for _, s := range b.Seats() {
		g.Seats, each = append(g.Seats, s), append(each, engine.Only(s.Seat))
	}
	return SeenBy(AllFactions[:]...), each
}

// Begin starts a match on a table that has been set up, with its options chosen.
func Begin(rules *engine.Rules[Table], t *Table) (engine.Match, []engine.Event, error) {
	m, seen := engine.Start(rules, t, &SequenceOfPlay{})
	return m, seen, nil
}

// SetUp lays out a scenario with its options.
func SetUp(scenario string, options []string, lay func(scenario string) (*Table, error)) (*Table, error) {
	t, err := lay(scenario)
	if err != nil {
		return nil, err
	}
	return t, t.Choose(options)
}
