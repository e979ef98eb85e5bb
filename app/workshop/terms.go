package workshop

import (
	"strconv"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/house"
	model "interbellum/engine/workshop"
)

// termer draws where a scenario is played, by whom, how long and for what.
type termer struct {
	*view
	id string
	t  *model.Terms
}

func (b *termer) terms() goapp.UI {
	return ui.El("div.shopcard", b.called(), b.maps(), b.powers(), b.players(), b.turns(), b.victory(), b.notes(), b.wrong(), b.gone())
}

// do does something with the scenario, and shows its beginning as it is then.
func (b *termer) do(err error, done string) bool {
	ok := b.act(err, done)
	look(b.Shop, b.id)
	return ok
}

// set changes a field of the scenario.
func (b *termer) set(field, value, done string) bool {
	c := model.Column{JSON: true}
	return b.do(b.bench.Set(b.t.File, house.Scenario, []house.Field{{Name: field, Value: c.Write(value)}}, ""), done)
}

// called is the title of a scenario of one's own.
func (b *termer) called() goapp.UI {
	if !b.t.Own {
		return goapp.Text("")
	}
	return ui.El("label.field", say("terms.title"), change(ui.El("input#shop-scenario-title type=text maxlength=64 autocomplete=off").Attr("value", b.t.Title), b.t.Title, func(text string) bool {
		return b.set("name", text, say("terms.titled", text))
	}, b.id))
}

// choose is a button for each choice of which some are taken.
func (b *termer) choose(title string, list []model.Choosing, take func(word string, on bool) error) goapp.UI {
	var all []goapp.UI
	for _, c := range list {
		done := say("terms.in", c.Label)
		if c.On {
			done = say("terms.out", c.Label)
		}
		all = append(all, pressed(button("button.pickone", c.Label, func(goapp.Context) { b.do(take(c.Word, !c.On), done) }, b.id, title, c.Word, c.On), c.On))
	}
	return ui.El("div.picks role=group", all).Aria("label", title)
}

func (b *termer) maps() goapp.UI {
	return ui.El("div", ui.Text("h3", say("terms.maps")), b.choose(say("terms.maps"), b.t.Maps, func(word string, on bool) error { return b.bench.UseMap(b.id, word, on) }))
}

func (b *termer) powers() goapp.UI {
	return ui.El("div", ui.Text("h3", say("terms.powers")), ui.Text("p.hint", say("terms.powers-says")),
		b.choose(say("terms.powers"), b.t.Powers, func(word string, on bool) error { return b.bench.UsePower(b.id, word, on) }))
}

// players are the ways in which the powers are divided.
func (b *termer) players() goapp.UI {
	var list []goapp.UI
	for i := range b.t.Deals {
		list = append(list, b.deal(i))
	}
	return ui.El("div.shopcard", ui.Text("h3", say("terms.players")), list,
		button("button.btn.quiet#shop-deal", say("terms.add-deal"), func(goapp.Context) { b.do(b.bench.AddDeal(b.id), say("terms.added-deal")) }, b.id))
}

func (b *termer) deal(i int) goapp.UI {
	d := &b.t.Deals[i]
	n := len(d.Split)
	rows := []goapp.UI{ui.El("header", ui.Text("b", say("terms.deal", d.Players)),
		press(ui.IconButton("i-trash", say("terms.drop-deal", d.Players)), func(goapp.Context) { b.do(b.bench.DropDeal(b.id, i), say("terms.dropped-deal")) }, b.id, "deal", i).Attr("disabled", len(b.t.Deals) == 1))}
	for hand := range d.Split {
		for _, power := range d.Split[hand] {
			var options []goapp.UI
			for k := range d.Split {
				options = append(options, option(strconv.Itoa(k), say("terms.player", k+1), k == hand))
			}
			if len(d.Split[hand]) > 1 {
				options = append(options, option(strconv.Itoa(n), say("terms.alone"), false))
			}
			name := b.bench.Name(power)
			rows = append(rows, ui.El("label", name, change(ui.El("select", options), strconv.Itoa(hand), func(text string) bool {
				k, _ := strconv.Atoi(text)
				return b.do(b.bench.DealTo(b.id, i, power, k), say("terms.dealt", name, k+1))
			}, b.id, i, power, n)))
		}
	}
	return ui.El("div.deal role=group", rows).Aria("label", say("terms.deal", d.Players))
}

func (b *termer) turns() goapp.UI {
	choose := func(id, name, field, value string) goapp.UI {
		var options []goapp.UI
		for _, c := range b.t.Turns {
			options = append(options, option(c.Word, c.Label, c.Word == value))
		}
		return ui.El("label.field", name, change(ui.El("select", options).ID(id), value, func(turn string) bool { return b.set(field, turn, say("terms.turned")) }, b.id, field))
	}
	return ui.El("div", ui.Text("h3", say("terms.turns")), ui.El("div.tablehead", choose("shop-first", say("terms.first"), "first_turn", b.t.First), choose("shop-last", say("terms.last"), "last_turn", b.t.Last)))
}

func (b *termer) victory() goapp.UI {
	var list []goapp.UI
	for i, c := range b.t.Ties {
		list = append(list, button("button.pickone", say("terms.tie", i+1, c.Label), func(goapp.Context) { b.do(b.bench.TieTo(b.id, c.Word), say("terms.tied", c.Label)) }, b.id, c.Word, i))
	}
	return ui.El("div", ui.Text("h3", say("terms.victory")), ui.Text("p.hint", say("terms.ties")), ui.El("div.picks role=group", list).Aria("label", say("terms.victory")))
}

// notes are the special rules, and what the author says. One that is emptied goes.
func (b *termer) notes() goapp.UI {
	var list []goapp.UI
	write := func(id, name, note, text string) goapp.UI {
		return ui.El("label.field", name, change(ui.Text("textarea.plain rows=3 maxlength=400", text).ID(id), text, func(text string) bool {
			return b.do(b.bench.Write(b.id, note, text), say("terms.wrote"))
		}, b.id, note, len(b.t.Notes)))
	}
	for i := range b.t.Notes {
		n := &b.t.Notes[i]
		name := say("terms.note")
		if n.Rule {
			name = say("terms.rule", b.bench.Name(n.ID))
		}
		list = append(list, write("note-"+strconv.Itoa(i), name, n.ID, n.Text))
	}
	return ui.El("div.shopcard", ui.Text("h3", say("terms.notes")), list, write("shop-new-note", say("terms.new-note"), "", ""))
}

// wrong is what is wrong with the scenario.
func (b *termer) wrong() goapp.UI {
	return b.faultsOf(func(file, _ string) bool { return file == b.t.File })
}

// faultsOf lists the faults in some rows.
func (b *view) faultsOf(in func(file, row string) bool) goapp.UI {
	var list []goapp.UI
	for i := range b.faults {
		if f := &b.faults[i]; in(f.File, f.Row) {
			list = append(list, (&lists{b}).fault(f))
		}
	}
	if list == nil {
		return goapp.Text("")
	}
	return ui.El("div", ui.Text("h3", say("terms.wrong")), ui.El("ul.differences", list))
}

// gone takes a scenario of one's own away.
func (b *termer) gone() goapp.UI {
	return (&setter{view: b.view}).gone()
}
