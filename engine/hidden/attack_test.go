package hidden

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

// A season is a match up to a Command Phase in which all three players commit: the link before the first card is laid, and by how many of the
// three have been opened, the links after that.
type season struct {
	before string
	opened [4]string
	pieces int // what was said of cards before it
}

func played(t testing.TB, seed int) (s season) {
	t.Helper()
	src := recordtest.Source(seed)
	d, text := begun(t), ""
	for player := 0; ; player = d.Next() {
		if text != "" {
			d = read(t, text)
		}
		if err := d.Unlock(player, key(player)); err != nil {
			t.Fatal(err)
		}
		last := text
		stretch(t, d, player, &src, committing)
		text = write(t, d)
		if s.before == "" {
			s.before = last
		}
		opened := len(nonces(d.sheet, s.pieces))
		laid := len(d.sheet.pieces) - s.pieces - opened
		switch {
		case laid == 3 && opened == 3:
			s.opened[3] = text
			return s
		case laid == opened:
			s = season{pieces: len(d.sheet.pieces)}
		default:
			s.opened[opened] = text
		}
	}
}

// changed is a link with something else said of its cards.
func changed(t testing.TB, text string, change func(*sheet)) string {
	t.Helper()
	front, rest, _ := strings.Cut(text, ".")
	s, err := readSheet(front)
	if err != nil {
		t.Fatal(err)
	}
	change(s)
	return s.text() + "." + rest
}

// nonces are the pieces of a sheet that open cards, behind the first so many.
func nonces(s *sheet, from int) (list []*piece) {
	for i := range s.pieces[from:] {
		if p := &s.pieces[from+i]; p.opens {
			list = append(list, p)
		}
	}
	return list
}

func TestALinkWithWrongCardsIsRefused(t *testing.T) {
	s, other := played(t, 1), played(t, 2)
	read(t, s.opened[3])
	for _, c := range []struct{ name, text, want string }{
		{"a wrong nonce", changed(t, s.opened[3], func(said *sheet) { nonces(said, s.pieces)[1].nonce[0] ^= 1 }), "is opened wrongly"},
		{"two nonces swapped", changed(t, s.opened[3], func(said *sheet) {
			n := nonces(said, s.pieces)
			n[1].nonce, n[2].nonce = n[2].nonce, n[1].nonce
		}), "is opened wrongly"},
		{"one nonce twice", changed(t, s.opened[3], func(said *sheet) { nonces(said, s.pieces)[1].nonce = nonces(said, s.pieces)[0].nonce }), "is opened wrongly"},
		{"a nonce left out", changed(t, s.opened[3], func(said *sheet) { said.pieces = said.pieces[:len(said.pieces)-1] }), "must be opened before the match goes on"},
		{"a nonce too many", changed(t, s.opened[2], func(said *sheet) {
			n := *nonces(said, s.pieces)[0]
			n.number = said.pieces[len(said.pieces)-1].number + 100
			said.say(n)
		}), "more commitments and openings"},
		{"a commitment changed", changed(t, s.opened[3], func(said *sheet) { said.pieces[s.pieces].commitment[0] ^= 1 }), "is opened wrongly"},
		{"a commitment changed before it is opened", changed(t, s.opened[1], func(said *sheet) { said.pieces[s.pieces].commitment[0] ^= 1 }), "is not the one that player 1 signed"},
		{"a commitment left out", changed(t, s.opened[1], func(said *sheet) { said.pieces = slices.Delete(said.pieces, s.pieces, s.pieces+1) }), "does not replay"},
		{"the cards of another match", changed(t, s.opened[0], func(said *sheet) { said.match[0] ^= 1 }), "is opened wrongly"},
		{"no cards of another match", changed(t, first(t), func(said *sheet) { said.match[0] ^= 1 }), "from another match"},
		{"the cards of another link", changed(t, s.opened[3], func(said *sheet) {
			front, _, _ := strings.Cut(other.opened[3], ".")
			o, err := readSheet(front)
			if err != nil {
				t.Fatal(err)
			}
			*said = *o
		}), "does not replay"},
		{"no cards", s.opened[3][strings.Index(s.opened[3], ".")+1:], "cannot be read"},
	} {
		if _, err := Read(c.text, known); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		}
	}
}

// first is the first link of a match.
func first(t testing.TB) string {
	t.Helper()
	d, src := begun(t), recordtest.Source(1)
	if err := d.Unlock(0, key(0)); err != nil {
		t.Fatal(err)
	}
	stretch(t, d, 0, &src, anything)
	return write(t, d)
}

// asked is a device with all keys, on which the first player who commits is asked for the card.
func asked(t testing.TB, s season) *Device {
	t.Helper()
	d, src := read(t, s.before), recordtest.Source(1)
	for player := range header.Players {
		if err := d.Unlock(player, key(player)); err != nil {
			t.Fatal(err)
		}
	}
	for !hides(d.Known().Open()) {
		step(t, d, &src)
	}
	return d
}

func step(t testing.TB, d *Device, src *recordtest.Source) {
	t.Helper()
	if err := d.GoOn(); err != nil {
		t.Fatal(err)
	}
	q := d.Known().Open()[0]
	if hides(d.Known().Open()) {
		return
	}
	c, picked := committing(q)
	if !picked {
		c = q.Legal[src.Intn(len(q.Legal))]
	}
	if err := d.Answer(q.Seat, c); err != nil {
		t.Fatal(err)
	}
}

// cheated lays a card that is not the one asked for: a commitment to something else.
func (d *Device) cheated(t testing.TB, c sealed.Commitment) {
	t.Helper()
	q := d.Run.Match.Open()[0]
	d.sheet.say(piece{number: d.Run.Match.Seq(), commitment: c})
	if _, _, err := d.Run.Answer(q.Seat, laying(c), ""); err != nil {
		t.Fatal(err)
	}
}

// toTheOpening goes on until a card must be opened that this device did not lay as it should.
func toTheOpening(t testing.TB, d *Device) {
	t.Helper()
	src := recordtest.Source(1)
	for {
		if err := d.GoOn(); err != nil {
			t.Fatal(err)
		}
		if _, due := d.match().due(); due {
			return
		}
		if open := d.Known().Open(); hides(open) {
			if err := d.Answer(open[0].Seat, open[0].Legal[0]); err != nil {
				t.Fatal(err)
			}
			continue
		}
		step(t, d, &src)
	}
}

func TestAPlayerCannotCheatWithHiddenCards(t *testing.T) {
	s := played(t, 1)
	for _, c := range []struct {
		name, want string
		try        func(t *testing.T) error
	}{
		{"a card that is not in the hand", "is opened wrongly", func(t *testing.T) error {
			d := asked(t, s)
			q := d.Known().Open()[0]
			card := engine.Choice{Verb: "card", On: "action/1"}
			for n := 1; q.Allows(card); n++ {
				card.On = engine.Ref("action/" + string(rune('0'+n)))
			}
			h := d.match().hidden(&engine.Entry{Seq: d.Run.Match.Seq(), Seat: q.Seat}, card)
			nonce := sealed.NonceOf(*d.secretOf(q.Seat), h)
			d.cheated(t, h.Commit(nonce))
			toTheOpening(t, d)
			d.sheet.say(piece{number: d.Run.Match.Seq(), opens: true, nonce: nonce})
			return d.GoOn()
		}},
		{"another player's commitment", "is opened wrongly", func(t *testing.T) error {
			d, src := asked(t, s), recordtest.Source(1)
			q := d.Known().Open()[0]
			if err := d.Answer(q.Seat, q.Legal[0]); err != nil {
				t.Fatal(err)
			}
			_, nonce, _ := d.own(d.match(), 0)
			for !hides(d.Known().Open()) {
				step(t, d, &src)
			}
			d.cheated(t, d.sheet.pieces[s.pieces].commitment)
			toTheOpening(t, d)
			d.sheet.say(piece{number: d.Run.Match.Seq(), opens: true, nonce: nonce})
			return d.GoOn()
		}},
		{"another card with the right nonce", "is opened wrongly", func(t *testing.T) error {
			d := asked(t, s)
			q := d.Known().Open()[0]
			seat, number := q.Seat, d.Run.Match.Seq()
			h := d.match().hidden(&engine.Entry{Seq: number, Seat: seat}, q.Legal[0])
			nonce := sealed.Nonce{1} // not the one that the device would find
			d.cheated(t, h.Commit(nonce))
			toTheOpening(t, d)
			d.sheet.say(piece{number: d.Run.Match.Seq(), opens: true, nonce: nonce})
			_, err := d.Run.Match.Clone().Apply(engine.Entry{Seq: d.Run.Match.Seq(), Seat: seat, Choice: opening(q.Legal[1], nonce)})
			return err
		}},
		{"an opening before all have passed", "no card has to be opened", func(t *testing.T) error {
			d := asked(t, s)
			q := d.Known().Open()[0]
			if err := d.Answer(q.Seat, q.Legal[0]); err != nil {
				t.Fatal(err)
			}
			card, nonce, _ := d.own(d.match(), 0)
			d.sheet.say(piece{number: d.Run.Match.Seq(), opens: true, nonce: nonce})
			_, _, err := d.Run.Answer(q.Seat, opening(card, nonce), "")
			return err
		}},
		{"an opening again", "no card has to be opened", func(t *testing.T) error {
			d := read(t, s.opened[3])
			e := d.Run.Record.Entries[nonces(d.sheet, s.pieces)[0].number]
			_, _, err := d.Run.Answer(e.Seat, e.Choice, "")
			return err
		}},
		{"no opening", "must be opened before the match goes on", func(t *testing.T) error {
			d := read(t, s.opened[1])
			_, _, err := d.Run.Answer(d.Run.Match.Open()[0].Seat, engine.Choice{Verb: engine.Pass}, "")
			return err
		}},
		{"an opening without a nonce", "must be opened before the match goes on", func(t *testing.T) error {
			d := read(t, s.opened[1])
			q := d.Run.Match.Open()[0]
			if err := d.Unlock(header.Holder(q.Seat), key(header.Holder(q.Seat))); err != nil {
				t.Fatal(err)
			}
			_, _, err := d.Run.Answer(q.Seat, q.Legal[0], "")
			return err
		}},
		{"a player who leaves before opening", "must be opened before the match goes on", func(t *testing.T) error {
			d := read(t, s.opened[1])
			player := d.Next()
			if err := d.Unlock(player, key(player)); err != nil {
				t.Fatal(err)
			}
			if _, _, err := d.Run.Answer(d.Run.Match.Open()[0].Seat, engine.Choice{Verb: record.ResignVerb, On: "seats"}, ""); err != nil {
				t.Fatal(err)
			}
			d.Lock()
			return d.GoOn()
		}},
		{"a card face down without a commitment", "without a commitment", func(t *testing.T) error {
			d := asked(t, s)
			_, _, err := d.Run.Answer(d.Known().Open()[0].Seat, laying(sealed.Commitment{}), "")
			return err
		}},
		{"a card for another player", "only the device of player", func(t *testing.T) error {
			d := asked(t, s)
			d.Lock()
			q := d.Known().Open()[0]
			other := (header.Holder(q.Seat) + 1) % 3
			if err := d.Unlock(other, key(other)); err != nil {
				t.Fatal(err)
			}
			d.sheet.say(piece{number: d.Run.Match.Seq()})
			_, _, err := d.Run.Answer(q.Seat, laying(sealed.Commitment{}), "")
			return err
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.try(t); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// What the others get is the same whatever card lies there, but for the commitment.
func TestALinkSaysNothingOfACardThatLiesFaceDown(t *testing.T) {
	s := played(t, 1)
	var links, positions []string
	for i := range 2 {
		d := asked(t, s)
		q := d.Known().Open()[0]
		if err := d.Answer(q.Seat, q.Legal[i]); err != nil {
			t.Fatal(err)
		}
		text := write(t, d)
		for _, card := range q.Legal {
			if text, _, _ := strings.Cut(text, "."); strings.Contains(text, string(card.On)) {
				t.Errorf("got %s in the link, want no card", card.On)
			}
		}
		there := read(t, text)
		links, positions = append(links, text), append(positions, schema(t, there.Run.Match))
	}
	if links[0] == links[1] || len(links[0]) != len(links[1]) {
		t.Errorf("got links of %d and %d characters, want two of one length", len(links[0]), len(links[1]))
	}
	if positions[0] != positions[1] {
		t.Error("got two positions by two cards, want one")
	}
}

// A page that knows no hidden cards reads nothing wrong out of such a match.
func TestAnotherProgramRefusesAMatchWithHiddenCards(t *testing.T) {
	_, rest, _ := strings.Cut(played(t, 1).opened[1], ".")
	if _, _, err := link.Open(rest, known); err == nil {
		t.Error("got a match, want it refused")
	}
}

func FuzzReadSheet(f *testing.F) {
	some := &sheet{match: sealed.Match{1}, pieces: []piece{{number: 0, commitment: sealed.Commitment{2}}, {number: 300, opens: true, nonce: sealed.Nonce{3}}}}
	for _, text := range []string{some.text(), (&sheet{}).text(), mark, mark + "AAAA", "", some.text() + "A", some.text() + "\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := readSheet(text)
		if err != nil {
			return
		}
		if s.text() != text {
			t.Errorf("got %q again, want %q", s.text(), text)
		}
		for _, p := range s.pieces {
			c, lays := s.commitment(p.number)
			n, opens := s.nonce(p.number)
			if lays == p.opens || opens != p.opens || c != p.commitment || n != p.nonce {
				t.Errorf("answer %d: got %v, %v, want %+v", p.number, lays, opens, p)
			}
		}
	})
}
