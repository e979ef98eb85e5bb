package blockwar

import (
	"strconv"

	"interbellum/app/atlas"
	"interbellum/app/layout"
	rules "interbellum/engine/blockwar"
)

// corrections is what a board shows otherwise than its picture, which shows the Book that comes with the program.
func corrections(l *layout.Board, shipped, b *rules.Book) string {
	if b == shipped {
		return ""
	}
	var c atlas.Corrections
	for a := rules.Area(1); a <= b.LastArea; a++ {
		was, now := shipped.Place(a), b.Place(a)
		if drawn(was) != drawn(now) {
			c.Area(l, rowOf(now), was.Name != now.Name, b.NationFacts(now.Of).Capital == a && !now.Islet())
		}
		for other := a + 1; other <= b.LastArea; other++ {
			old, _ := shipped.Graph.Between(a, other)
			if border, is := b.Graph.Between(a, other); border.Via != old.Via {
				kind := "none"
				if is {
					kind = border.Via.String()
				}
				c.Border(l, atlas.PrintedBorder{A: now.Slug, B: b.Place(other).Slug, Kind: kind, Game: b.Game})
			}
		}
	}
	return c.JSON()
}

// printed is what can be seen of an area on a board.
type printed struct {
	name                 string
	city                 rules.City
	res, transAfric, oil int
	base                 bool
}

func drawn(p *rules.Place) printed {
	return printed{p.Name, p.City, p.Res, p.TransAfric, p.Oil, p.Base}
}

// rowOf gives an area the columns of areas.csv that are drawn.
func rowOf(p *rules.Place) map[string]string {
	row := map[string]string{
		"id": p.Slug, "name": p.Name, "kind": "land", "city": rules.CityWords[p.City],
		"res": strconv.Itoa(p.Res), "res_transafrica": strconv.Itoa(p.TransAfric), "oil": strconv.Itoa(p.Oil),
	}
	switch p.Kind {
	case rules.SeaArea:
		row["kind"] = "sea"
	case rules.OceanArea:
		row["kind"] = "ocean"
	}
	if p.Base {
		row["base"] = "1"
	}
	return row
}
