package workshop

import (
	"slices"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/house"
	"interbellum/engine/words"
	model "interbellum/engine/workshop"
)

// lists draws what goes through all files.
type lists struct{ *view }

// first is the list of what to look at in the box, with a tick for what was looked at.
func (b *lists) first() goapp.UI {
	items := b.bench.Checklist()
	done := 0
	for i := range items {
		if items[i].Done {
			done++
		}
	}
	most := max(b.list.most, firstRows)
	var list []goapp.UI
	tables := map[string]*model.Table{}
	for i := range items[:min(most, len(items))] {
		file := items[i].File
		if tables[file] == nil {
			tables[file], _ = b.bench.Table(file)
		}
		list = append(list, b.item(&items[i], tables[file]))
	}
	more := goapp.UI(goapp.Text(""))
	if len(items) > most {
		more = button("button.btn.quiet", say("tables.more", len(items)-most), func(goapp.Context) { b.version++; b.list.most = most + 2*firstRows }, most)
	}
	return ui.El("section.shopcard", ui.Text("h2", say("first.title")), ui.Text("p", say("first.says")),
		ui.El("p.progressed", ui.El("progress").Attr("max", len(items)).Attr("value", done).Aria("label", say("first.title")), ui.Text("span", say("first.done", done, len(items)))),
		ui.El("ul.rowlist.ticks", list), more)
}

// item is a row to look at, with what stands in it here.
func (b *lists) item(i *model.Item, t *model.Table) goapp.UI {
	line := i.FileTitle
	if p, r := rowOf(t, i.Row); r != nil {
		if text := summary(&t.Parts[p], r); text != "" {
			line = say("first.line", line, text)
		}
	}
	ticked := b.bench.Ticked(i.File, i.Row)
	tick := pressed(press(ui.El("button.tick", ui.Icon("i-check")), func(goapp.Context) { b.tick(i.File, i.Row, !ticked) }, i.File, i.Row, ticked), i.Done).
		Aria("label", say("first.tick", i.Title)).Attr("disabled", i.Done && !ticked)
	return ui.El("li", tick, press(ui.El("button.rowline", ui.Text("b", i.Title), ui.Text("small", line)), func(goapp.Context) { b.show(i.File, i.Row) }, i.File, i.Row))
}

// differs is what the draft changes, as shipped and as it is here. Each can be taken back.
func (b *lists) differs() goapp.UI {
	var list []goapp.UI
	for _, info := range b.bench.Tables() {
		if info.Changed == 0 {
			continue
		}
		t, _ := b.bench.Table(info.File)
		for i := range t.Parts {
			p := &t.Parts[i]
			for _, r := range p.Filter(model.Mine, "") {
				list = append(list, b.difference(t, p, &r))
			}
		}
	}
	if len(list) == 0 {
		return ui.El("section.shopcard", ui.Text("h2", say("differs.title")), ui.Text("p", say("differs.none")))
	}
	return ui.El("section.shopcard", ui.Text("h2", say("differs.title")), ui.El("ul.differences", list))
}

func (b *lists) difference(t *model.Table, p *model.TablePart, r *model.TableRow) goapp.UI {
	var lines []goapp.UI
	switch r.State {
	case model.Removed:
		lines = append(lines, ui.Text("li", say("map.removed")))
	case model.Added:
		lines = append(lines, ui.Text("li", say("differs.added", summary(p, r))))
	default:
		for _, text := range changes(p.Columns, r) {
			lines = append(lines, ui.Text("li", text))
		}
	}
	reason := goapp.UI(goapp.Text(""))
	if r.Reason != "" {
		reason = ui.Text("p.why", say("row.because", r.Reason))
	}
	return ui.El("li", ui.Text("small", t.Title), ui.Text("b", r.Title), ui.El("ul", lines), reason,
		ui.El("div.row", button("button.btn.quiet", say("differs.open"), func(goapp.Context) { b.show(t.File, r.Key) }, t.File, r.Key).Aria("label", say("differs.open-row", r.Title)),
			button("button.btn.quiet", say("row.restore"), func(goapp.Context) { b.act(b.bench.Restore(t.File, r.Key), say("row.restored", r.Title)) }, t.File, r.Key).Aria("label", say("differs.restore-row", r.Title))))
}

// wrong lists what is wrong with the draft, the gravest first.
func (b *lists) wrong() goapp.UI {
	groups := []struct {
		grade             house.Grade
		title, what, none string
	}{
		{house.Unplayable, say("faults.unplayable"), say("faults.unplayable-says"), say("faults.unplayable-none")},
		{house.AgainstRule, say("faults.against"), say("faults.against-says"), say("faults.against-none")},
		{house.Unlike, say("faults.unlike"), say("faults.unlike-says"), say("faults.unlike-none")},
	}
	var body []goapp.UI
	for _, g := range groups {
		var list []goapp.UI
		for i := range b.faults {
			if f := &b.faults[i]; f.Grade == g.grade {
				list = append(list, b.fault(f))
			}
		}
		what := ui.Text("p.hint", g.what)
		if list == nil {
			what = ui.Text("p.hint", g.none)
		}
		body = append(body, ui.Text("h3", g.title), what, ui.El("ul.differences", list))
	}
	return ui.El("section.shopcard", ui.Text("h2", say("faults.title")), body)
}

func (b *lists) fault(f *model.Fault) goapp.UI {
	var acts []goapp.UI
	if f.File != "" && f.Row != "" {
		acts = append(acts, button("button.btn.quiet", say("differs.open"), func(goapp.Context) { b.show(f.File, f.Row) }, f.File, f.Row, f.Field))
	}
	if key := f.Key(); f.Grade == house.AgainstRule {
		on := !f.Insisted
		done := say("faults.insisted")
		if !on {
			done = say("faults.not-insisted")
		}
		acts = append(acts, pressed(button("button.btn.quiet.insist", say("faults.insist"), func(goapp.Context) { b.act(b.bench.Insist(key, on), done) }, key, strconv.FormatBool(on)), f.Insisted))
	}
	where := goapp.UI(goapp.Text(""))
	if f.File != "" {
		where = ui.Text("small", b.where(f))
	}
	return ui.El("li", where, ui.El("p", words.Sentence(f.Why.String())+" ", ui.Rule(f.Rule)), ui.El("div.row", acts))
}

// rowOf finds a row of a table, and which part it is in.
func rowOf(t *model.Table, key string) (part int, row *model.TableRow) {
	for i := range t.Parts {
		for j := range t.Parts[i].Rows {
			if r := &t.Parts[i].Rows[j]; r.Key == key {
				return i, r
			}
		}
	}
	return 0, nil
}

// where says which field of which row of which file a fault is in.
func (b *lists) where(f *model.Fault) string {
	t, found := b.bench.Table(f.File)
	if !found {
		return f.File
	}
	p, r := rowOf(t, f.Row)
	if r == nil {
		return t.Title
	}
	if i := slices.IndexFunc(t.Parts[p].Columns, func(c model.Column) bool { return c.Name == f.Field }); i >= 0 {
		return say("faults.field", t.Title, r.Title, t.Parts[p].Columns[i].Label)
	}
	return say("faults.where", t.Title, r.Title)
}
