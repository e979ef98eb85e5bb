package blockwar

import (
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/board"
)

// Book is a game as it is printed: map, nations, cards, tables, the numbers of its rules, and what it does otherwise than its
// sister. It is made once, never changed, and lies beside every Table of the game without being saved with it.
type Book struct {
	Game  string
	Rule  Numbers
	Hooks Hooks
	Play  *engine.Rules[Table] // how the kernel plays it

	Places     []Place       // by Area
	Peoples    []NationFacts // by Nation; last the forces of Armed Minors
	SideList   []FactionFacts
	Graph      *board.Graph[Area, Border]
	Map        *Map
	Apart      []Costs // the least that moves from an area to another cost, if nobody were in the way
	LastArea   Area
	LastNation Nation // the forces of Armed Minors come after it
	LastPower  Nation // the Powers, which have units of their own, are the first Nations

	Chart Chart
	Stock Stock

	WildCards       []WildCard
	ActionCards     []ActionCard
	InvestmentCards []InvestmentCard
	TechList        []TechFacts
	Techniques      [][]Technique // what Technologies do for units, by Tech
	TurnOrders      TurnOrders
	Scenarios       []Scenario
	AllChits        Chits

	Extra any // what this game alone prints besides

	land, water []Area
	members     [][]Area
	kinds       []Type
	sides       []Side
	side        [NationRoom]Side // of each Nation, as the game begins
	intel       [IntelKinds]Tech
	areas       map[string]Area
	doubleAgent int // its card
}

// farthestMove is the highest Movement Speed.
const farthestMove = 3

// NewBook is a Book with its map in it. The first Nations, as far as last, are Powers with units of their own.
func NewBook(game string, m *Atlas, last Nation) *Book {
	b := &Book{Game: game, Places: m.Places, Peoples: m.Peoples, Graph: &m.Graph, LastArea: Area(len(m.Places) - 1), LastNation: Nation(len(m.Peoples) - 2), LastPower: last}
	b.areas, b.members = make(map[string]Area, len(b.Places)), make([][]Area, len(b.Peoples))
	for n := range b.Peoples {
		b.side[n] = b.Peoples[n].Side
	}
	for a := Area(1); a <= b.LastArea; a++ {
		p := &b.Places[a]
		b.areas[p.Slug] = a
		if p.Sea() {
			b.water = append(b.water, a)
			continue
		}
		b.land = append(b.land, a)
		b.members[p.Of] = append(b.members[p.Of], a)
	}
	b.Map = NewMap(b.Graph, func(a Area) Terrain {
		p := &b.Places[a]
		terrain := Terrain{Sea: p.Sea(), Straits: p.Straits(), Coastal: p.Coastal, Enter: 1}
		if p.Kind == OceanArea {
			terrain.Enter = 2
		}
		return terrain
	})
	b.Apart = b.Map.Apart(farthestMove)
	return b
}

// Bind makes a Book ready for use, once all facts and hooks are in it.
func (b *Book) Bind() *Book {
	b.Hooks = b.Hooks.withDefaults()
	for i := range b.Chart {
		if u := b.Chart[i].Type; u != NoType && u != Convoy {
			b.kinds = append(b.kinds, u)
		}
	}
	for i := range b.SideList[1:] {
		b.sides = append(b.sides, Side(i+1))
	}
	b.sides = append(b.sides, NoFaction)
	for i := range b.TechList {
		if x := &b.TechList[i]; x.Kind == IntelTech {
			kind := max(slices.Index(intelSlugs[:], strings.ReplaceAll(x.Slug, "_", "-")), 0)
			b.intel[kind] = x.Tech
		}
	}
	for n := range b.InvestmentCards {
		if b.IntelOf(b.InvestmentCards[n].Intel()) == DoubleAgent {
			b.doubleAgent = n
		}
	}
	return b
}

// Place is the printed description of an area. It is read only. Nowhere has an empty one.
func (b *Book) Place(a Area) *Place {
	if a > b.LastArea {
		a = Nowhere
	}
	return &b.Places[a]
}

// LandAreas and WaterAreas list the two kinds of area, ascending.
func (b *Book) LandAreas() []Area  { return b.land }
func (b *Book) WaterAreas() []Area { return b.water }

// NationFacts is what the print says about a Nation.
func (b *Book) NationFacts(n Nation) *NationFacts {
	if n > b.LastNation+1 {
		n = NoNation
	}
	return &b.Peoples[n]
}

// FactionFacts is what the print says about a Faction, or about a Side that fights apart.
func (b *Book) FactionFacts(f Faction) *FactionFacts { return &b.SideList[f] }

// AllSides lists the Sides in the order in which they are named, nobody last.
func (b *Book) AllSides() []Side { return b.sides }

// SideOf is the Side that a Nation's units fight for as the game begins: those of Armed Minors fight for nobody.
func (b *Book) SideOf(n Nation) Side { return b.side[n] }

// PlayerOf is the Faction whose player leads a Side, or NoFaction.
func (b *Book) PlayerOf(s Side) Faction {
	if s <= FactionCount {
		return s
	}
	return b.SideList[s].Player
}

// Forces is the Nation of the Fortresses that defend Armed Minors.
func (b *Book) Forces() Nation { return b.LastNation + 1 }

// Power reports whether a Nation has units of its own.
func (b *Book) Power(n Nation) bool { return n >= 1 && n <= b.LastPower }

// PoolOf is the place of a Nation in a Pool.
func (b *Book) PoolOf(n Nation) Nation { return min(n, b.LastPower+1) }

// AreasOf lists the Land Areas of a Nation without its Colonies, or of a Colony.
func (b *Book) AreasOf(n Nation) []Area {
	if n > b.LastNation {
		return nil
	}
	return b.members[n]
}

// CapitalOf is the area with which a Nation is Captured: of a Nation without a Capital its only one.
func (b *Book) CapitalOf(n Nation) Area {
	if c := b.NationFacts(n).Capital; c != Nowhere {
		return c
	}
	return b.AreasOf(n)[0]
}

// TechFacts is what the print says about a Tech.
func (b *Book) TechFacts(t Tech) *TechFacts { return &b.TechList[t] }

// Action and Investment are the cards of a number from 1 to CardCount.
func (b *Book) Action(n int) *ActionCard         { return &b.ActionCards[n] }
func (b *Book) Investment(n int) *InvestmentCard { return &b.InvestmentCards[n] }

// TurnOrder is the Turn Order that a die gives.
func (b *Book) TurnOrder(die int) Order { return b.TurnOrders[die] }

// Types lists the types that have blocks.
func (b *Book) Types() []Type { return b.kinds }

// MustType finds a type that an answer names: it has been offered, so it exists.
func (b *Book) MustType(slug string) Type {
	t, found := b.Chart.Find(slug)
	if !found {
		panic(b.Game + ": no type " + slug)
	}
	return t
}

// MaxCV is the highest Combat Value of a Nation's units of a type, BlocksOf how many blocks of it there are.
func (b *Book) MaxCV(n Nation, t Type) uint8  { return b.Stock.Most[b.PoolOf(n)][t] }
func (b *Book) BlocksOf(n Nation, t Type) int { return int(b.Stock.Count[b.PoolOf(n)][t]) }

// ParseArea finds an area by its slug.
func (b *Book) ParseArea(slug string) (Area, bool) {
	a, found := b.areas[slug]
	return a, found
}

// MustArea finds an area that the rules name. An unknown name is a mistake in the program.
func (b *Book) MustArea(slug string) Area {
	a, found := b.ParseArea(slug)
	if !found {
		panic(b.Game + ": no area " + slug)
	}
	return a
}

// ParseNation finds a Nation, or the forces of Armed Minors, by its slug.
func (b *Book) ParseNation(slug string) (Nation, bool) {
	for n := Nation(1); slug != "" && int(n) < len(b.Peoples); n++ {
		if b.Peoples[n].Slug == slug {
			return n, true
		}
	}
	return NoNation, false
}

// ParseFaction finds a Faction, or a Side that fights apart, by its slug.
func (b *Book) ParseFaction(slug string) (Faction, bool) {
	for f := Faction(1); slug != "" && int(f) < len(b.SideList); f++ {
		if b.SideList[f].Slug == slug {
			return f, true
		}
	}
	return NoFaction, false
}

// ParseTech finds a Tech by its slug.
func (b *Book) ParseTech(slug string) (Tech, bool) { return FindTech(b.TechList, slug) }

// IntelTech is the Intelligence card that does this, or NoTech where the game has none.
func (b *Book) IntelTech(kind Intel) Tech { return b.intel[kind] }

// IntelOf is what an Intelligence card does, or NoIntel.
func (b *Book) IntelOf(t Tech) Intel {
	if t == NoTech {
		return NoIntel
	}
	return Intel(max(slices.Index(b.intel[:], t), 0))
}
