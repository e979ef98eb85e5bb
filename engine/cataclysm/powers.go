package cataclysm

import (
	"strings"

	"interbellum/engine/words"
)

// CounterMix is how many counters of each kind a power has in the box (2.4). Resource is 0:
// resources are the backs of the offensives. The bases are markers, without the special British
// bases.
type CounterMix [KindCount]uint8

// PowerFacts is what the box holds for one power, and what its card says at every commitment.
type PowerFacts struct {
	Power    Power
	Name     string
	Ideology Ideology
	Colour   string
	Capital  Area
	Cubes    int
	Mix      CounterMix
	Markers  []Marker // of its own, in the order of the data
	Provokes Powers   // by escalation and alliance; the relation works both ways (2.6, 5.2.3)
	Source   string
}

// NeutralCubes is the number of white cubes (2.4.5).
const NeutralCubes = 16

// NeutralMix is how many neutral counters of each kind play: four Crisis markers and one Civil War Resolution (3.2.1).
// Minor armies are counted by the map.
var NeutralMix = CounterMix{Crisis: 4, CivilWarResolution: 1}

const powerColumns = "id,name,ideology,colour,capital,cubes,flags,offensives,armies,fleets,submarine_packs,air_forces,fortresses," +
	"logistics,tank_upgrades,carrier_upgrades,strategic_upgrades,bases,special_markers,provokes,source"

type powerTable [PowerCount + 1]PowerFacts

// Facts is what the box holds for a power. It is read only. NoPower and Neutral have an empty one.
func (b *Book) Facts(p Power) *PowerFacts {
	if p > PowerCount {
		p = NoPower
	}
	return &b.powers[p]
}

// MixOf is how many counters of each kind the power has.
func (b *Book) MixOf(p Power) CounterMix {
	if p == Neutral {
		return NeutralMix
	}
	return b.Facts(p).Mix
}

func readPowers(text string) (*powerTable, error) {
	rows, err := splitTable("powers.csv", text, powerColumns)
	if err != nil {
		return nil, err
	}
	if len(rows) != PowerCount {
		return nil, words.Refuse("", "cataclysm/fault.data.powers", len(rows))
	}
	var t powerTable
	for i, raw := range rows {
		f, err := readPower(raw)
		if err != nil {
			return nil, err
		}
		if f.Power != Power(i+1) {
			return nil, words.Refuse("", "cataclysm/fault.data.powers.order", f.Power)
		}
		t[f.Power] = f
	}
	return &t, nil
}

func readPower(raw row) (PowerFacts, error) {
	r := &reader{row: raw}
	f := PowerFacts{Power: r.power("id"), Name: r.text("name")}
	f.Ideology = Ideology(r.oneOf("ideology", ideologySlugs...))
	f.Colour, f.Capital, f.Cubes = r.text("colour"), r.area("capital"), r.within("cubes", 0, 99)
	for _, x := range []struct {
		column string
		kind   Kind
	}{{"flags", Flag}, {"offensives", Offensive}, {"armies", Army}, {"fleets", Fleet}, {"submarine_packs", Submarine},
		{"air_forces", AirForce}, {"fortresses", Fortress}, {"logistics", Logistics}, {"tank_upgrades", TankUpgrade},
		{"carrier_upgrades", CarrierUpgrade}, {"strategic_upgrades", StrategicUpgrade}, {"bases", BaseMarker}} {
		n := r.number(x.column)
		if n < 0 || n > 99 {
			r.refuse(x.column, "cataclysm/fault.data.counters")
			n = 0
		}
		f.Mix[x.kind] = uint8(n)
	}
	f.Mix[HomeFront] = 1
	for _, word := range splitWords(r.text("special_markers")) {
		m, ok := ParseMarker(word)
		if !ok {
			r.refuse("special_markers", "cataclysm/fault.data.unknown", word)
		}
		f.Markers = append(f.Markers, m)
		switch m {
		case IlDuceMarker:
			f.Mix[IlDuce] = 1
		case ABombMarker:
			f.Mix[ABomb] = 1
		}
	}
	for _, word := range splitWords(r.text("provokes")) {
		p, ok := ParsePower(word)
		if !ok || p == Neutral {
			r.refuse("provokes", "cataclysm/fault.data.unknown", word)
		}
		f.Provokes = f.Provokes.With(p)
	}
	f.Source = r.text("source")
	if f.Ideology != f.Power.Ideology() {
		r.refuse("ideology", "cataclysm/fault.data.ideology")
	}
	return f, r.err
}

func splitWords(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "|")
}
