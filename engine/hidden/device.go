package hidden

import (
	"errors"
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
	"interbellum/engine/words"
)

// A Device is a match as one device has it, with the secrets of those who play on it. It keeps no card: which one lies face down follows from
// the secret and the commitment.
type Device struct {
	Run     *record.Run
	sheet   *sheet
	secrets []*sealed.Secret // by player
}

// Begin begins a match with sealed dice.
func Begin(game *engine.Game, h record.Header) (*Device, error) {
	s := &sheet{}
	run, _, err := record.Begin(under(game, s), h, nil)
	if err != nil {
		return nil, err
	}
	s.match = run.SealedMatch()
	return &Device{run, s, make([]*sealed.Secret, len(h.Players))}, nil
}

// Read opens what Write wrote, and trusts nothing in it.
func Read(text string, find func(id string) *engine.Game) (*Device, error) {
	front, rest, _ := strings.Cut(text, ".")
	s, err := readSheet(front)
	if err != nil {
		return nil, err
	}
	run, _, err := link.Open(rest, func(id string) *engine.Game {
		if game := find(id); game != nil {
			return under(game, s)
		}
		return nil
	})
	refused, diverged := new(words.Error), new(link.Diverged)
	switch {
	case errors.As(err, &refused) && strings.HasPrefix(refused.Kind, "hidden/"):
		return nil, refused
	case errors.As(err, &diverged) && s.missing.opened > 0 && s.missing.opened <= diverged.Seq:
		return nil, words.Refuse(rule, "hidden/refused.missing", s.missing.laid)
	case err != nil:
		return nil, err
	case run.SealedMatch() != s.match:
		return nil, words.Refuse("", "hidden/refused.other-match")
	case said(run.Record) != len(s.pieces):
		return nil, words.Refuse("", "hidden/refused.more")
	}
	return &Device{run, s, make([]*sealed.Secret, len(run.Record.Header.Players))}, nil
}

// said is how many answers a sheet must have a piece for. No such answer is legal without its own.
func said(rec *record.Record) (n int) {
	for _, e := range rec.Entries {
		if Lays(e.Choice) || Opens(e.Choice) {
			n++
		}
	}
	return n
}

// Write is the match as a link, which holds what its players have shown and nothing else.
func (d *Device) Write() (string, error) {
	text, err := link.Encode(d.Run.Game, link.Letter{Record: d.Run.Seal(), Bare: true})
	return d.sheet.text() + "." + text, err
}

// Unlock lets this device play for a player.
func (d *Device) Unlock(player int, secret sealed.Secret) error {
	if err := d.Run.Unlock(player, secret); err != nil {
		return err
	}
	d.secrets[player] = &secret
	return nil
}

// Lock lets this device play for nobody any more.
func (d *Device) Lock() {
	d.Run.Lock()
	clear(d.secrets)
}

// match is the match as all devices have it.
func (d *Device) match() *match { return d.Run.Match.(*match) }

// Known is the match with the cards that this device has laid, as far as the rules can go on with them.
func (d *Device) Known() engine.Match {
	m := *d.match()
	if m.before == nil {
		return m.Match
	}
	m.since = slices.Clone(m.since)
	for i := range m.since {
		if m.since[i].closed() {
			m.since[i].card, _, _ = d.own(&m, i)
		}
	}
	n := len(m.since)
	if m.ended {
		n--
	}
	known, _, err := m.replayed(n)
	if err != nil {
		return m.Match
	}
	return known
}

// own is a card that this device laid, and its nonce.
func (d *Device) own(m *match, i int) (card engine.Choice, nonce sealed.Nonce, found bool) {
	e := &m.since[i].Entry
	secret := d.secretOf(e.Seat)
	if secret == nil {
		return card, nonce, false
	}
	for _, card := range m.cards(i) {
		h := m.hidden(e, card)
		if nonce = sealed.NonceOf(*secret, h); laying(h.Commit(nonce)) == e.Choice {
			return card, nonce, true
		}
	}
	return card, nonce, false
}

func (d *Device) secretOf(s engine.Seat) *sealed.Secret {
	if player := d.Run.Record.Header.Holder(s); player != record.Nobody {
		return d.secrets[player]
	}
	return nil
}

// Answer enters an answer of a player of this device. A card that is hidden from the others is laid face down.
func (d *Device) Answer(s engine.Seat, c engine.Choice) error {
	secret, number := d.secretOf(s), d.Run.Match.Seq()
	if open := d.Known().Open(); secret != nil && hides(open) && open[0].Seat == s && open[0].Allows(c) {
		h := d.match().hidden(&engine.Entry{Seq: number, Seat: s}, c)
		commitment := h.Commit(sealed.NonceOf(*secret, h))
		d.sheet.say(piece{number: number, commitment: commitment})
		c = laying(commitment)
	}
	_, _, err := d.Run.Answer(s, c, "")
	return err
}

// GoOn enters all that needs no player elsewhere: dice, only answers, and the openings of cards that this device laid.
func (d *Device) GoOn() error {
	for {
		if i, due := d.match().due(); due {
			if _, nonce, own := d.own(d.match(), i); own {
				d.sheet.say(piece{number: d.Run.Match.Seq(), opens: true, nonce: nonce})
			}
		}
		if _, _, found, err := d.Run.Move(); err != nil || !found {
			return err
		}
	}
}

// Next is the player whose device the match must come to, or record.Nobody at its end.
func (d *Device) Next() int {
	if player, waits := d.Run.Waits(); waits {
		return player
	}
	for _, q := range d.Run.Match.Open() {
		if player := d.Run.Record.Header.Holder(q.Seat); player != record.Nobody {
			return player
		}
	}
	return record.Nobody
}
