package triumph

import (
	_ "embed"
	"strings"
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
	AreaCount = 136
)

// AreaKind is a kind of area (1.0).
type AreaKind uint8

const (
	LandArea   AreaKind = iota + 1
	StraitArea          // 1.3: land that ships and aircraft pass through
	SeaArea
	OceanArea // 1.2: costs two to enter
)

// City is a type of city (1.12), the largest last.
type City uint8

const (
	NoCity City = iota
	Town
	PlainCity
	CapitalCity // of a large Minor Nation
	SubCapital
	MainCapital
)

var (
	cityWords = []string{"none", "town", "city", "capital-city", "subcapital", "maincapital"}
	cityPop   = [...]int{Town: 0, PlainCity: 1, CapitalCity: 1, SubCapital: 2, MainCapital: 3}
	// cityMuster is what a Neutral's city musters. The Key prints none for the Powers' great
	// capitals; what it means where Washington must muster is 8.43.
	cityMuster = [...]int{Town: 1, PlainCity: 2, CapitalCity: 3, SubCapital: 0, MainCapital: 0}
)

// Pop is the Population of such a city, Muster its Muster Value.
func (c City) Pop() int    { return cityPop[c] }
func (c City) Muster() int { return cityMuster[c] }

// Place is what the print says about an area.
type Place struct {
	Area       Area
	Slug, Name string
	Kind       AreaKind
	Nation     Nation // in whose colour it is printed: of a Colony the overlord; NoNation at sea
	Of         Nation // the Nation or the Colony that it is part of, whose Capital it goes with (1.14)
	Home       bool   // Home Territory of a Great or Major Power (2.3)
	City       City
	Res        int // black Resources
	TransAfric int // red ones (1.13)
	Island     bool
	Coastal    bool // borders a Sea or an Ocean
	Start      []StartUnits
	Source     string
}

// StartUnits are units at the start (5.0). Without a Type they are Cadres of any.
type StartUnits struct {
	Type blockwar.Type
	CV   uint8
	N    int
}

// Sea reports whether the area is a Sea or an Ocean.
func (p *Place) Sea() bool { return p.Kind == SeaArea || p.Kind == OceanArea }

// Land reports whether it is a Land Area, which Straits are too.
func (p *Place) Land() bool { return p.Kind == LandArea || p.Kind == StraitArea }

// Resources are all its Resources, black and red.
func (p *Place) Resources() int { return p.Res + p.TransAfric }

// atlas is the map with its nations.
type atlas struct {
	places              [AreaCount + 1]Place
	index               map[string]Area
	nations             []NationFacts
	capitals, overlords []string
	members             [NationCount + 1][]Area
	graph               board.Graph[Area, blockwar.Border]
	around              [2]Area // the border that leads around Africa (14.24)
	land, water         []Area
}

var printed = sync.OnceValue(func() *atlas {
	return blockwar.Must(readAtlas(nationsFile, areasFile, bordersFile))
})

func readAtlas(nations, areas, borders string) (*atlas, error) {
	m := &atlas{index: make(map[string]Area, AreaCount), nations: []NationFacts{{}}}
	if err := m.readNations(nations); err != nil {
		return nil, err
	}
	if err := m.readPlaces(areas); err != nil {
		return nil, err
	}
	if err := m.joinNations(); err != nil {
		return nil, err
	}
	return m, m.readBorders(borders)
}

const areaColumns = "id,name,kind,nation,colony,territory,city,res,res_transafrica,start_units,island,source"

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
			continue
		}
		m.land = append(m.land, p.Area)
		m.members[p.Of] = append(m.members[p.Of], p.Area)
	}
	return nil
}

func (m *atlas) readPlace(r blockwar.Row) Place {
	p := Place{Slug: r.Text("id"), Name: r.Text("name"), Kind: AreaKind(r.OneOf("kind", "", "land", "strait", "sea", "ocean")),
		City: City(r.OneOf("city", cityWords...)), Res: r.Number("res"), TransAfric: r.Number("res_transafrica"),
		Island: r.Yes("island"), Source: r.Text("source")}
	territory := r.OneOf("territory", "none", "home", "colony", "minor")
	p.Home = territory == 1
	if nation := r.Text("nation"); nation != "none" {
		p.Nation = blockwar.Named(r, "nation", nation, m.nation)
	}
	p.Of = p.Nation
	if colony := r.Text("colony"); colony != "" {
		p.Of = blockwar.Named(r, "colony", colony, m.nation)
	}
	if (p.Nation == NoNation) != p.Sea() || (p.Of != p.Nation) != (territory == 2) || p.Home != (territory == 1 && p.Nation.Power()) {
		r.Fault("territory", "does not fit the nation")
	}
	for _, words := range r.List("start_units") {
		p.Start = append(p.Start, readStart(r, words))
	}
	return p
}

func readStart(r blockwar.Row, words string) StartUnits {
	name, rest, _ := strings.Cut(words, "@")
	cv, n, _ := strings.Cut(rest, "*")
	s := StartUnits{}
	if name != "any" {
		s.Type = blockwar.Named(r, "start_units", name, Chart().Find)
	}
	if len(cv) != 1 || len(n) != 1 || cv < "1" || cv > "4" || n < "1" || n > "9" {
		r.Fault("start_units", "not units: "+words)
		return s
	}
	s.CV, s.N = cv[0]-'0', int(n[0]-'0')
	return s
}

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

// MustArea finds an area that the rules name. An unknown name is a mistake in the program.
func MustArea(slug string) Area {
	a, found := ParseArea(slug)
	if !found {
		panic("triumph: no area " + slug)
	}
	return a
}

func (a Area) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

func (a *Area) UnmarshalText(b []byte) error { return blockwar.ReadSlug(ParseArea, "area", b, a) }

// LandAreas and WaterAreas list the two kinds of area, ascending.
func LandAreas() []Area  { return printed().land }
func WaterAreas() []Area { return printed().water }
