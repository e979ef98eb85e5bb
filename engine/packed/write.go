package packed

import (
	"encoding"
	"encoding/binary"
	"reflect"
)

// Marshal writes a value. It panics on a type that it does not know: that is a mistake in the program.
func Marshal(value any) []byte {
	v := reflect.ValueOf(value)
	return formOf(v.Type()).write(nil, v)
}

func (f *form) write(b []byte, v reflect.Value) []byte {
	switch f.way {
	case asText:
		text, err := v.Interface().(encoding.TextMarshaler).MarshalText()
		if err != nil {
			panic("packed: " + err.Error())
		}
		return append(size(b, len(text), 0xc4, 0), text...)
	case asRaw:
		return append(b, v.Bytes()...)
	case asBool:
		if v.Bool() {
			return append(b, 0xc3)
		}
		return append(b, 0xc2)
	case asInt:
		return writeInt(b, v.Int())
	case asUint:
		return writeUint(b, v.Uint())
	case asString:
		return append(size(b, v.Len(), 0xd9, 0xa0), v.String()...)
	case asByteArray:
		b = size(b, v.Len(), 0xc4, 0)
		for i := range v.Len() {
			b = append(b, byte(v.Index(i).Uint()))
		}
		return b
	case asArray:
		return f.writeList(b, v)
	case asStruct:
		b = size(b, len(f.fields), 0xdb, 0x90)
		for _, x := range f.fields {
			b = x.form.write(b, v.FieldByIndex(x.index))
		}
		return b
	}
	if v.IsNil() { // bytes, a list or a pointer
		return append(b, 0xc0)
	}
	switch f.way {
	case asBytes:
		return append(size(b, v.Len(), 0xc4, 0), v.Bytes()...)
	case asList:
		return f.writeList(b, v)
	}
	return f.elem.write(b, v.Elem())
}

func (f *form) writeList(b []byte, v reflect.Value) []byte {
	b = size(b, v.Len(), 0xdb, 0x90)
	for i := range v.Len() {
		b = f.elem.write(b, v.Index(i))
	}
	return b
}

// size writes how much follows: within the code itself where there is a short one and it has room, else in one, two
// or four bytes, which the codes from wide on stand for. Arrays have none for one byte.
func size(b []byte, n int, wide, short byte) []byte {
	switch {
	case short == 0x90 && n < 16 || short == 0xa0 && n < 32:
		return append(b, short|byte(n))
	case n < 256 && short != 0x90:
		return append(b, wide, byte(n))
	case n < 1<<16:
		return binary.BigEndian.AppendUint16(append(b, wide+1), uint16(n))
	}
	return binary.BigEndian.AppendUint32(append(b, wide+2), uint32(n))
}

func writeInt(b []byte, n int64) []byte {
	switch {
	case n >= 0:
		return writeUint(b, uint64(n))
	case n >= -32:
		return append(b, byte(n))
	case n >= -1<<7:
		return append(b, 0xd0, byte(n))
	case n >= -1<<15:
		return binary.BigEndian.AppendUint16(append(b, 0xd1), uint16(n))
	case n >= -1<<31:
		return binary.BigEndian.AppendUint32(append(b, 0xd2), uint32(n))
	}
	return binary.BigEndian.AppendUint64(append(b, 0xd3), uint64(n))
}

func writeUint(b []byte, n uint64) []byte {
	switch {
	case n < 1<<7:
		return append(b, byte(n))
	case n < 1<<8:
		return append(b, 0xcc, byte(n))
	case n < 1<<16:
		return binary.BigEndian.AppendUint16(append(b, 0xcd), uint16(n))
	case n < 1<<32:
		return binary.BigEndian.AppendUint32(append(b, 0xce), uint32(n))
	}
	return binary.BigEndian.AppendUint64(append(b, 0xcf), n)
}
