package cataclysm

import (
	"interbellum/engine/words"
)

// Kind is a kind of counter (2.4). A power's resource markers are the backs of its offensives (2.4.3): Resource is what
// such a counter is while it shows that side, and the counter mix counts both as Offensive.
type Kind uint8

const (
	NoKind Kind = iota
	Flag
	IlDuce
	Offensive
	Resource
	Army
	Fleet
	Submarine
	AirForce
	Fortress
	Logistics
	TankUpgrade
	CarrierUpgrade
	StrategicUpgrade
	HomeFront
	ABomb
	BaseMarker
	Crisis
	CivilWarResolution
	MinorArmy
	LendLeaseCounter // the Lend Lease marker where a scenario puts it into the cup (C.4)
)

// KindCount bounds arrays by kind.
const KindCount = int(LendLeaseCounter) + 1

var kindSlugs = []string{"", "flag", "il-duce", "offensive", "resource", "army", "fleet", "submarine", "air-force", "fortress",
	"logistics", "tank-upgrade", "carrier-upgrade", "strategic-upgrade", "home-front", "a-bomb", "base", "crisis",
	"civil-war-resolution", "minor-army", "lend-lease"}

func (k Kind) String() string { return slugOf(kindSlugs, k) }

// ParseKind finds a kind by its slug.
func ParseKind(s string) (Kind, bool) { return parse[Kind](kindSlugs, s) }

func (k Kind) MarshalText() ([]byte, error)  { return []byte(k.String()), nil }
func (k *Kind) UnmarshalText(b []byte) error { return unmarshal(kindSlugs, "counter-kind", b, k) }

// IsUnit reports whether it is a power's unit (2.4.2). A minor army is a land unit of no power and
// is not meant.
func (k Kind) IsUnit() bool { return k >= Army && k <= Logistics }

// IsLand reports whether it is a land unit of a power. Add MinorArmy where a rule counts those too
// (7.1).
func (k Kind) IsLand() bool { return k == Army || k == Fortress }

// IsNaval reports whether it is a naval unit. A submarine pack is one, but not a fleet.
func (k Kind) IsNaval() bool { return k == Fleet || k == Submarine }

// HoldsSea reports whether a unit of the kind closes a sea area to its enemies' naval movement: a ship, or a strategic air force (7.2.2).
func (k Kind) HoldsSea(upgraded bool) bool { return k.IsNaval() || k.IsAir() && upgraded }

func (k Kind) IsAir() bool     { return k == AirForce }
func (k Kind) IsUpgrade() bool { return k >= TankUpgrade && k <= StrategicUpgrade }

// CountsInPool reports whether the force pool limit counts it: units and upgrade markers (4.1.1).
func (k Kind) CountsInPool() bool { return k.IsUnit() || k.IsUpgrade() }

// Upgrades is the kind of unit that an upgrade marker turns over (3.7.3), NoKind for anything else.
func (k Kind) Upgrades() Kind {
	switch k {
	case TankUpgrade:
		return Army
	case CarrierUpgrade:
		return Fleet
	case StrategicUpgrade:
		return AirForce
	}
	return NoKind
}

// UpgradedBy is the marker that turns over a unit of this kind, NoKind if it has no other side.
func (k Kind) UpgradedBy() Kind {
	switch k {
	case Army:
		return TankUpgrade
	case Fleet:
		return CarrierUpgrade
	case AirForce:
		return StrategicUpgrade
	}
	return NoKind
}

// CounterFace is what the upper side of a counter shows: an upgraded army is a tank army.
type CounterFace struct {
	Kind     Kind
	Upgraded bool
}

// The names of counters with two sides; every other face is named by its kind.
var faceSlugs = []struct {
	slug string
	face CounterFace
}{
	{"infantry", CounterFace{Army, false}}, {"tank", CounterFace{Army, true}},
	{"surface", CounterFace{Fleet, false}}, {"carrier", CounterFace{Fleet, true}},
	{"tactical", CounterFace{AirForce, false}}, {"strategic", CounterFace{AirForce, true}},
}

func (f CounterFace) String() string {
	for _, x := range faceSlugs {
		if x.face == f {
			return x.slug
		}
	}
	return f.Kind.String()
}

// ParseCounterFace finds a face by its slug: "tank", "submarine", "flag".
func ParseCounterFace(s string) (CounterFace, bool) {
	for _, x := range faceSlugs {
		if x.slug == s {
			return x.face, true
		}
	}
	k, ok := ParseKind(s)
	if k.UpgradedBy() != NoKind {
		return CounterFace{}, false
	}
	return CounterFace{Kind: k}, ok
}

func (f CounterFace) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

func (f *CounterFace) UnmarshalText(b []byte) error {
	got, ok := ParseCounterFace(string(b))
	if !ok && len(b) > 0 {
		return words.Refuse("", "cataclysm/fault.no-counter", string(b))
	}
	*f = got
	return nil
}

// Marker is a counter that exists once and has a rule of its own (12), or stands for a limited or
// special resource. Il Duce and the A-Bomb are listed here as property of a power, and are Kinds
// when they move like other counters.
type Marker uint8

const (
	NoMarker Marker = iota
	IlDuceMarker
	AbyssinianAdventure
	DreadnoughtRefit
	RhinelandDemilitarized
	LendLease
	ABombMarker
	PostureMarker
	TransSiberianRailroad
	VolgaSpecialResource
	UralsSpecialResource
	SpecialBaseGuangdong
	SpecialBaseJava
	SpecialBaseSpain
	StresaFront
	StatusQuo
	WashingtonNavalTreaty
	USJapanTrade
	RuhrLimitedResource
	RomeLimitedResource
	BeneluxLimitedResource
	SwedenLimitedResource
	CzechoslovakiaLimitedResource
)

// MarkerCount bounds arrays by marker.
const MarkerCount = int(CzechoslovakiaLimitedResource) + 1

var markerSlugs = []string{"", "il-duce", "abyssinian-adventure", "dreadnought-refit", "rhineland-demilitarized", "lend-lease",
	"a-bomb", "posture", "trans-siberian-railroad", "volga-special-resource", "urals-special-resource", "special-base-guangdong",
	"special-base-java", "special-base-spain", "stresa-front", "status-quo", "washington-naval-treaty", "us-japan-trade",
	"ruhr-limited-resource", "rome-limited-resource", "benelux-limited-resource", "sweden-limited-resource",
	"czechoslovakia-limited-resource"}

func (m Marker) String() string { return slugOf(markerSlugs, m) }

// ParseMarker finds a marker by its slug.
func ParseMarker(s string) (Marker, bool) { return parse[Marker](markerSlugs, s) }

func (m Marker) MarshalText() ([]byte, error)  { return []byte(m.String()), nil }
func (m *Marker) UnmarshalText(b []byte) error { return unmarshal(markerSlugs, "marker", b, m) }
