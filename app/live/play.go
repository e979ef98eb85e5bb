package live

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// came are answers that another device has sent: so many of those here stay, then these follow.
type came struct {
	from  int
	list  []engine.Entry
	end   record.Mark
	seals []record.Seal
	run   *record.Run // of a link; else nil
}

// played takes answers of another device.
func (p *Party) played(q *peer, m message, list []engine.Entry) {
	if p.Host {
		q.number = m.Number
	} else if p.apart || m.Number < q.shorter {
		return
	}
	entries := p.session.Play.Entries()
	if p.Host {
		entries = p.out()
	}
	c := came{from: m.From, list: list, seals: m.Seals}
	if m.Kind == goOn {
		run, err := p.table.Join(m.Text)
		if err != nil {
			p.refused(q, m, "live.not-legal", err)
			return
		}
		c.run, c.from = run, min(m.From, len(entries), len(run.Record.Entries))
		c.list, c.end = run.Record.Entries[c.from:], run.Mark()
	} else if end, ok := readMark(m.End); ok {
		c.end = end
	}
	if c.from > len(entries) {
		p.refused(q, m, "", nil)
		return
	}
	n := record.InCommon(entries[c.from:], c.list)
	c.from, c.list = c.from+n, c.list[n:]
	if p.Host {
		p.asked(q, m, c)
	} else {
		p.told(q, m, c)
	}
}

// asked is the host's answer to a guest that has played.
func (p *Party) asked(q *peer, m message, c came) {
	s, entries := p.session, p.out()
	mine := own(s.Play.Entries()[len(entries):]) // is held back, and gives way
	behind := m.Seen != len(entries)
	switch settled, by := s.Play.Settled(); {
	case len(c.list) == 0 && c.from == len(entries):
		q.has = entries
		sendFrom(p, q, len(entries), len(entries), "")
		return
	case c.from < len(entries) && behind: // others came first
		p.refused(q, m, "", nil)
		return
	case c.from < len(entries) && (c.from < settled || c.from < p.base.Seq || !theirs(p, q.players, entries[c.from:]) || by == record.Nobody):
		p.refused(q, m, "live.final", nil)
		return
	case !theirs(p, q.players, c.list):
		p.refused(q, m, "live.not-theirs", nil)
		return
	}
	if err := take(p, c, true); err != nil {
		p.refused(q, m, "live.not-legal", err)
		return
	}
	taken := p.session.Play.Entries()
	q.has = taken[: c.from+len(c.list) : c.from+len(c.list)]
	settle(p)
	p.spread()
	if len(q.has) == c.from+len(c.list) {
		sendFrom(p, q, len(taken), len(taken), "")
	}
	p.table.Changed(p.base.Seq)
	p.again = 0
	giveAgain(p, mine)
}

func take(p *Party, c came, advance bool) (err error) {
	p.busy = true
	defer func() { p.busy = false }()
	if c.run != nil {
		err = p.session.TakeRun(c.run, advance)
	} else {
		err = p.session.Take(p.base, c.from, c.list, c.end, c.seals, advance)
	}
	if err == nil && p.sealed() {
		p.final = p.session.Play.Moment()
	}
	return err
}

// refused sends what counts instead, with why; without a reason the other has only not known it. A guest asks for the whole match.
func (p *Party) refused(q *peer, m message, kind string, err error) {
	if err != nil || kind == "live.not-theirs" {
		why := ""
		if err != nil {
			why = err.Error()
		}
		p.carrier.Say(kind, why)
	}
	if !p.Host {
		ask(p, q)
		return
	}
	q.has = p.out()
	n := min(m.From, m.Seen, len(q.has))
	sendFrom(p, q, n, n, kind)
}

// ask asks the host for the whole match, once.
func ask(p *Party, q *peer) {
	if q.asked {
		part(p, "live.apart-host", "")
		return
	}
	q.asked = true
	p.send(q, message{Kind: want})
}

// told is the guest's part: what the host sends counts, unless it answers for the players here or takes back what nobody may.
func (p *Party) told(q *peer, m message, c came) {
	entries := p.session.Play.Entries()
	sure := min(p.sure, len(entries))
	if len(c.list) == 0 && c.from >= sure && m.Text == "" {
		if c.from == len(entries) && c.end != p.session.Play.Mark() {
			ask(p, q)
			return
		}
		p.sure, p.again, q.asked = c.from, 0, false
		settle(p)
		bring(p, q)
		return
	}
	if !ownGiven(p, c) {
		ask(p, q) // a link with such answers is shown first
		return
	}
	if takesTooMuch(p, c.from, entries, sure) {
		part(p, "live.taken-back", "")
		return
	}
	if c.from < p.base.Seq {
		ask(p, q)
		return
	}
	if shown(p, q, c) {
		part(p, "live.apart-host", "")
		return
	}
	var mine []engine.Entry
	if m.Text == "" {
		mine = own(entries[max(c.from, sure):])
	}
	if err := take(p, c, p.sealed()); err != nil { // sealed dice fall on the device whose player's they are
		ask(p, q)
		return
	}
	n := c.from + len(c.list)
	p.sure, q.has, q.asked = n, p.session.Play.Entries()[:n:n], false
	settle(p)
	bring(p, q)
	if m.Text != "" {
		p.carrier.Say(m.Text, "")
	}
	p.table.Changed(p.base.Seq)
	giveAgain(p, mine)
}

// ownGiven reports whether all answers of players here have been given here. What this device has taken back since may come again.
func ownGiven(p *Party, c came) bool {
	for i, e := range c.list {
		e.Seq = c.from + i
		if !foreign(p, e) && !slices.ContainsFunc(p.gave, func(g engine.Entry) bool { return g.Seq == e.Seq && same(g, e) }) {
			return false
		}
	}
	return true
}

// own are the answers that people on this device have given.
func own(list []engine.Entry) (mine []engine.Entry) {
	for _, e := range list {
		if e.By == "" && e.Seat != engine.Chance && e.Choice.Verb != record.BeginVerb {
			mine = append(mine, e)
		}
	}
	return mine
}

// takesTooMuch reports whether the host takes back answers of players here, dice, or what lies too far back.
func takesTooMuch(p *Party, from int, entries []engine.Entry, sure int) bool {
	for _, e := range entries[min(from, sure):sure] {
		if e.Seat == engine.Chance || !foreign(p, e) || from < p.base.Seq {
			return true
		}
	}
	return false
}

// giveAgain gives own answers again that others came before, as far as they can still be given.
func giveAgain(p *Party, mine []engine.Entry) {
	if len(mine) == 0 {
		return
	}
	p.again++
	for _, e := range mine {
		if p.again > mostAgain || p.session.Answer(e.Seat, e.Choice) != nil {
			p.carrier.Say("live.too-late", "")
			break
		}
	}
	p.table.Changed(p.base.Seq)
}

const mostAgain = 3

// unchosen reports whether an answer needs no player.
func unchosen(e engine.Entry) bool {
	return e.Seat == engine.Chance || !record.Chosen(e.By) && !record.Agrees(e.Choice)
}

// foreign reports whether an answer is of a player on another device, or needs no player.
func foreign(p *Party, e engine.Entry) bool {
	return unchosen(e) || !p.session.Device.Here(p.session.Play.Header().Holder(e.Seat))
}

func same(a, b engine.Entry) bool { return a.Seat == b.Seat && a.Choice == b.Choice && a.By == b.By }
