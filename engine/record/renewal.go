package record

import (
	"encoding/hex"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/digest"
	"interbellum/engine/sealed"
	"interbellum/engine/words"
)

// RenewKey is an agreement of a match with sealed dice: a player has lost the key and goes on with another. All others must agree.
//
//	propose:key>PLAYER-HASH#K  renewal K of the record, for that player, counted from 0
const RenewKey engine.Ref = "key"

// A Renewal is a new key and chain for a player of a match with sealed dice.
type Renewal struct {
	Player int
	sealed.Identity
	Old Seal // what the player had shown of the old chain when it took effect; empty where it did not
}

// renewMost is how many renewals a record can have.
const renewMost = 16

// name binds the proposal of a renewal to its key and chain.
func (n *Renewal) name() engine.Ref {
	sum := digest.Sum(append(append([]byte{byte(n.Player)}, n.Key[:]...), n.Anchor[:]...))
	return engine.Ref(strconv.Itoa(n.Player) + "-" + hex.EncodeToString(sum[:16]))
}

// renewed is the player whom such a name means, or Nobody.
func renewed(name engine.Ref) int {
	number, _, _ := strings.Cut(string(name), "-")
	if n, err := strconv.Atoi(number); err == nil && n >= 0 && n < 64 {
		return n
	}
	return Nobody
}

// RenewKey proposes, for a seat of another player, that a player who has lost the key goes on with a new one.
func (r *Run) RenewKey(seat engine.Seat, player int, id sealed.Identity) (engine.Entry, error) {
	if r.turns == nil || player < 0 || player >= len(r.turns.players) || r.turns.players[player].begun == 0 {
		return engine.Entry{}, errNoKey
	}
	if r.keys >= renewMost {
		return engine.Entry{}, words.Refuse("", "engine/refused.sealed.renewals", renewMost)
	}
	before := r.Record.Renewals
	n := Renewal{Player: player, Identity: id}
	r.Record.Renewals = append(before[:r.keys:r.keys], n)
	e, err := r.propose(seat, engine.Choice{Verb: ProposeVerb, On: RenewKey, To: n.name(), N: r.keys + 1})
	if err != nil {
		r.Record.Renewals = before
	}
	return e, err
}

// renewable is the renewal that can be proposed next, by a player to whom it does not give the key.
func (r *Run) renewable(proposer int) (c engine.Choice, found bool) {
	if r.keys >= len(r.Record.Renewals) {
		return c, false
	}
	n := &r.Record.Renewals[r.keys]
	if n.Player == proposer || r.turns != nil && (n.Player >= len(r.turns.players) || r.turns.players[n.Player].begun == 0) {
		return c, false
	}
	return engine.Choice{Verb: ProposeVerb, On: RenewKey, To: n.name(), N: r.keys + 1}, true
}

// renew gives a player the new key and chain. What was shown of the old one stays in the record.
func (r *Run) renew(number int) {
	if r.turns == nil {
		return // a copy
	}
	list := append([]Renewal(nil), r.Record.Renewals...)
	n := &list[number]
	t := r.turns.clone()
	n.Old = t.renew(n)
	r.turns, r.Record.Renewals = t, list
}

func (t *turns) renew(n *Renewal) (old Seal) {
	p := &t.players[n.Player]
	old = Seal{Key: p.key, Shown: p.begun, Newest: p.values[p.begun], Signature: p.signed}
	if p.secret == nil && p.begun != len(p.values)-1 {
		t.wrong = true
	}
	p.key, p.values, p.begun, p.secret, p.renewed = n.Key, []sealed.Value{n.Anchor}, 0, nil, p.renewed+1
	p.shown = Seal{}
	if len(p.later) > 0 {
		p.shown, p.later = p.later[0], p.later[1:]
	}
	if p.shown.Joined() {
		p.values = p.shown.Newest.Chain(p.shown.Shown)
		t.wrong = t.wrong || p.shown.Key != n.Key || p.values[0] != n.Anchor
	}
	return old
}

var errNoKey error = words.Refuse("", "engine/refused.sealed.no-key")

// fileRenewal is a Renewal as a save has it.
type fileRenewal struct {
	Player int       `json:"player"`
	Key    []byte    `json:"key"`
	Anchor []byte    `json:"anchor"`
	Old    *fileSeal `json:"old,omitempty"`
}

func writtenRenewals(list []Renewal) (written []fileRenewal) {
	for i := range list {
		n := &list[i]
		f := fileRenewal{Player: n.Player, Key: n.Key[:], Anchor: n.Anchor[:]}
		if n.Old.Joined() {
			f.Old = &writtenSeals([]Seal{n.Old})[0]
		}
		written = append(written, f)
	}
	return written
}

func readRenewals(list []fileRenewal) (read []Renewal, err error) {
	if len(list) > renewMost {
		return nil, errSealForm
	}
	for i := range list {
		f := &list[i]
		n := Renewal{Player: f.Player}
		if f.Player < 0 || f.Player >= 64 || len(f.Key) != len(n.Key) || len(f.Anchor) != len(n.Anchor) {
			return nil, errSealForm
		}
		copy(n.Key[:], f.Key)
		copy(n.Anchor[:], f.Anchor)
		if f.Old != nil {
			old, err := readSeals([]fileSeal{*f.Old})
			if err != nil {
				return nil, err
			}
			n.Old = old[0]
		}
		read = append(read, n)
	}
	return read, nil
}
