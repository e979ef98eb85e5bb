package blockwar

// Tables are those of a game by name, and how it reads in them what its sister has not: a reader that is nil finds nothing more.
type Tables struct {
	Game      string
	File      func(name string) string // the text of a table
	Like      *Book                    // where these are another edition: the Book of the one that comes with the program
	LastPower Nation                   // the first Nations, as far as this one, have units of their own
	Techs     int                      // how many Technologies there are

	Atlas                                                       func(Chart) *AtlasTables // without their texts
	FactionColumns, WildColumns, InvestmentColumns, TurnColumns string
	WildLists                                                   [FactionCount]string // the columns of what a WildCard is for each Faction

	Faction    func(*Book, Row, *FactionFacts)
	Apart      []FactionFacts // the Sides that fight apart from the Factions
	Wild       func(*Book, Row)
	Investment func(*Book, Row, *InvestmentCard)
	Turn       func(b *Book, r Row, die int)

	Scenarios ScenarioTables
	Partisans bool // which setup.csv may name as a type
}

// ReadBook makes a Book of tables, and finds the first thing that is wrong with them. What no table has is still to be added: Rule,
// Hooks, Play, Techniques and Extra.
func ReadBook(x *Tables, extra any) (*Book, error) {
	chart, err := ReadChart("units.csv", x.File("units.csv"))
	if err == nil && x.Like != nil {
		err = Same("units.csv", len(chart), len(x.Like.Chart), func(i int) string { return chart[i].Slug }, func(i int) string { return x.Like.Chart[i].Slug })
	}
	if err != nil {
		return nil, err
	}
	atlas := x.Atlas(chart)
	atlas.Nations, atlas.Areas, atlas.Borders = x.File("nations.csv"), x.File("areas.csv"), x.File("borders.csv")
	m, err := ReadAtlas(atlas)
	if err == nil && x.Like != nil {
		err = m.Like(x.Like)
	}
	if err != nil {
		return nil, err
	}
	b := NewBook(x.Game, m, x.LastPower)
	b.Chart, b.Extra = chart, extra
	for _, read := range []func(*Tables) error{b.readForces, b.readTechs, b.readDecks, b.readYears, b.readScenarios} {
		if err := read(x); err != nil {
			return nil, err
		}
	}
	if x.Like != nil {
		err = b.playable(x.Like)
	}
	return b, err
}

// readForces reads the blocks and the Factions.
func (b *Book) readForces(x *Tables) (err error) {
	if b.Stock, err = b.ReadStock(x.File("blocks.csv")); err != nil {
		return err
	}
	b.SideList, err = b.ReadFactions(x.File("factions.csv"), x.FactionColumns, func(r Row, f *FactionFacts) { x.Faction(b, r, f) })
	b.SideList = append(b.SideList, x.Apart...)
	if err == nil && x.Like != nil {
		err = Same("factions.csv", len(b.SideList), len(x.Like.SideList), func(i int) string { return b.SideList[i].Slug }, func(i int) string { return x.Like.SideList[i].Slug })
	}
	return err
}

func (b *Book) readTechs(x *Tables) (err error) {
	b.TechList, err = ReadTechs(x.File("technologies.csv"), x.Techs)
	if err == nil && x.Like != nil {
		err = Same("technologies.csv", len(b.TechList), len(x.Like.TechList), func(i int) string { return b.TechList[i].Slug }, func(i int) string { return x.Like.TechList[i].Slug })
	}
	return err
}

// readDecks reads both decks, and what their WildCards do.
func (b *Book) readDecks(x *Tables) (err error) {
	var wild func(Row)
	if x.Wild != nil {
		wild = func(r Row) { x.Wild(b, r) }
	}
	if b.WildCards, err = ReadWildCards(x.File("wildcards.csv"), x.WildColumns, x.WildLists, b.ParseNation, wild); err != nil {
		return err
	}
	if b.ActionCards, err = ReadActionCards(x.File("action-cards.csv"), b.ParseNation, b.WildCards); err != nil {
		return err
	}
	var more func(Row, *InvestmentCard)
	if x.Investment != nil {
		more = func(r Row, c *InvestmentCard) { x.Investment(b, r, c) }
	}
	b.InvestmentCards, err = ReadInvestmentCards(x.File("investment-cards.csv"), x.InvestmentColumns, b.TechList, more)
	return err
}

// readYears reads what a New Year brings to everybody.
func (b *Book) readYears(x *Tables) (err error) {
	var turn func(int, Row)
	if x.Turn != nil {
		turn = func(die int, r Row) { x.Turn(b, r, die) }
	}
	if b.TurnOrders, err = ReadTurnOrders(x.File("turn-order.csv"), x.TurnColumns, b.ParseFaction, turn); err != nil {
		return err
	}
	b.AllChits, err = ReadChits(x.File("peace-dividends.csv"))
	return err
}
