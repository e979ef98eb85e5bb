package workshop

import (
	"slices"
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	model "interbellum/engine/workshop"
)

// ruler draws what a scenario of the games with blocks is besides its units: rows of three files.
type ruler struct {
	*view
	id string
}

// standing is how something is to stand at the start, as far as it is chosen.
type standing struct {
	kind       int
	what, side string
	count      int
}

// The files with those rows.
const (
	scenarioFile = "scenarios.csv"
	sideFile     = "sides.csv"
	standingFile = "standings.csv"
)

func (b *ruler) terms() goapp.UI {
	s, _ := b.bench.Table(scenarioFile)
	var body []goapp.UI
	for i := range s.Parts[0].Rows {
		if r := &s.Parts[0].Rows[i]; r.Key == b.id {
			body = append(body, b.rows(scenarioFile, "s", &s.Parts[0], r))
		}
	}
	return ui.El("div.shopcard", body, b.sides(), b.standings(), b.wrong(), (&setter{view: b.view}).gone())
}

// rows are the fields of a row. A scenario of the game keeps its name, and each keeps its units, which are on the other page.
func (b *ruler) rows(file, prefix string, p *model.TablePart, r *model.TableRow) goapp.UI {
	e := &editor{b.view, file, p.Columns, r, prefix}
	var list []goapp.UI
	for i := range p.Columns {
		c := &p.Columns[i]
		if c.Key || c.Name == "number" || c.Name == "units" || c.Name == "name" && !b.bench.OwnScenario(b.id) {
			continue
		}
		list = append(list, e.field(i, c, &r.Cells[i]))
	}
	return ui.El("div.fields", list)
}

// sides are what each faction begins with, where the scenario says it.
func (b *ruler) sides() goapp.UI {
	t, _ := b.bench.Table(sideFile)
	var list []goapp.UI
	for i := range t.Parts[0].Rows {
		r := &t.Parts[0].Rows[i]
		if of, faction, _ := cut(r.Key); of == b.id {
			list = append(list, ui.El("details.fold", ui.Text("summary", b.bench.Name(faction)), b.rows(sideFile, "d"+strconv.Itoa(i), &t.Parts[0], r)))
		}
	}
	if list == nil {
		return goapp.Text("")
	}
	return ui.El("div", ui.Text("h3", say("rules.sides")), list)
}

// standings are how things stand at the start, and what else can be said of it.
func (b *ruler) standings() goapp.UI {
	var list []goapp.UI
	for _, x := range b.bench.Standings(b.id) {
		list = append(list, ui.El("li", ui.Text("span.rowline", x.Says), press(ui.IconButton("i-trash", say("rules.drop", x.Says)), func(goapp.Context) {
			b.do(b.bench.Remove(standingFile, x.Row, ""), say("rules.dropped", x.Says))
		}, x.Row)))
	}
	body := goapp.UI(ui.Text("p.hint", say("rules.none")))
	if list != nil {
		body = ui.El("ul.rowlist", list)
	}
	return ui.El("div.shopcard", ui.Text("h3", say("rules.standings")), body, b.adding())
}

// adding says one thing more.
func (b *ruler) adding() goapp.UI {
	v, kinds := &b.begins.stand, b.bench.StandingKinds()
	k := &kinds[v.kind]
	v.what, v.side, v.count = orFirst(v.what, k.What), orFirst(v.side, k.Side), max(v.count, 1)
	if v.what == v.side { // nobody is at war with itself
		v.side = k.Side[1].Word
	}
	choose := func(id, name, value string, list []model.Choice, take func(string)) goapp.UI {
		var options []goapp.UI
		for _, c := range list {
			options = append(options, option(c.Word, c.Label, c.Word == value))
		}
		return ui.El("label.field", name, change(ui.El("select", options).ID(id), value, func(word string) bool {
			b.version++
			take(word)
			return true
		}, b.id, v.kind))
	}
	var picks, counts []goapp.UI
	for i := range kinds {
		picks = append(picks, pressed(button("button.pickone", kinds[i].Label, func(goapp.Context) { b.version++; *v = standing{kind: i} }, i), i == v.kind))
	}
	body := []goapp.UI{ui.El("div.picks role=group", picks).Aria("label", say("rules.kind")),
		ui.El("div.tablehead", choose("shop-what", say("rules.what."+k.Word), v.what, k.What, func(word string) { v.what = word }),
			choose("shop-side", say("rules.side."+k.Word), v.side, k.Side, func(word string) { v.side = word }))}
	for n := 1; n <= k.Most; n++ {
		counts = append(counts, pressed(button("button.pickone", strconv.Itoa(n), func(goapp.Context) { b.version++; v.count = n }, n), n == v.count))
	}
	if counts != nil {
		body = append(body, ui.El("div.picks role=group", counts).Aria("label", say("rules.count")))
	}
	add := button("button.btn.quiet#shop-stand", say("rules.add"), func(goapp.Context) {
		b.do(b.bench.Stand(b.id, k.Word, v.what, v.side, v.count), say("rules.added"))
	}, b.id, k.Word)
	return ui.El("div.deal role=group", body, add).Aria("label", say("rules.new"))
}

// do does something with the scenario, and shows its beginning as it is then.
func (b *ruler) do(err error, done string) {
	b.act(err, done)
	look(b.Shop, b.id)
}

// wrong is what is wrong with the scenario.
func (b *ruler) wrong() goapp.UI {
	return b.faultsOf(func(file, row string) bool {
		of, _, _ := cut(row)
		return of == b.id && slices.Contains([]string{scenarioFile, sideFile, standingFile, "setup.csv"}, file)
	})
}
