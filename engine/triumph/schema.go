package triumph

import (
	"encoding/json"
	"slices"
	"strconv"

	"interbellum/engine/blockwar"
)

// The documented, versioned schema of a written position at the start of a phase (SCHEMA.md).

const schemaFormat = "triumph/1"

// Written is a position at the start of a phase. Cards that are nowhere else lie in the draw piles, blocks
// that are not on the map can be built, chits that nobody has are in the cup.
type Written struct {
	Format     string            `json:"format"`
	Scenario   string            `json:"scenario"`
	Options    []string          `json:"options,omitempty"`
	Year       uint16            `json:"year"` // before the Year Start: the last one's
	Phase      blockwar.Phase    `json:"phase"`
	Order      []string          `json:"turn_order,omitempty"`
	Passive    string            `json:"passive_ally,omitempty"`
	Factions   []WrittenFaction  `json:"factions"`
	Nations    []WrittenNation   `json:"nations,omitempty"`
	Units      []WrittenUnit     `json:"units,omitempty"`
	Disputed   []WrittenOwner    `json:"disputed,omitempty"`
	Blockades  []WrittenBlockade `json:"blockades,omitempty"`
	USAForces  uint8             `json:"usa_forces_come,omitempty"`
	Action     []int             `json:"action_discards,omitempty"`
	Investment []int             `json:"investment_discards,omitempty"`
}

// WrittenFaction is what lies before one player.
type WrittenFaction struct {
	Faction    string            `json:"faction"`
	Ind        uint8             `json:"ind"`
	Raised     uint8             `json:"ind_raised,omitempty"`
	Action     []int             `json:"action_cards,omitempty"`
	Investment []int             `json:"investment_cards,omitempty"`
	DownAction []int             `json:"face_down_action_cards,omitempty"` // of the start, not yet inspected
	DownInvest []int             `json:"face_down_investment_cards,omitempty"`
	StackActs  []int             `json:"stack_action_cards,omitempty"` // the Passive Stack
	StackInv   []int             `json:"stack_investment_cards,omitempty"`
	Vault      []WrittenSecret   `json:"vault,omitempty"`
	Revealed   []WrittenRevealed `json:"technologies,omitempty"`
	Atomic     uint16            `json:"last_atomic_year,omitempty"`
	Dividends  []int             `json:"peace_dividends,omitempty"` // how many of 0, 1 and 2
	Wars       []string          `json:"at_war_with,omitempty"`
	Declared   []string          `json:"declared_war_on,omitempty"`
	Violated   bool              `json:"violated_a_neutral,omitempty"`
	Fought     bool              `json:"was_in_a_battle,omitempty"`
}

// WrittenSecret is a pair in a Secret Vault, WrittenRevealed a Technology in effect.
type WrittenSecret struct {
	Tech string `json:"technology"`
	Card uint8  `json:"card"`
	Pair uint8  `json:"pair"`
}

type WrittenRevealed struct {
	Tech string `json:"technology"`
	Card uint8  `json:"card"`
}

// WrittenNation is a Nation in which a marker lies, or that is not what it was.
type WrittenNation struct {
	Nation    string   `json:"nation"`
	Influence string   `json:"influence_of,omitempty"`
	Markers   uint8    `json:"markers,omitempty"`
	Control   string   `json:"controlled_by,omitempty"`
	Armed     bool     `json:"armed,omitempty"`
	Violators []string `json:"violators,omitempty"`
	Defeated  bool     `json:"defeated,omitempty"`
}

// WrittenUnit is one block. N is which it is, given by the program.
type WrittenUnit struct {
	Nation string `json:"nation"`
	Type   string `json:"type"`
	N      uint8  `json:"n"`
	CV     uint8  `json:"cv"`
	Area   string `json:"area"`
	FaceUp bool   `json:"face_up,omitempty"`
	// Escaped is a Sub that has escaped from a Sea Battle.
	Escaped bool `json:"escaped,omitempty"`
}

// WrittenOwner is who was first in an area in which several are, or nobody who could take it (3.21).
type WrittenOwner struct {
	Area  string `json:"area"`
	Owner string `json:"owner"`
}

// WrittenBlockade is a Blockade marker.
type WrittenBlockade struct {
	Area string `json:"area"`
	Med  bool   `json:"med,omitempty"`
}

func toSchema(t *Table) any {
	w := Written{Format: schemaFormat, Scenario: t.Scenario, Year: t.Year, Phase: t.Phase,
		Action: t.Decks[blockwar.ActionDeck].Discard.List(), Investment: t.Decks[blockwar.InvestmentDeck].Discard.List()}
	w.Options, w.USAForces, w.Passive = options(t), own(t).USAEntry, t.FactionFacts(own(t).Passive).Slug
	if t.Order[0] != blockwar.NoFaction {
		w.Order = factionSlugs(t, t.Order[:])
	}
	for _, f := range blockwar.AllFactions {
		w.Factions = append(w.Factions, writeFaction(t, f))
	}
	for n := Nation(1); n <= t.LastNation; n++ {
		if s := t.Nations[n]; s != (blockwar.NationState{}) {
			w.Nations = append(w.Nations, WrittenNation{t.NationFacts(n).Slug, t.FactionFacts(s.Influence.Of).Slug, s.Influence.N, t.FactionFacts(s.Marker).Slug, s.Armed,
				factionSlugs(t, s.Violators.List()), s.Defeated})
		}
	}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		w.Units = append(w.Units, WrittenUnit{t.NationFacts(b.ID.Nation).Slug, t.Chart[b.ID.Type].Slug, b.ID.No, b.CV, t.Place(b.At).Slug, b.Has(blockwar.FaceUp), b.Has(blockwar.Escaped)})
	}
	for _, a := range t.LandAreas() {
		if s, armed := t.Occupants(a); s.Len() > 1 || s != 0 && (armed || !t.GroundSupport(s.List()[0], a)) {
			w.Disputed = append(w.Disputed, WrittenOwner{t.Place(a).Slug, t.FactionFacts(t.Control[a]).Slug})
		}
		if b := t.Blockade[a]; b != blockwar.NotBlockaded {
			w.Blockades = append(w.Blockades, WrittenBlockade{t.Place(a).Slug, b == blockwar.MedBlockade})
		}
	}
	return w
}

func factionSlugs(t *Table, list []Faction) (slugs []string) {
	for _, f := range list {
		slugs = append(slugs, t.FactionFacts(f).Slug)
	}
	return slugs
}

func writeFaction(t *Table, f Faction) WrittenFaction {
	s := t.Faction(f)
	w := WrittenFaction{Faction: t.FactionFacts(f).Slug, Ind: s.Ind, Raised: s.Raised, Action: s.Hand[blockwar.ActionDeck].List(), Investment: s.Hand[blockwar.InvestmentDeck].List(),
		DownAction: s.Bought[blockwar.ActionDeck].List(), DownInvest: s.Bought[blockwar.InvestmentDeck].List(), StackActs: s.Stack[blockwar.ActionDeck].List(), StackInv: s.Stack[blockwar.InvestmentDeck].List(),
		Atomic: s.Atomic, Wars: factionSlugs(t, t.Side(f).Wars.List()), Declared: factionSlugs(t, s.Declared.List()), Violated: s.Violated, Fought: s.Fought}
	for _, x := range s.Vault {
		w.Vault = append(w.Vault, WrittenSecret{t.TechFacts(x.Tech).Slug, x.Card, x.Pair})
	}
	for _, r := range s.Revealed {
		w.Revealed = append(w.Revealed, WrittenRevealed{t.TechFacts(r.Tech).Slug, r.Card})
	}
	if s.Chits.Len() > 0 {
		for _, n := range s.Chits {
			w.Dividends = append(w.Dividends, int(n))
		}
	}
	return w
}

// turnOf: a match is counted in Years, of which those with a war are of another kind.
func turnOf(schema any) (name, kind string) {
	w, kind := schema.(Written), "peace"
	if w.Phase <= blockwar.YearStartPhase {
		w.Year++
	}
	if slices.ContainsFunc(w.Factions, func(f WrittenFaction) bool { return len(f.Wars) > 0 }) {
		kind = "war"
	}
	return strconv.Itoa(int(w.Year)), kind
}

// example is a position in which much can be played: the Government Phase of 1938.
func example() []byte {
	t, err := setUp(scenario1936)
	if err != nil {
		panic(err)
	}
	t.Year, t.Phase, t.Order = 1938, blockwar.GovernmentPhase, Book().TurnOrder(2)
	for i, f := range blockwar.AllFactions {
		for n := range 8 {
			for k := range t.Decks {
				blockwar.Move(1+3*n+i, &t.Decks[k].Draw, &t.Faction(f).Hand[k])
			}
		}
		t.Faction(f).Chits[1], t.Chits[1] = 2, t.Chits[1]-2
		great := Book().FactionFacts(f).Great
		for _, u := range []blockwar.Type{blockwar.Infantry, blockwar.Tank, blockwar.AirForce} {
			t.Put(great, u, 2, Book().FactionFacts(f).Main)
		}
	}
	austria, _ := Book().ParseNation("austria")
	t.Nations[austria].Influence = blockwar.Influence{Of: Axis, N: 2}
	t.Nations[USA].Influence = blockwar.Influence{Of: West, N: 1}
	t.EvaluateControl()
	text, err := json.MarshalIndent(toSchema(t), "", "  ")
	if err != nil {
		panic(err)
	}
	return text
}
