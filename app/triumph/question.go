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

// Question puts a decision into one sentence, and says where in the Year it stands.
func (Face) Question(s *face.Sight, d engine.Decision) face.Question {
	v := viewOf(s)
	q := face.Question{Text: english.Spaced(d.Kind) + "?", Steps: steps(v)}
	if ask, known := questions()[d.Kind]; known {
		q.Text = ask(v, d)
	}
	if why, known := reasons()[d.Kind]; known {
		q.Why = why(v, d)
	}
	return q
}

type sentence func(*blockwar.View, engine.Decision) string

func says(text string) sentence { return func(*blockwar.View, engine.Decision) string { return text } }

// at is a question about the area that the decision names, or the Battle's.
func at(before, after string) sentence {
	return func(v *blockwar.View, d engine.Decision) string { return before + placeName(about(v, d)) + after }
}

// of is a question about the Nation that it names.
func of(before, after string) sentence {
	return func(_ *blockwar.View, d engine.Decision) string {
		return before + nationName(nationOf(d.About)) + after
	}
}

func inSeason(before, after string) sentence {
	return func(_ *blockwar.View, d engine.Decision) string { return before + seasonOf(d.About) + after }
}

var questions = sync.OnceValue(func() map[string]sentence {
	return map[string]sentence{
		// setting up, the Year's start
		"place-unit":        at("Which type of unit stands in ", "?"),
		"addition":          says("Which unit is added?"),
		"opening-diplomacy": says("Which Diplomacy card opens the game, and on which Nation?"),
		"active-ally":       says("Which Ally is active this Year?"),
		"peace-dividend": func(_ *blockwar.View, d engine.Decision) string {
			return "Which Peace Dividend does " + the(factionOf(d.About)) + " draw?"
		},
		"turn-order": says("What does the die for the Turn Order show?"),
		"deal": func(_ *blockwar.View, d engine.Decision) string {
			return "Which card is dealt to " + the(factionOf(d.About)) + "?"
		},

		// Production
		"production": says("What is Production spent on?"),
		"cadre":      at("Which type of Cadre is raised in ", "?"),
		"step":       at("Which unit in ", " gains a step?"),
		"usa-forces": says("How many of the USA Forces land in Washington? The others land in New York."),
		"usa-unit":   at("Which unit lands in ", "?"),

		// Government
		"government": says("Which card is played, or do you pass?"),
		"industry":   says("Which card becomes a Factory?"),
		"tech-pair": func(_ *blockwar.View, d engine.Decision) string {
			return "Which two cards Achieve " + techName(d.About) + "?"
		},
		"secret-tech": says("Which Technology goes into your Secret Vault?"),
		"secret-pair": says("Which two cards go into your Secret Vault?"),
		"agent":       says("Which area does your Agent look into?"),
		"coup":        says("Where does the Coup remove Influence?"),
		"mole":        says("What does your Mole do with what it has seen?"),
		"mole-vault":  says("Which card goes into your Secret Vault with the Mole?"),
		"spy-ring": func(_ *blockwar.View, d engine.Decision) string {
			return "Which card is taken from " + the(factionOf(d.About)) + "?"
		},
		"double-agent": func(_ *blockwar.View, d engine.Decision) string {
			return "Turn " + ends(d.About) + " with the Double Agent?"
		},
		"hand-size": func(v *blockwar.View, d engine.Decision) string {
			return "Your hand is over its size: which of " + english.Count(d.Left+1, "card") + " too many goes first?"
		},
		"repudiate": says("Give up Influence?"),

		// Command
		"command":      inSeason("Commit a card for ", "?"),
		"command-card": inSeason("Which card commands in ", "?"),
		"command-tie":  inSeason("The letters are equal: do you move first in ", "?"),
		"war-card":     says("Which card is discarded for war with your Ally’s Enemy?"),

		// declarations and moves
		"declare":      says("Do you declare anything before you move?"),
		"protectorate": of("Your Protectorate ", " is Violated. Do you stand by it?"),
		"move": func(_ *blockwar.View, d engine.Decision) string {
			return "Which unit moves? You have " + english.Count(d.Left+1, "move") + " left."
		},
		"move-unit": at("Which unit in ", " is picked up?"),
		"move-to":   at("Where does the unit from ", " go?"),
		"vault":     says("Reveal a secret Technology now?"),
		"reveal":    says("Reveal a secret Technology?"),

		// Battles
		"battles":     says("Which further Battles are fought in this Combat Phase?"),
		"next-battle": says("Which Battle is resolved next?"),
		"defend":      at("Who fights the Battle in ", "?"),
		"targets":     at("Whom do you attack in ", "?"),
		"join":        at("Which BattleGroup joins the Battle in ", "?"),
		"free-fire":   at("Which unit fires in ", " before the Battle?"),
		"first":       at("Which Defender in ", " acts first?"),
		"action":      actionQuestion,
		"fire": func(v *blockwar.View, d engine.Decision) string {
			return "What does the die of the " + numbered(v, d.About) + " show?"
		},
		"take-hit": at("Which of your units in ", " takes the Hit?"),
		"retreat": func(v *blockwar.View, d engine.Decision) string {
			return "Where does the " + numbered(v, d.About) + " Retreat to?"
		},
		"withdraw": func(_ *blockwar.View, d engine.Decision) string {
			return "Where does the " + unitName(d.About) + " withdraw to?"
		},
		"escape":       at("Which Sub escapes from ", "?"),
		"rebase":       at("Does a unit ReBase from ", "?"),
		"rebase-unit":  at("Which unit ReBases from ", "?"),
		"rebase-to":    at("Where does the unit from ", " ReBase to?"),
		"disband":      says("Disband a unit?"),
		"disband-unit": at("Which unit in ", " is disbanded?"),
	}
})

func actionQuestion(v *blockwar.View, d engine.Decision) string {
	if v.Battle == nil {
		return "What does the next unit do?"
	}
	kind := typeNames[v.Battle.Type]
	if d.Left > 0 {
		return "Which " + kind + " acts in " + placeName(v.Battle.Area) + ", and how?"
	}
	return "What does your " + kind + " in " + placeName(v.Battle.Area) + " do?"
}

func techName(r engine.Ref) string { return rules.Book().TechFacts(techOf(r)).Name }

// The reasons that are not plain from the question.
var reasons = sync.OnceValue(func() map[string]sentence {
	return map[string]sentence{
		"place-unit": func(_ *blockwar.View, d engine.Decision) string {
			return "Unit by unit; " + strconv.Itoa(d.Left) + " more" + " after this one. Your rivals see where, never what."
		},
		"addition": func(_ *blockwar.View, d engine.Decision) string {
			return english.Count(d.Left+1, "addition") + " left."
		},
		"production": productionLeft,
		"government": governmentTurn,
		"industry": func(v *blockwar.View, d engine.Decision) string {
			return "Factories must add up to " + strconv.Itoa(factionView(v, rules.Faction(d.Seat)).FactoryCost) + "; what is over is lost."
		},
		"command":      commandSays,
		"command-card": says("Of another Season it gives Emergency Command only; an Investment card is a bluff."),
		"move":         says("What glows can move."),
		"move-unit":    says("Only you see which unit it is."),
		"take-hit":     says("The strongest must take it; you choose among equals."),
		"vault":        says("You are asked whenever your Vault is not empty, whatever lies in it."),
		"double-agent": says("You are asked while nobody can know where that card is."),
		"protectorate": says("Who stands by it takes it as a Satellite and is at War with the Violator."),
		"declare":      says("War is declared on all of a Faction; a Neutral is Violated alone."),
		"defend":       says("You are asked once, before the first die; standing orders can be given first."),
		"command-tie":  says("Your card is valid and the other’s is an Emergency Command."),
		"active-ally":  says("The other is Passive: it is played by the same hand, with less."),
		"action": func(v *blockwar.View, _ engine.Decision) string {
			if v.Battle == nil {
				return ""
			}
			return "Combat Round " + strconv.Itoa(int(v.Battle.Round)) + "."
		},
	}
})

func productionLeft(v *blockwar.View, d engine.Decision) string {
	f := factionView(v, rules.Faction(d.Seat))
	text := "Nothing left of " + strconv.Itoa(f.Production) + "."
	if len(d.Legal) > 1 {
		text = strconv.Itoa(d.Left+1) + " left."
	}
	if f.Bought > 0 {
		text += " " + english.Upper(english.Count(f.Bought, "card")) + " bought blind; you look at them when you are done."
	}
	return text
}

func governmentTurn(v *blockwar.View, d engine.Decision) string {
	f := factionView(v, rules.Faction(d.Seat))
	return "You hold " + english.Count(f.Cards, "card") + "; " + strconv.Itoa(f.HandLimit) + " may stay. The phase ends when three pass in succession."
}

func commandSays(v *blockwar.View, d engine.Decision) string {
	if f := factionView(v, rules.Faction(d.Seat)); f.Committed > 0 {
		return "You have committed a card."
	}
	return "Commands end when three have passed in succession."
}

// steps are where a question stands: the Year, the phase, and the Battle under way.
func steps(v *blockwar.View) []string {
	list := []string{year(v), phaseName(v.Phase)}
	if v.Active != blockwar.NoFaction && v.Phase >= blockwar.Spring {
		list = append(list, "Turn of "+the(v.Active))
	}
	if v.Battle != nil {
		list = append(list, "Battle: "+rules.Book().Place(v.Battle.Area).Name)
	}
	return list
}

var phaseNames = map[blockwar.Phase]string{blockwar.SetupPhase: "Set-up", blockwar.YearStartPhase: "Year Start", blockwar.ProductionPhase: "Production",
	blockwar.GovernmentPhase: "Government"}

func phaseName(p blockwar.Phase) string {
	if name, known := seasons[p]; known {
		return name
	}
	return phaseNames[p]
}
