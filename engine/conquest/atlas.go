package conquest

import (
	_ "embed"
	"sync"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
)

//go:embed data/areas.csv
var areasFile string

//go:embed data/borders.csv
var bordersFile string

// Area is an area of the map, numbered from 1 in the order of the slugs. In text it is its slug.
type Area uint8

// Nowhere is no area, AreaCount the highest.
const (
	Nowhere   = Area(0)
	AreaCount = 141
)

// AreaKind is a kind of area (1.0).
type AreaKind uint8

const (
	LandArea       AreaKind = iota + 1
	StraitArea              // 1.3: land that ships and aircraft pass through
	IsletArea               // 1.41: one very small Island
	IsletGroupArea          // 1.41: several
	SeaArea
	OceanArea // 1.2: costs two to enter
)

// Region is a Region of mainland Asia (1.0), or what lies beyond it.
type Region uint8

const (
	RegionRussia Region = iota + 1
	RegionChina         // 16.0: with Manchuria, Korea and Hainan, without Hong Kong
	RegionIndoChina
	RegionPacific
	RegionAmericas
	RegionOther // Hong Kong, and all water
)

// City is a type of city (1.12), the largest last.
type City uint8

const (
	NoCity City = iota
	Town
	PlainCity
	SubCapital
	MainCapital
)

var (
	cityWords = []string{"none", "town", "city", "subcapital", "maincapital"}
	cityPop   = [...]int{Town: 0, PlainCity: 1, SubCapital: 2, MainCapital: 3}
	// cityMuster is what a Neutral's city musters, and what a Chinese one is worth to the Reds (16.22). The
	// Key prints none for MainCapitals.
	cityMuster = [...]int{Town: 1, PlainCity: 2, SubCapital: 4, MainCapital: 0}
)

// Pop is the Population of such a city, Muster its Muster Value.
func (c City) Pop() int    { return cityPop[c] }
func (c City) Muster() int { return cityMuster[c] }

// Place is what the print says about an area.
type Place struct {
	Area       Area
	Slug, Name string
	Region     Region
	Kind       AreaKind
	Nation     Nation // in whose colour it is printed: of a Colony its Power; NoNation at sea
	Of         Nation // the Nation or the Colony that it is part of, whose Capital it goes with (1.142)
	Home       bool   // within the boundaries of a Great or Proxy Power (2.4)
	City       City
	Res        int  // Resources
	Oil        int  // how many of them are oil (1.13)
	Base       bool // 1.122
	Island     bool // 1.4
	Coastal    bool // borders a Sea or an Ocean
	Source     string
}

// Sea reports whether the area is a Sea or an Ocean.
func (p *Place) Sea() bool { return p.Kind == SeaArea || p.Kind == OceanArea }

// Land reports whether it is a Land Area, which Straits and Islets are too.
func (p *Place) Land() bool { return p.Kind >= LandArea && p.Kind <= IsletGroupArea }

// Islet reports whether it is an Islet, single or a group (1.41).
func (p *Place) Islet() bool { return p.Kind == IsletArea || p.Kind == IsletGroupArea }

// Straits reports whether sea and air traffic passes through: Straits and Islets (1.3, 1.41).
func (p *Place) Straits() bool { return p.Kind == StraitArea || p.Islet() }

// Single reports whether one unit of each Faction at most stays there: on a single Islet that is no Base (1.41).
func (p *Place) Single() bool { return p.Kind == IsletArea && !p.Base }

// FortsOnly reports whether nothing but Fortresses and SNLFs is Built there: on Islets without a Base (1.41).
func (p *Place) FortsOnly() bool { return p.Islet() && !p.Base }

// Resources are what it yields to a Faction: oil counts double for Japan (1.13).
func (p *Place) Resources(f Faction) int {
	if f == Japan {
		return p.Res + p.Oil
	}
	return p.Res
}

// atlas is the map with its nations.
type atlas struct {
	places      [AreaCount + 1]Place
	index       map[string]Area
	nations     []NationFacts
	capitals    []string
	members     [NationCount + 1][]Area
	graph       board.Graph[Area, blockwar.Border]
	land, water []Area
}

var printed = sync.OnceValue(func() *atlas { return blockwar.Must(readAtlas(nationsFile, areasFile, bordersFile)) })

func readAtlas(nations, areas, borders string) (*atlas, error) {
	m := &atlas{index: make(map[string]Area, AreaCount)}
	for _, read := range []func() error{
		func() error { return m.readNations(nations) },
		func() error { return m.readPlaces(areas) },
		m.joinCapitals,
		func() error { return m.readBorders(borders) },
	} {
		if err := read(); err != nil {
			return nil, err
		}
	}
	return m, nil
}

const areaColumns = "id,name,region,kind,nation,territory,city,res,oil,base,island,source"

func (m *atlas) readPlaces(text string) error {
	var list []Place
	err := blockwar.ReadTable("areas.csv", text, areaColumns, func(r blockwar.Row) { list = append(list, m.readPlace(r)) })
	if err != nil {
		return err
	}
	if err := blockwar.ByAlphabet("areas.csv", AreaCount, list, func(p *Place) string { return p.Slug }); err != nil {
		return err
	}
	for i, p := range list {
		p.Area = Area(i + 1)
		m.places[p.Area], m.index[p.Slug] = p, p.Area
		if p.Sea() {
			m.water = append(m.water, p.Area)
		} else {
			m.land = append(m.land, p.Area)
			m.members[p.Of] = append(m.members[p.Of], p.Area)
		}
	}
	return nil
}

func (m *atlas) readPlace(r blockwar.Row) Place {
	p := Place{Slug: r.Text("id"), Name: r.Text("name"), Region: Region(r.OneOf("region", "", "russia", "china", "indochina", "pacific", "americas", "other")),
		Kind: AreaKind(r.OneOf("kind", "", "land", "strait", "islet", "islet-group", "sea", "ocean")), City: City(r.OneOf("city", cityWords...)),
		Res: r.Number("res"), Oil: r.Number("oil"), Base: r.Yes("base"), Island: r.Yes("island"), Source: r.Text("source")}
	if nation := r.Text("nation"); nation != "none" {
		p.Of = blockwar.Named(r, "nation", nation, m.nation)
	}
	facts := &m.nations[p.Of]
	if p.Nation = p.Of; facts.Kind == Colony {
		p.Nation = facts.Owner
	}
	p.Home = facts.Kind == GreatPower || facts.Kind == ProxyPower
	if (p.Of == NoNation) != p.Sea() || r.Text("territory") != territoryOf[facts.Kind] {
		r.Fault("territory", "does not fit the nation")
	}
	if p.Oil > p.Res || p.Sea() && (p.City != NoCity || p.Res > 0 || p.Base || p.Island) || p.Islet() && (p.City != NoCity || p.Res > 0 || !p.Island) {
		r.Fault("kind", "such an area cannot have all this")
	}
	return p
}

// territoryOf is what the areas of each kind of Nation are called.
var territoryOf = [...]string{0: "none", GreatPower: "home", ProxyPower: "home", Minor: "minor", Province: "province", Colony: "colony"}

func (m *atlas) find(slug string) (Area, bool) {
	a, found := m.index[slug]
	return a, found
}

// Place is the printed description of an area. It is read only. Nowhere has an empty one.
func (a Area) Place() *Place {
	if a > AreaCount {
		a = Nowhere
	}
	return &printed().places[a]
}

func (a Area) String() string { return a.Place().Slug }

// Name is the name on the map.
func (a Area) Name() string { return a.Place().Name }

// ParseArea finds an area by its slug.
func ParseArea(slug string) (Area, bool) { return printed().find(slug) }

func (a Area) MarshalText() ([]byte, error)  { return []byte(a.String()), nil }
func (a *Area) UnmarshalText(b []byte) error { return blockwar.ReadSlug(ParseArea, "area", b, a) }

// LandAreas and WaterAreas list the two kinds of area, ascending.
func LandAreas() []Area  { return printed().land }
func WaterAreas() []Area { return printed().water }
