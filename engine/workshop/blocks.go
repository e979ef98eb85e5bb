package workshop

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// anyBlock is a piece whose type its player chooses.
const anyBlock = "any"

// start is some blocks with which a scenario begins: a row of setup.csv, or a part of start_units in areas.csv.
type start struct {
	nation, area, kind, cv string
	count                  int
	shared                 bool
}

// piece names it: "fleet@2".
func (s *start) piece() string { return s.kind + "@" + s.cv }

// startUnits are those of the areas (Triumph).
func (b *Bench) startUnits() (list []start) {
	s, err := b.sheet("areas.csv")
	if err != nil {
		return nil
	}
	for i := range s.rows {
		value, _ := s.rows[i].Field("start_units")
		nation, _ := s.rows[i].Field("nation")
		for _, x := range startsIn(value) {
			x.nation, x.area = nation, s.rows[i].Key
			list = append(list, x)
		}
	}
	return list
}

// startsIn are the blocks that a field of start_units lists: "any@1*6;tank@1*1".
func startsIn(value string) (list []start) {
	for _, part := range strings.FieldsFunc(value, func(r rune) bool { return r == ';' }) {
		piece, count, _ := strings.Cut(part, "*")
		kind, cv, _ := strings.Cut(piece, "@")
		n, _ := strconv.Atoi(count)
		list = append(list, start{kind: kind, cv: cv, count: n})
	}
	return list
}

// sayStarts says what a field of start_units lists.
func (b *Bench) sayStarts(value string) string {
	var list []string
	for _, x := range startsIn(value) {
		list = append(list, words.To("workshop/some", x.count, b.pieceName(x.kind, x.cv)).String())
	}
	return strings.Join(list, "; ")
}

// setupRows are those of a scenario (Conquest), with what it shares with another.
func (b *Bench) setupRows(id string) (list []start) {
	s, err := b.sheet(setupRows)
	if err != nil {
		return nil
	}
	shared := b.cell(scenarioRows, id, "units")
	for i := range s.rows {
		parts := strings.Split(s.rows[i].Key, ",")
		if len(parts) != 5 || parts[0] != id && (parts[0] != shared || shared == "") {
			continue
		}
		count, _ := s.rows[i].Field("count")
		n, _ := strconv.Atoi(count)
		list = append(list, start{parts[1], parts[2], parts[3], parts[4], n, parts[0] == shared})
	}
	return list
}

func (b *Bench) blockSides(list []start) (sides []Side) {
	for _, x := range list {
		i := slices.IndexFunc(sides, func(s Side) bool { return s.Slug == x.nation })
		if i < 0 {
			sides = append(sides, Side{Slug: x.nation, Name: b.name(x.nation)})
			i = len(sides) - 1
		}
		if x.count > 0 {
			sides[i].Stacks = append(sides[i].Stacks, Stack{Area: x.area, AreaName: b.name(x.area), Piece: x.piece(), PieceName: b.pieceName(x.kind, x.cv), Count: x.count, Shared: x.shared})
		}
	}
	for i := range sides {
		sides[i].Stock = b.blockStock(&sides[i])
	}
	return sides
}

func (b *Bench) pieceName(kind, cv string) string {
	if cv == "" {
		return b.name(kind)
	}
	return words.To("workshop/piece", b.name(kind), cv).String()
}

// blockStock is what is left of the blocks of a Nation. Those that may be of any type count in all.
func (b *Bench) blockStock(x *Side) (stock []Stock) {
	s, err := b.sheet("blocks.csv")
	if err != nil {
		return nil
	}
	free := Stock{Piece: anyBlock, Name: b.name(anyBlock), MaxCV: 1}
	for i := range s.rows {
		nation, kind, _ := strings.Cut(s.rows[i].Key, ",")
		if nation != x.Slug || strings.HasPrefix(kind, "marker-") {
			continue
		}
		count, _ := s.rows[i].Field("count")
		cv, _ := s.rows[i].Field("max_cv")
		n, _ := strconv.Atoi(count)
		most, _ := strconv.Atoi(cv)
		free.Box += n
		for _, p := range x.Stacks {
			if name, _, _ := strings.Cut(p.Piece, "@"); name == kind {
				n -= p.Count
			}
		}
		stock = append(stock, Stock{Piece: kind, Name: b.name(kind), Box: n, MaxCV: most})
	}
	for _, p := range x.Stacks {
		if !strings.HasPrefix(p.Piece, "partisan") {
			free.Box -= p.Count
		}
	}
	return append(stock, free)
}

// moveBlock moves a block; change is what makes n of its kind begin in an area.
func (b *Bench) moveBlock(x *Side, piece, from, to string, change func(area string, n int) house.Change, reason string) error {
	kind, cv, _ := strings.Cut(piece, "@")
	i := slices.IndexFunc(x.Stock, func(s Stock) bool { return s.Piece == kind })
	level, _ := strconv.Atoi(cv)
	free := x.Stock[len(x.Stock)-1].Box
	switch {
	case i < 0 || from == Pool || to == Pool:
		return words.Refuse("", "workshop/refused.piece", b.name(kind))
	case level < 1 || level > x.Stock[i].MaxCV || strconv.Itoa(level) != cv:
		return words.Refuse("", "workshop/refused.number", label("cv"), 1, x.Stock[i].MaxCV)
	case from == Box && (x.Stock[i].Box < 1 || free < 1):
		return words.Refuse("", "workshop/refused.box", b.name(kind))
	case from != Box && x.stack(from, piece) < 1:
		return words.Refuse("", "workshop/refused.not-there", b.name(kind), b.name(from))
	}
	var acts []func() error
	move := func(area string, by int) {
		if area == Box {
			return
		}
		acts = append(acts, func() error { return b.make(change(area, by), reason) })
	}
	move(from, -1)
	move(to, 1)
	return b.several(acts...)
}

// make makes a row as a change wants it.
func (b *Bench) make(c house.Change, reason string) error {
	switch c.How {
	case house.Added:
		return b.Add(c.File, c.Row, c.Fields, reason)
	case house.Removed:
		return b.Remove(c.File, c.Row, reason)
	}
	return b.Set(c.File, c.Row, c.Fields, reason)
}

// setupChange makes by more of a kind begin in an area: in the scenario's own row if it has one, else in the one that it shares.
func (b *Bench) setupChange(id, nation, area, piece string, by int) house.Change {
	kind, cv, _ := strings.Cut(piece, "@")
	rest := "," + strings.Join([]string{nation, area, kind, cv}, ",")
	const file = "setup.csv"
	shared := b.cell(scenarioRows, id, "units")
	for _, scenario := range []string{id, shared} {
		if _, r, err := b.row(file, scenario+rest); err == nil {
			n := b.number(file, r.Key, "count") + by
			if n < 1 {
				return house.Change{File: file, Row: r.Key, How: house.Removed}
			}
			return house.Change{File: file, Row: r.Key, Fields: []house.Field{{Name: "count", Value: strconv.Itoa(n)}}}
		}
	}
	scenario := id
	if s := b.shippedSheet(file); s != nil && shared != "" {
		if r, _ := s.find(shared + rest); r != nil {
			scenario = shared // it was removed
		}
	}
	return house.Change{File: file, Row: scenario + rest, How: house.Added, Fields: []house.Field{{Name: "count", Value: strconv.Itoa(by)}}}
}

// startChange makes by more of a kind begin in an area.
func (b *Bench) startChange(area, piece string, by int) house.Change {
	var parts []string
	for _, x := range b.startUnits() {
		if x.area != area {
			continue
		}
		if x.piece() == piece {
			x.count, by = x.count+by, 0
		}
		if x.count > 0 {
			parts = append(parts, x.piece()+"*"+strconv.Itoa(x.count))
		}
	}
	if by > 0 {
		parts = append(parts, piece+"*"+strconv.Itoa(by))
	}
	return house.Change{File: "areas.csv", Row: area, Fields: []house.Field{{Name: "start_units", Value: strings.Join(parts, ";")}}}
}
