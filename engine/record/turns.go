package record

import (
	"encoding/binary"
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/digest"
	"interbellum/engine/sealed"
)

// turns are the turns of a match with sealed dice: whose it is, what the players have shown, and the digest that they sign. A turn
// begins with the first answer of another player, or with BeginVerb, and begins a stretch of dice: its player shows the next value of the
// chain. Only orders and agreements begin a turn that goes on with the stretch under way: else the dice could be thrown anew by proposing
// something. Within a turn all answers are its player's, or nobody's.
type turns struct {
	match     sealed.Match
	strict    bool
	digest    [digest.Size]byte // of all turns and answers so far
	players   []turner
	player    int // whose turn it is, or Nobody
	begun     int // turns of the match
	log       []turnMark
	roller    int  // whose stretch it is, or Nobody
	stretches int  // of the match
	answered  bool // the roller has answered a question of the game in it
	thrown    bool // something has been thrown or drawn since the last such answer
	dealer    *dice.Sealed
	replayed  bool // what the players have shown is still being checked
	wrong     bool // what was shown before a renewal was not so
}

// A turner is a player of such a match.
type turner struct {
	key     [32]byte
	secret  *sealed.Secret // on this device
	values  []sealed.Value // as far as they are known; number 0 is the anchor
	begun   int            // stretches with this key
	first   int            // number of the first of them in the match
	last    sealed.Turn    // as it ended or as it stands
	signer  [32]byte       // the key of the last turn
	signed  sealed.Signature
	before  [][digest.Size]byte // digests of its answers before each of those at its end that follow by themselves
	shown   Seal                // by a record that is replayed
	later   []Seal              // likewise, of the keys that follow on this one
	renewed int                 // keys
}

// A turnMark says where a turn begins: with which answer, whose, and after what.
type turnMark struct {
	player, seq int
	parent      [digest.Size]byte
}

// newTurns begins the turns of a match. Its name covers the header and the written position that it begins from.
func newTurns(h *Header, start []byte) *turns {
	b := []byte{}
	for _, text := range []string{h.ID, h.Game, h.Scenario, h.Created, h.Dealer, string(start)} {
		b = sealed.AppendText(b, text)
	}
	for _, o := range h.Options {
		b = sealed.AppendText(b, o)
	}
	for _, p := range h.Players {
		b = binary.BigEndian.AppendUint16(sealed.AppendText(b, p.Name), uint16(p.Seats))
	}
	b = sealed.AppendText(b, h.House)
	return &turns{match: sealed.MatchOf(b), player: Nobody, roller: Nobody, players: make([]turner, len(h.Players)), strict: h.Dealer == dice.StrictName}
}

// carry takes in what the players of a record have shown, of their first chains and of those that followed.
func (t *turns) carry(seals []Seal, renewals []Renewal) bool {
	if len(seals) > len(t.players) || len(renewals) > renewMost {
		return false
	}
	for i := range renewals {
		switch n := &renewals[i]; {
		case n.Player < 0 || n.Player >= len(t.players) || n.Old.Shown < 0 || n.Old.Shown > sealed.ChainLength:
			return false
		case n.Old.Joined():
			t.players[n.Player].later = append(t.players[n.Player].later, n.Old)
		}
	}
	for i := range t.players {
		p, s := &t.players[i], Seal{}
		if i < len(seals) {
			s = seals[i]
		}
		if s.Shown < 0 || s.Shown > sealed.ChainLength {
			return false
		}
		chains := append(p.later, s)
		p.later = chains[1:]
		if s = chains[0]; s.Joined() {
			p.key, p.shown, p.values = s.Key, s, s.Newest.Chain(s.Shown)
		}
	}
	return true
}

// extend takes in what the players have shown by the end of more answers, which are checked like those of a record.
func (t *turns) extend(seals []Seal) bool {
	for i := range min(len(seals), len(t.players)) {
		if !t.players[i].extend(&seals[i]) {
			return false
		}
	}
	t.replayed = true
	return true
}

func (p *turner) extend(s *Seal) bool {
	if s.Shown <= 0 || s.Shown > sealed.ChainLength {
		return s.Shown == 0
	}
	if p.begun == 0 && p.renewed == 0 && p.key != s.Key {
		p.key, p.values, p.secret = s.Key, nil, nil // the player joins with a key of another device
	}
	values := s.Newest.Chain(s.Shown)
	if n := min(len(p.values), len(values)); p.key != s.Key || n > 0 && p.values[n-1] != values[n-1] {
		return false
	}
	if len(p.values) < len(values) {
		p.values = values
	}
	if p.shown = *s; p.begun == s.Shown {
		p.signed = s.Signature
	}
	return true
}

// seals are what the players have shown by now.
func (t *turns) seals() []Seal {
	list := make([]Seal, len(t.players))
	for i := range t.players {
		if p := &t.players[i]; p.begun > 0 {
			list[i] = Seal{Key: p.key, Shown: p.begun, Newest: p.values[p.begun], Signature: p.signed}
		}
	}
	return list
}

// fits reports whether a key can be a player's: the one shown, or any while none has been.
func (p *turner) fits(id sealed.Identity) bool {
	return len(p.values) == 0 || p.values[0] == id.Anchor && p.key == id.Key
}

// unlock lets this device play for a player.
func (t *turns) unlock(player int, s sealed.Secret) bool {
	p, id := &t.players[player], s.Identity()
	if !p.fits(id) {
		return false
	}
	if len(p.values) == 0 {
		p.key, p.values = id.Key, []sealed.Value{id.Anchor}
	}
	p.secret = &s
	return true
}

// stay lets this device go on playing for those for whom it has played since.
func (t *turns) stay(here *turns) {
	for i := range t.players {
		if p := &t.players[i]; p.secret == nil && here.players[i].secret != nil {
			t.unlock(i, *here.players[i].secret)
		}
	}
}

// show shows the next value of a player's chain, which must be known: it was shown, or its secret is on this device.
func (t *turns) show(player int) (next int, err error) {
	p := &t.players[player]
	if next = p.begun + 1; next >= len(p.values) {
		if p.secret == nil {
			return next, &NotHere{player}
		}
		if next > sealed.ChainLength {
			return next, errChainEnded
		}
		p.values = append(p.values[:len(p.values):len(p.values)], p.secret.Value(next))
	}
	return next, nil
}

// begin begins a turn of a player with answer number seq, and a stretch of dice with it unless it is aside.
func (t *turns) begin(player, seq int, aside bool) error {
	p := &t.players[player]
	aside = aside && p.begun > 0 // else the player joins
	if aside {
		if err := t.here(player); err != nil {
			return err
		}
	} else {
		if err := t.stretch(player); err != nil {
			return err
		}
	}
	parent := [digest.Size]byte{}
	if t.player != Nobody {
		parent = t.players[t.player].last.Digest()
	}
	value := p.values[p.begun]
	t.digest = sealed.Follow(t.digest, p.key[:], p.values[0][:], value[:], []byte{byte(player)})
	p.last = sealed.Turn{Match: t.match, HandOvers: t.begun, Player: player, Parent: parent, Answers: t.digest, Value: value, Revealed: p.begun}
	p.signer, p.signed, p.before = p.key, sealed.Signature{}, nil
	if p.begun == p.shown.Shown {
		p.signed = p.shown.Signature
	}
	t.log = append(t.log, turnMark{player, seq, parent})
	t.player, t.begun = player, t.begun+1
	return nil
}

// here refuses what a player whose secret is on another device does in this one.
func (t *turns) here(player int) error {
	if !t.replayed && t.players[player].secret == nil {
		return &NotHere{player}
	}
	return nil
}

// stretch begins a stretch of dice: its seed follows from the newest values of all others, and from the next of its player.
func (t *turns) stretch(player int) error {
	next, err := t.show(player)
	if err != nil {
		return err
	}
	p := &t.players[player]
	if p.begun = next; next == 1 {
		p.first = t.stretches
	}
	values := make([]sealed.Value, len(t.players))
	for i := range t.players {
		if q := &t.players[i]; len(q.values) > q.begun && (q.begun > 0 || q.renewed > 0) {
			values[i] = q.values[q.begun]
		}
	}
	t.dealer = dice.NewSealed(sealed.SeedOf(t.match, t.stretches, player, values))
	t.roller, t.answered, t.thrown, t.stretches = player, false, false, t.stretches+1
	return nil
}

// observe takes note of an answer of the turn, in these words, which may follow from the rules by itself.
func (t *turns) observe(e engine.Entry, said string, follows bool) {
	if t.player != Nobody {
		t.players[t.player].goesOn(follows)
	}
	t.digest = sealed.Follow(t.digest, []byte{byte(e.Seat)}, []byte(said), []byte(e.By))
	if t.player != Nobody {
		t.players[t.player].last.Answers = t.digest
	}
	if e.Seat != engine.Chance && Chosen(e.By) && !isAside(e.Choice) {
		t.answered, t.thrown = true, false
	}
	t.thrown = t.thrown || e.Seat == engine.Chance
}

// wasSigned reports whether the turn under way is one that was signed as it stood once.
func (t *turns) wasSigned() bool {
	return t != nil && t.player != Nobody && t.players[t.player].signed != sealed.Signature{}
}

// goesOn takes note that an answer comes behind what the player may have signed.
func (p *turner) goesOn(follows bool) {
	switch {
	case !follows:
		p.before = nil
	case p.signed != (sealed.Signature{}):
		p.before = append(p.before[:len(p.before):len(p.before)], p.last.Answers)
	}
}

// holds reports whether the signature is that of the player's last turn. The program of another edition, which opened it, may have gone on
// with what follows by itself: that lies behind what was signed.
func (p *turner) holds() bool {
	id, turn := sealed.Identity{Key: p.signer}, p.last
	for i := len(p.before); ; i-- {
		if id.Signed(&turn, p.signed) {
			return true
		}
		if i == 0 {
			return false
		}
		turn.Answers = p.before[i-1]
	}
}

// deals reports whether the dice may fall in this turn. All players have joined, and somebody has shown a value after its player
// joined: so nobody could choose a chain that makes the dice of a turn whose other values were known.
func (t *turns) deals() bool {
	if t.roller == Nobody {
		return false
	}
	joined := 0
	for i := range t.players {
		if t.players[i].begun == 0 {
			return false
		}
		joined = max(joined, t.players[i].first)
	}
	p := &t.players[t.roller]
	return p.first < joined || p.begun > 1
}

// due is the player in whose stretch dice fall that may not fall in this one: the next at the table.
func (t *turns) due() int { return (t.roller + 1) % len(t.players) }

// sign signs the turn under way, if it is played on this device.
func (t *turns) sign() {
	if t.player == Nobody {
		return
	}
	if p := &t.players[t.player]; p.secret != nil {
		p.signed, p.before = p.secret.Sign(&p.last), nil
	}
}

func (t *turns) clone() *turns {
	c := *t
	c.players, c.log = slices.Clone(t.players), slices.Clip(t.log)
	if t.dealer != nil {
		c.dealer = t.dealer.Clone()
	}
	return &c
}
