package blockwar

import (
	"strings"

	"interbellum/engine"
)

// targetSettings: most Hits to be expected, or a Target Class. The three orders together are a list: the first
// class on it that is there is fired at.
var targetSettings = []string{"hits", "air", "ground", "naval", "submarine", "convoy"}

// OrderKinds are the standing orders of a Faction: for what it is asked while others have their turn. In its
// own Player Turn it is always asked, save where its units ReBase after a Battle and in Battles that it fights on by orders.
func (x *Numbers) OrderKinds() []engine.OrderKind {
	return []engine.OrderKind{
		{Kind: "battle", Rule: "12.2", PerSubject: "area", Answers: []string{"defend", "action"}, Settings: []string{"once", "orders", "rounds", "ask"}},
		{Kind: "target", Rule: "12.41", PerSubject: "area", Answers: []string{"action"}, Settings: targetSettings},
		{Kind: "target-second", Rule: "12.41", PerSubject: "area", Answers: []string{"action"}, Settings: targetSettings},
		{Kind: "target-third", Rule: "12.41", PerSubject: "area", Answers: []string{"action"}, Settings: targetSettings},
		{Kind: "retreat", Rule: "12.5", PerSubject: "area", Answers: []string{"action"}, Settings: []string{"never", "below-1-3", "below-1-2", "below-1-1", "below-2-1", "at-once"}},
		{Kind: "strike", Rule: "12.74", PerSubject: "area", Answers: []string{"action"}, Settings: []string{"never", "always"}},
		{Kind: "hits", Rule: "12.44", PerSubject: "area", Answers: []string{"take-hit"}, Settings: []string{"acted", "tanks", "infantry", "ask"}},
		{Kind: "way-out", Rule: "12.5", PerSubject: "area", Answers: []string{"retreat", "withdraw"}, Settings: []string{"home", "near", "strong", "ask"}},
		{Kind: "escape", Rule: "12.73", PerSubject: "area", Answers: []string{"escape"}, Settings: []string{"hunted", "all", "none", "ask"}},
		{Kind: "rebase", Rule: "13.12", PerSubject: "area", Answers: []string{"rebase", "rebase-unit", "rebase-to"}, Settings: []string{"ask", "stay", "home", "near"}},
		{Kind: "vault", Rule: x.Vaults, PerSubject: "tech", Answers: []string{"vault"}, Settings: []string{"keep", "useful", "window", "ask"}},
		{Kind: "double-agent", Rule: x.Intel, PerSubject: "tech", Answers: []string{"double-agent"}, Settings: []string{"harmful", "always", "never", "ask"}},
		{Kind: "protectorate", Rule: "8.13", PerSubject: "nation", Answers: []string{"protectorate"}, Settings: []string{"ask", "stand", "withdraw"}},
		{Kind: "government", Rule: "7.3", Answers: []string{"government"}, Settings: []string{"ask", "pass"}, Expire: []engine.Expiry{{Setting: "pass", Event: "season"}}},
		{Kind: "fight", Rule: "12.2", Answers: []string{"action", "take-hit", "escape"}, Settings: []string{"ask", "on", "turn"}, Expire: []engine.Expiry{{Setting: "on", Event: "battle-over"}, {Setting: "turn", Event: "player-turn"}}},
	}
}

// fights are the questions within a Battle that a Faction leaves to its orders for the rest of it or of the Player Turn, also in its own.
var fights = []string{"action", "take-hit", "retreat", "withdraw", "escape"}

// fightKinds are the orders that say how units fight: a Faction that has given one for a Battle has orders in it.
var fightKinds = []string{"target", "target-second", "target-third", "retreat", "strike"}

// ordering is who may give orders.
func ordering(t *Table) engine.Seats { return SeenBy(t.playing()...) }

// subjects: there are orders for each secret Technology, for each type of Intelligence card, for Nations in which a
// Faction has Influence and, about Battles, for areas in which it has units.
func subjects(t *Table, seat engine.Seat, k *engine.OrderKind) (list []string) {
	f := FactionAt(seat)
	switch k.Kind {
	case "vault":
		for _, s := range t.Faction(f).Vault {
			list = append(list, t.TechFacts(s.Tech).Slug)
		}
	case "double-agent":
		for i := range t.TechList {
			if x := &t.TechList[i]; x.Kind == IntelTech && t.IntelOf(x.Tech) != DoubleAgent {
				list = append(list, x.Slug)
			}
		}
	case "protectorate":
		for n := Nation(1); n <= t.LastNation; n++ {
			if by := t.Nations[n].Influence; by.N > 0 && by.Of == f {
				list = append(list, t.NationFacts(n).Slug)
			}
		}
	default:
		return t.garrisoned(f)
	}
	engine.Sort(list, strings.Compare)
	return list
}

// garrisoned lists the areas in which a Faction has units.
func (t *Table) garrisoned(f Faction) (list []string) {
	var has [AreaRoom]bool
	for i := range t.Blocks {
		has[t.Blocks[i].At] = has[t.Blocks[i].At] || t.Leads(f, t.Blocks[i].ID.Nation)
	}
	for a := Area(1); a <= t.LastArea; a++ {
		if has[a] {
			list = append(list, t.Place(a).Slug)
		}
	}
	return list
}

// AnswerByOrders answers what the orders say.
func AnswerByOrders(d engine.Decision, s engine.Standing, _ bool, view func() engine.View) (c engine.Choice, answered bool) {
	v, _ := view().(*View)
	if v == nil {
		return c, false
	}
	o := Obeying(v, s, FactionAt(d.Seat))
	if strings.HasPrefix(d.Kind, "rebase") {
		return o.reBasing(d)
	}
	if !o.fightsOn(d) && (v.Active != NoFaction && v.Holder.Has(SeatOf(v.Active)) || o.inPerson()) {
		return c, false
	}
	switch d.Kind {
	case "government":
		return Verb(engine.Pass), s.Setting("government", "") == "pass"
	case "defend":
		return o.defending(d)
	case "action":
		return o.Acting(d)
	case "take-hit":
		return o.Losing(d)
	case "retreat", "withdraw":
		return o.leaving(d)
	case "escape":
		return o.Escaping(d)
	case "vault":
		return o.Revealing(d)
	case "double-agent":
		return o.Turning(d)
	}
	c = Verb(s.Setting("protectorate", d.About.Name()))
	return c, d.Allows(c)
}

// Orderly carries out a Faction's orders by what its player sees.
type Orderly struct {
	*View
	engine.Standing
	who Faction
}

// Obeying carries out the orders of a Faction whose player sees this.
func Obeying(v *View, s engine.Standing, f Faction) Orderly { return Orderly{v, s, f} }

// owns reports whether a Nation's units are the player's on the table that is seen.
func (o Orderly) owns(t *Table, n Nation) bool { return t.PlayerOf(t.SideOf(n)) == o.who }
