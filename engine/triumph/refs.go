package triumph

import (
	"strconv"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// The names of things in choices, decisions and events.

func areaRef(a Area) engine.Ref          { return engine.Ref("area/" + a.String()) }
func factionRef(f Faction) engine.Ref    { return engine.Ref("faction/" + f.String()) }
func nationRef(n Nation) engine.Ref      { return engine.Ref("nation/" + n.String()) }
func techRef(t Tech) engine.Ref          { return engine.Ref("tech/" + t.String()) }
func typeRef(t blockwar.Type) engine.Ref { return engine.Ref("type/" + typeSlug(t)) }
func yearRef(year uint16) engine.Ref     { return engine.Ref("year/" + strconv.Itoa(int(year))) }
func phaseRef(p Phase) engine.Ref        { return engine.Ref("phase/" + p.String()) }

// A card is named for its deck: "action/12", "investment/33".
func (k DeckKind) card(n int) engine.Ref { return cardRefs[k][n] }

var cardRefs = func() (refs [DeckCount][CardCount + 1]engine.Ref) {
	for k := range refs {
		for n := range refs[k] {
			refs[k][n] = engine.Ref(deckSlugs[k] + "/" + strconv.Itoa(n))
		}
	}
	return refs
}()

func (k DeckKind) ref() engine.Ref { return engine.Ref("deck/" + deckSlugs[k]) }

// unitRef names a block, for its owner alone: "unit/germany-infantry-2".
func unitRef(id blockID) engine.Ref {
	return engine.Ref("unit/" + id.Nation.String() + "-" + typeSlug(id.Type) + "-" + strconv.Itoa(int(id.No)))
}

func areaOf(r engine.Ref) Area {
	a, _ := ParseArea(r.Name())
	return a
}

func factionOf(r engine.Ref) Faction {
	f, _ := ParseFaction(r.Name())
	return f
}

func nationOf(r engine.Ref) Nation {
	n, _ := ParseNation(r.Name())
	return n
}

func techOf(r engine.Ref) Tech {
	t, _ := ParseTech(r.Name())
	return t
}

// cardOf reads a name that card wrote.
func cardOf(r engine.Ref) (DeckKind, int) {
	n, _ := strconv.Atoi(r.Name())
	if r.Class() == deckSlugs[ActionDeck] {
		return ActionDeck, n
	}
	return InvestmentDeck, n
}

// unitOf finds the block on the map that a name means, or nil.
func (t *Table) unitOf(r engine.Ref) *block {
	for i := range t.Blocks {
		if unitRef(t.Blocks[i].ID) == r {
			return &t.Blocks[i]
		}
	}
	return nil
}
