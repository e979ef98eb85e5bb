// Package wire is what a page and the computer players write to one another, as JSON.
package wire

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

// A Message is a question, or takes one back. V is what it has the view as: who asks has the view, who answers its text.
type Message[V any] struct {
	ID     int             `json:"id"`
	Cancel bool            `json:"cancel,omitempty"` // the question of that number: think no more about it
	Game   string          `json:"game,omitempty"`
	Style  string          `json:"style,omitempty"` // "hard", "normal-bold"
	Seed   uint64          `json:"seed,omitempty"`
	View   V               `json:"view,omitempty"` // what the seat sees
	Asked  engine.Decision `json:"asked,omitzero"` // what it is asked

	Changed []engine.File `json:"changed,omitempty"` // data files that are otherwise than shipped, of a match under a house edition

	Rights []engine.Decision `json:"rights,omitempty"` // what else it may do
	Last   string            `json:"last,omitempty"`   // what it did last, in words
}

// A Reply answers one question, and is the last message about it.
type Reply struct {
	ID       int         `json:"id"`
	Choice   string      `json:"choice,omitempty"`  // in words, one of the legal ones, or the use of a right
	Instead  string      `json:"instead,omitempty"` // the next best one, where any was weighed
	Less     int         `json:"less,omitempty"`    // how much less that is worth, in hundredths of a victory point
	Ahead    bool        `json:"ahead,omitempty"`   // what each leads to has been looked at
	Opening  string      `json:"opening,omitempty"` // that the program follows
	Canceled bool        `json:"canceled,omitempty"`
	Error    *words.Text `json:"error,omitempty"` // why there is no answer; its arguments are texts (web/bots.js writes one too)
}
