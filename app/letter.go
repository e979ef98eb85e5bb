package app

import (
	"fmt"

	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A letter is what came with a link. The page shows it before the question.
type letter struct {
	From   string // the sender; may be empty
	Note   string
	Common int // answers that were here already
	Forked bool
	Rec    *record.Record
	report record.Report
}

// came notes what has come. Opening the match has replayed all of it and dealt every die again.
func (in *Inbox) came(front link.Front, way shelf.Way, parts int) {
	l := &letter{Note: front.Note, Common: parts, Forked: way == shelf.Forked, Rec: in.desk.Table.Session.Record(), report: in.report}
	for _, seat := range front.Sender.List() {
		l.From = in.desk.Table.called(in.desk.Table.Session.Header().Holder(seat))
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
	say := func(n int, one, more, says string) {
		switch {
		case n == 1:
			list = append(list, "1 "+one+says)
		case n > 1:
			list = append(list, itoa(n)+" "+more+says)
		}
	}
	from := " replayed from the beginning: legal by the rules."
	if l.Common > 0 {
		list = append(list, fmt.Sprintf("Up to answer %d it is the match that you know.", l.Common))
		from = " since then replayed: legal by the rules."
	}
	say(len(since), "answer", "answers", from)
	say(dealt, "die or draw", "dice and draws", " dealt again: the same.")
	say(ordered, "answer", "answers", " by standing orders or a stand-in: as the orders say.")
	say(hand, "die or draw", "dice and draws", " by hand: taken on trust.")
	if doubt && l.report.Undealt > 0 {
		list = append(list, fmt.Sprintf("An older edition of the game gave answers up to %d. Dice and draws of these that cannot be checked here: %d.", l.report.Unsure-1, l.report.Undealt))
	}
	return list
}
