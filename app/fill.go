package app

import (
	"hash/fnv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

// FillIn answers what is asked and the rest of its run in one of the ways that the face knows.
func (pk *Picks) FillIn(way string) error {
	f, can := pk.t.Face.(face.Filler)
	if !can || pk.t.History.Past != Now || pk.t.Lesson.lecture != nil {
		return nil
	}
	chance := fnv.New32a()
	for asked, run := pk.t.Session.Asked(), ""; len(asked) > 0; asked = pk.t.Session.Asked() {
		q := asked[0]
		if len(f.Fills(q)) == 0 || run != "" && f.Gathers(q) != run {
			break
		}
		run = f.Gathers(q)
		chance.Write([]byte(pk.t.shelf.ids()))
		if err := pk.t.Answer(face.Answer{Seat: q.Seat, Words: f.Fill(pk.t.Sight(), q, way, chance.Sum32()).Words()}); err != nil {
			return err
		}
	}
	return nil
}

// fills are the buttons that answer the rest of a run.
func (b *decisionBar) fills() app.UI {
	f, can := b.table.Face.(face.Filler)
	if !can {
		return app.Text("")
	}
	var buttons []app.UI
	for _, way := range f.Fills(b.Sight.Asked[0]) {
		buttons = append(buttons, pressText("button.btn", way.Text, &fillRun{Way: way.ID}).Attr("data-do", "fill"))
	}
	if buttons == nil {
		return app.Text("")
	}
	return ui.El("div.fills", ui.Text("span", "All the rest at once:"), buttons)
}
