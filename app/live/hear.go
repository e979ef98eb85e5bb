package live

import (
	"encoding/json"
	"slices"

	"interbellum/engine"
)

// Heard takes what another device has sent.
func (p *Party) Heard(id int, text string) {
	q := p.peer(id)
	if q == nil {
		return
	}
	m, list, ok := read(text)
	switch {
	case !ok:
		drop(p, q, "live.garbled")
		return
	case m.Kind != hello && m.Kind != whole && m.Kind != no && (p.session == nil || !q.ready):
		return // what belongs to a match that is not here
	}
	switch m.Kind {
	case hello:
		p.greeted(q, m)
	case sit:
		seated(p, q, m.Players)
	case play, goOn:
		p.played(q, m, list)
	case whole:
		received(p, q, m.Text)
	case want:
		sendWhole(p, q)
	case no:
		p.carrier.Say(m.Text, "")
	}
	p.show()
}

// greeted learns which match another device has.
func (p *Party) greeted(q *peer, m message) {
	if m.Version != version {
		drop(p, q, "live.other-version")
		return
	}
	if !p.Host {
		p.apart, q.asked, p.match = false, false, m.ID
		before := p.session
		if p.Look(); p.session == nil && p.table.Open(m.ID) {
			p.Look()
		}
		if p.session == nil || p.session == before { // else it was greeted by that
			p.greetBack(q)
		}
		return
	}
	if p.session == nil {
		return
	}
	switch out := p.out(); {
	case m.ID != p.match:
		sendWhole(p, q)
	case m.From > len(out):
		q.ready, q.asked = true, true
		seated(p, q, m.Players)
		p.send(q, message{Kind: want})
	default:
		q.ready = true
		q.has = out[:m.From:m.From]
		seated(p, q, m.Players)
		sendFrom(p, q, m.From, m.From, "")
		q.has = out
	}
}

// greetBack tells the host how much of its match is here.
func (p *Party) greetBack(q *peer) {
	m := message{Kind: hello, Version: version}
	if q.ready = p.session != nil; q.ready {
		entries := p.session.Play.Entries()
		if p.sure == 0 {
			p.sure = len(entries)
		}
		p.sure = min(p.sure, len(entries))
		q.has = entries[:p.sure:p.sure]
		m.ID, m.From, m.Players = p.match, p.sure, p.here()
	}
	p.send(q, m)
}

// sendWhole sends the match as a link.
func sendWhole(p *Party, q *peer) {
	text, err := p.table.Link(p.record())
	if err != nil {
		p.carrier.Say("live.no-link", err.Error())
		return
	}
	q.ready, q.has = true, p.out()
	p.send(q, message{Kind: whole, Text: text})
}

// received takes in the whole match, the way that a link from a mail goes.
func received(p *Party, q *peer, text string) {
	if p.Host && !q.asked {
		return // it was not asked for
	}
	p.busy = true
	err := p.table.Receive(text)
	p.busy = false
	if err != nil {
		part(p, "live.not-taken", err.Error())
		return
	}
	q.asked, p.apart = false, false
	p.Look() // greets the host where that has laid another match on the table; else somebody is asked first
	if p.Host && q.ready {
		p.changed()
		n := len(p.out())
		sendFrom(p, q, n, n, "")
	}
}

// seated lets a guest's device play for these players, if nobody else does.
func seated(p *Party, q *peer, players []int) {
	if !p.Host || p.session == nil {
		return
	}
	slices.Sort(players)
	players = slices.Compact(players)
	q.players = nil
	for _, other := range p.peers {
		for _, player := range other.players {
			if slices.Contains(players, player) {
				refuse(p, q, "live.seat-taken")
				players = nil
			}
		}
	}
	players = slices.DeleteFunc(players, func(i int) bool { return p.session.Play.Seats(i) == 0 })
	if len(players) > 0 && !p.table.Yield(players) {
		refuse(p, q, "live.seat-taken")
		players = nil
	}
	q.players = players
}

// part says that the host's match and the one here are no longer the same. Both stay as they are.
func part(p *Party, kind, why string) {
	p.apart = !p.Host
	p.carrier.Say(kind, why)
}

// refuse has another device say why.
func refuse(p *Party, q *peer, kind string) {
	p.send(q, message{Kind: no, Text: kind})
}

func drop(p *Party, q *peer, kind string) {
	p.carrier.Say(kind, "")
	p.carrier.Close(q.id)
	p.Gone(q.id)
}

func (p *Party) send(q *peer, m message) {
	text, err := json.Marshal(m)
	if err == nil {
		p.carrier.Send(q.id, string(text))
	}
}

func (p *Party) toAll(but *peer, m message) {
	for _, q := range p.peers {
		if q != but {
			p.send(q, m)
		}
	}
}

func (p *Party) show() {
	people := People{Apart: p.apart}
	for _, q := range p.peers {
		people.Guests = append(people.Guests, Guest{q.id, q.players})
	}
	p.carrier.Show(people)
}

// theirs reports whether answers are only of these players, or need no player.
func theirs(p *Party, players []int, list []engine.Entry) bool {
	for _, e := range list {
		if unchosen(e) {
			continue
		}
		if !slices.Contains(players, p.session.Play.Header().Holder(e.Seat)) {
			return false
		}
	}
	return true
}
