package blockwar

// ReadFactions reads what the print says about the Factions; more reads what one game alone has in its columns.
func (b *Book) ReadFactions(text, columns string, more func(Row, *FactionFacts)) (list []FactionFacts, err error) {
	list = []FactionFacts{{}}
	err = ReadTable("factions.csv", text, columns, func(r Row) {
		f := FactionFacts{Faction: Faction(len(list)), Player: Faction(len(list)), Slug: r.Text("id"), Name: r.Text("name"),
			Great: Named(r, "great_power", r.Text("great_power"), b.ParseNation), Subs: ListNamed(r, "sub_capitals", b.ParseArea),
			Start:       Levels{Pop: r.Count("pop"), Ind: r.Count("ind"), Res: r.Count("res")},
			FactoryCost: r.Digits("factory_cost_levels"), HandSize: r.Count("hand_size"), ActionCards: r.Count("initial_action_cards"),
			Emergency: r.Count("emergency_command"), Penalty: 1, Source: r.Text("source")}
		if main := r.Text("main_capital"); main != "" {
			f.Main = Named(r, "main_capital", main, b.ParseArea)
			f.Center = f.Main
		}
		if f.Faction > FactionCount {
			r.Fault("id", "blocks/fault.data.unknown", f.Slug)
			return
		}
		more(r, &f)
		list = append(list, f)
	})
	return list, err
}

// ReadStock reads which unit blocks there are.
func (b *Book) ReadStock(text string) (s Stock, err error) {
	blocks, err := ReadBlocks(text, b.ParseNation, b.Chart)
	for _, x := range blocks {
		n := b.PoolOf(x.Nation)
		s.Count[n][x.Type], s.Most[n][x.Type] = x.Count, x.MaxCV
	}
	return s, err
}
