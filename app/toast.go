package app

import (
	"errors"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/words"
)

// Toast is a short message; Bad ones stay until they are closed.
type Toast struct {
	Text string
	Bad  bool
	Rule engine.Rule // of a refusal in the match on the table
	Act  command     // what a button in it does; nil without a button
	Name string      // of the button
	Own  bool        // for the player who is asked, and gone with the question
	Of   string      // the areas that it tells of, with spaces between: it does not lie over them (web/toast.js)
}

// complain shows why something was refused, with the rule if a rule did.
func (d *Desk) complain(err error) {
	d.Toast = Toast{Text: words.Sentence(err.Error()), Bad: !errors.As(err, new(notSent))}
	var refused *engine.Illegal
	if d.Table.Session != nil && errors.As(err, &refused) {
		d.Toast.Rule = refused.Rule
	}
	switch {
	case d.Inbox.forked == nil:
	case errors.As(err, new(*changed)):
		d.Toast.Act, d.Toast.Name = &keepBoth{}, say("toast.keep-copy")
	case errors.As(err, new(*otherHead)), errors.As(err, new(*link.Unchecked)):
		d.Toast.Act, d.Toast.Name = &keepBoth{}, say("toast.open-copy")
	case errors.As(err, new(*link.OtherEdition)):
		d.Toast.Act, d.Toast.Name = &keepBoth{}, say("toast.open-position")
	}
}

// Say shows a short message.
func (d *Desk) Say(text string) { d.Toast = Toast{Text: text}; d.version++ }

// offer says what was done, with a button that takes it back.
func (d *Desk) offer(said string, back func() error) {
	d.Say(said)
	if d.back = back; back != nil {
		d.Toast.Act, d.Toast.Name = &undoChange{}, say("common.undo")
	}
}

// forgetBack takes the offer away when something else is done.
func (d *Desk) forgetBack() {
	if _, undoes := d.Toast.Act.(*undoChange); undoes {
		d.Toast = Toast{}
	}
	d.back = nil
}

// Back takes back what the message of the moment tells of.
func (d *Desk) Back() error {
	back := d.back
	d.back, d.Toast = nil, Toast{}
	if back == nil {
		return nil
	}
	err := back()
	d.Refresh()
	return err
}
