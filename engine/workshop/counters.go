package workshop

import (
	"encoding/json"
	"slices"
	"strconv"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// kinds are the counters that a force pool holds: their column in powers.csv, and their faces. An upgraded counter is the other side.
var kinds = []struct{ column, face, upgraded string }{
	{"armies", "infantry", "tank"}, {"fleets", "surface", "carrier"}, {"submarine_packs", "submarine", ""}, {"air_forces", "tactical", "strategic"},
	{"fortresses", "fortress", ""}, {"logistics", "logistics", ""}, {"tank_upgrades", "tank-upgrade", ""}, {"carrier_upgrades", "carrier-upgrade", ""},
	{"strategic_upgrades", "strategic-upgrade", ""},
}

func kindOfFace(face string) int {
	for i, k := range kinds {
		if k.face == face || k.upgraded == face {
			return i
		}
	}
	return -1
}

// garrison is the counters of a power in an area, as scenarios write it.
type garrison struct {
	Area  string   `json:"area"`
	Units []string `json:"units"`
}

func (b *Bench) counterSides(id string) (sides []Side) {
	s, err := b.sheet(b.scenarioFile(id))
	if err != nil {
		return nil
	}
	for i := range s.rows {
		if r := &s.rows[i]; r.List == "status" {
			sides = append(sides, b.counterSide(r))
		}
	}
	return sides
}

func (b *Bench) counterSide(r *house.Row) Side {
	_, power, _ := cutKey(r.Key)
	x := Side{Slug: power, Name: b.name(power)}
	placed := make([]int, len(kinds))
	note := func(face string) {
		if k := kindOfFace(face); k >= 0 {
			placed[k]++
			x.Used++
		}
	}
	for _, g := range garrisons(r) {
		for _, face := range g.Units {
			note(face)
			i := slices.IndexFunc(x.Stacks, func(s Stack) bool { return s.Area == g.Area && s.Piece == face })
			if i < 0 {
				x.Stacks = append(x.Stacks, Stack{Area: g.Area, AreaName: b.name(g.Area), Piece: face, PieceName: b.name(face)})
				i = len(x.Stacks) - 1
			}
			x.Stacks[i].Count++
		}
	}
	pool := make([]int, len(kinds))
	for _, face := range listOf(r, "force_pool_available") {
		note(face)
		if k := kindOfFace(face); k >= 0 {
			pool[k]++
		}
	}
	away, _ := r.Field("force_pool_set_aside")
	n, _ := strconv.Atoi(away)
	x.Used += n
	for _, face := range listOf(r, "reserve") {
		note(face)
	}
	for i, k := range kinds {
		x.Stock = append(x.Stock, Stock{Piece: k.face, Name: b.name(k.face), Pool: pool[i], Box: b.number("powers.csv", power, k.column) - placed[i]})
	}
	level := listOf(r, "commitment")
	if len(level) == 1 {
		x.Limit = b.number("commitment.csv", power+","+level[0], "force_pool_limit")
	}
	return x
}

// number is what stands in a field of a row, or 0.
func (b *Bench) number(file, row, column string) int {
	s, err := b.sheet(file)
	if err != nil {
		return 0
	}
	r, _ := s.find(row)
	if r == nil {
		return 0
	}
	value, _ := r.Field(column)
	n, _ := strconv.Atoi(value)
	return n
}

// cutKey is the list and the name in the key of a list's row.
func cutKey(key string) (list, name string, found bool) {
	for i := range key {
		if key[i] == ',' {
			return key[:i], key[i+1:], true
		}
	}
	return "", key, false
}

func garrisons(r *house.Row) (list []garrison) {
	value, _ := r.Field("units")
	if json.Unmarshal([]byte(value), &list) != nil {
		return nil
	}
	return list
}

// listOf are the words in a field: several, one or none.
func listOf(r *house.Row, field string) []string {
	value, _ := r.Field(field)
	c := Column{JSON: true, Kind: Many}
	if value != "" && value[0] == '"' {
		c.Kind = One
	}
	return c.Words(value)
}

func (b *Bench) moveCounter(id string, x *Side, piece, from, to, reason string) error {
	k := kindOfFace(piece)
	file, row := b.scenarioFile(id), "status,"+x.Slug
	_, r, err := b.row(file, row)
	switch {
	case err != nil:
		return err
	case k < 0:
		return words.Refuse("", "workshop/refused.piece", b.name(piece))
	case from == Box && x.Stock[k].Box < 1:
		return words.Refuse("", "workshop/refused.box", b.name(piece))
	case from == Pool && x.Stock[k].Pool < 1:
		return words.Refuse("", "workshop/refused.no-pool", b.name(piece))
	case from == Box && x.Used >= x.Limit:
		return words.Refuse("", "workshop/refused.limit", x.Name, x.Limit)
	case from != Box && from != Pool && x.stack(from, piece) < 1:
		return words.Refuse("", "workshop/refused.not-there", b.name(piece), b.name(from))
	}
	units, pool := garrisons(r), listOf(r, "force_pool_available")
	if from == Pool {
		i := slices.IndexFunc(pool, func(face string) bool { return kindOfFace(face) == k })
		pool = slices.Delete(slices.Clone(pool), i, i+1)
	} else if from != Box {
		units = taken(units, from, piece)
	}
	if to == Pool {
		pool = append(slices.Clone(pool), kinds[k].face)
	} else if to != Box {
		units = placed(units, to, piece)
	}
	if units == nil {
		units = []garrison{}
	}
	fields := []house.Field{{Name: "units", Value: compacted(encoded(units))}}
	if from == Pool || to == Pool {
		fields = append(fields, listed("force_pool_available", pool))
	}
	return b.Set(file, row, fields, reason)
}

func taken(units []garrison, area, piece string) (left []garrison) {
	for _, g := range units {
		if i := slices.Index(g.Units, piece); g.Area == area && i >= 0 {
			g.Units = slices.Delete(slices.Clone(g.Units), i, i+1)
			area = ""
		}
		if len(g.Units) > 0 {
			left = append(left, g)
		}
	}
	return left
}

func placed(units []garrison, area, piece string) []garrison {
	i := slices.IndexFunc(units, func(g garrison) bool { return g.Area == area })
	if i < 0 {
		return append(slices.Clone(units), garrison{area, []string{piece}})
	}
	units = slices.Clone(units)
	units[i].Units = append(slices.Clone(units[i].Units), piece)
	return units
}
