package blockwar

import (
	"slices"

	"interbellum/engine"
)

// View is what one player may know: what lies open, and the hidden things of the seats that the player
// holds. It is built by listing what is shown.
type View struct {
	*Book    `json:"-"`
	Holder   engine.Seats
	Scenario string
	Options  []string
	Year     uint16
	Phase    Phase
	Order    []Faction
	Active   Faction
	Passive  Faction // sits this Year out, where a game lets one
	Turn     TurnView
	Factions []FactionView
	Nations  []NationView
	Control  []Faction // of Land Areas, by Area
	Blockade []AreaBlockade
	Units    []UnitView   // the viewer's own, and all that lie face up
	Upright  []StackView  // of others: how many blocks of a Nation stand in an area, and nothing else
	Escaped  []StackView  // of others: how many Subs lie face down at sea (12.73)
	Battles  Battlefields `json:",omitempty"` // of this Combat Phase
	Battle   *BattleView  `json:",omitempty"` // that is being resolved
	Decks    []DeckView
	Chits    int // left in the cup
	Played   []Played
	Playing  []int
	Won      Victory
	Own      any `json:",omitempty"` // what this game alone has, as far as it is shown
}

// FactionView is a Faction's track and what lies before its player. Own is for its holder alone.
type FactionView struct {
	Faction     Faction
	Levels      Levels
	Production  int
	FactoryCost int
	Raised      uint8
	HandLimit   int
	Cards       int        // in hand
	Committed   int        // cards for the Season: two at most, where a game lets that
	Command     engine.Ref `json:",omitempty"` // the committed card, once it lies open
	Under       engine.Ref `json:",omitempty"` // and the other
	Bought      int        // not yet inspected, by its owner neither
	Stack       int        // laid aside, and not to be inspected by their owner either
	Secrets     int        // Tech-pairs in the Vault
	Revealed    []Revealed
	Dividends   int // Peace Dividend chits
	Wars        []Faction
	Declared    []Faction
	Surprise    bool // has Declared War in this Player Turn (15.22)
	Points      PointsView
	Own         *OwnView `json:",omitempty"`
}

// AtWar reports whether the Faction is At War (15.23): a Side that another Faction leads does not count.
func (f *FactionView) AtWar() bool { return slices.ContainsFunc(f.Wars, Side.Plays) }

// Has reports whether the Faction has a Technology in effect, as everybody sees.
func (f *FactionView) Has(tech Tech) bool {
	return slices.ContainsFunc(f.Revealed, func(r Revealed) bool { return r.Tech == tech })
}

// PointsView is a Faction's Victory Points without what is secret.
type PointsView struct {
	Production, Atomic, Capitals int
	More                         int `json:",omitempty"` // of other kinds
	Declared, Public             int
}

// OwnView is what only the Faction's own player knows.
type OwnView struct {
	Action, Investment []int
	Command            engine.Ref `json:",omitempty"` // committed face down
	Under              engine.Ref `json:",omitempty"`
	Vault              []Secret
	Chits              Chits
	Total              int // Victory Points, secret ones included
}

// NationView is a Nation in which something lies.
type NationView struct {
	Nation    Nation
	Influence Influence
	Status    Status
	Marker    Faction
	Armed     bool
	Violators []Faction
	Defeated  bool
}

// AreaBlockade is a Blockade marker.
type AreaBlockade struct {
	Area Area
	Kind Blockade
}

// UnitView is a block that the player may look at. Its name is its owner's alone.
type UnitView struct {
	Unit   engine.Ref `json:",omitempty"`
	Nation Nation
	Type   Type
	CV     uint8
	Area   Area
	FaceUp bool
	Built  bool
	Moved  bool // in this Player Turn
	Down   bool // an Escaped Sub
	From   Area // from where it Engaged or Invaded in this Player Turn
	Group  uint8
}

// StackView is upright blocks that the player may not look at. They have no identity (see RULINGS.md).
type StackView struct {
	Area   Area
	Nation Nation
	N      int
}

// DeckView is a draw pile's size and its open discards.
type DeckView struct {
	Deck    DeckKind
	Draw    int
	Discard []int
}

// For tells whose view it is.
func (v *View) For() engine.Seats { return v.Holder }

func viewOf(t *Table, stack []step, seats engine.Seats) engine.View {
	v := &View{Book: t.Book, Holder: seats, Scenario: t.Scenario, Options: t.Hooks.OptionsInPlay(t), Year: t.Year, Phase: t.Phase, Active: t.Active, Passive: t.Hooks.PassiveFaction(t), Turn: t.viewTurn(seats), Chits: t.Chits.Len(),
		Played: t.Diplomacy, Playing: t.Playing.List(), Won: t.Won}
	if t.Order[0] != NoFaction {
		v.Order = t.Order[:]
	}
	for _, f := range AllFactions {
		v.Factions = append(v.Factions, t.ViewFaction(f, seats.Has(SeatOf(f))))
	}
	for n := Nation(1); n <= t.LastNation; n++ {
		s := &t.Nations[n]
		if *s != (NationState{}) {
			v.Nations = append(v.Nations, NationView{n, s.Influence, t.Status(n, s.Influence.Of), s.Marker, s.Armed, s.Enemies(), s.Defeated})
		}
	}
	v.Control = append(v.Control, t.Control[:t.LastArea+1]...)
	for a, b := range t.Blockade {
		if b != NotBlockaded {
			v.Blockade = append(v.Blockade, AreaBlockade{Area(a), b})
		}
	}
	for k := range DeckCount {
		v.Decks = append(v.Decks, DeckView{k, t.Decks[k].Draw.Len(), t.Decks[k].Discard.List()})
	}
	for _, s := range stack {
		if m, is := s.(*MovementPhase); is {
			v.Turn.Moves = int(m.Left)
			if m.Stage == toPart && seats.Has(SeatOf(m.Faction)) {
				v.Turn.Picked = t.UnitRef(m.Unit)
			}
		}
	}
	t.viewBlocks(v, seats)
	t.viewBattles(v)
	v.Own = t.Hooks.ShowOwn(t, seats)
	return v
}

// ViewFaction lists what is shown of a Faction; own: to its player.
func (t *Table) ViewFaction(f Faction, own bool) FactionView {
	s, p := t.Faction(f), t.score(f)
	v := FactionView{Faction: f, Levels: t.Levels(f, false), Production: p.Production, FactoryCost: t.FactoryCost(f), Raised: s.Raised,
		HandLimit: t.HandLimit(f), Cards: s.Hand.Len(), Bought: s.Bought.Len(), Stack: s.Stack.Len(), Secrets: len(s.Vault), Revealed: s.Revealed,
		Dividends: s.Chits.Len(), Wars: t.Side(f).Wars.List(), Declared: s.Declared.List(), Surprise: t.Side(f).Surprise,
		Points: PointsView{p.Production, p.Atomic, p.Capitals, p.More, p.Declared, p.Public()}}
	if own {
		v.Own = &OwnView{s.Hand[ActionDeck].List(), s.Hand[InvestmentDeck].List(), s.Command.ref(), s.Under.ref(), s.Vault, s.Chits, p.Total()}
	}
	for _, c := range []struct {
		of *Commitment
		To *engine.Ref
	}{{&s.Command, &v.Command}, {&s.Under, &v.Under}} {
		if c.of.Card > 0 {
			v.Committed++
		}
		if c.of.Open {
			*c.To = c.of.ref()
		}
	}
	return v
}

// TurnView is what everybody has seen of the Player Turn under way. What counts against border limits and
// what is still owed only the Active Player knows: it would tell Ground units from others.
type TurnView struct {
	Moves       int        // left in its Movement Phase
	Picked      engine.Ref `json:",omitempty"` // the unit that is being moved, for its owner
	Calm        bool       // no Aggression and no Combat Phase in it
	Crossed     []Crossing `json:",omitempty"`
	Entered     []EntryView
	Aggressed   []Area
	Groups      []BattleGroup
	Duties      []Duty `json:",omitempty"`
	Intervening []Nation
}

// EntryView is how many blocks have Engaged or Invaded over a border.
type EntryView struct {
	From, To Area
	N        int
}

func (t *Table) viewTurn(seats engine.Seats) TurnView {
	s := t.Turn.clone()
	v := TurnView{Calm: s.Calm, Aggressed: s.Aggressed, Groups: s.Groups, Intervening: s.Intervening}
	if seats.Has(SeatOf(t.Active)) {
		v.Crossed, v.Duties = s.Crossed, s.Duties
	}
	for _, c := range s.Entered {
		v.Entered = append(v.Entered, EntryView{c.From, c.To, int(c.Ground + c.ANS)})
	}
	return v
}

// viewBlocks shows own blocks and those that lie face up; of others only how many stand where.
func (t *Table) viewBlocks(v *View, seats engine.Seats) {
	var upright, escaped [AreaRoom][PowerRoom]int
	for i := range t.Blocks {
		b := &t.Blocks[i]
		f := t.PlayerOf(t.SideOf(b.ID.Nation))
		own := f != NoFaction && seats.Has(SeatOf(f))
		if !own && b.Has(Escaped) {
			escaped[b.At][t.PoolOf(b.ID.Nation)]++
			continue
		}
		if !own && !b.Has(FaceUp) && f != NoFaction {
			upright[b.At][t.PoolOf(b.ID.Nation)]++
			continue
		}
		u := UnitView{Nation: b.ID.Nation, Type: b.ID.Type, CV: b.CV, Area: b.At, FaceUp: b.Has(FaceUp), Built: own && b.Has(Built),
			Moved: own && b.Has(Moved), Down: b.Has(Escaped), From: b.From, Group: b.Group}
		if own {
			u.Unit = t.UnitRef(b.ID)
		}
		v.Units = append(v.Units, u)
	}
	v.Upright, v.Escaped = stacks(&upright), stacks(&escaped)
}

func stacks(count *[AreaRoom][PowerRoom]int) (list []StackView) {
	for a := range count {
		for n, k := range count[a] {
			if k > 0 {
				list = append(list, StackView{Area(a), Nation(n), k})
			}
		}
	}
	return list
}

// SideOf is the Side that a Nation's units fight for. It makes a table, since the Book knows no more than the printed Side: ask the table
// of Seen where there is one.
func (v *View) SideOf(n Nation) Side { return v.cleared().SideOf(n) }
