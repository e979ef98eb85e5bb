package app

import (
	"errors"
	"hash/fnv"
	"slices"
	"strings"

	"interbellum/app/face"
	"interbellum/app/match"
	"interbellum/engine"
)

// A pick is an answer of the looking player, by its number. What belongs to no run parts
// those that do.
type pick struct {
	seq  int
	run  string
	kind string // of the question
	with bool   // it is undone together with the one before: one tap or one drag gave both
	face.Pick
}

// Picks are the answers since the last thing that cannot be unseen, those that are gathered by name.
type Picks struct {
	t     *Table
	picks []pick
}

// run names what a question has in common with those before and after it.
func (pk *Picks) run(q engine.Decision) string {
	if g, can := pk.t.Face.(face.Gatherer); can {
		return g.Gathers(q)
	}
	return ""
}

// picking is the answer that is about to be given, in words. An order is none.
func (pk *Picks) picking(seat engine.Seat, c engine.Choice) []pick {
	seq := pk.t.Session.Play.Seq()
	pk.picks = slices.DeleteFunc(pk.picks, func(p pick) bool { return p.seq >= seq || p.seq < pk.t.Session.Floor.Seq() })
	if c.Verb == engine.OrderVerb {
		return nil
	}
	p := pick{seq: seq}
	for _, q := range pk.t.Session.Viewer.Asked() {
		if run := pk.run(q); run != "" && q.Seat == seat && q.Allows(c) {
			if p.Pick = pk.t.Face.(face.Gatherer).Gathered(drawn(pk.t), q, c); !p.Closes {
				p.run, p.kind = run, q.Kind
			}
			break
		}
	}
	return []pick{p}
}

// goOn gives the further answers of one tap, those that were not forced. It stops where one is not legal, and leaves the question to the player.
func (pk *Picks) goOn(seat engine.Seat, answers []string) error {
	for _, text := range answers {
		seq := pk.t.Session.Play.Seq()
		if last := pk.t.Session.Play.Entries()[seq-1]; last.Seat == seat && last.Choice.Words() == text {
			continue
		}
		if !slices.ContainsFunc(pk.t.Session.Viewer.Asked(), func(q engine.Decision) bool {
			return q.Seat == seat && slices.ContainsFunc(q.Legal, func(c engine.Choice) bool { return c.Words() == text })
		}) {
			return nil
		}
		if err := pk.t.give(seat, text); err != nil {
			return err
		}
		pk.join(seq)
	}
	return nil
}

// conclude gives the answers that those of this tap leave no doubt about. They are taken back with it.
func (pk *Picks) conclude() error {
	f, can := pk.t.Face.(face.Concluder)
	for can {
		asked, seq := pk.t.Session.Viewer.Asked(), pk.t.Session.Play.Seq()
		if len(asked) != 1 {
			break
		}
		c, why := f.Concludes(pk.t.Session.Viewer.Seats(), asked[0])
		if why == "" {
			break
		}
		if err := pk.t.give(asked[0].Seat, c.Words()); err != nil {
			return err
		}
		pk.t.desk.Toast = Toast{Text: why}
		pk.join(seq)
	}
	return nil
}

// join has answer number seq taken back with the one before.
func (pk *Picks) join(seq int) {
	if i := slices.IndexFunc(pk.picks, func(p pick) bool { return p.seq == seq }); i >= 0 {
		pk.picks[i].with = true
	}
}

// undo takes the answers of the last tap back, as far as they can be.
func (pk *Picks) undo() (undone bool) {
	for pk.t.Session.Undo() {
		undone = true
		seq := pk.t.Session.Play.Seq()
		if !slices.ContainsFunc(pk.picks, func(p pick) bool { return p.seq == seq && p.with }) {
			break
		}
	}
	return undone
}

// A chip is what has been gathered of one kind.
type chip struct {
	one, many string
	kind      string // of the question
	n         int
	last      []int // the answers of the last of them
}

func (c *chip) text() string {
	switch {
	case c.n == 1:
		return c.one
	case c.many == "":
		return itoa(c.n) + " × " + c.one
	}
	return itoa(c.n) + " " + c.many
}

// gathered is what has been picked in the run of questions that the first one asked
// belongs to, the same things together.
func (pk *Picks) gathered() (chips []chip) {
	asked := pk.t.Session.Viewer.Asked()
	if pk.t.History.Past != Now || len(asked) == 0 || pk.t.Lesson.lecture != nil {
		return nil
	}
	run, from := pk.run(asked[0]), len(pk.picks)
	for run != "" && from > 0 && pk.picks[from-1].run == run && pk.picks[from-1].seq >= pk.t.Session.Floor.Seq() {
		from--
	}
	var list []chip
	for _, p := range pk.picks[from:] {
		switch n := len(list); {
		case p.seq >= pk.t.Session.Play.Seq() || p.One == "" && !p.Joins:
		case !p.Joins:
			list = append(list, chip{p.One, p.Many, p.kind, 1, []int{p.seq}})
		case n > 0:
			last := &list[n-1]
			last.one, last.last = last.one+p.One, append(last.last, p.seq)
			if last.many != "" {
				last.many += p.One
			}
		}
	}
	for _, c := range list {
		if at := slices.IndexFunc(chips, func(o chip) bool { return o.one == c.one }); at >= 0 {
			chips[at].n, chips[at].last = chips[at].n+1, c.last
		} else {
			chips = append(chips, c)
		}
	}
	return chips
}

// Without takes back the pick that holds answer number seq, and leaves the later ones.
func (pk *Picks) Without(seq int) {
	chips := pk.gathered()
	at := slices.IndexFunc(chips, func(c chip) bool { return slices.Contains(c.last, seq) })
	if at < 0 {
		return
	}
	c, floor, run := chips[at], pk.t.Session.Floor.Seq(), pk.run(pk.t.Session.Viewer.Asked()[0])
	areas := pk.areas(c)
	moved, err := pk.t.Session.Omit(c.last, func(q engine.Decision) bool { return pk.run(q) == run })
	if err != nil {
		pk.explainKept(c, err)
		return
	}
	pk.picks = slices.DeleteFunc(pk.picks, func(p pick) bool { return p.seq >= floor && p.seq-floor < len(moved) && moved[p.seq-floor] < 0 })
	for i := range pk.picks {
		if p := &pk.picks[i]; p.seq >= floor {
			p.seq = moved[p.seq-floor]
		}
	}
	pk.t.handOn()
	pk.t.desk.Toast = Toast{Text: say("picks.taken-back", c.one), Of: areas}
	pk.t.desk.version++
}

// areas are those that the answers of a chip name, as a message tells of them.
func (pk *Picks) areas(c chip) string {
	var names []string
	for _, seq := range c.last {
		for _, r := range []engine.Ref{pk.t.Session.Play.Entries()[seq].Choice.On, pk.t.Session.Play.Entries()[seq].Choice.To} {
			if r.Class() == "area" {
				names = append(names, r.Name())
			}
		}
	}
	return strings.Join(names, " ")
}

// explainKept says why a pick stays.
func (pk *Picks) explainKept(c chip, err error) {
	why, by := say("picks.other-way"), new(match.StillNeeded)
	if errors.As(err, &by) {
		for _, p := range pk.picks {
			if p.seq == by.Seq && p.One != "" {
				why = say("picks.bound", p.One)
			}
		}
	}
	pk.t.desk.Say(say("picks.stays", c.one, why))
}

// FillIn answers what is asked and the rest of its run in one of the ways that the face knows.
func (pk *Picks) FillIn(way string) error {
	f, can := pk.t.Face.(face.Filler)
	if !can || pk.t.History.Past != Now || pk.t.Lesson.lecture != nil {
		return nil
	}
	chance := fnv.New32a()
	for asked, run := pk.t.Session.Viewer.Asked(), ""; len(asked) > 0; asked = pk.t.Session.Viewer.Asked() {
		q := asked[0]
		if len(f.Fills(q)) == 0 || run != "" && f.Gathers(q) != run {
			break
		}
		run = f.Gathers(q)
		chance.Write([]byte(pk.t.shelf.NewID()))
		if err := pk.t.Answer(face.Answer{Seat: q.Seat, Words: f.Fill(pk.t.Sight(), q, way, chance.Sum32()).Words()}); err != nil {
			return err
		}
	}
	return nil
}
