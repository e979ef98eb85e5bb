package live

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

func (p *Party) sealed() bool { return p.session.Seals.On() }

// out is what others may have of the answers here.
func (p *Party) out() []engine.Entry {
	entries := p.session.Play.Entries()
	n := len(entries)
	if p.sealed() {
		n = p.final.Seq
	}
	return entries[:n:n]
}

// record is the match as others may have it.
func (p *Party) record() *record.Record {
	if p.sealed() {
		return p.session.Play.RecordAt(p.final)
	}
	return p.session.Play.Record()
}

// finish makes final what has been answered with sealed dice, unless it is held back.
func finish(p *Party) {
	s := p.session
	if held(p) {
		return
	}
	s.Floor.Raise()
	p.final = s.Floor.At()
	if p.Host || p.sure == p.final.Seq {
		p.base = p.final
	}
}

// held reports whether answers stay on this device for now: it is asked more, or another player who was asked as well comes first.
func held(p *Party) bool {
	s := p.session
	if !slices.ContainsFunc(s.Play.Entries()[p.final.Seq:], plays) {
		return false
	}
	here := func(d engine.Decision) bool { return s.Device.Here(s.Play.Header().Holder(d.Seat)) }
	if slices.ContainsFunc(s.Play.Match().Open(), here) {
		return true
	}
	for _, d := range p.final.Match().Open() {
		if d.Seat != engine.Chance {
			return !here(d)
		}
	}
	return false
}

// plays reports whether a player has answered a question of the game: with sealed dice that can show a value of the chain.
func plays(e engine.Entry) bool {
	return e.Seat != engine.Chance && record.Chosen(e.By) && !record.Agrees(e.Choice) && e.Choice.Verb != engine.OrderVerb
}

// shown reports whether another player's answers come before such as were sent from here: the device that held them back could know the
// dice of players here.
func shown(p *Party, q *peer, c came) bool {
	return p.sealed() && slices.ContainsFunc(q.has[min(c.from, len(q.has)):], plays) &&
		slices.ContainsFunc(c.list, func(e engine.Entry) bool { return plays(e) && foreign(p, e) })
}
