package record

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

// What the players of a match settle among themselves. An agreement is an answer of the
// record like any other, given as a right by a player's lowest seat: proposed by one, agreed
// to by all the others who have not resigned, and in effect with the last of them, at once
// where there are none. A proposal stands, however the match goes on, until it is agreed
// to, refused by one or withdrawn; there is one at a time. No die is thrown anew by it,
// except that a taken-back or corrected position begins a stretch.
//
//	propose:end               the match ends, and the scores stand
//	propose:take-back#N       the position before answer N comes back
//	propose:amend>HASH#K      the K-th amendment of the record becomes the position
//	propose:edition>HASH#K    the match goes on under another edition: see editions.go
//	propose:key>HASH#K        a player goes on with the key of the K-th renewal (renewal.go)
//	agree:end, refuse:end, withdraw:end and so on: to what is proposed
//	resign:seats              a stand-in answers for the player from now on
//	return:seats              no longer
//	begin:turn                a player's turn begins, in a match with sealed dice
const (
	ProposeVerb  = "propose"
	AgreeVerb    = "agree"
	RefuseVerb   = "refuse"
	WithdrawVerb = "withdraw"
	ResignVerb   = "resign"
	ReturnVerb   = "return"

	EndMatch engine.Ref = "end"
	TakeBack engine.Ref = "take-back"
	Amend    engine.Ref = "amend"
	seatsRef engine.Ref = "seats"
)

// Agrees reports whether a choice is part of an agreement: its thing is none of the table.
func Agrees(c engine.Choice) bool {
	switch c.On {
	case EndMatch, TakeBack, Amend, OtherEdition, RenewKey:
		return c.Verb == ProposeVerb || c.Verb == AgreeVerb || c.Verb == RefuseVerb || c.Verb == WithdrawVerb
	case seatsRef:
		return c.Verb == ResignVerb || c.Verb == ReturnVerb
	case turnRef:
		return c.Verb == BeginVerb
	}
	return false
}

// Settled is an agreement that has taken effect.
type Settled struct {
	Proposal int           // the answer that proposed it
	Seq      int           // the answer by which it took effect
	Choice   engine.Choice // what was proposed
}

// A Proposal waits for the other players.
type Proposal struct {
	Seq    int
	Choice engine.Choice
	By     int    // the player
	agreed people // with the proposer
}

// Agreed reports whether a player has agreed to it or made it.
func (p *Proposal) Agreed(player int) bool { return p.agreed.has(player) }

// people is a set of players, by number.
type people uint64

func (p people) has(player int) bool { return player >= 0 && p>>player&1 == 1 }
func (p people) with(player int) people {
	if player < 0 {
		return p
	}
	return p | 1<<player
}

// agreements is what has been proposed and settled so far. It follows from the answers alone, no matter which game
// is played.
type agreements struct {
	all     people // who holds a seat
	away    people // who has resigned
	pending *Proposal
	done    []Settled
}

func newAgreements(players []Player) (p agreements) {
	for i := range players {
		if players[i].Seats != 0 {
			p.all = p.all.with(i)
		}
	}
	return p
}

// settle notes an entry of an agreement, and tells what takes effect by it.
func (p *agreements) settle(player int, e engine.Entry) (effect Settled, found bool) {
	switch e.Choice.Verb {
	case ProposeVerb:
		p.pending = &Proposal{Seq: e.Seq, Choice: e.Choice, By: player, agreed: people(0).with(player)}
		if e.Choice.On == RenewKey {
			p.pending.agreed = p.pending.agreed.with(renewed(e.Choice.To)) // cannot sign any more
		}
	case AgreeVerb:
		if p.pending != nil {
			now := *p.pending
			now.agreed = now.agreed.with(player)
			p.pending = &now
		}
	case RefuseVerb, WithdrawVerb:
		p.pending = nil
	case ResignVerb:
		p.away = p.away.with(player)
		if p.pending != nil && p.pending.By == player {
			p.pending = nil
		}
	case ReturnVerb:
		p.away &^= people(0).with(player)
	}
	if p.pending == nil || p.all&^p.away&^p.pending.agreed != 0 {
		return Settled{}, false
	}
	effect = Settled{p.pending.Seq, e.Seq, p.pending.Choice}
	p.pending, p.done = nil, append(p.done[:len(p.done):len(p.done)], effect)
	return effect, true
}

// choices is what a player may do about agreements; open lists what may be proposed.
func (p *agreements) choices(player int, over bool, open []engine.Choice) (list []engine.Choice) {
	is := people(0).with(player)
	switch {
	case p.away&is != 0:
		return append(list, engine.Choice{Verb: ReturnVerb, On: seatsRef})
	case p.pending == nil:
		list = append(list, open...)
	case p.pending.By == player:
		list = append(list, engine.Choice{Verb: WithdrawVerb, On: p.pending.Choice.On})
	case p.pending.agreed&is == 0:
		list = append(list, engine.Choice{Verb: AgreeVerb, On: p.pending.Choice.On}, engine.Choice{Verb: RefuseVerb, On: p.pending.Choice.On})
	}
	if p.all&^p.away&^is != 0 && !over {
		list = append(list, engine.Choice{Verb: ResignVerb, On: seatsRef})
	}
	return list
}

// quiet are the verbs that let things be, in the order in which a stand-in looks for them.
var quiet = []string{engine.Pass, "done", "refuse", "reject"}

// StandIn is the answer for a player who has resigned, where no order says one: to let
// things be if that is offered, else the first of the legal answers.
func StandIn(d engine.Decision) engine.Choice {
	for _, verb := range quiet {
		if c := (engine.Choice{Verb: verb}); d.Allows(c) {
			return c
		}
	}
	return d.Legal[0]
}

// NotStandIn refuses an answer for a player who has resigned, or as if one had.
type NotStandIn struct {
	Entry engine.Entry
	Want  engine.Choice // what the stand-in answers; empty: the player has not resigned
}

func (e *NotStandIn) Error() string {
	answer := numbered(e.Entry.Seq, e.Entry)
	if e.Want == (engine.Choice{}) {
		return words.To("engine/fault.replay.no-stand-in", answer).String()
	}
	return words.To("engine/fault.replay.stand-in", answer, e.Want.Words()).String()
}
