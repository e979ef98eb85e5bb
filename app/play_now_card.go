package app

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// playNowCard begins a match against the computer in one tap: the short scenario of the game that was played last. Where no match is
// saved yet, it shows the board.
type playNowCard struct {
	app.Compo
	Game   string
	First  bool // no match is saved yet
	style  string
	side   int
	chosen bool // the side is the player's choice
	read   bool // the game's data has been read, which waits until the page is painted
	view   engine.View
}

func newPlayNow(s *shelf.Shelf) *playNowCard {
	card := &playNowCard{First: len(s.List) == 0, style: "easy"}
	for _, info := range s.List {
		if games.Holds(info.Game) && !info.Damaged {
			card.Game = info.Game
			for _, style := range stylesIn(info.Programs) {
				if style != "" {
					card.style = (&Draft{Programs: [MaxPlayers]string{style}}).strength()
				}
			}
			return card
		}
	}
	for _, title := range games.Titles() {
		if games.Holds(title.ID) && !title.Hidden {
			card.Game = title.ID
			return card
		}
	}
	return card
}

// OnMount reads the game and draws its board, once the page is there.
func (c *playNowCard) OnMount(ctx app.Context) {
	if c.Game != "" {
		ui.OnceReady(ctx, c.fill)
	}
}

// fill draws the board, and proposes the side that is asked first: it need not wait for the computer.
func (c *playNowCard) fill() {
	if c.read = true; !plays(c.Game) {
		c.Game = ""
		return
	}
	m := opening(c.Game)
	if m == nil {
		return
	}
	c.view = m.View(0)
	if c.chosen || len(m.Open()) == 0 {
		return
	}
	game, _ := games.ByID(c.Game)
	s, _ := game.ScenarioByID(newDraft(c.Game).Scenario)
	c.side = max(0, slices.IndexFunc(s.Players[0], func(seats engine.Seats) bool { return seats.Has(m.Open()[0].Seat) }))
}

// opening is a game's short scenario as it begins.
func opening(id string) engine.Match {
	d := newDraft(id)
	game, _ := games.ByID(id)
	players, err := d.players()
	if err != nil {
		return nil
	}
	run, _, err := record.Begin(game, record.Header{ID: "opening", Game: id, Scenario: d.Scenario, Edition: game.Edition, Dealer: "hand", Players: players}, nil)
	if err != nil {
		return nil
	}
	return run.Match
}

func (c *playNowCard) Render() app.UI {
	if c.Game == "" {
		return app.Text("")
	}
	short, picture, sides := "\u00a0", app.UI(app.Text("")), []app.UI{}
	if c.First {
		picture = ui.El("span.th aria-hidden=true")
	}
	if c.read {
		game, _ := games.ByID(c.Game)
		s, _ := game.ScenarioByID(newDraft(c.Game).Scenario)
		short = say("home.short", game.Name, s.Name)
		for i, seats := range s.Players[0] {
			sides = append(sides, ui.Text("option", namesOf(game, seats)).Attr("value", i).Attr("selected", i == c.side))
		}
		if c.First && c.view != nil {
			picture = ui.El("span.th aria-hidden=true", faceOf(game).Thumb(c.view))
		}
	}
	play := &playNow{Game: c.Game, Style: c.style, Side: c.side}
	return ui.El("section.card.start aria-labelledby=hw", picture,
		ui.El("div",
			ui.Text("h2#hw", say("home.against")),
			ui.Text("p", short),
			ui.El("div.row",
				ui.El("label.field", say("new.you-play"), ui.El("select#now-side", sides).OnChange(c.chooseSide)),
				ui.El("label.field", say("new.strength"), strengthSelect("now-strength", c.style, func(_ app.Context, style string) { c.style = style }))),
			ui.El("div.row",
				bind(ui.El("button.btn.primary#play-now type=button", ui.Icon("i-play"), say("home.play-now")), play),
				ui.El("button.btn#learn type=button", ui.Icon("i-book"), say("home.learn-first")).Attr("data-lesson", c.Game).On("text", learn))))
}

func (c *playNowCard) chooseSide(ctx app.Context, _ app.Event) {
	c.side, c.chosen = atoi(ctx.JSSrc().Get("value").String()), true
}
