package bot_test

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
	mind "interbellum/engine/cataclysm/bot"
	"interbellum/engine/enginetest/players"
)

// position is the beginning of all hand-made positions; more fields follow.
func position(fields string) string {
	return `{"format": "cataclysm/1", "base": "days-of-decision", "phase": "action", ` + fields + `}`
}

// A question is asked of a power in a position, in the words of the rules.
type question struct {
	position string
	asked    cataclysm.Power
	kind     string
	about    engine.Ref
	left     int
	legal    string // answers, with spaces between
	battle   *cataclysm.BattleView
	crumbs   []cataclysm.StepInfo
}

// answers is what the strongest player says.
func (q question) answers(t *testing.T) string {
	t.Helper()
	m, _, errs := cataclysm.Game().FromSchema([]byte(q.position))
	if len(errs) > 0 {
		t.Fatalf("got %v, want none", errs)
	}
	mine := engine.Only(2, 3) // Germany and Italy
	if q.asked == cataclysm.France || q.asked == cataclysm.UK {
		mine = engine.Only(1, 6)
	}
	v := m.View(mine).(*cataclysm.View)
	v.Battle = q.battle
	if q.crumbs != nil {
		v.Steps = q.crumbs
	}
	d := engine.Decision{Seat: engine.Seat(q.asked), Kind: q.kind, About: q.about, Left: q.left}
	return players.Sensible(t, mind.Mind{}, v, d, q.legal)
}

const (
	peace   = `"turn": "1937-38"`
	atWar   = `"turn": "1939-40", "war_status": "limited", "markers": [], "alliances": [["france", "uk"]], "wars": [{"sides": [["germany"], ["france", "uk"]]}]`
	germany = cataclysm.Germany
	france  = cataclysm.France
	uk      = cataclysm.UK
	italy   = cataclysm.Italy
)

// war is a position of the war, with these units of Germany and of France, and more powers.
func war(german, french, more string) string {
	return position(atWar + `, "powers": [{"power": "germany", "commitment": "mobilization", "units": [` + german + `]}, {"power": "france", "commitment": "mobilization", "units": [` + french + `]}` + more + `]`)
}

func unit(area, face string) string { return `{"area": "` + area + `", "unit": "` + face + `"}` }

func units(list ...string) string { return strings.Join(list, ", ") }

// Whose right it is, and what the strongest player does with it once a turn.
func TestGoodSenseOfRights(t *testing.T) {
	strong := units(unit("berlin", "tank"), unit("ruhr", "tank"), unit("bavaria", "tank"), unit("silesia", "infantry"), unit("ruhr", "tactical"))
	beaten := war(strong, unit("provence", "infantry"), `, {"power": "uk", "units": []}, {"power": "italy", "boxes": {"reserve": {"flag": 1}}}`)
	offer := func(q cataclysm.Power) string { return "offer-armistice:power/" + q.String() }
	for _, c := range []struct {
		name, position, last string
		asked                cataclysm.Power
		kind                 string
		want                 string
	}{
		{"5.6.2 the weaker offers an armistice", beaten, "", france, "disposition", offer(germany)},
		{"5.6.2 not twice", beaten, offer(germany), france, "disposition", ""},
		{"5.6.2 nor at every question", beaten, "", france, "interrupt", ""},
		{"5.6.2 a power about to win offers none", beaten, "", germany, "disposition", ""},
		{"12.1.3 Japan ends the treaty once it may go to war", global("mobilization"), "", cataclysm.Japan, "disposition", "end-treaty:marker/washington-naval-treaty"},
		{"12.1.3 and keeps it before", global("rearmament"), "", cataclysm.Japan, "disposition", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, _, errs := cataclysm.Game().FromSchema([]byte(c.position))
			if len(errs) > 0 {
				t.Fatalf("got %v, want none", errs)
			}
			last, _ := engine.ParseChoice(c.last)
			asked := engine.Decision{Seat: engine.Seat(c.asked), Kind: c.kind}
			p := bot.New(mind.Mind{}, bot.Style{Strength: bot.Hard}, 1)
			got, found := p.Claim(m.View(engine.Only(asked.Seat)), asked, m.Rights(), last)
			if got.Words() != c.want && (found || c.want != "") {
				t.Errorf("it claims %q, not %q", got.Words(), c.want)
			}
		})
	}
}

// global is the beginning of the whole war, with Japan so committed.
func global(commitment string) string {
	return `{"format": "cataclysm/1", "base": "cataclysm", "phase": "action", "powers": [{"power": "japan", "commitment": "` + commitment + `", "boxes": {"reserve": {"flag": 1}}}]}`
}

// soviets is C.1 with the Soviet Union at a commitment and reforming, and what more is written.
func soviets(commitment, more string) string {
	return `{"format": "cataclysm/1", "base": "cataclysm", ` + more + `"phase": "action", "powers": [{"power": "ussr", "posture": "military-reforms", "commitment": "` + commitment + `"}]}`
}

func TestGoodSense(t *testing.T) {
	home := units(unit("berlin", "infantry"), unit("ruhr", "infantry"))
	for _, c := range []struct {
		name string
		q    question
		want string
	}{
		{"6.3 diplomacy turns a country that an opponent controls rather than one that nobody does",
			question{position: position(peace), asked: germany, kind: "political-action", about: "flag/germany", legal: "diplomacy:area/baltic-states diplomacy:area/poland diplomacy:area/rumania"},
			"diplomacy:area/rumania"},
		{"6.4 a power that may have to surrender courts a country rather than strain its home front",
			question{position: position(`"turn": "1939-40", "areas": [{"area": "lorraine", "owner": "germany", "cubes": 1}, {"area": "provence", "owner": "italy", "cubes": 1}], "powers": [{"power": "france", "stability": "wavering", "units": []}]`), asked: france, kind: "political-action", about: "flag/france", legal: "escalate diplomacy:area/portugal"},
			"diplomacy:area/portugal"},
		{"6.4 Germany of 1935 escalates before it courts what others may win back",
			question{position: `{"format": "cataclysm/1", "base": "cataclysm", "phase": "action", "turn": "1935-36"}`, asked: germany, kind: "political-action", about: "flag/germany", legal: "escalate diplomacy:area/rumania"},
			"escalate"},
		{"5.2.3 a Fascist power courts where it gives others fewer flags",
			question{position: position(peace), asked: italy, kind: "political-action", about: "flag/italy", legal: "diplomacy:area/czechoslovakia diplomacy:area/hungary"},
			"diplomacy:area/czechoslovakia"},
		{"6.3 diplomacy is tried where no resistance lowers the roll",
			question{position: position(peace), asked: uk, kind: "political-action", about: "flag/uk", legal: "diplomacy:area/ireland diplomacy:area/turkey"},
			"diplomacy:area/ireland"},
		{"6.7 propaganda comes first when one more failure would be a collapse",
			question{position: position(peace + `, "areas": [{"area": "lorraine", "owner": "germany", "cubes": 1}], "powers": [{"power": "france", "stability": "unstable", "units": [` + unit("paris", "infantry") + `]}]`), asked: france, kind: "political-action", about: "flag/france", legal: "diplomacy:area/austria diplomacy:area/yugoslavia maneuvers propaganda"},
			"propaganda"},
		{"6.2 no war is declared that cannot be carried out",
			question{position: position(peace + `, "powers": [{"power": "italy", "commitment": "mobilization"}, {"power": "france", "commitment": "mobilization", "units": [` + units(unit("provence", "infantry"), unit("provence", "tank"), unit("paris", "tactical")) + `]}]`), asked: italy, kind: "political-action", about: "flag/italy", legal: "declare-war:power/france diplomacy:area/greece"},
			"diplomacy:area/greece"},
		{"6.4 at war escalation is sure to succeed, and is not put off",
			question{position: position(`"turn": "1937-38", "war_status": "limited", "markers": [], "wars": [{"sides": [["germany"], ["france", "uk"]]}], "alliances": [["france", "uk"]]`), asked: uk, kind: "political-action", about: "flag/uk", legal: "diplomacy:area/turkey escalate maneuvers"},
			"escalate"},
		{"10.9.1 an empty capital beside an army is taken: the won game is won",
			question{position: position(atWar + `, "areas": [{"area": "lorraine", "owner": "germany", "cubes": 1}], "powers": [{"power": "germany", "commitment": "mobilization", "units": [` + units(unit("lorraine", "tank"), unit("berlin", "infantry")) + `]}, {"power": "france", "commitment": "mobilization", "units": [` + unit("provence", "infantry") + `]}]`),
				asked: germany, kind: "military-action", about: "power/germany", left: 1, legal: "deploy done land:area/denmark land:area/paris"},
			"land:area/paris"},
		{"10.4 one army does not attack a fortress that tanks hold",
			question{position: war(home, units(unit("lorraine", "tank"), unit("lorraine", "fortress"), unit("paris", "tactical"), unit("paris", "infantry")), ``), asked: germany, kind: "military-action", about: "power/germany", legal: "done land:area/lorraine"},
			"done"},
		{"9.7 a country that nobody defends is not let alone",
			question{position: position(peace + `, "areas": [{"area": "poland", "owner": "germany", "cubes": 1}], "powers": [{"power": "germany", "units": [` + units(unit("east-prussia", "infantry"), unit("east-prussia", "tactical"), unit("berlin", "infantry"), unit("ruhr", "infantry"), unit("silesia", "infantry"), unit("bavaria", "infantry")) + `]}]`), asked: germany, kind: "military-action", about: "power/germany", legal: "deploy done land:area/baltic-states"},
			"land:area/baltic-states"},
		{"3.4 where a surprise threatens an army waits in reserve, not a flag",
			question{position: position(`"turn": "1939-40", "markers": [], "powers": [{"power": "italy", "commitment": "mobilization", "units": [` + units(unit("lombardy", "infantry"), unit("lombardy", "infantry")) + `]},
				{"power": "france", "stability": "unstable", "units": [` + units(unit("paris", "infantry"), unit("lorraine", "infantry")) + `], "boxes": {"holding": {"flag": 1, "army": 1}}}]`), asked: france, kind: "disposition", about: "power/france", legal: "pass reserve:army/france reserve:flag/france"},
			"reserve:army/france"},
		{"8.4 an empty capital beside an enemy army gets a garrison",
			question{position: war(units(unit("east-prussia", "infantry"), unit("ruhr", "infantry"), unit("ruhr", "tank"), unit("silesia", "tactical")), units(unit("poland", "tank"), unit("paris", "infantry")), ``), asked: germany, kind: "deploy-to", about: "unit/germany-army-2", legal: "to:area/bavaria to:area/berlin to:area/ruhr"},
			"to:area/berlin"},
		{"10.7 a defender who can bear the loss holds the area",
			question{position: war(home, units(unit("lorraine", "infantry"), unit("paris", "infantry")), ``), asked: france, kind: "voluntary-retreat", about: "area/paris", left: 1, legal: "retreat stand",
				battle: &cataclysm.BattleView{Verb: "land", Target: cataclysm.MustArea("paris"), Attacker: germany, Defender: france,
					Attackers: []cataclysm.FighterView{{Face: cataclysm.CounterFace{Kind: cataclysm.Army}}},
					Defenders: []cataclysm.FighterView{{Face: cataclysm.CounterFace{Kind: cataclysm.Army, Upgraded: true}}}},
				crumbs: []cataclysm.StepInfo{{Step: "combat", On: "land"}}},
			"stand"},
		{"10.7 an attacker who has lost goes back and saves a unit",
			question{position: war(home, units(unit("lorraine", "infantry"), unit("paris", "infantry")), ``), asked: germany, kind: "voluntary-retreat", about: "area/paris", left: 1, legal: "retreat stand",
				battle: &cataclysm.BattleView{Verb: "land", Target: cataclysm.MustArea("paris"), Attacker: germany, Defender: france,
					Attackers: []cataclysm.FighterView{{Face: cataclysm.CounterFace{Kind: cataclysm.Army}}, {Face: cataclysm.CounterFace{Kind: cataclysm.Army}}},
					Defenders: []cataclysm.FighterView{{Face: cataclysm.CounterFace{Kind: cataclysm.Army}}}},
				crumbs: []cataclysm.StepInfo{{Step: "combat", On: "land"}}},
			"retreat"},
		{"10.3 aircraft support an attack that has none",
			question{position: war(units(unit("ruhr", "tank"), unit("ruhr", "tactical")), units(unit("provence", "infantry")), ``), asked: germany, kind: "support", about: "area/lorraine", legal: "done support:unit/germany-air-force-1",
				battle: &cataclysm.BattleView{Verb: "land", Target: cataclysm.MustArea("lorraine"), Attacker: germany, Defender: france}},
			"support:unit/germany-air-force-1"},
		{"5.6.2 an armistice is good for the weaker",
			question{position: war(units(unit("berlin", "tank"), unit("ruhr", "tank"), unit("bavaria", "tank"), unit("silesia", "infantry"), unit("ruhr", "tactical")), unit("provence", "infantry"), `, {"power": "uk", "units": []}`), asked: france, kind: "armistice", about: "power/germany", legal: "accept refuse"},
			"accept"},
		{"5.6.2 and is refused by a power about to win",
			question{position: war(units(unit("berlin", "tank"), unit("ruhr", "tank"), unit("bavaria", "tank"), unit("silesia", "infantry"), unit("ruhr", "tactical")), unit("provence", "infantry"), `, {"power": "uk", "units": []}`), asked: germany, kind: "armistice", about: "power/france", legal: "accept refuse"},
			"refuse"},
		{"5.7 a diplomatic opportunity costs nothing",
			question{position: position(peace), asked: uk, kind: "opportunity", about: "area/norway", legal: "attempt pass"},
			"attempt"},
		{"3.2.2 an unstable power takes no flag at the cost of a stability test",
			question{position: position(peace + `, "areas": [{"area": "lorraine", "owner": "germany", "cubes": 1}], "powers": [{"power": "france", "stability": "unstable", "units": [` + unit("paris", "infantry") + `]}]`), asked: france, kind: "flag-for-test", about: "power/france", legal: "gain pass"},
			"pass"},
		{"3.2.2 a steady one does",
			question{position: position(peace), asked: uk, kind: "flag-for-test", about: "power/uk", legal: "gain pass"},
			"gain"},
		{"12.1.2 Il Duce is a flag and more",
			question{position: position(peace), asked: italy, kind: "gain", about: "flag/italy", legal: "take:flag/italy take:il-duce/italy"},
			"take:il-duce/italy"},
		{"3.5 in the last turn nothing is gained by keeping a flag",
			question{position: position(`"turn": "1941-42", "powers": [{"power": "germany", "boxes": {"reserve": {"flag": 1}}}]`), asked: germany, kind: "interrupt", about: "flag/germany", legal: "interrupt pass"},
			"interrupt"},
		{"4.6 builds buy an army before a submarine pack",
			question{position: position(peace), asked: germany, kind: "construct", about: "power/germany", legal: "construct:army/germany construct:submarine/germany done"},
			"construct:army/germany"},
		{"8.4 no unit is moved for nothing",
			question{position: position(peace), asked: uk, kind: "deploy", about: "power/uk", legal: "deploy:unit/uk-fleet-1 done withdraw:unit/uk-army-1"},
			"done"},
		{"6.3 an ally that opponents court gets the army, not a quiet home",
			question{position: position(peace + `, "areas": [{"area": "rumania", "owner": "germany", "cubes": 1}], "powers": [{"power": "germany", "units": [` + units(unit("berlin", "infantry"), unit("berlin", "infantry"), unit("rumania", "tactical")) + `]}]`), asked: germany, kind: "deploy-to", about: "unit/germany-army-2", legal: "to:area/east-prussia to:area/rumania"},
			"to:area/rumania"},
		{"4.7 at war a limited resource is not left lying",
			question{position: war(home, units(unit("lorraine", "infantry")), ``), asked: germany, kind: "collect-limited", about: "area/ruhr", legal: "collect:area/ruhr pass"},
			"collect:area/ruhr"},
		{"10.3 no aircraft are thrown away against more of them",
			question{position: war(units(unit("ruhr", "tank"), unit("ruhr", "tactical")), units(unit("lorraine", "tactical"), unit("paris", "tactical"), unit("paris", "infantry")), ``), asked: germany, kind: "support", about: "area/lorraine", legal: "done support:unit/germany-air-force-1",
				battle: &cataclysm.BattleView{Verb: "land", Target: cataclysm.MustArea("lorraine"), Attacker: germany, Defender: france}},
			"done"},
		{"2.3.5 who is needed beyond a delay box stops there on the way",
			question{position: global("mobilization"), asked: cataclysm.USSR, kind: "deploy-to", about: "unit/ussr-army-1", legal: "to:area/arkhangelsk to:area/stalingrad to:area/urals"},
			"to:area/urals"},
		{"12.3 in peace a Communist power keeps the way to mobilization free",
			question{position: soviets("civilian", ""), asked: cataclysm.USSR, kind: "posture", about: "power/ussr", legal: "adopt:posture/collective-security adopt:posture/political-purges pass"},
			"adopt:posture/political-purges"},
		{"12.3 at war it weakens neither its offensives nor its combats",
			question{position: soviets("rearmament", `"markers": [], "war_status": "limited", "wars": [{"sides": [["germany"], ["ussr"]]}], `), asked: cataclysm.USSR, kind: "posture", about: "power/ussr", legal: "adopt:posture/collective-security adopt:posture/political-purges pass"},
			"pass"},
		{"8.3 at war an army is built rather than a base captured that brings no point",
			question{position: war(home, units(unit("lorraine", "infantry")), `, {"power": "uk", "commitment": "mobilization", "units": [`+unit("london", "surface")+`]}`), asked: uk, kind: "military-action", about: "power/uk", legal: "build:army/uk#1 capture:area/mid-atlantic done"},
			"build:army/uk#1"},
		{"3.7.3 an upgrade that can be played is not rejected",
			question{position: position(peace), asked: germany, kind: "drawn", about: "tank-upgrade/germany", legal: "keep:tank-upgrade/germany play:tank-upgrade/germany reject:tank-upgrade/germany"},
			"play:tank-upgrade/germany"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.q.answers(t); got != c.want {
				t.Errorf("it answers %s, not %s", got, c.want)
			}
		})
	}
}
