package blockwar

import (
	"fmt"
	"slices"
	"testing"
)

// engaged is a Battle in an area of the small world, of units of Nations 1 to 4: Nation and side are one. 4 is nobody's: it has no
// player. The first Nation is the Attacker's.
func engaged(t *testing.T, at Area, units ...ID) (*Battle, *Table) {
	t.Helper()
	const marine = MoreTypes // acts with Infantry
	f := &Table{Book: &Book{Hooks: sharedRules, Map: world(t).Map, SideList: []FactionFacts{{}, {}, {}, {}, {Player: 4}}, side: [NationRoom]Side{0, 1, 2, 3, 4}, sides: []Side{1, 2, 3, 4},
		Chart: Chart{{}, {Type: Fortress, Class: Ground, Priority: 1}, {Type: AirForce, Class: Air, Priority: 2}, {Type: Carrier, Class: Naval, Priority: 3},
			{Type: Sub, Class: Submarine, Priority: 4}, {Type: Fleet, Class: Naval, Priority: 5}, {Type: Tank, Class: Ground, Priority: 6},
			{Type: Infantry, Class: Ground, Priority: 7}, {Type: Convoy, Priority: 10}, {Type: marine, Class: Ground, Priority: 7}}}}
	b := &Battle{Area: at, Attacker: 1, Targets: SetOf(2, 3)}
	for _, id := range units {
		u := f.Blocks.Place(id.Nation, id.Type, max(id.No, 1), at)
		b.Slots = append(b.Slots, Slot{Unit: u.ID})
	}
	return b, f
}

func TestBattle(t *testing.T) {
	of := func(n Nation, u Type) ID { return ID{Nation: n, Type: u} }
	want := func(t *testing.T, what string, got, want any) {
		t.Helper()
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v, not %v", what, got, want)
		}
	}
	t.Run("Defenders fire at the Attacker alone", func(t *testing.T) {
		b, f := engaged(t, 1)
		want(t, "parties", b.Parties(f), []Side{1, 2, 3})
		want(t, "foes of the Attacker", b.Foes(f, 1), []Side{2, 3})
		want(t, "foes of a Defender", b.Foes(f, 3), []Side{1})
	})
	t.Run("types act in their order, and types of one priority together", func(t *testing.T) {
		b, f := engaged(t, 1, of(1, MoreTypes), of(1, Tank), of(2, Infantry))
		u, sides := b.ToAct(f)
		want(t, "first", u, Tank)
		want(t, "who", sides, []Side{1})
		b.Slots[1].Acted = true
		u, sides = b.ToAct(f)
		want(t, "then", u, Infantry)
		want(t, "who", sides, []Side{1, 2})
		want(t, "Defenders go before the Attacker", b.Acting(f), []Side{2})
		f.Side(1).Surprise = true
		want(t, "but for FirstFire", b.Acting(f), []Side{1})
	})
	t.Run("Invaders, Convoys and who has acted have no Combat Action", func(t *testing.T) {
		b, f := engaged(t, 1, of(1, Tank), of(2, Tank))
		f.Blocks.Get(b.Slots[0].Unit).Marks |= Invading
		b.Slots[1].Acted = true
		if u, _ := b.ToAct(f); u != NoType {
			t.Errorf("%d acts, want %v", u, NoType)
		}
		b, f = engaged(t, 3, of(1, Tank))
		if x := b.fight(f); x.canAct(x.now, 0) {
			t.Error("a Convoy acts: got true, want false")
		}
	})
	t.Run("it is over when one side is left, Escaped Subs apart, and no BattleGroup of the Attacker's is to come", func(t *testing.T) {
		b, f := engaged(t, 3, of(1, Fleet), of(2, Sub))
		want(t, "both are there", b.Over(f), false)
		f.Blocks.Get(b.Slots[1].Unit).Marks |= Escaped
		want(t, "the Sub has Escaped", b.Over(f), true)
		b, f = engaged(t, 3, of(2, Sub))
		want(t, "no Attacker", b.Over(f), true)
		f.Blocks.Place(1, Fleet, 1, 3).Group = 2
		want(t, "groups", b.Groups(f), []uint8{2})
		want(t, "one is to come", b.Over(f), false)
	})
	t.Run("the strongest unit of the class takes the Hit, the owner chooses where units differ", func(t *testing.T) {
		b, f := engaged(t, 1, ID{2, Tank, 3}, ID{2, Infantry, 3}, ID{2, Infantry, 3}, ID{2, Infantry, 1}, of(2, AirForce))
		list := b.Casualties(f, 2, Ground)
		var kinds []Type
		for _, i := range list {
			kinds = append(kinds, b.Slots[i].Unit.Type)
		}
		slices.Sort(kinds)
		want(t, "candidates", kinds, []Type{Tank, Infantry})
		want(t, "classes", classesOf(b, f, 2), []Class{Air, Ground})
		want(t, "none", len(b.Casualties(f, 2, Naval)), 0)
	})
	t.Run("at sea Ground units are Convoys", func(t *testing.T) {
		b, f := engaged(t, 3, of(2, Infantry), of(2, Fleet))
		want(t, "classes", classesOf(b, f, 2), []Class{Naval, Convoys})
	})
	t.Run("a unit is named by its place among its like", func(t *testing.T) {
		b, _ := engaged(t, 1, of(1, Tank), of(2, Tank), of(1, Tank))
		want(t, "the third", b.Number(2), 2)
		want(t, "the second", b.Number(1), 1)
	})
}

// classesOf are the Target Classes that a side has in the Battle.
func classesOf(b *Battle, t *Table, side Side) []Class {
	f := b.fight(t)
	return f.targets(f.now, f.sideOf(side)).list()
}
