package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// obeys is what an order at a setting answers to the question that is open, in words; "" where it does not.
func obeys(t *testing.T, s *enginetest.Script, setting string) string {
	t.Helper()
	d := s.Match.Open()[0]
	c, ok := obey(d, setting, s.Match.Stirred(d.Seat), func() engine.View { return s.Match.View(engine.Only(d.Seat)) })
	if !ok {
		return ""
	}
	if !d.Allows(c) {
		t.Fatalf("%s answers %s, which is not legal:\n%s", setting, c, s.Open())
	}
	return c.Words()
}

// attacked is Lorraine under attack by a German Infantry and a Tank, the French being asked to act.
func attacked(t *testing.T, french ...string) *enginetest.Script {
	t.Helper()
	table := front(t)
	table.takeOff(table.unitOf("unit/france-fortress-1").ID)
	for _, kind := range french {
		table.place(France, mustType(kind), 2, at(t, "lorraine"))
	}
	table.place(Germany, blockwar.Infantry, 4, at(t, "munich"))
	table.place(Germany, blockwar.AirForce, 1, at(t, "munich"))
	s := takeTurn(t, table, Axis)
	s.Play("axis", "done")
	for _, unit := range []string{"germany-infantry-1", "germany-airforce-1"} {
		pick(s, Axis, unit)
		s.Play("axis", "enter:area/munich>area/lorraine")
	}
	s.Deal(6)
	s.Play("axis", "done")
	return s
}

func TestOrders(t *testing.T) {
	t.Run("12.3 a Defender is asked once in a Battle, before its dice, and then fires where most is to be hit", func(t *testing.T) {
		s := attacked(t, "airforce", "infantry")
		s.Asked("west", "action")
		same(t, "once", obeys(t, s, "once"), "")
		same(t, "fire", obeys(t, s, "fire"), "fire:block/france-airforce-1>class/air")
		same(t, "ground", obeys(t, s, "ground"), "fire:block/france-airforce-1>class/ground")
		same(t, "naval, where there is none", obeys(t, s, "naval"), "fire:block/france-airforce-1>class/air")
		same(t, "ask", obeys(t, s, "ask"), "")
		s.Play("west", "fire:block/france-airforce-1>class/ground")
		for s.Match.Open()[0].Kind != "action" || s.Match.Open()[0].Seat != seatOf(West) {
			d := s.Match.Open()[0]
			s.Play(factionAt(d.Seat).String(), d.Legal[0].Words())
		}
		same(t, "once, after the first answer", obeys(t, s, "once"), "fire:block/france-infantry-1>class/ground")
	})
	t.Run("12.5 a unit Retreats at once, or from twice its number, towards the MainCapital", func(t *testing.T) {
		s := attacked(t, "infantry")
		for s.Match.Open()[0].Seat != seatOf(West) {
			d := s.Match.Open()[0]
			s.Play(factionAt(d.Seat).String(), d.Legal[0].Words())
		}
		same(t, "retreat", obeys(t, s, "retreat"), "retreat:block/france-infantry-1")
		same(t, "outnumbered", obeys(t, s, "outnumbered"), "retreat:block/france-infantry-1")
		s.Play("west", "retreat:block/france-infantry-1")
		same(t, "home", obeys(t, s, "home"), "retreat:area/lorraine>area/paris")
		strong := attacked(t, "infantry", "infantry", "infantry")
		for strong.Match.Open()[0].Kind != "action" || strong.Match.Open()[0].Seat != seatOf(West) {
			d := strong.Match.Open()[0]
			strong.Play(factionAt(d.Seat).String(), d.Legal[0].Words())
		}
		same(t, "outnumbered, and not", obeys(t, strong, "outnumbered"), "fire:block/france-infantry-1>class/ground")
	})
	t.Run("12.44 among equals the one takes a Hit that has acted, or the type that is named", func(t *testing.T) {
		v := &View{Battle: &BattleView{Units: []BattleUnit{{Ref: "block/a", Type: blockwar.Tank, CV: 2, Idle: true}, {Ref: "block/b", Type: blockwar.Infantry, CV: 2}}}}
		d := ask(West, "take-hit", "12.44", "", engine.Choice{Verb: "hit", On: "block/a"}, engine.Choice{Verb: "hit", On: "block/b"})
		for setting, want := range map[string]engine.Ref{"acted": "block/a", "tanks": "block/a", "infantry": "block/b"} {
			same(t, setting, string(v.losing(d, setting).On), string(want))
		}
	})
	t.Run("12.73 Subs escape where they are hunted", func(t *testing.T) {
		v := &View{Battle: &BattleView{Units: []BattleUnit{{Ref: "block/a", Nation: Britain, Type: blockwar.Carrier, CV: 2}, {Ref: "block/b", Nation: Germany, Type: blockwar.Sub, CV: 2}}}}
		d := ask(Axis, "escape", "12.73", "", verb("done"), engine.Choice{Verb: "escape", On: "block/b"})
		for setting, want := range map[string]string{"hunted": "escape", "all": "escape", "none": "done"} {
			same(t, setting, v.escaping(d, setting).Verb, want)
		}
		v.Battle.Units[0].Type = blockwar.AirForce
		same(t, "not hunted", v.escaping(d, "hunted").Verb, "done")
	})
	t.Run("9.3 at a window a secret Technology stays secret, unless units of the Battle profit", func(t *testing.T) {
		v := &View{Factions: make([]FactionView, FactionCount), Battle: &BattleView{Units: []BattleUnit{{Nation: Britain, Type: blockwar.Fleet}}}}
		v.Factions[West-1].Own = &OwnView{Vault: []Secret{{Jets, 13, 15}, {Sonar, 5, 6}}}
		d := ask(West, "vault", "9.3", "", verb(engine.Pass), unveil(13, 15), unveil(5, 6))
		same(t, "useful", v.revealing(d, "useful").Words(), unveil(5, 6).Words())
		same(t, "keep", v.revealing(d, "keep").Verb, engine.Pass)
	})
	t.Run("9.5 the Double Agent answers what does harm", func(t *testing.T) {
		table := europe(t)
		hold(t, table, West, "investment/36")
		v := view(table, nil, seenBy(West)).(*View)
		for n := 1; n <= CardCount; n++ {
			kind := Investment(n).Intel()
			if kind == NoTech || kind == DoubleAgent {
				continue
			}
			d := ask(West, "double-agent", "9.5", InvestmentDeck.card(n), verb(engine.Pass), engine.Choice{Verb: "double-agent", On: "investment/36"})
			if got := v.turning(d, "harmful").Verb != engine.Pass; got == (kind == Agent || kind == CodeBreak) {
				t.Errorf("%s: %v", kind, got)
			}
			same(t, "never", v.turning(d, "never").Verb, engine.Pass)
		}
	})
	t.Run("8.13 whether to stand by a Protectorate is asked, unless it was ordered", func(t *testing.T) {
		table := europe(t)
		table.Active = Axis
		influence(t, table, West, 2, "austria")
		s := run(t, table, violate(t, table, Axis, "austria"))
		for setting, want := range map[string]string{"ask": "", "stand": "stand", "withdraw": "withdraw"} {
			same(t, setting, obeys(t, s, setting), want)
		}
	})
	t.Run("10.2 in one's own Player Turn one is always asked", func(t *testing.T) {
		s := attacked(t, "airforce", "infantry")
		s.Play("west", "fire:block/france-airforce-1>class/ground")
		s.Asked("axis", "action")
		same(t, "the Attacker", obeys(t, s, "fire"), "")
	})
	t.Run("12.3 orders are seen by their owner alone", func(t *testing.T) {
		s := attacked(t, "airforce", "infantry")
		s.Play("west", "order:fight>retreat")
		if len(s.Match.Orders(seenBy(West))) != 1 || len(s.Match.Orders(seenBy(Axis))) != 0 {
			t.Error("who sees the order")
		}
	})
}
