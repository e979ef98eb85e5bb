package link

import (
	"bytes"
	"slices"
	"unicode/utf8"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// head is frozen for version 1: a msgpack array of these fields in this order.
type head struct {
	Game, Edition, ID, Scenario string
	Options                     []string
	Dealer, Secret, Created     string
	Players                     []headPlayer
	Start                       []byte // a written position in the documented schema, JSON
	Editions                    []headEdition
	Answers                     int
	Sender, For                 uint16
	Seen                        []headSeen
	Note                        string

	house    []byte // the edition that the match began under, out of another section
	editions agreed // those that were proposed in its course, likewise
}

type headPlayer struct {
	Name  string
	Seats uint16
}

// A headEdition says that answers from Begins on were played under another edition.
type headEdition struct {
	Begins  int
	Edition string
}

type headSeen struct {
	Seat  uint8
	Seq   int
	Print []byte
}

// Limits of a head. A real one stays far below them.
const (
	maxAnswers = record.MaxEntries // no match is opened that could not be saved
	maxList    = record.MaxList
	maxField   = record.MaxText
)

func packHead(l Letter) []byte {
	rec := l.Record
	h := head{Game: rec.Header.Game, Edition: rec.Header.Edition, ID: rec.Header.ID, Scenario: rec.Header.Scenario,
		Options: rec.Header.Options, Dealer: rec.Header.Dealer, Secret: rec.Header.Secret, Created: rec.Header.Created,
		Answers: len(rec.Entries), Sender: uint16(l.Sender), For: uint16(l.For), Note: l.Note}
	if l.Since == 0 {
		h.Start = rec.Start
	}
	for _, p := range rec.Header.Players {
		h.Players = append(h.Players, headPlayer{p.Name, uint16(p.Seats)})
	}
	edition := h.Edition
	for _, s := range rec.Stretches {
		if s.Edition != edition {
			edition = s.Edition
			h.Editions = append(h.Editions, headEdition{s.Begins, s.Edition})
		}
	}
	for _, s := range l.LastSeen {
		h.Seen = append(h.Seen, headSeen{uint8(s.Seat), s.Seq, s.Print[:]})
	}
	return pack(&h)
}

func pack(h *head) []byte {
	short := *h
	short.Edition, short.Editions = shortened(h.Edition), slices.Clone(h.Editions)
	for i := range short.Editions {
		short.Editions[i].Edition = shortened(h.Editions[i].Edition)
	}
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	e.UseArrayEncodedStructs(true)
	e.UseCompactInts(true)
	if err := e.Encode(&short); err != nil {
		panic("link: a head that cannot be written: " + err.Error())
	}
	return b.Bytes()
}

// unpackHead decodes only what checkHead allows, and accepts only what pack writes.
func unpackHead(data []byte) (*head, error) {
	if err := checkHead(data); err != nil {
		return nil, &Damaged{err}
	}
	h := &head{}
	if err := msgpack.Unmarshal(data, h); err != nil {
		return nil, &Damaged{words.Refuse("", "engine/fault.link.head")}
	}
	h.Edition = spelled(h.Edition)
	for i := range h.Editions {
		h.Editions[i].Edition = spelled(h.Editions[i].Edition)
	}
	if !bytes.Equal(pack(h), data) {
		return nil, &Damaged{words.Refuse("", "engine/fault.link.head-rewritten")}
	}
	return h, h.check()
}

// check looks whether a head can be that of a match.
func (h *head) check() error {
	if err := h.checkTexts(); err != nil {
		return err
	}
	for _, s := range h.Seen {
		if s.Seat > uint8(engine.MaxSeat) || len(s.Print) != 4 || s.Seq < 0 || s.Seq > h.Answers {
			return &Damaged{words.Refuse("", "engine/fault.link.seen")}
		}
	}
	if h.Answers < 0 || h.Answers > maxAnswers || len(h.Players) > maxList || len(h.Options) > maxList || len(h.Editions) > maxList ||
		len(h.Seen) > maxList || utf8.RuneCountInString(h.Note) > maxNote || !utf8.ValidString(h.Note) {
		return &Damaged{words.Refuse("", "engine/fault.link.head-large")}
	}
	return nil
}

// checkTexts looks at the players, the editions and every text.
func (h *head) checkTexts() error {
	texts := append([]string{h.Game, h.Edition, h.ID, h.Scenario, h.Dealer, h.Secret, h.Created}, h.Options...)
	var held uint16
	for _, p := range h.Players {
		texts = append(texts, p.Name)
		if held&p.Seats != 0 || p.Seats&1 != 0 {
			return &Damaged{words.Refuse("", "engine/fault.link.seat-twice")}
		}
		held |= p.Seats
	}
	last := -1
	for _, e := range h.Editions {
		texts = append(texts, e.Edition)
		if e.Begins <= last || e.Begins > h.Answers {
			return &Damaged{words.Refuse("", "engine/fault.link.editions")}
		}
		last = e.Begins
	}
	for _, text := range texts {
		if len(text) > maxField || !utf8.ValidString(text) {
			return &Damaged{words.Refuse("", "engine/fault.link.text-long")}
		}
	}
	return nil
}

func (h *head) lastEdition() string {
	if n := len(h.Editions); n > 0 {
		return h.Editions[n-1].Edition
	}
	return h.Edition
}

func (h *head) front(p parts) Front {
	f := Front{ID: h.ID, Game: h.Game, Edition: h.lastEdition(), Scenario: h.Scenario, Answers: h.Answers,
		Sender: engine.Seats(h.Sender), For: engine.Seats(h.For), Note: h.Note, Since: p.since.at}
	f.Players = h.players()
	for _, s := range h.Seen {
		f.LastSeen = append(f.LastSeen, Seen{engine.Seat(s.Seat), s.Seq, [4]byte(s.Print)})
	}
	return f
}

// start is the written position, or nil: an empty one and none are written alike.
func (h *head) start() []byte {
	if len(h.Start) == 0 {
		return nil
	}
	return h.Start
}

func (h *head) players() (list []record.Player) {
	for _, p := range h.Players {
		list = append(list, record.Player{Name: p.Name, Seats: engine.Seats(p.Seats)})
	}
	return list
}

func (h *head) header() record.Header {
	return record.Header{ID: h.ID, Game: h.Game, Scenario: h.Scenario, Edition: h.Edition, House: h.house, Options: h.Options,
		Dealer: h.Dealer, Secret: h.Secret, Players: h.players(), Created: h.Created}
}

const (
	maxDepth = 6
	maxItems = 4096

	viewDepth = 12
	viewItems = 1 << 15
)

// checkHead walks raw msgpack before anything is decoded, because the decoder allocates what
// a length claims: every length must lie within the bytes that are there, arrays must not
// nest deep, and only the kinds that a head is made of may occur.
func checkHead(data []byte) error { return walk(data, maxDepth, maxItems, headItem) }

// checkView does the same for a view, which is larger and holds booleans too.
func checkView(data []byte) error {
	return walk(data, viewDepth, viewItems, func(data []byte) (children, skip int, ok bool) {
		if len(data) > 0 && (data[0] == 0xc2 || data[0] == 0xc3) { // no, yes
			return 0, 1, true
		}
		return headItem(data)
	})
}

// walk passes over one value and all that it contains; item measures each.
func walk(data []byte, maxDepth, maxItems int, item func([]byte) (children, skip int, ok bool)) error {
	left := []int{1} // values still to come at each depth
	for items := 0; len(left) > 0; {
		if left[len(left)-1] == 0 {
			left = left[:len(left)-1]
			continue
		}
		left[len(left)-1]--
		if items++; items > maxItems {
			return words.Refuse("", "engine/fault.link.parts", maxItems)
		}
		children, skip, ok := item(data)
		if !ok || skip > len(data) || children > len(data)-skip {
			return words.Refuse("", "engine/fault.link.claims")
		}
		data = data[skip:]
		if children > 0 {
			if len(left) == maxDepth {
				return words.Refuse("", "engine/fault.link.deep")
			}
			left = append(left, children)
		}
	}
	if len(data) > 0 {
		return words.Refuse("", "engine/fault.link.follows")
	}
	return nil
}

// headItem measures the first value: how many values it contains, and how many bytes it
// takes without them. Only nil, integers, texts, bytes and arrays are ok.
func headItem(data []byte) (children, skip int, ok bool) {
	if len(data) == 0 {
		return 0, 0, false
	}
	number := func(width int) int {
		if len(data) < 1+width {
			return -1
		}
		n := 0
		for _, b := range data[1 : 1+width] {
			n = n<<8 | int(b)
		}
		return n
	}
	sized := func(width int) (int, int, bool) {
		n := number(width)
		return 0, 1 + width + n, n >= 0 && n <= len(data)
	}
	switch c := data[0]; {
	case c <= 0x7f, c >= 0xe0, c == 0xc0: // small integers, nil
		return 0, 1, true
	case c&0xf0 == 0x90: // short array
		return int(c & 0x0f), 1, true
	case c&0xe0 == 0xa0: // short text
		return 0, 1 + int(c&0x1f), true
	case c >= 0xcc && c <= 0xcf: // unsigned
		return 0, 1 + 1<<(c-0xcc), true
	case c >= 0xd0 && c <= 0xd3: // signed
		return 0, 1 + 1<<(c-0xd0), true
	case c >= 0xd9 && c <= 0xdb: // text
		return sized(1 << (c - 0xd9))
	case c >= 0xc4 && c <= 0xc6: // bytes
		return sized(1 << (c - 0xc4))
	case c == 0xdc: // array
		n := number(2)
		return n, 3, n >= 0
	}
	return 0, 0, false
}
