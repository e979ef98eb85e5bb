package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine"
)

// tallies counts how often each face has come up, by the power that threw it; "" has thrown what the log tells of without the die.
func (h *History) tallies() map[string]*[7]int {
	all, untold := map[string]*[7]int{}, [7]int{}
	seen := h.t.watched(-1)
	for _, w := range seen {
		if e := w.Entry; e.Seat == engine.Chance && e.Choice.Verb == engine.Roll {
			untold[e.Choice.N]++
		}
	}
	for _, story := range h.t.Face.Stories(nil, seen) {
		for _, line := range story.Lines {
			for _, roll := range line.Rolls {
				if all[roll.Power] == nil {
					all[roll.Power] = new([7]int)
				}
				for _, n := range roll.Faces {
					all[roll.Power][n]++
					untold[n]--
				}
			}
		}
	}
	if untold != [7]int{} {
		if all[""] == nil {
			all[""] = new([7]int)
		}
		for n := range untold {
			all[""][n] += untold[n]
		}
	}
	return all
}

// diceForm tells what has been thrown, and by whom.
func (h *History) diceForm() app.UI {
	all := h.tallies()
	body := app.UI(ui.Text("p", say("dice.none")))
	if len(all) > 0 {
		head := []app.UI{ui.El("th scope=col", ui.Text("span.sr", say("dice.who")))}
		for n := 1; n <= 6; n++ {
			head = append(head, ui.Text("th scope=col", itoa(n)))
		}
		var rows []app.UI
		for _, info := range h.t.Session.Play.Game().Seats {
			power := h.t.Face.Seat(info.Seat)
			if faces := all[power]; faces != nil {
				rows = append(rows, diceRow(power, h.t.Session.Play.Game().SeatName(info.Seat), faces))
				delete(all, power)
			}
		}
		var rest [7]int
		for _, faces := range all {
			for n := range rest {
				rest[n] += faces[n]
			}
		}
		if len(all) > 0 {
			rows = append(rows, diceRow("", say("dice.others"), &rest))
		}
		body = ui.El("table.dicetable", ui.El("thead", ui.El("tr", head, ui.Text("th scope=col", say("dice.count")), ui.Text("th scope=col", say("dice.mean")))), ui.El("tbody", rows))
	}
	return overlay("dice", say("dice.title"), say("dice.says"), ui.El("div.rows tabindex=0", body).Aria("label", say("dice.count")))
}

func diceRow(power, name string, faces *[7]int) app.UI {
	count, sum := 0, 0
	var cells []app.UI
	for n := 1; n <= 6; n++ {
		count, sum = count+faces[n], sum+n*faces[n]
		cells = append(cells, ui.Text("td", itoa(faces[n])))
	}
	return ui.El("tr", ui.El("th scope=row", ui.Emblem(power, ""), name), cells, ui.Text("td", itoa(count)), ui.Text("td", fmt.Sprintf("%.2f", float64(sum)/float64(max(count, 1)))))
}
