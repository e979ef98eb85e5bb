package blockwar

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
)

// Question puts a decision into one sentence, and says where in the Year it stands.
func (f *Face) Question(s *face.Sight, d engine.Decision) face.Question {
	v := f.view(s)
	q := face.Question{Text: v.sentence("question.", f.Questions, d), Why: v.sentence("why.", f.Reasons, d), Steps: steps(v)}
	if q.Text == "" {
		q.Text = english.Spaced(d.Kind) + "?"
	}
	return q
}

func (v *View) sentence(section string, special map[string]Sentence, d engine.Decision) string {
	if say, known := special[d.Kind]; known {
		return say(v, d)
	}
	return v.Asks(section+d.Kind, d)
}

// Sentence puts a question into words, or what it is asked for.
type Sentence func(*View, engine.Decision) string

// Asks is the text of a kind that is filled in from the question; "" where there is none.
func (v *View) Asks(kind string, d engine.Decision) string {
	return v.Texts.Fill(kind, v.questionSlots(d))
}

func questions() map[string]Sentence {
	return map[string]Sentence{
		"action": func(v *View, d engine.Decision) string {
			switch {
			case v.Battle == nil:
				return v.Asks("question.action.before", d)
			case d.Left > 0:
				return v.Asks("question.action.which", d)
			}
			return v.Asks("question.action", d)
		},
	}
}

func reasons() map[string]Sentence {
	return map[string]Sentence{
		"production": productionLeft,
		"command": func(v *View, d engine.Decision) string {
			if FactionView(v, rules.Faction(d.Seat)).Committed > 0 {
				return v.Asks("why.command.committed", d)
			}
			return v.Asks("why.command", d)
		},
		"action": func(v *View, d engine.Decision) string {
			if v.Battle == nil {
				return ""
			}
			return v.Asks("why.action", d)
		},
	}
}

// productionLeft is what is still to be spent, and the cards that have been bought blind.
func productionLeft(v *View, d engine.Decision) string {
	f := FactionView(v, rules.Faction(d.Seat))
	text := v.Say("why.production.nothing", f.Production)
	if len(d.Legal) > 1 {
		text = v.Say("why.production.left", d.Left+1)
	}
	if f.Bought > 0 {
		return v.Say("why.production.blind", text, f.Bought)
	}
	return text
}

// steps are where a question stands: the Year, the phase, and the Battle under way.
func steps(v *View) []string {
	list := []string{year(v), phaseName(v.Words, v.Phase.String())}
	if v.Active != rules.NoFaction && v.Phase >= rules.Spring {
		list = append(list, v.Say("step.turn", v.Side(v.Active)))
	}
	if v.Battle != nil {
		list = append(list, v.Say("step.battle", v.Place(v.Battle.Area).Name))
	}
	return list
}
