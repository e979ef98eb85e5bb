package laws

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/law"
)

const (
	france, germany, italy, japan = cataclysm.France, cataclysm.Germany, cataclysm.Italy, cataclysm.Japan
	ussr, uk, us                  = cataclysm.USSR, cataclysm.UK, cataclysm.US
)

func TestMatchesKeepTheLaws(t *testing.T) { enginetest.KeepLaws(t, cataclysm.Game(), Code, 2) }

// quiet is a move in the action phase of C.1 that changes nothing.
func quiet(t testing.TB) *move {
	t.Helper()
	m, _, err := cataclysm.Game().New("cataclysm", nil)
	if err != nil {
		t.Fatal(err)
	}
	copied := func() *table { return m.Clone().(*engine.Position[table]).Table() }
	under := []string{"game", "action-phase", "interrupt"}
	return &move{Before: copied(), After: copied(), Was: under, Under: under}
}

func at(slug string) area { return cataclysm.MustArea(slug) }

// gives is the event that a power gains control of an area.
func gives(p power, a string, from power, rule engine.Rule) engine.Event {
	return engine.Event{Kind: "control", Rule: rule, Seat: engine.Seat(p), On: engine.Ref("area/" + a), To: engine.Ref("power/" + from.String())}
}

func said(kind string, p power, on, to string) engine.Event {
	return engine.Event{Kind: kind, Seat: engine.Seat(p), On: engine.Ref(on), To: engine.Ref(to)}
}

// war puts powers at war after the move, or on both sides of it.
func war(a, b set, tables ...*table) {
	for _, t := range tables {
		t.Wars = append(t.Wars, cataclysm.War{A: a, B: b})
		t.Status = max(t.Status, cataclysm.LimitedWar)
	}
}

func powersOf(list ...power) set { return cataclysm.SetOf(list...) }

// fights has a power attack an area.
func fights(m *move, p power, a string) {
	m.Before.Battle = &cataclysm.Battle{Verb: "land", Attacker: p, Target: at(a)}
}

// stands puts an army on the board before the move.
func stands(m *move, p power, a string) {
	m.Before.Units = append(m.Before.Units, cataclysm.Unit{UnitID: cataclysm.UnitID{Owner: p, Kind: cataclysm.Army, N: 99}, At: at(a)})
}

var breaches = []enginetest.Breach[table]{
	{Name: "2.2.4 France takes back a British colony and keeps it", Break: func(m *move) {
		m.After.Areas[at("india")] = cataclysm.AreaState{Owner: france, Cubes: 1}
	}},
	{Name: "2.2.8 Germany controls Canada", Break: func(m *move) {
		m.After.Areas[at("canada")] = cataclysm.AreaState{Owner: germany, Cubes: 1}
	}},
	{Name: "3.4 the atomic bomb lies in reserve", Break: func(m *move) { m.After.Boxes[us][cataclysm.Reserve][cataclysm.ABomb] = 1 }},
	{Name: "3.5 Japan interrupts after a German flag from the cup", Break: func(m *move) {
		m.Past = []engine.Event{said("turn", 0, "turn/1933", ""), said("draw", germany, "flag/germany", "")}
		m.Events = []engine.Event{said("interrupt", japan, "flag/japan", "")}
	}},
	{Name: "3.5 Japan interrupts after an alliance took Italy's reserve in the same move", Break: func(m *move) {
		m.Past = []engine.Event{said("draw", cataclysm.NoPower, "crisis", "")}
		m.Events = []engine.Event{said("reserve-played", italy, "flag/italy", ""), said("claim-interrupt", japan, "flag/japan", "")}
	}},
	{Name: "3.7.4 the setback takes the atomic bomb", Break: func(m *move) { m.Events = []engine.Event{said("setback", us, "a-bomb/us", "")} }},
	{Name: "5.6 two wars with one enemy", Break: func(m *move) {
		war(powersOf(germany), powersOf(france, uk), m.After)
		war(powersOf(italy), powersOf(uk), m.After)
	}},
	{Name: "5.6 a peace that a later war ended parts nobody", Break: func(m *move) {
		m.Past = []engine.Event{said("peace", italy, "power/italy", "power/france"), said("at-war", italy, "power/italy", "power/france")}
		war(powersOf(germany), powersOf(france, uk), m.After)
		war(powersOf(italy), powersOf(uk), m.After)
	}},
	{Name: "5.6.4 a war without a war status", Break: func(m *move) {
		war(powersOf(germany), powersOf(france), m.Before, m.After)
		m.After.Status, m.Before.Status = cataclysm.NoWar, cataclysm.NoWar
	}},
	{Name: "5.6.4 Global War becomes Limited War", Break: func(m *move) {
		m.Before.Status, m.After.Status = cataclysm.GlobalWar, cataclysm.LimitedWar
	}},
	{Name: "6.1.3 one ally fights alone", Break: func(m *move) {
		m.After.Alliance[cataclysm.Democracy] = powersOf(france, uk)
		war(powersOf(germany), powersOf(france), m.Before, m.After)
	}},
	{Name: "6.2 a canceled declaration brings revoked aid back", Break: func(m *move) {
		m.Events = []engine.Event{said("war-canceled", france, "power/france", "power/germany")}
		m.After.Aid = []cataclysm.Aid{{Area: at("spain"), Power: japan, Side: cataclysm.Left, N: 1}}
		m.Before.Areas[at("spain")].CivilWar, m.After.Areas[at("spain")].CivilWar = true, true
	}},
	{Name: "6.2 a canceled declaration brings the treaty back that Japan ended", Break: func(m *move) {
		m.Past = []engine.Event{said("war-begins", france, "power/france", "power/germany"), said("end-treaty", japan, "", "")}
		m.Events = []engine.Event{said("war-canceled", france, "power/france", "power/germany")}
		m.After.Markers = m.After.Markers.With(cataclysm.WashingtonNavalTreaty)
	}},
	{Name: "6.2 a canceled declaration moves a cube", Break: func(m *move) {
		m.Events = []engine.Event{said("war-canceled", france, "power/france", "power/germany")}
		m.After.Areas[at("austria")] = cataclysm.AreaState{Owner: france, Cubes: 1}
	}},
	{Name: "6.3 diplomacy gains a home area", Break: func(m *move) { m.Events = []engine.Event{gives(germany, "ukraine", ussr, "6.3")} }},
	{Name: "6.3 diplomacy gains a country with an army", Break: func(m *move) {
		stands(m, france, "austria")
		m.Events = []engine.Event{gives(germany, "austria", cataclysm.NoPower, "6.3")}
	}},
	{Name: "6.3 diplomacy gains a country in civil war", Break: func(m *move) {
		m.Before.Areas[at("spain")].CivilWar = true
		m.Events = []engine.Event{gives(germany, "spain", cataclysm.NoPower, "6.3")}
	}},
	{Name: "6.4 two columns at once", Break: func(m *move) { m.After.Powers[uk].Commitment = m.Before.Powers[uk].Commitment + 2 }},
	{Name: "6.4 a second time in a turn", Break: func(m *move) {
		m.Before.Powers[uk].Escalated = true
		m.After.Powers[uk].Commitment++
	}},
	{Name: "6.4 exhaustion without a collapse", Break: func(m *move) {
		m.Before.Powers[uk].Commitment, m.After.Powers[uk].Commitment = cataclysm.TotalWar, cataclysm.Exhaustion
	}},
	{Name: "10.9.1 Italy conquers Egypt and fights France alone", Break: func(m *move) {
		war(powersOf(italy), powersOf(france), m.Before, m.After)
		fights(m, italy, "egypt")
		m.Events = []engine.Event{gives(italy, "egypt", uk, "10.9.1")}
	}},
	{Name: "10.9.1 peace comes just before the conquest", Break: func(m *move) {
		war(powersOf(italy), powersOf(uk), m.Before)
		fights(m, italy, "egypt")
		m.Events = []engine.Event{said("peace", italy, "power/italy", "power/uk"), gives(italy, "egypt", uk, "10.9.1")}
	}},
	{Name: "10.9.1 a garrisoned country of a power at peace falls", Break: func(m *move) {
		fights(m, germany, "poland")
		m.Before.Areas[at("poland")] = cataclysm.AreaState{Owner: france, Cubes: 1}
		m.After.Areas[at("poland")] = cataclysm.AreaState{Owner: germany, Cubes: 1}
		stands(m, france, "poland")
		m.Events = []engine.Event{gives(germany, "poland", france, "10.9.1")}
	}},
	{Name: "11.2 aid without a civil war", Break: func(m *move) {
		m.After.Aid = []cataclysm.Aid{{Area: at("spain"), Power: japan, Side: cataclysm.Left, N: 1}}
	}},
	{Name: "11.2 influence where a power has control", Break: func(m *move) {
		m.After.Areas[at("spain")] = cataclysm.AreaState{Owner: germany, Cubes: 1}
		m.After.Aid = []cataclysm.Aid{{Area: at("spain"), Power: germany, N: 1}}
	}},
	{Name: "11.2 aid to a Chinese army that is gone", Break: func(m *move) {
		m.After.Aid = []cataclysm.Aid{{Area: at("manchuria"), Power: japan, Side: cataclysm.Left, N: 1}, {Area: at("yunnan"), Power: japan, Side: cataclysm.Left, N: 1}}
	}},
}

func TestEveryLawCanBreak(t *testing.T) {
	enginetest.BreakLaws(t, Code, quiet, breaches)
}

var _ law.Book = Code
