package cataclysm

import (
	"strconv"
	"strings"

	"interbellum/app/atlas"
	"interbellum/app/layout"
	rules "interbellum/engine/cataclysm"
)

// corrections is what a map shows otherwise than its picture, which shows the Book that comes with the program.
func corrections(l *layout.Board, b *rules.Book) string {
	shipped := rules.Shipped()
	if b == shipped {
		return ""
	}
	var c atlas.Corrections
	for a := rules.Area(1); a <= rules.AreaCount; a++ {
		was, now := rowOf(shipped.Place(a)), rowOf(b.Place(a))
		for _, column := range columns {
			if was[column] != now[column] {
				c.Area(l, now, was["name"] != now["name"], false)
				break
			}
		}
	}
	old := map[[2]rules.Area]rules.BorderKind{}
	for _, d := range shipped.DrawnBorders() {
		old[[2]rules.Area{d.A, d.B}] = d.Kind
	}
	draw := func(d rules.DrawnBorder, kind string) {
		c.Border(l, atlas.PrintedBorder{A: b.Place(d.A).Slug, B: b.Place(d.B).Slug, Kind: kind, Game: "cataclysm"})
	}
	for _, d := range b.DrawnBorders() {
		pair := [2]rules.Area{d.A, d.B}
		if old[pair] != d.Kind {
			draw(d, d.Kind.String())
		}
		delete(old, pair)
	}
	for _, d := range shipped.DrawnBorders() {
		if _, gone := old[[2]rules.Area{d.A, d.B}]; gone {
			draw(d, "none")
		}
	}
	return c.JSON()
}

// columns are those of areas.csv that are drawn.
var columns = strings.Split("id,name,kind,nation,status,capital,resistance,adverse,restricted,delay,resource,base,base_owner", ",")

// rowOf gives an area those columns.
func rowOf(p *rules.Place) map[string]string {
	yes := func(is bool) string {
		if is {
			return "1"
		}
		return "0"
	}
	row := map[string]string{
		"id": p.Slug, "name": p.Name, "kind": "land", "nation": "none", "status": "", "capital": yes(p.Capital), "resistance": strconv.Itoa(p.Resistance),
		"adverse": yes(p.Adverse), "restricted": yes(p.Restricted), "delay": yes(p.Delay), "resource": "none", "base": "none", "base_owner": "none",
	}
	if p.IsSea() {
		row["kind"] = "sea"
	}
	if p.Owner != rules.NoPower {
		row["nation"] = p.Owner.String()
	}
	if p.IsHome() {
		row["status"] = "home"
	}
	if len(p.Resources) > 0 {
		var kinds []string
		for _, r := range p.Resources {
			kinds = append(kinds, r.String())
		}
		row["resource"] = strings.Join(kinds, "+")
	}
	if p.Base != rules.NoBase {
		row["base"] = []string{rules.AirBase: "air", rules.NavalBase: "naval"}[p.Base]
	}
	if p.BaseOwner != rules.NoPower {
		row["base_owner"] = p.BaseOwner.String()
	}
	return row
}
