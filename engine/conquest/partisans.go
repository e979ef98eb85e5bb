package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 17.0 Partisans: markers in China that are no units. They control nothing and stop nobody.

// restive reports whether a Province has Partisans (17.1), restiveProvinces lists all that have.
func restive(t *Table, a Area) bool { return chinaOf(t).Partisans[a] > 0 }

func restiveProvinces(t *Table) (list []Area) {
	for _, a := range t.LandAreas() {
		if restive(t, a) {
			list = append(list, a)
		}
	}
	return list
}

// createPartisan puts a Partisan into a Province, losePartisan takes one out.
func createPartisan(t *Table, a Area, rule engine.Rule) events {
	chinaOf(t).Partisans[a]++
	return events{t.Say("partisan", rule, Soviets, t.AreaRef(a), "", int(chinaOf(t).Partisans[a]))}
}

func losePartisan(t *Table, a Area, rule engine.Rule) events {
	chinaOf(t).Partisans[a]--
	return events{t.Say("partisan-gone", rule, Soviets, t.AreaRef(a), "", int(chinaOf(t).Partisans[a]))}
}

// 17.1 partisanPlays lists the cards with which the Soviets can create a Partisan in the Government Phase: a Province's Diplomacy card,
// or a WildCard with one of the two Provinces at its other end (17.11).
func partisanPlays(t *Table) (list []engine.Choice) {
	for _, n := range t.Faction(Soviets).Hand[blockwar.ActionDeck].List() {
		for _, a := range ProvincesOn(t, n) {
			list = append(list, engine.Choice{Verb: "partisan", On: blockwar.ActionDeck.Card(n), To: t.AreaRef(a)})
		}
	}
	return list
}

// ProvincesOn are the Provinces that an Action card lets Partisans be in: those of its ends, or of its Partisan Options.
func ProvincesOn(t *Table, card int) (list []Area) {
	for _, n := range t.Action(card).Neutrals() {
		if t.NationFacts(n).Kind == blockwar.Province {
			list = append(list, t.CapitalOf(n))
		}
	}
	return append(list, PartisanOptions(t.Book, card)...)
}

// playPartisan discards such a card for its Partisan.
func playPartisan(t *Table, c engine.Choice) events {
	k, n := blockwar.CardOf(c.On)
	t.Discard(Soviets, k, n)
	rule := engine.Rule("17.1")
	if t.Action(n).Wild != nil {
		rule = "17.11"
	}
	return append(events{t.Say("card-discarded", rule, Soviets, c.On, c.To, 0)}, createPartisan(t, t.AreaOf(c.To), rule)...)
}

// 17.2 Militarizing Partisans: for a Command one becomes a Militia Cadre, or a step of a Militia that was there before. Under
// Emergency Command not where that would be Aggression.
func militarizing(t *Table) (list []engine.Choice) {
	for _, a := range restiveProvinces(t) {
		if t.CanStand(RedChina, Militia, a) && (!t.Turn.Calm || !rebels(t, Reds, a)) {
			list = append(list, engine.Choice{Verb: "militarize", On: t.AreaRef(a)})
		}
		if militiaToArm(t, a) != nil {
			list = append(list, engine.Choice{Verb: "arm-militia", On: t.AreaRef(a)})
		}
	}
	return list
}

// militiaToArm is a Militia in an area that a Partisan can join, excluding Militia raised this turn.
func militiaToArm(t *Table, a Area) *blockwar.Block {
	list := t.Here(a, func(b *blockwar.Block) bool {
		return b.ID.Nation == RedChina && b.ID.Type == Militia && b.CV < t.MaxCV(RedChina, Militia) && !slices.Contains(chinaOf(t).Raised, b.ID)
	})
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

// rebels reports whether a new Militia in an area is Aggression: the Territory is not Friendly to it, and no Friendly unit is there (11.54).
func rebels(t *Table, side Side, a Area) bool {
	here, _ := t.Occupants(a)
	mine := friends(t, side).With(side)
	return here&mine == 0 && !mine.Has(t.Controller(a))
}

// militarize carries it out.
func militarize(t *Table, c engine.Choice) events {
	a := t.AreaOf(c.On)
	seen := losePartisan(t, a, "17.2")
	if c.Verb == "arm-militia" {
		b := militiaToArm(t, a)
		b.CV++
		b.Marks |= blockwar.Moved
		return append(seen, t.Say("militia-armed", "17.2", Reds, t.AreaRef(a), "", int(b.CV)))
	}
	return append(seen, rise(t, Reds, a, 1, "17.2")...)
}

// rise puts a Militia of a Proxy Power into a Province in the Movement Phase: it does not move any more, all others there are its Enemies, and
// where no friends fight them it Aggresses. On Neutral ground that is a Violation, which is declared with it (see RULINGS.md).
func rise(t *Table, side Side, a Area, cv uint8, rule engine.Rule) (seen events) {
	if n := t.Place(a).Of; t.Controller(a) == blockwar.NoFaction && !t.Nations[n].Armed {
		chinaOf(t).Pending.Revolt = revolt{By: side, Province: a, CV: cv, Rule: rule}
		return nil
	}
	aggresses := rebels(t, side, a)
	seen = provoke(t, side, a)
	if aggresses {
		t.Turn.Aggress(a)
		seen = append(seen, t.Say("aggression", "11.54", side, t.AreaRef(a), t.AreaRef(a), 0))
	}
	n, before := t.FactionFacts(side).Great, t.Survey(side)
	b := t.Put(n, Militia, cv, a)
	b.Marks |= blockwar.Moved
	t.Pay(before, b)
	chinaOf(t).Raised = append(chinaOf(t).Raised, b.ID)
	return append(seen, t.Say("militia", rule, side, t.AreaRef(a), t.NationRef(n), int(cv)))
}

// provoke makes a Proxy Power the Enemy of the Side that holds a Province, and of all others with units there.
func provoke(t *Table, side Side, a Area) (seen events) {
	here, armed := t.Occupants(a)
	for _, g := range here.With(t.Controller(a)).Without(blockwar.NoFaction).List() {
		seen = append(seen, hostilities(t, side, g)...)
	}
	if s := &t.Nations[t.Place(a).Of]; armed || s.Armed && t.Controller(a) == blockwar.NoFaction {
		s.Violators = s.Violators.With(side)
	}
	return seen
}

// revolt is a Militia rising in a Neutral Province: first it is Violated.
type revolt struct {
	blockwar.NoQuestions
	By       Side
	Province Area
	CV       uint8
	Rule     engine.Rule
	Violated bool
}

func (s *revolt) Next(t *Table, _ step) (step, bool, events) {
	if !s.Violated {
		s.Violated = true
		return &blockwar.Violation{By: s.By, Nation: t.Place(s.Province).Of}, false, nil
	}
	return nil, true, rise(t, s.By, s.Province, s.CV, s.Rule)
}

var _ = register("revolt", &revolt{})

// 17.3 Recruiting: when all else has been done, a die for each Command that is left, at most one for each Restive Province.
type recruiting struct {
	Dice, Rolled, Won uint8
	Taken             []Area // where one has been recruited
}

// recruits lists how many dice the Soviets can roll.
func recruits(t *Table, left int) (list []engine.Choice) {
	for n := 1; n <= min(left, len(restiveProvinces(t))); n++ {
		list = append(list, engine.Choice{Verb: "recruit", N: n})
	}
	return list
}

// places are where a recruited Partisan can be put: one in each Province that was Restive.
func (s *recruiting) places(t *Table) []Area {
	return slices.DeleteFunc(restiveProvinces(t), func(a Area) bool { return slices.Contains(s.Taken, a) })
}

func (s *recruiting) Waiting(t *Table) bool {
	return s.Rolled < s.Dice || s.Won > 0 && len(s.places(t)) > 0
}

func (s *recruiting) Open(t *Table) []engine.Decision {
	if s.Rolled < s.Dice {
		return []engine.Decision{blockwar.Die("recruit", "17.3", t.FactionRef(Soviets), int(s.Dice-s.Rolled)-1)}
	}
	d := t.Ask(Soviets, "recruit-in", "17.3", t.FactionRef(Soviets))
	d.Left = int(s.Won) - 1
	for _, a := range s.places(t) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "recruit-in", On: t.AreaRef(a)})
	}
	return []engine.Decision{d}
}

func (s *recruiting) Take(t *Table, e engine.Entry) events {
	if s.Rolled == s.Dice {
		s.Won--
		a := t.AreaOf(e.Choice.On)
		s.Taken = append(s.Taken, a)
		return createPartisan(t, a, "17.3")
	}
	s.Rolled++
	if e.Choice.N >= recruitsFrom(t) {
		s.Won++
	}
	return events{t.Say("die", "17.3", Soviets, t.FactionRef(Soviets), "", e.Choice.N)}
}

func (s *recruiting) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// recruitsFrom is the lowest die that recruits: with Propaganda it is lower (9.5).
func recruitsFrom(t *Table) int {
	if t.Has(Soviets, Propaganda) {
		return 5
	}
	return 6
}

var _ = register("recruiting", &recruiting{})

// DeniesRights while dice are rolled.
func (s *recruiting) DeniesRights(*Table) bool { return s.Rolled < s.Dice }
