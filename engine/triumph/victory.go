package triumph

import (
	"interbellum/engine"
)

// 16.0 Victory.

// enoughPoints is what an Economic Victory takes (16.2), enoughCapitals a Military one (16.3).
const (
	enoughPoints   = 25
	enoughCapitals = 2
)

// Victory is how the match has been won.
type Victory struct {
	By   Factions
	Kind string
	Rule engine.Rule
}

// Points are a Faction's Victory Points (16.1), as everybody can add them up, and what is still secret.
type Points struct {
	Production int
	Atomic     int // stages that are Revealed
	Capitals   int // two for each
	Declared   int // less one for each Declaration of War
	Secret     int // Peace Dividends and stages in the Vault
}

// Public is what everybody can add up, Total all of it.
func (p Points) Public() int { return p.Production + p.Atomic + p.Capitals - p.Declared }
func (p Points) Total() int  { return p.Public() + p.Secret }

// points counts a Faction's Victory Points. At the end of the game Blockades do not count (16.5).
func (t *Table) points(f Faction, blocked bool) Points {
	s := t.faction(f)
	p := Points{Production: t.productionLevel(f, blocked), Capitals: 2 * t.rivalCapitals(f), Declared: s.Declared.Len(), Secret: s.Chits.Sum()}
	for _, r := range s.Revealed {
		if r.Tech.Stage() > 0 {
			p.Atomic++
		}
	}
	for _, x := range s.Vault {
		if x.Tech.Stage() > 0 {
			p.Secret++
		}
	}
	return p
}

// score is what a Faction has now, or had when the game was won.
func (t *Table) score(f Faction) Points { return t.points(f, t.Won.Kind != "hegemony") }

// rivalCapitals is how many MainCapitals and SubCapitals of Rivals a Faction controls. Washington is one
// of the West's only while the USA is with it (8.43).
func (t *Table) rivalCapitals(f Faction) (n int) {
	for _, g := range f.Rivals() {
		facts := g.Facts()
		for _, a := range append([]Area{facts.Main}, facts.Subs...) {
			if t.controller(a) == f && (a.Place().Nation != USA || t.usaJoined()) {
				n++
			}
		}
	}
	return n
}

// usaJoined reports whether the USA has ceased to be a Neutral.
func (t *Table) usaJoined() bool { return !t.neutral(USA) }

// 16.2 Economic Victory, at the start of a New Year. Of two who have enough, the greater total wins;
// equal ones share it (see RULINGS.md).
func (t *Table) economicVictory() events {
	return t.most("economic", "16.2", enoughPoints, true)
}

// 16.5 Economic Hegemony, at the end of the last Year.
func (t *Table) economicHegemony() events {
	return t.most("hegemony", "16.5", -enoughPoints, false)
}

// most lets the Factions with the most points win, if they have so many, and shows what was secret.
func (t *Table) most(kind string, rule engine.Rule, least int, blocked bool) (seen events) {
	var by Factions
	for _, f := range AllFactions {
		if kind == "hegemony" && t.outdone(f) {
			continue
		}
		switch n := t.points(f, blocked).Total(); {
		case n > least || n == least && by == 0:
			by, least = SetOf(f), n
		case n == least:
			by = by.With(f)
		}
	}
	if by == 0 {
		return nil
	}
	for _, f := range AllFactions {
		seen = append(seen, say("points-shown", rule, f, factionRef(f), "", t.points(f, blocked).Total()))
	}
	return append(seen, t.win(by, kind, rule)...)
}

// 18.4 outdone reports whether a Faction is the Ally with fewer points: the Axis is compared to the other.
func (t *Table) outdone(f Faction) bool {
	g := t.ally(f)
	if g == NoFaction {
		return false
	}
	mine, theirs := t.points(f, false).Total(), t.points(g, false).Total()
	return mine < theirs || mine == theirs && f > g
}

// 16.3 Military Victory: two MainCapitals or SubCapitals of Rivals at the same time.
func (t *Table) militaryVictory() events {
	for _, f := range AllFactions {
		if t.rivalCapitals(f) >= enoughCapitals {
			return t.win(SetOf(f), "military", "16.3")
		}
	}
	return nil
}

func (t *Table) win(by Factions, kind string, rule engine.Rule) (seen events) {
	t.Won = Victory{by, kind, rule}
	for _, f := range by.List() {
		seen = append(seen, say("victory", rule, f, factionRef(f), engine.Ref("victory/"+kind), t.score(f).Total()))
	}
	return seen
}

// result scores an ended match.
func result(t *Table) engine.Result {
	r := engine.Result{Kind: t.Won.Kind, Rule: t.Won.Rule}
	for _, f := range AllFactions {
		if t.Won.By.Has(f) {
			r.Winners = r.Winners.With(seatOf(f))
		}
		r.Scores = append(r.Scores, engine.Score{Who: factionRef(f), Seats: seenBy(f), N: t.score(f).Total()})
	}
	return r
}
