package cataclysm

// offensive plays an offensive (3.7.1, 8.1). The counter is in Hand, at civilian commitment with a
// second one. All actions come from this one play, so units that deploy in it stay marked until it
// ends (8.4.2).
type offensive struct {
	noQuestions
	Power   Power
	Started bool
}

// actionsOf is how many military actions a play of offensives brings (4.1): at civilian commitment
// two markers bring one.
func (t *Table) actionsOf(p Power) int {
	return max(t.Card(p, t.Powers[p].Commitment).ActionsPerOffensive.Num, 1)
}

func (o *offensive) Next(t *Table, _ step) (step, bool, events) {
	if o.Started || !t.active(o.Power) {
		return nil, true, nil
	}
	o.Started = true
	n := t.actionsOf(o.Power)
	return &militaryActions{Power: o.Power, Left: int8(n)}, false, events{say("offensive", "8.1", o.Power, counterRef(o.Power, Offensive), "", n)}
}

// canPlayOffensive reports whether an offensive, drawn from the cup or held in reserve, may be
// played now (4.1, 8.1, 12.3): at civilian commitment the drawn one needs another in reserve, and
// none can be played from there; a Communist power in Collective Security plays none; and there
// must be something to spend an action on.
func (t *Table) canPlayOffensive(p Power, from Box) bool {
	if !t.active(p) || t.ideology(p) == Communism && t.Powers[p].Posture == CollectiveSecurity {
		return false
	}
	if t.Card(p, t.Powers[p].Commitment).ActionsPerOffensive.Den > 1 && (from != Cup || t.reserve(p) != Offensive) {
		return false
	}
	return t.canSpend(p, t.actionsOf(p))
}

var _ = register("offensive", &offensive{})
