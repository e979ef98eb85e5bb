package conquest

import (
	"encoding/json"

	"interbellum/engine/blockwar"
)

// The documented, versioned schema of a written position at the start of a phase (SCHEMA.md).

const schemaFormat = "conquest/1"

// Written is a position at the start of a phase: what both block games have, and what is this one's.
type Written struct {
	blockwar.WrittenHead
	blockwar.WrittenPieces
	blockwar.WrittenDiscards
	WrittenPowers
	WrittenChina
}

// WrittenPowers is how loyal the Foster Factions are, and what is still to come.
type WrittenPowers struct {
	Loyalty  []WrittenLoyalty `json:"loyalty"`
	Naval    uint8            `json:"naval_construction_come,omitempty"`
	Attacked bool             `json:"attacked_by_japan,omitempty"`
	Reacting uint8            `json:"reaction_forces_due,omitempty"`
	Reserves uint8            `json:"russian_reserves,omitempty"` // 1 in the next New Year, 2 they have come
	Due      []WrittenDue     `json:"influence_due,omitempty"`
	Allied   bool             `json:"british_empire_allied,omitempty"`
	// Islets are the Control markers on those that are no Capital (1.143).
	Islets []blockwar.WrittenOwner `json:"islets,omitempty"`
}

// WrittenLoyalty is a KMT or CPC marker.
type WrittenLoyalty struct {
	Faction string `json:"faction"`
	N       uint8  `json:"loyalty"`
	Raised  uint8  `json:"raised,omitempty"`
}

// WrittenDue is Influence of the USA that takes effect at the next Diplomacy Resolution (15.35, 19.5).
type WrittenDue struct {
	Nation string `json:"nation"`
	N      uint8  `json:"n"`
}

// WrittenChina is what lies in China.
type WrittenChina struct {
	Partisans  []WrittenPartisans `json:"partisans,omitempty"`
	Intruded   []string           `json:"intruded_in_china,omitempty"` // Foster Factions
	Violated   []WrittenViolated  `json:"proxy_powers_violated,omitempty"`
	Insurgents []WrittenPair      `json:"insurgents,omitempty"`
	Sneaked    bool               `json:"sneak_attack_made,omitempty"`
}

// WrittenViolated lists who has Violated a Proxy Power.
type WrittenViolated struct {
	Side string   `json:"side"`
	By   []string `json:"by"`
}

// WrittenPair is a pair of cards for Insurgents in a Province.
type WrittenPair struct {
	Area string `json:"area"`
	Card uint8  `json:"card"`
	Pair uint8  `json:"pair"`
}

// WrittenPartisans are the Partisans of a Province.
type WrittenPartisans struct {
	Area string `json:"area"`
	N    uint8  `json:"n"`
}

func toSchema(t *Table) any {
	return Written{t.WriteHead(schemaFormat), t.WritePieces(), t.WriteDiscards(), writePowers(t), writeChina(t)}
}

func writePowers(t *Table) WrittenPowers {
	o := own(t)
	w := WrittenPowers{Naval: o.Naval, Attacked: o.Attacked, Reacting: o.Reacting, Reserves: uint8(o.Reserves), Allied: o.Allied}
	for _, d := range o.Due {
		w.Due = append(w.Due, WrittenDue{t.NationFacts(d.Nation).Slug, d.N})
	}
	for a, side := range o.Islets {
		if side != blockwar.NoFaction {
			w.Islets = append(w.Islets, blockwar.WrittenOwner{Area: t.Place(Area(a)).Slug, Owner: t.FactionFacts(side).Slug})
		}
	}
	for _, f := range []Faction{USA, Soviets} {
		w.Loyalty = append(w.Loyalty, WrittenLoyalty{t.FactionFacts(f).Slug, o.Loyalty[f].N, o.Loyalty[f].Raised})
	}
	return w
}

func writeChina(t *Table) (w WrittenChina) {
	c := chinaOf(t)
	w.Intruded, w.Sneaked = t.SideSlugs(c.Intruded.List()), c.Sneak.Made
	for _, p := range []Side{Nationalists, Reds} {
		if c.Violated[p] != 0 {
			w.Violated = append(w.Violated, WrittenViolated{t.FactionFacts(p).Slug, t.SideSlugs(c.Violated[p].List())})
		}
	}
	for _, x := range c.Insurgents {
		w.Insurgents = append(w.Insurgents, WrittenPair{t.Place(x.Province).Slug, x.Card, x.Pair})
	}
	for a, n := range c.Partisans {
		if n > 0 {
			w.Partisans = append(w.Partisans, WrittenPartisans{t.Place(Area(a)).Slug, n})
		}
	}
	return w
}

func turnOf(schema any) (name, kind string) {
	w := schema.(Written)
	return blockwar.WrittenTurn(w.WrittenHead, w.WrittenPieces)
}

// example is a position in which much can be played: the Government Phase of 1938.
func (e *edition) example() []byte {
	t := blockwar.Must(e.setUp(Scenario1936))
	t.Furnish(4)
	peiping, _ := t.ParseNation("peiping")
	t.Nations[peiping].Influence = blockwar.Influence{Of: Japan, N: 2}
	t.Nations[BritishEmpire].Influence = blockwar.Influence{Of: USA, N: 1}
	t.EvaluateControl()
	return blockwar.Must(json.MarshalIndent(toSchema(t), "", "  "))
}
