package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
)

// right is something that a player may do though nobody waits for it.
type right struct {
	seat engine.Seat
	face.Labelled
}

// rights lists what the player may do though nobody waits for it, each kind under its own name.
func (b *decisionBar) rights() app.UI {
	var heads []string
	kinds := map[string][]right{}
	for _, d := range b.Sight.Rights {
		for _, x := range face.Labels(b.table.Face, b.Sight, d) {
			head := x.Label.Group
			if head == "" {
				head = say("bar.rights")
			}
			if kinds[head] == nil {
				heads = append(heads, head)
			}
			kinds[head] = append(kinds[head], right{d.Seat, x})
		}
	}
	if len(heads) == 0 {
		return app.Text("")
	}
	var lists []app.UI
	for _, head := range heads {
		list := kinds[head]
		lists = append(lists, ui.El("details", ui.Text("summary", say("bar.opens", head, len(list))), b.list("div.choices.many", byPlace(list, b.confirmed))))
	}
	return ui.El("div.rights", lists)
}

// byPlace are the buttons of rights: the places first, where several are used in one.
func byPlace(list []right, sure func(words string) bool) (buttons []app.UI) {
	engine.Sort(list, func(x, y right) int { return strings.Compare(x.Label.Place, y.Label.Place) })
	for len(list) > 0 {
		place, n, text := list[0].Label.Place, 0, ""
		for ; n < len(list) && (n == 0 || place != "" && list[n].Label.Place == place); n++ {
			words := list[n].Choice.Words()
			text += choice{seat: list[n].seat, words: words, label: list[n].Label, sure: sure(words)}.written()
		}
		if n > 1 {
			text = `<details class="place">` + "<summary>" + ui.Escaped(say("bar.place", place, n)) + `</summary>` + text + `</details>`
		}
		buttons, list = append(buttons, app.Raw(text)), list[n:]
	}
	return buttons
}
