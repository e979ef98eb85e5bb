package workshop

import (
	"slices"
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/house"
	"interbellum/engine/words"
	model "interbellum/engine/workshop"
)

// mostButtons is up to how many choices each has a button of its own, and mostOfSeveral where more than one can be chosen.
const (
	mostButtons   = 5
	mostOfSeveral = 16
)

// editor draws a row with a control for each field, as shipped beside it.
type editor struct {
	*view
	file    string
	columns []model.Column
	row     *model.TableRow
	prefix  string // of the ids, where more than one row is edited
}

// fields are the controls of a row, its reason, and what can be done with it as a whole.
func (e *editor) fields() goapp.UI {
	if e.row.State == model.Removed {
		return ui.El("div.fields", ui.Text("p.gone", say("row.removed")), e.reason(), e.whole())
	}
	var list []goapp.UI
	for i := range e.columns {
		if c := &e.columns[i]; !c.Key && i < len(e.row.Cells) {
			list = append(list, e.field(i, c, &e.row.Cells[i]))
		}
	}
	return ui.El("div.fields", list, e.reason(), e.whole())
}

// leave leaves out a field that stands elsewhere.
func (e *editor) leave(column string) {
	i := slices.IndexFunc(e.columns, func(c model.Column) bool { return c.Name == column })
	if i < 0 || i >= len(e.row.Cells) {
		return
	}
	e.columns = append(e.columns[:i:i], e.columns[i+1:]...)
	e.row.Cells = append(e.row.Cells[:i:i], e.row.Cells[i+1:]...)
}

// field is one field: its name, its control, and what stood there as shipped.
func (e *editor) field(i int, c *model.Column, cell *model.Cell) goapp.UI {
	id := e.prefix + "f-" + strconv.Itoa(i)
	was := goapp.UI(goapp.Text(""))
	class := "div.fieldrow"
	if cell.Changed && e.row.State != model.Added {
		class = "div.fieldrow.mine"
		was = ui.El("p.was", say("field.was", said(c, cell.Shipped)), button("button.backlink", say("field.restore"), func(goapp.Context) { e.set(c, cell.Shipped) }, e.file, e.row.Key, c.Name, cell.Shipped).
			Aria("label", say("field.restore-of", c.Label)))
	}
	return ui.El(class, ui.Text("label", c.Label).Attr("for", id).ID(id+"-l"), e.control(id, c, cell), was)
}

// said is a value as it is read.
func said(c *model.Column, value string) string {
	if text := c.Say(value); text != "" {
		return text
	}
	return say("field.empty")
}

// set changes one field of the row.
func (e *editor) set(c *model.Column, value string) bool {
	at := place{e.file, e.row.Key}
	done := e.act(e.bench.Set(e.file, e.row.Key, []house.Field{{Name: c.Name, Value: value}}, e.reasons[at]), say("field.done", e.row.Title, c.Label, said(c, value)))
	if done {
		delete(e.reasons, at)
	}
	return done
}

func (e *editor) control(id string, c *model.Column, cell *model.Cell) goapp.UI {
	set := func(value string) bool { return e.set(c, c.Write(value)) }
	word := strings.Join(c.Words(cell.Mine), "")
	scope := []any{e.file, e.row.Key, c.Name}
	switch {
	case c.Kind == model.One && len(c.Choices) <= mostButtons:
		return e.choice(id, c, word)
	case c.Kind == model.One:
		var options []goapp.UI
		if c.Empty || word == "" {
			options = append(options, option("", say("field.empty"), word == ""))
		}
		for _, x := range c.Choices {
			options = append(options, option(x.Word, x.Label, x.Word == word))
		}
		return change(ui.El("select", options).ID(id), word, set, scope...)
	case c.Kind == model.Number:
		step := func(by int) func(goapp.Context) {
			return func(goapp.Context) { n, _ := strconv.Atoi(word); set(strconv.Itoa(n + by)) }
		}
		n, _ := strconv.Atoi(word)
		return ui.El("div.number",
			press(ui.IconButton("i-minus", say("field.less", c.Label)), step(-1), append(scope, word, "-")...).Attr("disabled", n <= c.Low),
			change(ui.El("input type=number inputmode=numeric").ID(id).Attr("min", c.Low).Attr("max", c.High).Attr("value", word), word, set, scope...),
			press(ui.IconButton("i-plus", say("field.more", c.Label)), step(1), append(scope, word, "+")...).Attr("disabled", n >= c.High))
	case c.Kind == model.Many:
		return e.several(id, c, c.Words(cell.Mine))
	case c.Kind == model.Part || len(cell.Mine) > 60:
		return change(ui.Text("textarea rows=4 spellcheck=false", cell.Mine).ID(id), cell.Mine, func(value string) bool { return e.set(c, value) }, scope...)
	}
	if c.Kind == model.Digits {
		word = cell.Mine
		set = func(value string) bool { return e.set(c, value) }
	}
	return change(ui.El("input type=text autocomplete=off maxlength=400").ID(id).Attr("value", word), word, set, scope...)
}

// choice is a button for each word that can stand in a field.
func (e *editor) choice(id string, c *model.Column, word string) goapp.UI {
	var list []goapp.UI
	one := func(w, name string) {
		list = append(list, pressed(button("button.pickone", name, func(goapp.Context) { e.set(c, c.Write(w)) }, e.file, e.row.Key, c.Name, w), w == word))
	}
	if c.Empty {
		one("", say("field.empty"))
	}
	for _, x := range c.Choices {
		one(x.Word, words.Upper(x.Label))
	}
	return ui.El("div.picks role=group", list).ID(id).Aria("labelledby", id+"-l")
}

// several is a button for each word of which some can stand in a field. Where they are many, those that do not are in a list.
func (e *editor) several(id string, c *model.Column, chosen []string) goapp.UI {
	var list []goapp.UI
	many := len(c.Choices) > mostOfSeveral
	rest := []goapp.UI{option("", say("field.add"), true)}
	for _, x := range c.Choices {
		on := slices.Contains(chosen, x.Word)
		if many && !on {
			rest = append(rest, option(x.Word, words.Upper(x.Label), false))
			continue
		}
		then := slices.DeleteFunc(slices.Clone(chosen), func(w string) bool { return w == x.Word })
		if !on {
			then = append(then, x.Word)
		}
		list = append(list, pressed(button("button.pickone", words.Upper(x.Label), func(goapp.Context) { e.set(c, c.Write(then...)) }, e.file, e.row.Key, c.Name, strings.Join(then, " ")), on))
	}
	if many {
		list = append(list, change(ui.El("select", rest).Aria("label", say("field.add-to", c.Label)), "", func(word string) bool {
			return word != "" && e.set(c, c.Write(append(slices.Clone(chosen), word)...)) && false // the choice is a way, not a value
		}, e.file, e.row.Key, c.Name, strings.Join(chosen, " ")))
	}
	return ui.El("div.picks role=group", list).ID(id).Aria("labelledby", id+"-l")
}

// reason asks how the owner knows.
func (e *editor) reason() goapp.UI {
	at := place{e.file, e.row.Key}
	value := e.row.Reason
	if value == "" {
		value = e.reasons[at]
	}
	return ui.El("label.field.reason", say("row.reason"), change(ui.El("input#shop-reason type=text maxlength=400 autocomplete=off").Attr("placeholder", say("row.reason-such-as")).Attr("value", value), value, func(text string) bool {
		if e.row.State == model.AsShipped {
			e.reasons[at] = text
			return true
		}
		return e.act(e.bench.Set(e.file, e.row.Key, nil, text), say("row.reason-kept"))
	}, e.file, e.row.Key, e.row.State))
}

// whole is what can be done with the row, and where it comes from.
func (e *editor) whole() goapp.UI {
	b, file, key, title := e.bench, e.file, e.row.Key, e.row.Title
	var acts []goapp.UI
	if e.row.State != model.AsShipped {
		acts = append(acts, button("button.btn.quiet#shop-restore", say("row.restore"), func(goapp.Context) { e.act(b.Restore(file, key), say("row.restored", title)) }, file, key))
	}
	if e.row.State != model.Removed && file != "areas.csv" && file != "borders.csv" && key != house.Scenario {
		acts = append(acts, button("button.btn.quiet#shop-remove", say("row.remove"), func(goapp.Context) { e.act(b.Remove(file, key, e.reasons[place{file, key}]), say("row.gone", title)) }, file, key))
	}
	ticked := b.Ticked(file, key)
	acts = append(acts, pressed(button("button.btn.quiet#shop-tick", say("row.right"), func(goapp.Context) { e.tick(file, key, !ticked) }, file, key, ticked), ticked))
	note := goapp.UI(goapp.Text(""))
	if text := origin(e.row.Source); text != "" {
		if more := remark(e.row.Note); more != "" {
			text = say("row.source-note", text, more)
		}
		note = ui.El("p.source", ui.Text("b", say("row.source")+" "), text)
	}
	return ui.El("div.whole", note, ui.El("div.row", acts))
}

// tick notes that a row was looked at in the box.
func (s *Shop) tick(file, row string, on bool) {
	if s.bench.Tick(file, row, on) {
		s.ticked = true
		s.act(nil, say("row.ticked"))
	}
}

// remark is what the data note of the source of a row, their letters for sources in words: which rules, for example. It is nothing where
// they name no passage.
func remark(note string) string {
	if !strings.ContainsAny(note, "0123456789") {
		return ""
	}
	public := say("source.public")
	source := map[string]string{"R": say("source.rules"), "R-draft": say("source.draft"), "P": public, "F": public, "X": say("source.rebuilt")}
	list := strings.Fields(strings.ReplaceAll(strings.ReplaceAll(note, "R:", "R "), ";", "; "))
	for i, word := range list {
		bare := strings.Trim(word, ";,()")
		if name, is := source[bare]; is {
			list[i] = strings.Replace(word, bare, strings.ToLower(name), 1)
		}
	}
	return strings.Join(list, " ")
}

// origin says where a row comes from.
func origin(from model.Source) (text string) {
	add := func(of model.Source, name string) {
		switch {
		case from&of == 0:
		case text == "":
			text = name
		default:
			text = say("source.both", text, strings.ToLower(name))
		}
	}
	add(model.FromRules, say("source.rules"))
	add(model.FromPublic, say("source.public"))
	add(model.Rebuilt, say("source.rebuilt"))
	return text
}
