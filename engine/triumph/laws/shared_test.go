package laws_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/blockwar/laws"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/law"
	"interbellum/engine/triumph"
)

type (
	table = blockwar.Table
	move  = law.Move[table]
)

const axis, west, ussr = triumph.Axis, triumph.West, triumph.USSR

// quiet is a move in Spring that changes nothing, on a map with no unit.
func quiet(t testing.TB) *move {
	t.Helper()
	start := func() *table {
		table := triumph.Book().Bare("1936")
		table.Phase, table.Year, table.Order, table.Active = blockwar.Spring, 1937, blockwar.Order{axis, west, ussr}, axis
		return table
	}
	under := []string{"game", "seasons", "player-turn", "combat-phase"}
	return &move{Before: start(), After: start(), Was: under, Under: under, Next: []engine.Decision{{Kind: "next-battle"}}}
}

func both(m *move, do func(*table)) { do(m.Before); do(m.After) }

func at(t *table, slug string) blockwar.Area { return t.AreaOf(engine.Ref("area/" + slug)) }

func nation(t *table, slug string) blockwar.Nation { return t.NationOf(engine.Ref("nation/" + slug)) }

func put(t *table, n, kind, area string) *blockwar.Block {
	return t.Put(nation(t, n), t.MustType(kind), 1, at(t, area))
}

func war(t *table, f, g blockwar.Side) {
	t.Sides[f].Wars, t.Sides[g].Wars = t.Sides[f].Wars.With(g), t.Sides[g].Wars.With(f)
}

func said(kind string, f blockwar.Side, on, to string, n int) engine.Event {
	return engine.Event{Kind: kind, Seat: blockwar.SeatOf(f), On: engine.Ref(on), To: engine.Ref(to), N: n}
}

// leaves has a Fleet of Germany leave the North Sea.
func leaves(m *move, how, to string) {
	put(m.Before, "germany", "fleet", "north_sea")
	put(m.After, "germany", "fleet", to)
	m.Events = []engine.Event{said(how, axis, "area/north_sea", "area/"+to, 0)}
}

var breaches = []enginetest.Breach[table]{
	{Name: "1.14 the Axis gains Paris with nobody there", Break: func(m *move) { m.After.Control[at(m.After, "paris")] = axis }},
	{Name: "1.14 an Air Force gains land", Break: func(m *move) {
		both(m, func(t *table) { war(t, axis, west); put(t, "germany", "airforce", "lorraine") })
		m.After.Control[at(m.After, "lorraine")] = axis
	}},
	{Name: "1.14 the Owner of a Disputed area loses it", Break: func(m *move) {
		both(m, func(t *table) {
			war(t, axis, west)
			put(t, "germany", "infantry", "lorraine")
			put(t, "france", "infantry", "lorraine")
		})
		m.After.Control[at(m.After, "lorraine")] = axis
	}},
	{Name: "7.5 eight cards in the Axis hand", Break: func(m *move) {
		m.Before.Phase = blockwar.GovernmentPhase
		m.After.Factions[axis].Hand[blockwar.ActionDeck] = blockwar.CardsTo(8)
	}},
	{Name: "7.21 a wrong Production Level", Break: func(m *move) { m.Events = []engine.Event{said("production-level", axis, "faction/axis", "", 3)} }},
	{Name: "7.23 a Cadre is raised abroad", Break: func(m *move) {
		m.Asked.Kind = "cadre"
		put(m.After, "germany", "tank", "warsaw")
		both(m, func(t *table) { t.Control[at(t, "warsaw")] = axis; t.Nations[nation(t, "poland")].Marker = axis })
	}},
	{Name: "7.23 a step is gained at sea", Break: func(m *move) {
		m.Asked.Kind = "step"
		both(m, func(t *table) { put(t, "germany", "fleet", "north_sea") })
		m.After.Blocks[0].CV = 2
	}},
	{Name: "7.23 two steps at once", Break: func(m *move) {
		m.Asked.Kind = "step"
		both(m, func(t *table) { put(t, "germany", "fleet", "ruhr") })
		m.After.Blocks[0].CV = 3
	}},
	{Name: "7.23 built beside an Enemy", Break: func(m *move) {
		m.Asked.Kind = "cadre"
		both(m, func(t *table) { war(t, axis, west); put(t, "france", "tank", "ruhr") })
		put(m.After, "germany", "tank", "ruhr")
	}},
	{Name: "8.2 three markers on Poland in Spring", Break: func(m *move) {
		m.After.Nations[nation(m.After, "poland")].Influence = blockwar.Influence{Of: axis, N: 3}
	}},
	{Name: "11.0 a German unit in Neutral Poland", Break: func(m *move) { put(m.After, "germany", "tank", "warsaw") }},
	{Name: "12.23 a Sea Battle is left over", Break: func(m *move) {
		both(m, func(t *table) {
			war(t, axis, west)
			put(t, "germany", "fleet", "north_sea")
			put(t, "britain", "fleet", "north_sea")
		})
		m.Under = []string{"game", "seasons", "player-turn", "declarations"}
	}},
	{Name: "12.5 a Retreat into an Enemy Sea", Break: func(m *move) {
		both(m, func(t *table) { war(t, axis, west); put(t, "britain", "fleet", "baltic_sea") })
		leaves(m, "retreat", "baltic_sea")
	}},
	{Name: "12.5 a Retreat to Neutral ground", Break: func(m *move) {
		leaves(m, "retreat", "amsterdam")
		m.After.Nations[nation(m.After, "low_countries")].Armed = true
	}},
	{Name: "12.5 a Retreat to where a Battle was", Break: func(m *move) {
		both(m, func(t *table) { t.Combat.Fields.Activate(at(t, "baltic_sea")) })
		leaves(m, "retreat", "baltic_sea")
	}},
	{Name: "12.5 a ReBase beside an Enemy", Break: func(m *move) {
		both(m, func(t *table) { war(t, axis, west); put(t, "france", "infantry", "ruhr") })
		leaves(m, "rebase", "ruhr")
	}},
	{Name: "12.52 a Fleet stays in an Enemy port", Break: func(m *move) {
		m.Events = []engine.Event{said("season", blockwar.NoFaction, "year/1937", "phase/summer", 0)}
		both(m, func(t *table) { war(t, axis, west); put(t, "germany", "fleet", "marseille") })
	}},
	{Name: "12.63 a Raid with a Tank", Break: func(m *move) {
		both(m, func(t *table) {
			war(t, axis, west)
			put(t, "germany", "tank", "lorraine")
			put(t, "germany", "airforce", "lorraine")
		})
		m.Events = []engine.Event{said("raid", axis, "area/lorraine", "", 0)}
	}},
	{Name: "15.22 a war ends", Break: func(m *move) { war(m.Before, axis, west) }},
	{Name: "15.22 a war of one alone", Break: func(m *move) { m.After.Sides[axis].Wars = blockwar.SetOf(west) }},
	{Name: "15.3 a German unit in France at Peace", Break: func(m *move) { put(m.After, "germany", "tank", "paris") }},
	{Name: "15.42 a Neutral Fortress in France", Break: func(m *move) { m.After.Put(m.After.Forces(), blockwar.Fortress, 1, at(m.After, "paris")) }},
	{Name: "15.42 a marker on an Armed Minor", Break: func(m *move) {
		m.After.Nations[nation(m.After, "poland")] = blockwar.NationState{Armed: true, Influence: blockwar.Influence{Of: axis, N: 1}}
	}},
	{Name: "16.2 wrong points", Break: func(m *move) { m.Events = []engine.Event{said("points-shown", axis, "faction/axis", "", 24)} }},
	{Name: "16.3 Paris and London are German and the match goes on", Break: func(m *move) {
		m.Before.Phase = blockwar.GovernmentPhase
		both(m, func(t *table) {
			war(t, axis, west)
			t.Control[at(t, "paris")], t.Control[at(t, "london")] = axis, axis
		})
	}},
}

func TestSharedLawsCanBreak(t *testing.T) {
	code := laws.Of(triumph.Book().Rule, func(*table, blockwar.Side) int { return 0 })
	enginetest.BreakLaws(t, code, quiet, breaches)
}

// What is Blockaded counts against a Production Level only as long as nothing can be traded.
func TestSharedLevel(t *testing.T) {
	code := laws.Of(triumph.Book().Rule, func(*table, blockwar.Side) int { return 0 })
	levels := func(m *move, n int) (broken bool) {
		m.Events = []engine.Event{said("production-level", axis, "faction/axis", "", n)}
		for _, v := range code.Judge(m) {
			broken = broken || v.Rule == "7.21"
		}
		return broken
	}
	t.Run("7.21 at Peace the least of POP and IND", func(t *testing.T) {
		if m := quiet(t); levels(m, 11) {
			t.Error("got 11 broken, want 11: the POP of 1936")
		}
	})
	t.Run("7.21 in war RES as well", func(t *testing.T) {
		m := quiet(t)
		both(m, func(t *table) { war(t, axis, west) })
		if levels(m, 6) {
			t.Error("got 6 broken, want 6: the RES of 1936")
		}
	})
	t.Run("14.2 a marker on what can be traded does not count", func(t *testing.T) {
		m := quiet(t)
		both(m, func(t *table) { war(t, axis, west); t.Blockade[at(t, "ruhr")] = blockwar.FullBlockade })
		if levels(m, 6) {
			t.Error("got 6 broken, want 6")
		}
	})
}
