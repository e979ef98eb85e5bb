package cataclysm

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	rules "interbellum/engine/cataclysm"
)

// Over is the battle, while an operation has named its target and forces.
func (Face) Over(s *face.Sight) app.UI {
	if viewOf(s).Battle == nil {
		return nil
	}
	return &battle{Sight: s}
}

// battle shows both sides of the operation under way.
type battle struct {
	app.Compo
	Sight *face.Sight
}

func (b *battle) Render() app.UI {
	v := viewOf(b.Sight)
	x := v.Battle
	if x == nil {
		return app.Div()
	}
	return app.Section().Class("fight").Aria("label", "Battle of "+x.Target.Name()).Body(
		app.Header().Body(
			app.P().Class("eyebrow").Text(upper(operationNames[x.Verb])),
			app.H2().Text(battleTitle(x))),
		app.Div().Class("sides").Body(
			fightSide(v, x.Attacker, "Attacker", x.Attackers),
			fightSide(v, x.Defender, "Defender", x.Defenders)),
		circumstances(v, x))
}

func battleTitle(x *rules.BattleView) string {
	switch x.Verb {
	case "capture":
		return "The base in " + x.Target.Name()
	case "bomb":
		return "Bombs on " + x.Target.Name()
	}
	return "Battle of " + x.Target.Name()
}

func fightSide(v *rules.View, p rules.Power, role string, fighters []rules.FighterView) app.UI {
	var units []app.UI
	for _, f := range fighters {
		u := unitAt(v, f.Unit)
		if u == nil {
			_, k, _ := unitOfRef(f.Unit)
			owner, _, _ := unitOfRef(f.Unit)
			units = append(units, app.Li().Class("unit gone").Body(counter(owner, k, ""), app.Span().Body(app.Text(upper(counterNames[k])), app.Small().Text("lost"))))
			continue
		}
		units = append(units, app.Li().Class("unit").Body(unitPiece(v, u.Owner, u.Kind, u.Up, ""),
			app.Span().Body(app.Text(upper(unitName(u.Kind, u.Up))), app.Small().Text(fighterNote(f, v.Battle.Target)))))
	}
	if len(units) == 0 {
		text := "No units yet"
		if role == "Defender" {
			text = "No units"
		}
		units = append(units, app.Li().Class("unit").Body(app.Span().Body(app.Small().Text(text))))
	}
	name := p.Facts().Name
	if name == "" {
		name = v.Battle.Target.Name()
	}
	return app.Div().Class("side", "p-"+ownerSlug(p)).Body(
		app.Header().Body(ui.Emblem(ownerSlug(p), ""), app.Div().Body(app.P().Class("eyebrow").Text(role), app.H3().Text(name))),
		app.Ul().Class("units").Body(units...))
}

func fighterNote(f rules.FighterView, target rules.Area) string {
	note := ""
	if f.From != target && f.From != rules.Nowhere {
		note = "from " + f.From.Name()
	}
	for _, x := range []struct {
		is   bool
		text string
	}{{f.Support, "in support"}, {f.Extended, "extended range −1"}, {f.Limited, "limited supply −1"}} {
		if x.is {
			note = joined(note, x.text)
		}
	}
	return note
}

// circumstances lists what bears on the combat besides the units, with the rules.
func circumstances(v *rules.View, x *rules.BattleView) app.UI {
	var items []app.UI
	add := func(text, rule string) {
		items = append(items, app.Li().Body(app.Text(text+" "), ui.Rule(rule)))
	}
	if x.Augment > 0 {
		add("Augmented +"+strconv.Itoa(x.Augment), "8.2")
	}
	if x.Surprised {
		add("Surprised −1", "9.8")
	}
	switch {
	case x.Target.Place().Adverse:
		add("Adverse terrain: defender +1", "2.3.1")
	case x.Strait:
		add("Across a strait: defender +1", "2.3.4")
	case x.Verb == "invade":
		add("Invasion: defender +1", "9.3.2")
	}
	if x.Aid {
		add("Aid spent: defender one die more", "9.7.1")
	}
	switch x.Air {
	case rules.AttackerLeads:
		add("Attacker holds the air: one die more", "10.3")
	case rules.DefenderLeads:
		add("Defender holds the air: one die more", "10.3")
	}
	for _, f := range append(x.Attackers, x.Defenders...) {
		if u := unitAt(v, f.Unit); u != nil && u.Kind == rules.Fortress {
			add("Fortress: defender +1", "10.4")
			break
		}
	}
	if len(items) == 0 {
		return app.Text("")
	}
	return app.Ul().Class("mods").Body(items...)
}
