package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/engine"
)

// Commands of the forms over the table: standing orders, agreements, seats, computer players and dice.

// openOrders shows the form of standing orders.
type openOrders struct{}

func (*openOrders) do(r *Root, _ app.Context) {
	d := r.desk
	d.Table.Orders.Ordering, d.Table.Orders.Whose = true, 0
	if own, _ := d.Table.Orders.orderers(); own.Len() == 1 {
		d.Table.Orders.Whose = own.List()[0]
	}
}

// showOrdersOf shows the orders of one seat, or with 0 of all of the player's.
type showOrdersOf struct {
	Seat engine.Seat
}

func (w *showOrdersOf) do(r *Root, _ app.Context) {
	r.desk.Table.Orders.Whose = w.Seat
}

// giveOrder gives a standing order. A setting below zero lifts the one for a subject.
type giveOrder struct {
	Kind    int
	Subject string
	Setting int
}

func (w *giveOrder) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Orders.Order(w.Kind, w.Subject, w.Setting))
}

// openAgreements shows the form of what players can agree on.
type openAgreements struct{}

func (*openAgreements) do(r *Root, _ app.Context) {
	r.desk.Table.Agreements.Open()
}

// chooseTakeBack chooses the answer before which the match is to be taken back.
type chooseTakeBack struct {
	Seq int
}

func (w *chooseTakeBack) do(r *Root, _ app.Context) {
	r.desk.Table.Agreements.BackTo = w.Seq
}

// propose asks the others for something.
type propose struct {
	What string
}

func (w *propose) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Agreements.Propose(w.What))
}

// vote says something to a proposal, resigns or returns.
type vote struct {
	Seat  engine.Seat
	Words string
}

func (w *vote) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Agreements.Agree(w.Seat, w.Words))
}

// checkCorrection lists what is wrong with a corrected position.
type checkCorrection struct {
	Text string
}

func (w *checkCorrection) do(r *Root, _ app.Context) {
	r.desk.Table.Agreements.Check(w.Text)
}

// proposeCorrection asks the others for a corrected position.
type proposeCorrection struct {
	Text string
}

func (w *proposeCorrection) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Agreements.Amend(w.Text))
}

// askSeats asks who plays on this device.
type askSeats struct{}

func (*askSeats) do(r *Root, _ app.Context) {
	r.desk.Table.Seats.sit()
	r.desk.Table.Seats.Asking = true
}

// toggleSeat says of a player whether they play here.
type toggleSeat struct {
	Player int
}

func (w *toggleSeat) do(r *Root, _ app.Context) {
	r.desk.Table.Seats.Sitting[w.Player] = !r.desk.Table.Seats.Sitting[w.Player]
}

// confirmSeats keeps who plays here: those who were chosen, or all.
type confirmSeats struct {
	All bool
}

func (w *confirmSeats) do(r *Root, _ app.Context) {
	r.desk.Table.Seats.Seat(w.All)
}

// openBots shows who plays which seat: people or computer players.
type openBots struct{}

func (*openBots) do(r *Root, _ app.Context) {
	r.desk.Table.Form = botsForm
}

// setBot has a computer player play a seat, or without a style a person.
type setBot struct {
	Seat  engine.Seat
	Style string
}

func (w *setBot) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Bots.Set(w.Seat, w.Style))
}

// stopBots has the computer players wait.
type stopBots struct{}

func (*stopBots) do(r *Root, _ app.Context) {
	r.desk.Table.Bots.Halt()
}

// resumeBots lets the computer players go on.
type resumeBots struct{}

func (*resumeBots) do(r *Root, _ app.Context) {
	r.desk.Table.Bots.GoOn()
}

// explainBot says why a computer player gave its last answer.
type explainBot struct{}

func (*explainBot) do(r *Root, _ app.Context) {
	r.desk.Say(r.desk.Table.Bots.thinking.reason)
}

// askHint asks a computer player what it would answer.
type askHint struct{}

func (*askHint) do(r *Root, _ app.Context) {
	r.desk.Table.Bots.Hint()
}

// openDice shows what has been thrown.
type openDice struct{}

func (*openDice) do(r *Root, _ app.Context) {
	r.desk.Table.Form = diceForm
}

// openKeys shows the keys of the players here: to take them to another device, to bring them here, or to ask for new ones.
type openKeys struct{}

func (*openKeys) do(r *Root, ctx app.Context) {
	r.try(r.desk.Table.Keys.Open(address(ctx)))
}

// exportKey hands out the match on the table with the key of a player.
type exportKey struct{ Player int }

func (w *exportKey) do(r *Root, _ app.Context) {
	t := r.desk.Table
	_, data, err := t.Export(t.Info.ID)
	if err != nil {
		r.try(err)
		return
	}
	name, file, err := shelf.ExportToMove(r.desk.Shelf, t.Info.ID, data, []string{t.Keys.text(w.Player)})
	r.export(name, file, err, false)
}

// copyText puts a text on the clipboard, and says so.
type copyText struct{ Text, Says string }

func (w *copyText) do(r *Root, _ app.Context) {
	r.copy(w.Text, func() { r.desk.Say(w.Says) })
}

// loseKey makes a new key for a player whose key is lost.
type loseKey struct{ Player int }

func (w *loseKey) do(r *Root, _ app.Context) { r.try(r.desk.Table.Keys.Lose(w.Player)) }

// proposeKey asks the others to let a player go on with a new key.
type proposeKey struct {
	Player int
	Text   string
}

func (w *proposeKey) do(r *Root, _ app.Context) { r.try(r.desk.Table.Keys.Renew(w.Player, w.Text)) }

// playFork goes on with the match of a link in which a player has sent another turn than here.
type playFork struct{}

func (*playFork) do(r *Root, _ app.Context) {
	r.try(takeFork(r.desk.Inbox))
	r.followMatch()
}

// Forms over the table that keep nothing but that they are open.
const (
	botsForm = "bots"
	diceForm = "dice"
	keysForm = "keys"
)
