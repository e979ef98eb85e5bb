// Package packed writes values in msgpack and reads them back: structs as arrays of their exported fields, integers as
// short as they go, bytes and what is a byte underneath in one piece, whatever has a text form by that form. It knows
// the closed types that positions and links are made of, and no others; it trusts no length that it reads.
package packed

import (
	"encoding"
	"errors"
	"fmt"
	"reflect"
	"sync"
)

// Raw is a packed value that is carried along as it stands.
type Raw []byte

var (
	errShort = errors.New("it is cut off or claims more than it holds")
	errLong  = errors.New("something follows its end")
	errDeep  = errors.New("it is nested too deeply")
	errKind  = errors.New("it holds a kind of value that is never written there")
)

// A form is how values of one type are written.
type form struct {
	way    way
	elem   *form   // of a list or pointer
	fields []field // of a struct
}

type field struct {
	index []int
	form  *form
}

type way uint8

const (
	asText way = iota
	asRaw
	asBool
	asInt
	asUint
	asString
	asBytes
	asByteArray
	asList
	asArray
	asPointer
	asStruct
)

var (
	forms    = map[reflect.Type]*form{}
	formLock sync.Mutex

	writesText = reflect.TypeFor[encoding.TextMarshaler]()
	raw        = reflect.TypeFor[Raw]()
)

func formOf(t reflect.Type) *form {
	formLock.Lock()
	defer formLock.Unlock()
	return learn(t)
}

func learn(t reflect.Type) *form {
	if f, known := forms[t]; known {
		return f
	}
	f := &form{}
	forms[t] = f // before its parts are learned: a type may hold itself
	kind := t.Kind()
	bytes := (kind == reflect.Slice || kind == reflect.Array) && t.Elem().Kind() == reflect.Uint8
	switch {
	case t == raw:
		f.way = asRaw
	case kind != reflect.Pointer && reflect.PointerTo(t).Implements(writesText):
		f.way = asText
	case kind == reflect.Bool:
		f.way = asBool
	case kind >= reflect.Int && kind <= reflect.Int64:
		f.way = asInt
	case kind >= reflect.Uint && kind <= reflect.Uint64:
		f.way = asUint
	case kind == reflect.String:
		f.way = asString
	case bytes && kind == reflect.Slice:
		f.way = asBytes
	case bytes:
		f.way = asByteArray
	case kind == reflect.Slice:
		f.way, f.elem = asList, learn(t.Elem())
	case kind == reflect.Array:
		f.way, f.elem = asArray, learn(t.Elem())
	case kind == reflect.Pointer:
		f.way, f.elem = asPointer, learn(t.Elem())
	case kind == reflect.Struct:
		f.way, f.fields = asStruct, fieldsOf(t, nil)
	default:
		panic(fmt.Sprintf("packed: %v cannot be written", t))
	}
	return f
}

// fieldsOf lists the exported fields; those of an embedded struct stand where it stands.
func fieldsOf(t reflect.Type, above []int) (list []field) {
	for i := range t.NumField() {
		x := t.Field(i)
		index := append(above[:len(above):len(above)], i)
		switch {
		case x.Anonymous && x.Type.Kind() == reflect.Struct:
			list = append(list, fieldsOf(x.Type, index)...)
		case x.IsExported():
			list = append(list, field{index, learn(x.Type)})
		}
	}
	return list
}
