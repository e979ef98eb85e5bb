package link

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// Beside the answers a link carries the last safe point in the game's documented schema, so
// that it opens even where another edition of the game does not replay them. A program that
// does not know the section passes over it, and a link for which there is no room with it
// goes without.

// Fits is how many characters a link may have with the position in it.
const Fits = 4000

const pointTag = 'p' | skipTags

const maxPoint = 1 << 14 // bytes of the section

// point is frozen: a msgpack array of these fields in this order.
type point struct {
	Seq    int      // the number of the first answer after it
	Sample int      // the number of the game's sample that Table is packed against; 0 is none
	Orders []string // the orders that stand, each in words behind its seat's number
	Away   uint64   // players who have resigned, a bit for each
	Late   int      // answers that came after it
	End    []byte   // the first bytes of what the position and the answers have come to
	Table  []byte
}

const endBytes = 4

func endOf(run *record.Run) []byte {
	m := run.Mark()
	return append(append([]byte{}, m.Position[:endBytes]...), m.Answers[:endBytes]...)
}

// packPoint writes the section of a match that has been replayed to its end, or nothing where
// it has passed no safe point.
func packPoint(run *record.Run) []byte {
	seq, schema, found := run.Match.SafePoint()
	if !found || run.Game.FromSchema == nil {
		return nil
	}
	text, err := json.Marshal(schema)
	if err != nil {
		return nil
	}
	p := &point{Seq: seq, Sample: len(run.Game.Samples), Late: len(run.Record.Entries) - seq, End: endOf(run)}
	s, err := sampleOf(run.Game, p.Sample)
	if err != nil {
		return nil
	}
	if p.Table, err = packColumns(text, s); err != nil {
		return nil
	}
	for _, o := range run.Match.Orders(engine.Everybody) {
		p.Orders = append(p.Orders, fmt.Sprint(o.Seat, " ", o.Choice(run.Game.Orders).Words()))
	}
	for i, player := range run.Record.Header.Players {
		if seats := player.Seats.List(); len(seats) > 0 && run.Away(seats[0]) {
			p.Away |= 1 << i
		}
	}
	data := packed(p)
	if len(data) > maxPoint {
		return nil
	}
	return data
}

func readPoint(data []byte) (*point, error) {
	p := &point{}
	if len(data) > maxPoint || checkHead(data) != nil || msgpack.Unmarshal(data, p) != nil || p.Seq < 0 || p.Late < 0 || p.Seq+p.Late > maxAnswers || len(p.End) != 2*endBytes {
		return nil, &Damaged{words.Refuse("", "engine/fault.link.position")}
	}
	return p, nil
}

// samples are packed once.
var samples sync.Map

type sampleKey struct {
	game   string
	number int
}

func sampleOf(game *engine.Game, number int) (*sample, error) {
	if number < 0 || number > len(game.Samples) {
		return nil, words.Refuse("", "engine/fault.link.sample", game.Name, number)
	}
	key := sampleKey{game.ID, number}
	if s, found := samples.Load(key); found {
		return s.(*sample), nil
	}
	var text []byte
	if number > 0 {
		text = game.Samples[number-1]
	}
	s, err := sampled(text)
	if err == nil {
		samples.Store(key, s)
	}
	return s, err
}

// OpenPosition opens no more than the last safe point that a link carries: what is left where
// another edition of the game does not replay its answers. The report says what was lost. kept gives the house edition that it may name.
func OpenPosition(text string, find func(id string) *engine.Game, kept Kept) (*record.Run, Front, record.Report, error) {
	h, p, err := read(text)
	if err != nil {
		return nil, Front{}, record.Report{}, err
	}
	front := h.front(p)
	game := find(h.Game)
	if game == nil {
		return nil, front, record.Report{}, &UnknownGame{h.Game}
	}
	if p.point == nil {
		return nil, front, record.Report{}, ErrNoPosition
	}
	if h.house, err = p.house.whole(kept); err != nil {
		return nil, front, record.Report{}, err
	}
	if err = h.presently(p.agreed, kept); err != nil {
		return nil, front, record.Report{}, err
	}
	run, report, err := p.point.open(game, h)
	return run, front, report, err
}

func (p *point) open(game *engine.Game, h *head) (*record.Run, record.Report, error) {
	s, err := sampleOf(game, p.Sample)
	if err != nil {
		return nil, record.Report{}, err
	}
	text, err := unpackColumns(p.Table, s)
	if err != nil {
		return nil, record.Report{}, &Damaged{err}
	}
	var orders []engine.Entry
	for _, line := range p.Orders {
		number, words, _ := strings.Cut(line, " ")
		seat, err := strconv.Atoi(number)
		c, wrong := engine.ParseChoice(words)
		if err == nil && wrong == nil && seat > 0 && seat <= int(engine.MaxSeat) && c.Verb == engine.OrderVerb {
			orders = append(orders, engine.Entry{Seat: engine.Seat(seat), Choice: c})
		}
	}
	return record.OpenPoint(game, h.header(), record.Point{Seq: p.Seq, Schema: text}, orders, p.Away, p.Late)
}
