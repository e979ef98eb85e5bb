package blockwar

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
)

// Question puts a decision into one sentence, and says where in the Year it stands.
func (f *Face) Question(s *face.Sight, d engine.Decision) face.Question {
	v := f.view(s)
	q := face.Question{Text: english.Spaced(d.Kind) + "?", Steps: steps(v)}
	if ask, known := f.Questions[d.Kind]; known {
		q.Text = ask(v, d)
	}
	if why, known := f.Reasons[d.Kind]; known {
		q.Why = why(v, d)
	}
	return q
}

// Sentence puts a question into words, or what it is asked for.
type Sentence func(*View, engine.Decision) string

func Says(text string) Sentence { return func(*View, engine.Decision) string { return text } }

// At is a question about the area that the decision names, or the Battle's.
func At(before, after string) Sentence {
	return func(v *View, d engine.Decision) string { return before + v.PlaceName(about(v, d)) + after }
}

// Of is a question about the Nation that it names.
func Of(before, after string) Sentence {
	return func(v *View, d engine.Decision) string {
		return before + v.NationName(v.NationOf(d.About)) + after
	}
}

func inSeason(before, after string) Sentence {
	return func(v *View, d engine.Decision) string { return before + seasonOf(d.About) + after }
}

func questions() map[string]Sentence {
	return map[string]Sentence{
		// setting up, the Year's start
		"place-unit": At("Which type of unit stands in ", "?"),
		"peace-dividend": func(v *View, d engine.Decision) string {
			return "Which Peace Dividend does " + v.The(v.FactionOf(d.About)) + " draw?"
		},
		"turn-order": Says("What does the die for the Turn Order show?"),
		"deal": func(v *View, d engine.Decision) string {
			return "Which card is dealt to " + v.The(v.FactionOf(d.About)) + "?"
		},

		// Production
		"production": Says("What is Production spent on?"),
		"cadre":      At("Which type of Cadre is raised in ", "?"),
		"step":       At("Which unit in ", " gains a step?"),

		// Government
		"government": Says("Which card is played, or do you pass?"),
		"industry":   Says("Which card becomes a Factory?"),
		"tech-pair": func(v *View, d engine.Decision) string {
			return "Which two cards Achieve " + v.TechName(d.About) + "?"
		},
		"secret-tech": Says("Which Technology goes into your Secret Vault?"),
		"secret-pair": Says("Which two cards go into your Secret Vault?"),
		"agent":       Says("Which area does your Agent look into?"),
		"coup":        Says("Where does the Coup remove Influence?"),
		"blackmail":   Says("Which Diplomacy card in play does Blackmail take, and what becomes of it?"),
		"mole":        Says("What does your Mole do with what it has seen?"),
		"mole-vault":  Says("Which card goes into your Secret Vault with the Mole?"),
		"spy-ring": func(v *View, d engine.Decision) string {
			return "Which card is taken from " + v.The(v.FactionOf(d.About)) + "?"
		},
		"double-agent": func(v *View, d engine.Decision) string {
			return "Turn " + v.Ends(d.About) + " with the Double Agent?"
		},
		"hand-size": func(v *View, d engine.Decision) string {
			return "Your hand is over its size: which of " + english.Count(d.Left+1, "card") + " too many goes first?"
		},
		"repudiate": Says("Give up Influence?"),

		// Command
		"command":      inSeason("Commit a card for ", "?"),
		"command-card": inSeason("Which card commands in ", "?"),
		"command-tie":  inSeason("The letters are equal: do you move first in ", "?"),

		// declarations and moves
		"declare":      Says("Do you declare anything before you move?"),
		"protectorate": Of("Your Protectorate ", " is Violated. Do you stand by it?"),
		"move": func(v *View, d engine.Decision) string {
			return "Which unit moves? You have " + english.Count(d.Left+1, "move") + " left."
		},
		"move-unit": At("Which unit in ", " is picked up?"),
		"move-to":   At("Where does the unit from ", " go?"),
		"vault":     Says("Reveal a secret Technology now?"),
		"reveal":    Says("Reveal a secret Technology?"),

		// Battles
		"battles":     Says("Which further Battles are fought in this Combat Phase?"),
		"next-battle": Says("Which Battle is resolved next?"),
		"defend":      At("Who fights the Battle in ", "?"),
		"targets":     At("Whom do you attack in ", "?"),
		"free-fire":   At("Which unit fires in ", " before the Battle?"),
		"join":        At("Which BattleGroup joins the Battle in ", "?"),
		"first":       At("Which Defender in ", " acts first?"),
		"action":      actionQuestion,
		"fire": func(v *View, d engine.Decision) string {
			return "What does the die of the " + Numbered(v, d.About) + " show?"
		},
		"take-hit": At("Which of your units in ", " takes the Hit?"),
		"retreat": func(v *View, d engine.Decision) string {
			return "Where does the " + Numbered(v, d.About) + " Retreat to?"
		},
		"withdraw": func(v *View, d engine.Decision) string {
			return "Where does the " + v.UnitName(d.About) + " withdraw to?"
		},
		"escape":       At("Which Sub escapes from ", "?"),
		"rebase":       At("Does a unit ReBase from ", "?"),
		"rebase-unit":  At("Which unit ReBases from ", "?"),
		"rebase-to":    At("Where does the unit from ", " ReBase to?"),
		"disband":      Says("Disband a unit?"),
		"disband-unit": At("Which unit in ", " is disbanded?"),
	}
}

func actionQuestion(v *View, d engine.Decision) string {
	if v.Battle == nil {
		return "What does the next unit do?"
	}
	kind := v.typeName(v.Battle.Type)
	if d.Left > 0 {
		return "Which " + kind + " acts in " + v.PlaceName(v.Battle.Area) + ", and how?"
	}
	return "What does your " + kind + " in " + v.PlaceName(v.Battle.Area) + " do?"
}

// The reasons that are not plain from the question.
func reasons() map[string]Sentence {
	return map[string]Sentence{
		"place-unit": func(v *View, d engine.Decision) string {
			return "Unit by unit; " + strconv.Itoa(d.Left) + " more" + " after this one. Your rivals see where, never what."
		},
		"production": productionLeft,
		"government": governmentTurn,
		"industry": func(v *View, d engine.Decision) string {
			return "Factories must add up to " + strconv.Itoa(FactionView(v, rules.Faction(d.Seat)).FactoryCost) + "; what is over is lost."
		},
		"command":      commandSays,
		"command-card": Says("Of another Season it gives Emergency Command only; an Investment card is a bluff."),
		"move":         Says("What glows can move."),
		"move-unit":    Says("Only you see which unit it is."),
		"take-hit":     Says("The strongest must take it; you choose among equals."),
		"vault":        Says("You are asked whenever your Vault is not empty, whatever lies in it."),
		"double-agent": Says("You are asked while nobody can know where that card is."),
		"protectorate": Says("Who stands by it takes it as a Satellite and is at War with the Violator."),
		"declare":      Says("War is declared on all of a Faction; a Neutral is Violated alone."),
		"defend":       Says("You are asked once, before the first die; standing orders can be given first."),
		"command-tie":  Says("Your card is valid and the other’s is an Emergency Command."),
		"action": func(v *View, _ engine.Decision) string {
			if v.Battle == nil {
				return ""
			}
			return "Combat Round " + strconv.Itoa(int(v.Battle.Round)) + "."
		},
	}
}

func productionLeft(v *View, d engine.Decision) string {
	f := FactionView(v, rules.Faction(d.Seat))
	text := "Nothing left of " + strconv.Itoa(f.Production) + "."
	if len(d.Legal) > 1 {
		text = strconv.Itoa(d.Left+1) + " left."
	}
	if f.Bought > 0 {
		text += " " + english.Upper(english.Count(f.Bought, "card")) + " bought blind; you look at them when you are done."
	}
	return text
}

func governmentTurn(v *View, d engine.Decision) string {
	f := FactionView(v, rules.Faction(d.Seat))
	return "You hold " + english.Count(f.Cards, "card") + "; " + strconv.Itoa(f.HandLimit) + " may stay. The phase ends when " + all(v) + " pass in succession."
}

func commandSays(v *View, d engine.Decision) string {
	if f := FactionView(v, rules.Faction(d.Seat)); f.Committed > 0 {
		return "You have committed a card."
	}
	return "Commands end when " + all(v) + " have passed in succession."
}

// all is how many Factions are in this match.
func all(v *View) string {
	n := 0
	for _, f := range rules.AllFactions {
		if !absent(v, f) {
			n++
		}
	}
	return [...]string{"none", "one", "two", "three"}[n]
}

// steps are where a question stands: the Year, the phase, and the Battle under way.
func steps(v *View) []string {
	list := []string{year(v), phaseName(v.Phase)}
	if v.Active != rules.NoFaction && v.Phase >= rules.Spring {
		list = append(list, "Turn of "+v.The(v.Active))
	}
	if v.Battle != nil {
		list = append(list, "Battle: "+v.Place(v.Battle.Area).Name)
	}
	return list
}

var phaseNames = map[rules.Phase]string{rules.SetupPhase: "Set-up", rules.YearStartPhase: "Year Start", rules.ProductionPhase: "Production",
	rules.GovernmentPhase: "Government"}

func phaseName(p rules.Phase) string {
	if name, known := seasons[p]; known {
		return name
	}
	return phaseNames[p]
}
