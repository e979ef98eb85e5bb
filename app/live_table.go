package app

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/live"
	"interbellum/app/match"
	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// Live is the table's part in a match that is played on several devices at once. web/late/live.js connects them and shows who is there;
// its sentences are its own (web/words/live.txt).
type Live struct {
	t     *Table
	party *live.Party
	shown string
	left  string // who stayed here when all had played here, as Info.Here has it
}

// onLive takes what web/late/live.js tells.
func onLive(r *Root, told app.Value) {
	t := r.desk.Table
	t.Saver.Settle()
	screen, kind, peer := t.Session, told.Get("kind").String(), told.Get("peer").Int()
	if kind == "host" || kind == "guest" {
		t.Live.begin(kind == "host")
	}
	p := t.Live.party
	if p == nil {
		return
	}
	switch kind {
	case "stop":
		t.Live.end()
	case "open":
		p.Opened(peer)
	case "gone":
		p.Gone(peer)
	case "heard":
		p.Heard(peer, told.Get("text").String())
	}
	r.desk.version++
	if t.Session != screen {
		r.followMatch()
	}
}

// joinFragment begins the address by which a host invites: the game, a point, and a code for web/late/live.js.
const joinFragment = "join="

// joinLive starts the program of the game that somebody is invited to, if this is another one.
type joinLive struct{ Fragment string }

func (w *joinLive) do(r *Root, _ app.Context) {
	game, _, _ := strings.Cut(strings.TrimPrefix(w.Fragment, joinFragment), ".")
	_, err := games.Find(game)
	switch {
	case errors.As(err, new(*games.OtherProgram)):
		r.try(err)
	case r.handed && app.IsClient: // the other program's address is gone
		app.Window().Get("location").Set("hash", w.Fragment)
	}
}

func (l *Live) begin(host bool) {
	if l.party == nil || l.party.Host != host {
		l.end()
		l.party = live.New(host, l, l)
	}
	l.look()
}

func (l *Live) end() {
	if l.party != nil {
		l.party.Stop()
	}
	l.party, l.shown, l.left = nil, "", ""
}

// connected reports whether what is played here goes to other devices at once.
func (l *Live) connected() bool { return l.party != nil && l.party.Connected() }

// look follows what has been done at this table.
func (l *Live) look() {
	if l.party != nil {
		l.party.Look()
	}
}

// Session is the match on the table, or the one that waits while a copy is tried out.
func (l *Live) Session() *match.Session {
	t, s := l.t, l.t.Session
	switch {
	case t.Trial.waits != nil:
		s = t.Trial.waits.session
	case t.desk.Screen == AsideScreen || t.Lesson.lecture != nil || t.Example.example != nil:
		return nil
	}
	return s
}

// Open lays a match of this device on the table.
func (l *Live) Open(id string) bool {
	_, found := l.t.shelf.Find(id)
	return found && l.t.desk.Open(id) == nil
}

// Receive takes in the whole match as a link is taken in.
func (l *Live) Receive(text string) error {
	if l.t.Trial.waits != nil {
		l.t.Trial.Drop()
	}
	return l.t.desk.Inbox.Receive(text)
}

// Join opens a link that goes on from the match here.
func (l *Live) Join(text string) (*record.Run, error) {
	run, _, err := link.Join(text, gameOf, l.Session().Play.Record())
	return run, err
}

// Link is the whole match as a link.
func (l *Live) Link(rec *record.Record) (string, error) {
	s := l.Session()
	letter := link.Letter{Record: rec, Sender: s.Viewer.Seats()}
	for _, q := range s.Play.Match().Open() {
		if q.Seat != engine.Chance {
			letter.For = letter.For.With(q.Seat)
		}
	}
	return link.Encode(s.Play.Game(), letter)
}

// Yield lets another device play for these players, unless somebody has said that they play here. Where all played here, it is the last
// of them who stays.
func (l *Live) Yield(players []int) bool {
	t := l.t
	s := l.Session()
	if t.Trial.waits != nil {
		return false
	}
	free := t.Info.Here == shelf.HereAll || t.Info.Here == l.left
	stay := slices.DeleteFunc(s.Device.Players(), func(i int) bool { return slices.Contains(players, i) })
	for _, i := range players {
		if s.Device.Here(i) && (!free || s.Device.OnlyBots(i) || len(stay) == 0 && t.Info.Here == l.left) {
			return false
		}
	}
	if len(stay) == len(s.Device.Players()) {
		return true
	}
	for i := range t.Seats.Sitting {
		t.Seats.Sitting[i] = slices.Contains(stay, i)
	}
	t.Seats.Seat(false)
	l.left = t.Info.Here
	return true
}

// Changed shows what has come. Others have so many answers for certain.
func (l *Live) Changed(known int) {
	t := l.t
	if t.Trial.waits != nil {
		t.Trial.waits.info.Known = max(t.Trial.waits.info.Known, known)
		return
	}
	t.Info.Known = max(t.Info.Known, known)
	t.Bots.unthink()
	t.handOn()
}

// Send, Close, Say and Show hand on to web/late/live.js.
func (l *Live) Send(peer int, text string) { callBrowser("liveSend", peer, text) }

// Close ends a connection.
func (l *Live) Close(peer int) { callBrowser("liveClose", peer) }

// Say shows a sentence of web/words/live.txt.
func (l *Live) Say(kind, slot string) { callBrowser("liveSay", kind, slot) }

// Show shows who plays here and on which device, and who decides.
func (l *Live) Show(p live.People) {
	shows := struct {
		live.People
		Game  string
		Names []person
		Over  bool
	}{People: p}
	if s := l.Session(); s != nil {
		shows.Game = s.Play.Game().ID
		asked := s.Handover.Waiting()
		for i := range s.Play.Players() {
			if s.Play.Seats(i) != 0 {
				shows.Names = append(shows.Names, person{i, l.t.playerName(i), s.Device.Here(i), slices.Contains(asked, i)})
			}
		}
		_, shows.Over = s.Play.Result()
	}
	text, err := json.Marshal(shows)
	if err != nil || string(text) == l.shown {
		return
	}
	l.shown = string(text)
	callBrowser("liveShow", l.shown)
}

type person struct {
	Player int
	Name   string
	Here   bool // on this device
	Asked  bool
}
