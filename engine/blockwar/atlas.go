package blockwar

import (
	"slices"

	"interbellum/engine/board"
	"interbellum/engine/words"
)

// Atlas is a map with its nations, as they are read from the tables of a game.
type Atlas struct {
	Places  []Place       // by Area, in the order of the slugs
	Peoples []NationFacts // by Nation, in the order of the table; last the forces of Armed Minors
	Graph   board.Graph[Area, Border]
}

// AtlasTables are the tables of a map, and how a game reads what its sister has not.
type AtlasTables struct {
	Nations, Areas, Borders                   string
	NationColumns, AreaColumns, BorderColumns string

	Owner   string                                    // the column of Nations that names the Power of a Colony
	Forces  string                                    // what the forces of Armed Minors are called
	Faction func(slug string) (Faction, bool)         // finds a Faction
	Nation  func(Row, *NationFacts)                   // reads more of a Nation; nil where there is nothing
	Area    func(Row, *Place, *Atlas)                 // reads more of an area, of what it is part among it
	Capital func(*NationFacts, *Place) bool           // an area can be a Nation's Capital
	Border  func(r Row, a, b *Place, via Border) bool // there can be such a border; it may read more
}

// ReadAtlas reads a map, and finds the first thing that is wrong with it.
func ReadAtlas(x *AtlasTables) (*Atlas, error) {
	m := &Atlas{Places: []Place{{}}, Peoples: []NationFacts{{}}}
	capitals, err := m.readNations(x)
	if err == nil {
		err = m.readPlaces(x)
	}
	if err == nil {
		err = m.joinCapitals(x, capitals)
	}
	if err == nil {
		err = m.readBorders(x)
	}
	if err != nil {
		return nil, err
	}
	m.Peoples = append(m.Peoples, NationFacts{Nation: Nation(len(m.Peoples)), Slug: x.Forces, Name: x.Forces})
	return m, nil
}

// Nation finds a Nation by its slug.
func (m *Atlas) Nation(slug string) (Nation, bool) {
	i := slices.IndexFunc(m.Peoples, func(n NationFacts) bool { return n.Slug == slug && slug != "" })
	return Nation(max(i, 0)), i > 0
}

// Area finds an area by its slug.
func (m *Atlas) Area(slug string) (Area, bool) {
	i := slices.IndexFunc(m.Places, func(p Place) bool { return p.Slug == slug && slug != "" })
	return Area(max(i, 0)), i > 0
}

// readNations reads the Nations, and what their Capitals are called.
func (m *Atlas) readNations(x *AtlasTables) (capitals []string, err error) {
	capitals = []string{""}
	owners := []string{""}
	err = ReadTable("nations.csv", x.Nations, x.NationColumns, func(r Row) {
		n := NationFacts{Nation: Nation(len(m.Peoples)), Slug: r.Text("id"), Name: r.Text("name"),
			Kind: NationKind(r.OneOf("kind", "", "great", "major", "minor", "colony", "proxy", "province")), Source: r.Text("source")}
		if f := r.Text("faction"); f != "neutral" {
			n.Faction = Named(r, "faction", f, x.Faction)
		}
		if (r.Text(x.Owner) != "") != (n.Kind == Colony || n.Kind == ProxyPower) {
			r.Fault(x.Owner, "blocks/fault.data.owner")
		}
		if x.Nation != nil {
			x.Nation(r, &n)
		}
		m.Peoples, capitals, owners = append(m.Peoples, n), append(capitals, r.Text("capital")), append(owners, r.Text(x.Owner))
	})
	for i, owner := range owners {
		var known bool
		if m.Peoples[i].Overlord, known = m.Nation(owner); err == nil && owner != "" && !known {
			err = words.Refuse("", "blocks/fault.data.owns", owner, m.Peoples[i].Slug)
		}
	}
	return capitals, err
}

func (m *Atlas) readPlaces(x *AtlasTables) error {
	var list []Place
	err := ReadTable("areas.csv", x.Areas, x.AreaColumns, func(r Row) {
		p := Place{Slug: r.Text("id"), Name: r.Text("name"), Kind: AreaKind(r.OneOf("kind", "", "land", "strait", "sea", "ocean", "islet", "islet-group")),
			City: City(r.OneOf("city", CityWords...)), Res: r.Count("res"), Island: r.Yes("island"), Source: r.Text("source")}
		x.Area(r, &p, m)
		if (p.Of == NoNation) != p.Sea() {
			r.Fault("nation", "blocks/fault.data.land")
		}
		list = append(list, p)
	})
	if err != nil {
		return err
	}
	if err := ByAlphabet("areas.csv", len(list), list, func(p *Place) string { return p.Slug }); err != nil {
		return err
	}
	for i, p := range list {
		p.Area = Area(i + 1)
		m.Places = append(m.Places, p)
	}
	return nil
}

// joinCapitals gives every Nation its Capital, once the areas are read.
func (m *Atlas) joinCapitals(x *AtlasTables, capitals []string) error {
	for i, name := range capitals {
		if name == "" {
			continue
		}
		n := &m.Peoples[i]
		a, found := m.Area(name)
		if !found || !x.Capital(n, &m.Places[a]) {
			return words.Refuse("", "blocks/fault.data.capital", name, n.Slug)
		}
		n.Capital = a
	}
	return nil
}

func (m *Atlas) readBorders(x *AtlasTables) (err error) {
	m.Graph, err = ReadBorders(len(m.Places)-1, x.Borders, x.BorderColumns, m.Area, func(r Row, l board.Link[Area, Border]) bool {
		a, b := &m.Places[l.A], &m.Places[l.B]
		if l.Via == Coastal || l.Via == Strait {
			a.Coastal, b.Coastal = a.Coastal || b.Sea() && a.Land(), b.Coastal || a.Sea() && b.Land()
		}
		return x.Border(r, a, b, l.Via)
	})
	return err
}
