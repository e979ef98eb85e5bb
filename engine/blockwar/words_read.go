package blockwar

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"interbellum/engine/words"
)

// ReadWords reads what Words has written into a value of the same type. An interface is read into what it holds, and fields
// that are not known are refused.
func (b *Book) ReadWords(text []byte, to any) error {
	return b.read(text, reflect.ValueOf(to).Elem())
}

func (b *Book) read(text []byte, v reflect.Value) error {
	switch x := v.Addr().Interface().(type) {
	case *Area:
		return readName(text, x, b.ParseArea)
	case *Nation:
		return readName(text, x, b.ParseNation)
	case *Side:
		return readName(text, x, b.ParseFaction)
	case *Tech:
		return readName(text, x, b.ParseTech)
	}
	none := string(text) == "null"
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() || none {
			return errUnread(none, v.Type())
		}
		return b.read(text, v.Elem().Elem())
	case reflect.Pointer:
		if none {
			return nil
		}
		v.Set(reflect.New(v.Type().Elem()))
		return b.read(text, v.Elem())
	case reflect.Struct:
		fields := map[string]json.RawMessage{}
		if err := json.Unmarshal(text, &fields); err != nil {
			return err
		}
		if err := b.readFields(fields, v); err != nil {
			return err
		}
		return errUnread(len(fields) == 0, v.Type())
	case reflect.Slice, reflect.Array:
		if v.Type() != reflect.TypeFor[[]Type]() && !none {
			return b.readList(text, v)
		}
	}
	return json.Unmarshal(text, v.Addr().Interface())
}

func errUnread(fine bool, t reflect.Type) error {
	if fine {
		return nil
	}
	return words.Refuse("", "blocks/fault.text.more", t.Name())
}

// readName finds what a slug means; no text is none of them.
func readName[T ~uint8](text []byte, to *T, find func(string) (T, bool)) error {
	var slug string
	if err := json.Unmarshal(text, &slug); err != nil {
		return err
	}
	return ReadSlug(find, reflect.TypeFor[T]().Name(), []byte(slug), to)
}

// readFields takes out of the fields those that the value has.
func (b *Book) readFields(fields map[string]json.RawMessage, v reflect.Value) error {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case name == "-" || !f.IsExported():
			continue
		case f.Anonymous && name == "":
			if err := b.readFields(fields, v.Field(i)); err != nil {
				return err
			}
			continue
		case name == "":
			name = f.Name
		}
		if text, found := fields[name]; found {
			if err := b.read(text, v.Field(i)); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			delete(fields, name)
		}
	}
	return nil
}

func (b *Book) readList(text []byte, v reflect.Value) error {
	var list []json.RawMessage
	if err := json.Unmarshal(text, &list); err != nil {
		return err
	}
	switch {
	case v.Kind() == reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), len(list), len(list)))
	case len(list) != v.Len():
		return words.Refuse("", "blocks/fault.text.list")
	}
	for i, text := range list {
		if err := b.read(text, v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}
