package blockwar

import (
	"interbellum/engine"
)

// Seen is the table as far as a view shows it, so that the procedures of the rules that go by open things alone
// answer for a player what they answer for the table: who controls what, where Enemies are, supply and trade.
// Blocks that are turned away have no type in it: do not ask rules that depend on the types of others.
func (v *View) Seen() *Table {
	t := v.cleared()
	v.seenBlocks(t)
	return t
}

// cleared is that table with no block on it.
func (v *View) cleared() *Table {
	t := v.Blank()
	t.Scenario, t.Year, t.Phase, t.Active, t.Won = v.Scenario, v.Year, v.Phase, v.Active, v.Won
	for _, o := range v.Options {
		t.Hooks.TakeOption(t, o)
	}
	copy(t.Order[:], v.Order)
	copy(t.Control[:], v.Control)
	for i := range v.Factions {
		f := &v.Factions[i]
		t.Factions[f.Faction] = FactionState{Ind: uint8(f.Levels.Ind), Raised: f.Raised, Revealed: f.Revealed, Declared: SetOf(f.Declared...)}
		t.Sides[f.Faction] = SideState{SetOf(f.Wars...), f.Surprise}
	}
	for i := range v.Nations {
		n := &v.Nations[i]
		t.Nations[n.Nation] = NationState{Influence: n.Influence, Marker: n.Marker, Armed: n.Armed, Violators: SetOf(n.Violators...), Defeated: n.Defeated}
		if len(n.Violators) > 0 {
			t.Nations[n.Nation].Violator = n.Violators[0]
		}
	}
	for _, b := range v.Blockade {
		t.Blockade[b.Area] = b.Kind
	}
	t.Turn = TurnState{Crossed: v.Turn.Crossed, Aggressed: v.Turn.Aggressed, Groups: v.Turn.Groups, Duties: v.Turn.Duties, Intervening: v.Turn.Intervening, Calm: v.Turn.Calm}
	t.Combat.Fields = v.Battles
	t.Hooks.RecallOwn(t, v.Own)
	return t
}

// seenBlocks puts the blocks on the table, under names of their own.
func (v *View) seenBlocks(t *Table) {
	var named [NationRoom][TypeRoom]uint8
	put := func(n Nation, u Type, cv uint8, a Area) *Block {
		named[n][u]++
		t.Blocks = append(t.Blocks, Block{ID: ID{n, u, named[n][u]}, CV: cv, At: a})
		return &t.Blocks[len(t.Blocks)-1]
	}
	for i := range v.Units {
		u := &v.Units[i]
		u.carry(put(u.Nation, u.Type, u.CV, u.Area))
	}
	for _, x := range v.Upright {
		for range x.N {
			put(x.Nation, NoType, 1, x.Area)
		}
	}
	for _, x := range v.Escaped {
		for range x.N {
			put(x.Nation, NoType, 1, x.Area).Marks |= Escaped
		}
	}
	engine.Sort(t.Blocks, func(a, b Block) int { return a.ID.compare(b.ID) })
	t.fillPool()
}

// carry gives a block what is seen of it.
func (u *UnitView) carry(b *Block) {
	b.From, b.Group = u.From, u.Group
	for _, m := range []struct {
		is   bool
		mark Marks
	}{{u.FaceUp, FaceUp}, {u.Built, Built}, {u.Moved, Moved}, {u.Down, Escaped}} {
		if m.is {
			b.Marks |= m.mark
		}
	}
}
