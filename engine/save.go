//go:build !opponent

package engine

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"fmt"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine/words"
)

// saved is a whole position on disk: exact, compact, and bound to one edition of the
// game. What lasts across editions is the record and the documented schema.
type saved struct {
	Seq   int
	Table msgpack.RawMessage
	Stack []savedFrame
	Held  []Entry
}

type savedWhole struct {
	Position saved
	Standing standing
	Stopped  bool
}

type savedFrame struct {
	Name  string
	Ended bool
	From  origin
	Step  msgpack.RawMessage
}

// pack writes a value as compact msgpack: structs as arrays, small integers short.
func pack(v any) []byte {
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	e.UseArrayEncodedStructs(true)
	e.UseCompactInts(true)
	if err := e.Encode(v); err != nil {
		panic(fmt.Sprintf("engine: a position that cannot be written: %v", err))
	}
	return b.Bytes()
}

// Save writes the whole position, stack and sealed answers included.
func (p *Position[T]) Save() []byte {
	return pack(savedWhole{p.parts(), p.orders, p.stopped})
}

func (p *Position[T]) parts() saved {
	s := saved{Seq: p.seq, Table: pack(p.table), Held: p.held}
	for _, f := range p.stack {
		s.Stack = append(s.Stack, savedFrame{p.rules.Steps.Name(f.step), f.ended, f.from, pack(f.step)})
	}
	return s
}

// Loader is a game's Load: it reads what the Save of its matches wrote.
func Loader[T any](rules *Rules[T]) func([]byte) (Match, error) {
	return func(data []byte) (Match, error) {
		p, err := Load(rules, data)
		if err != nil {
			return nil, err
		}
		return p, nil
	}
}

// Load reads what Save wrote. It trusts the bytes to come from this program and this
// edition: bytes from elsewhere are replayed, never loaded.
func Load[T any](rules *Rules[T], data []byte) (*Position[T], error) {
	if err := checkPacked(data); err != nil {
		return nil, words.Refuse("", "engine/fault.position", err)
	}
	var s savedWhole
	if err := msgpack.Unmarshal(data, &s); err != nil {
		return nil, words.Refuse("", "engine/fault.position", err)
	}
	table := new(T)
	if rules.Blank != nil {
		table = rules.Blank()
	}
	p := &Position[T]{rules: rules, table: table, held: s.Position.Held, seq: s.Position.Seq, orders: s.Standing, stopped: s.Stopped}
	if err := msgpack.Unmarshal(s.Position.Table, p.table); err != nil {
		return nil, words.Refuse("", "engine/fault.position.table", err)
	}
	for _, f := range s.Position.Stack {
		step := rules.Steps.fresh(f.Name)
		if step == nil {
			return nil, words.Refuse("", "engine/fault.position.no-procedure", f.Name)
		}
		if err := msgpack.Unmarshal(f.Step, step); err != nil {
			return nil, words.Refuse("", "engine/fault.position.procedure", f.Name, err)
		}
		p.stack = append(p.stack, frame[T]{step: step, ended: f.Ended, from: f.From})
	}
	return p, nil
}

// Fingerprint is equal for equal positions, on every machine. Who is stirred is not part of
// it: that follows from the answers alone.
func (p *Position[T]) Fingerprint() [16]byte {
	s := p.parts()
	b := pack(s)
	if len(p.orders.Given) > 0 {
		b = append(b, pack(p.orders.Given)...)
	}
	if p.stopped {
		b = append(b, Agreement...)
	}
	sum := sha256.Sum256(b)
	return [16]byte(sum[:16])
}

// A general order is packed as it was before there were others: positions are compared by
// their bytes.
var (
	_ msgpack.CustomEncoder = Order{}
	_ msgpack.CustomDecoder = (*Order)(nil)
)

// EncodeMsgpack writes an order as an array.
func (o Order) EncodeMsgpack(e *msgpack.Encoder) error {
	n := 3
	if o.Subject != "" {
		n = 4
	}
	err := e.EncodeArrayLen(n)
	for _, part := range []uint8{uint8(o.Seat), o.Kind, o.Setting} {
		err = cmp.Or(err, e.EncodeUint(uint64(part)))
	}
	if o.Subject != "" {
		err = cmp.Or(err, e.EncodeString(o.Subject))
	}
	return err
}

// DecodeMsgpack reads what EncodeMsgpack wrote.
func (o *Order) DecodeMsgpack(d *msgpack.Decoder) error {
	n, err := d.DecodeArrayLen()
	if err != nil || n < 3 || n > 4 {
		return cmp.Or(err, error(words.Refuse("", "engine/fault.position.order", n)))
	}
	*o = Order{}
	for _, part := range []*uint8{(*uint8)(&o.Seat), &o.Kind, &o.Setting} {
		if *part, err = d.DecodeUint8(); err != nil {
			return err
		}
	}
	if n == 4 {
		o.Subject, err = d.DecodeString()
	}
	return err
}
