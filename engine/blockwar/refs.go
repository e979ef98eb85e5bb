package blockwar

import (
	"strconv"

	"interbellum/engine"
)

// The names of things in choices, decisions and events.

// AreaRef and its like name a thing for its class: "area/" and its slug.
func (b *Book) AreaRef(a Area) engine.Ref { return engine.Ref("area/" + b.Place(a).Slug) }
func (b *Book) FactionRef(f Faction) engine.Ref {
	return engine.Ref("faction/" + b.FactionFacts(f).Slug)
}
func (b *Book) NationRef(n Nation) engine.Ref { return engine.Ref("nation/" + b.NationFacts(n).Slug) }
func (b *Book) TechRef(t Tech) engine.Ref     { return engine.Ref("tech/" + b.TechFacts(t).Slug) }
func (b *Book) TypeRef(t Type) engine.Ref     { return engine.Ref("type/" + b.Chart[t].Slug) }
func YearRef(year uint16) engine.Ref          { return engine.Ref("year/" + strconv.Itoa(int(year))) }
func PhaseRef(p Phase) engine.Ref             { return engine.Ref("phase/" + p.String()) }

// A Card is named for its deck: "action/12", "investment/33".
func (k DeckKind) Card(n int) engine.Ref { return cardRefs[k][n] }

var cardRefs = func() (refs [DeckCount][CardCount + 1]engine.Ref) {
	for k := range refs {
		for n := range refs[k] {
			refs[k][n] = engine.Ref(deckSlugs[k] + "/" + strconv.Itoa(n))
		}
	}
	return refs
}()

// Ref names the deck.
func (k DeckKind) Ref() engine.Ref { return engine.Ref("deck/" + deckSlugs[k]) }

// UnitRef names a block, for its owner alone: "unit/germany-infantry-2".
func (b *Book) UnitRef(id ID) engine.Ref {
	return engine.Ref("unit/" + b.NationFacts(id.Nation).Slug + "-" + b.Chart[id.Type].Slug + "-" + strconv.Itoa(int(id.No)))
}

// AreaOf and its like read a name that AreaRef and its like wrote.
func (b *Book) AreaOf(r engine.Ref) Area {
	a, _ := b.ParseArea(r.Name())
	return a
}

func (b *Book) FactionOf(r engine.Ref) Faction {
	f, _ := b.ParseFaction(r.Name())
	return f
}

func (b *Book) NationOf(r engine.Ref) Nation {
	n, _ := b.ParseNation(r.Name())
	return n
}

func (b *Book) TechOf(r engine.Ref) Tech {
	t, _ := b.ParseTech(r.Name())
	return t
}

// CardOf reads a name that card wrote.
func CardOf(r engine.Ref) (DeckKind, int) {
	n, _ := strconv.Atoi(r.Name())
	if r.Class() == deckSlugs[ActionDeck] {
		return ActionDeck, n
	}
	return InvestmentDeck, n
}

// KindRef names blocks of a Nation and type: "block/germany-tank".
func (b *Book) KindRef(id ID) engine.Ref {
	return engine.Ref("block/" + b.NationFacts(id.Nation).Slug + "-" + b.Chart[id.Type].Slug)
}

// SideRef names a Side; read again, the forces of an Armed Minor are NoFaction.
func (b *Book) SideRef(side Side) engine.Ref {
	if side == NoFaction {
		return "faction/minor"
	}
	return b.FactionRef(side)
}

// UnitOf finds the block on the map that a name means, or nil.
func (t *Table) UnitOf(r engine.Ref) *Block {
	for i := range t.Blocks {
		if t.UnitRef(t.Blocks[i].ID) == r {
			return &t.Blocks[i]
		}
	}
	return nil
}
