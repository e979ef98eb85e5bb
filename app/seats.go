package app

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/record"
)

// Who plays on this device is chosen once for each match, before anything of a seat is shown, and
// kept beside the save as the players' numbers. What was begun here without mail is for all.
const (
	hereAll  = ""
	hereAsk  = "?" // it came from elsewhere, and nobody has said
	hereNone = "-" // somebody only looks on
)

func hereWords(players []int) string {
	if len(players) == 0 {
		return hereNone
	}
	words := make([]string, len(players))
	for i, p := range players {
		words[i] = itoa(p)
	}
	return strings.Join(words, " ")
}

// hereIn lists the players whom such words name one by one.
func hereIn(words string) (players []int) {
	for _, word := range strings.Fields(words) {
		if n, err := strconv.Atoi(word); err == nil {
			players = append(players, n)
		}
	}
	return players
}

// arrived is what is known of who plays here when a match comes from elsewhere.
func arrived(players []record.Player) string {
	people := 0
	for _, p := range players {
		if p.Seats != 0 {
			people++
		}
	}
	if people < 2 {
		return hereAll
	}
	return hereAsk
}

// sit tells the session who plays here. Until somebody has said, nobody does.
func (s *Seating) sit() {
	s.Asking = s.t.Info.Here == hereAsk && !s.t.over()
	switch s.t.Info.Here {
	case hereAll:
		s.t.Session.SitAll()
	case hereAsk, hereNone:
		s.t.Session.Sit()
	default:
		s.t.Session.Sit(hereIn(s.t.Info.Here)...)
	}
	s.Sitting = make([]bool, len(s.t.Session.Players()))
	for i := range s.Sitting {
		s.Sitting[i] = s.t.Session.Here(i)
	}
}

// sitBeside has a player's seats played on this device too.
func (s *Seating) sitBeside(player int) {
	players := []int{player}
	for i := range s.t.Session.Players() {
		if s.t.Session.Here(i) {
			players = append(players, i)
		}
	}
	s.t.Info.Here = hereWords(players)
	s.sit()
}

// mailed reports whether somebody plays elsewhere.
func (t *Table) mailed() bool {
	for i, p := range t.Session.Players() {
		if p.Seats != 0 && !t.Session.Here(i) {
			return true
		}
	}
	return false
}

// Seat keeps who plays on this device, and goes on to the table.
func (s *Seating) Seat(all bool) {
	var players []int
	for i, sits := range s.Sitting {
		if sits {
			players = append(players, i)
		}
	}
	s.t.Info.Here, s.Asking = hereWords(players), false
	if all {
		s.t.Info.Here = hereAll
	}
	s.sit()
	s.t.Bots.seat()
	s.t.Session.Settle()
	s.t.Saver.keep()
	s.t.handOn()
}

// seatsOf names a player and these seats.
func (t *Table) seatsOf(player int, seats engine.Seats) string {
	return t.called(player) + " (" + namesOf(t.Session.Game(), seats) + ")"
}

func namesOf(game *engine.Game, seats engine.Seats) string {
	var names []string
	for _, seat := range seats.List() {
		names = append(names, game.SeatName(seat))
	}
	return strings.Join(names, ", ")
}

func emblemsOf(f face.Face, seats engine.Seats) (emblems []app.UI) {
	for _, seat := range seats.List() {
		emblems = append(emblems, ui.Emblem(f.Seat(seat), ""))
	}
	return emblems
}

// away is the player elsewhere who is asked now, with the seats that are asked; Nobody where all
// who are asked play here.
func (t *Table) away() (player int, seats engine.Seats) {
	player = record.Nobody
	for _, q := range t.Session.Match().Open() {
		p := t.Session.Header().Holder(q.Seat)
		if q.Seat == engine.Chance || p == record.Nobody || t.Session.Here(p) || player != record.Nobody && p != player {
			continue
		}
		player, seats = p, seats.With(q.Seat)
	}
	return player, seats
}

// seatingForm asks which seats are played on this device. It draws nothing but what is written on
// the box: names and seats.
func (s *Seating) seatingForm() app.UI {
	var rows []app.UI
	chosen := 0
	for i, p := range s.t.Session.Players() {
		if p.Seats == 0 {
			continue
		}
		if s.Sitting[i] {
			chosen++
		}
		rows = append(rows, ui.El("li", press(ui.El("button.sitter",
			ui.El("span.row", emblemsOf(s.t.Face, p.Seats)), ui.El("span", ui.El("b", s.t.called(i)), ui.El("small", namesOf(s.t.Session.Game(), p.Seats)))), &toggleSeat{Player: i}).
			Aria("pressed", strconv.FormatBool(s.Sitting[i]))))
	}
	says, back := "The table is covered until you have said. It is asked once on this device.", wish(&goHome{})
	if s.t.Info.Here != hereAsk {
		says, back = "Take another player's seats only if that player agrees: whatever they hide is shown here, and they are not told.", &closeSheet{}
	}
	done, button := "These are mine", "button.btn.primary.huge#seated"
	if chosen == 0 {
		done, button = "None: I only look on", "button.btn#seated"
	}
	return ui.El("main.hand", ui.El("section.handcard.seating",
		ui.El("p.eyebrow", s.t.Info.Title),
		ui.El("h1", "Which seats are yours?"),
		ui.El("ul", rows),
		press(ui.El(button, done), &confirmSeats{}),
		ui.El("p.fine", ui.Icon("i-lock"), says),
		ui.El("div.row",
			press(ui.El("button.btn.quiet#all-here", "All: we pass this device round"), &confirmSeats{All: true}),
			press(ui.El("button.btn.quiet", "Back"), back))))
}

// elsewhere stands in the bar while nobody here is asked: it sends the match to who is.
func (b *decisionBar) elsewhere() app.UI {
	d := b.table
	acts := []app.UI{b.ordersButton(), b.undo()}
	if player, seats := d.away(); player != record.Nobody && d.Trial.waits == nil {
		acts = append(acts, press(ui.El("button.btn", ui.Icon("i-paste"), "Paste a turn"), &pasteClipboard{}),
			press(ui.El("button.btn.primary#send", ui.Icon("i-mail"), "Send to "+d.seatsOf(player, seats)), &openSendSheet{}))
	}
	return ui.El("div.elsewhere data-intake=yes", b.note("Waiting for "+b.waiting()+".", ui.El("span.acts", acts), b.rights()))
}
