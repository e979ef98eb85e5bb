package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/workshop"
)

// A playedMatch is a random match under the shipped data: its answers, and a print of all that could be answered before each.
type playedMatch struct {
	scenario string
	entries  []engine.Entry
	prints   []uint64
}

// A weight is how much play depends on a row: of a thousand answers, those after the first that another value in the row would have changed.
type weight struct {
	file, row string
	n         int
}

// weigh alters every reconstructed row of a game in one or more ways, and looks where matches that were played under the shipped data
// would first have offered other answers.
func (u *call) weigh(id string, matches int) error {
	game, found := games.ByID(id)
	if !found {
		return misuse("there is no game %q", id)
	}
	shipped, err := workshop.Open(game, nil)
	if err != nil {
		return err
	}
	played, err := playShipped(game, matches)
	if err != nil {
		return err
	}
	var list []weight
	for _, item := range shipped.Checklist() {
		n, err := weighRow(game, shipped, item, played)
		if err != nil {
			return err
		}
		if n > 0 {
			list = append(list, weight{item.File, item.Row, n})
		}
	}
	slices.SortStableFunc(list, func(a, b weight) int { return cmp.Compare(b.n, a.n) })
	fmt.Fprintf(u.out, "== %s\n", id)
	for _, w := range list {
		fmt.Fprintf(u.out, "%d\t%s\t%s\n", w.n, w.file, w.row)
	}
	return nil
}

func playShipped(game *engine.Game, matches int) (played []playedMatch, err error) {
	for _, s := range game.Scenarios {
		for n := range matches {
			p := playedMatch{scenario: s.ID}
			m, _, err := game.New(s.ID, nil)
			if err != nil {
				return nil, err
			}
			w := walk.New(uint64(n))
			for len(p.entries) < longest {
				pick := w.Pick
				if n%2 == 1 {
					pick = func(m engine.Match) (engine.Entry, engine.Decision, bool) { return w.PickWarlike(game, m) }
				}
				before := printOf(m)
				e, _, more := pick(m)
				if !more {
					break
				}
				if _, err := m.Apply(e); err != nil {
					return nil, err
				}
				p.entries, p.prints = append(p.entries, e), append(p.prints, before)
			}
			played = append(played, p)
		}
	}
	return played, nil
}

// printOf is a print of who is asked what, and of every legal answer.
func printOf(m engine.Match) uint64 {
	h := fnv.New64a()
	for _, d := range m.Open() {
		fmt.Fprint(h, d.Seat, d.Kind, "\n")
		for _, c := range d.Legal {
			fmt.Fprint(h, c.Verb, c.On, c.To, c.N, "\n")
		}
	}
	return h.Sum64()
}

// weighRow is the weight of a row: that of the alteration that changes most.
func weighRow(game *engine.Game, shipped *workshop.Bench, item workshop.Item, played []playedMatch) (most int, err error) {
	for _, alter := range alterations(shipped, item) {
		b, err := workshop.Open(game, nil)
		if err != nil {
			return 0, err
		}
		if alter(b) != nil {
			continue
		}
		altered, err := b.Game()
		if err != nil {
			continue // it cannot be played so
		}
		sum, n := 0, 0
		for i := range played {
			if id, is := strings.CutPrefix(item.File, "scenarios/"); is && id != played[i].scenario+".json" {
				continue
			}
			after, err := changedAfter(altered, &played[i])
			if err != nil {
				return 0, err
			}
			sum, n = sum+after, n+1
		}
		if n > 0 {
			most = max(most, sum/n)
		}
	}
	return most, nil
}

// changedAfter is how many of a thousand answers of a match come after the first question with other answers.
func changedAfter(game *engine.Game, p *playedMatch) (int, error) {
	m, _, err := game.New(p.scenario, nil)
	if err != nil {
		return 0, err
	}
	for i, e := range p.entries {
		if printOf(m) != p.prints[i] {
			return 1000 * (len(p.entries) - i) / len(p.entries), nil
		}
		if _, err := m.Apply(e); err != nil {
			return 1000 * (len(p.entries) - i) / len(p.entries), nil
		}
	}
	return 0, nil
}

// alterations are ways to change a row a little: to take a border away, or to give a field its next value.
func alterations(b *workshop.Bench, item workshop.Item) (ways []func(*workshop.Bench) error) {
	if item.File == "borders.csv" {
		ways = append(ways, func(b *workshop.Bench) error { return b.Remove(item.File, item.Row, "") })
	}
	table, _ := b.Table(item.File)
	for i := range table.Parts {
		p := &table.Parts[i]
		for _, r := range p.Rows {
			if r.Key != item.Row {
				continue
			}
			for i := range p.Columns {
				if value, differs := nextValue(&p.Columns[i], r.Cells[i].Shipped); differs {
					fields := []house.Field{{Name: p.Columns[i].Name, Value: value}}
					ways = append(ways, func(b *workshop.Bench) error { return b.Set(item.File, item.Row, fields, "") })
				}
			}
		}
	}
	return ways
}

// nextValue is another value that can stand in a column. Texts are left as they are.
func nextValue(c *workshop.Column, value string) (next string, differs bool) {
	list := c.Words(value)
	switch {
	case c.Key || c.Kind == workshop.Text:
		return "", false
	case c.Kind == workshop.Part:
		var parts []json.RawMessage
		if json.Unmarshal([]byte(value), &parts) != nil || len(parts) == 0 {
			return "", false
		}
		text, err := json.Marshal(parts[:len(parts)-1])
		return string(text), err == nil
	case len(list) == 0:
		return "", false
	case c.Kind == workshop.Many || c.Kind == workshop.Digits:
		return c.Write(list[:len(list)-1]...), true
	case c.Kind == workshop.Number:
		n, _ := strconv.Atoi(list[0])
		if n++; n > c.High {
			n -= 2
		}
		return c.Write(strconv.Itoa(n)), true
	}
	at := slices.IndexFunc(c.Choices, func(x workshop.Choice) bool { return x.Word == list[0] })
	return c.Write(c.Choices[(at+1)%len(c.Choices)].Word), len(c.Choices) > 1
}
