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
	Phase      Phase             `json:"phase"`
	Order      []Faction         `json:"turn_order,omitempty"`
	Passive    Faction           `json:"passive_ally,omitempty"`
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
	Faction    Faction           `json:"faction"`
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
	Wars       []Faction         `json:"at_war_with,omitempty"`
	Declared   []Faction         `json:"declared_war_on,omitempty"`
	Violated   bool              `json:"violated_a_neutral,omitempty"`
	Fought     bool              `json:"was_in_a_battle,omitempty"`
}

// WrittenSecret is a pair in a Secret Vault, WrittenRevealed a Technology in effect.
type WrittenSecret struct {
	Tech Tech  `json:"technology"`
	Card uint8 `json:"card"`
	Pair uint8 `json:"pair"`
}

type WrittenRevealed struct {
	Tech Tech  `json:"technology"`
	Card uint8 `json:"card"`
}

// WrittenNation is a Nation in which a marker lies, or that is not what it was.
type WrittenNation struct {
	Nation    Nation    `json:"nation"`
	Influence Faction   `json:"influence_of,omitempty"`
	Markers   uint8     `json:"markers,omitempty"`
	Control   Faction   `json:"controlled_by,omitempty"`
	Armed     bool      `json:"armed,omitempty"`
	Violators []Faction `json:"violators,omitempty"`
	Defeated  bool      `json:"defeated,omitempty"`
}

// WrittenUnit is one block. N is which it is, given by the program.
type WrittenUnit struct {
	Nation Nation `json:"nation"`
	Type   string `json:"type"`
	N      uint8  `json:"n"`
	CV     uint8  `json:"cv"`
	Area   Area   `json:"area"`
	FaceUp bool   `json:"face_up,omitempty"`
	// Escaped is a Sub that has escaped from a Sea Battle.
	Escaped bool `json:"escaped,omitempty"`
}

// WrittenOwner is who was first in an area in which several are, or nobody who could take it (3.21).
type WrittenOwner struct {
	Area  Area    `json:"area"`
	Owner Faction `json:"owner"`
}

// WrittenBlockade is a Blockade marker.
type WrittenBlockade struct {
	Area Area `json:"area"`
	Med  bool `json:"med,omitempty"`
}

func toSchema(t *Table) any {
	w := Written{Format: schemaFormat, Scenario: t.Scenario, Year: t.Year, Phase: t.Phase,
		Action: t.Decks[ActionDeck].Discard.List(), Investment: t.Decks[InvestmentDeck].Discard.List()}
	w.Options, w.USAForces, w.Passive = t.options(), t.USAEntry, t.Passive
	if t.Order[0] != NoFaction {
		w.Order = append(w.Order, t.Order[:]...)
	}
	for _, f := range AllFactions {
		w.Factions = append(w.Factions, t.writeFaction(f))
	}
	for n := Nation(1); n <= NationCount; n++ {
		if s := t.Nations[n]; s != (NationState{}) {
			w.Nations = append(w.Nations, WrittenNation{n, s.Influence.Of, s.Influence.N, s.Marker, s.Armed, s.Violators.List(), s.Defeated})
		}
	}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		w.Units = append(w.Units, WrittenUnit{b.ID.Nation, typeSlug(b.ID.Type), b.ID.No, b.CV, b.At, b.Has(blockwar.FaceUp), b.Has(blockwar.Escaped)})
	}
	for _, a := range LandAreas() {
		if s, armed := t.occupants(a); s.Len() > 1 || s != 0 && (armed || !t.groundSupport(s.List()[0], a)) {
			w.Disputed = append(w.Disputed, WrittenOwner{a, t.Control[a]})
		}
		if b := t.Blockade[a]; b != NotBlockaded {
			w.Blockades = append(w.Blockades, WrittenBlockade{a, b == MedBlockade})
		}
	}
	return w
}

func (t *Table) writeFaction(f Faction) WrittenFaction {
	s := t.faction(f)
	w := WrittenFaction{Faction: f, Ind: s.Ind, Raised: s.Raised, Action: s.Hand[ActionDeck].List(), Investment: s.Hand[InvestmentDeck].List(),
		DownAction: s.Bought[ActionDeck].List(), DownInvest: s.Bought[InvestmentDeck].List(), StackActs: s.Stack[ActionDeck].List(), StackInv: s.Stack[InvestmentDeck].List(),
		Atomic: s.Atomic, Wars: s.Wars.List(), Declared: s.Declared.List(), Violated: s.Violated, Fought: s.Fought}
	for _, x := range s.Vault {
		w.Vault = append(w.Vault, WrittenSecret(x))
	}
	for _, r := range s.Revealed {
		w.Revealed = append(w.Revealed, WrittenRevealed(r))
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
	if w.Phase <= YearStartPhase {
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
	t.Year, t.Phase, t.Order = 1938, GovernmentPhase, TurnOrder(2)
	for i, f := range AllFactions {
		for n := range 8 {
			for k := range t.Decks {
				blockwar.Move(1+3*n+i, &t.Decks[k].Draw, &t.faction(f).Hand[k])
			}
		}
		t.faction(f).Chits[1], t.Chits[1] = 2, t.Chits[1]-2
		great := f.Facts().Great
		for _, u := range []blockwar.Type{blockwar.Infantry, blockwar.Tank, blockwar.AirForce} {
			t.place(great, u, 2, f.Facts().Main)
		}
	}
	austria, _ := ParseNation("austria")
	t.Nations[austria].Influence = blockwar.Influence[Faction]{Of: Axis, N: 2}
	t.Nations[USA].Influence = blockwar.Influence[Faction]{Of: West, N: 1}
	t.evaluateControl()
	text, err := json.MarshalIndent(toSchema(t), "", "  ")
	if err != nil {
		panic(err)
	}
	return text
}
