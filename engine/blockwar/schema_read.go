package blockwar

import (
	"fmt"
	"slices"
)

// A Reading takes a written position apart, and collects everything that is impossible about it.
type Reading struct {
	T    *Table
	Errs []error
}

// Want notes what is impossible, if it is.
func (r *Reading) Want(ok bool, format string, args ...any) {
	if !ok {
		r.Errs = append(r.Errs, fmt.Errorf(format, args...))
	}
}

// Time reads when the position is, on a bare table of its scenario.
func (r *Reading) Time(w *WrittenTime, format string, bare *Table) {
	r.T = bare
	r.Want(w.Format == format, "the format is %q, not %q", w.Format, format)
	first := uint16(FirstYear)
	if w.Phase <= YearStartPhase {
		first--
	}
	r.Want(w.Year >= first && w.Year <= LastYear && (w.Year < LastYear || w.Phase != YearStartPhase), "the year %d has no phase %s", w.Year, w.Phase)
	r.Want(w.Phase != 0, "the phase is missing")
	r.T.Year, r.T.Phase = w.Year, w.Phase
	for _, o := range w.Options {
		r.Want(r.T.Hooks.Choose != nil && r.T.Hooks.Choose(r.T, o), "there is no option %q", o)
	}
	if len(w.Order) > 0 || w.Phase > YearStartPhase {
		r.Want(slices.Contains(r.T.TurnOrders[1:], r.order(w.Order)), "%s no die gives the Turn Order %v", r.T.Rule.TurnOrder, w.Order)
		r.T.Order = r.order(w.Order)
	}
}

// Board reads what lies on the map and before the players.
func (r *Reading) Board(w *WrittenBoard) {
	for i := range w.Factions {
		r.faction(&w.Factions[i])
	}
	r.Want(len(w.Factions) == FactionCount, "there are three Factions")
	for _, n := range w.Nations {
		r.nation(n)
	}
	for _, u := range w.Units {
		r.unit(u)
	}
}

// Settle reads the rest, and settles who controls what once everything lies there. The answer is whether all of it can be.
func (r *Reading) Settle(board *WrittenBoard, discards *WrittenDiscards) bool {
	for k, pile := range [][]int{discards.Action, discards.Investment} {
		for _, n := range pile {
			r.card(DeckKind(k), n, &r.T.Decks[k].Discard)
		}
	}
	r.board(board)
	if len(r.Errs) == 0 {
		r.Errs = Sound(r.T, nil)
	}
	return len(r.Errs) == 0
}

// WrittenName finds what a slug means; an empty one means none.
func WrittenName[T ~uint8](r *Reading, what, slug string, find func(string) (T, bool)) T {
	v, found := find(slug)
	r.Want(found || slug == "", "there is no %s %q", what, slug)
	return v
}

// Set reads Sides.
func (r *Reading) Set(list []string) (s Set) {
	for _, slug := range list {
		s = s.With(WrittenName(r, "faction", slug, r.T.ParseFaction))
	}
	return s
}

func (r *Reading) order(list []string) (o Order) {
	for i, slug := range list[:min(len(list), len(o))] {
		o[i], _ = r.T.ParseFaction(slug)
	}
	return o
}

// card takes a card out of the draw pile.
func (r *Reading) card(k DeckKind, n int, to *Cards) {
	if n < 1 || n > CardCount || !r.T.Decks[k].Draw.Has(n) {
		r.Want(false, "there is no %s card %d, or it is there twice", k, n)
		return
	}
	Move(n, &r.T.Decks[k].Draw, to)
}

func (r *Reading) faction(w *WrittenFaction) {
	f, found := r.T.ParseFaction(w.Faction)
	if !found {
		r.Want(false, "there is no faction %q", w.Faction)
		return
	}
	s := r.T.Faction(f)
	s.Ind, s.Raised, s.Atomic, s.Violated, s.Fought = w.Ind, w.Raised, w.Atomic, w.Violated, w.Fought
	r.T.Side(f).Wars, s.Declared = r.Set(w.Wars), r.Set(w.Declared)
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
	r.Want(len(w.Dividends) == 0 || len(w.Dividends) == ChitValues, "%s: Peace Dividends are counted as those of 0, 1 and 2", w.Faction)
	for value, n := range w.Dividends {
		if value >= ChitValues || n < 0 || n > int(r.T.Chits[value]) {
			r.Want(false, "%s: there are not %d chits of %d (4.4)", w.Faction, n, value)
			continue
		}
		s.Chits[value] += uint8(n)
		r.T.Chits[value] -= uint8(n)
	}
}

// carried is a Technology that must stand on a card.
func (r *Reading) carried(card uint8, slug string) Tech {
	tech, found := r.T.ParseTech(slug)
	r.Want(found && card >= 1 && card <= CardCount && r.T.Investment(int(card)).Has(tech), "investment card %d does not have the Technology %q", card, slug)
	return tech
}

func (r *Reading) nation(w WrittenNation) {
	n, found := r.T.ParseNation(w.Nation)
	if !found || n > r.T.LastNation {
		r.Want(false, "there is no nation %q", w.Nation)
		return
	}
	s := &r.T.Nations[n]
	r.Want(*s == NationState{}, "%s is there twice", w.Nation)
	*s = NationState{Influence: Influence{Of: WrittenName(r, "faction", w.Influence, r.T.ParseFaction), N: w.Markers},
		Marker: WrittenName(r, "faction", w.Control, r.T.ParseFaction), Armed: w.Armed,
		Violators: r.Set(w.Violators), Defeated: w.Defeated}
	if w.Defeated && r.T.Power(n) {
		r.Want(r.T.NationFacts(n).Kind == MajorPower, "%s %s cannot be Defeated", r.T.Rule.Defeat, w.Nation)
		r.T.Removed[n], r.T.Pool[n] = r.T.Pool[n], [TypeRoom]uint8{}
	}
}

func (r *Reading) unit(w WrittenUnit) {
	u, known := r.T.Chart.Find(w.Type)
	n, of := r.T.ParseNation(w.Nation)
	at, found := r.T.ParseArea(w.Area)
	if !known || !of || !found || !r.T.Power(n) && n != r.T.Forces() || w.N == 0 || int(w.N) > r.T.BlocksOf(n, u) || r.T.Pool[r.T.PoolOf(n)][u] == 0 {
		r.Want(false, "there is no block %s %s %d for %s", w.Nation, w.Type, w.N, w.Area)
		return
	}
	b := Block{ID: ID{Nation: n, Type: u, No: w.N}, CV: w.CV, At: at}
	if w.FaceUp {
		b.Marks = FaceUp
	}
	if w.Escaped {
		r.Want(u == Sub && r.T.Place(at).Sea() && !w.FaceUp, "12.73 %s cannot have Escaped in %s", r.T.UnitRef(b.ID), w.Area)
		b.Marks |= Escaped
	}
	r.Want(r.T.Blocks.Add(b), "%s is there twice", r.T.UnitRef(b.ID))
	r.T.Pool[r.T.PoolOf(n)][u]--
}

// board settles who controls what, once everything lies there.
func (r *Reading) board(w *WrittenBoard) {
	r.T.Control = Control{}
	for _, d := range w.Disputed {
		r.T.Control[WrittenName(r, "area", d.Area, r.T.ParseArea)] = WrittenName(r, "faction", d.Owner, r.T.ParseFaction)
	}
	for _, b := range w.Blockades {
		at := WrittenName(r, "area", b.Area, r.T.ParseArea)
		r.Want(r.T.Place(at).Land(), "a Blockade lies in %s", b.Area)
		r.T.Blockade[at] = FullBlockade
		if b.Med {
			r.T.Blockade[at] = MedBlockade
		}
	}
	r.T.EvaluateControl()
}
