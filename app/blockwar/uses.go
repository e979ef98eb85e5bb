package blockwar

import (
	"slices"
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// What a card of the hand can do now is what the legal answers say: those that name it, and those after which it can be named.

var _ face.Holder = (*Face)(nil)

// Held are the cards of the looking player: in hand, in the Secret Vault, and committed.
func (f *Face) Held(s *face.Sight) (cards []engine.Ref) {
	v := f.view(s)
	for i := range v.Factions {
		if own := v.Factions[i].Own; own != nil {
			cards = append(append(append(cards, inHand(own)...), inVault(own)...), own.Command, own.Under)
		}
	}
	return slices.DeleteFunc(cards, func(c engine.Ref) bool { return c == "" })
}

func inHand(own *rules.OwnView) []engine.Ref {
	return append(refsOf("action", own.Action), refsOf("investment", own.Investment)...)
}

func inVault(own *rules.OwnView) (cards []engine.Ref) {
	for _, x := range own.Vault {
		cards = append(cards, refsOf("investment", []int{int(x.Card), int(x.Pair)})...)
	}
	return cards
}

// Uses are the ways to use a card at a question to its holder.
func (f *Face) Uses(s *face.Sight, d engine.Decision, card engine.Ref) (uses []face.Use) {
	v := f.view(s)
	own := FactionView(v, rules.Faction(d.Seat)).Own
	if s.Past || own == nil || card == "" {
		return nil
	}
	held, hidden := slices.Contains(inHand(own), card), slices.Contains(inVault(own), card)
	for _, c := range d.Legal {
		if then, is := plays(s, d, c, card); is && (held || hidden && c.Verb == "reveal") {
			words := c.Words()
			for _, more := range then {
				words += " " + more.Words()
			}
			uses = append(uses, face.Use{Choice: c, Words: words, Label: useLabel(f, s, d, c, card)})
		}
	}
	return uses
}

// leadsToCards are the questions whose answers may leave open which card is meant. Of others it is not asked what follows: that takes time.
var leadsToCards = map[string]bool{"government": true, "command": true, "secret-tech": true}

// plays reports whether an answer plays a card: it names it, or the card can be named next. Where the next answer does nothing but name
// it, it is given too.
func plays(s *face.Sight, d engine.Decision, c engine.Choice, card engine.Ref) (then []engine.Choice, is bool) {
	switch {
	case c.On == card || c.To == card && c.On.Class() == card.Class():
		return nil, true
	case !leadsToCards[d.Kind] || c.On != "" && c.On.Class() != "tech" || c.Verb == engine.Pass || s.Follow == nil:
		return nil, false
	case c.Verb == "secret-technology": // which, is asked before the cards
		return nil, slices.ContainsFunc(d.Legal, func(o engine.Choice) bool {
			if o.Verb != "technology" {
				return false
			}
			_, is := plays(s, d, o, card)
			return is
		})
	}
	for _, next := range s.Follow(c) {
		if next.On == card && next.To == "" {
			return []engine.Choice{next}, true
		}
		is = is || next.On == card || next.To == card
	}
	return nil, is
}

// useLabel is an answer as the use of one card: what the card says itself is left out.
func useLabel(f *Face, s *face.Sight, d engine.Decision, c engine.Choice, card engine.Ref) face.Label {
	v, l := f.view(s), f.Label(s, d, c)
	l.Order, l.OnBoard = 0, false
	if d.Kind == "command" || d.Kind == "command-card" {
		return v.commitLabel(d, c, card, l)
	}
	if text := v.Texts.Fill("use."+c.Verb, v.answerSlots(d, c)); text != "" {
		l.Text, l.Note = text, v.Texts.Fill("use."+c.Verb+".note", v.answerSlots(d, c))
	}
	if c.Verb == "pair" {
		return v.pairUse(d, c, card, l)
	}
	if c.Verb == "industry" || c.Verb == "loyalty" {
		l.Note = v.Say("use.factories", v.Investment(numberOf(card)).Factory)
	}
	return l
}

// pairUse is a pair with the card, named by the other one.
func (v *View) pairUse(d engine.Decision, c engine.Choice, card engine.Ref, l face.Label) face.Label {
	other, stays := c.To, card
	if c.To == card {
		other, stays = c.On, c.On
	}
	l.Icon, l.Text, l.Note = v.cardIcon(other), v.Say("use.pair", v.Ends(other)), v.Say("use.pair.number", other.Name())
	if d.Kind == "tech-pair" {
		l.Note = v.Say("use.pair.stays", other.Name(), stays.Name())
	}
	return l
}

// commitLabel says what a card would be worth if it were committed.
func (v *View) commitLabel(d engine.Decision, c engine.Choice, card engine.Ref, l face.Label) face.Label {
	l.Text, l.Note = v.Say("use.commit"), v.Say("use.commit.bluff")
	if c.Verb == "commit-two" {
		l.Text = v.Say("use.commit-two")
	}
	if card.Class() != "action" {
		return l
	}
	l.Note = v.Say("use.commit.emergency", v.FactionFacts(rules.Faction(d.Seat)).Emergency)
	if a := v.Action(numberOf(card)); a.ValidIn(v.Phase) {
		l.Note = v.Say("use.commit.valid", a.Value)
	}
	return l
}

// Together are the discards of a hand that is over its size, and the Factories that are played one after the other.
func (f *Face) Together(s *face.Sight, d engine.Decision) (face.Use, bool) {
	v, n := f.view(s), len(s.Marked)
	discards := d.Kind == "hand-size" && d.Left > 0
	if !discards && d.Kind != "industry" && d.Kind != "loyalty" {
		return face.Use{}, false
	}
	var words, names []string
	var first engine.Choice
	sum := 0
	for _, card := range s.Marked {
		for _, c := range d.Legal {
			if c.On == card {
				words, names, sum = append(words, c.Words()), append(names, v.Ends(card)), sum+c.N
				first = c
			}
		}
	}
	u := face.Use{Choice: first, Words: strings.Join(words, " "), Label: face.Label{Icon: "i-check"}}
	switch {
	case !discards:
		u.Label.Text, u.Label.Note = v.Say("hand.factories", n, sum), v.Say("hand.named", names)
	case n > d.Left+1:
		u.Words, u.Label.Text = "", v.Say("hand.unmark", n-d.Left-1)
	case n <= d.Left:
		u.Words, u.Label.Text = "", v.Say("hand.mark", d.Left+1-n)
	default:
		u.Label.Text, u.Label.Note = v.Say("hand.discard", n), v.Say("hand.named", names)
	}
	return u, true
}
