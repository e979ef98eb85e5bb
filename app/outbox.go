package app

import (
	"errors"
	"strings"

	"interbellum/app/face"
	"interbellum/app/match"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// What a link may carry.
const (
	sendWhole = "whole"
	sendShort = "short"      // without its history, which goes as a file or is there already
	sendLook  = "bystanders" // to look at, as everybody sees it
	sendSeen  = "seen"       // to look at, as who holds the device sees it
)

// sending is the letter in the making.
type sending struct {
	Sending bool // the sheet is open
	Kind    string
	Link    string
	note    string
	base    string      // the page's own address
	whole   link.Packed // the answers, which the note does not change
	short   link.Packed
	since   int // where the short one begins
}

// Outbox is the letter in the making.
type Outbox struct {
	t *Table
	sending
}

// MakeLink writes the match as a link under the page's own address, and opens the sheet.
func (o *Outbox) MakeLink(address string) error {
	if err := errors.Join(o.checkSendable(), o.t.Session.AnswerForced()); err != nil {
		return err
	}
	rec := o.t.Session.Play.Record()
	whole, err := link.Pack(o.t.Session.Play.Game(), rec, 0)
	if err != nil {
		return err
	}
	base, _, _ := strings.Cut(address, "#")
	since := o.seenBy()
	short, err := link.Pack(o.t.Session.Play.Game(), rec, since)
	if err != nil {
		return err
	}
	o.sending = sending{Sending: true, Kind: sendWhole, base: base, whole: whole, short: short, since: since}
	return o.write()
}

// seenBy is a number of answers that the players asked elsewhere have for certain: up to their own
// last one. Where one of them has given none, all of them stay out, and the file holds them.
func (o *Outbox) seenBy() int {
	entries := o.t.Session.Play.Entries()
	since := len(entries)
	for _, seat := range waited(o.t) {
		player := o.t.Session.Play.Header().Holder(seat)
		if player == record.Nobody || o.t.Session.Device.Here(player) {
			continue
		}
		last := len(entries) - 1
		for last >= 0 && !(entries[last].By == "" && o.t.Session.Play.Seats(player).Has(entries[last].Seat)) {
			last--
		}
		if last < 0 {
			return len(entries)
		}
		since = min(since, last+1)
	}
	return since
}

// write makes the link of what was chosen, and of the note.
func (o *Outbox) write() (err error) {
	text := ""
	switch o.Kind {
	case sendLook:
		text, err = o.lookLink(record.Nobody)
	case sendSeen:
		text, err = o.lookLink(o.t.Session.Viewer.Player())
	default:
		l := link.Letter{Record: o.t.Session.Play.Record(), Sender: o.t.Session.Viewer.Seats(), For: seatsOf(waited(o.t)), Note: o.note}
		packed := o.whole
		if o.Kind == sendShort {
			packed, l.Since = o.short, o.since
		}
		text, err = packed.Link(l)
	}
	if err != nil {
		return err
	}
	o.Link = o.base + "#" + text
	o.t.desk.version++
	return nil
}

// sent notes that others have the match now: what they have is not taken back by undo.
func (o *Outbox) sent() {
	if o.Kind == sendLook || o.Kind == sendSeen || o.t.Trial.waits != nil {
		return
	}
	o.t.Session.Floor.Raise()
	if o.t.Info.Known != o.t.Session.Play.Seq() {
		o.t.Info.Known = o.t.Session.Play.Seq()
		o.t.Saver.keep()
	}
}

// Links up to these lengths are sure to survive messengers, and a mail program's own address.
const (
	shortLink = 2000
	mailLink  = 1800
)

// mailText says what the match is and who is asked, what has happened, and the note.
func (o *Outbox) mailText() string {
	text := o.t.Summary()
	if news := o.news(); len(news) > 0 {
		text += "\n\n" + say("send.lately") + "\n- " + strings.Join(news, "\n- ")
	}
	if o.note != "" {
		text += "\n\n" + o.note
	}
	return text
}

// A mail tells so much of what has happened.
const (
	newsMost  = 5
	newsBytes = 90
)

// news are the last lines of the log since the players asked have answered, as everybody sees them.
func (o *Outbox) news() []string {
	from := o.since
	if from >= o.t.Session.Play.Seq() {
		from = max(0, o.t.Session.Play.Seq()-recentMost)
	}
	return told(o.t.Face, o.t.Session, from, newsMost)
}

// told are the last lines of the log from an answer on, as everybody sees them.
func told(f face.Face, s *match.Session, from, most int) (list []string) {
	sight := &face.Sight{Game: s.Play.Game(), Header: s.Play.Header(), Seq: s.Play.Seq(), Looking: record.Nobody, View: s.Play.Match().View(0), Past: true}
	var seen []face.Watched
	for _, line := range s.Play.Log(record.Nobody, from) {
		seen = append(seen, face.Watched{Entry: line.Entry, Events: line.Events})
	}
	for _, story := range f.Stories(sight, seen) {
		lines := []string{strings.TrimSpace(story.Title + " " + story.Note)}
		for _, l := range story.Lines {
			if text := lineText(l); text != "" && (!l.Order || l.Bad || l.Good) {
				lines = append(lines, text)
			}
		}
		if n := len(lines); n > 1 {
			lines = []string{lines[0] + ": " + lines[n-1]}
		}
		if r := []rune(lines[0]); len(r) > newsBytes {
			lines[0] = string(r[:newsBytes-1]) + "…"
		}
		list = append(list, lines[0])
	}
	return list[max(0, len(list)-most):]
}

// lookLink writes what a player sees, or with Nobody what bystanders see, as a link to look at.
func (o *Outbox) lookLink(player int) (string, error) {
	s := o.t.Session
	rec := s.Play.Record()
	return link.EncodeLook(link.Look{Game: s.Play.Game().ID, Edition: s.Play.Game().Edition, House: s.Play.Game().House, ID: rec.Header.ID, Title: o.t.Info.Title, Says: o.t.Summary(),
		Note: o.note, Answers: s.Play.Seq(), Players: rec.Header.Players, View: s.Play.Match().View(s.Play.Seats(player))})
}

// notSent is why a match is not sent now. It is no alarm: nobody waits for it.
type notSent struct{ error }

func (n notSent) Unwrap() error { return n.error }

// checkSendable refuses to send a match whose programs play on this device, to whom there is nobody, or before they have answered.
func (o *Outbox) checkSendable() error {
	if !o.t.Bots.automatic() || o.t.over() {
		return nil
	}
	if !o.t.mailed() {
		return notSent{words.Refuse("", "page/refused.send.program")}
	}
	if _, asked := o.t.Session.Bots.Asked(); asked {
		return notSent{words.Refuse("", "page/refused.send.asked")}
	}
	return nil
}
