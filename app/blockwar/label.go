package blockwar

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
)

// Label puts one answer into words.
func (f *Face) Label(s *face.Sight, d engine.Decision, c engine.Choice) face.Label {
	v := f.view(s)
	l := face.Label{Text: english.Spaced(c.Verb)}
	if say, known := f.Labels[c.Verb]; known {
		l = say(v, d, c)
	}
	if l.Area == "" {
		l.Area = areaSlug(v, d, c)
	}
	l.Odds = odds(v, c)
	l.OnBoard = l.Area != "" && len(d.Legal) > 8 && c.On != ""
	if c.Verb == engine.Pass || c.Verb == "done" {
		l.Order = 9
	}
	return l
}

// areaSlug is the area that an answer is given on, or "".
func areaSlug(v *View, d engine.Decision, c engine.Choice) string {
	if places := placesOf(v, d, c); len(places) > 0 {
		return v.Place(places[0]).Slug
	}
	return ""
}

// Label puts an answer into words.
type Label func(*View, engine.Decision, engine.Choice) face.Label

func Plainly(text, note, icon string) Label {
	return func(*View, engine.Decision, engine.Choice) face.Label {
		return face.Label{Text: text, Note: note, Icon: icon}
	}
}

// OnArea is an answer that an area is told for.
func OnArea(note, icon string) Label {
	return func(v *View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: v.Place(v.AreaOf(c.On)).Name, Note: note, Icon: icon}
	}
}

func labels() map[string]Label {
	return map[string]Label{
		"pass": passLabel, "done": doneLabel,
		// chance
		"deal": cardLabel(""), "take": cardLabel(""),
		"roll": func(v *View, d engine.Decision, c engine.Choice) face.Label {
			l := face.Label{Text: strconv.Itoa(c.N), Icon: "die-" + strconv.Itoa(c.N)}
			return l
		},
		"chit": func(v *View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: strconv.Itoa(c.N) + " Victory Points", Icon: "peace-dividend-" + strconv.Itoa(c.N)}
		},
		// setting up and Production
		"place": TypeLabel, "raise": TypeLabel, "strengthen": strengthenLabel,
		"cadre": buildLabel("new Cadre"),
		"step":  buildLabel("a step for a unit here"),
		"buy":   buyLabel,
		// Government
		"diplomacy": playLabel("influence"), "wildcard": playLabel("influence"), "intelligence": intelligenceLabel,
		"industry":          Plainly("Build industry", "play Factories for one IND", "production"),
		"secret-technology": Plainly("Secret Technology", "two cards face down into your Vault", "card-back-investment"),
		"technology": func(v *View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Achieve " + v.TechName(c.On), Note: "two cards, face up", Icon: v.techIcon(v.TechOf(c.On))}
		},
		"assign": func(v *View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: v.TechName(c.On), Icon: v.techIcon(v.TechOf(c.On))}
		},
		"pair": pairLabel, "duplicate": pairLabel, "conceal": pairLabel, "reveal": revealLabel,
		"vault": Plainly("Into your Vault", "the pair stays secret", "card-back-investment"),
		"factory": func(v *View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Factory " + strconv.Itoa(c.N) + ": " + v.Ends(c.On), Note: "card " + c.On.Name(), Icon: v.cardIcon(c.On)}
		},
		"discard":      cardLabel("discard"),
		"double-agent": Plainly("Double Agent", "the card works for you instead", "intel-double-agent"),
		"inspect":      OnArea("see what stands there", "intel-agent"),
		"coup": func(v *View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: english.Upper(v.NationName(v.NationOf(c.On))), Icon: "intel-coup", Area: v.capital(v.NationOf(c.On))}
		},
		"turn": func(v *View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: english.Upper(v.NationName(v.NationOf(c.To))), Note: "play " + v.CardName(c.On) + " for yourself", Icon: v.cardIcon(c.On), Area: v.capital(v.NationOf(c.To))}
		},
		"quash":     cardLabel("discard"),
		"repudiate": repudiateLabel,
		// command and declarations
		"commit":     Plainly("Commit a card", "face down; which one is asked next", "command"),
		"commit-two": Plainly("Commit two cards", "an Offensive Turn if both are valid", "command"),
		"card":       commandLabel,
		"go-first":   Plainly("Go first", "", "command"), "go-last": Plainly("Go last", "", "command"),
		"declare-war": declareWarLabel,
		"violate": func(v *View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Violate " + v.NationName(v.NationOf(c.On)), Note: forces(v, c) + " must enter it this turn", Icon: "war-limited", Area: v.capital(v.NationOf(c.On)), Grave: true}
		},
		"intervene": func(v *View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Intervene for " + v.NationName(v.NationOf(c.On)), Note: forces(v, c) + " must come to help", Icon: "i-shield", Area: v.capital(v.NationOf(c.On))}
		},
		"stand":    Plainly("Stand by it", "War with the Violator; it becomes your Satellite", "i-shield"),
		"withdraw": Plainly("Withdraw", "your Influence there is gone", "i-flag"),
		// movement
		"move": moveLabel, "unit": UnitLabel, "remove": UnitLabel, "go": wayLabel, "enter": wayLabel, "leave": wayLabel, "rebase": rebaseLabel,
		"disband": disbandLabel,
		// Battles
		"by-order": Plainly("My orders", "nobody waits for you", "i-gear"), "in-person": Plainly("I do", "every Combat Action is asked", "i-flag"),
		"resolve": OnArea("fight on there", "battle"), "hunt": OnArea("hunt Escaped Subs", "unit-submarine"),
		"re-engage": OnArea("your Escaped Subs attack", "unit-submarine"), "battle": OnArea("", "battle"),
		"target-all": Plainly("All of them", "", "battle"), "target": FactionLabel("alone", "battle"), "first": FactionLabel("acts first", "battle"),
		"join": func(v *View, d engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "BattleGroup " + strconv.Itoa(c.N), Note: inGroup(v, about(v, d), c.N), Icon: "battle"}
		},
		"fire": fireLabel, "strike": fireLabel, "kamikaze": fireLabel, "bomb": actLabel("bombs industry"), "hold": actLabel("does nothing"), "retreat": retreatLabel,
		"hit": hitLabel, "escape": actLabel("goes down"),
	}
}

var passes = map[string]string{"double-agent": "Let it happen", "vault": "Reveal nothing"}

func passLabel(v *View, d engine.Decision, _ engine.Choice) face.Label {
	l := face.Label{Text: "Pass", Icon: "i-next"}
	if d.Kind == "government" {
		l.Note = all(v) + " passes in succession end the phase"
	}
	if text, known := passes[d.Kind]; known {
		l.Text = text
	}
	return l
}

var dones = map[string][2]string{"production": {"Production is over", "look at the cards that you bought"}, "move": {"No more moves", ""},
	"declare": {"Declare nothing more", ""}, "battles": {"No further Battle", ""}, "escape": {"No more escapes", ""}, "rebase": {"Nobody ReBases", ""}}

func doneLabel(v *View, d engine.Decision, _ engine.Choice) face.Label {
	w, known := dones[d.Kind]
	if !known {
		w[0] = "Done"
	}
	return face.Label{Text: w[0], Note: w[1], Icon: "i-check"}
}

func TypeLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	t := v.typeOf(c.On.Name())
	return face.Label{Text: v.typeName(t), Note: v.typeNote(t), Icon: v.typeSign(t), Area: c.To.Name(), Order: int(t)}
}

// typeNote sums a type of unit up: its move, and up to which number its dice hit each class: "moves 3; hits Ground 2".
func (w *Words) typeNote(t rules.Type) string {
	u := w.Chart[t]
	return "moves " + strconv.Itoa(max(u.Land, u.Sea, u.Fly)) + "; hits " + w.fireOf(t)
}

func strengthenLabel(v *View, _ engine.Decision, c engine.Choice) face.Label {
	l := ownUnit(v, c.On)
	if u := unitAt(v, c.On); u != nil {
		l.Note = "strength " + strconv.Itoa(int(u.CV)) + " to " + strconv.Itoa(int(u.CV)+1) + "; " + blockOf(c.On)
	}
	return l
}

func buildLabel(what string) Label {
	return func(v *View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: v.Place(v.AreaOf(c.On)).Name, Note: v.Adjective(v.NationOf(c.To)) + ": " + what, Icon: map[bool]string{true: "i-plus", false: "upgrade"}[c.Verb == "cadre"]}
	}
}

func buyLabel(v *View, _ engine.Decision, c engine.Choice) face.Label {
	note := ""
	for _, k := range v.Decks {
		if k.Deck.String() == c.On.Name() {
			note = strconv.Itoa(k.Draw) + " left in the deck"
		}
	}
	return face.Label{Text: "Buy an " + deckNames[c.On.Name()], Note: note, Icon: "card-back-" + c.On.Name(), Order: -1}
}

func FactionLabel(note, icon string) Label {
	return func(v *View, _ engine.Decision, c engine.Choice) face.Label {
		r := c.On
		if r.Class() == "area" {
			r = c.To
		}
		return face.Label{Text: english.Upper(v.The(v.FactionOf(r))), Note: note, Icon: icon}
	}
}

// cardLabel is one card of a hand.
func cardLabel(note string) Label {
	return func(v *View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: v.Ends(c.On), Note: Joined(note, v.Value(c.On), "card "+c.On.Name()), Icon: v.cardIcon(c.On)}
	}
}

func playLabel(icon string) Label {
	return func(v *View, _ engine.Decision, c engine.Choice) face.Label {
		n := v.NationOf(c.To)
		note := "with " + v.Ends(c.On)
		if c.Verb == "diplomacy" {
			note = influence(v, n) + "; card " + c.On.Name()
		}
		return face.Label{Text: english.Upper(v.NationName(n)), Note: Joined(note, v.Value(c.On)), Icon: icon, Area: v.capital(n)}
	}
}

// influence is what lies on a Nation: "Axis Protectorate".
func influence(v *View, of rules.Nation) string {
	n := nationView(v, of)
	if n.Influence.N == 0 {
		return "no Influence yet"
	}
	return "now " + statusNames[n.Status] + " of " + v.The(n.Influence.Of)
}

var statusNames = map[rules.Status]string{rules.Unaligned: "Neutral", rules.Associate: "Associate", rules.Protectorate: "Protectorate", rules.Satellite: "Satellite"}

func intelligenceLabel(v *View, _ engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: v.Ends(c.On) + " against " + v.The(v.FactionOf(c.To)), Note: Joined(v.Value(c.On), "card "+c.On.Name()), Icon: v.cardIcon(c.On)}
}

func pairLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	if c.To == "" {
		return face.Label{Text: v.Ends(c.On), Note: Joined(c.Verb, v.Value(c.On), "card "+c.On.Name()), Icon: v.cardIcon(c.On)}
	}
	shown := ""
	if d.Kind == "tech-pair" {
		shown = "the first stays before you"
	}
	return face.Label{Text: v.Ends(c.On) + " with " + v.Ends(c.To), Note: Joined(shown, "cards "+c.On.Name()+" and "+c.To.Name()), Icon: v.cardIcon(c.On)}
}

func revealLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l := pairLabel(v, d, c)
	if own := FactionView(v, rules.Faction(d.Seat)).Own; own != nil {
		for _, x := range own.Vault {
			if int(x.Card) == numberOf(c.On) || int(x.Pair) == numberOf(c.On) {
				l.Text, l.Note, l.Icon = "Reveal "+v.TechFacts(x.Tech).Name, Joined("card "+c.On.Name()+" shows it, "+c.To.Name()+" is discarded"), v.techIcon(x.Tech)
			}
		}
	}
	return l
}

func repudiateLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	n := v.NationOf(c.On)
	return face.Label{Text: "Repudiate " + v.NationName(n), Note: v.theSeat(d.Seat) + " takes a marker back; " + influence(v, n), Icon: "influence", Area: v.capital(n), Grave: true}
}

func commandLabel(v *View, _ engine.Decision, c engine.Choice) face.Label {
	l := face.Label{Text: v.Value(c.On), Note: Joined(v.Ends(c.On), "card "+c.On.Name()), Icon: v.cardIcon(c.On)}
	if c.On.Class() == "investment" {
		l.Text, l.Order = "Bluff: "+v.Ends(c.On), 3
		l.Note = Joined("no command", v.Value(c.On), "card "+c.On.Name())
		return l
	}
	card := v.Action(numberOf(c.On))
	l.Icon = "season-" + card.Season.String()
	switch {
	case card.Season == v.Phase || v.Phase == rules.Winter:
		l.Note = Joined(english.Count(card.Value, "move"), l.Note)
	default:
		l.Order = 1
		l.Note = Joined("Emergency only", l.Note)
	}
	return l
}

func declareWarLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	f := v.FactionOf(c.On)
	return face.Label{Text: "Declare War on " + v.The(f), Note: "costs " + map[bool]string{true: "a Victory Point", false: "two Victory Points"}[v.FactionFacts(rules.Faction(d.Seat)).Penalty == 1] + ", its Factories get cheaper", Icon: "war-global", Area: v.Place(v.FactionFacts(f).Center).Slug, Grave: true}
}

// forces are the units that a declaration obliges: one's own, or those of a Side that one leads.
func forces(v *View, c engine.Choice) string {
	if c.To == "" {
		return "your units"
	}
	return "units of " + v.The(v.FactionOf(c.To))
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

// capital is the area that stands for a Nation on the board.
func (w *Words) capital(n rules.Nation) string {
	if a := w.heart(n); a != rules.Nowhere {
		return w.Place(a).Slug
	}
	return ""
}

// heart is a Nation's Capital, or its only area.
func (w *Words) heart(n rules.Nation) rules.Area {
	if n > w.LastNation {
		return rules.Nowhere
	}
	if a := w.NationFacts(n).Capital; a != rules.Nowhere {
		return a
	}
	if areas := w.AreasOf(n); len(areas) > 0 {
		return areas[0]
	}
	return rules.Nowhere
}
