package workshop

import (
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/house"
	model "interbellum/engine/workshop"
)

// listing is what of the tables is looked at.
type listing struct {
	file string
	part int
	from model.Source
	text string
	lead string   // the row that stands first, since somebody came for it
	most int      // how many rows are shown; 0: as many as at first
	keys []string // of a row that is to be added, as far as they are chosen
}

// tabler draws the tables.
type tabler struct{ *view }

// firstRows is how many rows of a table, or of a list, are shown at first.
const firstRows = 60

// tables are the data files: one of them, its rows as shipped and as they are here, and the one that is open.
func (b *tabler) tables() goapp.UI {
	l := &b.list
	files := b.bench.Tables()
	if l.file == "" {
		l.file = files[0].File
	}
	t, found := b.bench.Table(l.file)
	if !found {
		return goapp.Text("")
	}
	if b.at.file == l.file {
		l.part = partOf(t, b.at.row, l.part)
	}
	l.part = min(l.part, len(t.Parts)-1)
	var options []goapp.UI
	for _, f := range files {
		name := say("tables.file", f.Title, f.Rows)
		if f.Changed > 0 {
			name = say("tables.file-changed", f.Title, f.Rows, f.Changed)
		}
		options = append(options, option(f.File, name, f.File == l.file))
	}
	head := []goapp.UI{ui.El("label.field", say("tables.which"), change(ui.El("select#shop-file", options), l.file, func(file string) bool {
		b.version++
		b.list, b.at, b.says = listing{file: file, from: l.from}, place{}, ""
		return true
	}))}
	if len(t.Parts) > 1 {
		var parts []goapp.UI
		for i, p := range t.Parts {
			parts = append(parts, option(strconv.Itoa(i), p.Title, i == l.part))
		}
		head = append(head, ui.El("label.field", say("tables.part"), change(ui.El("select#shop-part", parts), strconv.Itoa(l.part), func(part string) bool {
			b.version++
			l.part, _ = strconv.Atoi(part)
			l.most, b.at = 0, place{}
			return true
		}, l.file)))
	}
	head = append(head, ui.El("label.field", say("tables.search"), change(ui.El("input#shop-search type=search autocomplete=off").Attr("value", l.text), l.text, func(text string) bool {
		b.version++
		l.text, l.most = text, 0
		return true
	})))
	return ui.El("section.shoptables", ui.El("div.tablehead", head), b.sources(), b.rows(t.File, &t.Parts[l.part]), b.adding(t.File, &t.Parts[l.part]))
}

// partOf is the part that a row is in, or else the one that was chosen.
func partOf(t *model.Table, row string, chosen int) int {
	if part, r := rowOf(t, row); r != nil {
		return part
	}
	return chosen
}

// sources filters by where rows come from.
func (b *tabler) sources() goapp.UI {
	l := &b.list
	of := func(from model.Source, name string) goapp.UI {
		return pressed(button("button.pickone", name, func(goapp.Context) { b.version++; l.from, l.most = from, 0 }, from), l.from == from)
	}
	return ui.El("div.picks role=group", of(0, say("source.all")), of(model.FromRules, say("source.rules")), of(model.FromPublic, say("source.public")),
		of(model.Rebuilt, say("source.rebuilt")), of(model.Mine, say("source.mine"))).Aria("label", say("source.title"))
}

// rows lists those that are looked for. The one that is open has its fields below it.
func (b *tabler) rows(file string, p *model.TablePart) goapp.UI {
	l := &b.list
	found := p.Filter(l.from, l.text)
	most := max(l.most, firstRows)
	var list []goapp.UI
	slices.SortStableFunc(found, func(x, y model.TableRow) int {
		switch l.lead {
		case "":
		case x.Key:
			return -1
		case y.Key:
			return 1
		}
		return 0
	})
	for i := range found {
		r := &found[i]
		open := b.at == place{file, r.Key}
		if i >= most && !open {
			continue
		}
		list = append(list, b.tableRow(file, p, r, open))
	}
	more := goapp.UI(goapp.Text(""))
	if len(found) > most {
		more = button("button.btn.quiet", say("tables.more", len(found)-most), func(goapp.Context) { b.version++; l.most = most + 2*firstRows }, most)
	}
	return ui.El("div.tablerows", ui.Text("p.hint role=status", say("tables.found", len(found))), ui.El("ul.rowlist", list), more)
}

func (b *tabler) tableRow(file string, p *model.TablePart, r *model.TableRow, open bool) goapp.UI {
	line := "button.rowline"
	if r.State != model.AsShipped {
		line = "button.rowline.mine"
	}
	reason := goapp.UI(goapp.Text(""))
	if r.Reason != "" {
		reason = ui.Text("small.why", say("row.because", r.Reason))
	}
	at := place{file, r.Key}
	head := press(ui.El(line, ui.Text("b", r.Title), ui.Text("small", summary(p, r)), reason), func(goapp.Context) {
		b.version++
		b.says = ""
		if b.at = at; open {
			b.at = place{}
		}
	}, file, r.Key, open).Attr("aria-expanded", strconv.FormatBool(open))
	if !open {
		return ui.El("li", head)
	}
	return ui.El("li.open", head, (&editor{b.view, file, p.Columns, r, ""}).fields())
}

// nothing are the values that a summary leaves out.
var nothing = []string{"0", "false", "none", "null"}

// summary says what stands in a row: of one that is changed only what differs.
func summary(p *model.TablePart, r *model.TableRow) string {
	switch r.State {
	case model.Removed:
		return say("map.removed")
	case model.Changed:
		return strings.Join(changes(p.Columns, r), "; ")
	}
	var parts []string
	for i := range p.Columns {
		c := &p.Columns[i]
		if i >= len(r.Cells) || c.Key || c.Name == "name" || c.Kind == model.Part {
			continue
		}
		if text := c.Say(r.Cells[i].Mine); text != "" && !slices.Contains(nothing, r.Cells[i].Mine) {
			if c.Kind == model.One && (r.Cells[i].Mine == "1" || r.Cells[i].Mine == "true") && len(c.Choices) == 2 {
				text = c.Label
			} else if c.Kind != model.Text {
				text = say("row.value", c.Label, text)
			}
			parts = append(parts, text)
		}
		if len(parts) == 6 {
			break
		}
	}
	return strings.Join(parts, " · ")
}

// changes are what differs in a row, a text for each field.
func changes(columns []model.Column, r *model.TableRow) (list []string) {
	for i := range columns {
		if i < len(r.Cells) && r.Cells[i].Changed && !columns[i].Key {
			c := &columns[i]
			list = append(list, say("row.change", c.Label, said(c, r.Cells[i].Shipped), said(c, r.Cells[i].Mine)))
		}
	}
	return list
}

// adding asks for the names of a new row, where a file can have one.
func (b *tabler) adding(file string, p *model.TablePart) goapp.UI {
	var keys []*model.Column
	for i := range p.Columns {
		if p.Columns[i].Key {
			keys = append(keys, &p.Columns[i])
		}
	}
	if len(keys) == 0 || p.List == house.Scenario || file == "areas.csv" {
		return goapp.Text("")
	}
	l := &b.list
	if len(l.keys) != len(keys) {
		l.keys = make([]string, len(keys))
	}
	var fields []goapp.UI
	for i, c := range keys {
		take := func(word string) bool { b.version++; l.keys[i] = word; return true }
		field := change(ui.El("input type=text autocomplete=off maxlength=64").Attr("value", l.keys[i]), l.keys[i], take, file, p.List, i)
		if c.Choices != nil {
			options := []goapp.UI{option("", say("map.choose"), l.keys[i] == "")}
			for _, x := range c.Choices {
				options = append(options, option(x.Word, x.Label, x.Word == l.keys[i]))
			}
			field = change(ui.El("select", options), l.keys[i], take, file, p.List, i)
		}
		fields = append(fields, ui.El("label.field", c.Label, field))
	}
	return ui.El("details.fold", ui.Text("summary", say("tables.add")), ui.El("div.tablehead", fields),
		button("button.btn#shop-add", say("tables.add-row"), func(goapp.Context) { b.add(file, p) }, file, p.List, strings.Join(l.keys, ",")))
}

// add adds a row, each of its fields with the first value that it can have, and opens it.
func (b *tabler) add(file string, p *model.TablePart) {
	row := strings.Join(b.list.keys, ",")
	if p.List != "" {
		row = p.List + "," + row
	}
	var fields []house.Field
	for i := range p.Columns {
		c := &p.Columns[i]
		switch {
		case c.Key || c.Empty && !c.JSON:
		case c.Kind == model.Number:
			fields = append(fields, house.Field{Name: c.Name, Value: strconv.Itoa(c.Low)})
		case c.Kind == model.One && len(c.Choices) > 0:
			fields = append(fields, house.Field{Name: c.Name, Value: c.Write(c.Choices[0].Word)})
		case c.JSON:
			fields = append(fields, house.Field{Name: c.Name, Value: c.Write()})
		}
	}
	if b.act(b.bench.Add(file, row, fields, ""), say("tables.added")) {
		b.at, b.list.keys, b.list.text, b.list.from = place{file, row}, nil, "", 0
	}
}
