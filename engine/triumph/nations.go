package triumph

import (
	_ "embed"
	"fmt"
	"slices"

	"interbellum/engine/blockwar"
)

//go:embed data/nations.csv
var nationsFile string

// Nation is a Nation or a Colony (2.0), numbered as in the data.
type Nation uint8

const (
	NoNation Nation = iota
	Germany
	Italy
	Britain
	France
	USA
	SovietUnion // the nation of the Faction USSR
	// Minor Nations and Colonies follow.
)

// NationCount is the highest number of a Nation or Colony; NeutralForces, whose Fortresses defend Armed
// Minors, come after it.
const (
	NationCount   = 36
	NeutralForces = Nation(NationCount + 1)
)

// NationKind is a kind of Nation.
type NationKind uint8

const (
	GreatPower NationKind = iota + 1
	MajorPower
	Minor
	Colony
)

// NationFacts is what the print says about a Nation or Colony.
type NationFacts struct {
	Nation     Nation
	Slug, Name string
	Kind       NationKind
	Faction    Faction // by default; NoFaction for what begins Neutral
	Capital    Area    // Nowhere for Albania
	Overlord   Nation  // of a Colony
	Large      bool    // 2.41
	Source     string
}

const nationColumns = "id,name,kind,faction,capital,overlord,large,source"

func (m *atlas) readNations(text string) error {
	type line struct{ capital, overlord string }
	lines := []line{{}}
	err := blockwar.ReadTable("nations.csv", text, nationColumns, func(r blockwar.Row) {
		n := NationFacts{Nation: Nation(len(m.nations)), Slug: r.Text("id"), Name: r.Text("name"),
			Kind: NationKind(r.OneOf("kind", "", "great", "major", "minor", "colony")), Large: r.Yes("large"), Source: r.Text("source")}
		if f := r.Text("faction"); f != "neutral" {
			n.Faction = blockwar.Named(r, "faction", f, ParseFaction)
		}
		lines = append(lines, line{r.Text("capital"), r.Text("overlord")})
		m.nations = append(m.nations, n)
	})
	if err != nil {
		return err
	}
	if len(m.nations) != NationCount+1 {
		return fmt.Errorf("nations.csv: %d nations instead of %d", len(m.nations)-1, NationCount)
	}
	m.capitals, m.overlords = make([]string, len(lines)), make([]string, len(lines))
	for i, l := range lines {
		m.capitals[i], m.overlords[i] = l.capital, l.overlord
	}
	return nil
}

// joinNations gives every Nation its Capital and every Colony its overlord, once all are read.
func (m *atlas) joinNations() error {
	for i := 1; i <= NationCount; i++ {
		n := &m.nations[i]
		if name := m.capitals[i]; name != "" {
			a, found := m.find(name)
			if !found || m.places[a].Of != n.Nation {
				return fmt.Errorf("nations.csv: %s cannot be the Capital of %s", name, n.Slug)
			}
			n.Capital = a
		}
		if name := m.overlords[i]; name != "" {
			over, found := m.nation(name)
			if !found || n.Kind != Colony {
				return fmt.Errorf("nations.csv: %s cannot be the overlord of %s", name, n.Slug)
			}
			n.Overlord = over
		}
	}
	return nil
}

func (m *atlas) nation(slug string) (Nation, bool) {
	i := slices.IndexFunc(m.nations, func(n NationFacts) bool { return n.Slug == slug && slug != "" })
	return Nation(max(i, 0)), i > 0
}

// Facts is what the print says about the Nation.
func (n Nation) Facts() *NationFacts {
	if n > NationCount {
		n = NoNation
	}
	return &printed().nations[n]
}

func (n Nation) String() string {
	if n == NeutralForces {
		return "neutral"
	}
	return n.Facts().Slug
}

// ParseNation finds a Nation, or the forces of Armed Minors, by its slug.
func ParseNation(slug string) (Nation, bool) {
	if slug == "neutral" {
		return NeutralForces, true
	}
	return printed().nation(slug)
}

func (n Nation) MarshalText() ([]byte, error) { return []byte(n.String()), nil }

func (n *Nation) UnmarshalText(b []byte) error { return blockwar.ReadSlug(ParseNation, "nation", b, n) }

// Power reports whether the Nation is a Great or Major Power, which has units of its own.
func (n Nation) Power() bool { return n >= Germany && n <= SovietUnion }

// Areas lists the Land Areas of a Nation without its Colonies, or of a Colony.
func (n Nation) Areas() []Area {
	if n > NationCount {
		return nil
	}
	return printed().members[n]
}
