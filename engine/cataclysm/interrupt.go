package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 3.5 Interrupt. Powers are asked in decreasing effectiveness order. When a weaker one claims the
// interrupt, the stronger ones are asked again, the strongest first. Each may change its mind, and
// so on until no stronger power claims it.
type interrupt struct {
	Todo    []Power // still to be asked, the next one first
	Started bool
	Claim   Power // the power that claims the interrupt now; the result
}

// canInterrupt reports whether the power may interrupt now: its ideology was not the last to have
// a counter drawn or played from reserve, and its reserve can be played. A resource never can, nor
// can an offensive that needs another one from the cup (4.1).
func (t *Table) canInterrupt(p Power) bool {
	if !t.active(p) || t.LastDrawn != NoIdeology && t.LastDrawn == t.ideology(p) {
		return false
	}
	return t.canPlay(p, t.reserve(p), Reserve)
}

// canPlay reports whether a counter could be played now, coming from the cup or the
// reserve (3.7).
func (t *Table) canPlay(p Power, k Kind, from Box) bool {
	switch {
	case k == Flag || k == IlDuce:
		return t.canPlayFlag(p, k)
	case k == Offensive:
		return t.canPlayOffensive(p, from)
	case k.IsUnit():
		return t.canPlace(p, k)
	case k.IsUpgrade():
		return t.canUpgrade(p, k)
	}
	return false
}

// playReserve takes a counter out of reserve to play it. The power's ideology may not interrupt
// next.
func (t *Table) playReserve(p Power, k Kind) {
	t.move(p, k, Reserve, Hand)
	t.LastDrawn = t.ideology(p)
}

// listPowersToAsk sets the powers to ask: all that may interrupt, or those stronger than the
// claim.
func (i *interrupt) listPowersToAsk(t *Table) {
	i.Todo = nil
	for _, p := range t.decreasing(t.activePowers()) {
		if p == i.Claim {
			return
		}
		if t.canInterrupt(p) {
			i.Todo = append(i.Todo, p)
		}
	}
}

func (i *interrupt) Waiting(t *Table) bool {
	return i.Started && len(i.Todo) > 0 && t.canInterrupt(i.Todo[0])
}

func (i *interrupt) Open(t *Table) []engine.Decision {
	p := i.Todo[0]
	q := ask(p, "interrupt", "3.5", counterRef(p, t.reserve(p)), verb("interrupt"), verb(engine.Pass))
	if i.Claim != NoPower {
		q.Kind, q.About = "interrupt-first", powerRef(i.Claim)
	}
	return []engine.Decision{q}
}

func (i *interrupt) Take(t *Table, e engine.Entry) events {
	p := i.Todo[0]
	i.Todo = i.Todo[1:]
	if e.Choice.Verb == engine.Pass {
		return nil
	}
	i.Claim = p
	i.listPowersToAsk(t)
	return events{say("claim-interrupt", "3.5", p, counterRef(p, t.reserve(p)), "", 0)}
}

// Next asks again if a right has changed the table so that the claim is no longer possible.
func (i *interrupt) Next(t *Table, _ step) (step, bool, events) {
	if !i.Started {
		i.Started = true
		i.listPowersToAsk(t)
		return nil, len(i.Todo) == 0, nil
	}
	if i.Todo = slices.DeleteFunc(i.Todo, func(p Power) bool { return !t.canInterrupt(p) }); len(i.Todo) > 0 {
		return nil, false, nil
	}
	if i.Claim != NoPower && !t.canInterrupt(i.Claim) {
		i.Claim = NoPower
		i.listPowersToAsk(t)
		return nil, len(i.Todo) == 0, nil
	}
	return nil, true, nil
}

var _ = register("interrupt", &interrupt{})
