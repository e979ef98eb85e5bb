package blockwar

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
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
		list = battleAhead(v, v.FightAt(v.AreaOf(c.On), v.Active), v.AreaOf(c.On))
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
	l := face.AheadLine{Head: "Fire", Rule: x.Rule, Dice: diceOf(x.Dice) + " that hit on " + upTo(x.Mods[0].N)}
	sum := 0
	for n, ways := range x.Scores {
		sum += n * ways
		class := "w p-" + v.slugOf(nationIn(v, c.On))
		if n == 0 {
			class = "t"
		}
		l.Parts = append(l.Parts, face.Part{Class: class, Name: english.Count(n, "Hit"), N: ways, Share: face.Share(ways, x.Total)})
	}
	l.Text = "Hits to expect: " + hundredths(100*sum/x.Total)
	return l
}

func nationIn(v *View, r engine.Ref) rules.Nation {
	n, _ := v.unitOf(r)
	return n
}

func diceOf(n int) string {
	if n == 1 {
		return "1 die"
	}
	return strconv.Itoa(n) + " dice"
}

func upTo(n int) string {
	if n == 1 {
		return "1"
	}
	return "1 to " + strconv.Itoa(n)
}

// hundredths writes a number of CV or Hits with one decimal.
func hundredths(n int) string {
	n = (n + 5) / 10
	return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10)
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
	return []face.AheadLine{{Head: "The rest of the Round", Rule: "12.5", Dice: "", Text: "Strength to lose: " + hundredths(without.Mean(side)) + " without it, " + hundredths(with.Mean(side)) +
		" if it fires; to take: " + hundredths(without.Mean(1-side)) + " and " + hundredths(with.Mean(1-side))}}
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
				list = append(list, face.AheadLine{Head: "Border", Rule: "11.52", Dice: b.Via.String() + ",", Text: strconv.Itoa(b.Left()-1) + " of " + strconv.Itoa(b.Limit) + " still free after it"})
			}
		}
	}
	x := *u
	x.From = from
	return append(list, battleAhead(v, v.FightAt(to, v.Active, x), to)...)
}

// battleAhead is the odds of a Battle that has not begun; where blocks stand upright, how many.
func battleAhead(v *View, f *rules.SeenFight, a rules.Area) []face.AheadLine {
	if f != nil {
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
	return []face.AheadLine{{Head: "The Battle", Rule: "12.1", Text: english.Count(hidden, "block") + " upright there: nobody knows the odds before they are turned up"}}
}

// fightLines are the odds of a Combat Round and of the whole Battle, as far as they can be counted.
func fightLines(v *View, f *rules.SeenFight) (list []face.AheadLine) {
	if o, counted := f.After(1); counted {
		list = append(list, fightLine(v, f, "This Round", "12.21", &o))
	}
	if o, counted := f.ToTheEnd(); counted {
		name := "To the end"
		if !f.Sea {
			name = "If it is fought on, Round after Round"
		}
		list = append(list, fightLine(v, f, name, "12.23", &o))
	}
	return list
}

// fightLine is one bar: who is left alone, and what both sides must expect to lose.
func fightLine(v *View, f *rules.SeenFight, name string, rule engine.Rule, o *rules.Odds) face.AheadLine {
	l := face.AheadLine{Head: name, Rule: rule}
	for _, x := range []struct {
		share       uint64
		class, name string
	}{{o.Won[rules.Attacking], "w p-" + v.Slug(f.Attacker), v.alone(f.Attacker)}, {o.Open, "t", stay}, {o.Gone, "t", "nobody stays"},
		{o.Won[rules.Defending], "l p-" + v.Slug(f.Defender), v.alone(f.Defender)}} {
		if n := rules.PerMille(x.share); n > 1 || n == 1 && x.name != stay {
			l.Parts = append(l.Parts, face.Part{Class: x.class, Name: x.name, N: n, Share: face.Share(n, 1000)})
		}
	}
	l.Text = "Strength to lose: " + v.The(f.Attacker) + " " + hundredths(o.Mean(rules.Attacking)) + ", " + v.The(f.Defender) + " " + hundredths(o.Mean(rules.Defending))
	return l
}

// stay is said of a Battle that goes on. What is left of it when counting stops, less than a thousandth, is not worth a part.
const stay = "both stay"

func (w *Words) alone(f rules.Faction) string {
	return w.bare(f) + " alone"
}
