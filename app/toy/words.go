package toy

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/words/english"
)

// verbs are the answers that name a house, as they stand on its card.
var verbs = map[string]string{"raid": "Raid", "treaty": "Offer a treaty", "bequeath": "Make heir", "surrender": "Surrender to"}

// Question puts a decision into a sentence.
func (f Face) Question(_ *face.Sight, d engine.Decision) face.Question {
	who, about := f.name(d.Seat), f.name(f.of(d.About))
	q := face.Question{}
	switch d.Kind {
	case "deal-hand":
		q.Text, q.Why = "Which card is dealt to "+about+"?", "Its holder alone looks at it."
	case "deal-parcel":
		q.Text, q.Why = "Which card becomes "+about+"’s parcel?", "Nobody at the table should look at it."
	case "bid":
		q.Text, q.Why = "How much does "+who+" bid for the wind?", "All houses bid in secret; only the highest bid is paid."
		q.Steps, q.After = []string{"Harvest", "Parcels", "Bids"}, []string{"Turns", "Unpacking"}
	case "draw":
		q.Text = "Which counter is drawn from the cup?"
	case "interrupt":
		q.Text, q.Why = "Does "+who+" whistle and act before the next counter?", "The whistle is given back."
		if d.About != "" {
			q.Why = about + " wants to; a house that ranks above it may go first."
		}
	case "counter":
		q.Text, q.Why = who+"’s counter is drawn: what now?", "It may act, pass, or keep a whistle instead if it has none."
	case "action":
		q.Text = "What does " + who + " do?"
	case "trade-die":
		q.Text, q.Why = "What does the die of "+about+"’s trade show?", "On 1 a storm takes a ship; else half of it comes in gold."
	case "treaty":
		q.Text = "Does " + who + " make a treaty with " + about + "?"
	case "join":
		q.Text, q.Why = "Does "+who+" defend "+about+"?", "Who stands aside is no longer a friend."
		q.Steps, q.After = []string{"Raid declared", "Friends are asked"}, []string{"Battle", "Plunder"}
	case "lay":
		q.Text, q.Why = "Does "+who+" lay a card face down?", "It is added to ships and die, and shown after the dice."
	case "lay-card":
		q.Text = "Which card does " + who + " lay?"
	case "battle-die":
		q.Text = "What does " + about + "’s die in battle show?"
	case "plunder":
		q.Text = "What does " + who + " take from " + about + "?"
	case "keep-parcel":
		q.Text, q.Why = "Does "+who+" keep the card of its parcel?", "If it is buried, another parcel is dealt unseen."
	case "bequeath":
		q.Text, q.Why = who+" collapses: who inherits its gold?", "It has no hope left."
	default:
		q.Text = who + " decides"
	}
	return q
}

// Label puts one answer into words.
func (f Face) Label(s *face.Sight, d engine.Decision, c engine.Choice) face.Label {
	on := f.of(c.On)
	l := face.Label{OnBoard: on != engine.Chance}
	switch c.Verb {
	case engine.Roll:
		l.Text, l.Icon = strconv.Itoa(c.N), "die-"+strconv.Itoa(c.N)
	case "deal":
		l.Text = "A card of " + strconv.Itoa(card(c.On))
	case "draw":
		l.Text = english.Upper(c.On.Name())
	case "bid":
		l.Text = "Bid " + strconv.Itoa(c.N)
		if c.N == 0 {
			l.Text = "Bid nothing"
		}
	case "interrupt":
		l.Text, l.Note = "Whistle", "act before the draw"
	case engine.Pass:
		l.Text, l.Order = passes[d.Kind], 9
		if l.Text == "" {
			l.Text = "Pass"
		}
	case "raid":
		l.Text, l.Note = "Raid "+f.name(on), "costs 1 gold"
	case "treaty":
		l.Text = "Offer a treaty to " + f.name(on)
	case "bequeath":
		l.Text = f.name(on) + " inherits"
	case "surrender":
		l.Text, l.Note, l.Grave = f.name(d.Seat)+" surrenders to "+f.name(on), "it collapses; its friends lose no hope", true
	case "lay":
		l.Text = "Lay a card"
		if c.On != "" {
			l.Text, l.OnBoard = "Lay "+privateCard(f, d.Seat, card(c.On)), true
		}
	case "open-parcel":
		l.Text, l.Note = f.name(d.Seat)+" opens its parcel", "once in each round"
	case engine.Revoke:
		l.Text = f.name(d.Seat) + " takes its bid back"
	default:
		if w, known := plain[c.Verb]; known {
			l.Text, l.Note = w[0], w[1]
		} else {
			l.Text = english.Upper(c.Verb)
		}
	}
	return l
}

// Gathers: whoever holds several houses gathers their bids.
func (Face) Gathers(d engine.Decision) string {
	if d.Kind == "bid" {
		return d.Kind
	}
	return ""
}

// Gathered names the bid of a house.
func (f Face) Gathered(_ *face.Sight, d engine.Decision, c engine.Choice) face.Pick {
	return face.Pick{One: f.name(d.Seat) + " bids " + strconv.Itoa(c.N)}
}

var passes = map[string]string{"interrupt": "Let the counter come", "action": "Do nothing", "lay": "No card"}

var plain = map[string][2]string{
	"act": {"Act", "trade, build, feast, treaty or raid"}, "keep": {"Keep it", ""},
	"trade": {"Trade", "a die: 1 is a storm, else half in gold"}, "build": {"Build a ship", "2 gold"}, "feast": {"Hold a feast", "2 gold for 1 hope"},
	"accept": {"Accept", "the houses become friends"}, "refuse": {"Refuse", ""},
	"join": {"Join the defence", "its ships count"}, "stand-aside": {"Stand aside", "the treaty ends"},
	"take-gold": {"Gold", "2 of it, or what there is"}, "take-fame": {"Fame", "2 renown"},
	"bury": {"Bury it", "it goes back into the deck"},
}
