package cataclysm

import "testing"

func TestActivation(t *testing.T) {
	t.Run("9.1 each area that units come from costs an action", func(t *testing.T) {
		table := quiet(europe(t))
		put(t, table, Germany, "silesia", "infantry")
		put(t, table, Germany, "east-prussia", "infantry")
		pos, _ := fight(t, table.clone(), Germany, "land", "poland", 1, "activate:unit/germany-army-1")
		if got := pos.Table().Battle.Sides[attacking]; len(got) != 1 {
			t.Error("with one action:", got)
		}
		o := &operation{Power: Germany, Verb: "land", Target: at(t, "poland"), Actions: 2}
		pos, _ = play(t, table, o, "activate:unit/germany-army-1 activate:unit/germany-army-2 go")
		if o.Spent != 2 || len(pos.Table().Battle.Sides[attacking]) != 2 {
			t.Error("spent", o.Spent)
		}
	})
	t.Run("9.1 two units from one area cost one action", func(t *testing.T) {
		table := quiet(europe(t))
		put(t, table, Germany, "silesia", "infantry", "tank")
		o := &operation{Power: Germany, Verb: "land", Target: at(t, "poland"), Actions: 1}
		play(t, table, o, "activate:unit/germany-army-1 activate:unit/germany-army-2 go")
		if o.Spent != 1 {
			t.Error("spent", o.Spent)
		}
	})
	t.Run("9.1 an ally's units need its owner's leave, and one's own must be among them", func(t *testing.T) {
		table := quiet(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(France))
		put(t, table, Italy, "lombardy", "infantry")
		if got := targetsOf(table, Germany, 1); len(got) > 0 {
			t.Error("without a German unit:", got)
		}
		put(t, table, Germany, "lombardy", "infantry")
		pos, _ := fight(t, table, Germany, "land", "provence", 1, "activate:unit/italy-army-1")
		if d := asked(t, pos, "use-my-units"); d.Seat != seatOf(Italy) || d.Rule != "9.1" {
			t.Error(d)
		}
		reply(t, pos, "refuse activate:unit/germany-army-1 go")
		if got := table.Battle.Sides[attacking]; len(got) != 1 {
			t.Error("the army of an unwilling Italy attacks:", got)
		}
	})
	t.Run("9.1 units that are not belligerent together are not activated together", func(t *testing.T) {
		table := quiet(europe(t))
		ally(table, Germany, Italy)
		put(t, table, Italy, "lombardy", "infantry")
		put(t, table, Germany, "bavaria", "infantry")
		pos, _ := fight(t, table, Germany, "land", "austria", 2)
		reply(t, pos, "augment")
		if got := pos.Table().Battle.Sides[attacking]; len(got) != 1 {
			t.Error(got)
		}
	})
	t.Run("8.4.2 who has deployed does not attack in this offensive, but aircraft support", func(t *testing.T) {
		table := atWar(t, Germany, USSR)
		held(t, table, Germany, "poland")
		cube(t, table, USSR, "baltic-states")
		ids := put(t, table, Germany, "poland", "tank", "infantry", "tactical")
		table.unit(ids[1]).Deployed = true
		table.unit(ids[2]).Deployed = true
		pos, _ := fight(t, table, Germany, "land", "baltic-states", 1, "activate:unit/germany-army-1")
		if b := table.Battle; b == nil || len(b.Sides[attacking]) != 1 {
			t.Fatal("the infantry may come along:", pos.Open())
		}
		if got := inWords(asked(t, pos, "support").Legal); !offers(got, "support:unit/germany-air-force-1") {
			t.Error("the air force may not support:", got)
		}
	})
	t.Run("9.2 occupation limits hold after movement", func(t *testing.T) {
		table := atWar(t, Germany, USSR)
		cube(t, table, Germany, "poland", "baltic-states")
		put(t, table, Germany, "poland", "tank", "infantry")
		put(t, table, Germany, "baltic-states", "infantry")
		pos, _ := fight(t, table.clone(), Germany, "land", "belorussia", 2, "activate:unit/germany-army-1 augment")
		if got := pos.Table().Battle.Sides[attacking]; len(got) != 1 {
			t.Error("more than one army into restricted land (7.1.3):", got)
		}
		cube(t, table, USSR, "rumania")
		put(t, table, USSR, "rumania", "infantry")
		put(t, table, Germany, "czechoslovakia", "tank")
		cube(t, table, Germany, "czechoslovakia")
		pos, _ = fight(t, table.clone(), Germany, "land", "rumania", 3, "activate:unit/germany-army-1 activate:unit/germany-army-4 augment")
		if got := pos.Table().Battle.Sides[attacking]; len(got) != 2 {
			t.Error("more than two armies (7.1.1):", got)
		}
	})
	t.Run("9.4.1 ships on patrol and submarines are not activated, ships in port are", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "north-sea", "surface")
		put(t, table, UK, "scotland", "submarine")
		put(t, table, Germany, "ruhr", "surface")
		if got := targetsOf(table, UK, 1); len(got) > 0 {
			t.Error(got)
		}
		put(t, table, UK, "london", "surface")
		if got := targetsOf(table, UK, 1); !offers(got, "naval:area/ruhr") {
			t.Error("from port:", got)
		}
	})
	t.Run("9.4.1 a strategic air force goes against ships, a tactical one does not", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "tactical")
		put(t, table, Germany, "north-sea", "submarine")
		if got := targetsOf(table, UK, 1); offers(got, "naval:area/north-sea") {
			t.Error("tactical:", got)
		}
		put(t, table, UK, "london", "strategic")
		if got := targetsOf(table, UK, 1); !offers(got, "naval:area/north-sea") {
			t.Error("strategic:", got)
		}
	})
	t.Run("9.4.1 only areas within range, at extended range if declared", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "lombardy", "surface")
		put(t, table, UK, "eastern-mediterranean", "surface")
		if got := targetsOf(table, Italy, 1); offers(got, "naval:area/eastern-mediterranean") {
			t.Error("the Adriatic coast to the Eastern Mediterranean is four areas:", got)
		}
		put(t, table, Italy, "rome", "surface")
		fight(t, table, Italy, "naval", "eastern-mediterranean", 1)
		if got := table.Battle.Sides[attacking]; len(got) != 1 || !got[0].Extended {
			t.Error("three areas are no normal range:", got)
		}
	})
	t.Run("9.5.1 aircraft strike from friendly airfields in range", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "north-sea", "strategic")
		put(t, table, Germany, "ruhr", "tactical")
		if got := targetsOf(table, UK, 1); len(got) > 0 {
			t.Error("on patrol:", got)
		}
		put(t, table, UK, "london", "tactical")
		pos, _ := fight(t, table, UK, "air", "ruhr", 1)
		if b := pos.Table().Battle; b != nil && !b.Sides[attacking][0].Extended {
			t.Error("a tactical air force at normal range:", b.Sides[attacking])
		}
	})
	t.Run("9.5.2 bombing needs a strategic air force among the attackers", func(t *testing.T) {
		table := atWar(t, UK, Germany)
		put(t, table, UK, "london", "tactical")
		if got := targetsOf(table, UK, 1); offers(got, "bomb:area/ruhr") {
			t.Error("tactical:", got)
		}
		put(t, table, UK, "london", "strategic")
		pos, _ := fight(t, table, UK, "bomb", "ruhr", 1, "activate:unit/uk-air-force-1#1")
		if got := inWords(asked(t, pos, "activate").Legal); offers(got, "go") {
			t.Error("a lone tactical air force may go:", got)
		}
	})
	t.Run("9.4.2 capturing a base needs a fleet among the attackers", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "strategic")
		if got := targetsOf(table, Italy, 1); offers(got, "capture:area/central-mediterranean") {
			t.Error("aircraft alone:", got)
		}
		put(t, table, Italy, "rome", "submarine")
		if got := targetsOf(table, Italy, 1); offers(got, "capture:area/central-mediterranean") {
			t.Error("with a submarine pack:", got)
		}
		put(t, table, Italy, "rome", "surface")
		if got := targetsOf(table, Italy, 1); !offers(got, "capture:area/central-mediterranean") {
			t.Error("with a fleet:", got)
		}
	})
	t.Run("9.1 a force that an ally's refusal leaves incomplete is called off at no cost", func(t *testing.T) {
		table := quiet(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(UK))
		put(t, table, Italy, "sicily", "surface")
		put(t, table, Germany, "sicily", "strategic")
		o := &operation{Power: Germany, Verb: "capture", Target: at(t, "central-mediterranean"), Actions: 1}
		play(t, table, o, "activate:unit/germany-air-force-1 activate:unit/italy-fleet-1 refuse call-off")
		if o.Spent != 0 || o.Attacked || table.Battle != nil {
			t.Error("spent", o.Spent)
		}
	})
}
