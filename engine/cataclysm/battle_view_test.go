package cataclysm

import (
	"math/rand/v2"
	"testing"

	"interbellum/engine"
)

func TestDescribeBattle(t *testing.T) {
	t.Run("10.1 the page sees both combats to come, their dice and modifiers, and exact odds", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", "tank", "tactical")
		put(t, table, France, "lorraine", "infantry", "tactical")
		pos, _ := fight(t, table, Germany, "land", "lorraine", 2, "augment#1 support:unit/germany-air-force-1")
		v := table.describeBattle()
		if len(v.Combats) != 2 || v.Combats[0].Kind != "air" || v.Combats[1].Kind != "land" || v.Attackers[0].Face.String() != "tank" {
			t.Fatalf(`%+v; want len(v.Combats) 2, v.Combats[0].Kind "air", v.Combats[1].Kind "land", v.Attackers[0].Face.String() "tank"`, v)
		}
		land := v.Combats[1]
		if land.Attack.Dice != 2 || land.Attack.Sum != 1 || land.Attack.Mods[0].Rule != "8.2" || land.Defence.Dice != 1 || land.Defence.Chooser != France {
			t.Errorf(`got %+v, want Attack.Dice 2, Attack.Sum 1, Attack.Mods[0].Rule "8.2", Defence.Dice 1 and Defence.Chooser %v`, land, France)
		}
		if odds := Odds(2, 1, 1, 0); land.Odds.Win != odds.Win || land.Odds.Total != 216 {
			t.Errorf("got %+v, want Win %v and Total 216", land.Odds, odds.Win)
		}
		reply(t, pos, "3 1 3 1 retreat retreat:unit/france-air-force-1>area/paris")
		if v = table.describeBattle(); len(v.Combats) != 1 || v.Air != AttackerLeads || v.Combats[0].Attack.Dice != 3 || v.Outcome.Winner != Germany {
			t.Errorf("after the air combat: %+v; want len(v.Combats) 1, v.Air %v, v.Combats[0].Attack.Dice 3, v.Outcome.Winner %v", v, AttackerLeads, Germany)
		}
	})
}

// Operations on a crowded board, answered at random: whatever is offered comes to an end.
func TestOperationsEnd(t *testing.T) {
	t.Run("9.2 every operation that is offered can be carried out", func(t *testing.T) {
		battles := 0
		for seed := range uint64(400) {
			battles += crowdedOffensive(t, seed)
		}
		if battles < 100 {
			t.Errorf("only %v operations were carried out, want at least 100", battles)
		}
	})
}

func crowdedOffensive(t *testing.T, seed uint64) (battles int) {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 9))
	table := europe(t)
	ally(table, Germany, Italy)
	ally(table, France, UK, US)
	if seed%2 == 0 {
		war(table, SetOf(Germany, Italy), SetOf(France, UK, US))
	}
	commit(table, Mobilization, Germany, Italy)
	table.Areas[at(t, "spain")].SpecialBase = true
	cube(t, table, Germany, "austria", "czechoslovakia", "denmark")
	cube(t, table, France, "benelux", "greece")
	faces := []string{"infantry", "tank", "surface", "carrier", "submarine", "tactical", "strategic", "fortress", "logistics"}
	for range 300 {
		p := []Power{Germany, Italy, France, UK, US, USSR}[dice.IntN(6)]
		f, _ := ParseCounterFace(faces[dice.IntN(len(faces))])
		a := Area(1 + dice.IntN(AreaCount))
		if table.count(p, Storage, f.Kind) > 0 && table.inPlay(a) && table.canOccupy(p, f, a, firstCoast(f.Kind, a), UnitID{}) {
			id := table.place(p, f.Kind, Storage, a, firstCoast(f.Kind, a))
			table.unit(id).Upgraded = f.Upgraded
		}
	}
	acting := []Power{Germany, Italy, France, UK, US, USSR}[dice.IntN(6)]
	pos, _ := engine.Start(rules, table, &militaryActions{Power: acting, Left: 3, Operations: false})
	for n := 0; !pos.Over(); n++ {
		if n > 3000 {
			t.Fatalf("seed %d: no end: %v; got %v, want at most 3000", seed, pos.Stack(), n)
		}
		d := pos.Open()[0]
		if len(d.Legal) == 0 {
			t.Fatalf("seed %d: nothing to answer %q about %q; got %v, want at least 1", seed, d.Kind, d.About, len(d.Legal))
		}
		table.describeBattle()
		seen, err := pos.Apply(d.Answer(pos.Seq(), d.Legal[dice.IntN(len(d.Legal))], ""))
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		battles += saw(seen, "operation", NoPower)
	}
	if table.Battle != nil {
		t.Errorf("seed %d: a battle is left over; got %v, want nil", seed, table.Battle)
	}
	for _, u := range table.Units {
		if table.active(u.Owner) && !table.theatre(u.Owner, UnitID{}).mayStay(&u) && u.Kind != Logistics {
			t.Errorf("seed %d: got %s in %s, want it where it may stay", seed, u.Ref(), u.At)
		}
	}
	return battles
}
