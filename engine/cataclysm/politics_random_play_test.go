package cataclysm

import (
	"fmt"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
)

// Random matches of several scenarios, half of them begun at mobilization and some with a
// war and an alliance, so that the political rules meet each other. What must always hold
// between two questions is looked at after every answer.
func TestPoliticsHold(t *testing.T) {
	for i, id := range []string{"days-of-decision", "hitlers-war", "pour-la-patrie", "cataclysm"} {
		for seed := range uint64(8) {
			t.Run(fmt.Sprintf("5.6 wars and alliances in %s, seed %d", id, seed), func(t *testing.T) {
				s, _ := ScenarioByID(id)
				table := setUp(s)
				if seed%2 == 1 {
					heat(table, seed%4 == 1)
				}
				p, _ := engine.Start(rules, table, &game{})
				w := walk.New(seed + uint64(100*i))
				for n := 0; n < 30000; n++ {
					e, d, going := w.Pick(p)
					if !going {
						break
					}
					if _, err := p.Apply(e); err != nil {
						t.Fatal(err)
					}
					if why := politicsBroken(p); why != "" {
						t.Fatalf(`after answer %d, %s to %s: %s, want ""`, n, e.Choice, d.Kind, why)
					}
				}
				if !p.Over() {
					t.Fatalf("no end: %v: p.Over() = false, want true", p.Stack())
				}
			})
		}
	}
}

// The battery on matches that begin in the middle of a war between allies.
func TestBatteryAtWar(t *testing.T) {
	begin := func() (engine.Match, []engine.Event, error) {
		s, _ := ScenarioByID("days-of-decision")
		table := setUp(s)
		heat(table, true)
		p, seen := engine.Start(rules, table, &game{})
		return p, seen, nil
	}
	enginetest.Run(t, Game(), "days-of-decision", enginetest.Options{First: 500, Seeds: 3, Every: 12, Follow: 1, Start: begin})
}

// heat brings everybody to mobilization, and may begin a war.
func heat(table *Table, war bool) {
	table.Markers = table.Markers.Without(StatusQuo).Without(StresaFront)
	for _, p := range table.activePowers().List() {
		table.Powers[p].Commitment = Mobilization
	}
	if !war || !table.active(Italy) || table.ideology(France) != Democracy || table.ideology(Italy) != Fascism {
		return
	}
	table.beginWar(Germany, France, "5.6")
	table.beginWar(Italy, France, "5.6")
	ally(table, Germany, Italy)
	table.shareWars(table.allies(France).With(France))
	table.Powers[France].Stability, table.Powers[Italy].Stability = Unstable, Unstable
}

// politicsBroken says which of the standing conditions of chapters 5 and 6 does not hold.
// Within a declaration of war or an armistice they need not: allies are being asked.
func politicsBroken(p *engine.Position[Table]) string {
	t := p.Table()
	for _, s := range p.Running() {
		switch s.(type) {
		case *outbreak, *armistice, *operation, *collapse, *surrender:
			return ""
		}
	}
	for _, a := range AllPowers.List() {
		for _, b := range t.allies(a).List() {
			if t.enemies(a) != t.enemies(b) {
				return fmt.Sprintf("6.1.3 %s and %s are allied but have other enemies: %v", a, b, t.Wars)
			}
		}
		if e := t.enemies(a); !e.Minus(t.opponents(a)).Empty() || !e.Empty() && !t.active(a) {
			return fmt.Sprintf("5.6 %s is at war with %s", a, e)
		}
		if st := &t.Powers[a]; t.active(a) && (st.Stability == Collapsed || t.hasLostAllHomes(a)) && len(t.Queue) == 0 {
			return fmt.Sprintf("5.5 %s has fallen and nothing came of it", a)
		}
		if t.active(a) && t.poolSize(a) > Card(a, t.Powers[a].Commitment).ForcePool {
			return fmt.Sprintf("4.1.1 the pool of %s is too large", a)
		}
	}
	for i := Fascism; i <= Democracy; i++ {
		if t.Alliance[i].Len() == 1 || !t.Alliance[i].Minus(t.powersOf(i).And(t.activePowers())).Empty() {
			return fmt.Sprintf("6.1 an alliance of %s", t.Alliance[i])
		}
	}
	if len(t.Wars) > 0 && t.Status == NoWar {
		return "5.6.4 a war without war status"
	}
	return ""
}
