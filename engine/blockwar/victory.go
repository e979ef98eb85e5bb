package blockwar

import "interbellum/engine"

// Victory.

// EnoughPoints is what an Economic Victory takes, enoughCapitals a Military one, where a scenario does not say otherwise.
const (
	EnoughPoints   = 25
	enoughCapitals = 2
)

// Victory is how the match has been won.
type Victory struct {
	By   Set
	Kind string
	Rule engine.Rule
}

// Points are a Faction's Victory Points, as everybody can add them up, and what is still secret.
type Points struct {
	Production int
	Atomic     int // stages that are Revealed
	Capitals   int // two for each
	More       int // of other kinds
	Declared   int // less one for each Declaration of War
	Secret     int // Peace Dividends and stages in the Vault
}

// Public is what everybody can add up, Total all of it.
func (p Points) Public() int { return p.Production + p.Atomic + p.Capitals + p.More - p.Declared }
func (p Points) Total() int  { return p.Public() + p.Secret }

// Points counts a Faction's Victory Points. At the end of the game Blockades do not count.
func (t *Table) Points(f Faction, blocked bool) Points {
	s := t.Faction(f)
	p := Points{Production: t.ProductionLevel(f, blocked), Capitals: 2 * t.captured(f, false), Declared: t.FactionFacts(f).Penalty * s.Declared.Len(),
		Secret: s.Chits.Sum(), More: t.Hooks.ExtraPoints(t, f)}
	for _, r := range s.Revealed {
		if t.TechFacts(r.Tech).Stage > 0 {
			p.Atomic++
		}
	}
	for _, x := range s.Vault {
		if t.TechFacts(x.Tech).Stage > 0 {
			p.Secret++
		}
	}
	return p
}

// score is what a Faction has now, or had when the game was won.
func (t *Table) score(f Faction) Points { return t.Points(f, t.Won.Kind != "hegemony") }

// WinningCapitals is how many MainCapitals and SubCapitals a Faction controls that count for a Military Victory.
func (t *Table) WinningCapitals(f Faction) int { return t.captured(f, t.Hooks.RivalCapitalsWin) }

// captured counts those of Enemies, or of all Rivals; none of a Power that is still Neutral. Where the Side that holds one or the Side
// that lost it fights apart, it is enough that these two are Enemies.
func (t *Table) captured(f Faction, rivals bool) (n int) {
	for _, g := range t.rivals(f) {
		for _, a := range t.FactionFacts(g).Capitals() {
			power, holder := t.Place(a).Nation, t.Controller(a)
			if t.PlayerOf(holder) == f && !t.Neutral(power) && (rivals || t.Enemies(f, g) || t.Enemies(holder, t.SideOf(power))) {
				n++
			}
		}
	}
	return n
}

// Economic Victory, at the start of a New Year. Of two who have enough, the greater total wins;
// equal ones share it (see RULINGS.md).
func (t *Table) EconomicVictory() events {
	return t.most("economic", t.Rule.Economic, t.Terms().Points, true)
}

// Economic Hegemony, at the end of the last Year.
func (t *Table) EconomicHegemony() events {
	return t.most("hegemony", t.Rule.Hegemony, -EnoughPoints, false)
}

// most lets the Factions with the most points win, if they have so many, and shows what was secret.
func (t *Table) most(kind string, rule engine.Rule, least int, blocked bool) (seen events) {
	var by Set
	for _, f := range t.playing() {
		if kind == "hegemony" && t.Hooks.IgnoredInScoring(t, f) {
			continue
		}
		switch n := t.Points(f, blocked).Total(); {
		case n > least || n == least && by == 0:
			by, least = SetOf(f), n
		case n == least:
			by = by.With(f)
		}
	}
	if by == 0 {
		return nil
	}
	for _, f := range t.playing() {
		seen = append(seen, t.Say("points-shown", rule, f, t.FactionRef(f), "", t.Points(f, blocked).Total()).Revealing())
	}
	return append(seen, t.Win(by, kind, rule)...)
}

// Military Victory: two MainCapitals or SubCapitals at the same time.
func (t *Table) MilitaryVictory() events {
	for _, f := range AllFactions {
		if t.WinningCapitals(f) >= t.Terms().Capitals {
			return t.Win(SetOf(f), "military", t.Rule.Military)
		}
	}
	return nil
}

// Win ends the match for these.
func (t *Table) Win(by Set, kind string, rule engine.Rule) (seen events) {
	t.Won = Victory{by, kind, rule}
	for _, f := range by.List() {
		seen = append(seen, t.Say("victory", rule, f, t.FactionRef(f), engine.Ref("victory/"+kind), t.score(f).Total()).Revealing())
	}
	return seen
}

// result scores an ended match.
func result(t *Table) engine.Result {
	r := engine.Result{Kind: t.Won.Kind, Rule: t.Won.Rule}
	for _, f := range AllFactions {
		if t.Won.By.Has(f) {
			r.Winners = r.Winners.With(SeatOf(f))
		}
		if !t.absent(f) {
			r.Scores = append(r.Scores, engine.Score{Who: t.FactionRef(f), Seats: SeenBy(f), N: t.score(f).Total()})
		}
	}
	return r
}
