package checks

import (
	"slices"
	"strings"

	"interbellum/engine/cataclysm"
)

func crisisSpot(e *cataclysm.CrisisEvent, field string) spot {
	return spot{"crises.json", e.Table.String() + "," + e.Roll, field}
}

func (j *judge) eachCrisis(ask func(e *cataclysm.CrisisEvent)) {
	for _, table := range []cataclysm.CrisisTable{cataclysm.Peacetime, cataclysm.Wartime} {
		for high := 6; high >= 1; high-- {
			for low := high; low >= 1; low-- {
				ask(j.CrisisRow(table, high, low))
			}
		}
	}
}

// crises is what the rules say of the crisis tables: of every row, and of those that they name.
var crises = []claim{
	{"3.7.4", func(j *judge) {
		j.eachCrisis(func(e *cataclysm.CrisisEvent) {
			j.parameters(e)
			for _, a := range e.Areas {
				if !j.Place(a).IsCountry() {
					j.fault(crisisSpot(e, "areas"), "checks/not-a-country", j.name(a))
				}
			}
			if e.Effect == cataclysm.IncidentFlags {
				for _, pair := range e.Pairs {
					if !cataclysm.AllPowers.Has(pair[0]) || !cataclysm.AllPowers.Has(pair[1]) || pair[0].Ideology() == pair[1].Ideology() {
						j.fault(crisisSpot(e, "pairs"), "checks/pair", j.power(pair[0]), j.power(pair[1]))
					}
				}
			}
		})
	}},
	{"11.1", func(j *judge) {
		j.eachCrisis(func(e *cataclysm.CrisisEvent) {
			if e.Effect == cataclysm.Coup || e.Effect == cataclysm.CivilWarBreaksOut {
				j.targets(e)
			}
		})
	}},
	{"3.7.4", peacetime},
	{"3.7.4", wartime},
}

// targets wants a list of areas with land, and where a die has none a row to go to.
func (j *judge) targets(e *cataclysm.CrisisEvent) {
	for i, a := range e.Targets {
		switch {
		case a != cataclysm.Nowhere && j.isSea(a):
			j.fault(crisisSpot(e, "targets"), "checks/target-at-sea", j.name(a))
		case a == cataclysm.Nowhere && e.Elsewhere.Die != i+1:
			j.unplayable(crisisSpot(e, "targets"), "checks/target", i+1)
		}
	}
	if e.Elsewhere.Die == 0 {
		return
	}
	if to := j.RowOf(e.Elsewhere); to.Effect != cataclysm.CivilWarBreaksOut || to == e {
		j.unplayable(crisisSpot(e, "elsewhere"), "checks/elsewhere", e.Elsewhere.Die)
	}
}

// parameters wants what the effect needs, and no more.
func (j *judge) parameters(e *cataclysm.CrisisEvent) {
	one, effect := e.Power != cataclysm.NoPower, strings.ReplaceAll(e.Effect.String(), "-", " ")
	needs := func(effects ...cataclysm.CrisisEffect) bool { return slices.Contains(effects, e.Effect) }
	for _, x := range []struct {
		field     string
		is, wants bool
	}{
		{"areas", len(e.Areas) > 0 || e.China, needs(cataclysm.LoosenControl)},
		{"ideology", e.Ideology != cataclysm.NoIdeology, needs(cataclysm.Coup) || needs(cataclysm.CheckForFlag) && e.Table == cataclysm.Peacetime ||
			needs(cataclysm.StabilityTestDue) && e.Ideology != cataclysm.NoIdeology},
		{"power", one, needs(cataclysm.ReduceEffectiveness, cataclysm.LoseReserve, cataclysm.Putsch) || needs(cataclysm.StabilityTestDue) && one},
		{"belligerent", e.Belligerent, needs(cataclysm.CheckForFlag) && e.Table == cataclysm.Wartime},
		{"commitments", len(e.Commitments) > 0, needs(cataclysm.StabilityTestDue) && !one},
		{"targets", e.Targets != [6]cataclysm.Area{}, needs(cataclysm.CivilWarBreaksOut, cataclysm.Coup)},
		{"pairs", e.Pairs != [6][2]cataclysm.Power{}, needs(cataclysm.IncidentFlags)},
	} {
		switch {
		case x.is == x.wants:
		case x.wants:
			j.unplayable(crisisSpot(e, x.field), "checks/parameter", effect)
		default:
			j.fault(crisisSpot(e, x.field), "checks/parameter.not", effect)
		}
	}
	if len(e.Areas) > 0 && e.China {
		j.fault(crisisSpot(e, "china"), "checks/china-or-areas")
	}
}

// effect wants a row to do this, to this power if one is named.
func (j *judge) effect(e *cataclysm.CrisisEvent, want cataclysm.CrisisEffect, p cataclysm.Power) {
	if e.Effect != want {
		j.fault(crisisSpot(e, "effect"), "checks/value", want.String())
	}
	if e.Power != p {
		j.wants(crisisSpot(e, "power"), p.String())
	}
}

func (j *judge) target(e *cataclysm.CrisisEvent, die int, name string) {
	if a, _ := j.Target(e, die); a != cataclysm.MustArea(name) {
		j.fault(crisisSpot(e, "targets"), "checks/target.is", die, j.at(name).Name)
	}
}

func peacetime(j *judge) {
	row := func(high, low int) *cataclysm.CrisisEvent { return j.CrisisRow(cataclysm.Peacetime, high, low) }
	e := row(6, 4)
	j.effect(e, cataclysm.LoosenControl, cataclysm.NoPower)
	if names := all("denmark,finland,norway,sweden"); cataclysm.AreasOf(e.Areas...) != names || len(e.Areas) != 4 {
		j.fault(crisisSpot(e, "areas"), "checks/scandinavia")
	}
	for _, x := range []struct {
		high, low int
		power     cataclysm.Power
	}{{5, 3, cataclysm.Japan}, {5, 2, cataclysm.Germany}, {4, 3, cataclysm.UK}, {4, 2, cataclysm.US}, {4, 1, cataclysm.USSR}} {
		j.effect(row(x.high, x.low), cataclysm.ReduceEffectiveness, x.power)
	}
	for _, x := range []struct {
		from *cataclysm.CrisisEvent
		high int
	}{{row(3, 2), 4}, {row(3, 1), 3}} {
		to := j.CrisisRow(cataclysm.Wartime, x.high, x.high)
		if a, roll := j.Target(x.from, 3); a != cataclysm.Nowhere || roll != to {
			j.fault(crisisSpot(x.from, "elsewhere"), "checks/elsewhere.is", 3, to.Table.String(), to.Roll)
		}
		j.effect(to, cataclysm.CivilWarBreaksOut, cataclysm.NoPower)
		j.target(x.from, 6, "spain")
	}
	j.target(row(3, 1), 1, "hungary")
	e = row(2, 1)
	if e.Pairs[0] != [2]cataclysm.Power{cataclysm.Germany, cataclysm.USSR} || e.Pairs[5] != [2]cataclysm.Power{cataclysm.Japan, cataclysm.USSR} {
		j.fault(crisisSpot(e, "pairs"), "checks/pairs")
	}
	if e.EnemiesLowerScoreOnly {
		j.fault(crisisSpot(e, "enemies_lower_score_only"), "checks/value", "false")
	}
	e = row(2, 2)
	if e.Ideology != cataclysm.Democracy {
		j.fault(crisisSpot(e, "ideology"), "checks/value", "democracy")
	}
	if !slices.Equal(e.Commitments, []cataclysm.Commitment{cataclysm.Rearmament, cataclysm.Mobilization, cataclysm.TotalWar, cataclysm.Exhaustion}) {
		j.fault(crisisSpot(e, "commitments"), "checks/commitments")
	}
}

func wartime(j *judge) {
	row := func(high, low int) *cataclysm.CrisisEvent { return j.CrisisRow(cataclysm.Wartime, high, low) }
	for _, high := range []int{4, 3} {
		e := row(high, high)
		for _, a := range e.Targets {
			if p := j.Place(a); a != cataclysm.Nowhere && !p.IsColony() && !p.IsCountry() {
				j.fault(crisisSpot(e, "targets"), "checks/revolt", p.Name)
			}
		}
	}
	j.effect(row(4, 3), cataclysm.LoseReserve, cataclysm.France)
	j.effect(row(6, 6), cataclysm.FreePoliticalAction, cataclysm.NoPower)
	var coups []cataclysm.Ideology
	j.eachCrisis(func(e *cataclysm.CrisisEvent) {
		switch {
		case e.Effect != cataclysm.Coup:
		case e.Table == cataclysm.Peacetime:
			j.fault(crisisSpot(e, "effect"), "checks/value.not", e.Effect.String())
		case e.Ideology != cataclysm.Fascism && e.Ideology != cataclysm.Communism || slices.Contains(coups, e.Ideology):
			j.fault(crisisSpot(e, "ideology"), "checks/coup")
		default:
			coups = append(coups, e.Ideology)
		}
	})
	if len(coups) < 2 {
		j.fault(spot{file: "crises.json"}, "checks/coups")
	}
}
