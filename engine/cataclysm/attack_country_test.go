package cataclysm

import (
	"slices"
	"testing"
)

func TestAttackingACountry(t *testing.T) {
	t.Run("9.7 enemies gain no flag for an attack", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		cube(t, table, France, "poland")
		put(t, table, Germany, "silesia", "infantry")
		_, seen := fight(t, table, Germany, "land", "poland", 1, "cup:flag/ussr")
		if saw(seen, "gain", France) != 0 {
			t.Errorf("France gained %v, want 0", saw(seen, "gain", France))
		}
	})
	t.Run("9.7 a controlled country defends itself like an uncontrolled one, without its controller", func(t *testing.T) {
		table := withoutFlags(europe(t))
		cube(t, table, France, "poland")
		put(t, table, France, "poland", "tactical")
		put(t, table, Germany, "silesia", "infantry")
		seen := fightToEnd(t, table, Germany, "land", "poland", 1, "3 3 2 2 done")
		if saw(seen, "air-superiority", NoPower) > 0 || diceOf(seen, "land-combat", Neutral) != 2 {
			t.Errorf("French aircraft fight for Poland, or it does not fight itself: got %v, %v; want 0 and 2", saw(seen, "air-superiority", NoPower), diceOf(seen, "land-combat", Neutral))
		}
		if got := whoStands(table, at(t, "poland")); got != "germany infantry" {
			t.Errorf(`in Poland: %v, want "germany infantry"`, got)
		}
	})
	t.Run("9.7.1 each faction spends one aid, and the country rolls one die more, not two", func(t *testing.T) {
		table := withoutFlags(europe(t))
		spain := at(t, "spain")
		giveCountries(t, table, Neutral, "spain")
		table.Areas[spain] = AreaState{CivilWar: true}
		table.placeAid(UK, spain, Left)
		table.placeAid(UK, spain, Left)
		table.placeAid(Italy, spain, Right)
		cube(t, table, Germany, "portugal")
		put(t, table, Germany, "portugal", "infantry")
		_, seen := fight(t, table, Germany, "land", "spain", 1, "1 1 6 6")
		if saw(seen, "aid-spent", UK) != 1 || saw(seen, "aid-spent", Italy) != 1 || diceOf(seen, "land-combat", Neutral) != 2 {
			t.Errorf("spent by the UK: %v dice: %v; got %v, %v, %v; want 1, 1 and 2",
				saw(seen, "aid-spent", UK), diceOf(seen, "land-combat", Neutral), saw(seen, "aid-spent", UK), saw(seen, "aid-spent", Italy), diceOf(seen, "land-combat", Neutral))
		}
		if table.aidAt(UK, spain, Left) != 1 || table.aidAt(Italy, spain, Right) != 0 || table.count(Italy, OnMap, Offensive) != 0 {
			t.Errorf("aid left: %v; got %v, %v, %v; want 1, 0 and 0", table.Aid, table.aidAt(UK, spain, Left), table.aidAt(Italy, spain, Right), table.count(Italy, OnMap, Offensive))
		}
	})
	t.Run("9.7.1 without aid there is no die for it", func(t *testing.T) {
		table := withoutFlags(europe(t))
		giveCountries(t, table, Neutral, "spain")
		table.Areas[at(t, "spain")] = AreaState{CivilWar: true}
		cube(t, table, Germany, "portugal")
		put(t, table, Germany, "portugal", "infantry")
		_, seen := fight(t, table, Germany, "land", "spain", 1, "6 6 1")
		if diceOf(seen, "land-combat", Neutral) != 1 {
			t.Errorf("dice: %v, want 1", diceOf(seen, "land-combat", Neutral))
		}
	})
	twoPatrons := func(t *testing.T) *Table {
		table := withoutFlags(europe(t))
		spain := at(t, "spain")
		giveCountries(t, table, Neutral, "spain")
		table.Areas[spain] = AreaState{CivilWar: true}
		table.placeAid(UK, spain, Left)
		table.placeAid(France, spain, Left)
		cube(t, table, Germany, "portugal")
		put(t, table, Germany, "portugal", "infantry")
		return table
	}
	t.Run("9.7.1 the patrons are asked, the least effective first, and what both say is done", func(t *testing.T) {
		table := twoPatrons(t)
		pos, _ := fight(t, table, Germany, "land", "spain", 1)
		for _, p := range []Power{France, UK} {
			if d := asked(t, pos, "spend-aid"); d.Seat != seatOf(p) || len(d.Legal) != 2 {
				t.Fatalf("asked: %v; got %v, %v; want %v and 2", d, d.Seat, len(d.Legal), seatOf(p))
			}
			reply(t, pos, "spend:power/uk>side/left")
		}
		if table.aidAt(UK, at(t, "spain"), Left) != 0 || table.aidAt(France, at(t, "spain"), Left) != 1 {
			t.Errorf("%v: got %v, %v; want 0 and 1", table.Aid, table.aidAt(UK, at(t, "spain"), Left), table.aidAt(France, at(t, "spain"), Left))
		}
	})
	t.Run("9.7.1 patrons who disagree: the least effective pays; of several the attacker chooses", func(t *testing.T) {
		table := twoPatrons(t)
		spain := at(t, "spain")
		apart := "spend:power/uk>side/left spend:power/france>side/left "
		_, seen := fight(t, table.clone(), Germany, "land", "spain", 1, apart+"1 1")
		if saw(seen, "aid-spent", France) != 1 || saw(seen, "aid-spent", UK) != 0 {
			t.Errorf("France, with one die, does not pay: got %v, %v; want 1 and 0", saw(seen, "aid-spent", France), saw(seen, "aid-spent", UK))
		}
		table.Powers[UK].Reduced = true
		pos, _ := fight(t, table, Germany, "land", "spain", 1, apart)
		if d := asked(t, pos, "spend-aid"); d.Seat != seatOf(Germany) || len(d.Legal) != 2 {
			t.Errorf("%v: got %v, %v; want %v and 2", d, d.Seat, len(d.Legal), seatOf(Germany))
		}
		reply(t, pos, "spend:power/uk>side/left")
		if table.aidAt(UK, spain, Left) != 0 || table.aidAt(France, spain, Left) != 1 {
			t.Errorf("%v: got %v, %v; want 0 and 1", table.Aid, table.aidAt(UK, spain, Left), table.aidAt(France, spain, Left))
		}
	})
	t.Run("9.7.1 the power that takes the country ends the civil war and the aid", func(t *testing.T) {
		table := withoutFlags(europe(t))
		spain := at(t, "spain")
		giveCountries(t, table, Neutral, "spain")
		table.Areas[spain] = AreaState{CivilWar: true}
		for range 3 {
			table.placeAid(UK, spain, Left)
		}
		cube(t, table, Germany, "portugal")
		put(t, table, Germany, "portugal", "infantry")
		fightToEnd(t, table, Germany, "land", "spain", 1, "6 6 1 1 done")
		if table.Areas[spain].CivilWar || len(table.Aid) > 0 || table.controller(spain) != Germany {
			t.Errorf("%v %v; want Areas[spain].CivilWar false, len(Aid) 0, controller(spain) %v", table.Areas[spain], table.Aid, Germany)
		}
	})
	t.Run("9.7.2 after a failed attack on a country nobody controls its enemies may try, then others", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "silesia", "infantry")
		pos, seen := fight(t, table, Germany, "land", "poland", 1, "2 1 3 1 retreat retreat:unit/germany-army-1>area/silesia")
		if got := table.unit(UnitID{Germany, Army, 1}).At; got != at(t, "silesia") {
			t.Errorf("the army is in %v, want %v", got, at(t, "silesia"))
		}
		d := pos.Open()[0]
		if d.Seat != seatOf(France) || d.Rule != "5.7" {
			t.Errorf(`asked: %v %v, want Seat %v and Rule "5.7"`, d, eventOrder(seen, "opportunity"), seatOf(France))
		}
		if !slices.Contains(pos.Stack(), "opportunity") {
			t.Errorf(`got %v, want "opportunity" among them`, pos.Stack())
		}
	})
	t.Run("9.7.2 a country that is conquered is nobody else's opportunity", func(t *testing.T) {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "silesia", "infantry")
		pos, _ := fight(t, table, Germany, "land", "poland", 1, "4 1 3 1 done")
		if !pos.Over() || table.controller(at(t, "poland")) != Germany {
			t.Errorf("%v: got pos.Over() %v, %v; want true and %v", pos.Open(), pos.Over(), table.controller(at(t, "poland")), Germany)
		}
	})
	t.Run("9.7.2 a controlled country keeps its controller, without an opportunity", func(t *testing.T) {
		table := atWar(t, Germany, France)
		cube(t, table, France, "poland")
		put(t, table, Germany, "silesia", "infantry")
		pos, _ := fight(t, table, Germany, "land", "poland", 1, "2 1 3 1 retreat retreat:unit/germany-army-1>area/silesia")
		if !pos.Over() || table.controller(at(t, "poland")) != France {
			t.Errorf("%v %v: got pos.Over() %v, %v; want true and %v", pos.Open(), table.controller(at(t, "poland")), pos.Over(), table.controller(at(t, "poland")), France)
		}
	})
	t.Run("2.3.3 British units at Gibraltar are ignored while Britain is not at war with the attacker", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.Areas[at(t, "spain")].SpecialBase = true
		put(t, table, UK, "spain", "tactical", "surface")
		cube(t, table, Germany, "portugal")
		put(t, table, Germany, "portugal", "infantry", "infantry")
		pos, _ := fight(t, table.clone(), Germany, "land", "spain", 1, "activate:unit/germany-army-1 activate:unit/germany-army-2 go")
		if got := pos.Table().Battle.Sides[defending]; len(got) != 1 {
			t.Errorf("the defence: %v, want 1 of them", got)
		}
		reply(t, pos, "6 6 2 2")
		for !pos.Over() && pos.Open()[0].Kind == "retreat" {
			if d := pos.Open()[0]; d.Seat != seatOf(UK) || offers(inWords(d.Legal), "cup:unit/uk-fleet-1") {
				t.Errorf("in the aftermath of a combat: %v; got %v, offers(inWords(d.Legal), 'cup:unit/uk-fleet-1') %v; want %v and false", d, d.Seat, offers(inWords(d.Legal), "cup:unit/uk-fleet-1"), seatOf(UK))
			}
			reply(t, pos, pos.Open()[0].Legal[0].Words())
		}
		if got := whoStands(pos.Table(), at(t, "spain")); got != "germany infantry, germany infantry" {
			t.Errorf(`in Spain: %v, want "germany infantry, germany infantry"`, got)
		}
		war(table, SetOf(Germany), SetOf(UK))
		pos, _ = fight(t, table, Germany, "land", "spain", 1, "activate:unit/germany-army-1 activate:unit/germany-army-2 go")
		if got := pos.Table().Battle.Sides[defending]; len(got) != 3 {
			t.Errorf("the defence at war: %v, want 3 of them", got)
		}
	})
}

func TestSurpriseAttack(t *testing.T) {
	pearl := func(t *testing.T) *Table {
		table := europe(t)
		commit(table, Mobilization, Italy)
		put(t, table, Italy, "sicily", "surface")
		put(t, table, UK, "central-mediterranean", "surface")
		return table
	}
	t.Run("9.8 the attacked power gains two flags, is at war, and fights one worse", func(t *testing.T) {
		table := pearl(t)
		_, seen := fight(t, table, Italy, "naval", "central-mediterranean", 1, `activate:unit/italy-fleet-1
			cup:flag/france cup:flag/uk cup:flag/uk 3 2 3 1 stand`)
		if saw(seen, "gain", UK) != 2 || !table.atWar(Italy, UK) || table.atWar(Italy, France) {
			t.Errorf("flags: %v wars: %v; got %v, atWar(Italy, UK) %v, atWar(Italy, France) %v; want 2, true and false", saw(seen, "gain", UK), table.Wars, saw(seen, "gain", UK), table.atWar(Italy, UK), table.atWar(Italy, France))
		}
		if modified(seen, "naval-combat", UK, "9.8") != -1 || scored(seen, "naval-combat", UK) != 2 {
			t.Errorf("the British score is %v: got %v, %v; want -1 and 2", scored(seen, "naval-combat", UK), modified(seen, "naval-combat", UK, "9.8"), scored(seen, "naval-combat", UK))
		}
	})
	t.Run("9.8 afterwards the ideology cannot be surprised again, and the flags come for the war alone", func(t *testing.T) {
		table := pearl(t)
		withoutFlags(table)
		fightToEnd(t, table, Italy, "naval", "central-mediterranean", 1, "activate:unit/italy-fleet-1 5 1 4 1 stand done")
		if !table.NoSurprise.Has(Democracy) || table.Battle != nil {
			t.Fatalf("no marker in the circle of the Democracies: got NoSurprise.Has(Democracy) %v, %v; want true and nil", table.NoSurprise.Has(Democracy), table.Battle)
		}
		put(t, table, Italy, "lombardy", "infantry")
		_, seen := fight(t, table, Italy, "land", "provence", 1, "3 3 2")
		if !table.atWar(Italy, France) || saw(seen, "surprise-attack", Italy) != 1 || modified(seen, "land-combat", France, "9.8") != 0 {
			t.Errorf("France at war: %v penalty: %v; got atWar(Italy, France) %v, %v, %v; want true, 1 and 0",
				table.atWar(Italy, France), modified(seen, "land-combat", France, "9.8"), table.atWar(Italy, France), saw(seen, "surprise-attack", Italy), modified(seen, "land-combat", France, "9.8"))
		}
	})
	t.Run("9.8 the force moves when it is at war: over the victim's land, and not past its ships and aircraft", func(t *testing.T) {
		table := withoutFlags(europe(t))
		commit(table, Mobilization, Italy)
		put(t, table, Italy, "lombardy", "strategic")
		put(t, table, France, "paris", "tactical")
		if got := targetsOf(table, Italy, 1); !offers(got, "air:area/paris") {
			t.Errorf("over Provence: %v: offers(got, 'air:area/paris') = false, want true", got)
		}
		fightToEnd(t, table.clone(), Italy, "air", "paris", 1, "activate:unit/italy-air-force-1 5 1 3 1")
		put(t, table, France, "provence", "tactical")
		if got := targetsOf(table, Italy, 1); offers(got, "air:area/paris") || !offers(got, "air:area/provence") {
			t.Errorf("past the aircraft in Provence: %v; got offers(got, 'air:area/paris') %v, offers(got, 'air:area/provence') %v; want false and true", got, offers(got, "air:area/paris"), offers(got, "air:area/provence"))
		}
		put(t, table, Italy, "sicily", "surface")
		put(t, table, UK, "eastern-mediterranean", "surface")
		if got := targetsOf(table, Italy, 1); !offers(got, "naval:area/eastern-mediterranean") {
			t.Errorf("three areas away: %v: offers(got, 'naval:area/eastern-mediterranean') = false, want true", got)
		}
		put(t, table, UK, "central-mediterranean", "surface")
		if got := targetsOf(table, Italy, 1); offers(got, "naval:area/eastern-mediterranean") || !offers(got, "naval:area/central-mediterranean") {
			t.Errorf("past Malta: %v; got offers(got, 'naval:area/eastern-mediterranean') %v, offers(got, 'naval:area/central-mediterranean') %v; want false and true",
				got, offers(got, "naval:area/eastern-mediterranean"), offers(got, "naval:area/central-mediterranean"))
		}
	})
	t.Run("9.8 only mobilized Fascists surprise anybody", func(t *testing.T) {
		table := pearl(t)
		for _, c := range []Commitment{Civilian, Rearmament, Exhaustion} {
			commit(table, c, Italy)
			if got := targetsOf(table, Italy, 1); offers(got, "naval:area/central-mediterranean") {
				t.Errorf("at %v: offers(got, 'naval:area/central-mediterranean') = true, want false", c)
			}
		}
		commit(table, TotalWar, Italy)
		if got := targetsOf(table, Italy, 1); !offers(got, "naval:area/central-mediterranean") {
			t.Errorf("at total war: %v: offers(got, 'naval:area/central-mediterranean') = false, want true", got)
		}
		commit(table, Mobilization, UK, USSR)
		put(t, table, Italy, "libya", "surface")
		put(t, table, USSR, "ukraine", "infantry")
		cube(t, table, Italy, "rumania")
		put(t, table, Italy, "rumania", "infantry")
		if got := targetsOf(table, UK, 1); len(got) > 0 {
			t.Errorf("British surprise: %v, want none", got)
		}
		if got := targetsOf(table, USSR, 1); offers(got, "land:area/rumania") {
			t.Errorf("Soviet surprise: %v: offers(got, 'land:area/rumania') = true, want false", got)
		}
	})
	t.Run("9.8 allies on both sides decide whether they join", func(t *testing.T) {
		table := withoutFlags(pearl(t))
		ally(table, Italy, Germany)
		ally(table, UK, France)
		commit(table, Mobilization, Germany)
		fight(t, table, Italy, "naval", "central-mediterranean", 1, "activate:unit/italy-fleet-1 join break")
		if !table.atWar(Germany, UK) || table.atWar(France, Italy) || table.allies(UK).Has(France) {
			t.Errorf("wars: %v alliances: %v; got atWar(Germany, UK) %v, atWar(France, Italy) %v, allies(UK).Has(France) %v; want true, false and false",
				table.Wars, table.Alliance, table.atWar(Germany, UK), table.atWar(France, Italy), table.allies(UK).Has(France))
		}
	})
	t.Run("9.8 units of an ally that does not join stay at home", func(t *testing.T) {
		table := withoutFlags(pearl(t))
		ally(table, Italy, Germany)
		commit(table, Mobilization, Germany)
		war(table, SetOf(Italy, Germany), SetOf(USSR))
		put(t, table, Germany, "sicily", "strategic")
		fight(t, table, Italy, "naval", "central-mediterranean", 1, `activate:unit/italy-fleet-1 activate:unit/germany-air-force-1 allow go break`)
		if got := table.Battle.Sides[attacking]; len(got) != 1 {
			t.Errorf("attackers: %v, want 1 of them", got)
		}
		if got := whoStands(table, at(t, "central-mediterranean")); got != "italy surface, uk surface" {
			t.Errorf(`in the target: %v, want "italy surface, uk surface"`, got)
		}
	})
}
