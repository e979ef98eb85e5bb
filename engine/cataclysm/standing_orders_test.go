package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

// orderedAnswer is what an order answers to the open question, for a player of these powers; empty
// if the player is asked.
func orderedAnswer(t *testing.T, p *engine.Position[Table], setting string, holds ...Power) string {
	t.Helper()
	d := p.Open()[0]
	c, ok := answerByOrder(d, setting, p.Alerted(d.Seat), func() engine.View { return p.View(seatsOf(SetOf(holds...))) })
	if ok && !d.Allows(c) {
		t.Fatalf("%s answers %s, want one of %v", setting, c, d.Legal)
	}
	if !ok {
		return ""
	}
	return c.Words()
}

func TestOrders(t *testing.T) {
	t.Run("3.5 a power interrupts only if it has cause, unless it is asked always", func(t *testing.T) {
		p, _ := play(t, interruptTable(t, Italy), &interrupt{})
		for setting, want := range map[string]string{"stirred": "pass", "hold": "pass", "turn": "pass", "ask": ""} {
			if got := orderedAnswer(t, p, setting, Italy); got != want {
				t.Errorf("%s: %q, want %q", setting, got, want)
			}
		}
	})
	t.Run("3.5 cause is a provocation, an attack, or a war; the attacker has none", func(t *testing.T) {
		table := atWar(t, Germany, France)
		ally(table, France, UK)
		put(t, table, France, "benelux", "infantry")
		stirred := func(e engine.Event) []Power {
			var list []Power
			for _, s := range alertedSeats(table, &e).List() {
				list = append(list, powerAt(s))
			}
			return list
		}
		for name, c := range map[string]struct {
			event engine.Event
			want  []Power
		}{
			"a flag":             {say("gain", "5.2.2", Italy, counterRef(Italy, Flag), "", 1), []Power{Italy}},
			"an attack at home":  {say("operation", "9.3", Germany, areaRef(at(t, "paris")), "land", 1), []Power{France, UK}},
			"an attack on units": {say("operation", "9.3", Germany, areaRef(at(t, "benelux")), "land", 1), []Power{France, UK}},
			"a war":              {say("war-begins", "5.6.1", Germany, powerRef(Germany), powerRef(UK), 0), []Power{France, UK}},
			"an enemy's claim":   {say("claim-interrupt", "3.5", Germany, "", "", 0), []Power{France}},
			"a crisis":           {say("crisis", "3.7.4", NoPower, "", "", 0), nil},
		} {
			if got := stirred(c.event); !slices.Equal(got, c.want) {
				t.Errorf("%s stirs %v, want %v", name, got, c.want)
			}
		}
	})
	t.Run("5.2.2 a gained flag goes into a free reserve, else into the cup", func(t *testing.T) {
		table := newTable(t)
		table.Phase = ActionPhase
		p, _ := play(t, table, &gain{Power: UK, Kind: Flag, Rule: "5.2.2"})
		if got := orderedAnswer(t, p, "reserve", UK); got != "reserve:flag/uk" {
			t.Errorf(`got %v, want "reserve:flag/uk"`, got)
		}
		give(t, table, UK, Reserve, Flag, 1)
		if got := orderedAnswer(t, p, "reserve", UK); got != "cup:flag/uk" {
			t.Errorf(`got %v, want "cup:flag/uk"`, got)
		}
	})
	t.Run("12.1.2 Italy takes Il Duce where it may", func(t *testing.T) {
		table := newTable(t)
		table.Phase = AdministrationPhase
		table.moveAll(Italy, IlDuce, Storage, Available)
		p, _ := play(t, table, &gain{Power: Italy, Kind: Flag, Rule: "3.2.2"})
		if got := orderedAnswer(t, p, "reserve", Italy); got != "take:il-duce/italy" {
			t.Errorf(`got %v, want "take:il-duce/italy"`, got)
		}
	})
	t.Run("3.7 a drawn counter is kept only where that costs nothing", func(t *testing.T) {
		table := newTable(t)
		table.Phase = ActionPhase
		give(t, table, UK, Hand, Flag, 1)
		p, _ := play(t, table, &drawn{Power: UK, Kind: Flag})
		if a, b := orderedAnswer(t, p, "reserve", UK), orderedAnswer(t, p, "reject", UK); a != "keep:flag/uk" || b != "reject:flag/uk" {
			t.Errorf(`%v %v, want "keep:flag/uk" and "reject:flag/uk"`, a, b)
		}
		give(t, table, UK, Reserve, Flag, 1)
		if got := orderedAnswer(t, p, "reserve", UK); got != "" {
			t.Errorf(`the flag in reserve would be rejected: %v, want ""`, got)
		}
	})
	t.Run("5.7 an opportunity is tried or not", func(t *testing.T) {
		p, _ := play(t, withoutFlags(europe(t)), &opportunity{Area: at(t, "sweden"), Eligible: SetOf(UK), Rule: "5.7"})
		if a, b := orderedAnswer(t, p, "try", UK), orderedAnswer(t, p, "never", UK); a != "attempt" || b != "pass" {
			t.Errorf(`%v %v, want "attempt" and "pass"`, a, b)
		}
	})
}

func TestOrdersInBattle(t *testing.T) {
	// The British air force may support France, whose war it is too.
	supporting := func(t *testing.T) *engine.Position[Table] {
		table := withoutFlags(europe(t))
		ally(table, France, UK)
		war(table, SetOf(Germany), SetOf(France, UK))
		table.Acting = Germany
		put(t, table, Germany, "ruhr", "infantry")
		giveCountries(t, table, France, "benelux")
		put(t, table, France, "benelux", "infantry")
		put(t, table, UK, "london", "tactical")
		p, _ := fight(t, table, Germany, "land", "benelux", 1)
		asked(t, p, "support")
		return p
	}
	t.Run("10.2 all support that the player's own powers have, while others act", func(t *testing.T) {
		p := supporting(t)
		if got := orderedAnswer(t, p, "all", France, UK); got != "support:unit/uk-air-force-1" {
			t.Errorf(`got %v, want "support:unit/uk-air-force-1"`, got)
		}
		if got := orderedAnswer(t, p, "all", France); got != "done" {
			t.Errorf(`units of another player are sent: %v, want "done"`, got)
		}
		if got := orderedAnswer(t, p, "none", France, UK); got != "done" {
			t.Errorf(`got %v, want "done"`, got)
		}
		if got := orderedAnswer(t, p, "all", France, UK, Germany); got != "" {
			t.Errorf(`a player of both sides is not asked: %v, want ""`, got)
		}
	})
	t.Run("10.2 leave is given to one's own powers, others ask", func(t *testing.T) {
		p := supporting(t)
		reply(t, p, "support:unit/uk-air-force-1")
		asked(t, p, "use-my-units")
		if got := orderedAnswer(t, p, "own", France, UK); got != "allow" {
			t.Errorf(`got %v, want "allow"`, got)
		}
		if got := orderedAnswer(t, p, "own", UK); got != "" {
			t.Errorf(`France of another player is allowed: %v, want ""`, got)
		}
		if a, b := orderedAnswer(t, p, "yes", UK), orderedAnswer(t, p, "no", UK); a != "allow" || b != "refuse" {
			t.Errorf(`%v %v, want "allow" and "refuse"`, a, b)
		}
	})
	t.Run("10.11 the order about the use of units also answers a request to change places", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(France))
		cube(t, table, Germany, "lorraine")
		put(t, table, Germany, "lorraine", "infantry", "infantry")
		put(t, table, Italy, "bavaria", "infantry", "tank")
		table.Battle = &Battle{Verb: "land", Target: at(t, "lorraine"), Attacker: Germany, Defender: France, Moved: true, Over: true}
		p, _ := play(t, table, table.newRegroup(attacking), "exchange:unit/germany-army-1>unit/italy-army-2")
		asked(t, p, "use-my-units")
		if a, b, c := orderedAnswer(t, p, "own", Germany, Italy), orderedAnswer(t, p, "own", Italy), orderedAnswer(t, p, "no", Italy); a != "allow" || b != "" || c != "refuse" {
			t.Errorf("got %q, %q, %q, want allow, a question, refuse", a, b, c)
		}
	})
	t.Run("10.8 losses fall in the order of types that is ordered", func(t *testing.T) {
		table := landBattle(t, map[Power][]string{Germany: {"infantry"}}, map[Power][]string{France: {"fortress", "infantry", "tank"}})
		table.Acting = Germany
		c := &combat{Kind: "land", Stage: combatLosses, Loser: defending, Losses: 3}
		c.startLosses(table, defending)
		p, _ := play(t, table, c)
		asked(t, p, "loss")
		for setting, want := range map[string]string{"plain": "lose:unit/france-fortress-1", "mobile": "lose:unit/france-army-1", "upgraded": "lose:unit/france-army-2"} {
			if got := orderedAnswer(t, p, setting, France); got != want {
				t.Errorf("%s: %s, want %q", setting, got, want)
			}
		}
	})
	t.Run("10.7 a retreat is declared if it saves a unit, and asked where it gives up the area", func(t *testing.T) {
		for _, c := range []struct {
			name      string
			loser     int
			attackers []string
			defenders []string
			want      string
		}{
			{"the attacker's only infantry army", attacking, []string{"infantry", "infantry"}, []string{"infantry"}, "retreat"},
			{"a tank army that would be turned over", attacking, []string{"tank"}, []string{"infantry"}, "stand"},
			{"the defenders of Lorraine", defending, []string{"infantry"}, []string{"infantry", "infantry"}, ""},
		} {
			table := landBattle(t, map[Power][]string{Germany: c.attackers}, map[Power][]string{France: c.defenders})
			table.Acting = USSR
			p, _ := play(t, table, &combat{Kind: "land", Stage: combatRetreat, Loser: int8(c.loser), Losses: 1})
			asked(t, p, "voluntary-retreat")
			if got := orderedAnswer(t, p, "saves", Germany, France); got != c.want {
				t.Errorf("%s: %q, want %q", c.name, got, c.want)
			}
			if got := orderedAnswer(t, p, "never", Germany, France); got != "stand" {
				t.Errorf(`%s, never: %q, want "stand"`, c.name, got)
			}
		}
	})
}

// In one's own attack that is lost, a retreat is declared where units hold the target, for the attackers must leave it in any case (10.9).
func TestARepulsedAttackRetreats(t *testing.T) {
	for _, c := range []struct {
		name, setting string
		loser         int
		defenders     []string
		holds         []Power
		want          string
	}{
		{"an army holds Lorraine", "saves", attacking, []string{"infantry"}, []Power{Germany}, "retreat"},
		{"nobody holds it", "saves", attacking, nil, []Power{Germany}, ""},
		{"only aircraft stand there", "saves", attacking, []string{"tactical"}, []Power{Germany}, ""},
		{"the player would be asked", "ask", attacking, []string{"infantry"}, []Power{Germany}, ""},
		{"the player would stand in the battles of others", "never", attacking, []string{"infantry"}, []Power{Germany}, ""},
		{"the player holds both sides", "saves", attacking, []string{"infantry"}, []Power{Germany, France}, ""},
		{"the defenders lost", "saves", defending, []string{"infantry", "infantry"}, []Power{France, Germany}, ""},
	} {
		table := landBattle(t, map[Power][]string{Germany: {"infantry", "tank"}}, map[Power][]string{France: c.defenders})
		table.Acting = Germany
		p, _ := play(t, table, &combat{Kind: "land", Stage: combatRetreat, Loser: int8(c.loser), Losses: 1})
		asked(t, p, "voluntary-retreat")
		if got := orderedAnswer(t, p, c.setting, c.holds...); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

func TestUnitsReturnByOrder(t *testing.T) {
	t.Run("10.10 a unit that must leave a battle goes back where it came from", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		put(t, table, UK, "central-mediterranean", "surface")
		put(t, table, Italy, "sicily", "surface", "surface")
		pos, _ := fight(t, table, UK, "naval", "sicily", 1, "activate:unit/uk-fleet-1 4 2 3 1 stand")
		asked(t, pos, "retreat")
		for setting, want := range map[string]string{"ask": "", "back": "retreat:unit/uk-fleet-1>area/central-mediterranean", "turn": "retreat:unit/uk-fleet-1>area/central-mediterranean"} {
			if got := orderedAnswer(t, pos, setting, UK); got != want {
				t.Errorf("%s: got %q, want %q", setting, got, want)
			}
		}
	})
	t.Run("10.10 the player is asked where a unit that stood in the target goes", func(t *testing.T) {
		table := atWar(t, UK, Italy)
		put(t, table, UK, "central-mediterranean", "carrier")
		put(t, table, Italy, "sicily", "surface", "tactical")
		pos, _ := fight(t, table, UK, "naval", "sicily", 1, "activate:unit/uk-fleet-1 5 2 3 1 stand")
		asked(t, pos, "retreat")
		if got := orderedAnswer(t, pos, "back", Italy); got != "" {
			t.Errorf(`got %q, want ""`, got)
		}
	})
	t.Run("10.10 without a battle there is no way back", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(France), SetOf(Germany))
		p, _ := play(t, table, &retreat{Units: put(t, table, Germany, "lorraine", "infantry"), Rule: "10.10"})
		asked(t, p, "retreat")
		if got := orderedAnswer(t, p, "back", Germany); got != "" {
			t.Errorf(`got %q, want ""`, got)
		}
	})
}

// Joining wars and making peace are questions that no order answers.
func TestWhatIsNeverOrdered(t *testing.T) {
	for _, kind := range []string{"uphold-alliance", "armistice", "offer-armistice", "join-attempt", "political-action", "military-action"} {
		if engine.OrderFor(orderKinds, kind) >= 0 {
			t.Errorf("%s can be ordered: got %v, want less than 0", kind, engine.OrderFor(orderKinds, kind))
		}
	}
}
