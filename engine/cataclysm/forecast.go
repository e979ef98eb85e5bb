package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// matchPosition is a position of this game.
type matchPosition = engine.Position[Table]

// A branch is a possible continuation of the match on a copy, with its events.
type branch struct {
	*matchPosition
	seen events
}

// outlook sums up what an answer leads to. This game hides only the order of the cup, which is not
// part of a position, so all players may know it.
func outlook(m engine.Match, e engine.Entry, _ engine.Seats) (o engine.Outlook, err error) {
	before := m.(*matchPosition)
	after, seen, _, err := engine.Try(before, e)
	if err != nil {
		return o, err
	}
	first := branch{after.(*matchPosition), seen}
	o.Sure = append(effects(before, first), first.newQuestions(before, e.Seat)...)
	at := branch{matchPosition: first.matchPosition}
	if defaultAnswers[questionKind(before, e)] != nil {
		at = at.withDefaultAnswers()
	}
	o.Plain = at.Seq() != first.Seq()
	for {
		x := pendingThrow(at.Table(), at.Running())
		if x != nil {
			o.Throws = append(o.Throws, *x)
		}
		if x == nil || x.Need == 0 {
			if o.Plain {
				o.Then = without(effects(first.matchPosition, at), o.Sure)
				o.Then = slices.DeleteFunc(o.Then, func(e engine.Event) bool { return e.Kind == "sudden-death-count" }) // the gain might also be kept in reserve
			}
			return o, nil
		}
		if x.Passed < x.Total {
			o.Else = effects(at.matchPosition, branch{matchPosition: at.matchPosition}.withAllDice(1))
		}
		if x.Passed == 0 {
			return o, nil
		}
		at = at.withAllDice(6)
		if o.Then = at.cancellation(); len(o.Then) == 0 || o.Then[0].N == 0 { // a canceled declaration leaves no effects
			o.Then = without(append(effects(first.matchPosition, at), o.Then...), o.Sure)
		}
		both := slices.Clone(o.Then)
		o.Then, o.Else = without(o.Then, o.Else), without(o.Else, both)
		if x.Kind != "attack-check" {
			return o, nil
		}
		o.Plain, at = true, at.withDefaultAnswers()
	}
}

// newQuestions lists who else is asked a question next that was not asked before, except allies to
// join a war.
func (c branch) newQuestions(before *matchPosition, by engine.Seat) (list events) {
	for _, d := range c.Open() {
		old := slices.ContainsFunc(before.Open(), func(o engine.Decision) bool { return o.Seat == d.Seat && o.Kind == d.Kind })
		if !old && d.Seat != by && d.Seat != engine.Chance && d.Kind != "uphold-alliance" && d.Kind != "gain" {
			list = append(list, consequence("asked", d.Rule, powerAt(d.Seat), d.About, engine.Ref("question/"+d.Kind), 0))
		}
	}
	return list
}

// questionKind is the kind of question that the entry answers.
func questionKind(p *matchPosition, e engine.Entry) string {
	for _, d := range p.Open() {
		if d.Seat == e.Seat && d.Allows(e.Choice) {
			return d.Kind
		}
	}
	return ""
}

// answer goes on with one answer.
func (c branch) answer(d engine.Decision, choice engine.Choice) branch {
	after, seen, _, err := engine.Try(c.matchPosition, d.Answer(c.Seq(), choice, ""))
	if err != nil {
		panic("cataclysm: an answer that was offered is refused: " + err.Error())
	}
	return branch{after.(*matchPosition), append(c.seen[:len(c.seen):len(c.seen)], seen...)}
}

// withAllDice goes on with all dice of the present roll showing the same face.
func (c branch) withAllDice(face int) branch {
	for left := c.Open()[0].Left; left >= 0; left-- {
		c = c.answer(c.Open()[0], engine.Choice{Verb: engine.Roll, N: face})
	}
	return c
}

// defaultAnswers is how the questions of an attempt or an operation are answered if no power adds
// anything: no augmentation, no support, the first path; powers that are asked agree. Only answers
// to these questions are followed to the dice.
var defaultAnswers = map[string][]string{"political-action": {}, "military-action": {}, "activate": {"go", "activate"}, "augment": {"augment"},
	"support": {"done"}, "invasion-path": {"path"}, "primary-defender": {"defender"}, "use-my-units": {"allow"}, "gain": {"cup"},
	"more-targets": {"go"}, "more-allies": {"go"}, "join-attempt": {"accept"}}

// maxDefaultAnswers bounds the default answers of one outlook.
const maxDefaultAnswers = 60

// withDefaultAnswers goes on with default answers to the next roll, or to a question of another
// kind.
func (c branch) withDefaultAnswers() branch {
	for range maxDefaultAnswers {
		open := c.Open()
		if len(open) != 1 || open[0].Seat == engine.Chance {
			return c
		}
		choice, is := defaultAnswer(open[0])
		if !is {
			return c
		}
		c = c.answer(open[0], choice)
	}
	return c
}

func defaultAnswer(d engine.Decision) (engine.Choice, bool) {
	for _, verb := range defaultAnswers[d.Kind] {
		if i := slices.IndexFunc(d.Legal, func(c engine.Choice) bool { return c.Verb == verb }); i >= 0 {
			return d.Legal[i], true
		}
	}
	return engine.Choice{}, false
}

// cancellation is the event of a declaration of war that is canceled since no operation can follow
// it (6.2). N is 1 if that is so whatever the allies decide.
func (c branch) cancellation() events {
	if slices.ContainsFunc(c.seen, isCanceled) {
		return nil // its event has been seen
	}
	for _, s := range c.Running() {
		if d, is := s.(*declaration); is {
			if stays, falls := c.afterAllies(6); falls {
				e := say("war-canceled", "6.2", d.Power, powerRef(d.Power), powerRef(d.Targets.List()[0]), 1)
				if stays {
					e.N = 0
				}
				return events{e}
			}
		}
	}
	return nil
}

func isCanceled(e engine.Event) bool { return e.Kind == "war-canceled" }

// afterAllies follows a declaration through all that allies may decide, to the question of the
// operation that it requires.
func (c branch) afterAllies(deep int) (stays, falls bool) {
	open := c.Open()
	if len(open) != 1 || deep == 0 {
		return true, false
	}
	legal := open[0].Legal
	switch open[0].Kind {
	case "gain":
		legal = legal[:1]
	case "uphold-alliance":
	default:
		return true, false
	}
	for _, choice := range legal {
		after := c.answer(open[0], choice)
		if slices.ContainsFunc(after.seen[len(c.seen):], isCanceled) {
			falls = true
			continue
		}
		s, f := after.afterAllies(deep - 1)
		stays, falls = stays || s, falls || f
	}
	return stays, falls
}

// without removes the events that are in another list.
func without(list, told events) events {
	return slices.DeleteFunc(list, func(e engine.Event) bool { return slices.Contains(told, e) })
}
