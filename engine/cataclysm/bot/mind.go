package bot

import (
	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// Mind knows Cataclysm. It judges each answer by itself and does not look ahead: the positions
// after political and military actions do not show their worth yet, and a player that judged by
// them won no more matches (of 1300, .52; by one question alone, .45 to .50 of 300). Military
// actions followed to the end of their turn, or of the match, by six to sixteen rolls of the dice,
// won .53 of 753 in C.3, and took more than a second an action in a browser.
type Mind struct{}

// selections is how the easy and the normal player pick. Most answers differ by a few hundredths
// of a point, so normal plays the best answer or blunders.
var selections = [...]bot.Selection{bot.Easy: {Near: 60, Blunder: 30}, bot.Normal: {Blunder: 15}}

// Selection is how easy and normal pick.
func (Mind) Selection(s bot.Strength) bot.Selection { return selections[s] }

// A weigher returns what one answer to a question is worth.
type weigher func(*situation, engine.Choice) int

// weighers are the questions that this player knows, by their kind. They are a list because a map
// of functions is filled by code, at every start.
var weighers = [...]struct {
	kind  string
	weigh weigher
}{
	{"flag-for-test", (*situation).flagForTest},
	{"collect-limited", (*situation).collect},
	{"convert-offensives", (*situation).offensives},
	{"convert-builds", (*situation).builds},
	{"construct", (*situation).construct},
	{"force-pool", (*situation).construct},
	{"force-pool-cut", (*situation).cut},
	{"limited-resource", (*situation).collect},
	{"disposition", (*situation).reserve},
	{"escalation-offensive", (*situation).reserve},
	{"gain", (*situation).reserve},
	{"drawn", (*situation).drawn},
	{"interrupt", (*situation).interrupt},
	{"interrupt-first", (*situation).interrupt},
	{"political-action", (*situation).politicalAction},
	{"more-targets", (*situation).moreTargets},
	{"more-allies", (*situation).moreTargets},
	{"join-attempt", (*situation).joinAttempt},
	{"uphold-alliance", (*situation).upholdAlliance},
	{"armistice", (*situation).armistice},
	{"opportunity", (*situation).opportunity},
	{"posture", (*situation).changePosture},
	{"upgrade", (*situation).upgrade},
	{"opportunity-order", (*situation).firstArea},
	{"take-over", (*situation).firstArea},
	{"military-action", (*situation).militaryAction},
	{"activate", (*situation).activate},
	{"augment", (*situation).augment},
	{"use-my-units", (*situation).allowUnits},
	{"support", (*situation).support},
	{"loss", (*situation).loss},
	{"destroy-excess", (*situation).loss},
	{"voluntary-retreat", (*situation).retreat},
	{"retreat", (*situation).retreat},
	{"regroup", (*situation).regroup},
	{"deploy", (*situation).deploy},
	{"deploy-to", (*situation).deployTo},
	{"place", (*situation).place},
	{"damage", (*situation).damage},
	{"putsch", (*situation).putsch},
	{"partisans", (*situation).partisans},
	{"free-action", (*situation).freeAction},
	{"regime-aid", (*situation).aid},
	{"assign-influence", (*situation).aid},
}

func weigherOf(kind string) weigher {
	for _, w := range weighers {
		if w.kind == kind {
			return w.weigh
		}
	}
	return nil
}

// Weigh returns what each legal answer is worth to the power that is asked.
func (Mind) Weigh(v engine.View, d engine.Decision, s bot.Style) []int {
	view, is := v.(*cataclysm.View)
	weigh := weigherOf(d.Kind)
	if !is || weigh == nil {
		return nil
	}
	at := newSituation(view, d, s)
	worth := make([]int, len(d.Legal))
	for i, c := range d.Legal {
		worth[i] = weigh(at, c)
	}
	return worth
}
