package words

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	eng "interbellum/engine/words/english"
)

// fill puts values in the place of braces.
func (g grammar) fill(pattern string, value func(slot string) any) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(pattern, "{")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		slot, after, _ := strings.Cut(rest, "}")
		out.WriteString(g.slot(slot, value))
		pattern = after
	}
}

// slot is what stands for one pair of braces.
func (g grammar) slot(slot string, value func(string) any) string {
	if first, size := utf8.DecodeRuneInString(slot); unicode.IsUpper(first) {
		return Upper(g.slot(string(unicode.ToLower(first))+slot[size:], value))
	}
	helper, rest, found := strings.Cut(slot, " ")
	if !found {
		helper, rest = "", slot
	}
	name, forms, _ := strings.Cut(rest, " ")
	name, form, _ := strings.Cut(name, ".")
	v := value(name)
	n, counts := v.(int)
	names, lists := v.([]string)
	switch {
	case v == nil:
	case helper == "":
		return g.write(v, form)
	case helper == "a":
		return g.article(v, form)
	case helper == "count" && counts:
		return eng.Number(n) + " " + g.choose(n, forms)
	case helper == "choose" && counts:
		return g.choose(n, forms)
	case helper == "signed" && counts:
		return signed(n)
	case helper == "list" && lists:
		return g.list(names)
	}
	return "{" + slot + "}" // tests find it; a translation that has it wrong does no harm
}

// write is a value as it stands in a sentence.
func (g grammar) write(value any, form string) string {
	switch v := value.(type) {
	case int:
		return eng.Number(v)
	case Text:
		return v.Form(form)
	}
	return plain(value)
}

// choose is the form of a word for a number of things: the forms are listed, or there is one, whose English plural is regular.
func (g grammar) choose(n int, forms string) string {
	list := strings.Split(forms, "|")
	if len(list) == 1 && g.index == nil && n != 1 {
		return eng.Plural(forms)
	}
	return list[min(g.of(n), len(list)-1)]
}

// article puts "a" or "an" before a name, unless its book has the form with it.
func (g grammar) article(value any, form string) string {
	if name, is := value.(Text); is && name.has("a") {
		return name.Form("a")
	}
	if g.index == nil {
		return eng.A(g.write(value, form))
	}
	return g.write(value, form)
}

// list joins names with the language's own "and".
func (g grammar) list(names []string) string {
	if g.and == "" || len(names) < 2 {
		return eng.List(names)
	}
	return strings.Join(names[:len(names)-1], ", ") + " " + g.and + " " + names[len(names)-1]
}

func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return eng.Number(n)
}

// Upper begins a text with a capital.
func Upper(text string) string { return eng.Upper(text) }

// Sentence begins a text with a capital and ends it with a full stop, unless it asks.
func Sentence(text string) string {
	if text == "" || strings.HasSuffix(text, ".") || strings.HasSuffix(text, "?") {
		return Upper(text)
	}
	return Upper(text) + "."
}

// Lower begins a text with a small letter.
func Lower(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToLower(first)) + text[size:]
}
