package cataclysm

import (
	"interbellum/engine/board"

	"interbellum/engine/words"
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

// Coast is one of the two coasts of Finland, Lombardy and Spain (2.2.1). Everywhere else it is
// NoCoast.
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

// Crossing is what a border permits by print alone (7.2), the same in both directions. Control,
// enemies and range are checked by the movement rules.
type Crossing struct {
	Kind  BorderKind
	Coast Coast // on a sea border of a two-coast area: which of its coasts this is
	Land  bool  // land movement
	Naval bool  // naval movement
	Air   bool  // air movement
}

// Adjacent reports whether the two areas are adjacent for all purposes, not only for air units
// (2.3.4).
func (c Crossing) Adjacent() bool { return c.Kind != AirOnly && c.Kind != Impassable }

// Border is a border seen from one of its areas.
type Border = board.Border[Area, Crossing]

// PrintedBorder is a line of borders.csv, whether it connects anything or not.
type PrintedBorder struct {
	A, B   Area
	Kind   BorderKind
	Coast  Coast
	Source string
}

// PrintedBorders are the lines of borders.csv, read only.
func (b *Book) PrintedBorders() []PrintedBorder { return b.borders }

func (m *atlas) readBorders(text string) error {
	rows, err := splitTable("borders.csv", text, "a,b,kind,coast,source")
	if err != nil {
		return err
	}
	for _, raw := range rows {
		r := &reader{row: raw}
		x := PrintedBorder{r.area("a"), r.area("b"), BorderKind(r.oneOf("kind", borderSlugs[1:]...) + 1), Coast(r.oneOf("coast", coastSlugs...)), r.text("source")}
		if r.err != nil {
			return r.err
		}
		m.borders = append(m.borders, x)
	}
	return nil
}

// markCoasts finds the coastal areas (2.2.1): mixed areas, and land areas with a border to the sea.
func (m *atlas) markCoasts() {
	for i := range m.places {
		m.places[i].Coastal = m.places[i].Kind == MixedArea
	}
	for _, x := range m.borders {
		a, b := &m.places[x.A], &m.places[x.B]
		if x.Kind != Impassable && x.Kind != AirOnly && a.IsSea() != b.IsSea() {
			a.Coastal, b.Coastal = !a.IsSea(), !b.IsSea()
		}
	}
}

func (m *atlas) build(conn [4]connector) error {
	links := make([]board.Link[Area, Crossing], 0, len(m.borders))
	for _, x := range m.borders {
		if x.Kind == Impassable {
			continue
		}
		if k := x.Kind; k.IsConnector() && (conn[k-ConnectorA].a != x.A || conn[k-ConnectorA].b != x.B) {
			return words.Refuse("", "cataclysm/fault.data.connector", k, m.places[x.A].Slug, m.places[x.B].Slug)
		}
		links = append(links, board.Link[Area, Crossing]{A: x.A, B: x.B, Via: m.crossing(x, conn)})
	}
	var err error
	m.graph, err = board.New(AreaCount, links)
	return err
}

// crossing applies 7.2.1 to 7.2.3 to one border. Naval movement between a mixed area and a coast
// needs a black arrow. A half-blue connector lets ships through although both ends are land areas:
// 7.2.2 says so after its general ban, and the connector would otherwise have no blue half.
func (m *atlas) crossing(x PrintedBorder, conn [4]connector) Crossing {
	a, b := &m.places[x.A], &m.places[x.B]
	land := !a.IsSea() && !b.IsSea()
	c := Crossing{Kind: x.Kind, Coast: x.Coast}
	switch {
	case x.Kind.IsConnector():
		k := conn[x.Kind-ConnectorA]
		c.Land, c.Naval, c.Air = k.land && land, k.naval, k.land
	case x.Kind == AirOnly:
		c.Air = true
	default:
		c.Land, c.Air = land, true
		c.Naval = !land || x.Kind == Strait && a.Coastal && b.Coastal && (a.Kind == MixedArea || b.Kind == MixedArea)
	}
	return c
}

// connector is what a map connector lets through: the white half land and air, the blue half ships (2.3.6).
type connector struct {
	a, b        Area
	land, naval bool
}

func (m *atlas) readConnectors(text string) ([4]connector, error) {
	var list [4]connector
	rows, err := splitTable("connectors.csv", text, "letter,a,b,land,naval,source")
	if err != nil {
		return list, err
	}
	if len(rows) != len(list) {
		return list, words.Refuse("", "cataclysm/fault.data.connectors", len(rows))
	}
	for i, raw := range rows {
		r := &reader{row: raw}
		if r.oneOf("letter", "A", "B", "C", "D") != i {
			r.refuse("letter", "cataclysm/fault.data.order")
		}
		list[i] = connector{r.area("a"), r.area("b"), r.yes("land"), r.yes("naval")}
		if r.err != nil {
			return list, r.err
		}
	}
	return list, nil
}
