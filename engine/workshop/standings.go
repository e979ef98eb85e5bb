package workshop

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// standingRows say how things stand at the start of the scenarios of the games with blocks.
const standingRows = "standings.csv"

// apart are the sides that fight apart from the factions and can be at war; no file lists them.
var apart = map[string][]string{"conquest": {"nationalists", "reds"}}

// Standing is a row of them, and what it says.
type Standing struct{ Row, Says string }

// StandingKind is what such a row can say: about what, and for which side.
type StandingKind struct {
	Choice
	What, Side []Choice
	Most       int // how many of it there can be, or 0
}

// Standings are those of a scenario.
func (b *Bench) Standings(id string) (list []Standing) {
	s, err := b.sheet(standingRows)
	if err != nil {
		return nil
	}
	for i := range s.rows {
		if of, _, _ := strings.Cut(s.rows[i].Key, ","); of == id {
			list = append(list, Standing{s.rows[i].Key, b.title(s, &s.rows[i])})
		}
	}
	return list
}

// StandingKinds are all that rows can say.
func (b *Bench) StandingKinds() (kinds []StandingKind) {
	table, _ := b.tables.Table(standingRows)
	if table == nil {
		return nil
	}
	factions := b.choices("side", []string{"@factions.csv"})
	sides := b.choices("side", append([]string{"@factions.csv"}, apart[b.game.ID]...))
	var neutrals, holds []Choice
	for _, c := range b.choices("nation", []string{"@nations.csv"}) {
		if b.cell("nations.csv", c.Word, "faction") == "neutral" && b.cell("nations.csv", c.Word, "kind") != "colony" {
			neutrals = append(neutrals, c)
		}
	}
	for _, c := range b.choices("area", []string{"@areas.csv"}) {
		if b.holds(c.Word) {
			holds = append(holds, c)
		}
	}
	for _, k := range []StandingKind{{What: sides, Side: sides}, {What: factions, Side: factions}, {What: neutrals, Side: factions}, {What: neutrals, Side: factions, Most: 2}, {What: holds, Side: sides}} {
		word := house.StandingWords[len(kinds)]
		k.Choice = Choice{word, called("stands", word)}
		k.What, k.Side = byLabel(k.What), byLabel(k.Side)
		kinds = append(kinds, k)
	}
	return kinds
}

func byLabel(list []Choice) []Choice {
	return slices.SortedStableFunc(slices.Values(list), func(x, y Choice) int { return strings.Compare(x.Label, y.Label) })
}

// holds tells whether a Control marker can lie on an area at the start: on the capital of what is no power, or on an islet.
func (b *Bench) holds(area string) bool {
	if strings.HasPrefix(b.cell("areas.csv", area, "kind"), "islet") {
		return true
	}
	s, err := b.sheet("nations.csv")
	if err != nil {
		return false
	}
	return slices.ContainsFunc(s.rows, func(r house.Row) bool {
		capital, _ := r.Field("capital")
		kind, _ := r.Field("kind")
		return capital == area && (kind == "minor" || kind == "colony" || kind == "province")
	})
}

// Stand says how something stands at the start of a scenario.
func (b *Bench) Stand(id, stands, what, side string, count int) error {
	var fields []house.Field
	if stands == "influence" {
		fields = []house.Field{{Name: "count", Value: strconv.Itoa(count)}}
	}
	if (stands == "war" || stands == "declared") && what == side {
		return words.Refuse("", "workshop/refused.itself", b.name(side))
	}
	return b.Add(standingRows, strings.Join([]string{id, stands, what, side}, ","), fields, "")
}

// standingTitle is what such a row says.
func (b *Bench) standingTitle(r *house.Row) string {
	parts := strings.Split(r.Key, ",")
	if len(parts) != 4 || !slices.Contains(house.StandingWords, parts[1]) {
		return r.Key
	}
	what, side := b.name(parts[2]), b.name(parts[3])
	if parts[1] == "influence" {
		count, _ := r.Field("count")
		n, _ := strconv.Atoi(count)
		return words.To("workshop/standing.influence", what, side, max(n, 1)).String()
	}
	return words.To("workshop/standing."+parts[1], what, side).String()
}

// copiedStandings are those of a scenario as rows of another.
func (b *Bench) copiedStandings(of, id string) (changes []house.Change) {
	for _, x := range b.Standings(of) {
		_, rest, _ := strings.Cut(x.Row, ",")
		c := house.Change{File: standingRows, Row: id + "," + rest, How: house.Added}
		if n := b.cell(standingRows, x.Row, "count"); n != "" {
			c.Fields = []house.Field{{Name: "count", Value: n}}
		}
		changes = append(changes, c)
	}
	return changes
}
