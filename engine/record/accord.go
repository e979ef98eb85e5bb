package record

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"slices"

	"interbellum/engine"
	"interbellum/engine/digest"
	"interbellum/engine/words"
)

// How far agreements reach.
const (
	backMost  = 24  // answers of persons that may be taken back
	backReach = 256 // answers of any kind among which they are looked for
	amendMost = 16  // amendments of one record
	amendSize = 64 << 10

	settledMost = 250 // agreements in effect; a match that has more is only ever ended
)

// Rights lists who may act though no one waits for it: the game's rights and orders, save
// those of players who have resigned, then the agreements.
func (r *Run) Rights() []engine.Decision {
	if r.aside >= asideMost {
		return slices.DeleteFunc(slices.Clone(r.Match.Rights()), func(d engine.Decision) bool { return d.Kind == engine.OrderVerb || r.Away(d.Seat) })
	}
	rights := r.Match.Rights()
	if r.agreements.away != 0 {
		rights = slices.DeleteFunc(slices.Clone(rights), func(d engine.Decision) bool { return r.Away(d.Seat) })
	}
	return append(rights[:len(rights):len(rights)], r.Agreements()...)
}

// Away reports whether the player of a seat has resigned.
func (r *Run) Away(s engine.Seat) bool { return r.agreements.away.has(r.Record.Header.Holder(s)) }

// Pending is the proposal that waits for an answer, or nil.
func (r *Run) Pending() *Proposal { return r.agreements.pending }

// Settled lists the agreements that have taken effect, in their order.
func (r *Run) Settled() []Settled { return r.agreements.done }

// Agreements lists what each player may propose or say to a proposal: one question to the
// player's lowest seat. A match that is over may still be taken back or corrected.
func (r *Run) Agreements() (list []engine.Decision) {
	over := len(r.Match.Open()) == 0
	var open []engine.Choice
	if r.agreements.pending == nil {
		open = r.proposals(over)
	}
	for i, p := range r.Record.Header.Players {
		if p.Seats == 0 {
			continue
		}
		d := engine.Decision{Seat: p.Seats.List()[0], Kind: engine.Agreement, Seen: engine.Everybody}
		offered := open
		if c, found := r.renewable(i); found && r.agreements.pending == nil && !over && len(r.agreements.done) < settledMost {
			offered = append(open[:len(open):len(open)], c)
		}
		d.Legal = r.agreements.choices(i, over, offered)
		if len(d.Legal) > 0 {
			engine.Sort(d.Legal, engine.CompareChoices)
			list = append(list, d)
		}
	}
	return append(list, r.beginning()...)
}

func (r *Run) proposals(over bool) (list []engine.Choice) {
	if !over {
		list = append(list, engine.Choice{Verb: ProposeVerb, On: EndMatch})
	}
	if len(r.agreements.done) >= settledMost {
		return list
	}
	if k := r.proposed; k < len(r.Record.Amendments) {
		list = append(list, engine.Choice{Verb: ProposeVerb, On: Amend, To: amendmentName(r.Record.Amendments[k]), N: k + 1})
	}
	if k := r.offered; !over && k < len(r.Record.Editions) {
		list = append(list, engine.Choice{Verb: ProposeVerb, On: OtherEdition, To: r.Record.Editions[k].name(), N: k + 1})
	}
	for _, n := range r.returns() {
		list = append(list, engine.Choice{Verb: ProposeVerb, On: TakeBack, N: n})
	}
	return list
}

// returns lists the answers that the match can be taken back before: the last ones that
// persons gave, orders excepted, and the proposals of agreements that took effect, so that
// these can be taken back as well.
func (r *Run) returns() (list []int) {
	entries, done := r.Record.Entries, r.agreements.done
	for i := len(entries) - 1; i >= max(0, len(entries)-backReach) && len(list) < backMost; i-- {
		for len(done) > 0 && done[len(done)-1].Proposal > i {
			done = done[:len(done)-1]
		}
		if persons(entries[i]) || len(done) > 0 && done[len(done)-1].Proposal == i {
			list = append(list, i)
		}
	}
	return list
}

// persons reports whether an entry is a person's answer to the game.
func persons(e engine.Entry) bool {
	return e.By == "" && e.Seat != engine.Chance && e.Choice.Verb != engine.OrderVerb && !Agrees(e.Choice)
}

// accord enters an answer about an agreement, and what takes effect by it.
func (r *Run) accord(d engine.Decision, c engine.Choice) (engine.Entry, []engine.Event, error) {
	e := d.Answer(len(r.Record.Entries), c, "")
	next, from := r.agreements, r.takeBackBase
	effect, found := next.settle(r.Record.Header.Holder(d.Seat), e)
	if c.Verb == ProposeVerb && c.On == TakeBack {
		from = r.near(c.N)
	}
	now := snapshot{match: r.Match, holder: r.holder, course: r.course()}
	switch {
	case found && effect.Choice.On == TakeBack:
		now = r.before(from, effect.Choice.N)
	case found && effect.Choice.On == Amend:
		m, err := r.amended(r.Record.Amendments[effect.Choice.N-1])
		if err != nil {
			return e, nil, err
		}
		now.match = m
	case found && effect.Choice.On == OtherEdition:
		now.due = effect.Choice.N
	}
	if err := r.noteProposal(c); err != nil {
		return e, nil, err
	}
	if c.Verb == ProposeVerb && c.On == RenewKey {
		r.keys = c.N
	}
	r.agreements, r.takeBackBase = next, from
	var instead engine.Match
	if now.match != r.Match {
		instead = r.Match
	}
	now.match.Continue(e.Seq+1, instead)
	r.Match, r.holder = now.match, now.holder
	r.goOn(now.course)
	if !found {
		r.enter(e, nil, false)
		return e, nil, nil
	}
	if effect.Choice.On == EndMatch {
		r.Match.Stop()
	}
	who := e.Seat
	if effect.Proposal < e.Seq {
		who = r.Record.Entries[effect.Proposal].Seat
	}
	seen := []engine.Event{{Kind: engine.Agreement, Seat: who, On: effect.Choice.On, N: effect.Choice.N, Seen: engine.Everybody}}
	if effect.Choice.On == OtherEdition {
		seen[0].On = AgreedEdition
	}
	seen = append(seen, r.carryOn(e, r.aside+1)...)
	r.enter(e, seen, false)
	if effect.Choice.On == RenewKey {
		r.renew(effect.Choice.N - 1)
	}
	r.takeEffect(effect)
	return e, seen, nil
}

// noteProposal counts the corrections and editions that have been proposed. It refuses an edition under which the match cannot go on.
func (r *Run) noteProposal(c engine.Choice) error {
	switch {
	case c.Verb != ProposeVerb:
	case c.On == Amend:
		r.proposed = c.N
	case c.On == OtherEdition:
		if err := r.Adoptable(r.Record.Editions[c.N-1]); err != nil {
			return err
		}
		r.offered = c.N
	}
	return nil
}

// takeEffect notes what follows from another position: what was safe may be no more, the
// dice are dealt anew.
func (r *Run) takeEffect(effect Settled) {
	r.snap(true)
	if c := effect.Choice.On; c != EndMatch && c != RenewKey && (c != OtherEdition || !r.Due()) {
		r.Record.Safe = nil
		r.newStretch()
	}
}

var errSecret error = words.Refuse("", "engine/refused.correction.secret")

// Amend proposes a correction, for a seat of the player who has written it: a position in the
// game's documented schema. It lists everything that is impossible about it.
func (r *Run) Amend(seat engine.Seat, schema []byte) (engine.Entry, error) {
	text, err := canonical(schema)
	if err != nil {
		return engine.Entry{}, &Impossible{[]error{err}}
	}
	if _, err := r.amended(text); err != nil {
		return engine.Entry{}, err
	}
	if r.proposed >= amendMost {
		return engine.Entry{}, words.Refuse("", "engine/refused.correction.many", amendMost)
	}
	before := r.Record.Amendments
	r.Record.Amendments = append(before[:r.proposed:r.proposed], text)
	e, err := r.propose(seat, engine.Choice{Verb: ProposeVerb, On: Amend, To: amendmentName(text), N: r.proposed + 1})
	if err != nil {
		r.Record.Amendments = before
	}
	return e, err
}

// propose enters a proposal for a seat of the player who holds this one.
func (r *Run) propose(seat engine.Seat, c engine.Choice) (engine.Entry, error) {
	for _, d := range r.Agreements() {
		if d.Allows(c) && r.Record.Header.Holder(d.Seat) == r.Record.Header.Holder(seat) {
			e, _, err := r.Answer(d.Seat, c, "")
			return e, err
		}
	}
	return engine.Entry{}, words.Refuse("", "engine/refused.proposal")
}

// Amendable tells what stands against a correction by this text: nothing, or every reason.
func (r *Run) Amendable(schema []byte) error {
	text, err := canonical(schema)
	if err == nil {
		_, err = r.amended(text)
	}
	return err
}

// amended is the match that an amendment begins.
func (r *Run) amended(schema []byte) (engine.Match, error) {
	if r.Game.Secret {
		return nil, errSecret
	}
	m, _, err := open(r.Game, r.Record.Header, schema)
	if err != nil {
		return nil, err
	}
	if vacant := r.vacant(m); len(vacant) > 0 {
		return nil, &Impossible{vacant[:1]}
	}
	return m, nil
}

// vacant lists who is asked in a position and has no player.
func (r *Run) vacant(m engine.Match) (faults []error) {
	for _, d := range m.Open() {
		if d.Seat != engine.Chance && r.Record.Header.Holder(d.Seat) == Nobody && len(r.Record.Header.Players) > 0 {
			faults = append(faults, words.Refuse("", "engine/refused.correction.seat", r.Game.SeatName(d.Seat)))
		}
	}
	return faults
}

// canonical is the one form in which an amendment is carried.
func canonical(schema []byte) ([]byte, error) {
	if len(schema) > amendSize {
		return nil, words.Refuse("", "engine/refused.correction.long", amendSize)
	}
	text, err := json.Marshal(json.RawMessage(bytes.TrimSpace(schema)))
	if err != nil {
		return nil, words.Refuse("", "engine/fault.position", err)
	}
	return text, nil
}

// amendmentName binds the proposal of an amendment to its text.
func amendmentName(text []byte) engine.Ref {
	sum := digest.Sum(text)
	return engine.Ref(hex.EncodeToString(sum[:8]))
}

// Discard forgets the amendments, editions and renewals that no one has proposed.
func (r *Run) Discard() {
	r.Record.Amendments = r.Record.Amendments[:r.proposed:r.proposed]
	r.Record.Editions = r.Record.Editions[:r.offered:r.offered]
	r.Record.Renewals = r.Record.Renewals[:r.keys:r.keys]
}

// Carried reports whether every amendment, edition and renewal that the record carries has been proposed.
func (r *Run) Carried() bool {
	return r.proposed == len(r.Record.Amendments) && r.offered == len(r.Record.Editions) && r.keys == len(r.Record.Renewals)
}

// Carry gives a run that is to be replayed the amendments of its record. Those that are written by another edition are looked at when
// they are agreed on.
func (r *Run) Carry(amendments [][]byte) error {
	if len(amendments) > amendMost {
		return words.Refuse("", "engine/refused.correction.many", amendMost)
	}
	for _, text := range amendments {
		same, err := canonical(text)
		if err != nil {
			return err
		}
		if !bytes.Equal(same, text) {
			return words.Refuse("", "engine/fault.save.correction")
		}
		if _, err := r.amended(text); err != nil && len(r.Record.Editions) == 0 {
			return err
		}
	}
	r.Record.Amendments = slices.Clip(amendments)
	return nil
}
