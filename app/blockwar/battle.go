package blockwar

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// Over is the battle board while a Battle is resolved, and what the last answer led to.
func (f *Face) Over(s *face.Sight) app.UI {
	var parts []app.UI
	if v := f.view(s); v.Battle != nil {
		parts = append(parts, battleBoard(v, v.Battle))
	}
	if lines := news(f, s); lines != nil {
		parts = append(parts, ui.El("div.latest", lines))
	}
	return ui.El("div.overs", parts)
}

// newsMost is as many lines as may lie over the board.
const newsMost = 4

// news are the lines of the log since the last answer of a person, the newest last.
func news(f *Face, s *face.Sight) (lines []app.UI) {
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
func battleBoard(v *View, b *rules.BattleView) app.UI {
	sides := append([]rules.Faction{b.Attacker}, b.Defenders...)
	if b.Minor && !slices.Contains(sides, rules.NoFaction) {
		sides = append(sides, rules.NoFaction)
	}
	heads := []app.UI{ui.Text("td.key", v.Say("battle.key"))}
	for i, f := range sides {
		heads = append(heads, ui.El("th scope=col", ui.Emblem(v.Slug(f), "sm"), ui.Text("b", v.bare(f)), ui.Text("small", []string{v.Say("battle.attacks"), v.Say("battle.defends")}[min(i, 1)])).Class("p-"+v.Slug(f)))
	}
	rows := []app.UI{ui.El("tr", heads)}
	for _, t := range v.inOrder() {
		if slices.ContainsFunc(b.Units, func(u rules.BattleUnit) bool { return u.Type == t }) {
			rows = append(rows, battleRow(v, b, t, sides))
		}
	}
	title := v.battleOf(b.Area)
	note := v.Say("battle.round", int(b.Round))
	if b.Waiting > 0 {
		note = v.Say("battle.round.waiting", int(b.Round), b.Waiting)
	}
	return ui.El("details.fight", ui.El("summary", ui.El("span", ui.Text("small.eyebrow", note), ui.Text("b", title))),
		ui.El("table.battleboard", ui.Text("caption.sr", v.Say("battle.caption", title)), ui.El("tbody", rows))).Attr("open", true).Aria("label", title)
}

// battleOf names a Battle: "Battle of Kiev", "Battle of the North Sea".
func (w *Words) battleOf(a rules.Area) string {
	return w.Say("name.battle", w.PlaceName(a))
}

func battleRow(v *View, b *rules.BattleView, t rules.Type, sides []rules.Faction) app.UI {
	row := ui.El("tr")
	if v.Chart[t].Priority == v.Chart[b.Type].Priority {
		row = row.Aria("current", "step")
	}
	cells := []app.UI{ui.El("th scope=row", v.typeText(t).String(), ui.Text("small", v.fireOf(t)))}
	for _, f := range sides {
		var blocks []app.UI
		for i := range b.Units {
			if u := &b.Units[i]; u.Type == t && v.party(u.Nation) == f {
				blocks = append(blocks, battleBlock(v, u))
			}
		}
		cells = append(cells, ui.El("td", blocks))
	}
	return row.Body(cells...)
}

// fireOf is up to which number a type's dice hit each class that it can hit: "Air 3, Naval 1, Ground 1, Sub 1".
func (w *Words) fireOf(t rules.Type) string {
	fire := w.Chart[t].Fire
	var classes []string
	for _, c := range []struct {
		class rules.Class
		kind  string
	}{{rules.Air, "fire.air"}, {rules.Naval, "fire.naval"}, {rules.Ground, "fire.ground"}, {rules.Submarine, "fire.sub"}} {
		if fire[c.class] > 0 {
			classes = append(classes, w.Say(c.kind, fire[c.class]))
		}
	}
	if classes == nil {
		return w.Say("fire.nothing")
	}
	return strings.Join(classes, ", ")
}

func battleBlock(v *View, u *rules.BattleUnit) app.UI {
	x := tile{Owner: v.slugOf(u.Nation), Body: lying, Sign: v.typeSign(u.Type), CV: int(u.CV), N: 1}
	state := ""
	if u.Idle {
		state = "spent"
	}
	name := v.Say("name.strength", v.unitName(u.Nation, u.Type), int(u.CV))
	if u.Idle {
		name = v.Say("battle.unit.acted", name)
	}
	if u.From != rules.Nowhere {
		name = v.Say("battle.unit.from", name, v.PlaceName(u.From))
	}
	return ui.El("span.fighter", ui.Draw("svg role=img viewBox=0 0 48 48", blockParts(x)).Attr("aria-label", name).Class("piece", "p-"+x.Owner, state)).Attr("title", name)
}
