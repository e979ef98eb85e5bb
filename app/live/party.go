// Package live plays one match on several devices that are connected (web/late/live.js): a star around the host.
//
// What counts is the host's list of answers. It numbers them: a guest's answers are a request, made in the position that the guest saw.
// Every device enters its own player's answers at once and sends what has changed; what comes is entered as answers of a received link
// are, each legal, each die dealt again, the same mark in the end (match.Session.Take). So no device need trust another, and nothing
// travels that a link would not carry. Where answers bring along more than words (a proposed correction or edition), a link travels.
//
//	hello   host to guest, then back: which match, how many answers. Who lacks something gets it; who has another match, the whole as a link,
//	        which goes the way of every link (Inbox.Receive), with its questions and refusals
//	sit     for which players the guest's device answers: one device for each, the first who asks. The host gives them up only where all
//	        played on its device
//	play    from answer number f on it goes like this; s: so many of yours I knew. The host refuses, and sends what counts, where
//	          - s is not what it has: the guest gets the answers that came first and gives its own again behind them, if they still can be
//	            given (two who commit at the same time both get through, in the host's order)
//	          - a player answers who does not sit there, or an answer is not legal, or a die was not dealt
//	          - it takes back more than its own last answers, or a die, or what showed somebody something hidden (Session.Settled)
//	        A guest refuses the host's in the same way: answers for its own players that it has not given, dice taken back. Then it goes on
//	        by itself, keeps its copy, and says so.
//	run     the same as a link that goes on from what is there
//
// With sealed dice what a player has answered travels when that device is asked nothing more, signed as in a link, and is final then. Where
// several are asked at once all may answer, but their answers travel in the order of the questions: what a player shows of a chain is known
// to nobody who could still answer first.
//
// An answer that is undone is sent as what it is: a list that is shorter. A device remembers a moment (base) that nothing is taken back
// beyond, and plays on from there when something is. Any device that has the match can be the host: when it goes, each guest still holds all of it, and
// one of them hosts on; links stay the way out at any time, since each device's match is a match like any other.
//
// Messages that are none end a connection with a sentence, as floods and texts that are too long do in web/late/live.js, where talk and
// the list of who is connected are, too. The sentences are web/words/live.txt's: a message names the kind, never the text. Nothing here
// knows the browser: a test gives it a carrier that is slow, loses and reorders.
package live

import (
	"slices"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/record"
)

// A Carrier brings texts to the other devices, each of which has a number.
type Carrier interface {
	Send(peer int, text string)
	Close(peer int)
	Say(kind, slot string) // shows a sentence; slot fills its braces
	Show(People)           // who is connected
}

// A Table is where the match lies on this device.
type Table interface {
	Session() *match.Session               // nil: none lies there
	Open(id string) bool                   // lays that match on it, if it is on this device
	Receive(link string) error             // as a link that came by mail
	Join(link string) (*record.Run, error) // opens a link that goes on from the match here
	Link(*record.Record) (string, error)   // the whole match, as far as others may have it
	Yield(players []int) bool              // lets another device play for them; false where they stay here
	Changed(known int)                     // the match has gone on; others have so many answers for certain
}

// People is what is shown of a party.
type People struct {
	Apart  bool // the host's match and the one here are no longer the same
	Guests []Guest
}

// A Guest is a device that is connected to the host.
type Guest struct {
	Peer    int
	Players []int
}

// peer is another device: of a guest's party there is one, the host.
type peer struct {
	id      int
	players []int
	has     []engine.Entry // what it has, as far as this device knows
	ready   bool           // it has said which match it has
	asked   bool           // for the whole match
	number  int            // of the last message with answers: of a guest's party sent, of the host's heard
	shorter int            // of the last one that took something back: what the host sent before it had that does not fit
}

// Party is this device's part in a match that is played live.
type Party struct {
	Host    bool
	carrier Carrier
	table   Table
	peers   []*peer
	match   string // its id: a guest has it from the host
	session *match.Session
	base    record.Checkpoint // nothing is taken back beyond it
	middle  record.Checkpoint // a guest: the next such moment
	final   record.Checkpoint // with sealed dice: what travels ends here
	sure    int               // a guest: answers that the host has for certain
	sat     []int             // a guest: the players it has told of
	gave    []engine.Entry    // a guest: the answers that it has sent
	again   int               // how often own answers were given again without the host having taken one
	apart   bool
	busy    bool
}

// New is a party without other devices.
func New(host bool, c Carrier, t Table) *Party { return &Party{Host: host, carrier: c, table: t} }

// Opened says that a device is connected. The host speaks first.
func (p *Party) Opened(id int) {
	if p.peer(id) != nil {
		return
	}
	q := &peer{id: id}
	p.peers = append(p.peers, q)
	p.Look()
	if p.Host && p.session != nil {
		greet(p, q)
	}
	p.show()
}

func greet(p *Party, q *peer) {
	p.send(q, message{Kind: hello, Version: version, ID: p.match, From: len(p.out()), Players: p.session.Device.Players()})
}

// Connected reports whether another device plays the same match with this one.
func (p *Party) Connected() bool { return len(p.peers) > 0 && !p.apart }

// Stop leaves the party: what is played here from now on goes nowhere.
func (p *Party) Stop() {
	for _, q := range p.peers {
		p.carrier.Close(q.id)
	}
	p.peers, p.session = nil, nil
}

// Gone says that a device is no longer connected.
func (p *Party) Gone(id int) {
	p.peers = slices.DeleteFunc(p.peers, func(q *peer) bool { return q.id == id })
	p.show()
}

// Look follows what has happened on this device: the match was laid on the table again, others sit at it. Another match is none of the
// party's.
func (p *Party) Look() {
	s := p.table.Session()
	if s != nil && p.Host && p.match == "" {
		p.match = s.Play.Header().ID
	}
	if s != nil && s.Play.Header().ID != p.match {
		s = nil
	}
	if s != p.session {
		p.laid(s)
	}
	if p.session == nil {
		return
	}
	if here := p.here(); !slices.Equal(here, p.sat) {
		p.sat = here
		if !p.Host {
			p.toAll(nil, message{Kind: sit, Players: here})
		}
		if p.sealed() {
			p.changed() // dice may have fallen that waited for a key
		}
	}
	p.show()
}

// laid begins with a match on the table as it is.
func (p *Party) laid(s *match.Session) {
	p.session = s
	for _, q := range p.peers {
		q.ready = false
	}
	if s == nil {
		return
	}
	if s.Verify() != nil {
		p.session = nil
		return
	}
	s.Floor.Raise()
	p.base, p.middle, p.final, p.sure, p.sat = s.Floor.At(), s.Floor.At(), s.Floor.At(), 0, p.here()
	s.Changes.OnChange(func(int) {
		if p.session == s {
			p.changed()
		}
	})
	for _, q := range p.peers {
		if p.Host {
			greet(p, q)
		} else {
			p.greetBack(q)
		}
	}
}

func (p *Party) here() []int {
	if p.session == nil {
		return nil
	}
	return p.session.Device.Players()
}

func (p *Party) peer(id int) *peer {
	for _, q := range p.peers {
		if q.id == id {
			return q
		}
	}
	return nil
}

// changed sends what has been played here.
func (p *Party) changed() {
	if p.busy {
		return
	}
	settle(p)
	p.spread()
	p.show()
}

// settle moves the moment that nothing is taken back beyond, and lets nothing be undone here that others could not undo.
func settle(p *Party) {
	s := p.session
	n, settled := s.Play.Seq(), 0
	if p.sealed() {
		finish(p)
		return
	}
	if settled, _ = s.Play.Settled(); s.Floor.Seq() < settled {
		s.Floor.Raise()
	}
	sure := n
	if !p.Host {
		sure = min(p.sure, n)
	}
	if sure == n && (settled == n || p.Host && n-p.base.Seq > mostBack) {
		s.Floor.Raise()
		p.base = s.Floor.At()
	}
	if !p.Host && sure == n && n-p.middle.Seq > mostBack { // the host takes nothing back beyond that
		if p.middle.Seq > p.base.Seq {
			p.base = p.middle
		}
		p.middle = s.Play.Moment()
	}
	if at := s.Floor.Seq(); at > p.base.Seq && at <= settled && at <= sure {
		p.base = s.Floor.At()
	}
}

// mostBack is how many answers are played again at most when something is taken back.
const mostBack = 24

// spread sends every device what it lacks.
func (p *Party) spread() {
	if p.apart {
		return
	}
	for _, q := range p.peers {
		bring(p, q)
	}
}

// bring sends a device what it lacks, and reports whether there was anything.
func bring(p *Party, q *peer) bool {
	entries := p.out()
	n := record.InCommon(q.has, entries)
	if !q.ready || n == len(q.has) && n == len(entries) {
		return false
	}
	seen := len(q.has)
	if !p.Host {
		q.number++
		if n < seen {
			q.shorter = q.number
		}
		p.sure = min(p.sure, n)
		for _, e := range entries[n:] {
			if !foreign(p, e) {
				p.gave = append(p.gave, e)
			}
		}
	}
	q.has = entries
	sendFrom(p, q, n, seen, "")
	return true
}

// sendFrom sends the answers here from number n on. no is why what the other sent was refused.
func sendFrom(p *Party, q *peer, n, seen int, no string) {
	list := p.out()[n:]
	m := message{Kind: play, From: n, Seen: seen, Number: q.number}
	switch {
	case slices.ContainsFunc(list, brings) || len(list) > mostList:
		text, err := p.table.Link(p.record())
		if err != nil {
			p.carrier.Say("live.no-link", err.Error())
			return
		}
		m.Kind, m.Text = goOn, text
	case p.sealed():
		rec := p.record()
		m.List, m.Text, m.End, m.Seals = written(list), no, markText(rec.End), rec.Seals
	default:
		m.List, m.Text, m.End = written(list), no, markText(p.session.Play.Mark())
	}
	p.send(q, m)
}

// brings reports whether an answer brings along more than its words: a correction, another edition or another key that is proposed.
func brings(e engine.Entry) bool {
	return e.Choice.Verb == record.ProposeVerb && (e.Choice.On == record.Amend || e.Choice.On == record.OtherEdition || e.Choice.On == record.RenewKey)
}
