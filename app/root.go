// Package app is the page: the frame round every game. It holds components and the state
// that they show (Desk); no rules and no storage of its own.
package app

import (
	"errors"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/words"
)

// Root is the whole page. Every touchable thing sends an action that ends here.
type Root struct {
	app.Compo
	desk    *Desk
	stop    func()
	command command // that is being done
	handed  bool    // the command comes from the page's other program
	copied  func()  // what follows once a text has been copied
}

// OnMount opens the shelf and goes where the address points.
func (r *Root) OnMount(ctx app.Context) {
	r.desk = NewDesk(savedMatches())
	r.stop = store.Watch(func(id string) { ctx.Dispatch(func(app.Context) { r.desk.Table.Saver.Settle(); r.desk.Elsewhere(id) }) })
	r.desk.Hold = func(id string) {
		store.Hold(id, func(id string) { ctx.Dispatch(func(app.Context) { r.desk.Table.Saver.Settle(); r.desk.Taken(id) }) })
	}
	r.desk.AskForced = func() bool { return setting("single") == "ask" }
	r.desk.Later = func(f func()) { ctx.Defer(func(ctx app.Context) { ui.AfterPaint(ctx, f) }) }
	r.desk.Table.Verifier.Refused = func(err error) {
		r.try(err)
		r.address("")
	}
	r.desk.Table.Bots.Steps = func() bool { return setting("programs") == showStep }
	r.desk.Table.Bots.Show = func() string { return setting("programs") }
	r.desk.Table.Bots.Rest = func(wait time.Duration, then func()) { ctx.After(wait, func(app.Context) { then() }) }
	r.desk.Table.Bots.Think, r.desk.Table.Bots.Unthink = botWorker(ctx)
	ctx.Handle(face.AnswerAction, r.onAnswer)
	ctx.Handle(commandAction, r.onCommand)
	ctx.Handle(face.CardAction, func(ctx app.Context, a app.Action) {
		if card, is := a.Value.(engine.Ref); is {
			r.carryOut(ctx, &tapCard{card})
		}
	})
	if !r.takeOver(ctx) {
		r.arrive(ctx)
	}
	ctx.Async(readAhead)
}

// readAhead reads the games' data once the first picture stands, before anybody asks for a new match.
func readAhead() {
	if app.IsClient {
		time.Sleep(time.Second)
		games.All()
	}
}

// OnNav follows a change of the address.
func (r *Root) OnNav(ctx app.Context) {
	if r.desk != nil {
		r.arrive(ctx)
	}
}

// OnDismount stops listening to other tabs.
func (r *Root) OnDismount() {
	if r.stop != nil {
		r.stop()
	}
}

// onIntake opens a file, or a text that was pasted or dropped on the page.
func (r *Root) onIntake(ctx app.Context, e app.Event) {
	came := e.Value.Get("detail")
	name, text := came.Get("name").String(), came.Get("text").String()
	if text == "" && came.Get("size").Int() > 0 {
		r.try(words.Refuse("", "page/refused.file.large", name))
		return
	}
	r.carryOut(ctx, &takeIn{name, text})
}

// onKeeping takes the browser's promise to keep the matches.
func (r *Root) onKeeping(_ app.Context, e app.Event) {
	k := e.Value.Get("detail")
	r.desk.Shelf.Browser = shelf.Browser{Promise: k.Get("promise").String(), Evicts: k.Get("evicts").Bool(),
		Exported: int64(k.Get("exported").Float()), Shares: k.Get("shares").Bool()}
	r.desk.version++
}

// onCopied says whether the browser has copied what it was given.
func (r *Root) onCopied(_ app.Context, e app.Event) {
	if then := r.copied; e.Value.Get("detail").Get("done").Bool() && then != nil {
		then()
	} else {
		r.desk.complain(words.Refuse("", "page/refused.copy"))
	}
	r.desk.version++
}

// arrive opens what the address's fragment names: a match of this device, a new match of
// a game (of a hidden one too), or a link.
func (r *Root) arrive(ctx app.Context) {
	fragment := ctx.Page().URL().Fragment
	switch {
	case fragment == "" || fragment == "games" || fragment == lessonFragment || strings.HasPrefix(fragment, "answer="), strings.HasPrefix(fragment, "beside="):
		return // the last two are for web/late/live.js, which reads join= as well
	case strings.HasPrefix(fragment, joinFragment):
		r.carryOut(ctx, &joinLive{fragment})
	case fragment == "paste": // web/shelf.js goes to the field
		r.desk.Leave()
		r.desk.version++
	case strings.HasPrefix(fragment, "rule-"):
		r.followMatch()
	case strings.HasPrefix(fragment, "new-"):
		r.carryOut(ctx, &setUpMatch{strings.TrimPrefix(fragment, "new-")})
	case strings.HasPrefix(fragment, workshopFragment):
		if r.desk.Screen != WorkshopScreen {
			r.carryOut(ctx, &openWorkshop{Game: strings.TrimPrefix(fragment, workshopFragment)})
		}
	case strings.HasPrefix(fragment, "match-"):
		// go-app tells of the first address twice, and a link's has become the match's by then.
		if id := strings.TrimPrefix(fragment, "match-"); r.desk.Table.Session == nil || r.desk.Table.Info.ID != id || r.desk.Screen == AsideScreen {
			r.carryOut(ctx, &openMatch{id})
		}
	case r.desk.Inbox.arrival != nil && r.desk.Inbox.arrival.text == fragment: // it is on its way
	default:
		r.carryOut(ctx, &takeIn{Text: fragment})
	}
}

// lessonFragment is the address of a lesson, and of a match to watch, neither of which is kept.
const lessonFragment = "lesson"

// address names the screen in the page's address (web/boot.js); the list of matches has no fragment.
func (r *Root) address(fragment string) {
	if app.IsClient {
		app.Window().Call("interbellumAddress", fragment)
	}
}

// onBack follows the browser's Back button from a screen to the list of matches.
func (r *Root) onBack(ctx app.Context, _ app.Event) { r.carryOut(ctx, &goHome{}) }

func (r *Root) try(err error) {
	if err != nil && !r.turnTo(err) {
		r.desk.complain(err)
		r.desk.version++
		if errors.As(err, new(*link.Newer)) {
			callBrowser("update") // offers the newer version, if there is one
		}
	}
}

func (r *Root) onAnswer(_ app.Context, a app.Action) {
	given, is := a.Value.(face.Answer)
	if !is {
		return
	}
	give := func() {
		r.desk.Table.Saver.Settle()
		if r.desk.Table.Session != nil {
			r.try(r.desk.Table.Answer(given))
		}
	}
	if !r.desk.Table.Verifier.waits(give) {
		give()
	}
}

// Render shows the screen of the desk.
func (r *Root) Render() app.UI {
	if r.desk == nil { // until OnMount, and it may be painted: what stood there before the program came
		return ui.El("div#shell", ui.Text("p.name", "Interbellum"), ui.El("progress max=1 value=1"), ui.Text("p.says", say("common.laying-out")))
	}
	return app.Elem("div").Class("page").Class(holds(r.desk)).On("intake", r.onIntake).On("keeping", r.onKeeping).On("copied", r.onCopied).On("back", r.onBack).On("live", func(_ app.Context, e app.Event) { onLive(r, e.Value.Get("detail")) }).Body(
		r.screen(),
		r.sheets(),
		&toasts{Toast: r.desk.Toast},
	)
}

// holds are classes of the page for what lies beside it: a table, and the hand at it.
func holds(d *Desk) (table, hand string) {
	t := d.Table
	if d.Inbox.arrival != nil || d.Screen != LookScreen && (d.Screen != TableScreen || t.Session == nil || t.Seats.Asking || t.Covered) {
		return "", ""
	}
	if handLies(t) {
		hand = "with-hand"
	}
	return "at-table", hand
}

func (r *Root) screen() app.UI {
	d := r.desk
	switch {
	case d.Inbox.arrival != nil:
		return d.Inbox.arrival.form()
	case d.Screen == NewScreen:
		return &newMatch{Version: d.Version(), desk: d}
	case d.Screen == WorkshopScreen:
		return d.Shop.Screen()
	case d.Screen == LookScreen:
		return d.lookTable()
	case d.Screen == HomeScreen || d.Table.Session == nil:
		return &home{Version: d.Version(), shelf: d.Shelf}
	case d.Screen == AsideScreen:
		return &aside{Version: d.Version(), table: d.Table}
	case d.Table.Seats.Asking:
		return d.Table.Seats.seatingForm()
	case d.Table.Covered:
		return &handOver{Version: d.Version(), table: d.Table}
	case d.Screen == EndScreen:
		return &ending{Version: d.Version(), table: d.Table}
	}
	return &table{Version: d.Version(), Late: d.Table.Saver.late, table: d.Table}
}

// sheets are what lies over a screen.
func (r *Root) sheets() app.UI {
	d := r.desk
	switch {
	case d.Inbox.arrival != nil:
	case d.Houses.open():
		return d.Houses.sheet()
	case d.Inbox.claim != nil:
		return d.Inbox.claimSheet()
	case d.Inbox.fork != nil:
		return d.Inbox.fork.sheet()
	case d.Table.Session == nil || d.Table.Covered || d.Table.Seats.Asking || d.Screen == AsideScreen:
	case d.Inbox.Letter != nil:
		return d.Inbox.letterSheet()
	case d.Table.Outbox.Sending:
		return &sendSheet{Link: d.Table.Outbox.Link, Version: d.Version(), table: d.Table}
	case d.Table.Orders.Ordering:
		return &orderSheet{Version: d.Version(), Seat: d.Table.Orders.Whose, table: d.Table}
	case d.Table.Agreements.Agreeing:
		return d.Table.Agreements.agreeForm()
	case d.Table.Form == botsForm:
		return d.Table.Bots.programForm()
	case d.Table.Form == keysForm:
		return &keysSheet{Version: d.Version(), keys: &d.Table.Keys}
	case d.Table.Form == diceForm:
		return d.Table.History.diceForm()
	}
	return app.Text("")
}
