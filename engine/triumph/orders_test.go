package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/saves"
)

// given are the orders of a Faction, in the words that give them: "target>air", "target/lorraine>ground".
func given(t *testing.T, f Faction, words ...string) engine.Standing {
	t.Helper()
	var list []engine.Order
	for _, w := range words {
		on, setting, _ := strings.Cut(w, ">")
		kind, subject, _ := strings.Cut(on, "/")
		i := slices.IndexFunc(rules().Orders, func(k engine.OrderKind) bool { return k.Kind == kind })
		n := slices.Index(rules().Orders[i].Settings, setting)
		if n < 0 {
			t.Fatalf("there is no order %s: got n %v, want at least 0", w, n)
		}
		list = append(list, engine.Order{Seat: blockwar.SeatOf(f), Kind: uint8(i), Setting: uint8(n), Subject: subject})
	}
	return engine.StandingOf(rules().Orders, blockwar.SeatOf(f), list)
}

// obeys is what orders answer to the question that is open, in words; "" where the person is asked.
func obeys(t *testing.T, s *enginetest.Script, words ...string) string {
	t.Helper()
	d := s.Match.Open()[0]
	c, ok := blockwar.AnswerByOrders(d, given(t, blockwar.FactionAt(d.Seat), words...), false, func() engine.View { return s.Match.View(engine.Only(d.Seat)) })
	if !ok {
		return ""
	}
	if !d.Allows(c) {
		t.Fatalf("%s answers %s, which is not legal:\n%s: got false, want true", words, c, s.Open())
	}
	return c.Words()
}

// attacked is Lorraine under attack by a German Infantry and a Tank, the French being asked to act.
func attacked(t *testing.T, french ...string) *enginetest.Script {
	t.Helper()
	table := front(t)
	table.TakeOff(table.UnitOf("unit/france-fortress-1").ID)
	for _, kind := range french {
		table.Put(France, printed().MustType(kind), 2, at(t, "lorraine"))
	}
	table.Put(Germany, blockwar.Infantry, 4, at(t, "munich"))
	table.Put(Germany, blockwar.AirForce, 1, at(t, "munich"))
	s := takeTurn(t, table, Axis)
	s.Play("axis", "done")
	for _, unit := range []string{"germany-infantry-1", "germany-airforce-1"} {
		pick(s, Axis, unit)
		s.Play("axis", "enter:area/munich>area/lorraine")
	}
	s.Deal(6)
	s.Skip()
	s.Play("axis", "done")
	return s
}

// upTo plays on, with the first answers there are, until a Faction is asked this.
func upTo(s *enginetest.Script, f Faction, kind string) *enginetest.Script {
	for s.Match.Open()[0].Kind != kind || s.Match.Open()[0].Seat != blockwar.SeatOf(f) {
		d := s.Match.Open()[0]
		if d.Seat == engine.Chance {
			s.Chance(6)
			continue
		}
		s.Play(printed().FactionFacts(blockwar.FactionAt(d.Seat)).Slug, d.Legal[0].Words())
	}
	return s
}

func TestOrdersForBattles(t *testing.T) {
	t.Run("12.2 a Defender without orders is asked once, before the first die", func(t *testing.T) {
		s := attacked(t, "airforce", "infantry")
		s.Asked("west", "defend")
		if slices.ContainsFunc(s.Events, func(e engine.Event) bool { return e.Kind == "die" }) {
			t.Error("got dice thrown, want none")
		}
		same(t, "without orders", obeys(t, s), "")
		for _, words := range []string{"battle>orders", "target>air", "target/lorraine>hits", "retreat>never", "strike/lorraine>never"} {
			same(t, words, obeys(t, s, words), "by-order:area/lorraine")
		}
		same(t, "elsewhere", obeys(t, s, "target/paris>air"), "")
		same(t, "in Lorraine", obeys(t, s, "battle>orders", "battle/lorraine>once"), "")
		for _, words := range []string{"battle>rounds", "battle>ask"} {
			same(t, words, obeys(t, s, "target>air", words), "")
		}
	})
	t.Run("12.2 who fights in person is asked for every Combat Action, who does not for none", func(t *testing.T) {
		s := attacked(t, "airforce", "infantry")
		person := s.Fork()
		s.Play("west", "by-order:area/lorraine")
		upTo(s, West, "action")
		same(t, "by orders", obeys(t, s), "fire:block/france-airforce-1>class/air")
		same(t, "ask", obeys(t, s, "battle>ask"), "")
		person.Play("west", "in-person:area/lorraine")
		upTo(person, West, "action")
		same(t, "in person", obeys(t, person, "target>air"), "")
		want(t, "kept by the West", len(sees(person, West).Battle.InPerson), 1)
		want(t, "seen by the Axis", len(sees(person, Axis).Battle.InPerson), 0)
	})
	t.Run("12.41 a unit fires at the first class on the list that is there, else where most Hits are to be expected", func(t *testing.T) {
		s := upTo(attacked(t, "airforce", "infantry"), West, "action")
		air, ground := "fire:block/france-airforce-1>class/air", "fire:block/france-airforce-1>class/ground"
		same(t, "most Hits", obeys(t, s), air)
		same(t, "ground", obeys(t, s, "target>ground"), ground)
		same(t, "ground in Lorraine", obeys(t, s, "target>air", "target/lorraine>ground"), ground)
		same(t, "ground in Paris", obeys(t, s, "target>air", "target/paris>ground"), air)
		same(t, "naval, then ground", obeys(t, s, "target>naval", "target-second>ground"), ground)
		same(t, "naval, Subs, then ground", obeys(t, s, "target>naval", "target-second>submarine", "target-third>ground"), ground)
		same(t, "naval, then whatever", obeys(t, s, "target>naval", "target-third>ground"), air)
	})
	t.Run("12.5 a unit Retreats at once, or below the odds that are ordered", func(t *testing.T) {
		retreat, fire := "retreat:block/france-infantry-1", "fire:block/france-infantry-1>class/ground"
		s := upTo(attacked(t, "infantry"), West, "action") // 2 against 5
		for setting, want := range map[string]string{"never": fire, "below-1-3": fire, "below-1-2": retreat, "below-1-1": retreat, "below-2-1": retreat, "at-once": retreat} {
			same(t, setting, obeys(t, s, "retreat>"+setting), want)
		}
		same(t, "elsewhere", obeys(t, s, "retreat/paris>at-once"), fire)
		s = upTo(attacked(t, "infantry", "infantry", "infantry"), West, "action") // 6 against 5
		for setting, want := range map[string]string{"below-1-1": fire, "below-2-1": retreat} {
			same(t, setting, obeys(t, s, "retreat>"+setting), want)
		}
	})
	t.Run("12.5 it goes towards the MainCapital, near by, or where the Faction is strong", func(t *testing.T) {
		s := upTo(attacked(t, "infantry"), West, "action")
		put(t, tableOf(s), France, "marseille", "infantry 4")
		s.Play("west", "retreat:block/france-infantry-1")
		s.Asked("west", "retreat")
		same(t, "home", obeys(t, s, "way-out>home"), "retreat:area/lorraine>area/paris")
		same(t, "strong", obeys(t, s, "way-out>strong"), "retreat:area/lorraine>area/marseille")
		same(t, "near", obeys(t, s, "way-out>home", "way-out/lorraine>near"), strings.Fields(legal(s, "west", "retreat"))[0])
		same(t, "ask", obeys(t, s, "way-out/lorraine>ask"), "")
	})
	t.Run("12.74 Carriers Strike and leave where that is ordered", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "carrier 3", "fleet 2")
		put(t, table, Britain, "london", "infantry 2")
		enter(t, table, Germany, "ruhr", "north_sea", "fleet 3")
		s := upTo(combat(t, table), West, "action")
		same(t, "never", obeys(t, s), "fire:block/britain-carrier-1>class/naval")
		same(t, "always", obeys(t, s, "strike>always"), "strike:block/britain-carrier-1>class/naval")
		same(t, "in the North Sea", obeys(t, s, "strike>always", "strike/north_sea>never"), "fire:block/britain-carrier-1>class/naval")
	})
	t.Run("12.44 among equals the one takes a Hit that has acted, or the type that is named", func(t *testing.T) {
		v := &View{Book: printed(), Battle: &blockwar.BattleView{Units: []blockwar.BattleUnit{{Ref: "block/a", Type: blockwar.Tank, CV: 2, Idle: true}, {Ref: "block/b", Type: blockwar.Infantry, CV: 2}}}}
		d := printed().Ask(West, "take-hit", "12.44", printed().AreaRef(at(t, "paris")), engine.Choice{Verb: "hit", On: "block/a"}, engine.Choice{Verb: "hit", On: "block/b"})
		for words, want := range map[string]engine.Ref{"hits>acted": "block/a", "hits>tanks": "block/a", "hits>infantry": "block/b", "hits/paris>infantry": "block/b"} {
			c, _ := blockwar.Obeying(v, given(t, West, words), West).Losing(d)
			same(t, words, string(c.On), string(want))
		}
		if _, answered := (blockwar.Obeying(v, given(t, West, "hits>ask"), West)).Losing(d); answered {
			t.Errorf("the person is not asked: got %v, want false", answered)
		}
	})
	t.Run("12.73 Subs escape where they are hunted", func(t *testing.T) {
		v := &View{Book: printed(), Battle: &blockwar.BattleView{Units: []blockwar.BattleUnit{{Ref: "block/a", Nation: Britain, Type: blockwar.Carrier, CV: 2}, {Ref: "block/b", Nation: Germany, Type: blockwar.Sub, CV: 2}}}}
		d := printed().Ask(Axis, "escape", "12.73", printed().AreaRef(at(t, "north_sea")), blockwar.Verb("done"), engine.Choice{Verb: "escape", On: "block/b"})
		for words, want := range map[string]string{"escape>hunted": "escape", "escape>all": "escape", "escape>none": "done", "escape/north_sea>none": "done"} {
			c, _ := blockwar.Obeying(v, given(t, Axis, words), Axis).Escaping(d)
			same(t, words, c.Verb, want)
		}
		v.Battle.Units[0].Type = blockwar.AirForce
		c, _ := blockwar.Obeying(v, given(t, Axis), Axis).Escaping(d)
		same(t, "not hunted", c.Verb, "done")
	})
	t.Run("13.12 units ReBase by order also in one's own Player Turn", func(t *testing.T) {
		table := wartime(t, Axis, West)
		enter(t, table, Germany, "ruhr", "north_sea", "fleet 3")
		put(t, table, Britain, "north_sea", "fleet 1")
		s := upTo(combat(t, table), Axis, "action")
		s.Play("axis", "fire:block/germany-fleet-1>class/naval")
		s.Chance(1, 1, 1)
		s.Asked("axis", "rebase")
		same(t, "asked", obeys(t, s), "")
		same(t, "stay", obeys(t, s, "rebase>stay"), "done")
		same(t, "home", obeys(t, s, "rebase/north_sea>home"), legal(s, "axis", "rebase"))
		s.Play("axis", legal(s, "axis", "rebase"))
		same(t, "which", obeys(t, s, "rebase>home"), legal(s, "axis", "unit"))
		s.Play("axis", legal(s, "axis", "unit"))
		same(t, "where to", obeys(t, s, "rebase>home"), "rebase:area/north_sea>area/berlin")
	})
	t.Run("10.2 in one's own Player Turn one is asked for all else", func(t *testing.T) {
		s := upTo(attacked(t, "airforce", "infantry"), Axis, "action")
		same(t, "the Attacker", obeys(t, s, "target>air"), "")
	})
}

func TestOrdersForCards(t *testing.T) {
	t.Run("9.3 at a window a secret Technology stays secret, unless it was ordered for this one or units of the Battle profit", func(t *testing.T) {
		v := &View{Book: printed(), Factions: make([]blockwar.FactionView, blockwar.FactionCount), Battle: &blockwar.BattleView{Units: []blockwar.BattleUnit{{Nation: Britain, Type: blockwar.Fleet}}}}
		v.Factions[West-1].Own = &blockwar.OwnView{Vault: []blockwar.Secret{{Tech: Jets, Card: 13, Pair: 15}, {Tech: Sonar, Card: 5, Pair: 6}}}
		d := printed().Ask(West, "vault", "9.3", "", blockwar.Verb(engine.Pass), blockwar.Unveil(13, 15), blockwar.Unveil(5, 6))
		for words, want := range map[string]string{"vault>keep": engine.Pass, "vault>useful": blockwar.Unveil(5, 6).Words(), "vault>window": blockwar.Unveil(13, 15).Words(),
			"vault/sonar>window": blockwar.Unveil(5, 6).Words(), "vault/jets>useful": engine.Pass} {
			c, _ := blockwar.Obeying(v, given(t, West, words), West).Revealing(d)
			same(t, words, c.Words(), want)
		}
		if _, answered := (blockwar.Obeying(v, given(t, West, "vault>keep", "vault/jets>ask"), West)).Revealing(d); answered {
			t.Errorf("the person is not asked: got %v, want false", answered)
		}
	})
	t.Run("9.5 the Double Agent answers what does harm, or the type that was ordered", func(t *testing.T) {
		table := europe(t)
		hold(t, table, West, "investment/36")
		v := rules().View(table, nil, blockwar.SeenBy(West)).(*View)
		for n := 1; n <= blockwar.CardCount; n++ {
			kind := printed().Investment(n).Intel()
			if kind == blockwar.NoTech || kind == DoubleAgent {
				continue
			}
			d := printed().Ask(West, "double-agent", "9.5", blockwar.InvestmentDeck.Card(n), blockwar.Verb(engine.Pass), engine.Choice{Verb: "double-agent", On: "investment/36"})
			answers := func(words ...string) bool {
				c, _ := blockwar.Obeying(v, given(t, West, words...), West).Turning(d)
				return c.Verb != engine.Pass
			}
			if got := answers(); got == (kind == Agent || kind == CodeBreak) {
				t.Errorf("%s: %v, want not %v", printed().TechFacts(kind).Slug, got, (kind == Agent || kind == CodeBreak))
			}
			if answers("double-agent>never") || answers("double-agent>always", "double-agent/"+printed().TechFacts(kind).Slug+">never") {
				t.Errorf("%s is answered: got answers(double-agent>never) %v and %v; want false and false", printed().TechFacts(kind).Slug, answers("double-agent>never"), answers("double-agent>always", "double-agent/"+printed().TechFacts(kind).Slug+">never"))
			}
			if !answers("double-agent>never", "double-agent/"+printed().TechFacts(kind).Slug+">always") {
				t.Errorf("%s is not answered: got false, want true", printed().TechFacts(kind).Slug)
			}
		}
	})
	t.Run("8.13 whether to stand by a Protectorate is asked, unless it was ordered", func(t *testing.T) {
		table := europe(t)
		table.Active = Axis
		influence(t, table, West, 2, "austria")
		s := run(t, table, violate(t, table, Axis, "austria"))
		for words, want := range map[string]string{"protectorate>ask": "", "protectorate>stand": "stand", "protectorate>withdraw": "withdraw", "protectorate/austria>stand": "stand"} {
			same(t, words, obeys(t, s, words), want)
		}
	})
}

func TestGivingOrders(t *testing.T) {
	t.Run("12.3 orders are seen by their owner alone", func(t *testing.T) {
		s := attacked(t, "airforce", "infantry")
		s.Play("west", "order:retreat>at-once", "order:target/lorraine>air")
		if len(s.Match.Orders(blockwar.SeenBy(West))) != 2 || len(s.Match.Orders(blockwar.SeenBy(Axis))) != 0 {
			t.Errorf("who sees the orders: got Orders(SeenBy(West)) %v and Orders(SeenBy(Axis)) %v; want 2 and none", len(s.Match.Orders(blockwar.SeenBy(West))), s.Match.Orders(blockwar.SeenBy(Axis)))
		}
	})
	t.Run("12.3 there are orders for areas with own units, and they end when the last has gone", func(t *testing.T) {
		s := attacked(t, "infantry")
		s.Play("west", "order:retreat/lorraine>at-once", "order:retreat/london>never")
		s.Refused("west", "order:retreat/munich>never")
		s.Play("west", "by-order:area/lorraine")
		upTo(s, West, "action")
		want(t, "orders", len(s.Match.Orders(blockwar.SeenBy(West))), 2)
		s.Play("west", obeys(t, s, "retreat>at-once"), "retreat:area/lorraine>area/paris")
		want(t, "orders", len(s.Match.Orders(blockwar.SeenBy(West))), 1)
	})
	t.Run("12.3 an order for an area can be lifted, and one like the general order stands", func(t *testing.T) {
		s := attacked(t, "infantry")
		s.Play("west", "order:retreat/lorraine>never")
		want(t, "orders", len(s.Match.Orders(blockwar.SeenBy(West))), 1)
		s.Refused("west", "order:retreat/lorraine>never")
		s.Play("west", "order:retreat/lorraine")
		want(t, "orders", len(s.Match.Orders(blockwar.SeenBy(West))), 0)
		s.Refused("west", "order:retreat/lorraine")
	})
	t.Run("12.3 orders are kept with the position", func(t *testing.T) {
		s := attacked(t, "infantry")
		s.Play("west", "order:retreat/lorraine>at-once", "order:battle>orders")
		again, err := saves.Read(learnedGame(), saves.Write(s.Match))
		if err != nil {
			t.Fatal(err)
		}
		if got := again.Orders(blockwar.SeenBy(West)); !slices.Equal(got, s.Match.Orders(blockwar.SeenBy(West))) || saves.Fingerprint(again) != saves.Fingerprint(s.Match) {
			t.Errorf("they are now %v: got Fingerprint(again) %v; want %v and Fingerprint(again) %v", got, saves.Fingerprint(again), s.Match.Orders(blockwar.SeenBy(West)), saves.Fingerprint(s.Match))
		}
	})
}
