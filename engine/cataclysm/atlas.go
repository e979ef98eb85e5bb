package cataclysm

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"interbellum/engine/board"
)

//go:embed data/areas.csv
var areasFile string

//go:embed data/borders.csv
var bordersFile string

//go:embed data/connectors.csv
var connectorsFile string

//go:embed data/zones.csv
var zonesFile string

// Area is an area of either map (2.2), numbered from 1 in the order of the slugs. In text it is its slug.
type Area uint8

// Nowhere is no area.
const Nowhere Area = 0

// AreaKind is a type of area (2.2).
type AreaKind uint8

const (
	LandArea AreaKind = iota + 1
	SeaArea
	MixedArea
)

// Map is one of the two maps (2.1).
type Map uint8

const (
	EuropeMap Map = iota + 1
	PacificMap
)

var mapSlugs = []string{"", "europe", "pacific"}

func (m Map) String() string                { return slugOf(mapSlugs, m) }
func (m Map) MarshalText() ([]byte, error)  { return []byte(m.String()), nil }
func (m *Map) UnmarshalText(b []byte) error { return unmarshal(mapSlugs, "map", b, m) }

// Ownership is what the print says about an area: whose it is is Place.Owner.
type Ownership uint8

const (
	OpenSea Ownership = iota // sea areas are never owned (2.2.4)
	HomeArea
	Colony
	Country
)

// ResourceKind is the kind of a resource symbol or marker (2.3.8).
type ResourceKind uint8

const (
	NoResource ResourceKind = iota
	Natural
	Industrial
)

var resourceSlugs = []string{"none", "natural", "industrial"}

func (k ResourceKind) String() string { return slugOf(resourceSlugs, k) }

// BaseKind is the base printed in a sea area (2.3.2).
type BaseKind uint8

const (
	NoBase BaseKind = iota
	AirBase
	NavalBase // which includes an air base
)

// Place is what the print says about an area. Who holds it now is the table's business.
type Place struct {
	Area               Area
	Slug, Name         string
	Kind               AreaKind
	Map                Map
	Owner              Power // in whose colour a home area or colony is printed; NoPower for countries and the sea
	Ownership          Ownership
	China              bool // one of the Chinese countries (2.2.6)
	Capital            bool
	Resistance         int  // printed fists; neutral cubes replace it (2.4.5)
	Adverse            bool // 2.3.1
	Restricted         bool // 2.3.10
	Remote             bool // 2.2.8
	OffMap             bool // 2.2.7
	Delay              bool // 2.3.5
	Resources          []ResourceKind
	MinorArmy          bool
	Base               BaseKind
	BaseOwner          Power // NoPower where there is no base, or nobody owns it
	SpecialBritishBase bool  // 2.3.3; the scenario says whether it is used
	Canal              bool  // Egypt, Ruhr, South Africa (2.2.1): two waters, through traffic only while friendly
	TreatyZone         bool  // on the Japanese side of the naval treaty line (12.1.3)
	Coastal            bool  // 2.2.1
	Source             string
}

func (p *Place) IsSea() bool     { return p.Kind == SeaArea }
func (p *Place) IsHome() bool    { return p.Ownership == HomeArea }
func (p *Place) IsColony() bool  { return p.Ownership == Colony }
func (p *Place) IsCountry() bool { return p.Ownership == Country } // in print; see 2.2.3 for home areas lost
func (p *Place) HasIndustry() bool {
	return slices.Contains(p.Resources, Industrial)
}

// AreaCount is the highest area id.
const AreaCount = 129

const areaColumns = "id,name,map,kind,nation,status,capital,resistance,adverse,restricted,remote,offmap,delay,resource," +
	"minor_army,base,base_owner,special_british_base,seeds,countries,source"

var places, slugIndex = loadPlaces()

func loadPlaces() ([AreaCount + 1]Place, map[string]Area) {
	rows, err := splitTable("areas.csv", areasFile, areaColumns)
	must(err)
	if len(rows) != AreaCount {
		must(fmt.Errorf("cataclysm: %d areas instead of %d", len(rows), AreaCount))
	}
	slices.SortFunc(rows, func(x, y row) int { return strings.Compare(x.values[0], y.values[0]) })
	var all [AreaCount + 1]Place
	index := make(map[string]Area, AreaCount)
	for i, r := range rows {
		p, err := readPlace(r)
		must(err)
		p.Area = Area(i + 1)
		all[p.Area], index[p.Slug] = p, p.Area
	}
	if len(index) != AreaCount {
		must(fmt.Errorf("cataclysm: an area is listed twice"))
	}
	must(markZones(&all, index))
	markCoasts(&all, index)
	return all, index
}

func readPlace(raw row) (Place, error) {
	r := &reader{row: raw}
	p := Place{
		Slug: r.text("id"), Name: r.text("name"), Source: r.text("source"),
		Kind:      AreaKind(r.oneOf("kind", "land", "sea", "mixed") + 1),
		Map:       Map(r.oneOf("map", "europe", "pacific") + 1),
		Ownership: Ownership(r.oneOf("status", "none", "home", "colony", "country")),
		Base:      BaseKind(r.oneOf("base", "none", "air", "naval")),
		China:     r.text("nation") == "china", Capital: r.yes("capital"), Resistance: r.oneOf("resistance", "0", "1", "2"),
		Adverse: r.yes("adverse"), Restricted: r.yes("restricted"), Remote: r.yes("remote"), OffMap: r.yes("offmap"),
		Delay: r.yes("delay"), MinorArmy: r.yes("minor_army"), SpecialBritishBase: r.yes("special_british_base"),
	}
	switch {
	case p.IsHome() || p.IsColony():
		p.Owner = r.power("nation")
	case p.IsCountry() && !p.China && r.text("nation") != p.Slug:
		r.fault("nation", "a country is its own nation or China")
	}
	if o := r.text("base_owner"); o != "" && o != "none" {
		p.BaseOwner = r.power("base_owner")
	}
	if res := r.text("resource"); res != "none" {
		for _, word := range strings.Split(res, "+") {
			k := slices.Index(resourceSlugs, word)
			if k < 1 {
				r.fault("resource", "unknown: "+word)
				continue
			}
			p.Resources = append(p.Resources, ResourceKind(k))
		}
	}
	return p, r.err
}

func markZones(all *[AreaCount + 1]Place, index map[string]Area) error {
	rows, err := splitTable("zones.csv", zonesFile, "area,zone,source")
	if err != nil {
		return err
	}
	for _, raw := range rows {
		r := &reader{row: raw}
		a, ok := index[r.text("area")]
		if !ok {
			r.fault("area", "no area")
		}
		if r.oneOf("zone", "treaty", "canal") == 0 {
			all[a].TreatyZone = true
		} else {
			all[a].Canal = true
		}
		if r.err != nil {
			return r.err
		}
	}
	return nil
}

// Place is the printed description of an area. It is read only. Nowhere has an empty one.
func (a Area) Place() *Place {
	if a > AreaCount {
		a = Nowhere
	}
	return &places[a]
}

func (a Area) String() string { return a.Place().Slug }

// Name is the name on the map.
func (a Area) Name() string { return a.Place().Name }

// ParseArea finds an area by its slug.
func ParseArea(slug string) (Area, bool) {
	a, ok := slugIndex[slug]
	return a, ok
}

// MustArea finds an area that the rules name. An unknown name is a mistake in the program.
func MustArea(slug string) Area {
	a, ok := slugIndex[slug]
	if !ok {
		panic("cataclysm: no area " + slug)
	}
	return a
}

func (a Area) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

func (a *Area) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		*a = Nowhere
		return nil
	}
	got, ok := ParseArea(string(b))
	if !ok {
		return fmt.Errorf("cataclysm: no area %q", b)
	}
	*a = got
	return nil
}

// Capital is the power's capital (2.2.3).
func (p Power) Capital() Area {
	for a := Area(1); a <= AreaCount; a++ {
		if pl := &places[a]; pl.Capital && pl.Owner == p {
			return a
		}
	}
	return Nowhere
}

// Board is both maps as one graph; a scenario that uses one map refuses the areas of the other. Impassable borders
// are not in it: they join nothing (2.2).
func Board() *board.Graph[Area, Crossing] { return &graph }
