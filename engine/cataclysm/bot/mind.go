package bot

import (
	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// Mind knows Cataclysm. It judges answers at sight and does not think ahead: in the positions that political and military actions
// lead to, their worth cannot be seen yet, and who judged by them won no more matches (of 1300, .52; by one question alone, .45 to .50 of 300).
// Military actions followed to the end of their turn, or of the match, by six to sixteen throws of the dice, won .53 of 753 in C.3, and took
// more than a second an action in a browser.
type Mind struct{}

// habits: often nothing is worth more than a few hundredths more than to let it be, so that normal takes the best, or blunders.
var habits = [...]bot.Habit{bot.Easy: {Near: 60, Blunder: 30}, bot.Normal: {Blunder: 15}}

// Habit is how easy and normal pick.
func (Mind) Habit(s bot.Strength) bot.Habit { return habits[s] }

// A weigher tells what one answer to a question is worth.
type weigher func(*sight, engine.Choice) int

// weighers are the questions that this mind knows, by their kind.
var weighers = map[string]weigher{
	"flag-for-test":        (*sight).flagForTest,
	"collect-limited":      (*sight).collect,
	"convert-offensives":   (*sight).offensives,
	"convert-builds":       (*sight).builds,
	"construct":            (*sight).construct,
	"force-pool":           (*sight).construct,
	"force-pool-cut":       (*sight).cut,
	"limited-resource":     (*sight).collect,
	"disposition":          (*sight).reserve,
	"escalation-offensive": (*sight).reserve,
	"gain":                 (*sight).reserve,
	"drawn":                (*sight).drawn,
	"interrupt":            (*sight).interrupt,
	"interrupt-first":      (*sight).interrupt,
	"political-action":     (*sight).political,
	"more-targets":         (*sight).more,
	"more-allies":          (*sight).more,
	"join-attempt":         (*sight).join,
	"uphold-alliance":      (*sight).uphold,
	"armistice":            (*sight).armistice,
	"opportunity":          (*sight).opportunity,
	"posture":              (*sight).adopt,
	"upgrade":              (*sight).upgrade,
	"opportunity-order":    (*sight).firstArea,
	"take-over":            (*sight).firstArea,
	"military-action":      (*sight).military,
	"activate":             (*sight).activate,
	"augment":              (*sight).augment,
	"use-my-units":         (*sight).lend,
	"support":              (*sight).support,
	"loss":                 (*sight).loss,
	"destroy-excess":       (*sight).loss,
	"retreat":              (*sight).retreat,
	"regroup":              (*sight).moving,
	"deploy":               (*sight).deploy,
	"deploy-to":            (*sight).deployTo,
	"place":                (*sight).place,
	"damage":               (*sight).damage,
	"putsch":               (*sight).putsch,
	"partisans":            (*sight).partisans,
	"free-action":          (*sight).freeAction,
	"regime-aid":           (*sight).aid,
	"assign-influence":     (*sight).aid,
}

// Weigh tells what each legal answer is worth to the power that is asked.
func (Mind) Weigh(v engine.View, d engine.Decision, s bot.Style) []int {
	view, is := v.(*cataclysm.View)
	weigh := weighers[d.Kind]
	if !is || weigh == nil {
		return nil
	}
	at := look(view, d, s)
	worth := make([]int, len(d.Legal))
	for i, c := range d.Legal {
		worth[i] = weigh(at, c)
	}
	return worth
}
