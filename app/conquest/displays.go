package conquest

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/blockwar"
	"interbellum/app/ui"
	"interbellum/engine"
	war "interbellum/engine/blockwar"
	rules "interbellum/engine/conquest"
)

// tracks are the two markers of a Foster Faction, and what the lesser of them is worth in Proxy Production (16.2).
var tracks = [...]struct{ control, loyalty, worth string }{
	rules.USA:     {"track.usa.control", "track.usa.loyalty", "track.usa.worth"},
	rules.Soviets: {"track.soviets.control", "track.soviets.loyalty", "track.soviets.worth"},
}

// rows are what a Faction's display has in this game alone.
func rows(v *blockwar.View, f rules.Faction) (list []blockwar.Row) {
	s := shown(v)
	if f == rules.Japan {
		sneak := blockwar.Row{Name: v.Say("display.sneak"), Value: v.Say("display.sneak.not-yet"), Note: v.Say("display.sneak.once")}
		if s.Sneaked {
			sneak.Value = v.Say("display.sneak.made")
		}
		return []blockwar.Row{{Name: v.Say("display.oil"), Value: strconv.Itoa(oil(v)), Note: v.Say("display.oil.note")}, sneak, kamikaze(v)}
	}
	x, t := s.Foster[f], tracks[f]
	loyal := v.Say(t.loyalty)
	note, control := v.Say("display.loyalty-cost", loyaltyCost(v, f)), ""
	switch x.Raised {
	case 0:
	case 1:
		note = v.Say("display.raised.once")
	default:
		note = v.Say("display.raised.twice")
	}
	if x.Intruded {
		control = v.Say("display.intruded", loyal)
	}
	list = []blockwar.Row{{Name: v.Say(t.control), Value: strconv.Itoa(x.Control), Note: control}, {Name: loyal, Value: strconv.Itoa(x.Loyalty), Note: note},
		{Name: v.Say(t.worth), Value: strconv.Itoa(min(x.Control, x.Loyalty)), Note: v.Say("display.worth")}}
	if f == rules.Soviets && s.Insurgents > 0 {
		list = append(list, blockwar.Row{Name: v.Say("display.insurgents"), Value: strconv.Itoa(s.Insurgents), Note: v.Say("display.insurgents.note")})
	}
	return list
}

// kamikaze is what Japan's Air Forces and Carriers may fire at ships, to be lost (12.75); who holds Japan sees how many are left for it.
func kamikaze(v *blockwar.View) blockwar.Row {
	row := blockwar.Row{Name: v.Say("display.kamikaze"), Value: v.Say("display.kamikaze.worth"), Note: v.Say("display.kamikaze.note")}
	if !v.Holder.Has(war.SeatOf(rules.Japan)) {
		return row
	}
	n := map[war.Type]int{}
	for _, u := range v.Units {
		if u.Nation == rules.ImperialJapan {
			n[u.Type]++
		}
	}
	row.Note = v.Say("display.kamikaze.units", n[war.AirForce], n[war.Carrier])
	return row
}

// oil is how much of it Japan has the use of (1.13).
func oil(v *blockwar.View) (n int) {
	for _, r := range v.TradeRoutes(rules.Japan) {
		n += v.Place(r.Area).Oil
	}
	return n
}

// loyaltyCost is what Factories must add up to: for the CPC less with Land Reform (9.5).
func loyaltyCost(v *blockwar.View, f rules.Faction) int {
	drops := 0
	if f == rules.Soviets && blockwar.FactionView(v, f).Has(rules.LandReform) {
		drops = 1
	}
	return war.Cost(rules.FosterOf(v.View.Book, f).China.Costs, drops)
}

// beside are China, and what the Year track brings; in Winter first of all what it forbids.
func beside(v *blockwar.View) []app.UI {
	list := []app.UI{china(v), yearTrack(v)}
	if v.Phase == war.Winter {
		return append([]app.UI{winter(v)}, list...)
	}
	return list
}

// winter is what each Faction can do in it (10.4), and the lake that is frozen (1.11).
func winter(v *blockwar.View) app.UI {
	var lines []app.UI
	for _, f := range war.AllFactions {
		text := v.Say("winter.usa")
		switch f {
		case rules.Japan:
			text = v.Say("winter.japan")
		case rules.Soviets:
			text = v.Say("winter.soviets")
		}
		if !absent(v, f) {
			lines = append(lines, line(ui.Emblem(v.Slug(f), "sm"), v.Capital(f), text))
		}
	}
	if !absent(v, rules.Soviets) {
		lines = append(lines, line(ui.Mark("season-winter"), v.Say("winter.lake"), v.Say("winter.lake.frozen", rules.BorderLimits(true)[war.Lake])))
	}
	return ui.El("section.display", ui.El("h3", v.Say("winter.title"), ui.El("small", ui.Rule("10.4"))), ui.El("ul.techs", lines))
}

// line is one of a list: its sign, what it is about, and how that stands.
func line(sign app.UI, name, text string) app.UI {
	return ui.El("li", sign, ui.Text("b", name), " "+text)
}

// china is who is at war in it, and where Partisans are.
func china(v *blockwar.View) app.UI {
	s := shown(v)
	var wars, partisans []app.UI
	for _, w := range s.Wars {
		wars = append(wars, ui.El("li", ui.Emblem(v.Slug(w[0]), "sm"), "–", ui.Emblem(v.Slug(w[1]), "sm"), " "+v.Say("china.war", v.Side(w[0]), v.Side(w[1]))))
	}
	for _, x := range s.Partisans {
		partisans = append(partisans, line(ui.Mark("partisan"), v.Place(x.Area).Name, v.Say("china.partisans", x.N)))
	}
	for _, x := range s.Pairs {
		partisans = append(partisans, line(ui.Mark("insurgent"), v.Place(x.Province).Name, v.Say("china.insurgents", x.Card, x.Pair)))
	}
	parts := []any{ui.Text("h3", v.Say("china.title"))}
	if wars != nil {
		parts = append(parts, ui.El("ul.techs", wars).Aria("label", v.Say("china.enemies")))
	}
	if partisans != nil {
		parts = append(parts, ui.El("ul.techs", partisans).Aria("label", v.Say("china.partisans.label")))
	}
	return ui.El("section.display", parts...)
}

// yearTrack is what the next New Year brings without a choice (7.13), and how the British Empire stands (8.4).
func yearTrack(v *blockwar.View) app.UI {
	s, next := shown(v), rules.NewYearOf(v.View.Book, int(v.Year)+1)
	lines := []app.UI{line(ui.Emblem("uk", "sm"), v.Say("year.empire"), british(v, s))}
	if n := next.Influence + due(s, rules.BritishEmpire); n > 0 && !s.Allied {
		lines = append(lines, line(ui.Mark("influence"), v.Say("year.usa-influence"), v.Say("year.markers", n)))
	}
	for _, d := range s.Due {
		if d.Nation != rules.BritishEmpire {
			lines = append(lines, line(ui.Mark("influence"), v.Say("year.china-influence", v.NationFacts(d.Nation).Name), v.Say("year.markers", int(d.N))))
		}
	}
	if s.Naval < lastNaval && (s.Attacked || next.NavalCV > 0) {
		lines = append(lines, line(ui.Mark("unit-surface"), v.Say("year.naval"), v.Say("year.naval.units", int(s.Naval)+1)))
	}
	if s.Reacting > 0 {
		lines = append(lines, line(ui.Mark("unit-infantry"), v.Say("year.reaction"), v.Say("year.reaction.units", int(s.Reacting))))
	}
	if !absent(v, rules.Soviets) && (s.Reserves == 1 || s.Reserves == 0 && next.Reserves) {
		lines = append(lines, line(ui.Mark("unit-tank"), v.Say("year.reserves"), v.Say("year.reserves.units")))
	}
	return ui.El("section.display", ui.Text("h3", v.Say("year.title")), ui.El("ul.techs", lines))
}

// due is how many markers of the USA on a Neutral take effect at the next Diplomacy Resolution.
func due(s *rules.Shown, n rules.Nation) int {
	if i := slices.IndexFunc(s.Due, func(d rules.Due) bool { return d.Nation == n }); i >= 0 {
		return int(s.Due[i].N)
	}
	return 0
}

// lastNaval is how many years of US Naval Construction there are (7.132).
const lastNaval = 3

func british(v *blockwar.View, s *rules.Shown) string {
	if s.Allied {
		return v.Say("empire.allied")
	}
	for i := range v.Nations {
		if x := &v.Nations[i]; x.Nation == rules.BritishEmpire && x.Influence.Of == rules.USA {
			return v.Say("empire.courted", int(x.Influence.N))
		}
	}
	return v.Say("empire.neutral")
}

// signs are the Partisans of an area, and the Control marker of an Islet.
func signs(v *blockwar.View, a rules.Area) (list []blockwar.Sign) {
	for _, x := range shown(v).Partisans {
		if x.Area == a {
			list = append(list, blockwar.Sign{Owner: "red-china", Sign: "partisan", N: x.N, Name: v.Say("china.partisans", x.N)})
		}
	}
	if m := shown(v).Islets[a]; m != war.NoFaction {
		list = append(list, blockwar.Sign{Owner: v.Slug(m), Sign: "control", Name: v.Say("board.control", v.Side(m))})
	}
	return list
}

// note is what else a card can be discarded for: Partisans in either of two Provinces (17.11).
func note(v *blockwar.View, card int) string {
	var names []string
	for _, a := range rules.PartisanOptions(v.View.Book, card) {
		names = append(names, v.Place(a).Name)
	}
	if names == nil {
		return ""
	}
	return v.Say("card.partisans", strings.Join(names, " / "))
}

// spots are the areas of answers that name a Side, or the Province of a pair of cards by its number.
func spots(v *blockwar.View, c engine.Choice) []rules.Area {
	switch c.Verb {
	case "lay":
		return []rules.Area{rules.Area(c.N)}
	case "sneak-attack", "proxy-war", "violate-proxy":
		return []rules.Area{centre(v, v.FactionOf(c.On))}
	}
	return nil
}

// centre is the Production Center of a Faction, or the Capital of a Proxy Power.
func centre(v *blockwar.View, f rules.Faction) rules.Area {
	if facts := v.FactionFacts(f); facts.Center == war.Nowhere {
		return v.NationFacts(facts.Great).Capital
	}
	return v.FactionFacts(f).Center
}
