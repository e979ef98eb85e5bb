package words

import (
	"fmt"
	"strconv"
	"strings"
)

// A Book is one catalogue of texts, by kind. Books are made while the program starts, and read by one goroutine.
type Book struct {
	name     string
	source   string // the English file, until it is first needed
	texts    map[string]text
	other    map[string]text // a translation; nil in English
	grammar  grammar
	fallback *Book
}

type text struct {
	parameters []string
	text       string
}

// books are the catalogues of this program, by name. They stand behind an interface so that a program that imports none, as the computer
// players do, does not carry what fills them in.
var books = map[string]catalogue{}

type catalogue interface {
	Has(kind string) bool
	Say(kind string, arguments ...any) string
}

// Register makes the English catalogue of a name known. What it lacks is looked up in the fallback, which may be nil.
func Register(name, english string, fallback *Book) *Book {
	if books[name] != nil {
		panic("words: two books of the name " + name)
	}
	b := &Book{name: name, source: english, fallback: fallback}
	books[name] = b
	return b
}

// ByName is a registered book, or nil.
func ByName(name string) *Book {
	b, _ := books[name].(*Book)
	return b
}

// Translate puts the texts of another language before the English ones. Without any it is English again.
func (b *Book) Translate(file string) {
	b.other, b.grammar = nil, english
	if file != "" {
		b.other = read(file)
		b.grammar = grammarOf(b.other)
	}
}

// Translate puts the texts of another language into all books: after a line "== page" stand those of the book "page". What is meant for a
// book that the program does not have is passed over.
func Translate(file string) {
	for i, part := range strings.Split("\n"+file, "\n== ") {
		name, texts, _ := strings.Cut(part, "\n")
		if b := ByName(name); b != nil && i > 0 {
			b.Translate(texts)
		}
	}
}

// read takes a file apart: a kind with its parameters, a tab and a text on each line that is neither empty nor begins with #.
func read(file string) map[string]text {
	texts := map[string]text{}
	for line := range strings.Lines(file) {
		line = strings.TrimRight(line, "\r\n")
		head, said, found := strings.Cut(line, "\t")
		if !found || strings.HasPrefix(line, "#") {
			continue
		}
		kind, list, _ := strings.Cut(strings.TrimSuffix(head, ")"), "(")
		t := text{text: said}
		if list != "" {
			t.parameters = strings.Split(list, ", ")
		}
		texts[kind] = t
	}
	return texts
}

// find is a text of the book or of its fallback, and the grammar of its language.
func (b *Book) find(kind string) (t text, g grammar, found bool) {
	for ; b != nil; b = b.fallback {
		if b.texts == nil {
			b.texts, b.source = read(b.source), ""
		}
		t, known := b.texts[kind]
		if other, translated := b.other[kind]; translated {
			return text{t.parameters, other.text}, b.grammar, true
		}
		if known {
			return t, english, true
		}
	}
	return text{}, english, false
}

// Has reports whether there is a text of a kind.
func (b *Book) Has(kind string) bool {
	_, _, found := b.find(kind)
	return found
}

// Say is the text of a kind with its arguments filled in: numbers, strings, lists of strings, Texts and errors. A kind that is not in the
// book is written as it stands, with its arguments.
func (b *Book) Say(kind string, arguments ...any) string {
	t, g, found := b.find(kind)
	if !found {
		return bare(kind, arguments)
	}
	return g.fill(t.text, func(slot string) any {
		for i, name := range t.parameters {
			if name == slot && i < len(arguments) {
				return arguments[i]
			}
		}
		return nil
	})
}

// Fill is the text of a kind, or "" where there is none. Value gives what stands in its braces; nil is a slot that it does not know.
func (b *Book) Fill(kind string, value func(slot string) any) string {
	t, g, _ := b.find(kind)
	return g.fill(t.text, value)
}

// bare is what a program without the book writes.
func bare(kind string, arguments []any) string {
	for _, a := range arguments {
		kind += " " + plain(a)
	}
	return kind
}

// plain is an argument as a word.
func plain(value any) string {
	switch v := value.(type) {
	case nil:
		return ""
	case string:
		return v
	case int:
		return strconv.Itoa(v)
	case error:
		return v.Error()
	case Text:
		return v.String()
	case []string:
		return strings.Join(v, ", ")
	case interface{ String() string }:
		return v.String()
	}
	return fmt.Sprint(value)
}
