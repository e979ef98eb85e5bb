package cataclysm

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// matchAtWar begins a random match at mobilization, in the middle of a war.
func matchAtWar(id string, war bool) *matchPosition {
	s, _ := ScenarioByID(id)
	table := setUp(s)
	heat(table, war)
	if war && !table.active(Germany) { // the Pacific: Japan against the rest
		table.beginWar(Japan, UK, "5.6")
		table.beginWar(Japan, US, "5.6")
	}
	p, _ := engine.Start(rules, table, &game{})
	return p
}

// What is foreseen of a legal answer is what happens when it is given: the same events,
// the same next question, an outlook that changes nothing, and dice that fall as was reckoned.
func TestForecastsComeTrue(t *testing.T) {
	asked := map[string]int{}
	for id, seeds := range map[string]uint64{"days-of-decision": 6, "cataclysm": 2, "eagle-and-sun": 4} {
		for seed := range seeds {
			t.Run(fmt.Sprint("the forecast is what happens in ", id, ", seed ", seed), func(t *testing.T) {
				checkForecasts(t, matchAtWar(id, seed%2 == 0), seed, asked)
			})
		}
	}
	for _, kind := range []string{"political-action", "activate", "support", "military-action", "gain", "interrupt", "chinese-attack", "end-treaty"} {
		if asked[kind] == 0 {
			t.Errorf("no %s was looked at: %v, want [kind] anything but 0", kind, asked)
		}
	}
}

// checkForecasts plays a match at random and compares some of its answers with their forecasts.
func checkForecasts(t *testing.T, p *matchPosition, seed uint64, asked map[string]int) {
	w, aside, here := walk.New(seed), walk.New(^seed), map[string]int{}
	for e, d, going := w.Pick(p); going; e, d, going = w.Pick(p) {
		if d.Seat == engine.Chance {
			checkOutcomeForeseen(t, p, e)
			continue
		}
		if here[d.Kind]++; here[d.Kind] > 4 && aside.N(8) > 0 || here[d.Kind] > 60 {
			if _, err := p.Apply(e); err != nil {
				t.Fatal(err)
			}
			continue
		}
		asked[d.Kind]++
		checkForecast(t, p, d, e)
	}
}

// checkForecast gives one answer and compares.
func checkForecast(t *testing.T, p *matchPosition, d engine.Decision, e engine.Entry) {
	t.Helper()
	print := saves.Fingerprint(p)
	f, err := engine.Foresee(playedGame(), p, e, engine.Only(e.Seat))
	if err != nil {
		t.Fatal(err)
	}
	o, err := outlook(p, e, engine.Only(e.Seat))
	if err != nil || saves.Fingerprint(p) != print {
		t.Fatalf("%s to %s: %v, unchanged %v; got %v, %v; want no error and %v", e.Choice, d.Kind, err, saves.Fingerprint(p) == print, err, saves.Fingerprint(p), print)
	}
	before := p.Clone().(*matchPosition)
	seen, err := p.Apply(e)
	if err != nil {
		t.Fatal(err)
	}
	more, forced := engine.PassForced(p)
	seen = append(seen, more...)
	if len(seen)+len(f.Events) > 0 && !reflect.DeepEqual(f.Events, seen) || forced != f.Forced {
		t.Fatalf("answer %d, %s to %s: foreseen %v, want %v as seen", p.Seq(), e.Choice, d.Kind, f.Events, seen)
	}
	if !reflect.DeepEqual(f.Next, p.Open()) {
		t.Fatalf("%s to %s: foreseen %v, asked %v, want %v", e.Choice, d.Kind, f.Next, p.Open(), p.Open())
	}
	way := branch{p, seen}
	if got := append(effects(before, way), way.newQuestions(before, e.Seat)...); len(got)+len(o.Sure) > 0 && !reflect.DeepEqual(got, o.Sure) {
		t.Fatalf("%s to %s: outlook %v, want %v as happened", e.Choice, d.Kind, o.Sure, got)
	}
	if x := pendingThrow(p.Table(), p.Running()); x != nil && (len(o.Throws) == 0 || !reflect.DeepEqual(o.Throws[0], *x)) {
		t.Fatalf("%s to %s: got the throws %+v foreseen, want %+v first", e.Choice, d.Kind, o.Throws, x)
	}
}

// checkOutcomeForeseen rolls a die, and checks that its result was among the foreseen outcomes of
// the roll.
func checkOutcomeForeseen(t *testing.T, p *matchPosition, e engine.Entry) {
	t.Helper()
	x := pendingThrow(p.Table(), p.Running())
	seen, err := p.Apply(e)
	if err != nil {
		t.Fatal(err)
	}
	if x == nil {
		return
	}
	for _, e := range seen {
		switch e.Kind {
		case "check-passed", "check-failed":
			if n := map[bool]int{true: x.Passed, false: x.Total - x.Passed}[e.Kind == "check-passed"]; x.Need > 0 && n == 0 {
				t.Fatalf("got %v, want an outcome of %+v", e, x)
			}
		case "combat-won", "combat-tied", "crisis", "civil-war-decisive", "civil-war-marginal", "civil-war-stalemate":
			if !slices.ContainsFunc(x.Outcomes, func(o engine.Way) bool { return o.Ways > 0 && sameOutcome(o.Event, e) }) {
				t.Fatalf("got %v, want an outcome of %+v", e, x)
			}
		}
	}
}

func sameOutcome(reckoned, seen engine.Event) bool {
	if reckoned.Kind != seen.Kind {
		return false
	}
	switch seen.Kind {
	case "combat-won":
		return reckoned.Seat == seen.Seat && reckoned.N == seen.N
	case "crisis":
		return reckoned.On == seen.On
	}
	return seen.Kind == "combat-tied" || reckoned.To == seen.To
}

// findEffect finds an effect.
func findEffect(list events, kind string, p Power) *engine.Event {
	if i := slices.IndexFunc(list, func(e engine.Event) bool { return e.Kind == kind && e.Seat == seatOf(p) }); i >= 0 {
		return &list[i]
	}
	return nil
}

// outlookOf is the outlook of an answer in words to the one question that is open.
func outlookOf(t *testing.T, p *matchPosition, words string) engine.Outlook {
	t.Helper()
	c, err := engine.ParseChoice(words)
	if err != nil {
		t.Fatal(err)
	}
	d := p.Open()[0]
	o, err := outlook(p, d.Answer(p.Seq(), c, ""), engine.Everybody)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// A person sees the odds of a check before trying it: on the button without carrying the
// answer out, and in the outlook by carrying it out on a copy. Both are the same.
func TestCheckOddsAreThoseOfTheCheck(t *testing.T) {
	n := map[string]int{}
	look := func(p *matchPosition, d engine.Decision, c engine.Choice) {
		quick := CheckOdds(p, c)
		if quick == nil || n[d.Kind+c.Verb] > 40 {
			return
		}
		n[d.Kind+c.Verb]++
		o, err := outlook(p, d.Answer(p.Seq(), c, ""), engine.Everybody)
		if err != nil || len(o.Throws) == 0 || !reflect.DeepEqual(*quick, o.Throws[0]) {
			t.Fatalf("5.3 %s to %s: got %+v at a glance, want as carried out: %+v, %v", c, d.Kind, quick, o.Throws, err)
		}
	}
	for seed := range uint64(9) {
		p := matchAtWar([]string{"days-of-decision", "cataclysm", "eagle-and-sun"}[seed%3], seed%2 == 0)
		w := walk.New(seed)
		for e, _, going := w.Pick(p); going; e, _, going = w.Pick(p) {
			for _, d := range p.Open() {
				for _, c := range d.Legal {
					look(p, d, c)
					if c.Verb == "alliance" {
						asked := branch{matchPosition: p}.answer(d, c)
						look(asked.matchPosition, asked.Open()[0], verb("accept"))
					}
				}
			}
			if _, err := p.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, verb := range []string{"political-actiondiplomacy", "political-actiondeclare-war", "political-actionpropaganda", "political-actionalliance", "opportunityattempt", "join-attemptaccept"} {
		if n[verb] == 0 {
			t.Errorf("%s was never seen: %v, want [verb] anything but 0", verb, n)
		}
	}
}

func TestOutlook(t *testing.T) {
	t.Run("6.2 a declaration that no operation can follow is sure to be canceled", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		commit(table, Mobilization, Germany)
		p, _ := flag(t, table, Germany)
		o := outlookOf(t, p, "declare-war:power/france")
		if e := findEffect(o.Then, "war-canceled", Germany); e == nil || e.N != 1 || findEffect(o.Sure, "war-canceled", Germany) != nil {
			t.Errorf("%+v; want e not nil, e.N 1, told(o.Sure, 'war-canceled', Germany) nil", o)
		}
		put(t, table, Germany, "ruhr", "infantry")
		if o = outlookOf(t, p, "declare-war:power/france"); findEffect(o.Then, "war-canceled", Germany) != nil {
			t.Errorf("with an army in the Ruhr: %+v; got %v, want nil", o, findEffect(o.Then, "war-canceled", Germany))
		}
	})
	t.Run("6.2 who gains flags, who is asked, what the war status becomes, and that Status Quo ends", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		table.Markers = table.Markers.With(StatusQuo)
		commit(table, Mobilization, Germany)
		put(t, table, Germany, "ruhr", "infantry")
		p, _ := flag(t, table, Germany)
		o := outlookOf(t, p, "declare-war:power/france")
		if len(o.Throws) != 1 || o.Throws[0].Dice != 3 || o.Throws[0].Passed != 152 || !o.Plain {
			t.Errorf("the check: %+v; want len(o.Throws) 1, o.Throws[0].Dice 3, o.Throws[0].Passed 152, o.Plain true", o.Throws)
		}
		for _, want := range []struct {
			kind string
			p    Power
			n    int
		}{{"gain", France, 2}, {"gain", UK, 1}, {"gain", US, 1}, {"at-war", France, 0}, {"asked", UK, 0}, {"war-status", NoPower, 0}, {"marker-removed", NoPower, 0}} {
			if e := findEffect(o.Then, want.kind, want.p); e == nil || e.N != want.n {
				t.Errorf("%s of %s: %+v in %+v", want.kind, want.p, e, o.Then)
			}
		}
		if findEffect(o.Then, "gain", USSR) != nil || len(o.Else) != 0 {
			t.Errorf("%+v, else %+v: got %v, %v; want nil and 0", o.Then, o.Else, findEffect(o.Then, "gain", USSR), len(o.Else))
		}
	})
	t.Run("9.8 a surprise attack: a war, two flags, and the odds of its combat at -1 for the defender", func(t *testing.T) {
		table := europe(t)
		commit(table, Mobilization, Germany)
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, France, "lorraine", "infantry")
		p, _ := play(t, table, &militaryActions{Power: Germany, Left: 1})
		o := outlookOf(t, p, "land:area/lorraine")
		if findEffect(o.Then, "at-war", France) == nil || len(o.Throws) != 1 || !slices.Contains(o.Throws[0].Against.Mods, engine.Mod{Rule: "9.8", N: -1}) {
			t.Errorf("%+v; want told(o.Then, 'at-war', France) not nil, len(o.Throws) 1, o.Throws[0].Against.Mods %v among them", o, engine.Mod{Rule: "9.8", N: -1})
		}
		if e := findEffect(o.Sure, "gain", France); e == nil || e.N != 2 {
			t.Errorf("French flags: %+v, want not nil and N 2", e)
		}
	})
	t.Run("9.7 an attack on Poland: the book's flags, and its combat", func(t *testing.T) {
		table := europe(t)
		ally(table, France, UK)
		cube(t, table, France, "poland")
		put(t, table, Germany, "silesia", "infantry")
		p, _ := play(t, table, &militaryActions{Power: Germany, Left: 1})
		o := outlookOf(t, p, "land:area/poland")
		for q, want := range map[Power]bool{France: true, UK: true, USSR: true, Italy: false, US: false} {
			if got := findEffect(o.Sure, "gain", q) != nil; got != want {
				t.Errorf("%s gains: %v, want %v", q, got, want)
			}
		}
		if findEffect(append(o.Sure, o.Then...), "at-war", France) != nil || len(o.Throws) != 1 || o.Throws[0].Against.Seat != seatOf(Neutral) && o.Throws[0].Against.Seat != engine.Chance {
			t.Errorf("got %+v, want no war with France for sure and one throw, against the neutrals or Chance", o)
		}
	})
	t.Run("9.7 a Democracy checks before it attacks a country; the combat comes after", func(t *testing.T) {
		table := atWar(t, France, Germany)
		put(t, table, France, "lombardy", "infantry")
		p, _ := play(t, table, &militaryActions{Power: France, Left: 1})
		o := outlookOf(t, p, "land:area/yugoslavia")
		if len(o.Throws) != 2 || o.Throws[0].Kind != "attack-check" || o.Throws[1].Kind != "land-combat" || findEffect(o.Else, "operation-canceled", France) == nil {
			t.Errorf(`%+v; want len(o.Throws) 2, o.Throws[0].Kind "attack-check", o.Throws[1].Kind "land-combat", told(o.Else, 'operation-canceled', France) not nil`, o)
		}
	})
	t.Run("5.6.2 an armistice makes peace at once", func(t *testing.T) {
		p, _ := play(t, atWar(t, Germany, France), &armistice{Power: Germany, To: SetOf(France)})
		if o := outlookOf(t, p, "accept"); findEffect(o.Sure, "peace", France) == nil || findEffect(outlookOf(t, p, "refuse").Sure, "peace", France) != nil {
			t.Errorf("%+v: got %v, %v; want not nil and nil", o, findEffect(o.Sure, "peace", France), findEffect(outlookOf(t, p, "refuse").Sure, "peace", France))
		}
	})
	t.Run("3.7.5 a flag put into the cup counts in sudden death", func(t *testing.T) {
		table := newTable(t)
		table.Phase = ActionPhase
		p, _ := play(t, table, &gain{Power: Italy, Kind: Flag, Rule: "5.2.3"})
		before := table.ownInCup(Italy)
		if e := findEffect(outlookOf(t, p, "cup:flag/italy").Sure, "sudden-death-count", Italy); e == nil || e.N != before+1 {
			t.Errorf("got %+v, want not nil and N %v", e, before+1)
		}
		if e := findEffect(outlookOf(t, p, "reserve:flag/italy").Sure, "sudden-death-count", Italy); e != nil {
			t.Errorf("from reserve: %+v, want nil", e)
		}
	})
}
