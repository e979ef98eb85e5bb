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
				t.Errorf("%s: %v", c, got)
			}
		}
	})
	t.Run("6.2 opposing powers that are no enemies yet", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		war(table, SetOf(Germany), SetOf(France))
		if got := table.warTargets(Germany); got != SetOf(UK, US, USSR) {
			t.Errorf("%s", got)
		}
	})
	t.Run("6.2 several targets only if they are allies", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		commit(table, Mobilization, Germany)
		p, _ := flag(t, table, Germany, "declare-war:power/france")
		if w := inWords(asked(t, p, "more-targets").Legal); len(w) != 2 || w[0] != "add:power/uk" {
			t.Errorf("%v", w)
		}
		table = europe(t)
		commit(table, Mobilization, Germany)
		p, _ = flag(t, table, Germany, "declare-war:power/france")
		if d := p.Open()[0]; d.Kind == "more-targets" {
			t.Errorf("asked for more: %v", d.Legal)
		}
	})
	t.Run("12.2.2 the US and its allies leave Japan alone while they trade", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(USJapanTrade)
		commit(table, Mobilization, US, UK)
		if table.warTargets(US).Has(Japan) || !table.warTargets(UK).Has(Japan) {
			t.Error("the US may, or the UK may not")
		}
		ally(table, UK, US)
		if table.warTargets(UK).Has(Japan) {
			t.Error("an ally of the US may")
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
			t.Error("the war goes on")
		}
		if flags(table, France, Cup) != 0 || flags(table, UK, Cup) != 0 || table.Alliance[Democracy] != SetOf(France, UK) {
			t.Error("flags or alliance are not what they were")
		}
		if table.count(Germany, Available, Flag) != int(MixOf(Germany)[Flag]) || table.Powers[Germany].FailureCubes != 0 {
			t.Error("the flag is not back, or cubes are left")
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
			t.Error("the two have come apart")
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
		table.move(US, Offensive, Available, Away)
		p, _ := flag(t, table, Germany, "declare-war:power/france go 5 1 1")
		asked(t, p, "gain")
		byRight(t, p, Japan, "end-treaty:marker/washington-naval-treaty")
		read, err := saves.ReadBy(rules, saves.Write(p))
		if err != nil {
			t.Fatal(err)
		}
		q := read.(*engine.Position[Table])
		for _, p := range []*engine.Position[Table]{p, q} {
			reply(t, p, "cup:flag/france reserve:flag/uk")
			byRight(t, p, Japan, "revoke-aid:area/spain>side/left")
			byRight(t, p, US, "return-influence:china")
			seen := reply(t, p, "cup:flag/us join cup:flag/uk")
			table := p.Table()
			if !p.Over() || saw(seen, "war-canceled", Germany) != 1 || len(table.Wars) != 0 || flags(table, France, Cup, Reserve) != 0 {
				t.Errorf("not canceled, or its effects are left: wars %v, still asked %v", table.Wars, p.Open())
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
		byRight(t, p, Japan, "end-treaty:marker/washington-naval-treaty")
		seen := reply(t, p, "cup:flag/france cup:flag/uk cup:flag/us cup:flag/us cup:flag/france")
		if saw(seen, "forfeit-gain", UK) != 1 || saw(seen, "war-canceled", Germany) != 1 {
			t.Fatalf("the UK has no flag to gain until the declaration is canceled: %v", seen)
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
			t.Errorf("against %s, not the only French area in reach", d.About)
		}
		seen := reply(t, p, "activate:unit/germany-army-1 activate:unit/germany-army-2 go 6 1 4 stand",
			"done cup:flag/germany 5")
		if !p.Over() || saw(seen, "war-canceled", Germany) != 0 {
			t.Fatalf("canceled, or still asked %v", p.Open())
		}
		enemiesAre(t, table, Germany, France)
		if table.controller(at(t, "lorraine")) != Germany || table.Status != LimitedWar || flags(table, France, Cup) != 1 {
			t.Error("no conquest, no war status or no flag")
		}
	})
	t.Run("6.2 a failed check starts nothing", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		table, _ = flagged(t, table, Germany, "declare-war:power/france 4 1 1")
		if len(table.Wars) != 0 || table.Powers[Germany].Failed != DeclareWarAction {
			t.Error("a war, or no cube")
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
			t.Error("Germany may not attack Lorraine, or France may attack the Ruhr")
		}
		if !table.warTargets(France).Has(Germany) || !table.warTargets(Germany).Has(France) {
			t.Error("either may declare war")
		}
	})
	t.Run("6.1.3 allies of the target are asked, the least effective first, and gain a flag", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK, US)
		commit(table, Civilian, France, UK, US)
		finish(t, table, &outbreak{By: Germany, Targets: SetOf(UK)}, "cup:flag/uk join cup:flag/france break")
		enemiesAre(t, table, Germany, France, UK)
		if table.Alliance[Democracy] != SetOf(France, UK) {
			t.Errorf("alliance of %s", table.Alliance[Democracy])
		}
		if flags(table, France, Cup) != 1 || flags(table, US, Cup) != 0 {
			t.Error("flags: one for who joins, none for who does not")
		}
	})
	t.Run("6.1.3 allies of the attacker must meet the requirements, or break", func(t *testing.T) {
		table := europe(t)
		ally(table, Germany, Italy, Japan)
		commit(table, Mobilization, Germany, Japan)
		p, _ := play(t, table, &outbreak{By: Germany, Targets: SetOf(UK)})
		if d := asked(t, p, "uphold-alliance"); powerAt(d.Seat) != Japan || table.Alliance[Fascism].Has(Italy) {
			t.Errorf("%s is asked; alliance %s", powerAt(d.Seat), table.Alliance[Fascism])
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
			t.Errorf("%s", table.Alliance[Fascism])
		}
	})
	t.Run("6.1.3 the trade keeps an ally of the US out", func(t *testing.T) {
		table := europe(t)
		table.Markers = table.Markers.With(USJapanTrade).With(LendLease)
		ally(table, France, US)
		commit(table, Mobilization, France, US)
		if table.mayWar(US, SetOf(Japan)) || table.mayWar(France, SetOf(Japan)) {
			t.Error("they may join")
		}
	})
	t.Run("9.8 a surprise attack asks allies but gives no flag for a declaration", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		finish(t, table, &outbreak{By: Germany, Targets: SetOf(France), Surprise: true}, "join")
		enemiesAre(t, table, Germany, France, UK)
		if flags(table, France, Cup, Reserve)+flags(table, UK, Cup, Reserve) != 0 {
			t.Error("flags for a declaration")
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
