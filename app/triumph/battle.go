package triumph

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/english"
	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// Over is the battle board while a Battle is resolved, and what the last answer led to.
func (f Face) Over(s *face.Sight) app.UI {
	var parts []app.UI
	if b := viewOf(s).Battle; b != nil {
		parts = append(parts, battleBoard(b))
	}
	if lines := f.news(s); lines != nil {
		parts = append(parts, ui.El("div.latest role=status aria-live=polite", lines))
	}
	return ui.El("div.overs", parts)
}

// newsMost is as many lines as may lie over the board.
const newsMost = 4

// news are the lines of the log since the last answer of a person, the newest last.
func (f Face) news(s *face.Sight) (lines []app.UI) {
	from := 0
	for i, w := range s.Recent {
		if w.Entry.Seat != engine.Chance && w.Entry.By == "" {
			from = i
		}
	}
	for _, story := range f.Stories(s, s.Recent[from:]) {
		for _, l := range story.Lines {
			var dice []app.UI
			for _, r := range l.Rolls {
				for _, n := range r.Faces {
					dice = append(dice, ui.Die(n))
				}
				dice = append(dice, ui.Text("b", r.Says))
			}
			lines = append(lines, ui.El("p.ev", ui.Text("span", l.Text+" "), dice, ui.Rule(l.Rule)))
		}
	}
	return lines[max(len(lines)-newsMost, 0):]
}

// battleBoard is a Battle as the battle board has it: a row for each type of unit, in the order in which they act (12.2), and a column
// for each side.
func battleBoard(b *blockwar.BattleView) app.UI {
	sides := append([]rules.Faction{b.Attacker}, b.Defenders...)
	if b.Minor && !slices.Contains(sides, blockwar.NoFaction) {
		sides = append(sides, blockwar.NoFaction)
	}
	heads := []app.UI{ui.Text("td.key", "what each hits, up to the number shown")}
	for i, f := range sides {
		heads = append(heads, ui.El("th scope=col", ui.Emblem(emblemOf(f), "sm"), ui.Text("b", bare(f)), ui.Text("small", []string{"attacks", "defends"}[min(i, 1)])).Class("p-"+emblemOf(f)))
	}
	rows := []app.UI{ui.El("tr", heads)}
	for t := blockwar.Type(1); t <= blockwar.Convoy; t++ {
		if slices.ContainsFunc(b.Units, func(u blockwar.BattleUnit) bool { return u.Type == t }) {
			rows = append(rows, battleRow(b, t, sides))
		}
	}
	title := battleOf(b.Area)
	note := "Combat Round " + strconv.Itoa(int(b.Round))
	if b.Waiting > 0 {
		note += ", " + english.Count(b.Waiting, "group") + " to join"
	}
	return ui.El("details.fight", ui.El("summary", ui.El("span", ui.Text("small.eyebrow", note), ui.Text("b", title))),
		ui.El("table.battleboard", ui.Text("caption.sr", title+", in the order of fire"), ui.El("tbody", rows))).Attr("open", true).Aria("label", title)
}

// battleOf names a Battle: "Battle of Kiev", "Battle of the North Sea".
func battleOf(a rules.Area) string {
	return "Battle of " + placeName(a)
}

// emblemOf is the emblem of a side; an Armed Minor's is the Neutral's.
func emblemOf(f rules.Faction) string {
	if f == blockwar.NoFaction {
		return "neutral"
	}
	return rules.Book().FactionFacts(f).Slug
}

func battleRow(b *blockwar.BattleView, t blockwar.Type, sides []rules.Faction) app.UI {
	row := ui.El("tr")
	if t == b.Type {
		row = row.Aria("current", "step")
	}
	cells := []app.UI{ui.El("th scope=row", typeNames[t], ui.Text("small", fireOf(t)))}
	for _, f := range sides {
		var blocks []app.UI
		for i := range b.Units {
			if u := &b.Units[i]; u.Type == t && ownerOf(u.Nation) == f {
				blocks = append(blocks, battleBlock(u))
			}
		}
		cells = append(cells, ui.El("td", blocks))
	}
	return row.Body(cells...)
}

// fireOf is up to which number a type's dice hit each class that it can hit: "Air 3, Naval 1, Ground 1, Sub 1".
func fireOf(t blockwar.Type) string {
	fire := rules.Book().Chart[t].Fire
	var classes []string
	for _, c := range []struct {
		class blockwar.Class
		name  string
	}{{blockwar.Air, "Air"}, {blockwar.Naval, "Naval"}, {blockwar.Ground, "Ground"}, {blockwar.Submarine, "Sub"}} {
		if fire[c.class] > 0 {
			classes = append(classes, c.name+"\u00a0"+strconv.Itoa(int(fire[c.class])))
		}
	}
	if classes == nil {
		return "nothing"
	}
	return strings.Join(classes, ", ")
}

func battleBlock(u *blockwar.BattleUnit) app.UI {
	x := tile{Owner: slugOf(u.Nation), Body: lying, Sign: typeSigns[u.Type], CV: int(u.CV), N: 1}
	state := ""
	if u.Idle {
		state = "spent"
	}
	name := adjective(u.Nation) + " " + typeNames[u.Type] + " " + strconv.Itoa(int(u.CV))
	if u.Idle {
		name += ", has acted"
	}
	if u.From != blockwar.Nowhere {
		name += ", from " + rules.Book().Place(u.From).Name
	}
	return ui.El("span.fighter", ui.Draw("svg role=img viewBox=0 0 48 48", blockParts(x)).Attr("aria-label", name).Class("piece", "p-"+x.Owner, state)).Attr("title", name)
}
