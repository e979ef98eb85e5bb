package blockwar

import (
	"slices"
	"strconv"
)

// The parts of a written position at the start of a phase. A game puts them together with words of its own, in a documented,
// versioned schema.

// WrittenHead says which match it is and where it stands.
type WrittenHead struct {
	Format   string   `json:"format"`
	Scenario string   `json:"scenario"`
	Options  []string `json:"options,omitempty"`
	Year     uint16   `json:"year"` // before the Year Start: the last one's
	Phase    Phase    `json:"phase"`
	Order    []string `json:"turn_order,omitempty"`
}

// WrittenPieces are what lies on the table. Cards that are nowhere else lie in the draw piles, blocks that are not on the map can be
// built, chits that nobody has are in the cup.
type WrittenPieces struct {
	Factions  []WrittenFaction  `json:"factions"`
	Sides     []WrittenSide     `json:"sides,omitempty"` // that fight apart
	Nations   []WrittenNation   `json:"nations,omitempty"`
	Units     []WrittenUnit     `json:"units,omitempty"`
	Disputed  []WrittenOwner    `json:"disputed,omitempty"`
	Blockades []WrittenBlockade `json:"blockades,omitempty"`
}

// WrittenDiscards are the open discards.
type WrittenDiscards struct {
	Action     []int `json:"action_discards,omitempty"`
	Investment []int `json:"investment_discards,omitempty"`
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
	StackActs  []int             `json:"stack_action_cards,omitempty"` // laid aside
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

// WrittenSide is how a Side stands that fights apart from the Faction that plays it.
type WrittenSide struct {
	Side string   `json:"side"`
	Wars []string `json:"at_war_with,omitempty"`
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

// WrittenTurn: a match is counted in Years, of which those with a war are of another kind.
func WrittenTurn(w WrittenHead, p WrittenPieces) (name, kind string) {
	kind = "peace"
	if w.Phase <= YearStartPhase {
		w.Year++
	}
	if slices.ContainsFunc(p.Factions, func(f WrittenFaction) bool { return len(f.Wars) > 0 }) {
		kind = "war"
	}
	return strconv.Itoa(int(w.Year)), kind
}

// WriteHead, WritePieces and WriteDiscards write the parts.
func (t *Table) WriteHead(format string) WrittenHead {
	w := WrittenHead{Format: format, Scenario: t.Scenario, Options: t.Hooks.OptionsInPlay(t), Year: t.Year, Phase: t.Phase}
	if t.Order[0] != NoFaction {
		w.Order = t.SideSlugs(t.Order[:])
	}
	return w
}

func (t *Table) WriteDiscards() WrittenDiscards {
	return WrittenDiscards{t.Decks[ActionDeck].Discard.List(), t.Decks[InvestmentDeck].Discard.List()}
}

func (t *Table) WritePieces() (w WrittenPieces) {
	for _, f := range AllFactions {
		w.Factions = append(w.Factions, t.writeFaction(f))
	}
	for _, side := range t.AllSides() {
		if wars := t.Side(side).Wars; !side.Plays() && wars != 0 {
			w.Sides = append(w.Sides, WrittenSide{t.FactionFacts(side).Slug, t.SideSlugs(wars.List())})
		}
	}
	for n := Nation(1); n <= t.LastNation; n++ {
		if s := t.Nations[n]; s != (NationState{}) {
			w.Nations = append(w.Nations, WrittenNation{t.NationFacts(n).Slug, t.FactionFacts(s.Influence.Of).Slug, s.Influence.N, t.FactionFacts(s.Marker).Slug, s.Armed,
				t.SideSlugs(s.Enemies()), s.Defeated})
		}
	}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		w.Units = append(w.Units, WrittenUnit{t.NationFacts(b.ID.Nation).Slug, t.Chart[b.ID.Type].Slug, b.ID.No, b.CV, t.Place(b.At).Slug, b.Has(FaceUp), b.Has(Escaped)})
	}
	for _, a := range t.LandAreas() {
		if s, armed := t.Occupants(a); s.Len() > 1 || s != 0 && (armed || !t.GroundSupport(s.List()[0], a)) {
			w.Disputed = append(w.Disputed, WrittenOwner{t.Place(a).Slug, t.FactionFacts(t.Control[a]).Slug})
		}
		if b := t.Blockade[a]; b != NotBlockaded {
			w.Blockades = append(w.Blockades, WrittenBlockade{t.Place(a).Slug, b == MedBlockade})
		}
	}
	return w
}

// SideSlugs names Sides.
func (t *Table) SideSlugs(list []Side) (slugs []string) {
	for _, f := range list {
		slugs = append(slugs, t.FactionFacts(f).Slug)
	}
	return slugs
}

func (t *Table) writeFaction(f Faction) WrittenFaction {
	s := t.Faction(f)
	w := WrittenFaction{Faction: t.FactionFacts(f).Slug, Ind: s.Ind, Raised: s.Raised, Action: s.Hand[ActionDeck].List(), Investment: s.Hand[InvestmentDeck].List(),
		DownAction: s.Bought[ActionDeck].List(), DownInvest: s.Bought[InvestmentDeck].List(), StackActs: s.Stack[ActionDeck].List(), StackInv: s.Stack[InvestmentDeck].List(),
		Atomic: s.Atomic, Wars: t.SideSlugs(t.Side(f).Wars.List()), Declared: t.SideSlugs(s.Declared.List()), Violated: s.Violated, Fought: s.Fought}
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
