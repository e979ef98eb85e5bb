package app

import (
	"cmp"
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/orders"
	"interbellum/engine/record"
)

// An unfolded is what thenOn found out last: it takes a copy of the match and lists the answers to another question, and a tap asks several times.
type unfolded struct {
	match   engine.Match // that was looked at, as it was at this moment
	version int
	seq     int
	viewer  int

	found  bool
	choice engine.Choice
	after  engine.Match
	asked  []engine.Decision
	view   engine.View
}

// thenOn is what an answer to the question on a table leads to that does no more than open another one to the same seat. In a lesson there is
// none: it takes one answer after the other.
func thenOn(t *Table, s *face.Sight) *face.Then {
	f, can := t.Face.(face.Opener)
	if !can || s.Ahead == nil || len(s.Asked) != 1 || t.Lesson.lecture != nil {
		return nil
	}
	if o := &t.unfolded; o.match != s.Ahead || o.version != s.Version || o.seq != s.Seq || o.viewer != s.Looking {
		*o = unfolded{match: s.Ahead, version: s.Version, seq: s.Seq, viewer: s.Looking}
		o.look(t, f, s)
	}
	if !t.unfolded.found {
		return nil
	}
	next := *s
	next.View, next.Asked, next.Ahead, next.Rights = t.unfolded.view, t.unfolded.asked, t.unfolded.after, nil
	return &face.Then{Choice: t.unfolded.choice, Sight: &next, Beside: t.Face.Label(s, s.Asked[0], t.unfolded.choice).End}
}

func (o *unfolded) look(t *Table, f face.Opener, s *face.Sight) {
	d := s.Asked[0]
	for _, c := range d.Legal {
		kind, opens := f.Opens(d, c)
		if !opens {
			continue
		}
		after := s.Ahead.Clone()
		if _, err := after.Apply(d.Answer(after.Seq(), c, "")); err != nil {
			continue
		}
		if open := goneOn(t, s, after); len(open) == 1 && open[0].Seat == d.Seat && len(open[0].Legal) > 1 && (kind == "" || kind == open[0].Kind) {
			o.found, o.choice, o.after, o.asked, o.view = true, c, after, open, after.View(s.Seats)
			return
		}
	}
}

// goneOn are the questions once what this player would not be asked is answered: that with one answer, and that which an order answers.
func goneOn(t *Table, s *face.Sight, m engine.Match) (open []engine.Decision) {
	for open = m.Open(); len(open) == 1 && open[0].Seat != engine.Chance && !t.desk.askForced(); open = m.Open() {
		d, by := open[0], record.ByForced
		c := d.Legal[0]
		if len(d.Legal) > 1 {
			ordered, is := orders.Answer(t.Session.Play.Game(), m, d, s.Seats)
			if !is || !s.Seats.Has(d.Seat) {
				break
			}
			c, by = ordered, record.ByOrder
		}
		if _, err := m.Apply(d.Answer(m.Seq(), c, by)); err != nil {
			break
		}
	}
	return open
}

// drawn is what a table was last drawn from, if that is still the present.
func drawn(t *Table) *face.Sight {
	if s := t.shown; s != nil && s.Version == t.desk.version && !s.Past {
		return s
	}
	return t.Sight()
}

// opened are the words of an answer at a table with the opening one before them, where they answer what that leads to.
func opened(t *Table, a face.Answer) string {
	first, _, _ := strings.Cut(a.Words, " ")
	c, err := engine.ParseChoice(first)
	if s := drawn(t); err == nil && s.Then != nil && s.Asked[0].Seat == a.Seat && !s.Asked[0].Allows(c) && s.Then.Question().Allows(c) {
		return s.Then.Choice.Words() + " " + a.Words
	}
	return a.Words
}

// beneath are the answers to what an opening answer leads to, the one that ends it at once after the others. Those without a heading have the
// opening answer as one.
func (b *decisionBar) beneath(d engine.Decision, then *face.Then) (list []labelled) {
	head := ""
	if !then.Beside {
		head = b.table.Face.Label(b.Sight, d, then.Choice).Text
	}
	for _, x := range face.Labels(b.table.Face, then.Sight, then.Question()) {
		l := labelled{choice: x.Choice, label: x.Label, words: x.Choice.Words()}
		l.label.Group = cmp.Or(l.label.Group, head)
		if d.Allows(x.Choice) { // to pass may be an answer to both
			l.words = then.Choice.Words() + " " + l.words
		}
		list = append(list, l)
	}
	ends, list := withoutEnd(list)
	for i := range ends {
		ends[i].label.End = false // what ends is the question that is asked
	}
	return append(list, ends...)
}

// runOf names the run of questions that the answers in the bar belong to.
func (b *decisionBar) runOf(d engine.Decision) string {
	if then := b.Sight.Then; then != nil {
		d = then.Question()
	}
	return b.table.Picks.run(d)
}
