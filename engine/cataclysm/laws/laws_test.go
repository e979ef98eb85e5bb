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
	under := []string{"game", "action-phase", "playing"}
	return &move{Before: copied(), After: copied(), Was: under, Under: under}
}

// rest is under way before a draw.
var rest = []string{"game", "action-phase", "draw"}

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
	{Name: "5.6.5 belligerents of all ideologies and no Global War", Break: func(m *move) {
		m.Under = rest
		war(powersOf(germany), powersOf(france), m.After)
		war(powersOf(japan), powersOf(ussr), m.After)
	}},
	{Name: "6.1.3 one ally fights alone", Break: func(m *move) {
		m.After.Alliance[cataclysm.Democracy] = powersOf(france, uk)
		war(powersOf(germany), powersOf(france), m.Before, m.After)
	}},
	{Name: "6.2 a canceled declaration brings revoked aid back", Break: func(m *move) {
		m.Events = []engine.Event{said("war-canceled", france, "power/france", "power/germany")}
		m.After.Aid = []cataclysm.Aid{{Area: at("spain"), Power: japan, Faction: cataclysm.Left, N: 1}}
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
	{Name: "6.2 war declared at rearmament", Break: func(m *move) {
		m.Before.Powers[germany].Commitment = cataclysm.Rearmament
		m.Events = []engine.Event{said("war-begins", germany, "power/germany", "power/france")}
	}},
	{Name: "6.2 war declared on two that are no allies", Break: func(m *move) {
		m.Before.Powers[germany].Commitment = cataclysm.Mobilization
		m.Events = []engine.Event{said("war-begins", germany, "power/germany", "power/france"), said("war-begins", germany, "power/germany", "power/uk")}
	}},
	{Name: "6.2 war declared on Japan with the trade", Break: func(m *move) {
		m.Before.Powers[us].Commitment = cataclysm.Mobilization
		m.Before.Markers = m.Before.Markers.With(cataclysm.USJapanTrade)
		m.Events = []engine.Event{said("war-begins", us, "power/us", "power/japan")}
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
	{Name: "7.1 three armies in Paris", Break: func(m *move) {
		m.Under = rest
		m.After.Units = nil
		for n := range uint8(3) {
			m.After.Units = append(m.After.Units, cataclysm.Unit{UnitID: cataclysm.UnitID{Owner: france, Kind: cataclysm.Army, N: n + 1}, At: at("paris")})
		}
	}},
	{Name: "7.1 armies of two ideologies in Paris", Break: func(m *move) {
		m.Under = rest
		m.After.Units = nil
		for _, p := range []power{france, germany} {
			m.After.Units = append(m.After.Units, cataclysm.Unit{UnitID: cataclysm.UnitID{Owner: p, Kind: cataclysm.Army, N: 1}, At: at("paris")})
		}
	}},
	{Name: "7.1 an army at sea", Break: func(m *move) {
		m.Under = rest
		m.After.Units = []cataclysm.Unit{{UnitID: cataclysm.UnitID{Owner: france, Kind: cataclysm.Army, N: 1}, At: at("north-sea")}}
	}},
	{Name: "8.4.2 a deployed army is activated", Break: func(m *move) {
		stands(m, germany, "berlin")
		m.Before.Units[len(m.Before.Units)-1].Deployed = true
		m.Events = []engine.Event{said("activate", germany, "unit/germany-army-99", "area/paris")}
	}},
	{Name: "9.1 the Soviet Union attacks a power at peace", Break: func(m *move) { m.Events = []engine.Event{said("operation", ussr, "area/tokyo", "land")} }},
	{Name: "9.1 Germany attacks Italy", Break: func(m *move) { m.Events = []engine.Event{said("operation", germany, "area/rome", "land")} }},
	{Name: "9.8 France attacks by surprise", Break: func(m *move) {
		m.Events = []engine.Event{said("surprise-attack", france, "area/berlin", "power/germany")}
	}},
	{Name: "9.8 Germany attacks by surprise at rearmament", Break: func(m *move) {
		m.Before.Powers[germany].Commitment = cataclysm.Rearmament
		m.Events = []engine.Event{said("surprise-attack", germany, "area/paris", "power/france")}
	}},
	{Name: "9.8 Germany invades by surprise", Break: func(m *move) {
		m.Before.Powers[germany].Commitment = cataclysm.Mobilization
		fights(m, germany, "scotland")
		m.Before.Battle.Path = []area{at("north-sea")}
		m.Events = []engine.Event{said("surprise-attack", germany, "area/scotland", "power/uk")}
	}},
	{Name: "10.10 a German army retreats to Paris", Break: func(m *move) {
		m.After.Units = append(m.After.Units, cataclysm.Unit{UnitID: cataclysm.UnitID{Owner: germany, Kind: cataclysm.Army, N: 99}, At: at("paris")})
		e := said("move", germany, "unit/germany-army-99", "area/paris")
		e.Rule = "10.10"
		m.Events = []engine.Event{e}
	}},
	{Name: "12.1 the Stresa Front in a war of Italy", Break: func(m *move) {
		m.Under = rest
		m.After.Markers = m.After.Markers.With(cataclysm.StresaFront)
		war(powersOf(italy), powersOf(uk), m.Before, m.After)
	}},
	{Name: "12.1 the Stresa Front beside an alliance", Break: func(m *move) {
		m.Under = rest
		m.After.Markers = m.After.Markers.With(cataclysm.StresaFront)
		m.After.Alliance[cataclysm.Democracy] = powersOf(france, uk)
	}},
	{Name: "12.1.1 a demilitarized Rhineland in war", Break: func(m *move) {
		m.Under = rest
		m.After.Markers = m.After.Markers.With(cataclysm.RhinelandDemilitarized)
		war(powersOf(germany), powersOf(uk), m.Before, m.After)
	}},
	{Name: "12.1.3 the naval treaty in a war of the UK", Break: func(m *move) {
		m.Under = rest
		m.After.Markers = m.After.Markers.With(cataclysm.WashingtonNavalTreaty)
		war(powersOf(germany), powersOf(uk), m.Before, m.After)
	}},
	{Name: "12.1.3 a fleet joins the Japanese pool under the treaty", Break: func(m *move) {
		for _, t := range []*table{m.Before, m.After} {
			t.Markers = t.Markers.With(cataclysm.WashingtonNavalTreaty)
		}
		m.Before.Boxes[japan][cataclysm.Storage][cataclysm.Fleet]++
	}},
	{Name: "12.2 the Status Quo in a war of the US", Break: func(m *move) {
		m.Under = rest
		m.After.Markers = m.After.Markers.With(cataclysm.StatusQuo)
		war(powersOf(japan), powersOf(us), m.Before, m.After)
	}},
	{Name: "12.2.2 the US trades with Japan at war with the UK", Break: func(m *move) {
		m.Under = rest
		m.After.Markers = m.After.Markers.With(cataclysm.USJapanTrade)
		war(powersOf(japan), powersOf(uk), m.Before, m.After)
	}},
	{Name: "12.2.2 the US has an ally without Lend Lease", Break: func(m *move) {
		m.Under = rest
		m.After.Alliance[cataclysm.Democracy] = powersOf(us, uk)
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
		m.After.Aid = []cataclysm.Aid{{Area: at("spain"), Power: japan, Faction: cataclysm.Left, N: 1}}
	}},
	{Name: "11.2 influence where a power has control", Break: func(m *move) {
		m.After.Areas[at("spain")] = cataclysm.AreaState{Owner: germany, Cubes: 1}
		m.After.Aid = []cataclysm.Aid{{Area: at("spain"), Power: germany, N: 1}}
	}},
	{Name: "11.2 aid to a Chinese army that is gone", Break: func(m *move) {
		m.After.Aid = []cataclysm.Aid{{Area: at("manchuria"), Power: japan, Faction: cataclysm.Left, N: 1}, {Area: at("yunnan"), Power: japan, Faction: cataclysm.Left, N: 1}}
	}},
}

func TestEveryLawCanBreak(t *testing.T) {
	enginetest.BreakLaws(t, Code, quiet, breaches)
}

var _ law.Book = Code
