package blockwar

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
)

// Label puts one answer into words.
func (f *Face) Label(s *face.Sight, d engine.Decision, c engine.Choice) face.Label {
	v := f.view(s)
	l := face.Label{}
	if say, known := f.Labels[c.Verb]; known {
		l = say(v, d, c)
	} else {
		l.Text = english.Spaced(c.Verb)
	}
	slug := areaSlug(v, d, c)
	if l.Area == "" {
		l.Area = slug
	}
	if h, grouped := headings[c.Verb]; grouped && l.Group == "" && !groupless[d.Kind] {
		l.Group = v.Say("heading." + h)
	}
	l.Odds = odds(v, c)
	l.OnBoard = slug != ""
	l.End = c.Verb == engine.Pass || c.Verb == "done"
	return l
}

// headings are what answers stand under, by their verbs.
var headings = map[string]string{
	"diplomacy": "diplomacy", "wildcard": "diplomacy", "industry": "industry", "loyalty": "industry", "technology": "technology", "secret-technology": "technology",
	"intelligence": "intelligence", "agitate": "diplomacy", "insurgents": "partisans", "partisan": "partisans", "insurrection": "partisans",
	"buy": "buy", "cadre": "cadre", "step": "step", "declare-war": "declare-war", "sneak-attack": "declare-war",
	"violate": "violate", "violate-proxy": "violate", "proxy-war": "violate", "intervene": "intervene",
	"move": "move", "militarize": "militarize", "arm-militia": "arm-militia", "insurgents-rise": "insurgents-rise", "recruit": "partisans", "recruit-in": "partisans", "suppress": "partisans",
	"go": "go", "enter": "enter", "leave": "leave", "rebase": "rebase", "retreat": "retreat", "disband": "disband", "repudiate": "repudiate",
}

// groupless are questions whose answers differ in more than their verbs.
var groupless = map[string]bool{"action": true}

// areaSlug is the area that an answer is given on, or "".
func areaSlug(v *View, d engine.Decision, c engine.Choice) string {
	if places := placesOf(v, d, c); len(places) > 0 {
		return v.Place(places[0]).Slug
	}
	return ""
}

// Label puts an answer into words.
type Label func(*View, engine.Decision, engine.Choice) face.Label

// Drawn is an answer that the catalogue has under its verb, beside a sign.
func Drawn(icon string) Label {
	return func(v *View, d engine.Decision, c engine.Choice) face.Label {
		return v.Answer("answer."+c.Verb, d, c, icon)
	}
}

// Answer is an answer in the texts of a kind: what it does, and the note.
func (v *View) Answer(kind string, d engine.Decision, c engine.Choice, icon string) face.Label {
	slots := v.answerSlots(d, c)
	return face.Label{Text: v.Texts.Fill(kind, slots), Note: v.Texts.Fill(kind+".note", slots), Icon: icon}
}

// Grave is an answer that cannot be undone and ends something.
func Grave(of Label) Label {
	return func(v *View, d engine.Decision, c engine.Choice) face.Label {
		l := of(v, d, c)
		l.Grave = true
		return l
	}
}

// ofCard is an answer beside the sign of its card.
func ofCard(v *View, d engine.Decision, c engine.Choice) face.Label {
	return ByCard(Drawn(v.cardIcon(c.On)))(v, d, c)
}

// ByCard is an answer that the number of its card tells from others.
func ByCard(of Label) Label { return toldBy("answer.apart.card", of) }

// toldBy is an answer that a text of the catalogue tells from others.
func toldBy(kind string, of Label) Label {
	return func(v *View, d engine.Decision, c engine.Choice) face.Label {
		l := of(v, d, c)
		l.Apart = v.Texts.Fill(kind, v.answerSlots(d, c))
		return l
	}
}

// ofTech is an answer beside the sign of its Technology.
func ofTech(v *View, d engine.Decision, c engine.Choice) face.Label {
	return Drawn(v.techIcon(v.TechOf(c.On)))(v, d, c)
}

// numbered is an answer beside the picture of its number.
func numbered(icon string) Label {
	return func(v *View, d engine.Decision, c engine.Choice) face.Label {
		return Drawn(icon+strconv.Itoa(c.N))(v, d, c)
	}
}

func labels() map[string]Label {
	return map[string]Label{
		"pass": passLabel, "done": doneLabel,
		// chance
		"deal": ofCard, "take": ofCard, "roll": numbered("die-"), "chit": numbered("peace-dividend-"),
		// setting up and Production
		"place": TypeLabel, "raise": TypeLabel, "strengthen": strengthenLabel, "cadre": toldBy("answer.apart.whose", Drawn("i-plus")), "step": toldBy("answer.apart.whose", Drawn("upgrade")), "buy": buyLabel,
		// Government
		"diplomacy": toldBy("answer.apart.value", Drawn("influence")), "wildcard": toldBy("answer.apart.ends", Drawn("influence")), "intelligence": ofCard,
		"industry": Drawn("production"), "secret-technology": Drawn("card-back-investment"), "technology": ofTech, "assign": ofTech,
		"pair": pairLabel, "duplicate": pairLabel, "conceal": pairLabel, "reveal": revealLabel,
		"vault": Drawn("card-back-investment"), "factory": ofCard, "discard": ofCard, "quash": ofCard,
		"double-agent": Drawn("intel-double-agent"), "inspect": Drawn("intel-agent"), "coup": Drawn("intel-coup"), "turn": ofCard,
		"repudiate": Grave(Drawn("influence")),
		// command and declarations
		"commit": Drawn("command"), "commit-two": Drawn("command"), "card": commandLabel, "go-first": Drawn("command"), "go-last": Drawn("command"),
		"declare-war": Grave(declareWarLabel), "violate": Grave(toldBy("answer.violate.note", Drawn("war-limited"))), "intervene": toldBy("answer.intervene.note", Drawn("i-shield")),
		"stand": Drawn("i-shield"), "withdraw": Drawn("i-back"),
		// movement
		"move": moveLabel, "unit": UnitLabel, "remove": UnitLabel, "go": wayLabel, "enter": wayLabel, "leave": wayLabel, "rebase": rebaseLabel,
		"disband": Grave(disbandLabel),
		// Battles
		"by-order": Drawn("i-orders"), "in-person": Drawn("i-pen"),
		"resolve": Drawn("battle"), "hunt": Drawn("unit-submarine"), "re-engage": Drawn("unit-submarine"), "battle": Drawn("battle"),
		"target-all": Drawn("battle"), "target": Drawn("battle"), "first": Drawn("battle"), "join": joinLabel,
		"fire": fireLabel, "strike": fireLabel, "kamikaze": fireLabel, "bomb": actLabel, "hold": actLabel, "retreat": retreatLabel, "hit": hitLabel, "escape": actLabel,
	}
}

func passLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	return v.ofQuestion("answer.pass", d, c, "i-next")
}

func doneLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	return v.ofQuestion("answer.done", d, c, "i-check")
}

// ofQuestion is an answer that some questions have in words of their own.
func (v *View) ofQuestion(kind string, d engine.Decision, c engine.Choice, icon string) face.Label {
	l, own := v.Answer(kind, d, c, icon), v.Answer(kind+"."+d.Kind, d, c, icon)
	if own.Text == "" {
		own.Text = l.Text
	}
	return own
}

// TypeLabel is a type of unit.
func TypeLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	t := v.typeOf(c.On.Name())
	return face.Label{Text: v.typeText(t).String(), Note: v.typeNote(t), Icon: v.typeSign(t), Order: int(t)}
}

// typeNote sums a type of unit up: its move, and up to which number its dice hit each class: "moves 3; hits Ground 2".
func (w *Words) typeNote(t rules.Type) string {
	u := w.Chart[t]
	return w.Say("answer.type.note", max(u.Land, u.Sea, u.Fly), w.fireOf(t))
}

func strengthenLabel(v *View, _ engine.Decision, c engine.Choice) face.Label {
	l := ownUnit(v, c.On)
	if u := unitAt(v, c.On); u != nil {
		l.Apart = v.blockOf(c.On)
		l.Note = v.Say("answer.strengthen.note", int(u.CV), int(u.CV)+1, l.Apart)
	}
	return l
}

func buyLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l := v.Answer("answer.buy", d, c, "card-back-"+c.On.Name())
	l.Note, l.Order = "", -1
	for _, k := range v.Decks {
		if k.Deck.String() == c.On.Name() {
			l.Note = v.Say("answer.buy.note", k.Draw)
		}
	}
	return l
}

// factionOf is the Faction that an answer names, before or after an area.
func (v *View) factionOf(c engine.Choice) words.Text {
	if c.On.Class() == "area" {
		return v.Side(v.FactionOf(c.To))
	}
	return v.Side(v.FactionOf(c.On))
}

// influence is what lies on the Nation that an answer names: "now Associate of the Axis".
func (v *View) influence(c engine.Choice) string {
	of := c.On
	if c.To.Class() == "nation" {
		of = c.To
	}
	n := nationView(v, v.NationOf(of))
	if n.Influence.N == 0 {
		return v.Say("influence.none")
	}
	return v.Say("influence.now", statusText(v.Words, n.Status), v.Side(n.Influence.Of))
}

var statusSlugs = [...]string{rules.Unaligned: "neutral", rules.Associate: "associate", rules.Protectorate: "protectorate", rules.Satellite: "satellite"}

func statusText(w *Words, s rules.Status) string { return w.Say("status." + statusSlugs[s]) }

// pairLabel is one of two cards, or both.
func pairLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	kind := "answer.pair"
	switch {
	case c.To == "":
		kind = "answer.single"
	case d.Kind == "tech-pair":
		kind = "answer.pair.shown"
	}
	told := "answer.apart.cards"
	if c.To == "" {
		told = "answer.apart.card"
	}
	return toldBy(told, func(v *View, d engine.Decision, c engine.Choice) face.Label {
		return v.Answer(kind, d, c, v.cardIcon(c.On))
	})(v, d, c)
}

func revealLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l := pairLabel(v, d, c)
	if own := FactionView(v, rules.Faction(d.Seat)).Own; own != nil {
		for _, x := range own.Vault {
			if int(x.Card) == numberOf(c.On) || int(x.Pair) == numberOf(c.On) {
				l.Text, l.Note = v.Say("answer.reveal", v.TechFacts(x.Tech).Name), v.Say("answer.reveal.note", c.On.Name(), c.To.Name())
				l.Icon = v.techIcon(x.Tech)
			}
		}
	}
	return l
}

// commandLabel is a card that may command: in its Season, in an emergency, or as a bluff.
func commandLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "investment" {
		l := v.Answer("answer.card.bluff", d, c, v.cardIcon(c.On))
		l.Group, l.Order, l.Apart = v.Say("heading.bluff"), 3, v.Texts.Fill("answer.apart.card", v.answerSlots(d, c))
		return l
	}
	card := v.Action(numberOf(c.On))
	icon := "season-" + card.Season.String()
	if card.ValidIn(v.Phase) {
		l := v.Answer("answer.card", d, c, icon)
		l.Note, l.Group = v.Say("answer.card.note", card.Value, v.Ends(c.On), c.On.Name()), v.Say("heading.card")
		return l
	}
	l := v.Answer("answer.card.emergency", d, c, icon)
	l.Group, l.Order = v.Say("heading.emergency"), 1
	return l
}

func declareWarLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	kind := "answer.declare-war.twice"
	if v.FactionFacts(rules.Faction(d.Seat)).Penalty == 1 {
		kind = "answer.declare-war"
	}
	return v.Answer(kind, d, c, "war-global")
}

// forces are the units that a declaration obliges: the player's own, or those of a Side that the player leads.
func (v *View) forces(c engine.Choice) string {
	if c.To == "" {
		return v.Say("forces.own")
	}
	return v.Say("forces.of", v.Side(v.FactionOf(c.To)))
}

// Joined puts remarks in a row.
func Joined(parts ...string) string {
	text := ""
	for _, p := range parts {
		if p == "" {
			continue
		}
		if text != "" {
			text += ", "
		}
		text += p
	}
	return text
}

// heart is a Nation's Capital, or its only area.
func (g *Game) heart(n rules.Nation) rules.Area {
	if n > g.LastNation {
		return rules.Nowhere
	}
	if a := g.NationFacts(n).Capital; a != rules.Nowhere {
		return a
	}
	if areas := g.AreasOf(n); len(areas) > 0 {
		return areas[0]
	}
	return rules.Nowhere
}
