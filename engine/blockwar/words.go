package blockwar

import (
	"encoding/json"
	"reflect"
	"strings"
)

// Words writes a value as JSON in which areas, Nations, Sides and Technologies are called by their slugs, as people and scripts
// read it. Else it is what encoding/json writes.
func (b *Book) Words(v any) ([]byte, error) {
	w := wordWriter{book: b}
	w.value(reflect.ValueOf(v))
	return w.out, w.err
}

// MarshalJSON writes a view in words.
func (v *View) MarshalJSON() ([]byte, error) {
	type plain View
	return v.Words((*plain)(v))
}

// wordWriter is text that is being written.
type wordWriter struct {
	book *Book
	out  []byte
	err  error
}

func (w *wordWriter) text(s string) { w.out = append(w.out, s...) }

func (w *wordWriter) plain(v any) {
	text, err := json.Marshal(v)
	if w.out = append(w.out, text...); err != nil {
		w.err = err
	}
}

func (w *wordWriter) value(v reflect.Value) {
	if !v.IsValid() {
		w.text("null")
		return
	}
	switch x := v.Interface().(type) {
	case Area:
		w.plain(w.book.Place(x).Slug)
		return
	case Nation:
		w.plain(w.book.NationFacts(x).Slug)
		return
	case Side:
		w.plain(w.book.FactionFacts(x).Slug)
		return
	case Tech:
		w.plain(w.book.TechFacts(x).Slug)
		return
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		w.value(v.Elem())
	case reflect.Struct:
		w.text("{")
		w.fields(v, true)
		w.text("}")
	case reflect.Slice, reflect.Array:
		if v.Type() == reflect.TypeFor[[]Type]() {
			w.plain(v.Interface()) // bytes, to encoding/json
			return
		}
		w.list(v)
	default:
		w.plain(v.Interface())
	}
}

func (w *wordWriter) list(v reflect.Value) {
	if v.Kind() == reflect.Slice && v.IsNil() {
		w.text("null")
		return
	}
	w.text("[")
	for i := range v.Len() {
		if i > 0 {
			w.text(",")
		}
		w.value(v.Index(i))
	}
	w.text("]")
}

// fields writes what is exported; what is embedded stands among the others. It reports whether the next is still the first.
func (w *wordWriter) fields(v reflect.Value, first bool) bool {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		tag, more, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case tag == "-" || !f.IsExported() || more == "omitempty" && empty(v.Field(i)):
			continue
		case f.Anonymous && tag == "":
			first = w.fields(reflect.Indirect(v.Field(i)), first)
			continue
		case tag == "":
			tag = f.Name
		}
		if !first {
			w.text(",")
		}
		first = false
		w.plain(tag)
		w.text(":")
		w.value(v.Field(i))
	}
	return first
}

func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Array, reflect.String:
		return v.Len() == 0
	}
	return v.IsZero()
}
