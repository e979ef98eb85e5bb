package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.2 Production, as far as it is otherwise than in the sister game.

// 7.21 Proxy Production comes before a Faction's own: the Nationalists enlist, the Soviets draw Action cards that they look at
// when their Production is over.
func proxyProduction(t *Table, f Faction) step {
	switch f {
	case USA:
		if risingSun(t) {
			return &unitedChina{}
		}
		return enlist(t, enlistment(t))
	case Soviets:
		return &blockwar.Deal{To: f, Deck: blockwar.ActionDeck, N: uint8(activism(t)), Blind: true, Rule: "7.212"}
	}
	return nil
}

// enlist lets the Nationalists Build so many Provincial CV.
func enlist(t *Table, cv int) step {
	own(t).Enlisting = true
	return &enlisting{Spending: blockwar.Grant(USA, cv)}
}

// enlisting: Provincial units or steps of theirs, one CV in a Province (7.211).
type enlisting struct{ blockwar.Spending }

// Take: where the player is done, the Enlistment is over and not his Production.
func (s *enlisting) Take(t *Table, e engine.Entry) events {
	seen := s.Spending.Take(t, e)
	if s.Over() {
		return events{t.Say("enlistment-over", "7.211", USA, t.FactionRef(USA), "", int(s.Left))}
	}
	return seen
}

func (s *enlisting) Next(t *Table, _ step) (step, bool, events) {
	if s.Over() {
		own(t).Enlisting = false
	}
	return nil, s.Over(), nil
}

var _ = register("enlisting", &enlisting{})

// purchases: enlisting buys no cards.
func purchases(t *Table, _ *blockwar.Spending, list []engine.Choice) ([]engine.Choice, engine.Rule) {
	if !own(t).Enlisting {
		return list, ""
	}
	list = slices.DeleteFunc(list, func(c engine.Choice) bool { return c.Verb == "buy" })
	return append(list, blockwar.Verb("done")), "7.211"
}

// raises reports whether a unit of a Nation can be Built in an area, a Cadre or a step (7.24). The area is undisputed, and the player's.
func raises(t *Table, f Faction, n Nation, kind blockwar.Type, a Area, cadre, supplied bool) bool {
	p := t.Place(a)
	coastal := kind == blockwar.Fortress || snlf(n, kind, p)
	switch {
	case shut(t, a): // 1.11
		return false
	case Chinese(n) && drilled(t, n, a), own(t).Enlisting && (n != NatChina || !Provincial(kind)):
		return false
	case FortsOnly(p) && !coastal: // 1.41
		return false
	case cadre && kind == blockwar.Fortress && fortifier(t, f, p) != n: // 7.243
		return false
	case coastal:
		return friendly(t, n, a)
	case cadre && !(friendly(t, n, a) && homeTerritory(n, p)): // 7.242
		return false
	}
	return kind == Militia || supplied
}

// shut reports whether no border of an area lets anybody in or out: so of the Great Australian Desert alone.
func shut(t *Table, a Area) bool {
	return !slices.ContainsFunc(t.Map.Board.Neighbours(a), func(over borderTo) bool { return !over.Via.Closed() })
}

// drilled: a Province gets one CV of its Proxy Power in a Production, from both (7.22, 16.122).
func drilled(t *Table, n Nation, a Area) bool {
	return slices.ContainsFunc(t.Blocks, func(b blockwar.Block) bool { return b.At == a && b.ID.Nation == n && b.Has(blockwar.Built) })
}

// friendly reports whether an area is Friendly to a Nation's units: in China all that their player controls is a Proxy Power's (2.4).
func friendly(t *Table, n Nation, a Area) bool {
	if Chinese(n) {
		return inChina(t, a) && t.PlayerOf(t.Controller(a)) == t.PlayerOf(sideOf(t, n))
	}
	return t.Controller(a) == sideOf(t, n)
}

// homeTerritory is where Cadres are raised: for the Proxy Powers all of China that they control (2.4).
func homeTerritory(n Nation, p *blockwar.Place) bool {
	if Chinese(n) {
		return p.Region == RegionChina
	}
	return p.Of == n
}

// fortifier is the Nation of a Fortress that is raised there: in China the Proxy Power's, in a Power's own Territory and Colonies its
// own, in IndoChina for the USA the British Empire's, elsewhere the Great Power's (7.243).
func fortifier(t *Table, f Faction, p *blockwar.Place) Nation {
	if p.Region != RegionChina && t.Power(p.Nation) && t.PlayerOf(sideOf(t, p.Nation)) == f {
		return p.Nation
	}
	return garrison(t, f, p.Area)
}
