package link

import (
	"interbellum/engine/words"
)

// A range coder after the well-known scheme with a 32-bit range and delayed carries. It
// writes numbers out of ranges of any size at the cost of their entropy.
const (
	top      = 1 << 24
	maxTotal = 1 << 16
)

type encoder struct {
	low     uint64
	span    uint32
	cache   byte
	pending int // bytes held back for a carry, cache included
	out     []byte
}

func newEncoder() *encoder { return &encoder{span: 1<<32 - 1, pending: 1} }

func (e *encoder) encode(start, size, total uint32) {
	unit := e.span / total
	e.low += uint64(start) * uint64(unit)
	e.span = unit * size
	for e.span < top {
		e.span <<= 8
		e.shift()
	}
}

func (e *encoder) shift() {
	if e.low < 0xff000000 || e.low >= 1<<32 {
		carry := byte(e.low >> 32)
		for ; e.pending > 0; e.pending-- {
			e.out = append(e.out, e.cache+carry)
			e.cache = 0xff
		}
		e.cache = byte(e.low >> 24)
	}
	e.pending++
	e.low = e.low << 8 & 0xffffffff
}

// uniform writes i out of n.
func (e *encoder) uniform(i, n int) {
	if n > maxTotal {
		e.uniform(i>>16, (n-1)>>16+1)
		i, n = i&0xffff, maxTotal
	}
	if n > 1 {
		e.encode(uint32(i), 1, uint32(n))
	}
}

// bytes closes the stream with as few bytes as still decide it.
func (e *encoder) bytes() []byte {
	for drop := 32; drop >= 0; drop -= 8 {
		mask := uint64(1)<<drop - 1
		if v := (e.low + uint64(e.span) - 1) &^ mask; v >= e.low {
			e.low = v
			break
		}
	}
	for range 5 {
		e.shift()
	}
	out := e.out[1:] // the first byte is the cache before anything was written
	for len(out) > 0 && out[len(out)-1] == 0 {
		out = out[:len(out)-1]
	}
	return out
}

type decoder struct {
	code, span uint32
	in         []byte
	err        error
}

var errStream error = words.Refuse("", "engine/fault.link.stream")

func newDecoder(in []byte) *decoder {
	d := &decoder{span: 1<<32 - 1, in: in}
	for range 4 {
		d.code = d.code<<8 | uint32(d.next())
	}
	return d
}

// next reads a byte; behind the end stand the zeros that were not written.
func (d *decoder) next() byte {
	if len(d.in) == 0 {
		return 0
	}
	b := d.in[0]
	d.in = d.in[1:]
	return b
}

// at is where in total the next number lies.
func (d *decoder) at(total uint32) uint32 {
	v := d.code / (d.span / total)
	if v >= total {
		d.err = errStream
		return total - 1
	}
	return v
}

func (d *decoder) take(start, size, total uint32) {
	unit := d.span / total
	d.code -= start * unit
	d.span = unit * size
	for d.span < top {
		d.span <<= 8
		d.code = d.code<<8 | uint32(d.next())
	}
}

func (d *decoder) uniform(n int) int {
	high := 0
	whole := n
	if n > maxTotal {
		high, n = d.uniform((n-1)>>16+1)<<16, maxTotal
	}
	if n <= 1 {
		return high
	}
	v := d.at(uint32(n))
	d.take(v, 1, uint32(n))
	if high+int(v) >= whole {
		d.err = errStream
		return 0
	}
	return high + int(v)
}

// A flag is a yes or no that learns how often it is yes, in 65536ths.
type flag uint32

// rarely is a flag that is nearly always no.
const rarely flag = 256

func (f *flag) learn(yes bool) {
	if yes {
		*f += (1<<16 - *f) >> 5
	} else {
		*f -= *f >> 5
	}
	*f = min(max(*f, 32), 1<<16-32)
}

func (e *encoder) flag(f *flag, yes bool) {
	if yes {
		e.encode(0, uint32(*f), 1<<16)
	} else {
		e.encode(uint32(*f), 1<<16-uint32(*f), 1<<16)
	}
	f.learn(yes)
}

func (d *decoder) flag(f *flag) bool {
	yes := d.at(1<<16) < uint32(*f)
	if yes {
		d.take(0, uint32(*f), 1<<16)
	} else {
		d.take(uint32(*f), 1<<16-uint32(*f), 1<<16)
	}
	f.learn(yes)
	return yes
}
