package record

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/sealed"
	"interbellum/engine/words"
)

// NotHere refuses what only another device can do: it holds the secret of a player of a match with sealed dice.
type NotHere struct{ Player int }

func (e *NotHere) Error() string {
	return words.To("engine/refused.sealed.not-here", e.Player+1).String()
}

// Forged refuses a match in which a turn is not the one that its player signed.
type Forged struct{ Player int }

func (e *Forged) Error() string { return words.To("engine/fault.sealed.forged", e.Player+1).String() }

// Unsigned refuses a match in which the signature of a player's last turn is missing.
type Unsigned struct{ Player int }

func (e *Unsigned) Error() string {
	return words.To("engine/fault.sealed.unsigned", e.Player+1).String()
}

var (
	errChainEnded error = words.Refuse("", "engine/refused.sealed.long", sealed.ChainLength)
	errNoPoint    error = words.Refuse("", "engine/refused.sealed.position")
	errUnfinished error = words.Refuse("", "engine/fault.sealed.unfinished")
	errDiceFirst  error = words.Refuse("", "engine/refused.sealed.dice-first")
	errNotJoined  error = words.Refuse("", "engine/refused.sealed.not-joined")
	errShown      error = words.Refuse("", "engine/fault.sealed.shown")
	errFewPlayers error = words.Refuse("", "engine/refused.sealed.players")
	errSecretKey  error = words.Refuse("", "engine/refused.sealed.another-key")
)

// Sealed reports whether the match has sealed dice.
func (r *Run) Sealed() bool { return r.turns != nil }

// Unlock lets this device play for a player of a match with sealed dice.
func (r *Run) Unlock(player int, secret sealed.Secret) error {
	if r.turns == nil || player < 0 || player >= len(r.turns.players) || !r.turns.unlock(player, secret) {
		return errSecretKey
	}
	return nil
}

// Fits reports whether a secret can be that of a player. It changes nothing.
func (r *Run) Fits(player int, secret sealed.Secret) bool {
	return r.turns != nil && player >= 0 && player < len(r.turns.players) && r.turns.players[player].fits(secret.Identity())
}

// Unlocked reports whether this device can play for a player, as it always can where dice are not sealed.
func (r *Run) Unlocked(player int) bool {
	return r.turns == nil || player >= 0 && player < len(r.turns.players) && r.turns.players[player].secret != nil
}

// Claimed reports whether a player of a match with sealed dice has a key: no other fits any more.
func (r *Run) Claimed(player int) bool {
	return r.turns != nil && player >= 0 && player < len(r.turns.players) && len(r.turns.players[player].values) > 0
}

// Lock lets this device play for nobody any more.
func (r *Run) Lock() {
	if r.turns == nil {
		return
	}
	r.turns = r.turns.clone()
	for i := range r.turns.players {
		r.turns.players[i].secret = nil
	}
}

// Strict reports whether every open die of the match falls with another player's value.
func (r *Run) Strict() bool { return r.turns != nil && r.turns.strict }

// SealedMatch is the name of a match with sealed dice in its protocol, if its dice are sealed.
func (r *Record) SealedMatch() (m sealed.Match, found bool) {
	if dice.IsSealed(r.Header.Dealer) {
		return newTurns(&r.Header, r.Start).match, true
	}
	return m, false
}

// SealedMatch is the name of a match with sealed dice in its protocol.
func (r *Run) SealedMatch() (m sealed.Match) {
	if r.turns != nil {
		m = r.turns.match
	}
	return m
}

// CarrySeals gives a run that is to be replayed what the players of its record have shown.
func (r *Run) CarrySeals(seals []Seal, renewals []Renewal) error {
	switch {
	case r.turns == nil && len(seals) == 0 && (len(renewals) == 0 || r.Record.Header.Dealer == dice.CopyName && len(renewals) <= renewMost):
		r.Record.Renewals = slices.Clip(renewals)
		return nil
	case r.turns == nil || !r.turns.carry(seals, renewals):
		return errShown
	}
	r.turns.replayed = true
	for _, n := range renewals { // what was shown of the old keys is noted anew when they are renewed
		n.Old = Seal{}
		r.Record.Renewals = append(r.Record.Renewals, n)
	}
	return nil
}

// Extend gives a run what the players have shown by the end of more answers, before these are confirmed. Signed says then whether all of
// it is true.
func (r *Run) Extend(seals []Seal) error {
	if r.turns == nil {
		return nil
	}
	if r.turns = r.turns.clone(); !r.turns.extend(seals) {
		return errShown
	}
	return nil
}

// Stay lets this device go on playing, in a run that has come from elsewhere, for those for whom it plays in the one before.
func (r *Run) Stay(before *Run) {
	if r.turns != nil && before.turns != nil {
		r.turns.stay(before.turns)
	}
}

// checkSeals wants the players to have shown no more than the turns they took, and every signature to be its player's. The one whose
// turn it is may not have signed yet.
func (r *Run) checkSeals() error {
	t := r.turns
	if t == nil {
		return nil
	}
	t.replayed = false
	if t.wrong {
		return errShown
	}
	for i := range t.players {
		p := &t.players[i]
		if p.secret == nil && p.begun != max(0, len(p.values)-1) || len(p.later) > 0 {
			return errShown
		}
		if p.signed != (sealed.Signature{}) && !p.holds() {
			return &Forged{i}
		}
	}
	return nil
}

// Signed wants each player's last turn to be signed by that player. A signature may be missing where all others have played on since.
func (r *Run) Signed() error {
	t := r.turns
	if t == nil {
		return nil
	}
	if err := r.checkSeals(); err != nil {
		return err
	}
	for i := range t.players {
		if p := &t.players[i]; p.begun > 0 && p.signed == (sealed.Signature{}) && !t.settled(i) {
			return &Unsigned{i}
		}
	}
	if d, found := r.asksChance(); found && r.current() && r.falls(d) {
		return errUnfinished
	}
	return nil
}

// settled reports whether every other player has begun a turn since the last of this one.
func (t *turns) settled(player int) bool {
	for i := range t.players {
		if i != player && (t.players[i].begun == 0 || t.players[i].last.HandOvers < t.players[player].last.HandOvers) {
			return false
		}
	}
	return true
}

// asksChance is the question to Chance that is open, if there is one.
func (r *Run) asksChance() (d engine.Decision, found bool) {
	for _, d := range r.Match.Open() {
		if d.Seat == engine.Chance {
			return d, true
		}
	}
	return d, false
}

// Waits is the player whose stretch must begin before the dice fall, if one must.
func (r *Run) Waits() (player int, found bool) {
	if r.turns == nil {
		return Nobody, false
	}
	d, found := r.asksChance()
	switch {
	case !found:
		return Nobody, false
	case !r.turns.deals():
		return r.turns.due(), true
	}
	return r.passes(d)
}

// dealSealed deals a die or draw that falls in the stretch under way. It is asked for several times.
func (r *Run) dealSealed(d engine.Decision) engine.Choice {
	n := len(r.Record.Entries) + 1
	if f := &r.fallen; f.seq == n && f.kind == d.Kind && f.about == d.About {
		return f.choice
	}
	if !r.falls(d) {
		return engine.Choice{}
	}
	r.fallen = fallen{n, d.Kind, d.About, r.turns.dealer.Deal(d)}
	return r.fallen.choice
}

// falls reports whether a die or draw falls in the stretch under way.
func (r *Run) falls(d engine.Decision) bool {
	if !r.turns.deals() {
		return false
	}
	_, waits := r.passes(d)
	return !waits
}

// takesTurn begins the turn that an answer begins, and refuses an answer out of turn.
func (r *Run) takesTurn(d engine.Decision, c engine.Choice, by string) error {
	if r.turns == nil {
		return nil
	}
	p := r.Record.Header.Holder(d.Seat)
	_, waits := r.Waits()
	switch {
	case d.Seat == engine.Chance && waits:
		return errNotJoined
	case d.Seat == engine.Chance || !Chosen(by) || p == Nobody:
		return nil
	case waits && !isAside(c):
		return errDiceFirst
	}
	aside := isAside(c) && c.Verb != BeginVerb && !r.comesBack(d, c) || !isAside(c) && p == r.turns.roller
	if aside && p == r.turns.player {
		return r.turns.here(p)
	}
	log := r.turns.log
	r.turns = r.turns.clone() // an answer that is refused leaves the turns as they were
	r.turns.log = log         // with room behind it: what is noted there counts for nothing until the answer is taken
	return r.turns.begin(p, len(r.Record.Entries), aside)
}

// comesBack reports whether another position takes effect by an answer: nobody may know the dice that follow it.
func (r *Run) comesBack(d engine.Decision, c engine.Choice) bool {
	if d.Kind != engine.Agreement {
		return false
	}
	next := r.agreements
	effect, found := next.settle(r.Record.Header.Holder(d.Seat), engine.Entry{Seq: len(r.Record.Entries), Seat: d.Seat, Choice: c})
	return found && (effect.Choice.On == TakeBack || effect.Choice.On == Amend || effect.Choice.On == OtherEdition)
}

// beginTurn enters the answer by which a turn begins without another.
func (r *Run) beginTurn(d engine.Decision, c engine.Choice) (engine.Entry, []engine.Event, error) {
	e := d.Answer(len(r.Record.Entries), c, "")
	r.Match.Continue(e.Seq+1, nil)
	r.enter(e, nil, false)
	return e, nil, nil
}

// beginning is the right to begin a turn: of the player in whose stretch the dice fall.
func (r *Run) beginning() (list []engine.Decision) {
	if r.turns == nil && r.Record.Header.Dealer != dice.CopyName {
		return nil
	}
	player, waits := r.Waits()
	_, chance := r.asksChance()
	for i, p := range r.Record.Header.Players {
		older := chance && (r.turns == nil || !r.current() && i != r.turns.roller) // an older edition may have found that the dice wait
		if p.Seats != 0 && (waits && i == player || older) {
			list = append(list, engine.Decision{Seat: p.Seats.List()[0], Kind: engine.Agreement, Seen: engine.Everybody,
				Legal: []engine.Choice{{Verb: BeginVerb, On: turnRef}}})
		}
	}
	return list
}
