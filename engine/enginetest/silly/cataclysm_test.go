package silly

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

const (
	france  = engine.Seat(cataclysm.France)
	germany = engine.Seat(cataclysm.Germany)
	japan   = engine.Seat(cataclysm.Japan)
)

// europe is a position of C.2 at war, with these units of Germany and of France.
func europe(t *testing.T, german, french string) *cataclysm.View {
	t.Helper()
	m := match(t, cataclysm.Game(), `{"format": "cataclysm/1", "base": "days-of-decision", "phase": "action", "turn": "1939-40", "war_status": "limited", "markers": [],
		"wars": [{"sides": [["germany"], ["france"]]}], "powers": [{"power": "germany", "commitment": "mobilization", "units": [`+german+`]},
		{"power": "france", "commitment": "mobilization", "units": [`+french+`]}]}`)
	return m.View(engine.Everybody).(*cataclysm.View)
}

// told is a move that shows events and changes nothing.
func told(v engine.View, list ...engine.Event) *Move { return &Move{Before: v, After: v, Events: list} }

const army = `{"area": "berlin", "unit": "infantry"}`

func TestDeployments(t *testing.T) {
	at := func(area string) *cataclysm.View {
		v := europe(t, `{"area": "`+area+`", "unit": "infantry"}`, ``)
		v.Steps = []cataclysm.StepInfo{{Step: "deployment"}}
		return v
	}
	moves := func(from, to string, more ...engine.Choice) *Move {
		c := engine.Choice{Verb: "to", On: engine.Ref("area/" + to)}
		d := engine.Decision{Seat: germany, Kind: "deploy-to", About: "unit/germany-army-1", Legal: append(more, c)}
		return &Move{Asked: d, Choice: c, Before: at(from), After: at(to)}
	}
	pause := told(europe(t, army, ``))
	g := cataclysm.Game()
	wants(t, "three moves of one unit in an action", looked(g, moves("berlin", "ruhr"), moves("ruhr", "bavaria"), moves("bavaria", "silesia")),
		Deployment+": 0:0 unit/germany-army-1", Deployment+": 0:1 unit/germany-army-1", Deployment+": 0:2 unit/germany-army-1", Often+": 0:2 unit/germany-army-1")
	wants(t, "three moves of one unit in two actions", looked(g, moves("berlin", "ruhr"), moves("ruhr", "bavaria"), pause, moves("bavaria", "silesia")),
		Deployment+": 0:0 unit/germany-army-1", Deployment+": 0:1 unit/germany-army-1", Deployment+": 0:3 unit/germany-army-1")
	wants(t, "a move there and back", looked(g, moves("berlin", "ruhr"), pause, moves("ruhr", "berlin")),
		Deployment+": 0:0 unit/germany-army-1", Deployment+": 0:2 unit/germany-army-1", Back+": 0:2 unit/germany-army-1 to berlin")
	wants(t, "a unit that was just placed", looked(g, moves("berlin", "ruhr", engine.Choice{Verb: "done"})))
}

func TestChangesOfHands(t *testing.T) {
	view := func(owner cataclysm.Power, turn cataclysm.Turn) *cataclysm.View {
		v := europe(t, army, ``)
		i := slices.IndexFunc(v.Areas, func(x cataclysm.AreaView) bool { return x.Area == cataclysm.MustArea("lorraine") })
		v.Areas[i].Controller, v.Turn = owner, turn
		return v
	}
	to := func(p cataclysm.Power, turn cataclysm.Turn) *Move {
		return &Move{Before: view(cataclysm.France+cataclysm.Germany-p, turn), After: view(p, turn)}
	}
	const now, next = cataclysm.Turn(4), cataclysm.Turn(5)
	wants(t, "three changes in a turn", looked(cataclysm.Game(), to(cataclysm.Germany, now), to(cataclysm.France, now), to(cataclysm.Germany, now)),
		PingPong+": 0:2 lorraine to germany")
	wants(t, "three changes in two turns", looked(cataclysm.Game(), to(cataclysm.Germany, now), to(cataclysm.France, now), to(cataclysm.Germany, next)))
}

func TestOpenCapitals(t *testing.T) {
	beside := func(french string) *cataclysm.View {
		v := europe(t, army, french)
		v.Units = append(v.Units, cataclysm.UnitView{Ref: "unit/germany-army-9", Owner: cataclysm.Germany, Kind: cataclysm.Army, Area: cataclysm.MustArea("lorraine")})
		return v
	}
	draw := event("draw", germany, "flag/germany", "")
	look := func(v *cataclysm.View, by engine.Seat) []string {
		acts := told(v)
		acts.Asked = engine.Decision{Seat: by, Kind: "military-action"}
		return looked(cataclysm.Game(), acts, told(v, draw), acts, told(v, draw))
	}
	open := beside(`{"area": "provence", "unit": "infantry"}`)
	got := look(open, france)
	if !slices.Contains(got, Capital+": 0:1 paris") {
		t.Errorf("an army beside an empty Paris: got %q, want it to be counted", got)
	}
	if n := len(slices.DeleteFunc(got, func(s string) bool { return s != Capital+": 0:1 paris" })); n != 1 {
		t.Errorf("two draws in a turn: got Paris %d times, want it once", n)
	}
	wants(t, "when France has not acted", look(open, germany))
	guarded := look(beside(`{"area": "paris", "unit": "infantry"}`), france)
	if slices.Contains(guarded, Capital+": 0:1 paris") {
		t.Errorf("an army in Paris: got %q, want no capital", guarded)
	}
	far := look(europe(t, army, `{"area": "provence", "unit": "infantry"}`), france)
	wants(t, "no enemy beside it", far)
}

func TestOffersAndFlags(t *testing.T) {
	v := europe(t, army, ``)
	offer := event("armistice-offered", germany, "power/germany", "power/france")
	refusal := event("armistice-refused", france, "power/germany", "")
	g := cataclysm.Game()
	wants(t, "an offer after a refusal", looked(g, told(v, offer), told(v, refusal), told(v, offer)), Offer+": 0:2 germany to france")
	wants(t, "an offer alone", looked(g, told(v, offer), told(v, offer)))
	later := europe(t, army, ``)
	later.Turn++
	wants(t, "an offer in the next turn", looked(g, told(v, offer), told(v, refusal), told(later, offer)))
	no := event("attempt-refused", france, "power/germany", "")
	wants(t, "an alliance refused twice", looked(g, told(v, no), told(v, no)), Offer+": 0:1 germany to france")

	lost := told(v, event("forfeit-gain", germany, "flag/germany", ""))
	lost.Asked.Seat = germany
	wants(t, "a flag lost by its own answer", looked(g, lost), Wasted+": 0:0 flag/germany")
	lost.Asked.Seat = france
	wants(t, "a flag lost by another's", looked(g, lost))
}

func TestAttacksWithoutAChance(t *testing.T) {
	look := func(verb string, win int) []string {
		v := europe(t, army, ``)
		v.Battle = &cataclysm.BattleView{Verb: verb, Target: cataclysm.MustArea("lorraine"), Attacker: cataclysm.Germany, Moved: true,
			Combats: []cataclysm.CombatView{{Kind: "land", Odds: cataclysm.Chances{Total: 100, Win: win}}}}
		return looked(cataclysm.Game(), told(v), told(v))
	}
	wants(t, "9 in 100", look("land", 9), Hopeless+": 0:0 germany at lorraine")
	wants(t, "10 in 100", look("land", 10))
	wants(t, "at sea", look("naval", 9))
}

func TestWarsSurrendersAndLandings(t *testing.T) {
	v := europe(t, army, ``)
	later := europe(t, army, ``)
	later.Turn++
	wants(t, "two wars", looked(cataclysm.Game(), told(v, event("war-begins", japan, "power/japan", "power/france")), told(v, event("war-begins", france, "power/france", "power/germany"))),
		FirstWar+": 0:0 france and japan", War+": 0:0 france and japan in 1939-40", War+": 0:1 france and germany in 1939-40")
	wants(t, "a surrender in the first turn", looked(cataclysm.Game(), told(v, event("surrender", france, "power/france", ""))),
		Surrender+": 0:0 france in 1939-40", Early+": 0:0 france")
	wants(t, "a surrender later", looked(cataclysm.Game(), told(v), told(later, event("surrender", france, "power/france", ""))), Surrender+": 0:1 france in 1941-42")
	wants(t, "a landing", looked(cataclysm.Game(), told(v, event("operation", germany, "area/paris", "invade"))), Operation+": 0:0 invade", Landing+": 0:0 germany in paris")
}
