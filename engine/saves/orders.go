package saves

import (
	"cmp"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine"
	"interbellum/engine/words"
)

// An order is packed as an array. A general one is packed as it was before there were others: positions are compared by their bytes.
type order engine.Order

var (
	_ msgpack.CustomEncoder = order{}
	_ msgpack.CustomDecoder = (*order)(nil)
)

func packOrders(given []engine.Order) []order {
	if given == nil {
		return nil // no order is packed as nil, no longer as an empty array
	}
	packed := make([]order, len(given))
	for i, o := range given {
		packed[i] = order(o)
	}
	return packed
}

func unpackOrders(packed []order) []engine.Order {
	if packed == nil {
		return nil
	}
	given := make([]engine.Order, len(packed))
	for i, o := range packed {
		given[i] = engine.Order(o)
	}
	return given
}

// EncodeMsgpack writes an order as an array.
func (o order) EncodeMsgpack(e *msgpack.Encoder) error {
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
func (o *order) DecodeMsgpack(d *msgpack.Decoder) error {
	n, err := d.DecodeArrayLen()
	if err != nil || n < 3 || n > 4 {
		return cmp.Or(err, error(words.Refuse("", "engine/fault.position.order", n)))
	}
	*o = order{}
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
