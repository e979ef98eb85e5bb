package cataclysm

import (
	"slices"
	"strings"

	"interbellum/engine/board"
	"interbellum/engine/words"
)

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

const areaColumns = "id,name,map,kind,nation,status,capital,resistance,adverse,restricted,remote,offmap,delay,resource," +
	"minor_army,base,base_owner,special_british_base,source"

// atlas is both maps, read from the four files that describe them.
type atlas struct {
	places   [AreaCount + 1]Place
	capitals [PowerCount + 1]Area
	graph    board.Graph[Area, Crossing]
	borders  []PrintedBorder // as written, including those that connect nothing
}

type atlasFiles struct{ areas, borders, connectors, zones string }

func readAtlas(files atlasFiles) (*atlas, error) {
	m := &atlas{}
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

func (m *atlas) readPlaces(text string) error {
	rows, err := splitTable("areas.csv", text, areaColumns)
	if err != nil {
		return err
	}
	if len(rows) != AreaCount {
		return words.Refuse("", "cataclysm/fault.data.areas", len(rows), AreaCount)
	}
	for _, r := range rows {
		p, err := readPlace(r)
		if err != nil {
			return err
		}
		if m.places[p.Area].Area != Nowhere {
			return words.Refuse("", "cataclysm/fault.data.twice", p.Slug)
		}
		m.places[p.Area] = p
		if p.Capital {
			m.capitals[p.Owner] = p.Area
		}
	}
	return nil
}

func readPlace(raw row) (Place, error) {
	r := &reader{row: raw}
	var p Place
	p.Area, p.Name = r.area("id"), r.text("name")
	p.Slug = p.Area.String()
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
		r := &reader{row: raw}
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
func (b *Book) Place(a Area) *Place {
	if a > AreaCount {
		a = Nowhere
	}
	return &b.places[a]
}

// Capital is the power's capital (2.2.3).
func (b *Book) Capital(p Power) Area {
	if p > PowerCount {
		return Nowhere
	}
	return b.capitals[p]
}

// Board is both maps as one graph. A scenario that uses one map rejects the areas of the other.
// Impassable borders are not in it: they connect nothing (2.2).
func (b *Book) Board() *board.Graph[Area, Crossing] { return &b.graph }

// ChineseCountries lists the countries of China, read only. Each may hold one Chinese army: there are as many
// counters, each with a side for either faction (11.4).
func (b *Book) ChineseCountries() []Area { return b.chineseCountries }
