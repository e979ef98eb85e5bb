package checks

import (
	"slices"
	"strings"

	"interbellum/engine/cataclysm"
)

func powerSpot(p cataclysm.Power, field string) spot { return spot{"powers.csv", p.String(), field} }

// resources is what the rules say of resources that are markers.
var resources = []claim{
	{"4.9", func(j *judge) {
		j.limited("benelux", cataclysm.Industrial)
		j.limited("sweden", cataclysm.Natural)
	}},
	{"6.4.2", func(j *judge) { j.limited("ruhr", cataclysm.Industrial) }},
	{"12.1.2", func(j *judge) {
		if j.LimitedResource(cataclysm.MustArea("rome")) == cataclysm.NoResource {
			j.fault(spot{file: "resources.csv", row: "rome,limited"}, "checks/row")
		}
		if j.LimitedResource(cataclysm.MustArea("london")) != cataclysm.NoResource {
			j.fault(spot{file: "resources.csv", row: "london,limited"}, "checks/row.not")
		}
	}},
	{"2.3.8", func(j *judge) {
		for _, r := range j.ResourceMarkers() {
			if r.Limited && j.isSea(r.Area) {
				j.fault(spot{"resources.csv", r.Area.String() + ",limited", "area"}, "checks/resource-at-sea")
			}
		}
	}},
	{"12.3.1", func(j *judge) {
		j.owner("volga,urals", cataclysm.USSR, "home")
		want := all("volga,urals")
		for _, r := range j.ResourceMarkers() {
			row := spot{"resources.csv", r.Area.String() + ",special", "kind"}
			switch {
			case r.Limited:
			case !want.Has(r.Area):
				j.fault(row, "checks/row.not")
			case r.Kind != cataclysm.Industrial:
				j.fault(row, "checks/value", "industrial")
			}
			if !r.Limited {
				want.Remove(r.Area)
			}
		}
		for _, a := range want.List() {
			j.fault(spot{file: "resources.csv", row: a.String() + ",special"}, "checks/row")
		}
	}},
}

func (j *judge) limited(name string, want cataclysm.ResourceKind) {
	row := spot{"resources.csv", name + ",limited", "kind"}
	switch got := j.LimitedResource(cataclysm.MustArea(name)); got {
	case want:
	case cataclysm.NoResource:
		row.field = ""
		j.fault(row, "checks/row")
	default:
		j.fault(row, "checks/value", want.String())
	}
}

// powers is what the rules say the box holds for each power.
var powers = []claim{
	{"2.0", func(j *judge) {
		for i, want := range []int{17, 32, 12, 22, 22, 17, 22} {
			if p := cataclysm.Power(i + 1); j.Facts(p).Cubes != want {
				j.fault(powerSpot(p, "cubes"), "checks/value", number(want))
			}
		}
		if n := j.countersInTheBox(); n > 456 {
			j.fault(spot{file: "powers.csv"}, "checks/box", n)
		}
	}},
	{"2.2.3", func(j *judge) {
		j.eachPower(func(p cataclysm.Power, f *cataclysm.PowerFacts) {
			if on := j.Capital(p); f.Capital != on && on != cataclysm.Nowhere {
				j.unplayable(powerSpot(p, "capital"), "checks/capital", j.name(on))
			}
		})
	}},
	{"2.4.3", func(j *judge) {
		j.eachPower(func(p cataclysm.Power, f *cataclysm.PowerFacts) {
			if f.Mix[cataclysm.Offensive] == 0 {
				j.fault(powerSpot(p, "offensives"), "checks/least", 1)
			}
			if f.Mix[cataclysm.BaseMarker] < 2 {
				j.fault(powerSpot(p, "bases"), "checks/least", 2)
			}
		})
	}},
	{"12.1.2", func(j *judge) {
		if j.MixOf(cataclysm.Italy)[cataclysm.Flag] != 2 {
			j.fault(powerSpot(cataclysm.Italy, "flags"), "checks/value", "2")
		}
	}},
	{"12.0", func(j *judge) {
		want := [...]string{cataclysm.France: "dreadnought-refit", cataclysm.Germany: "rhineland-demilitarized",
			cataclysm.Italy: "il-duce|abyssinian-adventure|dreadnought-refit", cataclysm.Japan: "",
			cataclysm.USSR: "posture|volga-special-resource|urals-special-resource|trans-siberian-railroad",
			cataclysm.UK:   "special-base-guangdong|special-base-java|special-base-spain", cataclysm.US: "lend-lease|a-bomb"}
		j.eachPower(func(p cataclysm.Power, f *cataclysm.PowerFacts) {
			var got []string
			for _, m := range f.Markers {
				got = append(got, m.String())
			}
			if words := slices.DeleteFunc(strings.Split(want[p], "|"), func(s string) bool { return s == "" }); !sameWords(got, words) {
				j.wants(powerSpot(p, "special_markers"), want[p])
			}
		})
	}},
	{"2.6", func(j *judge) {
		j.eachPower(func(p cataclysm.Power, f *cataclysm.PowerFacts) {
			for _, q := range f.Provokes.List() {
				switch {
				case p.Ideology() == q.Ideology():
					j.fault(powerSpot(p, "provokes"), "checks/provokes.ideology", j.power(p), j.power(q))
				case !j.Facts(q).Provokes.Has(p):
					j.fault(powerSpot(q, "provokes"), "checks/provokes", j.power(p), j.power(q))
				}
			}
			if f.Provokes.Empty() {
				j.fault(powerSpot(p, "provokes"), "checks/empty.not")
			}
		})
	}},
	{"5.2.3", func(j *judge) {
		j.provokes(cataclysm.UK, cataclysm.SetOf(cataclysm.Germany, cataclysm.Italy), cataclysm.SetOf(cataclysm.Germany, cataclysm.Italy))
		j.provokes(cataclysm.US, cataclysm.Fascism.Powers(), cataclysm.Fascism.Powers().Minus(j.Facts(cataclysm.UK).Provokes))
	}},
	{"6.1", func(j *judge) {
		j.provokes(cataclysm.France, cataclysm.SetOf(cataclysm.Germany, cataclysm.Italy), 0)
	}},
	{"", func(j *judge) {
		for _, p := range []cataclysm.Power{cataclysm.Germany, cataclysm.UK} {
			if j.MixOf(p)[cataclysm.Flag] != 4 {
				j.fault(powerSpot(p, "flags"), "checks/value", "4")
			}
		}
		j.eachPower(j.patterns)
	}},
}

func (j *judge) eachPower(ask func(p cataclysm.Power, f *cataclysm.PowerFacts)) {
	for _, p := range cataclysm.AllPowers.List() {
		ask(p, j.Facts(p))
	}
}

// wants is a field with these words in it, or with none.
func (j *judge) wants(at spot, words string) {
	if words == "" {
		j.fault(at, "checks/empty")
		return
	}
	j.fault(at, "checks/value", words)
}

func sameWords(x, y []string) bool {
	x, y = slices.Clone(x), slices.Clone(y)
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// provokes wants a power to provoke these at least, and no others than those allowed.
func (j *judge) provokes(p cataclysm.Power, allowed, least cataclysm.Powers) {
	got := j.Facts(p).Provokes
	for _, q := range least.Minus(got).List() {
		j.fault(powerSpot(p, "provokes"), "checks/provokes.least", j.power(p), j.power(q))
	}
	for _, q := range got.Minus(allowed).List() {
		j.fault(powerSpot(p, "provokes"), "checks/provokes.not", j.power(p), j.power(q))
	}
}

// patterns is what holds for the counters of every power that we know: no rule of the living ones says it.
func (j *judge) patterns(p cataclysm.Power, f *cataclysm.PowerFacts) {
	top := 0
	for c := cataclysm.Civilian; c <= cataclysm.Exhaustion; c++ {
		top = max(top, j.Card(p, c).Effectiveness)
	}
	if int(f.Mix[cataclysm.Flag]) < top+1 {
		j.fault(powerSpot(p, "flags"), "checks/flags", top)
	}
	if n, pool := unitsAndUpgrades(f.Mix), j.Card(p, cataclysm.TotalWar).ForcePool; n <= pool {
		j.fault(powerSpot(p, ""), "checks/choice", n, pool)
	}
	for _, x := range []struct {
		field string
		kind  cataclysm.Kind
	}{{"tank_upgrades", cataclysm.TankUpgrade}, {"carrier_upgrades", cataclysm.CarrierUpgrade}, {"strategic_upgrades", cataclysm.StrategicUpgrade}} {
		if f.Mix[x.kind] > f.Mix[x.kind.Upgrades()] {
			j.fault(powerSpot(p, x.field), "checks/upgrades", int(f.Mix[x.kind]), int(f.Mix[x.kind.Upgrades()]))
		}
	}
}

func unitsAndUpgrades(mix cataclysm.CounterMix) (n int) {
	for k := cataclysm.NoKind; int(k) < cataclysm.KindCount; k++ {
		if k.CountsInPool() {
			n += int(mix[k])
		}
	}
	return n
}

// countersInTheBox counts all counters (2.0).
func (j *judge) countersInTheBox() int {
	// Neutral ones besides: turn, war status, three ideology victory, six civil war, Chinese status, a Chinese army to each
	// Chinese country, the Benelux, Swedish and Czech resources, and the minor armies.
	total := 4 + 1 + 1 + 1 + 3 + 6 + 1 + 3
	armies := j.where(func(p *cataclysm.Place) bool { return p.China || p.MinorArmy })
	// Each power: home front, commitment, effectiveness, stability and two victory markers. Shared: four treaty and status
	// markers, three postures. Special British bases are printed, and are no counters.
	const generic, shared = 6, 4 + 3
	total += armies.Len() + shared
	j.eachPower(func(_ cataclysm.Power, f *cataclysm.PowerFacts) {
		total += generic + unitsAndUpgrades(f.Mix) + int(f.Mix[cataclysm.Flag]) + int(f.Mix[cataclysm.Offensive]) + int(f.Mix[cataclysm.BaseMarker])
		for _, m := range f.Markers {
			if !slices.Contains([]cataclysm.Marker{cataclysm.SpecialBaseGuangdong, cataclysm.SpecialBaseJava, cataclysm.SpecialBaseSpain}, m) {
				total++
			}
		}
	})
	return total
}
