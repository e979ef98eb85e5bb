package cataclysm

import (
	"strconv"
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Ahead puts into words what an answer leads to, before it is given.
func (Face) Ahead(s *face.Sight, d engine.Decision, c engine.Choice) (list []face.AheadLine) {
	if c.Verb != "augment" || c.N == 0 {
		return leadsTo(s, d, c)
	}
	for _, l := range leadsTo(s, d, engine.Choice{Verb: "augment"}) {
		if len(l.Parts) > 0 {
			l.Head = say("ahead.unaugmented", l.Head)
			list = append(list, l)
		}
	}
	for _, l := range leadsTo(s, d, c) {
		if len(l.Parts) > 0 {
			l.Head = say("ahead.augmented", l.Head, c.N)
		}
		list = append(list, l)
	}
	return list
}

// augmented is how likely the attacker wins the operation's own combat with so many actions more, as things stand; "" where no
// combat is foreseen.
func augmented(s *face.Sight, d engine.Decision, c engine.Choice) string {
	if s.Ahead == nil || s.Game.Outlook == nil {
		return ""
	}
	o, err := s.Game.Outlook(s.Ahead, d.Answer(s.Ahead.Seq(), c, ""), s.Seats)
	if err != nil {
		return ""
	}
	share := ""
	for i := range o.Throws {
		x, won := &o.Throws[i], 0
		if !strings.HasSuffix(x.Kind, "-combat") || x.Total == 0 {
			continue
		}
		for _, y := range x.Outcomes {
			if y.Kind == "combat-won" && y.Seat == x.Seat {
				won += y.Ways
			}
		}
		share = face.Share(won, x.Total)
	}
	return share
}

// leadsTo is what one answer leads to.
func leadsTo(s *face.Sight, d engine.Decision, c engine.Choice) []face.AheadLine {
	if s.Ahead == nil || s.Game.Outlook == nil {
		return nil
	}
	o, err := s.Game.Outlook(s.Ahead, d.Answer(s.Ahead.Seq(), c, ""), s.Seats)
	if err != nil {
		return nil
	}
	w := &foresight{v: viewOf(s), on: c.On}
	w.add("", o.Sure)
	for i := range o.Throws {
		if w.shown(&o.Throws[i]) {
			continue
		}
		w.lines = append(w.lines, w.throw(&o.Throws[i], o.Plain))
	}
	check := len(o.Throws) > 0 && o.Throws[0].Need > 0
	switch {
	case check:
		w.add(say("ahead.passed")+" ", o.Then)
		w.add(say("ahead.failed")+" ", o.Else)
	default:
		w.add("", o.Then)
	}
	return w.lines
}

// odds are those of the check that an answer leads to, for its button; "" where there is
// none.
func odds(s *face.Sight, c engine.Choice) string {
	if s.Ahead == nil {
		return ""
	}
	if x := rules.CheckOdds(s.Ahead, c); x != nil {
		return face.Share(x.Passed, x.Total)
	}
	return ""
}

// foresight puts consequences into sentences, those of a kind into one.
type foresight struct {
	v     *rules.View
	on    engine.Ref // what the answer is about: that it changes hands is plain
	lines []face.AheadLine
	text  []string
}

func (w *foresight) say(kind string, arguments ...any) {
	w.text = append(w.text, say(kind, arguments...))
}

// add writes the sentences of some consequences, the gravest first.
func (w *foresight) add(before string, list []engine.Event) {
	w.text = nil
	for _, part := range []func([]engine.Event){w.canceled, w.flags, w.wars, w.allies, w.table, w.points} {
		part(list)
	}
	if len(w.text) > 0 {
		w.lines = append(w.lines, face.AheadLine{Head: before, Text: strings.Join(w.text, " "), Bad: anyOf(list, "war-canceled")})
	}
}

func anyOf(list []engine.Event, kind string) bool {
	for _, e := range list {
		if e.Kind == kind {
			return true
		}
	}
	return false
}

func (w *foresight) canceled(list []engine.Event) {
	for _, e := range list {
		switch {
		case e.Kind == "war-canceled" && e.N == 1:
			w.say("ahead.canceled")
		case e.Kind == "war-canceled":
			w.say("ahead.may-be-canceled")
		case e.Kind == "operation-canceled":
			w.say("ahead.action-lost")
		}
	}
}

// among names the powers of a kind of event, those with the same number together.
func among(list []engine.Event, kind string, n int) (names []string) {
	for _, e := range list {
		if e.Kind == kind && e.N == n && e.Seat != engine.Chance {
			names = append(names, the(eventPower(e)))
		}
	}
	return names
}

func (w *foresight) flags(events []engine.Event) {
	for n := 1; n <= 6; n++ {
		switch names := among(events, "gain", n); {
		case len(names) == 0:
		case len(names) == 1:
			w.say("ahead.flags.one", names[0], flagsOf(n))
		default:
			w.say("ahead.flags.each", names, flagsOf(n))
		}
	}
}

// flagsOf writes "a flag", "2 flags".
func flagsOf(n int) string {
	if n == 1 {
		return say("ahead.flag")
	}
	return say("ahead.flags", n)
}

func (w *foresight) wars(events []engine.Event) {
	for _, kind := range []string{"at-war", "peace"} {
		for p := rules.Power(1); p <= rules.PowerCount; p++ {
			var foes []string
			for _, e := range events {
				if e.Kind == kind && eventPower(e) == p {
					foes = append(foes, the(powerOf(e.To)))
				}
			}
			if len(foes) > 0 {
				w.say("ahead."+kind, append([]string{the(p)}, foes...))
			}
		}
	}
}

func (w *foresight) allies(events []engine.Event) {
	for _, e := range events {
		switch e.Kind {
		case "asked":
			if kind := "ahead.asked." + e.To.Name(); book.Has(kind) { // of other questions a player need not know before answering
				w.say(kind, powerText(eventPower(e)))
			}
		case "alliance-broken":
			w.say("ahead.leaves-alliance", powerText(eventPower(e)))
		}
	}
	if names := append(among(events, "alliance", 2), among(events, "alliance", 3)...); len(names) > 1 {
		w.say("ahead.alliance", names)
	}
}

// table is what changes on the table itself.
func (w *foresight) table(list []engine.Event) {
	for _, e := range list {
		kind := "ahead." + e.Kind
		switch e.Kind {
		case "control":
			if e.On == w.on {
				continue
			}
			if eventPower(e) == rules.NoPower {
				kind += ".lost"
			}
		case "stability-test":
			if e.N != 0 {
				kind += ".modified"
			}
		case "sudden-death-count":
			if !w.v.SuddenDeath && w.v.Crises != 2 {
				continue
			}
		case "war-status", "last-turn", "marker-removed", "stability", "destroyed", "collapse", "surrender", "game-over":
		default:
			continue
		}
		about := subjectOf(w.v.Book, e)
		w.text = append(w.text, about.say(kind))
	}
}

func (w *foresight) points(list []engine.Event) {
	var parts []string
	for _, e := range list {
		if e.Kind == "points" {
			parts = append(parts, say("ahead.points.of", powerText(eventPower(e)), e.N))
		}
	}
	if len(parts) > 0 {
		w.say("ahead.points", parts)
	}
}

// shown reports whether the panel of the battle has these odds already.
func (w *foresight) shown(x *engine.Throw) bool {
	b := w.v.Battle
	if b == nil || len(b.Combats) == 0 || x.Kind != b.Combats[0].Kind+"-combat" {
		return false
	}
	won := 0
	for _, o := range x.Outcomes {
		if o.Kind == "combat-won" && o.Seat == x.Seat {
			won += o.Ways
		}
	}
	return x.Total == b.Combats[0].Odds.Total && won == b.Combats[0].Odds.Win
}

// throw is a check or a combat to come, with its dice, modifiers and odds.
func (w *foresight) throw(x *engine.Throw, plain bool) face.AheadLine {
	l := face.AheadLine{Head: throwName(x), Rule: x.Rule, Dice: dice(x)}
	if x.Against != nil {
		l.Dice = say("ahead.dice", l.Dice, dice(x.Against))
	}
	for _, y := range []*engine.Throw{x, x.Against} {
		if y == nil {
			continue
		}
		for _, m := range y.Mods {
			l.Mods = append(l.Mods, face.Mod{Text: modifierName(string(m.Rule)), N: m.N, Rule: m.Rule})
		}
	}
	if x.Need > 0 {
		l.Odds = face.Share(x.Passed, x.Total)
		return l
	}
	w.outcomes(&l, x)
	if plain && strings.HasSuffix(x.Kind, "-combat") {
		l.Text = joined(l.Text, say("ahead.plain"))
	}
	return l
}

func throwName(x *engine.Throw) string {
	switch {
	case x.Need == 0 || x.Kind == "stability-test":
		return rollName(engine.Event{To: engine.Ref(x.Kind), On: x.About})
	}
	return say("ahead.check", powerText(rules.Power(x.Seat)))
}

func dice(x *engine.Throw) string { return diceWord(x.Dice) }

// outcomes adds up the results that a combat or a round of a civil war may have.
func (w *foresight) outcomes(l *face.AheadLine, x *engine.Throw) {
	var ways [3]int
	var losses [2]int
	triumph := 0
	for _, o := range x.Outcomes {
		switch {
		case o.Kind == "combat-tied":
			ways[1] += o.Ways
			losses[0], losses[1] = losses[0]+o.Ways, losses[1]+o.Ways
		case o.Kind == "combat-won" && o.Seat == x.Seat:
			ways[0] += o.Ways
			losses[1] += o.N * o.Ways
		case o.Kind == "combat-won":
			ways[2] += o.Ways
			losses[0] += o.N * o.Ways
		case o.Kind == "triumph" && o.Seat == x.Seat:
			triumph = o.Ways
		}
	}
	if x.Against == nil || ways[0]+ways[1]+ways[2] == 0 {
		return
	}
	names := [3]string{fighterName(x.Seat, x.About), say("odds.tie"), fighterName(x.Against.Seat, x.About)}
	slugs := [3]string{"w p-" + ownerSlug(rules.Power(x.Seat)), "t", "l p-" + ownerSlug(rules.Power(x.Against.Seat))}
	for i, n := range ways {
		l.Parts = append(l.Parts, face.Part{Class: slugs[i], Name: names[i], N: n, Share: face.Share(n, x.Total)})
	}
	l.Text = say("ahead.losses", tenth(losses[0], x.Total), tenth(losses[1], x.Total))
	if triumph > 0 {
		l.Text = say("ahead.losses.triumph", tenth(losses[0], x.Total), tenth(losses[1], x.Total), face.Share(triumph, x.Total))
	}
}

// tenth writes a ratio with one decimal.
func tenth(n, of int) string {
	t := (20*n/max(of, 1) + 1) / 2
	return strconv.Itoa(t/10) + "." + strconv.Itoa(t%10)
}

// fighterName is a side of a combat: a power, or the place that defends itself.
func fighterName(seat engine.Seat, about engine.Ref) string {
	if p := rules.Power(seat); p >= 1 && p <= rules.PowerCount {
		return shortName(p)
	}
	return place(about)
}
