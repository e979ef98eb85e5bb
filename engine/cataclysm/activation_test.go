package cataclysm

import "testing"

func TestActivation(t *testing.T) {
	t.Run("9.1 each area that units come from costs an action", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "silesia", "infantry")
		put(t, table, Germany, "east-prussia", "infantry")
		pos, _ := fight(t, table.clone(), Germany, "land", "poland", 1, "activate:unit/germany-army-1")
		if got := pos.Table().Battle.Sides[attacking]; len(got) != 1 {
			t.Errorf("with one action: %v, want 1 of them", got)
		}
		o := &operation{Power: Germany, Verb: "land", Target: at(t, "poland"), Actions: 2}
		pos, _ = play(t, table, o, "activate:unit/germany-army-1 activate:unit/germany-army-2 go")
		if o.Spent != 2 || len(pos.Table().Battle.Sides[attacking]) != 2 {
			t.Errorf("spent %v; want o.Spent 2, len(pos.Table().Battle.Sides[attacking]) 2", o.Spent)
		}
	})
	t.Run("9.1 two units from one area cost one action", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "silesia", "infantry", "tank")
		o := &operation{Power: Germany, Verb: "land", Target: at(t, "poland"), Actions: 1}
		play(t, table, o, "activate:unit/germany-army-1 activate:unit/germany-army-2 go")
		if o.Spent != 1 {
			t.Errorf("spent %v, want 1", o.Spent)
		}
	})
	t.Run("9.1 an ally's units need its owner's leave, and one's own must be among them", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(France))
		put(t, table, Italy, "lombardy", "infantry")
		if got := targetsOf(table, Germany, 1); len(got) > 0 {
			t.Errorf("without a German unit: %v, want none", got)
		}
		put(t, table, Germany, "lombardy", "infantry")
		pos, _ := fight(t, table, Germany, "land", "provence", 1, "activate:unit/italy-army-1")
		if d := asked(t, pos, "use-my-units"); d.Seat != seatOf(Italy) || d.Rule != "9.1" {
			t.Errorf(`got %v, want Seat %v and Rule "9.1"`, d, seatOf(Italy))
		}
		reply(t, pos, "refuse activate:unit/germany-army-1 go")
		if got := table.Battle.Sides[attacking]; len(got) != 1 {
			t.Errorf("the army of an unwilling Italy attacks: %v, want 1 of them", got)
		}
	})
	t.Run("9.1 units that are not belligerent together are not activated together", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, Germany, Italy)
		put(t, table, Italy, "lombardy", "infantry")
		put(t, table, Germany, "bavaria", "infantry")
		pos, _ := fight(t, table, Germany, "land", "austria", 2)
		reply(t, pos, "augment")
		if got := pos.Table().Battle.Sides[attacking]; len(got) != 1 {
			t.Errorf("got %v, want 1 of them", got)
		}
	})
	t.Run("8.4.2 who has deployed does not attack in this offensive, but aircraft support", func(t *testing.T) {
		table := atWar(t, Germany, USSR)
		giveCountries(t, table, Germany, "poland")
		cube(t, table, USSR, "baltic-states")
		ids := put(t, table, Germany, "poland", "tank", "infantry", "tactical")
		table.unit(ids[1]).Deployed = true
		table.unit(ids[2]).Deployed = true
		pos, _ := fight(t, table, Germany, "land", "baltic-states", 1, "activate:unit/germany-army-1")
		if b := table.Battle; b == nil || len(b.Sides[attacking]) != 1 {
			t.Fatalf("the infantry may come along: %v; want b not nil, len(b.Sides[attacking]) 1", pos.Open())
		}
		if got := inWords(asked(t, pos, "support").Legal); !offers(got, "support:unit/germany-air-force-1") {
			t.Errorf("the air force may not support: %v: offers(got, 'support:unit/germany-air-force-1') = false, want true", got)
		}
	})
	t.Run("9.2 occupation limits hold after movement", func(t *testing.T) {
		table := atWar(t, Germany, USSR)
		cube(t, table, Germany, "poland", "baltic-states")
		put(t, table, Germany, "poland", "tank", "infantry")
		put(t, table, Germany, "baltic-states", "infantry")
		pos, _ := fight(t, table.clone(), Germany, "land", "belorussia", 2, "activate:unit/germany-army-1 augment")
		if got := pos.Table().Battle.Sides[attacking]; len(got) != 1 {
			t.Errorf("more than one army into restricted land (7.1.3): %v, want 1 of them", got)
		}
		cube(t, table, USSR, "rumania")
		put(t, table, USSR, "rumania", "infantry")
		put(t, table, Germany, "czechoslovakia", "tank")
		cube(t, table, Germany, "czechoslovakia")
		pos, _ = fight(t, table.clone(), Germany, "land", "rumania", 3, "activate:unit/germany-army-1 activate:unit/germany-army-4 augment")
		if got := pos.Table().Battle.Sides[attacking]; len(got) != 2 {
			t.Errorf("more than two armies (7.1.1): %v, want 2 of them", got)
		}
	})
	t.Run("9.4.1 ships on patrol and submarines are not activated, ships in port are", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "north-sea", "surface")
		put(t, table, UK, "scotland", "submarine")
		put(t, table, Germany, "ruhr", "surface")
		if got := targetsOf(table, UK, 1); len(got) > 0 {
			t.Errorf("got %v, want none", got)
		}
		put(t, table, UK, "london", "surface")
		if got := targetsOf(table, UK, 1); !offers(got, "naval:area/ruhr") {
			t.Errorf("from port: %v: offers(got, 'naval:area/ruhr') = false, want true", got)
		}
	})
	t.Run("9.4.1 a strategic air force goes against ships, a tactical one does not", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "tactical")
		put(t, table, Germany, "north-sea", "submarine")
		if got := targetsOf(table, UK, 1); offers(got, "naval:area/north-sea") {
			t.Errorf("tactical: %v: offers(got, 'naval:area/north-sea') = true, want false", got)
		}
		put(t, table, UK, "london", "strategic")
		if got := targetsOf(table, UK, 1); !offers(got, "naval:area/north-sea") {
			t.Errorf("strategic: %v: offers(got, 'naval:area/north-sea') = false, want true", got)
		}
	})
	t.Run("9.4.1 only areas within range, at extended range if declared", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "lombardy", "surface")
		put(t, table, UK, "eastern-mediterranean", "surface")
		if got := targetsOf(table, Italy, 1); offers(got, "naval:area/eastern-mediterranean") {
			t.Errorf("the Adriatic coast to the Eastern Mediterranean is four areas: %v: offers(got, 'naval:area/eastern-mediterranean') = true, want false", got)
		}
		put(t, table, Italy, "rome", "surface")
		fight(t, table, Italy, "naval", "eastern-mediterranean", 1)
		if got := table.Battle.Sides[attacking]; len(got) != 1 || !got[0].Extended {
			t.Errorf("three areas are no normal range: %v; want len(got) 1, got[0].Extended true", got)
		}
	})
	t.Run("9.5.1 aircraft strike from friendly airfields in range", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "north-sea", "strategic")
		put(t, table, Germany, "ruhr", "tactical")
		if got := targetsOf(table, UK, 1); len(got) > 0 {
			t.Errorf("on patrol: %v, want none", got)
		}
		put(t, table, UK, "london", "tactical")
		pos, _ := fight(t, table, UK, "air", "ruhr", 1)
		if b := pos.Table().Battle; b != nil && !b.Sides[attacking][0].Extended {
			t.Errorf("a tactical air force at normal range: %v, want Extended", b.Sides[attacking])
		}
	})
	t.Run("9.5.2 bombing needs a strategic air force among the attackers", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "tactical")
		if got := targetsOf(table, UK, 1); offers(got, "bomb:area/ruhr") {
			t.Errorf("tactical: %v: offers(got, 'bomb:area/ruhr') = true, want false", got)
		}
		put(t, table, UK, "london", "strategic")
		pos, _ := fight(t, table, UK, "bomb", "ruhr", 1, "activate:unit/uk-air-force-1#1")
		if got := inWords(asked(t, pos, "activate").Legal); offers(got, "go") {
			t.Errorf("a lone tactical air force may go: %v: offers(got, 'go') = true, want false", got)
		}
	})
	t.Run("9.4.2 capturing a base needs a fleet among the attackers", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "strategic")
		if got := targetsOf(table, Italy, 1); offers(got, "capture:area/central-mediterranean") {
			t.Errorf("aircraft alone: %v: offers(got, 'capture:area/central-mediterranean') = true, want false", got)
		}
		put(t, table, Italy, "rome", "submarine")
		if got := targetsOf(table, Italy, 1); offers(got, "capture:area/central-mediterranean") {
			t.Errorf("with a submarine pack: %v: offers(got, 'capture:area/central-mediterranean') = true, want false", got)
		}
		put(t, table, Italy, "rome", "surface")
		if got := targetsOf(table, Italy, 1); !offers(got, "capture:area/central-mediterranean") {
			t.Errorf("with a fleet: %v: offers(got, 'capture:area/central-mediterranean') = false, want true", got)
		}
	})
	t.Run("9.1 a force that an ally's refusal leaves incomplete is called off at no cost", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(UK))
		put(t, table, Italy, "sicily", "surface")
		put(t, table, Germany, "sicily", "strategic")
		o := &operation{Power: Germany, Verb: "capture", Target: at(t, "central-mediterranean"), Actions: 1}
		play(t, table, o, "activate:unit/germany-air-force-1 activate:unit/italy-fleet-1 refuse call-off")
		if o.Spent != 0 || o.Attacked || table.Battle != nil {
			t.Errorf("spent %v; want o.Spent 0, o.Attacked false, Battle nil", o.Spent)
		}
	})
}
