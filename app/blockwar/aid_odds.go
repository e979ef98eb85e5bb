package blockwar

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// Ahead tells what an answer in a Battle, or a move into one, leads to, from what the player sees.
func (f *Face) Ahead(s *face.Sight, _ engine.Decision, c engine.Choice) (list []face.AheadLine) {
	v := f.view(s)
	switch {
	case v.Battle != nil && c.On.Class() == "block" && (c.Verb == "fire" || c.Verb == "strike" || c.Verb == "bomb"):
		list = append(list, fireAhead(v, c))
	case v.Battle != nil && c.On.Class() == "block" && c.Verb == "retreat":
		list = retreatAhead(v, c)
	case c.Verb == "enter":
		list = enterAhead(v, c)
	case c.Verb == "resolve" || c.Verb == "battle":
		list = battleAhead(v, v.AreaOf(c.On))
	}
	return list
}

// odds are those of at least one Hit, for the button of a shot; "" where nothing is fired.
func odds(v *View, c engine.Choice) string {
	if v.Battle == nil || c.On.Class() != "block" {
		return ""
	}
	if x := v.FireOdds(c); x != nil {
		return face.Share(x.Passed, x.Total)
	}
	return ""
}

// fireAhead is a shot: its dice, and how many Hits they may score.
func fireAhead(v *View, c engine.Choice) face.AheadLine {
	x := v.FireOdds(c)
	l := face.AheadLine{Head: v.Say("ahead.fire"), Rule: x.Rule, Dice: v.Say("ahead.fire.dice", x.Dice)}
	if most := x.Mods[0].N; most != 1 {
		l.Dice = v.Say("ahead.fire.dice.more", x.Dice, most)
	}
	sum := 0
	for n, ways := range x.Scores {
		sum += n * ways
		class := "w p-" + v.slugOf(nationIn(v, c.On))
		if n == 0 {
			class = "t"
		}
		l.Parts = append(l.Parts, face.Part{Class: class, Name: v.Say("ahead.fire.hits", n), N: ways, Share: face.Share(ways, x.Total)})
	}
	l.Text = v.Say("ahead.fire.expect", hundredths(v.Words, 100*sum/x.Total))
	return l
}

func nationIn(v *View, r engine.Ref) rules.Nation {
	n, _ := v.unitOf(r)
	return n
}

// hundredths writes a number of CV or Hits with one decimal.
func hundredths(w *Words, n int) string {
	n = (n + 5) / 10
	return w.Say("number.decimal", n/10, n%10)
}

// retreatAhead is what the rest of the Round is likely to cost with the unit and without it.
func retreatAhead(v *View, c engine.Choice) []face.AheadLine {
	f := v.Fight()
	at := -1
	for i := range v.Battle.Units {
		if v.Battle.Units[i].Ref == c.On {
			at = i
		}
	}
	if f == nil || at < 0 {
		return nil
	}
	with, counted := f.After(1)
	without, too := f.Without(at).After(1)
	if !counted || !too {
		return nil
	}
	side := f.Fighters[at].Side
	text := v.Say("ahead.retreat.lost", hundredths(v.Words, without.Mean(side)), hundredths(v.Words, with.Mean(side)), hundredths(v.Words, without.Mean(1-side)), hundredths(v.Words, with.Mean(1-side)))
	return []face.AheadLine{{Head: v.Say("ahead.retreat"), Rule: "12.5", Text: text}}
}

// enterAhead is a move into a Battle: what the border still lets pass, and the odds where the Enemy lies open.
func enterAhead(v *View, c engine.Choice) (list []face.AheadLine) {
	from, to := v.AreaOf(c.On), v.AreaOf(c.To)
	u := unitAt(v, v.Turn.Picked)
	if u == nil {
		return nil
	}
	if chart := v.Chart[u.Type]; chart.Class == rules.Ground {
		for _, b := range v.Borders(to) {
			if b.To == from {
				list = append(list, face.AheadLine{Head: v.Say("ahead.border"), Rule: "11.52", Dice: v.Say("ahead.border.kind", borderName(v.Words, b.Via)), Text: v.Say("ahead.border.left", b.Left()-1, b.Limit)})
			}
		}
	}
	x := *u
	x.From = from
	return append(list, battleAhead(v, to, x)...)
}

// battleAhead is the odds of a Battle that has not begun; where blocks stand upright, how many, and the odds if these are weak or strong.
func battleAhead(v *View, a rules.Area, more ...rules.UnitView) []face.AheadLine {
	if f := v.FightAt(a, v.Active, more...); f != nil {
		return fightLines(v, f)
	}
	hidden := 0
	for _, x := range v.Upright {
		if x.Area == a {
			hidden += x.N
		}
	}
	if hidden == 0 {
		return nil
	}
	list := []face.AheadLine{{Head: v.Say("ahead.battle"), Rule: "12.1", Text: v.Say("ahead.battle.hidden", hidden)}}
	for _, cv := range supposedCV {
		f := v.FightIf(cv, a, v.Active, more...)
		if f == nil {
			continue
		}
		o, counted := f.ToTheEnd()
		if !counted {
			o, counted = f.After(1)
		}
		if counted {
			list = append(list, fightLine(v, f, v.Say("ahead.battle.if", int(cv), v.typeText(v.Supposed(a))), "12.23", &o))
		}
	}
	return list
}

// supposedCV are a weak block and a strong one.
var supposedCV = []uint8{1, 3}

// fightLines are the odds of a Combat Round and of the whole Battle, as far as they can be counted.
func fightLines(v *View, f *rules.SeenFight) (list []face.AheadLine) {
	if o, counted := f.After(1); counted {
		list = append(list, fightLine(v, f, v.Say("ahead.round"), "12.21", &o))
	}
	if o, counted := f.ToTheEnd(); counted {
		name := v.Say("ahead.sea")
		if !f.Sea {
			name = v.Say("ahead.land")
		}
		list = append(list, fightLine(v, f, name, "12.23", &o))
	}
	return list
}

// fightLine is one bar: who is left alone, and what both sides must expect to lose.
func fightLine(v *View, f *rules.SeenFight, name string, rule engine.Rule, o *rules.Odds) face.AheadLine {
	l, stay := face.AheadLine{Head: name, Rule: rule}, v.Say("ahead.both-stay")
	for _, x := range []struct {
		share       uint64
		class, name string
	}{{o.Won[rules.Attacking], "w p-" + v.Slug(f.Attacker), v.Say("ahead.alone", v.Side(f.Attacker))}, {o.Open, "t", stay}, {o.Gone, "t", v.Say("ahead.nobody-stays")},
		{o.Won[rules.Defending], "l p-" + v.Slug(f.Defender), v.Say("ahead.alone", v.Side(f.Defender))}} {
		// What is left of a Battle when counting stops, less than a thousandth, is not worth a part.
		if n := rules.PerMille(x.share); n > 1 || n == 1 && x.name != stay {
			l.Parts = append(l.Parts, face.Part{Class: x.class, Name: x.name, N: n, Share: face.Share(n, 1000)})
		}
	}
	l.Text = v.Say("ahead.lost", v.Side(f.Attacker), hundredths(v.Words, o.Mean(rules.Attacking)), v.Side(f.Defender), hundredths(v.Words, o.Mean(rules.Defending)))
	return l
}
