package link

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/saves"
	"interbellum/engine/words"
)

// A Length says how many characters the links of one moment of a match have.
type Length struct {
	Seq      int // answers before it
	Stretch  int // of them, since the moment before
	Position int // the last safe point alone
	Turn     int // the position and the stretch, for a receiver who has come as far as the moment before
	Record   int // the whole record alone
	Link     int // as Encode writes it: the whole record, and the position where there is room
}

// Lengths measures the links that could be sent after so many answers each. It replays the
// record once, which must be of one edition and without agreements.
func Lengths(game *engine.Game, l Letter, at []int) ([]Length, error) {
	rec := l.Record
	game, err := rec.PlayedBy(game)
	if err != nil {
		return nil, err
	}
	if rec.Agreements() || len(rec.Stretches) == 0 || !engine.SameEdition(rec.Header.Edition, game.Edition) {
		return nil, words.Refuse("", "engine/refused.lengths.record")
	}
	run, _, err := record.BeginUnder(game, rec.Header, rec.Start)
	if err != nil {
		return nil, err
	}
	m := meter{run: run, letter: l, whole: newEncoder(), flags: newFlags(2)}
	for _, seq := range at {
		if seq > len(rec.Entries) || seq < m.seq {
			return nil, words.Refuse("", "engine/refused.lengths.order")
		}
		if err := m.until(seq); err != nil {
			return nil, err
		}
	}
	return m.lengths, nil
}

type meter struct {
	run     *record.Run
	letter  Letter
	whole   *encoder
	flags   flags
	seq     int
	point   []byte
	safe    int // the safe point it is of
	lengths []Length
}

// until encodes the answers up to this one twice: behind all before them, and by themselves.
func (m *meter) until(seq int) error {
	before := writeSince(m.run)
	if m.seq == 0 {
		before = nil
	}
	from := m.run.Checkpoint()
	alone, f := newEncoder(), newFlags(4)
	if err := m.encode(alone, &f, seq); err != nil {
		return err
	}
	m.run.Back(from)
	if err := m.encode(m.whole, &m.flags, seq); err != nil {
		return err
	}
	if seq, _, _ := m.run.Match.SafePoint(); m.point == nil || seq != m.safe {
		m.point, m.safe = packPoint(m.run), seq // its other parts keep their length
	}
	point := m.point
	letter := m.letter
	letter.Record = &record.Record{Header: m.letter.Record.Header, Start: m.letter.Record.Start, Entries: m.letter.Record.Entries[:seq], Stretches: m.letter.Record.Stretches[:1]}
	n := func(version int, answers, since, point []byte, bare bool) int {
		l := letter
		l.Bare = bare
		text, err := Packed{version: version, answers: answers, since: since, point: point}.Link(l)
		if err != nil {
			return 0
		}
		return len(text)
	}
	whole := m.closed(m.whole)
	m.lengths = append(m.lengths, Length{Seq: seq, Stretch: seq - m.seq,
		Position: n(2, nil, nil, point, false), Turn: n(4, m.closed(alone), before, point, false),
		Record: n(2, whole, nil, nil, true), Link: n(2, whole, nil, point, false)})
	m.seq = seq
	return nil
}

func (m *meter) encode(e *encoder, f *flags, seq int) error {
	for i, entry := range m.letter.Record.Entries[m.seq:seq] {
		if err := encodeAnswer(e, f, m.run, entry); err != nil {
			return &Diverged{Seq: m.seq + i, Err: err}
		}
		if (m.seq+i+1)%every == 0 {
			e.uniform(int(saves.Fingerprint(m.run.Match)[0]), 256)
		}
	}
	return nil
}

// closed is what a coder comes to that goes on afterwards.
func (m *meter) closed(e *encoder) []byte {
	c := *e
	c.out = slices.Clone(e.out)
	c.uniform(int(saves.Fingerprint(m.run.Match)[0]), 256)
	return c.bytes()
}
