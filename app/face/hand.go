package face

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/engine"
)

// A Holder is the face of a game whose cards are played from the hand. What a card can do is what the legal answers say.
type Holder interface {
	// Held are the cards of the looking player.
	Held(*Sight) []engine.Ref
	// Uses are the ways to use a card of the hand at a question; none where it cannot be used now.
	Uses(*Sight, engine.Decision, engine.Ref) []Use
	// Together is what the marked cards of the Sight do at a question whose cards are given together: without words, more
	// of them must be marked. It is false where a card is used by itself.
	Together(*Sight, engine.Decision) (Use, bool)
}

// A Use is one way to use a card.
type Use struct {
	Choice engine.Choice // the legal answer that begins it
	Words  string        // that answer, and those that go on with it, with spaces between
	Label  Label
}

// HandPanel is the id of the panel that shows the hand.
const HandPanel = "in-hand"

// CardAction is the name of the action that a tap on a card of the hand sends; its value is the card.
const CardAction = "card"

// Tap sends it.
func Tap(ctx app.Context, card engine.Ref) { ctx.NewActionWithValue(CardAction, card) }
