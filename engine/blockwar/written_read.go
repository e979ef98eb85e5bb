package blockwar

import (
	"fmt"
	"slices"

	"interbellum/engine/words"
)

// A Reading collects everything that is impossible about a written position.
type Reading struct {
	Table *Table
	Errs  []error
}

// Want notes what is wrong unless it is as it should be.
func (r *Reading) Want(ok bool, kind string, args ...any) {
	if !ok {
		r.Errs = append(r.Errs, words.Refuse("", kind, args...))
	}
}

// Head lays out the table of a scenario with nothing on it, and settles where the match stands. Options come before it is used.
func (r *Reading) Head(b *Book, w *WrittenHead, format string) {
	r.Want(w.Format == format, "blocks/fault.format", w.Format, format)
	r.Want(slices.Contains(b.ScenarioIDs(), w.Scenario), "blocks/fault.scenario", w.Scenario)
	first := uint16(FirstYear)
	if w.Phase <= YearStartPhase {
		first--
	}
	last := b.ScenarioOf(w.Scenario).Last
	r.Want(w.Year >= first && w.Year <= last && (w.Year < last || w.Phase != YearStartPhase), "blocks/fault.phase", int(w.Year), w.Phase)
	r.Want(w.Phase != 0, "blocks/fault.phase.missing")
	r.Table = b.Bare(w.Scenario)
	r.Table.Year, r.Table.Phase = w.Year, w.Phase
	if err := r.Table.Choose(w.Options); err != nil {
		r.Errs = append(r.Errs, err)
	}
	if len(w.Order) > 0 || w.Phase > YearStartPhase {
		r.Want(slices.Contains(b.TurnOrders[1:], r.order(w.Order)), "blocks/fault.turn-order", b.Rule.TurnOrder, fmt.Sprint(w.Order))
		r.Table.Order = r.order(w.Order)
	}
}

// Pieces puts what is written on the table, and checks that all of it can be: faults finds what is wrong with what only this game has.
func (r *Reading) Pieces(w *WrittenPieces, d *WrittenDiscards, faults func(*Table) []error) {
	for i := range w.Factions {
		r.faction(&w.Factions[i])
	}
	r.Want(len(w.Factions) == FactionCount, "blocks/fault.factions")
	for _, s := range w.Sides {
		side := r.Side(s.Side)
		r.Want(side > FactionCount, "blocks/fault.side", s.Side)
		r.Table.Side(side).Wars = r.Set(s.Wars)
	}
	for _, n := range w.Nations {
		r.nation(n)
	}
	for _, u := range w.Units {
		r.unit(u)
	}
	for k, pile := range [][]int{d.Action, d.Investment} {
		for _, n := range pile {
			r.card(DeckKind(k), n, &r.Table.Decks[k].Discard)
		}
	}
	r.board(w)
	if len(r.Errs) == 0 {
		r.Errs = unsound(r.Table, nil, faults)
	}
}

// Side is the Side of a slug; an empty one means nobody.
func (r *Reading) Side(slug string) Side { return named(r, "faction", slug, r.Table.ParseFaction) }

// Area is the area of a slug; an empty one means nowhere.
func (r *Reading) Area(slug string) Area { return named(r, "area", slug, r.Table.ParseArea) }

// named finds what a slug means; an empty one means none.
func named[T ~uint8](r *Reading, what, slug string, find func(string) (T, bool)) T {
	v, found := find(slug)
	r.Want(found || slug == "", "blocks/fault.unknown", what, slug)
	return v
}

// Set are the Sides of some slugs.
func (r *Reading) Set(list []string) (s Set) {
	for _, slug := range list {
		s = s.With(r.Side(slug))
	}
	return s
}

func (r *Reading) order(list []string) (o Order) {
	for i, slug := range list[:min(len(list), len(o))] {
		o[i], _ = r.Table.ParseFaction(slug)
	}
	return o
}

// card takes a card out of the draw pile.
func (r *Reading) card(k DeckKind, n int, to *Cards) {
	if n < 1 || n > CardCount || !r.Table.Decks[k].Draw.Has(n) {
		r.Want(false, "blocks/fault.card", k, n)
		return
	}
	Move(n, &r.Table.Decks[k].Draw, to)
}

func (r *Reading) faction(w *WrittenFaction) {
	f, found := r.Table.ParseFaction(w.Faction)
	if !found {
		r.Want(false, "blocks/fault.unknown", "faction", w.Faction)
		return
	}
	s := r.Table.Faction(f)
	s.Ind, s.Raised, s.Atomic, s.Violated, s.Fought = w.Ind, w.Raised, w.Atomic, w.Violated, w.Fought
	r.Table.Side(f).Wars, s.Declared = r.Set(w.Wars), r.Set(w.Declared)
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
	var laid Cards
	for _, x := range w.Vault {
		r.card(InvestmentDeck, int(x.Card), &laid)
		r.card(InvestmentDeck, int(x.Pair), &laid)
		s.Vault = append(s.Vault, Secret{Tech: r.carried(x.Card, x.Tech), Card: x.Card, Pair: x.Pair})
	}
	for _, x := range w.Revealed {
		r.card(InvestmentDeck, int(x.Card), &laid)
		s.Revealed = append(s.Revealed, Revealed{Tech: r.carried(x.Card, x.Tech), Card: x.Card})
	}
	r.Want(len(w.Dividends) == 0 || len(w.Dividends) == ChitValues, "blocks/fault.dividends", w.Faction)
	for value, n := range w.Dividends {
		if value >= ChitValues || n < 0 || n > int(r.Table.Chits[value]) {
			r.Want(false, "blocks/fault.chits", w.Faction, n, value)
			continue
		}
		s.Chits[value] += uint8(n)
		r.Table.Chits[value] -= uint8(n)
	}
}

// carried is a Technology that must stand on a card.
func (r *Reading) carried(card uint8, slug string) Tech {
	tech, found := r.Table.ParseTech(slug)
	r.Want(found && card >= 1 && card <= CardCount && r.Table.Investment(int(card)).Has(tech), "blocks/fault.technology", int(card), slug)
	return tech
}

func (r *Reading) nation(w WrittenNation) {
	n, found := r.Table.ParseNation(w.Nation)
	if !found || n > r.Table.LastNation {
		r.Want(false, "blocks/fault.unknown", "nation", w.Nation)
		return
	}
	s := &r.Table.Nations[n]
	r.Want(*s == NationState{}, "blocks/fault.twice", w.Nation)
	*s = NationState{Influence: Influence{Of: r.Side(w.Influence), N: w.Markers},
		Marker: r.Side(w.Control), Armed: w.Armed,
		Violators: r.Set(w.Violators), Defeated: w.Defeated}
	if len(w.Violators) > 0 {
		s.Violator = r.Side(w.Violators[0])
	}
	if w.Defeated && r.Table.Power(n) {
		r.Want(r.Table.NationFacts(n).Kind == MajorPower, "blocks/fault.defeated", w.Nation)
		r.Table.Removed[n], r.Table.Pool[n] = r.Table.Pool[n], [TypeRoom]uint8{}
	}
}

func (r *Reading) unit(w WrittenUnit) {
	u, known := r.Table.Chart.Find(w.Type)
	n, of := r.Table.ParseNation(w.Nation)
	at, found := r.Table.ParseArea(w.Area)
	if !known || !of || !found || !r.Table.Power(n) && n != r.Table.Forces() || w.N == 0 || int(w.N) > r.Table.BlocksOf(n, u) || r.Table.Pool[r.Table.PoolOf(n)][u] == 0 {
		r.Want(false, "blocks/fault.block", w.Nation, w.Type, int(w.N), w.Area)
		return
	}
	b := Block{ID: ID{Nation: n, Type: u, No: w.N}, CV: w.CV, At: at}
	if w.FaceUp {
		b.Marks = FaceUp
	}
	if w.Escaped {
		r.Want(u == Sub && r.Table.Place(at).Sea() && !w.FaceUp, "blocks/fault.escaped", r.Table.UnitRef(b.ID), w.Area)
		b.Marks |= Escaped
	}
	r.Want(r.Table.Blocks.Add(b), "blocks/fault.twice", r.Table.UnitRef(b.ID))
	r.Table.Pool[r.Table.PoolOf(n)][u]--
}

// board settles who controls what, once everything lies there.
func (r *Reading) board(w *WrittenPieces) {
	r.Table.Control = Control{}
	for _, d := range w.Disputed {
		r.Table.Control[r.Area(d.Area)] = r.Side(d.Owner)
	}
	r.Table.EvaluateControl()
	for _, b := range w.Blockades {
		at := r.Area(b.Area)
		r.Want(r.Table.Place(at).Land(), "blocks/fault.blockade", b.Area)
		r.Table.Blockade[at] = FullBlockade
		if b.Med {
			r.Table.Blockade[at] = MedBlockade
		}
	}
}
