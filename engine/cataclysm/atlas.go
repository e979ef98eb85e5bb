package cataclysm

import (
	_ "embed"
	"slices"
	"strings"
	"sync/atomic"

	"interbellum/engine/board"

	"interbellum/engine"
	"interbellum/engine/words"
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

// Ownership is the printed status of an area. Its power is Place.Owner.
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

// Place is the printed description of an area. Who controls the area now is in the Table.
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
	BaseOwner          Power // NoPower if there is no base or it is unowned
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
	"minor_army,base,base_owner,special_british_base,source"

// atlas is both maps, read from the four files that describe them.
type atlas struct {
	places   [AreaCount + 1]Place
	index    map[string]Area
	capitals [PowerCount + 1]Area
	graph    board.Graph[Area, Crossing]
	borders  []rawBorder // as written, including those that connect nothing
}

type atlasFiles struct{ areas, borders, connectors, zones string }

var printedFiles = atlasFiles{areasFile, bordersFile, connectorsFile, zonesFile}

var atlasCache atomic.Pointer[atlas]

// printedAtlas is the atlas of the game. It is read on first use, so a page without a map starts
// sooner.
func printedAtlas() *atlas {
	if m := atlasCache.Load(); m != nil {
		return m
	}
	return loadAtlas()
}

func loadAtlas() *atlas {
	atlasCache.CompareAndSwap(nil, mustAtlas(printedFiles))
	return atlasCache.Load()
}

func mustAtlas(files atlasFiles) *atlas {
	m, err := readAtlas(files)
	if err != nil {
		panic(err) // wrong data is our mistake: the program must not run on it
	}
	return m
}

func readAtlas(files atlasFiles) (*atlas, error) {
	m := &atlas{index: make(map[string]Area, AreaCount)}
	if err := m.readPlaces(files.areas); err != nil {
		return nil, err
	}
	if err := m.readZones(files.zones); err != nil {
		return nil, err
	}
	if err := m.readBorders(files.borders); err != nil {
		return nil, err
	}
	m.markCoasts()
	conn, err := m.readConnectors(files.connectors)
	if err != nil {
		return nil, err
	}
	return m, m.build(conn)
}

func (m *atlas) find(slug string) (Area, bool) {
	a, ok := m.index[slug]
	return a, ok
}

func (m *atlas) readPlaces(text string) error {
	rows, err := splitTable("areas.csv", text, areaColumns)
	if err != nil {
		return err
	}
	if len(rows) != AreaCount {
		return words.Refuse("", "cataclysm/fault.data.areas", len(rows), AreaCount)
	}
	engine.Sort(rows, func(x, y row) int { return strings.Compare(x.values[0], y.values[0]) })
	for i, r := range rows {
		p, err := readPlace(r)
		if err != nil {
			return err
		}
		p.Area = Area(i + 1)
		if _, twice := m.index[p.Slug]; twice {
			return words.Refuse("", "cataclysm/fault.data.twice", p.Slug)
		}
		m.places[p.Area], m.index[p.Slug] = p, p.Area
		if p.Capital {
			m.capitals[p.Owner] = p.Area
		}
	}
	return nil
}

func readPlace(raw row) (Place, error) {
	r := &reader{row: raw}
	var p Place
	p.Slug, p.Name = r.text("id"), r.text("name")
	p.Map = Map(r.oneOf("map", "europe", "pacific") + 1)
	p.Kind = AreaKind(r.oneOf("kind", "land", "sea", "mixed") + 1)
	nation := r.text("nation")
	p.Ownership = Ownership(r.oneOf("status", "none", "home", "colony", "country"))
	p.Capital, p.Resistance = r.yes("capital"), r.oneOf("resistance", "0", "1", "2")
	p.Adverse, p.Restricted, p.Remote, p.OffMap, p.Delay = r.yes("adverse"), r.yes("restricted"), r.yes("remote"), r.yes("offmap"), r.yes("delay")
	p.Resources = readResources(r, r.text("resource"))
	p.MinorArmy, p.Base = r.yes("minor_army"), BaseKind(r.oneOf("base", "none", "air", "naval"))
	owner := r.text("base_owner")
	p.SpecialBritishBase, p.Source = r.yes("special_british_base"), r.text("source")
	p.Owner, p.China = readNation(r, &p, nation)
	if p.Capital && !p.IsHome() {
		r.refuse("capital", "cataclysm/fault.data.capital")
	}
	if (owner == "") != (p.Base == NoBase) {
		r.refuse("base_owner", "cataclysm/fault.data.base-owner")
	} else if owner != "" && owner != "none" {
		p.BaseOwner = r.power("base_owner")
	}
	return p, r.err
}

// readNation reads whose area it is in print. Home areas and colonies name a power; a country
// names itself or China.
func readNation(r *reader, p *Place, nation string) (owner Power, china bool) {
	switch p.Ownership {
	case HomeArea, Colony:
		return r.power("nation"), false
	case Country:
		if nation != p.Slug && nation != "china" {
			r.refuse("nation", "cataclysm/fault.data.nation")
		}
	case OpenSea:
		if nation != "none" {
			r.refuse("nation", "cataclysm/fault.data.sea")
		}
	}
	return NoPower, nation == "china"
}

func readResources(r *reader, text string) []ResourceKind {
	if text == "none" {
		return nil
	}
	var list []ResourceKind
	for _, word := range strings.Split(text, "+") {
		k := slices.Index(resourceSlugs, word)
		if k < int(Natural) {
			r.refuse("resource", "cataclysm/fault.data.unknown", word)
			continue
		}
		list = append(list, ResourceKind(k))
	}
	return list
}

func (m *atlas) readZones(text string) error {
	rows, err := splitTable("zones.csv", text, "area,zone,source")
	if err != nil {
		return err
	}
	for _, raw := range rows {
		r := &reader{row: raw, find: m.find}
		p := &m.places[r.area("area")]
		if r.oneOf("zone", "treaty", "canal") == 0 {
			p.TreatyZone = true
		} else {
			p.Canal = true
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
	return &printedAtlas().places[a]
}

func (a Area) String() string { return a.Place().Slug }

// Name is the name on the map.
func (a Area) Name() string { return a.Place().Name }

// ParseArea finds an area by its slug.
func ParseArea(slug string) (Area, bool) {
	return printedAtlas().find(slug)
}

// MustArea finds an area that the rules name. An unknown name is a mistake in the program.
func MustArea(slug string) Area {
	a, ok := printedAtlas().find(slug)
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
		return words.Refuse("", "cataclysm/fault.no-area", string(b))
	}
	*a = got
	return nil
}

// Capital is the power's capital (2.2.3).
func (p Power) Capital() Area {
	if p > PowerCount {
		return Nowhere
	}
	return printedAtlas().capitals[p]
}

// Board is both maps as one graph. A scenario that uses one map rejects the areas of the other.
// Impassable borders are not in it: they connect nothing (2.2).
func Board() *board.Graph[Area, Crossing] { return &printedAtlas().graph }
