package hidden

import (
	"encoding/base64"
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
	"interbellum/engine/words"
)

// The answers that lay a card face down and that open it.
const (
	layVerb  = "face-down"
	openVerb = "open"
)

func laying(c sealed.Commitment) engine.Choice {
	return engine.Choice{Verb: layVerb, On: engine.Ref("commitment/" + base64.RawURLEncoding.EncodeToString(c[:]))}
}

func opening(card engine.Choice, n sealed.Nonce) engine.Choice {
	return engine.Choice{Verb: openVerb, On: card.On, To: engine.Ref("nonce/" + base64.RawURLEncoding.EncodeToString(n[:]))}
}

// Lays reports whether an answer lays a card face down.
func Lays(c engine.Choice) bool { return c.Verb == layVerb }

// Opens reports whether an answer opens a card.
func Opens(c engine.Choice) bool { return c.Verb == openVerb }

// The question whose answer is hidden, the event that shows the card, what is asked before that, and the rule of all.
const (
	hiddenKind = "command-card"
	shownKind  = "command-revealed"
	openKind   = "open-command"
	rule       = "10.1"
)

// under is a game whose command cards can be laid face down. The sheet says with what.
func under(base *engine.Game, s *sheet) *engine.Game {
	g := *base
	g.New = func(scenario string, options []string) (engine.Match, []engine.Event, error) {
		m, seen, err := base.New(scenario, options)
		return &match{Match: m, sheet: s}, seen, err
	}
	g.FromSchema, g.Named, g.Edited, g.Outlook = nil, nil, nil, nil // they know no card that is hidden
	return &g
}

// A match stands as if each card that lies face down were the first that it can be.
type match struct {
	engine.Match
	sheet  *sheet
	before engine.Match // as it stood before the first card that lies face down, or nil
	since  []answer     // what has been answered from there on
	ended  bool         // the last of them would show the cards: they must be opened first
}

// An answer may lay a card face down.
type answer struct {
	engine.Entry
	card engine.Choice // that is what it was, once the card is open
}

func (a answer) closed() bool { return Lays(a.Choice) && a.card == engine.Choice{} }

// hides reports whether the question that is open is one whose answer is hidden. A player with only one card hides nothing.
func hides(open []engine.Decision) bool {
	return len(open) == 1 && open[0].Kind == hiddenKind && len(open[0].Legal) > 1
}

// Open asks for cards to be opened, where they must be, before what the rules ask. A card can be laid openly too, as the rules have it.
func (m *match) Open() []engine.Decision {
	if i, due := m.due(); due {
		return []engine.Decision{{Seat: m.since[i].Seat, Kind: openKind, Rule: rule, Seen: engine.Everybody, Legal: m.openings(i)}}
	}
	open := m.Match.Open()
	if commitment, said := m.sheet.commitment(m.Seq()); said && hides(open) {
		d := open[0]
		d.Legal = append(slices.Clip(d.Legal), laying(commitment))
		engine.Sort(d.Legal, engine.CompareChoices)
		return []engine.Decision{d}
	}
	return open
}

// Rights are none while a card must be opened.
func (m *match) Rights() []engine.Decision {
	if m.ended {
		return nil
	}
	return m.Match.Rights()
}

// due is which answer laid the card that must be opened next. Those of the player who answered last come first: the match is on that
// player's device, and need not come back for them.
func (m *match) due() (i int, found bool) {
	if !m.ended {
		return 0, false
	}
	last := engine.Chance
	for _, a := range m.since {
		if record.Chosen(a.By) {
			last = a.Seat
		}
	}
	if i = slices.IndexFunc(m.since, func(a answer) bool { return a.closed() && a.Seat == last }); i < 0 {
		i = slices.IndexFunc(m.since, answer.closed)
	}
	return i, i >= 0
}

// openings is the answer that opens a card, right or wrong, once the sheet says its nonce. Before that they are all cards that this can be,
// without a nonce: the question is asked, and nobody can answer it yet.
func (m *match) openings(i int) (list []engine.Choice) {
	if nonce, said := m.sheet.nonce(m.Seq()); said {
		card, _ := m.opened(i, nonce)
		return append(list, opening(card, nonce))
	}
	m.sheet.missing = missing{m.since[i].Seq, m.Seq()}
	for _, card := range m.cards(i) {
		list = append(list, engine.Choice{Verb: openVerb, On: card.On})
	}
	return list
}

// opened is the card to which this nonce opens a commitment: one of those that could be laid there, or none.
func (m *match) opened(i int, nonce sealed.Nonce) (card engine.Choice, found bool) {
	for _, card := range m.cards(i) {
		if laying(m.hidden(&m.since[i].Entry, card).Commit(nonce)) == m.since[i].Choice {
			return card, true
		}
	}
	return card, false
}

// cards are all that could be laid where this one was.
func (m *match) cards(i int) []engine.Choice {
	w, _, err := m.replayed(i)
	if err != nil || !hides(w.Open()) {
		return nil
	}
	return w.Open()[0].Legal
}

// hidden is what an answer is a commitment to, if it lays this card.
func (m *match) hidden(e *engine.Entry, card engine.Choice) *sealed.Hidden {
	return &sealed.Hidden{Match: m.sheet.match, Number: e.Seq, Seat: int(e.Seat), Words: card.Words()}
}

// replayed is the match after the first n answers since, with the cards that are open, and what the last of them showed.
func (m *match) replayed(n int) (w engine.Match, seen []engine.Event, err error) {
	w = m.before.Clone()
	for _, a := range m.since[:n] {
		e := a.Entry
		switch open := w.Open(); {
		case a.closed() && !hides(open):
			return nil, nil, words.Refuse(rule, "hidden/refused.wrong", e.Seq)
		case a.closed():
			e.Choice = open[0].Legal[0]
		case Lays(a.Choice):
			e.Choice = a.card
		}
		w.Continue(e.Seq, nil)
		if seen, err = w.Apply(e); err != nil {
			return nil, nil, err
		}
	}
	return w, seen, nil
}

// Apply carries an answer out.
func (m *match) Apply(e engine.Entry) ([]engine.Event, error) {
	i, due := m.due()
	lays := Lays(e.Choice)
	switch {
	case e.Seq != m.Seq():
		return m.Match.Apply(e)
	case due:
		return m.open(i, e)
	case Opens(e.Choice):
		return nil, words.Refuse(rule, "hidden/refused.repeated", e.Seq)
	case lays && !m.lays(e):
		return nil, words.Refuse(rule, "hidden/refused.commitment", e.Seq)
	case lays || m.before != nil:
		return m.follow(e)
	}
	return m.Match.Apply(e)
}

// lays reports whether an answer lays a card face down where that can be done.
func (m *match) lays(e engine.Entry) bool {
	open := m.Match.Open()
	commitment, said := m.sheet.commitment(e.Seq)
	return said && e.Choice == laying(commitment) && hides(open) && open[0].Seat == e.Seat
}

// follow goes on by an answer while cards lie face down. Where it would show them, the match waits until they are open.
func (m *match) follow(e engine.Entry) ([]engine.Event, error) {
	next := *m
	if next.before == nil {
		next.before = m.Match.Clone()
	}
	next.since = append(slices.Clip(m.since), answer{Entry: e})
	w, seen, err := next.replayed(len(next.since))
	if err != nil {
		return nil, err
	}
	next.ended = len(w.Stack()) == 0 || slices.ContainsFunc(seen, func(e engine.Event) bool { return e.Kind == shownKind })
	if next.ended {
		w, seen = m.Match.Clone(), nil
		w.Continue(e.Seq+1, nil)
	}
	next.Match = w
	*m = next
	return seen, nil
}

// open turns a card up. With the last of them all answers since the first was laid are given anew, and must be legal with the true ones.
func (m *match) open(i int, e engine.Entry) ([]engine.Event, error) {
	laid := &m.since[i]
	nonce, said := m.sheet.nonce(e.Seq)
	if !said || !Opens(e.Choice) || e.Seat != laid.Seat {
		return nil, words.Refuse(rule, "hidden/refused.missing", laid.Seq)
	}
	card, found := m.opened(i, nonce)
	if !found || e.Choice != opening(card, nonce) {
		return nil, words.Refuse(rule, "hidden/refused.wrong", laid.Seq)
	}
	next := *m
	next.since = slices.Clone(m.since)
	next.since[i].card = card
	w, seen := m.Match.Clone(), []engine.Event(nil)
	if _, due := next.due(); !due {
		var err error
		if w, seen, err = next.replayed(len(next.since)); err != nil {
			return nil, err
		}
		next = match{sheet: m.sheet}
	}
	w.Continue(e.Seq+1, nil)
	next.Match = w
	*m = next
	return seen, nil
}

// Clone returns a match that shares nothing that changes with m: what has been answered since is never changed, only followed.
func (m *match) Clone() engine.Match {
	c := *m
	c.Match = m.Match.Clone()
	return &c
}

// Continue lets the position go on in place of another.
func (m *match) Continue(seq int, instead engine.Match) {
	if other, is := instead.(*match); is {
		instead = other.Match
	}
	m.Match.Continue(seq, instead)
}

// Stop ends the match. What lies face down stays so.
func (m *match) Stop() {
	m.Match.Stop()
	*m = match{Match: m.Match, sheet: m.sheet}
}
