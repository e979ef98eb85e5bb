package conquest

import (
	_ "embed"
	"fmt"
	"slices"

	"interbellum/engine/blockwar"
)

//go:embed data/nations.csv
var nationsFile string

// Nation is a Nation or a Colony (2.0), numbered as in the data. Provinces of China that begin Neutral are
// Minor Nations (2.5).
type Nation uint8

const (
	NoNation Nation = iota
	ImperialJapan
	US
	BritishEmpire
	Russia
	NatChina
	RedChina
	// Colonies, Provinces and Minor Nations follow.
)

// NationCount is the highest number of a Nation or Colony; ArmedMinors, whose Fortresses defend Minors
// that have been Violated, come after it.
const (
	NationCount = 56
	ArmedMinors = Nation(NationCount + 1)
)

// NationKind is a kind of Nation.
type NationKind uint8

const (
	GreatPower NationKind = iota + 1 // 2.1
	ProxyPower                       // 2.3
	Minor                            // 2.5
	Province                         // 1.1: a Minor in China
	Colony                           // 2.6
)

// NationFacts is what the print says about a Nation or Colony.
type NationFacts struct {
	Nation     Nation
	Slug, Name string
	Kind       NationKind
	Faction    Faction // by default; NoFaction for what begins Neutral
	Owner      Nation  // of a Colony its Power, of a Proxy Power the Great Power of its Foster Faction
	Capital    Area    // of Papua and of the British Empire it lies outside (2.21, 2.6)
	Source     string
}

const nationColumns = "id,name,kind,faction,owner,capital,source"

// readNations reads the Nations, and what their Capitals and owners are called, which are joined later.
func (m *atlas) readNations(text string) error {
	m.nations, m.capitals = []NationFacts{{}}, []string{""}
	owners := []string{""}
	err := blockwar.ReadTable("nations.csv", text, nationColumns, func(r blockwar.Row) {
		n := NationFacts{Nation: Nation(len(m.nations)), Slug: r.Text("id"), Name: r.Text("name"),
			Kind: NationKind(r.OneOf("kind", "", "great", "proxy", "minor", "province", "colony")), Source: r.Text("source")}
		if f := r.Text("faction"); f != "neutral" {
			n.Faction = blockwar.Named(r, "faction", f, ParseFaction)
		}
		if (r.Text("owner") != "") != (n.Kind == Colony || n.Kind == ProxyPower) {
			r.Fault("owner", "only a Colony and a Proxy Power have one")
		}
		m.nations, m.capitals, owners = append(m.nations, n), append(m.capitals, r.Text("capital")), append(owners, r.Text("owner"))
	})
	if err == nil && len(m.nations) != NationCount+1 {
		err = fmt.Errorf("nations.csv: %d nations instead of %d", len(m.nations)-1, NationCount)
	}
	for i, owner := range owners {
		var known bool
		if m.nations[i].Owner, known = m.nation(owner); err == nil && owner != "" && !known {
			err = fmt.Errorf("nations.csv: %s cannot own %s", owner, m.nations[i].Slug)
		}
	}
	return err
}

// joinCapitals gives every Nation its Capital, once the areas are read.
func (m *atlas) joinCapitals() error {
	for n, name := range m.capitals[1:] {
		a, found := m.find(name)
		if !found || m.places[a].City == NoCity && !m.places[a].Islet() && m.nations[n+1].Kind != Colony {
			return fmt.Errorf("nations.csv: %s cannot be the Capital of %s", name, m.nations[n+1].Slug)
		}
		m.nations[n+1].Capital = a
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

const armedSlug = "armed-minor"

func (n Nation) String() string {
	if n == ArmedMinors {
		return armedSlug
	}
	return n.Facts().Slug
}

// ParseNation finds a Nation, or the forces of Armed Minors, by its slug.
func ParseNation(slug string) (Nation, bool) {
	if slug == armedSlug {
		return ArmedMinors, true
	}
	return printed().nation(slug)
}

func (n Nation) MarshalText() ([]byte, error)  { return []byte(n.String()), nil }
func (n *Nation) UnmarshalText(b []byte) error { return blockwar.ReadSlug(ParseNation, "nation", b, n) }

// Power reports whether the Nation is a Great or a Proxy Power, which has units of its own.
func (n Nation) Power() bool { return n >= ImperialJapan && n <= RedChina }

// Chinese reports whether the Nation is one of the two Proxy Powers, whose units never leave China (16.12).
func (n Nation) Chinese() bool { return n == NatChina || n == RedChina }

// Areas lists the Land Areas of a Nation without its Colonies, or of a Colony.
func (n Nation) Areas() []Area {
	if n > NationCount {
		return nil
	}
	return printed().members[n]
}
