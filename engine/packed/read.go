package packed

import (
	"encoding"
	"reflect"
)

// Unmarshal reads what Marshal wrote into what a fresh pointer points to. Nothing may follow.
func Unmarshal(data []byte, into any) error {
	v := reflect.ValueOf(into).Elem()
	r := reader{rest: data}
	formOf(v.Type()).read(&r, v)
	if r.err == nil && len(r.rest) > 0 {
		return errLong
	}
	return r.err
}

// A reader gives what is still to be read. After a mistake it gives zeros.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.fail(errShort)
		return nil
	}
	part := r.rest[:n:n]
	r.rest = r.rest[n:]
	return part
}

func (r *reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
	r.rest = nil
}

// number is a big-endian number of so many bytes.
func (r *reader) number(width int) (n uint64) {
	for _, b := range r.take(width) {
		n = n<<8 | uint64(b)
	}
	return n
}

func (r *reader) code() byte { return byte(r.number(1)) }

// null passes over a nil that is there.
func (r *reader) null() bool {
	if len(r.rest) > 0 && r.rest[0] == 0xc0 {
		r.rest = r.rest[1:]
		return true
	}
	return false
}

func (f *form) read(r *reader, v reflect.Value) {
	switch f.way {
	case asText:
		reads, can := v.Addr().Interface().(encoding.TextUnmarshaler)
		if text := r.take(r.size(0xc4, 0)); !can {
			r.fail(errKind)
		} else if r.err == nil {
			if err := reads.UnmarshalText(text); err != nil {
				r.fail(err)
			}
		}
	case asRaw:
		all := r.rest
		if rest, err := skipPacked(all, maxPackedDepth); err != nil {
			r.fail(err)
		} else {
			v.SetBytes(all[:len(all)-len(rest)])
			r.rest = rest
		}
	case asBool:
		c := r.code()
		if c != 0xc2 && c != 0xc3 {
			r.fail(errKind)
		}
		v.SetBool(c == 0xc3)
	case asInt:
		if n := r.integer(); v.OverflowInt(n) {
			r.fail(errKind)
		} else {
			v.SetInt(n)
		}
	case asUint:
		if n := uint64(r.integer()); v.OverflowUint(n) {
			r.fail(errKind)
		} else {
			v.SetUint(n)
		}
	case asString:
		v.SetString(string(r.take(r.size(0xd9, 0xa0))))
	default:
		f.readParts(r, v)
	}
}

// readParts reads what may be nil or consists of parts.
func (f *form) readParts(r *reader, v reflect.Value) {
	if r.null() {
		v.SetZero()
		return
	}
	switch f.way {
	case asBytes:
		if part := r.take(r.size(0xc4, 0)); r.err == nil {
			v.SetBytes(append([]byte{}, part...))
		}
	case asByteArray:
		part := r.take(r.size(0xc4, 0))
		if len(part) != v.Len() {
			r.fail(errKind)
			return
		}
		for i, b := range part {
			v.Index(i).SetUint(uint64(b))
		}
	case asList:
		n := r.size(0xdb, 0x90)
		if n > len(r.rest) {
			r.fail(errShort)
			return
		}
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		f.readList(r, v)
	case asArray:
		if r.size(0xdb, 0x90) != v.Len() {
			r.fail(errKind)
			return
		}
		f.readList(r, v)
	case asPointer:
		v.Set(reflect.New(v.Type().Elem()))
		f.elem.read(r, v.Elem())
	case asStruct:
		if r.size(0xdb, 0x90) != len(f.fields) {
			r.fail(errKind)
			return
		}
		for _, x := range f.fields {
			x.form.read(r, v.FieldByIndex(x.index))
		}
	}
}

func (f *form) readList(r *reader, v reflect.Value) {
	for i := 0; i < v.Len() && r.err == nil; i++ {
		f.elem.read(r, v.Index(i))
	}
}

// size reads how much follows: the counterpart of the writer's.
func (r *reader) size(wide, short byte) int {
	c := r.code()
	switch {
	case short == 0x90 && c&0xf0 == short:
		return int(c & 0x0f)
	case short == 0xa0 && c&0xe0 == short:
		return int(c & 0x1f)
	case c == wide && short != 0x90:
		return int(r.number(1))
	case c == wide+1:
		return int(r.number(2))
	case c == wide+2:
		return int(uint32(r.number(4)))
	}
	r.fail(errKind)
	return 0
}

// integer is a number of either sign.
func (r *reader) integer() int64 {
	c := r.code()
	switch {
	case c < 0x80 || c >= 0xe0:
		return int64(int8(c))
	case c >= 0xcc && c <= 0xcf:
		return int64(r.number(1 << (c - 0xcc)))
	case c >= 0xd0 && c <= 0xd3:
		width := 1 << (c - 0xd0)
		return int64(r.number(width)) << (64 - 8*width) >> (64 - 8*width)
	}
	r.fail(errKind)
	return 0
}
