package store

import (
	"errors"
	"strconv"

	"interbellum/engine/words"
)

// Each refusal is a type, by which the page knows what to offer next, and a sentence for the player.

// Conflict means that something else has written the match, most likely another tab that has it open.
type Conflict struct {
	ID              string
	Expected, Found Revision
}

func (c *Conflict) Error() string {
	if c.Found == 0 {
		return words.To("page/refused.save.deleted").String()
	}
	if c.Expected == 0 {
		return words.To("page/refused.save.name-taken").String()
	}
	return words.To("page/refused.save.went-on").String()
}

// Full means that there is no room. Nothing that was saved before is lost.
type Full struct{ ID string }

func (f *Full) Error() string {
	return words.To("page/refused.save.full").String()
}
func (f *Full) Unwrap() error { return ErrFull }

// Blocked means that the browser refuses the storage altogether.
type Blocked struct{ Doing string }

func (b *Blocked) Error() string {
	return words.To("page/refused.save.blocked").String()
}
func (b *Blocked) Unwrap() error { return ErrBlocked }

// Failed is any other fault of the storage.
type Failed struct {
	Doing string // "reading", "saving", "deleting"
	Cause error
}

func (f *Failed) Error() string {
	return words.To("page/refused.storage."+f.Doing, f.Cause).String()
}
func (f *Failed) Unwrap() error { return f.Cause }

// Damaged means that no copy of the match is intact. It can be exported as it is.
type Damaged struct {
	ID  string
	Why error
}

func (d *Damaged) Error() string {
	return words.To("page/refused.open.damaged", d.Why).String()
}
func (d *Damaged) Unwrap() error { return d.Why }

// Missing means that no match has this ID.
type Missing struct{ ID string }

func (m *Missing) Error() string { return words.To("page/refused.open.missing").String() }

// BadID is a mistake of the program: an empty ID, or one that names the second slot of another.
type BadID struct{ ID string }

func (b *BadID) Error() string { return words.To("page/refused.name", strconv.Quote(b.ID)).String() }

func storageError(id, doing string, err error) error {
	switch {
	case isDamaged(err):
		return err
	case errors.Is(err, ErrFull):
		return &Full{id}
	case errors.Is(err, ErrBlocked):
		return &Blocked{doing}
	}
	return &Failed{doing, err}
}

func isDamaged(err error) bool { return errors.As(err, new(*Damaged)) }
