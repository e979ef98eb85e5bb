package triumph

import (
	"fmt"
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// fromSchema starts from a written position, and lists everything that is impossible about it.
func fromSchema(text []byte) (engine.Match, []engine.Event, []error) {
	var w Written
	if err := engine.DecodeStrictly(text, &w); err != nil {
		return nil, nil, []error{fmt.Errorf("the position cannot be read: %w", err)}
	}
	r := &reading{}
	t := r.table(&w)
	if len(r.errs) > 0 {
		return nil, nil, r.errs
	}
	m, seen := engine.Start(rules, t, &game{})
	return m, seen, nil
}

// A reading collects everything that is impossible about a written position.
type reading struct {
	t    *Table
	errs []error
}

func (r *reading) want(ok bool, format string, args ...any) {
	if !ok {
		r.errs = append(r.errs, fmt.Errorf(format, args...))
	}
}

func (r *reading) table(w *Written) *Table {
	r.want(w.Format == schemaFormat, "the format is %q, not %q", w.Format, schemaFormat)
	r.want(w.Scenario == scenario1936 || w.Scenario == scenario1939, "there is no scenario %q", w.Scenario)
	first := uint16(FirstYear)
	if w.Phase <= YearStartPhase {
		first--
	}
	r.want(w.Year >= first && w.Year <= LastYear && (w.Year < LastYear || w.Phase != YearStartPhase), "the year %d has no phase %s", w.Year, w.Phase)
	r.want(w.Phase != 0, "the phase is missing")
	r.t = bareTable(w.Scenario)
	r.t.Year, r.t.Phase, r.t.USAEntry = w.Year, w.Phase, w.USAForces
	r.want(w.USAForces <= lastEntry, "8.46 there are no USA Forces %d", w.USAForces)
	for _, o := range w.Options {
		r.want(r.t.choose(o), "there is no option %q", o)
	}
	r.t.Passive = w.Passive
	r.want(w.Passive == NoFaction || r.t.ally(w.Passive) != NoFaction, "18.1 %s cannot be Passive", w.Passive)
	if len(w.Order) > 0 || w.Phase > YearStartPhase {
		orders := turnOrders()
		r.want(slices.Contains(orders[1:], r.order(w.Order)), "7.14 no die gives the Turn Order %v", w.Order)
		r.t.Order = r.order(w.Order)
	}
	for i := range w.Factions {
		r.faction(&w.Factions[i])
	}
	r.want(len(w.Factions) == FactionCount, "there are three Factions")
	for _, n := range w.Nations {
		r.nation(n)
	}
	for _, u := range w.Units {
		r.unit(u)
	}
	for k, pile := range [][]int{w.Action, w.Investment} {
		for _, n := range pile {
			r.card(DeckKind(k), n, &r.t.Decks[k].Discard)
		}
	}
	r.board(w)
	if len(r.errs) > 0 {
		return nil
	}
	r.errs = append(r.errs, sound(r.t, nil)...)
	return r.t
}

func (r *reading) order(list []Faction) (o Order) {
	copy(o[:], list)
	return o
}

// card takes a card out of the draw pile.
func (r *reading) card(k DeckKind, n int, to *blockwar.Cards) {
	if n < 1 || n > CardCount || !r.t.Decks[k].Draw.Has(n) {
		r.want(false, "there is no %s card %d, or it is there twice", k, n)
		return
	}
	blockwar.Move(n, &r.t.Decks[k].Draw, to)
}

func (r *reading) faction(w *WrittenFaction) {
	if w.Faction == NoFaction {
		r.want(false, "a Faction has no name")
		return
	}
	s := r.t.faction(w.Faction)
	s.Ind, s.Raised, s.Atomic, s.Violated, s.Fought = w.Ind, w.Raised, w.Atomic, w.Violated, w.Fought
	s.Wars, s.Declared = SetOf(w.Wars...), SetOf(w.Declared...)
	for _, pile := range []struct {
		deck DeckKind
		list []int
		to   *Hand
	}{{ActionDeck, w.Action, &s.Hand}, {InvestmentDeck, w.Investment, &s.Hand}, {ActionDeck, w.DownAction, &s.Bought}, {InvestmentDeck, w.DownInvest, &s.Bought},
		{ActionDeck, w.StackActs, &s.Stack}, {InvestmentDeck, w.StackInv, &s.Stack}} {
		for _, n := range pile.list {
			r.card(pile.deck, n, &pile.to[pile.deck])
		}
	}
	var laid blockwar.Cards
	for _, x := range w.Vault {
		r.card(InvestmentDeck, int(x.Card), &laid)
		r.card(InvestmentDeck, int(x.Pair), &laid)
		r.carries(x.Card, x.Tech)
		s.Vault = append(s.Vault, Secret(x))
	}
	for _, x := range w.Revealed {
		r.card(InvestmentDeck, int(x.Card), &laid)
		r.carries(x.Card, x.Tech)
		s.Revealed = append(s.Revealed, Revealed(x))
	}
	r.want(len(w.Dividends) == 0 || len(w.Dividends) == ChitValues, "%s: Peace Dividends are counted as those of 0, 1 and 2", w.Faction)
	for value, n := range w.Dividends {
		if value >= ChitValues || n < 0 || n > int(r.t.Chits[value]) {
			r.want(false, "%s: there are not %d chits of %d (4.4)", w.Faction, n, value)
			continue
		}
		s.Chits[value] += uint8(n)
		r.t.Chits[value] -= uint8(n)
	}
}

func (r *reading) carries(card uint8, tech Tech) {
	r.want(card >= 1 && card <= CardCount && tech != NoTech && Investment(int(card)).Has(tech), "investment card %d does not have the Technology %q", card, tech)
}

func (r *reading) nation(w WrittenNation) {
	if w.Nation == NoNation || w.Nation > NationCount {
		r.want(false, "there is no nation %q", w.Nation)
		return
	}
	s := &r.t.Nations[w.Nation]
	r.want(*s == NationState{}, "%s is there twice", w.Nation)
	*s = NationState{Influence: blockwar.Influence[Faction]{Of: w.Influence, N: w.Markers}, Marker: w.Control, Armed: w.Armed,
		Violators: SetOf(w.Violators...), Defeated: w.Defeated}
	if w.Defeated && w.Nation.Power() {
		r.want(w.Nation.Facts().Kind == MajorPower, "2.21 %s cannot be Defeated", w.Nation)
		r.t.Removed[w.Nation], r.t.Pool[w.Nation] = r.t.Pool[w.Nation], [TypeCount + 1]uint8{}
	}
}

func (r *reading) unit(w WrittenUnit) {
	u, known := Chart().Find(w.Type)
	n := w.Nation
	if !known || int(u) > TypeCount || !n.Power() && n != NeutralForces || w.Area == Nowhere || w.N == 0 || int(w.N) > n.Blocks(u) || r.t.Pool[poolOf(n)][u] == 0 {
		r.want(false, "there is no block %s %s %d for %s", n, w.Type, w.N, w.Area)
		return
	}
	b := blockwar.Block[Nation, Area]{ID: blockID{Nation: n, Type: u, No: w.N}, CV: w.CV, At: w.Area}
	if w.FaceUp {
		b.Marks = blockwar.FaceUp
	}
	if w.Escaped {
		r.want(u == blockwar.Sub && w.Area.Place().Sea() && !w.FaceUp, "12.73 %s cannot have Escaped in %s", unitRef(b.ID), w.Area)
		b.Marks |= blockwar.Escaped
	}
	r.want(r.t.Blocks.Add(b), "%s is there twice", unitRef(b.ID))
	r.t.Pool[poolOf(n)][u]--
}

// board settles who controls what, once everything lies there.
func (r *reading) board(w *Written) {
	r.t.Control = control{}
	for _, d := range w.Disputed {
		r.t.Control[d.Area] = d.Owner
	}
	for _, b := range w.Blockades {
		r.want(b.Area.Place().Land(), "a Blockade lies in %s", b.Area)
		r.t.Blockade[b.Area] = FullBlockade
		if b.Med {
			r.t.Blockade[b.Area] = MedBlockade
		}
	}
	r.t.evaluateControl()
}
