package blockwar

// AreaKind is a kind of area.
type AreaKind uint8

const (
	LandArea   AreaKind = iota + 1
	StraitArea          // land that ships and aircraft pass through
	SeaArea
	OceanArea // costs two to enter
	IsletArea // one very small Island
	IsletGroupArea
)

// City is a type of city, the largest last.
type City uint8

const (
	NoCity City = iota
	Town
	PlainCity
	CapitalCity // of a large Minor Nation
	SubCapital
	MainCapital
)

// CityWords name the types of city in the data.
var CityWords = []string{"none", "town", "city", "capital-city", "subcapital", "maincapital"}

var cityPop = [...]int{PlainCity: 1, CapitalCity: 1, SubCapital: 2, MainCapital: 3}

// Pop is the Population of such a city.
func (c City) Pop() int { return cityPop[c] }

// Region is a part of the map that a game has rules for.
type Region uint8

// Place is what the print says about an area. What one game alone has is empty in the other.
type Place struct {
	Area       Area
	Slug, Name string
	Kind       AreaKind
	Region     Region // where the game has such
	Nation     Nation // in whose colour it is printed: of a Colony its Power; NoNation at sea
	Of         Nation // the Nation or the Colony that it is part of, whose Capital it goes with
	Home       bool   // Home Territory of a Power
	City       City
	Muster     int // Muster Value of the city
	Res        int // black Resources
	TransAfric int // red ones, that come around Africa
	Oil        int // how many of the Resources are oil
	Base       bool
	Island     bool
	Coastal    bool // borders a Sea or an Ocean
	Start      []StartUnits
	Source     string
}

// StartUnits are units at the start. Without a Type they are Cadres of any.
type StartUnits struct {
	Type Type
	CV   uint8
	N    int
}

// Sea reports whether the area is a Sea or an Ocean, Land whether it is land, which Straits and Islets are too.
func (p *Place) Sea() bool  { return p.Kind == SeaArea || p.Kind == OceanArea }
func (p *Place) Land() bool { return p.Kind != 0 && !p.Sea() }

// Islet reports whether it is an Islet, single or a group.
func (p *Place) Islet() bool { return p.Kind == IsletArea || p.Kind == IsletGroupArea }

// Straits reports whether traffic by sea and air passes through: Straits and Islets.
func (p *Place) Straits() bool { return p.Kind == StraitArea || p.Islet() }

// Resources are all its Resources, black and red.
func (p *Place) Resources() int { return p.Res + p.TransAfric }

// NationKind is a kind of Nation.
type NationKind uint8

const (
	GreatPower NationKind = iota + 1
	MajorPower
	Minor
	Colony
	ProxyPower
	Province // a Minor in China
)

// NationFacts is what the print says about a Nation or Colony.
type NationFacts struct {
	Nation     Nation
	Slug, Name string
	Kind       NationKind
	Faction    Faction // by default; NoFaction for what begins Neutral
	Side       Side    // whose its units are
	Capital    Area    // Nowhere where it has none
	Overlord   Nation  // of a Colony its Power, of a Proxy Power the Great Power of its Foster Faction
	Large      bool
	Source     string
}

// FactionFacts is what the print says about a Faction. Of a Side that fights apart from its player's Faction it has name and
// Player alone.
type FactionFacts struct {
	Faction     Faction
	Slug, Name  string
	Player      Faction // whose player leads it
	Great       Nation
	Majors      []Nation // its other Powers that it builds units of
	Main        Area     // Nowhere where it has no MainCapital
	Subs        []Area
	Center      Area // the Production Center
	Start       Levels
	FactoryCost []int // its levels, the first at the start
	HandSize    int
	ActionCards int // at the start
	Emergency   int // moves under Emergency Command
	Penalty     int // Victory Points that a Declaration of War costs it
	SetupUnits  int
	SetupCV     int
	Source      string
}

// Powers lists the Faction's Great Power and its other Powers.
func (f *FactionFacts) Powers() []Nation { return append([]Nation{f.Great}, f.Majors...) }

// Capitals lists its MainCapital, if it has one, and its SubCapitals.
func (f *FactionFacts) Capitals() []Area {
	if f.Main == Nowhere {
		return f.Subs
	}
	return append([]Area{f.Main}, f.Subs...)
}
