package main

import (
	"errors"
	"fmt"
	"io"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A differs refuses a link that changes what is known already.
type differs struct {
	seq         int
	here, there engine.Entry
}

func (d *differs) Error() string {
	return fmt.Sprintf("this link changes answer %d: it is known as %s of seat %d, and the link has %s of seat %d",
		d.seq, d.here.Choice, d.here.Seat, d.there.Choice, d.there.Seat)
}

// A stranger refuses a link of another match than the one that is known, or one that changes what the match began with.
type stranger struct{ here, there, what string }

func (s *stranger) Error() string {
	if s.here != s.there {
		return fmt.Sprintf("this link is of match %q, and the one that is known is %q", s.there, s.here)
	}
	return fmt.Sprintf("this link changes %s of match %q as it is known", s.what, s.here)
}

// refusals are the exit statuses of links that do not open, each with what it means.
var refusals = []struct {
	status int
	means  string
	is     func(error) bool
}{
	{10, "it is cut off", func(err error) bool { return errors.Is(err, link.ErrCutOff) }},
	{11, "it is not a link to a match", func(err error) bool { return errors.Is(err, link.ErrForeign) }},
	{12, "it is damaged", func(err error) bool { return errors.As(err, new(*link.Damaged)) }},
	{13, "a later version has written it", func(err error) bool { return errors.As(err, new(*link.Newer)) }},
	{14, "its game is not known", func(err error) bool { return errors.As(err, new(*link.UnknownGame)) }},
	{15, "another edition of the game has written it, this one does not replay it, and no position is in it", func(err error) bool { return errors.As(err, new(*link.OtherEdition)) }},
	{16, "it does not replay: an answer is not legal, or leads elsewhere", func(err error) bool { return errors.As(err, new(*link.Diverged)) }},
	{17, "it leaves out its history: -known FILE is missing", func(err error) bool { return errors.As(err, new(*link.NeedsHistory)) }},
	{18, "it goes on from another history than the known one", func(err error) bool { return errors.As(err, new(*link.OtherHistory)) }},
	{19, "it is one to look at only", func(err error) bool { return errors.Is(err, link.ErrLook) }},
	{20, "it changes an answer that is known", func(err error) bool { return errors.As(err, new(*differs)) }},
	{21, "it is of another match than the known one, or changes what that began with", func(err error) bool { return errors.As(err, new(*stranger)) }},
	{23, "it has new answers that cannot be checked", func(err error) bool { return errors.As(err, new(*link.Unchecked)) }},
	{24, "it changes to another edition and back", func(err error) bool { return errors.Is(err, link.ErrBackAndForth) }},
	{22, "its position is impossible under this edition", func(err error) bool { return errors.As(err, new(*record.Impossible)) }},
}

// statusOf is the exit status of a refusal.
func statusOf(err error) int {
	for _, r := range refusals {
		if r.is(err) {
			return r.status
		}
	}
	return refused
}

func listRefusals(w io.Writer) {
	fmt.Fprintln(w, "\nexit statuses of a link that is refused:")
	for _, r := range refusals {
		fmt.Fprintf(w, "  %d  %s\n", r.status, r.means)
	}
}
