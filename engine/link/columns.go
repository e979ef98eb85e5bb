package link

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"encoding/json"
	"io"
	"slices"
	"strconv"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine/words"
)

// A written position is much text that says little: the same fields for every area, the same
// words again and again. It is packed by columns: all values that stand under one name in a
// list of objects follow one another, texts are numbers of words, and yes and no are bits.
// That is deflated with a sample of the game's before it, which is packed likewise.

// A value is one decoded JSON value.
type value struct {
	kind  byte
	text  string // of a text; of a number as it is written
	list  []value
	names []string // of an object, beside list
}

// Kinds of values, as they stand in a shape.
const (
	nothing = 'n'
	no      = 'f' // in memory only: both are written as fact
	yes     = 't'
	fact    = 'b'
	number  = 'i'
	text    = 's'
	array   = 'l'
	object  = 'o'
	mixed   = 'x'
)

// Limits of what is unpacked. A real position stays far below them.
const (
	maxValues = 20_000
	maxWords  = 2000
	maxWord   = 64
	maxNest   = 12
	maxPlain  = 1 << 16
)

var errColumns error = words.Refuse("", "engine/fault.link.position")

// columns is a packed position before it is deflated, and frozen: a msgpack array of these
// fields in this order.
type columns struct {
	Shape, Texts, Numbers []byte
	Words                 []string // those that the sample does not have
}

// A vocabulary numbers words: those of the sample, then others in the order of their first use.
type vocabulary struct {
	words []string
	known map[string]int
	first int // how many are the sample's
}

func (v *vocabulary) number(word string) uint64 {
	n, found := v.known[word]
	if !found {
		n = len(v.words)
		v.words = append(v.words, word)
		v.known[word] = n
	}
	return uint64(n)
}

// A sample is what a writer and a reader have in common.
type sample struct {
	vocabulary
	before []byte
}

// sampled packs a game's sample; without one there is nothing in common.
func sampled(json []byte) (*sample, error) {
	s := &sample{vocabulary: vocabulary{known: map[string]int{}}}
	if len(json) == 0 {
		return s, nil
	}
	v, err := parsed(json)
	if err != nil {
		return nil, err
	}
	w := &columnWriter{words: &s.vocabulary}
	w.column([]value{v})
	s.before = slices.Concat(w.Shape, w.Texts, w.Numbers)
	s.first = len(s.words)
	return s, nil
}

// packColumns packs a text in JSON.
func packColumns(json []byte, s *sample) ([]byte, error) {
	v, err := parsed(json)
	if err != nil {
		return nil, err
	}
	words := s.vocabulary
	words.words, words.known = slices.Clip(words.words), map[string]int{}
	for i, word := range words.words {
		words.known[word] = i
	}
	w := &columnWriter{words: &words}
	w.column([]value{v})
	w.Words = words.words[words.first:]
	var b bytes.Buffer
	out, err := flate.NewWriterDict(&b, flate.BestCompression, s.before)
	if err != nil {
		return nil, err
	}
	if _, err := out.Write(packed(&w.columns)); err != nil {
		return nil, err
	}
	err = out.Close()
	return b.Bytes(), err
}

// unpackColumns gives back a text in JSON that says the same.
func unpackColumns(data []byte, s *sample) ([]byte, error) {
	plain, err := io.ReadAll(io.LimitReader(flate.NewReaderDict(bytes.NewReader(data), s.before), maxPlain+1))
	if err != nil || len(plain) > maxPlain || checkView(plain) != nil {
		return nil, errColumns
	}
	r := &columnReader{left: maxValues}
	if msgpack.Unmarshal(plain, &r.columns) != nil || len(r.Words) > maxWords {
		return nil, errColumns
	}
	for _, word := range r.Words {
		if len(word) > maxWord {
			return nil, errColumns
		}
	}
	r.words = append(s.words[:s.first:s.first], r.Words...)
	list, err := r.column(1, maxNest)
	if err != nil || len(r.Shape)+len(r.Texts)+len(r.Numbers) > 0 {
		return nil, errColumns
	}
	return list[0].appendTo(nil), nil
}

// parsed reads JSON and keeps the order of names.
func parsed(data []byte) (value, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	v, err := parse(d)
	if err == nil && d.More() {
		err = errColumns
	}
	return v, err
}

func parse(d *json.Decoder) (v value, err error) {
	token, err := d.Token()
	if err != nil {
		return v, err
	}
	switch x := token.(type) {
	case nil:
		return value{kind: nothing}, nil
	case bool:
		if x {
			return value{kind: yes}, nil
		}
		return value{kind: no}, nil
	case json.Number:
		if _, err := strconv.ParseInt(x.String(), 10, 64); err != nil {
			return v, errColumns
		}
		return value{kind: number, text: x.String()}, nil
	case string:
		return value{kind: text, text: x}, nil
	}
	v.kind = array
	if token == json.Delim('{') {
		v.kind = object
	}
	for d.More() {
		if v.kind == object {
			name, err := d.Token()
			if err != nil {
				return v, err
			}
			v.names = append(v.names, name.(string))
		}
		inner, err := parse(d)
		if err != nil {
			return v, err
		}
		v.list = append(v.list, inner)
	}
	_, err = d.Token()
	return v, err
}

func (v *value) appendTo(b []byte) []byte {
	switch v.kind {
	case nothing:
		return append(b, "null"...)
	case no:
		return append(b, "false"...)
	case yes:
		return append(b, "true"...)
	case number:
		return append(b, v.text...)
	case text:
		return appendText(b, v.text)
	}
	open, shut := byte('['), byte(']')
	if v.kind == object {
		open, shut = '{', '}'
	}
	b = append(b, open)
	for i := range v.list {
		if i > 0 {
			b = append(b, ',')
		}
		if v.kind == object {
			b = append(appendText(b, v.names[i]), ':')
		}
		b = v.list[i].appendTo(b)
	}
	return append(b, shut)
}

func appendText(b []byte, s string) []byte {
	out, err := json.Marshal(s)
	if err != nil {
		panic("link: a text that cannot be written: " + err.Error())
	}
	return append(b, out...)
}

type columnWriter struct {
	columns
	words *vocabulary
}

// column writes values that stand under one name.
func (w *columnWriter) column(list []value) {
	kind := kindOf(list)
	w.Shape = append(w.Shape, kind)
	switch kind {
	case mixed:
		for i := range list {
			w.Numbers = append(w.Numbers, written(list[i].kind))
		}
		for _, k := range []byte{fact, number, text, array, object} {
			if of := ofKind(list, k); len(of) > 0 {
				w.column(of)
			}
		}
	case fact:
		w.bits(len(list), func(i int) bool { return list[i].kind == yes })
	case number:
		for i := range list {
			n, _ := strconv.ParseInt(list[i].text, 10, 64)
			w.Numbers = binary.AppendVarint(w.Numbers, n)
		}
	case text:
		for i := range list {
			w.Texts = binary.AppendUvarint(w.Texts, w.words.number(list[i].text))
		}
	case array:
		var all []value
		for i := range list {
			w.Numbers = binary.AppendUvarint(w.Numbers, uint64(len(list[i].list)))
			all = append(all, list[i].list...)
		}
		if len(all) > 0 {
			w.column(all)
		}
	case object:
		w.objects(list)
	}
}

// objects writes what stands under each name of all objects; where some lack it, bits say which.
func (w *columnWriter) objects(list []value) {
	names := namesOf(list)
	w.Shape = binary.AppendUvarint(w.Shape, uint64(len(names)))
	for _, name := range names {
		w.Shape = binary.AppendUvarint(w.Shape, w.words.number(name))
		var inner []value
		has := make([]bool, len(list))
		for i := range list {
			if at := slices.Index(list[i].names, name); at >= 0 {
				has[i] = true
				inner = append(inner, list[i].list[at])
			}
		}
		if len(inner) < len(list) {
			w.Shape = append(w.Shape, '?')
			w.bits(len(list), func(i int) bool { return has[i] })
		}
		w.column(inner)
	}
}

func (w *columnWriter) bits(n int, is func(int) bool) {
	for i := range n {
		if i%8 == 0 {
			w.Numbers = append(w.Numbers, 0)
		}
		if is(i) {
			w.Numbers[len(w.Numbers)-1] |= 1 << (i % 8)
		}
	}
}

// written is how a kind stands in a shape.
func written(kind byte) byte {
	if kind == no || kind == yes {
		return fact
	}
	return kind
}

func kindOf(list []value) byte {
	kind := written(list[0].kind)
	for i := range list {
		if written(list[i].kind) != kind {
			return mixed
		}
	}
	return kind
}

func ofKind(list []value, kind byte) (of []value) {
	for i := range list {
		if written(list[i].kind) == kind {
			of = append(of, list[i])
		}
	}
	return of
}

// namesOf lists the names of all objects, in an order that each object has for itself.
func namesOf(list []value) (names []string) {
	for i := range list {
		at := 0
		for _, name := range list[i].names {
			if found := slices.Index(names, name); found >= 0 {
				at = found + 1
				continue
			}
			names = slices.Insert(names, at, name)
			at++
		}
	}
	return names
}
