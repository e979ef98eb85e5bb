package store

import (
	"errors"
	"fmt"
)

// Each refusal is a type, for what the page offers next, and a plain sentence, for the player.

// Conflict means that the match was written by somebody else, most likely the same match open in another tab.
type Conflict struct {
	ID              string
	Expected, Found Revision
}

func (c *Conflict) Error() string {
	if c.Found == 0 {
		return "This match was deleted in another tab or window. Export it here if you want to keep it."
	}
	if c.Expected == 0 {
		return "There is a saved match of this name already."
	}
	return "This match went on in another tab or window. Open it again here to see it as it stands there."
}

// Full means that there is no room. Nothing that was saved before is lost.
type Full struct{ ID string }

func (f *Full) Error() string {
	return "The storage of this browser is full, so the last answer is not saved. Export this match, or delete matches you no longer need."
}
func (f *Full) Unwrap() error { return ErrFull }

// Blocked means that the browser refuses the storage altogether.
type Blocked struct{ Doing string }

func (b *Blocked) Error() string {
	return "This browser does not let the page keep anything. Allow site data for this page, or export the match before you leave."
}
func (b *Blocked) Unwrap() error { return ErrBlocked }

// Failed is any other fault of the storage.
type Failed struct {
	Doing string // "reading", "saving", "deleting"
	Cause error
}

func (f *Failed) Error() string {
	return fmt.Sprintf("The storage of this browser failed in %s a match (%v). Export the match before you leave.", f.Doing, f.Cause)
}
func (f *Failed) Unwrap() error { return f.Cause }

// Damaged means that what is stored is not whole. It can be exported as it is.
type Damaged struct {
	ID  string
	Why error
}

func (d *Damaged) Error() string {
	return fmt.Sprintf("This match cannot be read: %v. It can still be exported as it is stored.", d.Why)
}
func (d *Damaged) Unwrap() error { return d.Why }

// Missing means that there is no such match.
type Missing struct{ ID string }

func (m *Missing) Error() string { return "There is no saved match of this name on this device." }

// BadID is a mistake of the program: an empty name, or one that the store uses itself.
type BadID struct{ ID string }

func (b *BadID) Error() string { return fmt.Sprintf("%q cannot be the name of a match.", b.ID) }

func explain(id, doing string, err error) error {
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
