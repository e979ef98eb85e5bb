package link

import (
	"strconv"

	"interbellum/engine/words"
)

// ErrCutOff and ErrForeign refuse a text that is not a whole link.
var (
	ErrCutOff  error = words.Refuse("", "engine/refused.link.cut-off")
	ErrForeign error = words.Refuse("", "engine/refused.link.foreign")
)

// Damaged refuses a link some of whose letters have changed.
type Damaged struct{ Why error }

func (e *Damaged) Error() string { return words.To("engine/refused.link.damaged", e.Why).String() }

// OtherKey refuses a link in which a player of a match with sealed dice has another key than in the match as it is here.
type OtherKey struct{ Player int }

func (e *OtherKey) Error() string {
	return words.To("engine/refused.link.other-key", e.Player+1).String()
}

// Downgraded refuses a link whose dice are not sealed as those of the match here are.
type Downgraded struct{}

func (e *Downgraded) Error() string { return words.To("engine/refused.link.downgraded").String() }

// OldKey refuses a link that a player sent with a key which has been renewed since.
type OldKey struct{ Player int }

func (e *OldKey) Error() string { return words.To("engine/refused.link.old-key", e.Player+1).String() }

// Newer refuses a link of a version that a later program writes.
type Newer struct{ Version int }

func (e *Newer) Error() string {
	return words.To("engine/refused.link.newer", e.Version, Version).String()
}

// UnknownGame refuses a link to a game that this program does not have.
type UnknownGame struct{ ID string }

func (e *UnknownGame) Error() string {
	return words.To("engine/refused.link.game", strconv.Quote(e.ID)).String()
}

// ErrNoPosition refuses to open the position of a link that carries none.
var ErrNoPosition error = words.Refuse("", "engine/refused.link.no-position")

// OtherEdition refuses a link whose ordinals count in another edition's lists, where these are
// not the same as this edition's. With Position, OpenPosition still opens its last safe point.
type OtherEdition struct {
	Link, Program string
	Position      bool
	Why           error // it does not replay; nil in a link to look at
}

func (e *OtherEdition) Unwrap() error { return e.Why }

func (e *OtherEdition) Error() string {
	if e.Why != nil {
		return words.To("engine/refused.link.edition-unreplayed", e.Link, e.Program).String()
	}
	return words.To("engine/refused.link.edition", e.Link, e.Program).String()
}

// Diverged refuses a link whose replay comes to another position than the sender's.
type Diverged struct {
	Since, Seq int // some answer from Since to Seq
	Err        error
}

func (e *Diverged) Error() string {
	if e.Err != nil {
		return words.To("engine/refused.link.answer", e.Seq, e.Err).String()
	}
	return words.To("engine/refused.link.diverged", e.Since, e.Seq).String()
}

func (e *Diverged) Unwrap() error { return e.Err }
