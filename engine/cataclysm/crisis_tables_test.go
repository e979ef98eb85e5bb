package cataclysm

import (
	"bytes"
	"slices"
	"testing"
)

// eachRow visits the rows of both tables, named as on the table: P6-5 is the peacetime row 6-5.
func eachRow(check func(name string, e *CrisisEvent)) {
	for table, letter := range map[CrisisTable]string{Peacetime: "P", Wartime: "W"} {
		for high := 1; high <= 6; high++ {
			for low := 1; low <= high; low++ {
				e := CrisisRow(table, high, low)
				check(letter+e.Roll, e)
			}
		}
	}
}

func crisisEvent(name string) *CrisisEvent {
	var found *CrisisEvent
	eachRow(func(n string, e *CrisisEvent) {
		if n == name {
			found = e
		}
	})
	return found
}

func slugs(list []Area) []string {
	var out []string
	for _, a := range list {
		out = append(out, a.String())
	}
	return out
}

func TestCrisisTables(t *testing.T) {
	judgeTheData(t)
	t.Run("2.7 both tables have all 21 rolls, told and sourced", func(t *testing.T) {
		n := 0
		eachRow(func(name string, e *CrisisEvent) {
			n++
			if len(name) != 4 || e.Title == "" || e.Text == "" || e.Source == "" || e.Effect == NoCrisisEffect {
				t.Errorf(`%s: %+v; want len(name) 4, e.Title anything but "", e.Text anything but "", e.Source anything but "", e.Effect anything but %v`, name, *e, NoCrisisEffect)
			}
		})
		if n != 42 {
			t.Errorf("got %v, want 42", n)
		}
	})
	t.Run("3.7.4 the dice may be read in either order", func(t *testing.T) {
		if CrisisRow(Wartime, 3, 4) != CrisisRow(Wartime, 4, 3) || CrisisRow(Wartime, 4, 3).Roll != "4-3" {
			t.Errorf(`not so: got %v, %q; want %v and "4-3"`, CrisisRow(Wartime, 3, 4), CrisisRow(Wartime, 4, 3).Roll, CrisisRow(Wartime, 4, 3))
		}
		for _, e := range []*CrisisEvent{CrisisRow(Wartime, 7, 1), CrisisRow(Peacetime, 1, 0), CrisisRow(0, 3, 3), CrisisRow(9, 3, 3)} {
			if e.Effect != NoCrisisEffect {
				t.Errorf("dice that cannot fall bring %s: got %v, want %v", e.Title, e.Effect, NoCrisisEffect)
			}
		}
	})
	t.Run("3.7.4 countries that are named are countries", func(t *testing.T) {
		eachRow(func(name string, e *CrisisEvent) {
			for _, a := range e.Areas {
				if !a.Place().IsCountry() {
					t.Errorf("%s: %s: a.Place().IsCountry() = false, want true", name, a)
				}
			}
		})
	})
	t.Run("3.7.4 each effect has what it needs and no more", func(t *testing.T) {
		eachRow(func(name string, e *CrisisEvent) {
			if !complete(e) {
				t.Errorf("%s: %+v: complete(e) = false, want true", name, *e)
			}
		})
	})
	t.Run("11.1 the lists name land or mixed areas", func(t *testing.T) {
		eachRow(func(name string, e *CrisisEvent) {
			for i, a := range e.Targets {
				if a.Place().IsSea() || a == Nowhere && (e.Effect == Coup || e.Effect == CivilWarBreaksOut) && e.Elsewhere.Die != i+1 {
					t.Errorf("%s, die %d: got %s, want an area with land, or nowhere with a roll for another list", name, i+1, a)
				}
			}
		})
	})
}

// complete reports whether exactly the parameters of the effect are given.
func complete(e *CrisisEvent) bool {
	who := e.Power != NoPower
	given := []bool{len(e.Areas) > 0 || e.China, e.Ideology != NoIdeology, who, e.Belligerent, len(e.Commitments) > 0,
		e.Targets != [6]Area{}, e.Pairs != [6][2]Power{}}
	want := make([]bool, len(given))
	switch e.Effect {
	case LoosenControl:
		want[0] = true
	case CheckForFlag:
		want[1], want[3] = e.Table == Peacetime, e.Table == Wartime
	case ReduceEffectiveness, LoseReserve, Putsch:
		want[2] = true
	case CivilWarBreaksOut:
		want[5] = true
	case StabilityTestDue:
		want[1], want[2], want[4] = e.Ideology != NoIdeology, who, !who
	case IncidentFlags:
		want[6] = true
	case Coup:
		want[1], want[5] = true, true
	}
	return slices.Equal(given, want) && !(len(e.Areas) > 0 && e.China)
}

func TestCrisisRows(t *testing.T) {
	judgeTheData(t)
	t.Run("P6-4 the Scandinavian countries", func(t *testing.T) {
		if e := crisisEvent("P6-4"); e.Effect != LoosenControl || !slices.Equal(slugs(e.Areas), []string{"denmark", "finland", "norway", "sweden"}) {
			t.Errorf("got %v, want loosened control in Denmark, Finland, Norway and Sweden", e)
		}
	})
	t.Run("P5-3 to P4-1 the political crises of five powers", func(t *testing.T) {
		for name, p := range map[string]Power{"P5-3": Japan, "P5-2": Germany, "P4-3": UK, "P4-2": US, "P4-1": USSR} {
			if e := crisisEvent(name); e.Effect != ReduceEffectiveness || e.Power != p {
				t.Errorf("%s: %s; want e.Effect %v, e.Power %v", name, e.Power, ReduceEffectiveness, p)
			}
		}
	})
	t.Run("P3-2 a roll of 3 goes to the colonial revolts of W4-4", func(t *testing.T) { sendsTo(t, "P3-2", "W4-4") })
	t.Run("P3-1 a roll of 3 goes to the colonial revolts of W3-3", func(t *testing.T) { sendsTo(t, "P3-1", "W3-3") })
	t.Run("P3-2 and P3-1 six and more is Spain", func(t *testing.T) {
		for _, name := range []string{"P3-2", "P3-1"} {
			for die := 6; die <= 8; die++ {
				if a, roll := crisisEvent(name).Target(die); a != MustArea("spain") || roll != nil {
					t.Errorf("%s, %d: %s; got %v, %v; want %v and nil", name, die, a, a, roll, MustArea("spain"))
				}
			}
		}
		if a, _ := crisisEvent("P3-1").Target(1); a != MustArea("hungary") {
			t.Errorf("got %v, want %v", a, MustArea("hungary"))
		}
	})
	t.Run("W4-4 and W3-3 revolts break out in colonies and countries, never at home", func(t *testing.T) {
		for _, name := range []string{"W4-4", "W3-3"} {
			for _, a := range crisisEvent(name).Targets {
				if p := a.Place(); !p.IsColony() && !p.IsCountry() {
					t.Errorf("%s: got %s, want a colony or a country", name, a)
				}
			}
		}
	})
	t.Run("P2-1 the pairs", func(t *testing.T) {
		if e := crisisEvent("P2-1"); e.Pairs[0] != [2]Power{Germany, USSR} || e.Pairs[5] != [2]Power{Japan, USSR} || e.EnemiesLowerScoreOnly {
			t.Errorf("got %v, lower score only %v; want Germany and the USSR first, Japan and the USSR last, and false", e.Pairs, e.EnemiesLowerScoreOnly)
		}
		eachRow(func(name string, e *CrisisEvent) {
			for _, pair := range e.Pairs {
				if e.Effect == IncidentFlags && (!AllPowers.Has(pair[0]) || !AllPowers.Has(pair[1]) || pair[0].Ideology() == pair[1].Ideology()) {
					t.Errorf("%s: got %v, want two powers of different ideologies", name, pair)
				}
			}
		})
	})
	t.Run("P2-2 democracies from rearmament on are tested", func(t *testing.T) {
		if e := crisisEvent("P2-2"); e.Ideology != Democracy || !slices.Equal(e.Commitments, []Commitment{Rearmament, Mobilization, TotalWar, Exhaustion}) {
			t.Errorf("got %v, want Ideology %v and Commitments %v", e, Democracy, []Commitment{Rearmament, Mobilization, TotalWar, Exhaustion})
		}
	})
	t.Run("W4-3 takes the French reserve", func(t *testing.T) {
		if e := crisisEvent("W4-3"); e.Effect != LoseReserve || e.Power != France {
			t.Errorf("got %v, want Effect %v and Power %v", e, LoseReserve, France)
		}
	})
	t.Run("W6-5 and W6-4 a Fascist and a Communist coup, the peacetime table has none", func(t *testing.T) {
		var coups []Ideology
		eachRow(func(name string, e *CrisisEvent) {
			if e.Effect == Coup {
				coups = append(coups, e.Ideology)
				if e.Table == Peacetime {
					t.Errorf("%v: got %v, want anything but %v", name, e.Table, Peacetime)
				}
			}
		})
		slices.Sort(coups)
		if !slices.Equal(coups, []Ideology{Fascism, Communism}) {
			t.Errorf("got %v, want %v", coups, []Ideology{Fascism, Communism})
		}
	})
	t.Run("W6-6 a crisis that calls for a political action", func(t *testing.T) {
		if e := crisisEvent("W6-6"); e.Effect != FreePoliticalAction {
			t.Errorf("got %v, want Effect %v", e, FreePoliticalAction)
		}
	})
}

func sendsTo(t *testing.T, from, to string) {
	a, roll := crisisEvent(from).Target(3)
	if a != Nowhere || roll != crisisEvent(to) || roll.Effect != CivilWarBreaksOut {
		t.Errorf("%s, %v, want nowhere, %v and Effect %v", a, roll, crisisEvent(to), CivilWarBreaksOut)
	}
	if a, roll := crisisEvent(from).Target(2); a == Nowhere || roll != nil {
		t.Errorf("a roll of 2 gives %s, %v, want anything but nowhere and nil", a, roll)
	}
}

func TestCrisesRefuse(t *testing.T) {
	judgeTheData(t)
	for name, edit := range map[string][2]string{
		"3.7.4 an unknown field":         {`"title"`, `"titel"`},
		"3.7.4 an unknown effect":        {`"loosen-control"`, `"tighten-control"`},
		"3.7.4 an unknown area":          {`"benelux"`, `"atlantis"`},
		"3.7.4 an unknown power":         {`"power": "japan"`, `"power": "narnia"`},
		"3.7.4 a roll twice":             {`"roll": "6-6"`, `"roll": "6-5"`},
		"3.7.4 a roll back to front":     {`"roll": "6-5"`, `"roll": "5-6"`},
		"3.7.4 an effect without a text": {`"text": "Talk only: nothing happens."`, `"text": ""`},
	} {
		t.Run(name, func(t *testing.T) {
			text := bytes.Replace([]byte(crisesFile), []byte(edit[0]), []byte(edit[1]), 1)
			if string(text) == crisesFile {
				t.Fatal("the edit found nothing to change: string(text) == crisesFile = true, want false")
			}
			if _, err := readCrises(text); err == nil {
				t.Errorf("accepted: got %v, want an error", err)
			}
		})
	}
	t.Run("3.7.4 a row left out, or text after the end", func(t *testing.T) {
		for _, text := range [][]byte{[]byte("[]"), append([]byte(crisesFile), '{')} {
			if _, err := readCrises(text); err == nil {
				t.Errorf("accepted: got %v, want an error", err)
			}
		}
	})
}
