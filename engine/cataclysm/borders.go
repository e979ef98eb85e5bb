package cataclysm

import (
	"fmt"

	"interbellum/engine/board"
)

// BorderKind is what is drawn between two areas.
type BorderKind uint8

const (
	Normal     BorderKind = iota + 1
	Strait                // black crossing arrow (2.3.4)
	AirOnly               // blue crossing arrow (2.3.4)
	Impassable            // solid red (2.2): never in the graph
	ConnectorA            // map connectors (2.3.6)
	ConnectorB
	ConnectorC
	ConnectorD
)

var borderSlugs = []string{"", "normal", "strait", "air-only", "impassable", "connector-A", "connector-B", "connector-C", "connector-D"}

func (k BorderKind) String() string    { return slugOf(borderSlugs, k) }
func (k BorderKind) IsConnector() bool { return k >= ConnectorA }

// Coast tells the two coasts of Finland, Lombardy and Spain apart (2.2.1). Everywhere else it is NoCoast.
type Coast uint8

const (
	NoCoast Coast = iota
	Bothnia
	Barents
	AdriaticCoast
	TyrrhenianCoast
	NorthCoast // Spain on the Western Approaches
	SouthCoast // Spain on the Mid-Atlantic and the Western Mediterranean, where Gibraltar is
)

var coastSlugs = []string{"", "bothnia", "barents", "adriatic", "tyrrhenian", "north", "south"}

func (c Coast) String() string               { return slugOf(coastSlugs, c) }
func (c Coast) MarshalText() ([]byte, error) { return []byte(c.String()), nil }
func (c *Coast) UnmarshalText(b []byte) error {
	return unmarshal(coastSlugs, "coast", b, c)
}

// Crossing is what a border permits by the print alone (7.2), the same in both directions. Control, enemies and
// range are for the movement rules to ask.
type Crossing struct {
	Kind  BorderKind
	Coast Coast // on a sea border of a two-coast area: which of its coasts this is
	Land  bool  // land movement
	Naval bool  // naval movement
	Air   bool  // air movement
}

// Adjacent tells whether the two areas are adjacent for all purposes, and not for air units only (2.3.4).
func (c Crossing) Adjacent() bool { return c.Kind != AirOnly && c.Kind != Impassable }

// Border is a border seen from one of its areas.
type Border = board.Border[Area, Crossing]

var graph, impassable = loadBoard()

type rawBorder struct {
	a, b   Area
	kind   BorderKind
	coast  Coast
	source string
}

func readBorders(text string, find func(string) (Area, bool)) ([]rawBorder, error) {
	rows, err := splitTable("borders.csv", text, "a,b,kind,coast,source")
	if err != nil {
		return nil, err
	}
	list := make([]rawBorder, 0, len(rows))
	for _, raw := range rows {
		r := &reader{row: raw}
		a, okA := find(r.text("a"))
		b, okB := find(r.text("b"))
		if !okA || !okB {
			r.fault("a, b", "no such area")
		}
		x := rawBorder{a, b, BorderKind(r.oneOf("kind", borderSlugs[1:]...) + 1), Coast(r.oneOf("coast", coastSlugs...)), r.text("source")}
		if r.err != nil {
			return nil, r.err
		}
		list = append(list, x)
	}
	return list, nil
}

func findIn(index map[string]Area) func(string) (Area, bool) {
	return func(s string) (Area, bool) { a, ok := index[s]; return a, ok }
}

// markCoasts finds the coastal areas (2.2.1): mixed areas, and land areas with a border to the sea.
func markCoasts(all *[AreaCount + 1]Place, index map[string]Area) {
	list, err := readBorders(bordersFile, findIn(index))
	must(err)
	for i := range all {
		all[i].Coastal = all[i].Kind == MixedArea
	}
	for _, x := range list {
		if x.kind == Impassable || x.kind == AirOnly {
			continue
		}
		if all[x.a].Kind == SeaArea && all[x.b].Kind == LandArea {
			all[x.b].Coastal = true
		}
		if all[x.b].Kind == SeaArea && all[x.a].Kind == LandArea {
			all[x.a].Coastal = true
		}
	}
}

func loadBoard() (board.Graph[Area, Crossing], []rawBorder) {
	list, err := readBorders(bordersFile, findIn(slugIndex))
	must(err)
	conn, err := readConnectors(connectorsFile)
	must(err)
	g, closed, err := buildBoard(list, conn)
	must(err)
	return g, closed
}

func buildBoard(list []rawBorder, conn [4]connector) (board.Graph[Area, Crossing], []rawBorder, error) {
	var closed []rawBorder
	links := make([]board.Link[Area, Crossing], 0, len(list))
	for _, x := range list {
		if x.kind == Impassable {
			closed = append(closed, x)
			continue
		}
		links = append(links, board.Link[Area, Crossing]{A: x.a, B: x.b, Via: x.crossing(conn)})
	}
	g, err := board.New(AreaCount, links)
	return g, closed, err
}

// crossing works out 7.2.1 to 7.2.3 for one border. Naval movement between a mixed area and a coast needs a black
// arrow; a half-blue connector lets ships through although both its ends are land areas, since 7.2.2 says so after
// its general ban and the connector would have no blue half otherwise.
func (x rawBorder) crossing(conn [4]connector) Crossing {
	a, b := x.a.Place(), x.b.Place()
	land := !a.IsSea() && !b.IsSea()
	c := Crossing{Kind: x.kind, Coast: x.coast}
	switch {
	case x.kind.IsConnector():
		k := conn[x.kind-ConnectorA]
		c.Land, c.Naval, c.Air = k.land && land, k.naval, k.land
	case x.kind == AirOnly:
		c.Air = true
	default:
		c.Land, c.Air = land, true
		c.Naval = !land || x.kind == Strait && a.Coastal && b.Coastal && (a.Kind == MixedArea || b.Kind == MixedArea)
	}
	return c
}

// connector is what a map connector lets through: the white half land and air, the blue half ships (2.3.6).
type connector struct {
	a, b        Area
	land, naval bool
}

func readConnectors(text string) ([4]connector, error) {
	var list [4]connector
	rows, err := splitTable("connectors.csv", text, "letter,a,b,land,naval,source")
	if err != nil {
		return list, err
	}
	if len(rows) != len(list) {
		return list, fmt.Errorf("cataclysm: connectors.csv: %d connectors", len(rows))
	}
	for i, raw := range rows {
		r := &reader{row: raw}
		if r.oneOf("letter", "A", "B", "C", "D") != i {
			r.fault("letter", "out of order")
		}
		list[i] = connector{r.area("a"), r.area("b"), r.yes("land"), r.yes("naval")}
		if r.err != nil {
			return list, r.err
		}
	}
	return list, nil
}
