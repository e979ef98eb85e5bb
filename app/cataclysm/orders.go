package cataclysm

import (
	"interbellum/app/face"
	rules "interbellum/engine/cataclysm"
)

// Order is a standing order in words.
func (Face) Order(kind string) face.Order {
	for _, o := range rules.Game().Orders {
		if o.Kind != kind {
			continue
		}
		words := face.Order{Title: book.Say("order." + kind), Says: book.Say("order." + kind + ".about"), Later: []string{say("order.later")}}
		if kind == "return" {
			words.Later = []string{say("order.later.return")}
		}
		for _, setting := range o.Settings {
			words.Settings = append(words.Settings, book.Say("order."+kind+".setting."+setting))
		}
		return words
	}
	return face.Order{}
}

// AlwaysAsked says what no order answers.
func (Face) AlwaysAsked() string { return say("order.always-asked") }
