package app

import (
	"interbellum/app/match"
	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A letter is what came with a link. The page shows it before the question.
type letter struct {
	From   string // the sender; may be empty
	Own    bool   // it was sent by a player whose key is here: from another device of theirs
	Note   string
	Common int // answers that were here already
	Forked bool
	Rec    *record.Record
	report record.Report
}

// came notes what has come. Opening the match has replayed all of it and dealt every die again.
func (in *Inbox) came(front link.Front, way shelf.Way, parts int) {
	l := &letter{Note: front.Note, Common: parts, Forked: way == shelf.Forked, Rec: in.desk.Table.Session.Play.Record(), report: in.report}
	for _, seat := range front.Sender.List() {
		player := in.desk.Table.Session.Play.Header().Holder(seat)
		l.From = in.desk.Table.playerName(player)
		l.Own = in.desk.Table.Session.Seals.On() && in.desk.Table.Session.Seals.Unlocked(player)
	}
	in.Letter, in.desk.Toast = l, Toast{}
	in.desk.version++
}

// checked says plainly what was verified.
func (l *letter) checked() (list []string) {
	var dealt, hand, ordered int
	since := l.Rec.Entries[min(l.Common, len(l.Rec.Entries)):]
	for _, e := range since {
		switch {
		case e.By == dice.Hand:
			hand++
		case e.Seat == engine.Chance:
			dealt++
		case e.By == record.ByOrder, e.By == record.ByStandIn:
			ordered++
		}
	}
	doubt := l.report.Unsure > l.Common
	if doubt {
		dealt -= min(dealt, l.report.Undealt)
	}
	replayed := "replayed"
	if l.Common > 0 {
		list = append(list, say("letter.known", l.Common))
		replayed = "replayed-since"
	}
	for _, part := range []struct {
		n    int
		kind string
	}{{len(since), replayed}, {dealt, "dealt"}, {ordered, "ordered"}, {hand, "by-hand"}} {
		if part.n > 0 {
			list = append(list, say("letter.checked."+part.kind, part.n))
		}
	}
	if doubt && l.report.Undealt > 0 {
		list = append(list, say("letter.unchecked", l.report.Unsure-1, l.report.Undealt))
	}
	return list
}

// edition is the number of the edition that all agreed to change to since the last answer that was here, or 0.
func (l *letter) edition(s *match.Session) (number int) {
	for _, done := range s.Agreements.Settled() {
		if n := done.Choice.N; done.Choice.On == record.OtherEdition && done.Seq >= l.Common && (n == l.Rec.Now || s.Play.Due()) {
			number = n
		}
	}
	return number
}
