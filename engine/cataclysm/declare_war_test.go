package cataclysm

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/saves"
)

func TestDeclareWar(t *testing.T) {
	t.Run("6.2 only from mobilization or total war", func(t *testing.T) {
		for c, want := range map[Commitment]bool{Civilian: false, Rearmament: false, Mobilization: true, TotalWar: true, Exhaustion: false} {
			table := europe(t)
			commit(table, c, Germany)
			if got := table.warTargets(Germany).Has(France); got != want {
				t.Errorf("%s: %v, want %v", c, got, want)
			}
		}
	})
	t.Run("6.2 opposing powers that are no enemies yet", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		war(table, SetOf(Germany), SetOf(France))
		if got := table.warTargets(Germany); got != SetOf(UK, US, USSR) {
			t.Errorf("got %s, want %v", got, SetOf(UK, US, USSR))
		}
	})
	t.Run("6.2 several targets only if they are allies", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		commit(table, Mobilization, Germany)
		p, _ := flag(t, table, Germany, "declare-war:power/france")
		if w := inWords(asked(t, p, "more-targets").Legal); len(w) != 2 || w[0] != "add:power/uk" {
			t.Errorf(`got %v, want 2 of them and [0] "add:power/uk"`, w)
		}
		table = europe(t)
		commit(table, Mobilization, Germany)
		p, _ = flag(t, table, Germany, "declare-war:power/france")
		if d := p.Open()[0]; d.Kind == "more-targets" {
			t.Errorf(`asked for more: %v; got %q, want anything but "more-targets"`, d.Legal, d.Kind)
		}
	})
	t.Run("12.2.2 the US and its allies leave Japan alone while they trade", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(USJapanTrade)
		commit(table, Mobilization, US, UK)
		if table.warTargets(US).Has(Japan) || !table.warTargets(UK).Has(Japan) {
			t.Errorf("the US may, or the UK may not: got warTargets(US).Has(Japan) %v, warTargets(UK).Has(Japan) %v; want false and true", table.warTargets(US).Has(Japan), table.warTargets(UK).Has(Japan))
		}
		ally(table, UK, US)
		if table.warTargets(UK).Has(Japan) {
			t.Error("an ally of the US may: warTargets(UK).Has(Japan) = true, want false")
		}
	})
	t.Run("6.2 without a possible operation all is as it was, but the flag is spent and the cubes are gone", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		table.Markers = table.Markers.With(StatusQuo)
		commit(table, Mobilization, Germany)
		table.Powers[Germany].Failed, table.Powers[Germany].FailureCubes = DeclareWarAction, 1
		table, seen := flagged(t, table, Germany, "declare-war:power/france go 4 1 1 cup:flag/france cup:flag/uk cup:flag/us cup:flag/france join cup:flag/uk")
		if saw(seen, "war-canceled", Germany) != 1 || len(table.Wars) != 0 || table.Status != NoWar || !table.Markers.Has(StatusQuo) {
			t.Errorf("the war goes on: got %v, %v, %v, Markers.Has(StatusQuo) %v; want 1, 0, %v and true", saw(seen, "war-canceled", Germany), len(table.Wars), table.Status, table.Markers.Has(StatusQuo), NoWar)
		}
		if flags(table, France, Cup) != 0 || flags(table, UK, Cup) != 0 || table.Alliance[Democracy] != SetOf(France, UK) {
			t.Errorf("flags or alliance are not what they were: got %v, %v, %v; want 0, 0 and %v", flags(table, France, Cup), flags(table, UK, Cup), table.Alliance[Democracy], SetOf(France, UK))
		}
		if table.count(Germany, Available, Flag) != int(MixOf(Germany)[Flag]) || table.Powers[Germany].FailureCubes != 0 {
			t.Errorf("the flag is not back, or cubes are left: got %v, %v; want %v and 0", table.count(Germany, Available, Flag), table.Powers[Germany].FailureCubes, int(MixOf(Germany)[Flag]))
		}
	})
	t.Run("6.2 a match saved while an ally is asked still cancels as it should", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		commit(table, Mobilization, Germany)
		p, _ := flag(t, table, Germany, "declare-war:power/france go 5 1 1 cup:flag/france")
		asked(t, p, "uphold-alliance")
		read, err := saves.ReadBy(rules, saves.Write(p))
		if err != nil {
			t.Fatal(err)
		}
		q := read.(*engine.Position[Table])
		reply(t, p, "break")
		reply(t, q, "break")
		if !q.Over() || saves.Fingerprint(q) != saves.Fingerprint(p) || q.Table().Alliance[Democracy] != SetOf(France, UK) {
			t.Errorf("the two have come apart: got over %v, alliance %v; want true, %v and the same fingerprint", q.Over(), q.Table().Alliance[Democracy], SetOf(France, UK))
		}
	})
	t.Run("6.2 what others do by right outlasts a canceled declaration", func(t *testing.T) {
		table := world(t)
		table.Scenario = "cataclysm"
		ally(table, France, UK)
		table.Markers = table.Markers.With(WashingtonNavalTreaty)
		commit(table, Mobilization, Germany)
		give(t, table, UK, Reserve, Offensive, 1)
		spain := at(t, "spain")
		table.Areas[spain].CivilWar = true
		table.placeAid(Japan, spain, Left)
		table.placeAid(Japan, spain, Left)
		table.ChinaInfluence = SetOf(US)
		table.move(US, Offensive, Available, OnMap)
		p, _ := flag(t, table, Germany, "declare-war:power/france go 5 1 1")
		asked(t, p, "gain")
		exerciseRight(t, p, Japan, "end-treaty:marker/washington-naval-treaty")
		read, err := saves.ReadBy(rules, saves.Write(p))
		if err != nil {
			t.Fatal(err)
		}
		q := read.(*engine.Position[Table])
		for _, p := range []*engine.Position[Table]{p, q} {
			reply(t, p, "cup:flag/france reserve:flag/uk")
			exerciseRight(t, p, Japan, "revoke-aid:area/spain>side/left")
			exerciseRight(t, p, US, "return-influence:china")
			seen := reply(t, p, "cup:flag/us join cup:flag/uk")
			table := p.Table()
			if !p.Over() || saw(seen, "war-canceled", Germany) != 1 || len(table.Wars) != 0 || flags(table, France, Cup, Reserve) != 0 {
				t.Errorf("not canceled, or its effects are left: wars %v, still asked %v; got p.Over() %v, %v, %v, %v; want true, 1, 0 and 0",
					table.Wars, p.Open(), p.Over(), saw(seen, "war-canceled", Germany), len(table.Wars), flags(table, France, Cup, Reserve))
			}
			if table.Markers.Has(WashingtonNavalTreaty) || table.aidAt(Japan, spain, Left) != 1 || !table.ChinaInfluence.Empty() {
				t.Errorf("got treaty %v, aid %d, influence %s; want no treaty, 1 and none",
					table.Markers.Has(WashingtonNavalTreaty), table.aidAt(Japan, spain, Left), table.ChinaInfluence)
			}
			if table.reserve(UK) != Flag || flags(table, UK, Cup) != 0 || flags(table, US, Cup) != 1 || table.count(UK, Reserve, Offensive) != 0 {
				t.Errorf("got %s in the British reserve, %d British and %d American flags in the cup; want a flag, 0 and 1",
					table.reserve(UK), flags(table, UK, Cup), flags(table, US, Cup))
			}
		}
	})
	t.Run("6.2 a canceled declaration gives back the treaty flag to a power that had none left", func(t *testing.T) {
		table := world(t)
		table.Scenario = "cataclysm"
		table.Markers = table.Markers.With(WashingtonNavalTreaty).With(StatusQuo)
		commit(table, Mobilization, Germany)
		give(t, table, UK, Holding, Flag, table.count(UK, Available, Flag)-1)
		p, _ := flag(t, table, Germany, "declare-war:power/france 5 1 1")
		exerciseRight(t, p, Japan, "end-treaty:marker/washington-naval-treaty")
		seen := reply(t, p, "cup:flag/france cup:flag/uk cup:flag/us cup:flag/us cup:flag/france")
		if saw(seen, "forfeit-gain", UK) != 1 || saw(seen, "war-canceled", Germany) != 1 {
			t.Fatalf("the UK has no flag to gain until the declaration is canceled: %v; got %v, %v; want 1 and 1", seen, saw(seen, "forfeit-gain", UK), saw(seen, "war-canceled", Germany))
		}
		reply(t, p, "reserve:flag/uk")
		table = p.Table()
		if flags(table, UK, Cup) != 0 || flags(table, UK, Reserve) != 1 || flags(table, US, Cup) != 1 || !table.Markers.Has(StatusQuo) {
			t.Errorf("got %d British flags in the cup and %d in reserve, %d American ones in the cup; want 0, 1, 1",
				flags(table, UK, Cup), flags(table, UK, Reserve), flags(table, US, Cup))
		}
	})
	t.Run("6.2 the operation that follows is owed: no other action, no pass, only the target", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		put(t, table, Germany, "ruhr", "infantry", "tank")
		put(t, table, France, "lorraine", "infantry")
		p, _ := flag(t, table, Germany, "declare-war:power/france 5 1 1 cup:flag/france")
		d := asked(t, p, "activate")
		if d.About != areaRef(at(t, "lorraine")) {
			t.Errorf("against %s, not the only French area in reach, want %q", d.About, areaRef(at(t, "lorraine")))
		}
		seen := reply(t, p, "activate:unit/germany-army-1 activate:unit/germany-army-2 go 6 1 4 stand",
			"done cup:flag/germany 5")
		if !p.Over() || saw(seen, "war-canceled", Germany) != 0 {
			t.Fatalf("canceled, or still asked %v: got p.Over() %v, %v; want true and 0", p.Open(), p.Over(), saw(seen, "war-canceled", Germany))
		}
		enemiesAre(t, table, Germany, France)
		if table.controller(at(t, "lorraine")) != Germany || table.Status != LimitedWar || flags(table, France, Cup) != 1 {
			t.Errorf("no conquest, no war status or no flag: got %v, %v, %v; want %v, %v and 1", table.controller(at(t, "lorraine")), table.Status, flags(table, France, Cup), Germany, LimitedWar)
		}
	})
	t.Run("6.2 a failed check starts nothing", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		table, _ = flagged(t, table, Germany, "declare-war:power/france 4 1 1")
		if len(table.Wars) != 0 || table.Powers[Germany].Failed != DeclareWarAction {
			t.Errorf("a war, or no cube: got %v, %v; want 0 and %v", len(table.Wars), table.Powers[Germany].Failed, DeclareWarAction)
		}
	})
}

func TestOutbreak(t *testing.T) {
	t.Run("5.6.1 Fascists begin wars by surprise too, others by declaration only", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, France, Germany)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "infantry")
		if !table.canTarget(Germany, "land", at(t, "lorraine"), 0) || table.canTarget(France, "land", at(t, "ruhr"), 0) {
			t.Errorf("Germany may not attack Lorraine, or France may attack the Ruhr: got canTarget(Germany, 'land', lorraine, 0) %v, canTarget(France, 'land', ruhr, 0) %v; want true and false",
				table.canTarget(Germany, "land", at(t, "lorraine"), 0), table.canTarget(France, "land", at(t, "ruhr"), 0))
		}
		if !table.warTargets(France).Has(Germany) || !table.warTargets(Germany).Has(France) {
			t.Errorf("either may declare war: got warTargets(France).Has(Germany) %v, warTargets(Germany).Has(France) %v; want true and true", table.warTargets(France).Has(Germany), table.warTargets(Germany).Has(France))
		}
	})
	t.Run("6.1.3 allies of the target are asked, the least effective first, and gain a flag", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK, US)
		commit(table, Civilian, France, UK, US)
		finish(t, table, &outbreak{By: Germany, Targets: SetOf(UK)}, "cup:flag/uk join cup:flag/france break")
		enemiesAre(t, table, Germany, France, UK)
		if table.Alliance[Democracy] != SetOf(France, UK) {
			t.Errorf("alliance of %s, want %v", table.Alliance[Democracy], SetOf(France, UK))
		}
		if flags(table, France, Cup) != 1 || flags(table, US, Cup) != 0 {
			t.Errorf("flags: one for who joins, none for who does not; got %v, %v; want 1 and 0", flags(table, France, Cup), flags(table, US, Cup))
		}
	})
	t.Run("6.1.3 allies of the attacker must meet the requirements, or break", func(t *testing.T) {
		table := europe(t)
		ally(table, Germany, Italy, Japan)
		commit(table, Mobilization, Germany, Japan)
		p, _ := play(t, table, &outbreak{By: Germany, Targets: SetOf(UK)})
		if d := asked(t, p, "uphold-alliance"); powerAt(d.Seat) != Japan || table.Alliance[Fascism].Has(Italy) {
			t.Errorf("%s is asked; alliance %s: got %v, Alliance[Fascism].Has(Italy) %v; want %v and false", powerAt(d.Seat), table.Alliance[Fascism], powerAt(d.Seat), table.Alliance[Fascism].Has(Italy), Japan)
		}
		reply(t, p, "join cup:flag/uk")
		enemiesAre(t, table, UK, Germany, Japan)
		enemiesAre(t, table, Italy)
	})
	t.Run("6.1.3 an ally that will not break leaves the others allied", func(t *testing.T) {
		table := europe(t)
		ally(table, Germany, Italy, Japan)
		commit(table, Mobilization, Germany, Italy, Japan)
		finish(t, table, &outbreak{By: Germany, Targets: SetOf(UK)}, "break join cup:flag/uk")
		if table.Alliance[Fascism] != SetOf(Germany, Japan) {
			t.Errorf("got %s, want %v", table.Alliance[Fascism], SetOf(Germany, Japan))
		}
	})
	t.Run("6.1.3 the trade keeps an ally of the US out", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(USJapanTrade).With(LendLease)
		ally(table, France, US)
		commit(table, Mobilization, France, US)
		if table.mayWar(US, SetOf(Japan)) || table.mayWar(France, SetOf(Japan)) {
			t.Errorf("they may join: got mayWar(US, SetOf(Japan)) %v, mayWar(France, SetOf(Japan)) %v; want false and false", table.mayWar(US, SetOf(Japan)), table.mayWar(France, SetOf(Japan)))
		}
	})
	t.Run("9.8 a surprise attack asks allies but gives no flag for a declaration", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		finish(t, table, &outbreak{By: Germany, Targets: SetOf(France), Surprise: true}, "join")
		enemiesAre(t, table, Germany, France, UK)
		if flags(table, France, Cup, Reserve)+flags(table, UK, Cup, Reserve) != 0 {
			t.Errorf("flags for a declaration: got %v, want 0", flags(table, France, Cup, Reserve)+flags(table, UK, Cup, Reserve))
		}
	})
	t.Run("5.6 an ally whom the common enemy draws in has no choice, but its flag", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		war(table, SetOf(Germany), SetOf(France, UK))
		finish(t, table, &outbreak{By: Japan, Targets: SetOf(UK)}, "cup:flag/uk cup:flag/france")
		enemiesAre(t, table, Japan, France, UK)
	})
}
