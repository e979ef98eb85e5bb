package checks

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/blockwar"
)

// The file printed.txt of each game tells what the rules print in the data. Its head says how.

// printed notes what differs from a line of that file.
func (j *Judge) printed(line string) {
	head, rest, _ := strings.Cut(line, ": ")
	words := append(strings.Fields(head), "", "", "", "", "")
	rule := words[1]
	if rule == "-" {
		rule = ""
	}
	switch words[0] {
	case "each", "only":
		j.value(rule, words[2], words[3], words[4], strings.Fields(rest), words[0] == "only")
	case "table":
		j.table(rule, words[2], strings.Fields(head)[3:], strings.Split(rest, "; "))
	case "border":
		j.kinds(rule, words[2], strings.Fields(rest))
	case "moves":
		for _, way := range strings.Split(rest, ", ") {
			from, to, _ := strings.Cut(way, " ")
			j.moves(rule, from, to, words[2] == "water", number(words[3]), number(words[4]))
		}
	case "worth":
		j.worth(rule, "pop", words[2], strings.Fields(rest), func(p *blockwar.Place) int { return p.City.Pop() })
		j.worth(rule, "res", words[3], strings.Fields(rest), (*blockwar.Place).Resources)
	case "lacks":
		for _, part := range strings.Split(rest, ", ") {
			card, nation, _ := strings.Cut(part, " ")
			j.lacks(rule, number(card), nation)
		}
	case "cards":
		j.onCards(tally(rest))
	case "wildcards":
		f, _ := j.ParseFaction(words[1])
		j.onWildCards(f, tally(rest))
	case "investments":
		j.onInvestments(tally(rest))
	case "factories":
		j.factories(tally(rest))
	case "":
	default:
		panic(j.Game + ": printed.txt: " + line)
	}
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

// value compares a field of some rows with what it must be; only they have it, where that is so.
func (j *Judge) value(rule, file, field, want string, rows []string, only bool) {
	for _, key := range rows {
		j.cell(rule, At{file, key, field}, want)
	}
	if !only {
		return
	}
	for _, r := range j.Rows(file) {
		if r.Cell(field) == want && !slices.Contains(rows, r.Key) {
			j.Against(rule, At{file, r.Key, field}, "checks/value.not", want)
		}
	}
}

// table compares some fields of some rows.
func (j *Judge) table(rule, file string, fields, rows []string) {
	for _, row := range rows {
		values := strings.Fields(row)
		for i, field := range fields {
			want := strings.ReplaceAll(values[i+1], "|", ";")
			if want == "-" {
				want = ""
			}
			j.cell(rule, At{file, values[0], field}, want)
		}
	}
}

func (j *Judge) cell(rule string, at At, want string) {
	r := j.Row(at.File, at.Row)
	if r == nil {
		at.Field = ""
		j.Against(rule, at, "checks/row")
		return
	}
	at.Row = r.Key
	switch got := r.Cell(at.Field); {
	case got == want:
	case want == "":
		j.Against(rule, at, "checks/empty")
	default:
		j.Against(rule, at, "checks/value", want)
	}
}

// kinds notes where the map prints other borders; the kind "none" is no border.
func (j *Judge) kinds(rule, kind string, pairs []string) {
	for _, pair := range pairs {
		one, other, _ := strings.Cut(pair, ",")
		a, b := j.MustArea(one), j.MustArea(other)
		over, touch := j.Graph.Between(a, b)
		switch {
		case kind == "none" && touch:
			j.Against(rule, j.Border(a, b, ""), "checks/blocks.border.none")
		case kind != "none" && !touch:
			j.Against(rule, j.Border(a, b, ""), "checks/blocks.border.missing", kind)
		case kind != "none" && over.Via.String() != kind:
			j.Against(rule, j.Border(a, b, "kind"), "checks/value", kind)
		}
	}
}

// moves notes where it costs more or less to come from one area to another than the rules say, through water alone or through land alone.
func (j *Judge) moves(rule, from, to string, water bool, least, most int) {
	end := j.MustArea(to)
	cost := int(j.Map.Cheapest(j.MustArea(from), 30, func(_ blockwar.Area, o Over) bool {
		return !o.Via.Closed() && (o.To == end || j.Place(o.To).Sea() == water)
	})[end])
	at := j.Area(j.MustArea(from), "")
	switch {
	case cost == 0:
		j.Against(rule, at, "checks/blocks.moves.none", j.Place(end).Name)
	case cost < least || cost > most:
		j.Against(rule, at, "checks/blocks.moves", j.Place(end).Name, cost, most)
	}
}

// worth notes Nations whose areas are not worth as much together as a rule says.
func (j *Judge) worth(rule, field, worth string, nations []string, of func(*blockwar.Place) int) {
	if worth == "-" {
		return
	}
	want, got := number(worth), 0
	for _, a := range j.LandAreas() {
		if slices.Contains(nations, j.NationFacts(j.Place(a).Of).Slug) {
			got += of(j.Place(a))
		}
	}
	if got != want {
		j.Against(rule, At{"nations.csv", nations[0], ""}, "checks/blocks.worth", strings.Join(nations, ", "), strings.ToUpper(field), got, want)
	}
}

// lacks notes that a card does not name a Neutral that an example finds on it.
func (j *Judge) lacks(rule string, card int, nation string) {
	if n, _ := j.ParseNation(nation); !slices.Contains(j.Action(card).Neutrals(), n) {
		j.Against(rule, action(card, ""), "checks/blocks.card.lacks", j.NationFacts(n).Name)
	}
}
