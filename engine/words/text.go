package words

import "strings"

// A Text is something to say: the name of a book and a kind, "cataclysm/power.germany", and its arguments. It is put into words when
// someone reads it, so that it is the same in every language.
type Text struct {
	Kind      string
	Arguments []any
	Else      string // where the book has no such kind, or there is no book: a name as the game's data has it
}

// To is a Text.
func To(kind string, arguments ...any) Text { return Text{Kind: kind, Arguments: arguments} }

// Named is the name of a thing: a kind of the book, if it has it, else as the data write it.
func Named(kind, otherwise string) Text { return Text{Kind: kind, Else: otherwise} }

func (t Text) String() string { return t.Form("") }

// Form is the text in one of its forms ("the", "whose"), or as it is where there is no such form.
func (t Text) Form(form string) string {
	name, kind, _ := strings.Cut(t.Kind, "/")
	book := books[name]
	if book != nil && form != "" && book.Has(kind+"."+form) {
		kind += "." + form
	}
	switch {
	case t.Else != "" && (book == nil || !book.Has(kind)):
		return t.Else
	case book == nil:
		return bare(t.Kind, t.Arguments)
	}
	return book.Say(kind, t.Arguments...)
}

func (t Text) has(form string) bool {
	name, kind, _ := strings.Cut(t.Kind, "/")
	book := books[name]
	return book != nil && book.Has(kind+"."+form)
}

// An Error is why something was refused: a Text, and the rule that refuses it, if one does. An error among its arguments is what led to it
// (errors.Is and errors.As look there).
type Error struct {
	Text
	Rule string
}

// Refuse is an Error. The rule may be empty.
func Refuse(rule, kind string, arguments ...any) *Error {
	return &Error{Text: To(kind, arguments...), Rule: rule}
}

func (e *Error) Error() string { return e.String() }

// Unwrap is the error among the arguments, or nil.
func (e *Error) Unwrap() error {
	for _, a := range e.Arguments {
		if led, is := a.(error); is {
			return led
		}
	}
	return nil
}
