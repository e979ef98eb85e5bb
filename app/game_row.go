package app

import (
	"fmt"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/store"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/games"
)

// gameRow is one saved match. It draws itself again only when its match was saved again.
type gameRow struct {
	app.Compo
	ID       string
	Revision int
	Info     store.Info
	desk     *Desk
	asking   string // the match whose deletion is asked about: rows move up when one goes
	view     engine.View
	viewed   string // what view is of
}

// OnMount draws the picture once the list itself is there.
func (g *gameRow) OnMount(ctx app.Context) { g.draw(ctx) }

// OnUpdate draws it again where another match stands in this row.
func (g *gameRow) OnUpdate(ctx app.Context) { g.draw(ctx) }

func (g *gameRow) draw(ctx app.Context) {
	if g.viewed == g.key() {
		return
	}
	ctx.After(50*time.Millisecond, func(app.Context) {
		if g.viewed != g.key() {
			g.view, g.viewed = g.desk.Glance(g.ID), g.key()
		}
	})
}

func (g *gameRow) key() string { return g.ID + "@" + strconv.Itoa(g.Revision) }

// picture is the small map of the match, or its game's initial.
func (g *gameRow) picture() app.UI {
	if g.view != nil && g.viewed == g.key() {
		if game, found := games.ByID(g.Info.Game); found {
			if thumb := faceOf(game).Thumb(g.view); thumb != nil {
				return app.Elem("span").Class("th").Aria("hidden", "true").Body(thumb)
			}
		}
	}
	return box(g.Info.Game)
}

func (g *gameRow) Render() app.UI {
	i := g.Info
	if g.asking == g.ID {
		return app.Elem("li").Class("game asking").Body(
			app.Elem("span").Class("gi").Body(app.Elem("b").Text("Delete “"+i.Title+"”?"), app.Elem("small").Text("Its answers are gone for good. A file exported before can bring it back.")),
			app.Elem("button").Class("btn quiet").Attr("type", "button").Text("Keep it").OnClick(g.keep),
			press(app.Elem("button").Class("btn"), doExport, g.ID, 0).Text("Export first"),
			press(app.Elem("button").Class("btn danger"), doDelete, g.ID, 0).Text("Delete"))
	}
	where := gameName(i.Game)
	if i.Turn != "" {
		where += " · " + i.Turn
	}
	whose, label := i.Whose, "Play"
	switch {
	case i.Damaged:
		whose, label = "This match cannot be read; it can be exported.", "Try"
	case i.Ended:
		label = "Look"
	}
	return app.Elem("li").Class("game you").Body(
		app.Elem("a").Attr("href", "#match-"+g.ID).Attr("data-match", g.ID).OnClick(doing(doOpen, g.ID, 0), app.EventScope(doOpen, g.ID)).Body(
			g.picture(),
			app.Elem("span").Class("gi").Body(
				app.Elem("span").Class("gt").Body(app.Elem("b").Text(i.Title), app.Elem("small").Text(where)),
				app.Elem("span").Class("whose2").Body(app.Text(whose)),
				app.Elem("span").Class("last").Text(fmt.Sprintf("%d answers · %s", i.Answers, ago(i.Saved)))),
			app.Elem("span").Class("go").Body(app.Elem("span").Class("btn primary").Text(label))),
		app.Elem("button").Class("btn quiet icon more").Attr("type", "button").Title("Delete "+i.Title).Aria("label", "Delete or export "+i.Title).
			Body(ui.Icon("i-trash")).OnClick(g.ask))
}

func (g *gameRow) ask(app.Context, app.Event)  { g.asking = g.ID }
func (g *gameRow) keep(app.Context, app.Event) { g.asking = "" }

func gameName(id string) string {
	if title, found := games.Title(id); found {
		return title.Name
	}
	return id
}

// box is a game's box with its initial, where there is no picture.
func box(id string) app.UI {
	class, name := "c3", gameName(id)
	switch id {
	case "cataclysm":
		class = "c1"
	case "triumph":
		class = "c2"
	}
	if len(name) > 1 {
		name = name[:1]
	}
	return app.Elem("span").Class("box", class).Aria("hidden", "true").Body(app.Elem("b").Text(name))
}

// ago says how long ago a match was saved.
func ago(milli int64) string {
	if milli == 0 {
		return "saved some time ago"
	}
	switch past := time.Since(time.UnixMilli(milli)); {
	case past < 2*time.Minute:
		return "just now"
	case past < 2*time.Hour:
		return fmt.Sprintf("%d minutes ago", int(past.Minutes()))
	case past < 48*time.Hour:
		return fmt.Sprintf("%d hours ago", int(past.Hours()))
	default:
		return fmt.Sprintf("%d days ago", int(past.Hours()/24))
	}
}
