package triumph

import (
	"strconv"
	"sync"

	"interbellum/app/english"
	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// Label puts one answer into words.
func (Face) Label(s *face.Sight, d engine.Decision, c engine.Choice) face.Label {
	v := viewOf(s)
	l := face.Label{Text: english.Spaced(c.Verb)}
	if say, known := labels()[c.Verb]; known {
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
func areaSlug(v *blockwar.View, d engine.Decision, c engine.Choice) string {
	if places := placesOf(v, d, c); len(places) > 0 {
		return rules.Book().Place(places[0]).Slug
	}
	return ""
}

type label func(*blockwar.View, engine.Decision, engine.Choice) face.Label

func plainly(text, note, icon string) label {
	return func(*blockwar.View, engine.Decision, engine.Choice) face.Label {
		return face.Label{Text: text, Note: note, Icon: icon}
	}
}

// onArea is an answer that an area is told for.
func onArea(note, icon string) label {
	return func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: rules.Book().Place(areaOf(c.On)).Name, Note: note, Icon: icon}
	}
}

var labels = sync.OnceValue(func() map[string]label {
	return map[string]label{
		"pass": passLabel, "done": doneLabel,
		// chance
		"deal": cardLabel(""), "take": cardLabel(""),
		"roll": func(_ *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
			l := face.Label{Text: strconv.Itoa(c.N), Icon: "die-" + strconv.Itoa(c.N)}
			return l
		},
		"chit": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: strconv.Itoa(c.N) + " Victory Points", Icon: "peace-dividend-" + strconv.Itoa(c.N)}
		},
		// setting up and Production
		"place": typeLabel, "raise": typeLabel, "land": landLabel, "strengthen": strengthenLabel,
		"cadre":  buildLabel("new Cadre"),
		"step":   buildLabel("a step for a unit here"),
		"buy":    buyLabel,
		"active": factionLabel("active this Year", ""),
		// Government
		"diplomacy": playLabel("influence"), "wildcard": playLabel("influence"), "intelligence": intelligenceLabel,
		"industry":          plainly("Build industry", "play Factories for one IND", "production"),
		"secret-technology": plainly("Secret Technology", "two cards face down into your Vault", "card-back-investment"),
		"technology": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Achieve " + techName(c.On), Note: "two cards, face up", Icon: techIcon(techOf(c.On))}
		},
		"assign": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: techName(c.On), Icon: techIcon(techOf(c.On))}
		},
		"pair": pairLabel, "duplicate": pairLabel, "conceal": pairLabel, "reveal": revealLabel,
		"vault": plainly("Into your Vault", "the pair stays secret", "card-back-investment"),
		"factory": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Factory " + strconv.Itoa(c.N) + ": " + ends(c.On), Note: "card " + c.On.Name(), Icon: cardIcon(c.On)}
		},
		"discard":      cardLabel("discard"),
		"double-agent": plainly("Double Agent", "the card works for you instead", "intel-double-agent"),
		"inspect":      onArea("see what stands there", "intel-agent"),
		"coup": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: english.Upper(nationName(nationOf(c.On))), Icon: "intel-coup", Area: capital(nationOf(c.On))}
		},
		"turn": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: english.Upper(nationName(nationOf(c.To))), Note: "play " + cardName(c.On) + " for yourself", Icon: cardIcon(c.On), Area: capital(nationOf(c.To))}
		},
		"quash":     cardLabel("discard"),
		"repudiate": repudiateLabel,
		// command and declarations
		"commit":     plainly("Commit a card", "face down; which one is asked next", "command"),
		"commit-two": plainly("Commit two cards", "an Offensive Turn if both are valid", "command"),
		"card":       commandLabel,
		"go-first":   plainly("Go first", "", "command"), "go-last": plainly("Go last", "", "command"),
		"declare-war": declareWarLabel,
		"violate": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Violate " + nationName(nationOf(c.On)), Note: "your units must enter it this turn", Icon: "war-limited", Area: capital(nationOf(c.On)), Grave: true}
		},
		"intervene": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "Intervene for " + nationName(nationOf(c.On)), Note: "your units must come to help", Icon: "i-shield", Area: capital(nationOf(c.On))}
		},
		"stand":    plainly("Stand by it", "War with the Violator; it becomes your Satellite", "i-shield"),
		"withdraw": plainly("Withdraw", "your Influence there is gone", "i-flag"),
		// movement
		"move": moveLabel, "unit": unitLabel, "remove": unitLabel, "go": wayLabel, "enter": wayLabel, "leave": wayLabel, "rebase": rebaseLabel,
		"disband": disbandLabel,
		// Battles
		"by-order": plainly("My orders", "nobody waits for you", "i-gear"), "in-person": plainly("I do", "every Combat Action is asked", "i-flag"),
		"resolve": onArea("fight on there", "battle"), "hunt": onArea("hunt Escaped Subs", "unit-submarine"),
		"re-engage": onArea("your Escaped Subs attack", "unit-submarine"), "battle": onArea("", "battle"),
		"target-all": plainly("All of them", "", "battle"), "target": factionLabel("alone", "battle"), "first": factionLabel("acts first", "battle"),
		"join": func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
			return face.Label{Text: "BattleGroup " + strconv.Itoa(c.N), Icon: "battle"}
		},
		"fire": fireLabel, "strike": fireLabel, "kamikaze": fireLabel, "bomb": actLabel("bombs industry"), "hold": actLabel("does nothing"), "retreat": retreatLabel,
		"hit": hitLabel, "escape": actLabel("goes down"),
	}
})

var passes = map[string][2]string{"government": {"Pass", "three passes in succession end the phase"}, "command": {"Pass", ""},
	"double-agent": {"Let it happen", ""}, "vault": {"Reveal nothing", ""}}

func passLabel(_ *blockwar.View, d engine.Decision, _ engine.Choice) face.Label {
	if w, known := passes[d.Kind]; known {
		return face.Label{Text: w[0], Note: w[1], Icon: "i-next"}
	}
	return face.Label{Text: "Pass", Icon: "i-next"}
}

var dones = map[string][2]string{"production": {"Production is over", "look at the cards that you bought"}, "move": {"No more moves", ""},
	"declare": {"Declare nothing more", ""}, "battles": {"No further Battle", ""}, "escape": {"No more escapes", ""}, "rebase": {"Nobody ReBases", ""}}

func doneLabel(_ *blockwar.View, d engine.Decision, _ engine.Choice) face.Label {
	w, known := dones[d.Kind]
	if !known {
		w[0] = "Done"
	}
	return face.Label{Text: w[0], Note: w[1], Icon: "i-check"}
}

func typeLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	t := typeOf(c.On.Name())
	return face.Label{Text: typeNames[t], Note: typeNote(t), Icon: typeSigns[t], Area: c.To.Name(), Order: int(t)}
}

// typeNote sums a type of unit up: its move, and up to which number its dice hit each class: "moves 3; hits Ground 2".
func typeNote(t blockwar.Type) string {
	u := rules.Book().Chart[t]
	return "moves " + strconv.Itoa(max(u.Land, u.Sea, u.Fly)) + "; hits " + fireOf(t)
}

func landLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "type" {
		return typeLabel(v, d, c)
	}
	if c.N == 0 {
		return face.Label{Text: "None", Note: "all land in New York", Order: c.N}
	}
	return face.Label{Text: english.Count(c.N, "unit"), Order: c.N}
}

func strengthenLabel(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	l := ownUnit(v, c.On)
	if u := unitAt(v, c.On); u != nil {
		l.Note = "strength " + strconv.Itoa(int(u.CV)) + " to " + strconv.Itoa(int(u.CV)+1) + "; " + blockOf(c.On)
	}
	return l
}

func buildLabel(what string) label {
	return func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: rules.Book().Place(areaOf(c.On)).Name, Note: adjective(nationOf(c.To)) + ": " + what, Icon: map[bool]string{true: "i-plus", false: "upgrade"}[c.Verb == "cadre"]}
	}
}

func buyLabel(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	note := ""
	for _, k := range v.Decks {
		if k.Deck.String() == c.On.Name() {
			note = strconv.Itoa(k.Draw) + " left in the deck"
		}
	}
	return face.Label{Text: "Buy an " + deckNames[c.On.Name()], Note: note, Icon: "card-back-" + c.On.Name(), Order: -1}
}

func factionLabel(note, icon string) label {
	return func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		r := c.On
		if r.Class() == "area" {
			r = c.To
		}
		return face.Label{Text: english.Upper(the(factionOf(r))), Note: note, Icon: icon}
	}
}

// cardLabel is one card of a hand.
func cardLabel(note string) label {
	return func(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		return face.Label{Text: ends(c.On), Note: joined(note, value(c.On), "card "+c.On.Name()), Icon: cardIcon(c.On)}
	}
}

func playLabel(icon string) label {
	return func(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
		n := nationOf(c.To)
		note := "with " + ends(c.On)
		if c.Verb == "diplomacy" {
			note = influence(nationView(v, n)) + "; card " + c.On.Name()
		}
		return face.Label{Text: english.Upper(nationName(n)), Note: joined(note, value(c.On)), Icon: icon, Area: capital(n)}
	}
}

// influence is what lies on a Nation: "Axis Protectorate".
func influence(n *blockwar.NationView) string {
	if n.Influence.N == 0 {
		return "no Influence yet"
	}
	return "now " + statusNames[n.Status] + " of " + the(n.Influence.Of)
}

var statusNames = map[blockwar.Status]string{blockwar.Unaligned: "Neutral", blockwar.Associate: "Associate", blockwar.Protectorate: "Protectorate", blockwar.Satellite: "Satellite"}

func intelligenceLabel(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: ends(c.On) + " against " + the(factionOf(c.To)), Note: joined(value(c.On), "card "+c.On.Name()), Icon: cardIcon(c.On)}
}

func pairLabel(_ *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	if c.To == "" {
		return face.Label{Text: ends(c.On), Note: joined(c.Verb, value(c.On), "card "+c.On.Name()), Icon: cardIcon(c.On)}
	}
	shown := ""
	if d.Kind == "tech-pair" {
		shown = "the first stays before you"
	}
	return face.Label{Text: ends(c.On) + " with " + ends(c.To), Note: joined(shown, "cards "+c.On.Name()+" and "+c.To.Name()), Icon: cardIcon(c.On)}
}

func revealLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	l := pairLabel(v, d, c)
	if own := factionView(v, rules.Faction(d.Seat)).Own; own != nil {
		for _, x := range own.Vault {
			if int(x.Card) == numberOf(c.On) || int(x.Pair) == numberOf(c.On) {
				l.Text, l.Note, l.Icon = "Reveal "+rules.Book().TechFacts(x.Tech).Name, joined("card "+c.On.Name()+" shows it, "+c.To.Name()+" is discarded"), techIcon(x.Tech)
			}
		}
	}
	return l
}

func repudiateLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	n := nationOf(c.On)
	return face.Label{Text: "Repudiate " + nationName(n), Note: theSeat(d.Seat) + " takes a marker back; " + influence(nationView(v, n)), Icon: "influence", Area: capital(n), Grave: true}
}

func commandLabel(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	l := face.Label{Text: value(c.On), Note: joined(ends(c.On), "card "+c.On.Name()), Icon: cardIcon(c.On)}
	if c.On.Class() == "investment" {
		l.Text, l.Order = "Bluff: "+ends(c.On), 3
		l.Note = joined("no command", value(c.On), "card "+c.On.Name())
		return l
	}
	card := rules.Book().Action(numberOf(c.On))
	l.Icon = "season-" + card.Season.String()
	switch {
	case card.Season == v.Phase || v.Phase == blockwar.Winter:
		l.Note = joined(english.Count(card.Value, "move"), l.Note)
	default:
		l.Order = 1
		l.Note = joined("Emergency only", l.Note)
	}
	return l
}

func declareWarLabel(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	f := factionOf(c.On)
	return face.Label{Text: "Declare War on " + the(f), Note: "costs a Victory Point, its Factories get cheaper", Icon: "war-global", Area: rules.Book().Place(rules.Book().FactionFacts(f).Main).Slug, Grave: true}
}

// joined puts remarks in a row.
func joined(parts ...string) string {
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
func capital(n rules.Nation) string {
	if a := heart(n); a != blockwar.Nowhere {
		return rules.Book().Place(a).Slug
	}
	return ""
}

// heart is a Nation's Capital, or its only area.
func heart(n rules.Nation) rules.Area {
	if n > rules.Book().LastNation {
		return blockwar.Nowhere
	}
	if a := rules.Book().NationFacts(n).Capital; a != blockwar.Nowhere {
		return a
	}
	if areas := rules.Book().AreasOf(n); len(areas) > 0 {
		return areas[0]
	}
	return blockwar.Nowhere
}
