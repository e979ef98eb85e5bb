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
	m, seen := engine.Start(rules, t, &blockwar.SequenceOfPlay{})
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
	first := uint16(blockwar.FirstYear)
	if w.Phase <= blockwar.YearStartPhase {
		first--
	}
	r.want(w.Year >= first && w.Year <= blockwar.LastYear && (w.Year < blockwar.LastYear || w.Phase != blockwar.YearStartPhase), "the year %d has no phase %s", w.Year, w.Phase)
	r.want(w.Phase != 0, "the phase is missing")
	r.t = bareTable(w.Scenario)
	r.t.Year, r.t.Phase = w.Year, w.Phase
	own(r.t).USAEntry = w.USAForces
	r.want(w.USAForces <= lastEntry, "8.46 there are no USA Forces %d", w.USAForces)
	for _, o := range w.Options {
		r.want(choose(r.t, o), "there is no option %q", o)
	}
	passive := named(r, "faction", w.Passive, r.t.ParseFaction)
	own(r.t).Passive = passive
	r.want(passive == blockwar.NoFaction || ally(r.t, passive) != blockwar.NoFaction, "18.1 %s cannot be Passive", w.Passive)
	if len(w.Order) > 0 || w.Phase > blockwar.YearStartPhase {
		r.want(slices.Contains(r.t.TurnOrders[1:], r.order(w.Order)), "7.14 no die gives the Turn Order %v", w.Order)
		r.t.Order = r.order(w.Order)
	}
	for i := range w.Factions {
		r.faction(&w.Factions[i])
	}
	r.want(len(w.Factions) == blockwar.FactionCount, "there are three Factions")
	for _, n := range w.Nations {
		r.nation(n)
	}
	for _, u := range w.Units {
		r.unit(u)
	}
	for k, pile := range [][]int{w.Action, w.Investment} {
		for _, n := range pile {
			r.card(blockwar.DeckKind(k), n, &r.t.Decks[k].Discard)
		}
	}
	r.board(w)
	if len(r.errs) > 0 {
		return nil
	}
	r.errs = append(r.errs, blockwar.Sound(r.t, nil)...)
	return r.t
}

// named finds what a slug means; an empty one means none.
func named[T ~uint8](r *reading, what, slug string, find func(string) (T, bool)) T {
	v, found := find(slug)
	r.want(found || slug == "", "there is no %s %q", what, slug)
	return v
}

func (r *reading) set(list []string) (s blockwar.Set) {
	for _, slug := range list {
		s = s.With(named(r, "faction", slug, r.t.ParseFaction))
	}
	return s
}

func (r *reading) order(list []string) (o blockwar.Order) {
	for i, slug := range list[:min(len(list), len(o))] {
		o[i], _ = r.t.ParseFaction(slug)
	}
	return o
}

// card takes a card out of the draw pile.
func (r *reading) card(k blockwar.DeckKind, n int, to *blockwar.Cards) {
	if n < 1 || n > blockwar.CardCount || !r.t.Decks[k].Draw.Has(n) {
		r.want(false, "there is no %s card %d, or it is there twice", k, n)
		return
	}
	blockwar.Move(n, &r.t.Decks[k].Draw, to)
}

func (r *reading) faction(w *WrittenFaction) {
	f, found := r.t.ParseFaction(w.Faction)
	if !found {
		r.want(false, "there is no faction %q", w.Faction)
		return
	}
	s := r.t.Faction(f)
	s.Ind, s.Raised, s.Atomic, s.Violated, s.Fought = w.Ind, w.Raised, w.Atomic, w.Violated, w.Fought
	r.t.Side(f).Wars, s.Declared = r.set(w.Wars), r.set(w.Declared)
	for _, pile := range []struct {
		deck blockwar.DeckKind
		list []int
		to   *blockwar.Hand
	}{{blockwar.ActionDeck, w.Action, &s.Hand}, {blockwar.InvestmentDeck, w.Investment, &s.Hand}, {blockwar.ActionDeck, w.DownAction, &s.Bought}, {blockwar.InvestmentDeck, w.DownInvest, &s.Bought},
		{blockwar.ActionDeck, w.StackActs, &s.Stack}, {blockwar.InvestmentDeck, w.StackInv, &s.Stack}} {
		for _, n := range pile.list {
			r.card(pile.deck, n, &pile.to[pile.deck])
		}
	}
	var laid blockwar.Cards
	for _, x := range w.Vault {
		r.card(blockwar.InvestmentDeck, int(x.Card), &laid)
		r.card(blockwar.InvestmentDeck, int(x.Pair), &laid)
		s.Vault = append(s.Vault, blockwar.Secret{Tech: r.carried(x.Card, x.Tech), Card: x.Card, Pair: x.Pair})
	}
	for _, x := range w.Revealed {
		r.card(blockwar.InvestmentDeck, int(x.Card), &laid)
		s.Revealed = append(s.Revealed, blockwar.Revealed{Tech: r.carried(x.Card, x.Tech), Card: x.Card})
	}
	r.want(len(w.Dividends) == 0 || len(w.Dividends) == blockwar.ChitValues, "%s: Peace Dividends are counted as those of 0, 1 and 2", w.Faction)
	for value, n := range w.Dividends {
		if value >= blockwar.ChitValues || n < 0 || n > int(r.t.Chits[value]) {
			r.want(false, "%s: there are not %d chits of %d (4.4)", w.Faction, n, value)
			continue
		}
		s.Chits[value] += uint8(n)
		r.t.Chits[value] -= uint8(n)
	}
}

// carried is a Technology that must stand on a card.
func (r *reading) carried(card uint8, slug string) Tech {
	tech, found := r.t.ParseTech(slug)
	r.want(found && card >= 1 && card <= blockwar.CardCount && r.t.Investment(int(card)).Has(tech), "investment card %d does not have the Technology %q", card, slug)
	return tech
}

func (r *reading) nation(w WrittenNation) {
	n, found := r.t.ParseNation(w.Nation)
	if !found || n > r.t.LastNation {
		r.want(false, "there is no nation %q", w.Nation)
		return
	}
	s := &r.t.Nations[n]
	r.want(*s == blockwar.NationState{}, "%s is there twice", w.Nation)
	*s = blockwar.NationState{Influence: blockwar.Influence{Of: named(r, "faction", w.Influence, r.t.ParseFaction), N: w.Markers},
		Marker: named(r, "faction", w.Control, r.t.ParseFaction), Armed: w.Armed,
		Violators: r.set(w.Violators), Defeated: w.Defeated}
	if w.Defeated && r.t.Power(n) {
		r.want(r.t.NationFacts(n).Kind == blockwar.MajorPower, "2.21 %s cannot be Defeated", w.Nation)
		r.t.Removed[n], r.t.Pool[n] = r.t.Pool[n], [blockwar.TypeRoom]uint8{}
	}
}

func (r *reading) unit(w WrittenUnit) {
	u, known := r.t.Chart.Find(w.Type)
	n, of := r.t.ParseNation(w.Nation)
	at, found := r.t.ParseArea(w.Area)
	if !known || !of || !found || !r.t.Power(n) && n != r.t.Forces() || w.N == 0 || int(w.N) > r.t.BlocksOf(n, u) || r.t.Pool[r.t.PoolOf(n)][u] == 0 {
		r.want(false, "there is no block %s %s %d for %s", w.Nation, w.Type, w.N, w.Area)
		return
	}
	b := blockwar.Block{ID: blockwar.ID{Nation: n, Type: u, No: w.N}, CV: w.CV, At: at}
	if w.FaceUp {
		b.Marks = blockwar.FaceUp
	}
	if w.Escaped {
		r.want(u == blockwar.Sub && r.t.Place(at).Sea() && !w.FaceUp, "12.73 %s cannot have Escaped in %s", r.t.UnitRef(b.ID), w.Area)
		b.Marks |= blockwar.Escaped
	}
	r.want(r.t.Blocks.Add(b), "%s is there twice", r.t.UnitRef(b.ID))
	r.t.Pool[r.t.PoolOf(n)][u]--
}

// board settles who controls what, once everything lies there.
func (r *reading) board(w *Written) {
	r.t.Control = blockwar.Control{}
	for _, d := range w.Disputed {
		r.t.Control[named(r, "area", d.Area, r.t.ParseArea)] = named(r, "faction", d.Owner, r.t.ParseFaction)
	}
	for _, b := range w.Blockades {
		at := named(r, "area", b.Area, r.t.ParseArea)
		r.want(r.t.Place(at).Land(), "a Blockade lies in %s", b.Area)
		r.t.Blockade[at] = blockwar.FullBlockade
		if b.Med {
			r.t.Blockade[at] = blockwar.MedBlockade
		}
	}
	r.t.EvaluateControl()
}
