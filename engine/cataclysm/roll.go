package cataclysm

import "interbellum/engine"

// Mod is one bonus or penalty to a roll, with the rule that it comes from.
type Mod struct {
	Rule string
	N    int8
}

// roll is a roll of dice: each die is a question to Chance, and the score is the result (2.8).
// Only the highest die counts, plus one for each further six; modifiers apply to the result; no
// result is less than one.
type roll struct {
	For   Power  // who rolls; Neutral for a country or a faction
	Kind  string // what for: "effectiveness-check", "land-combat"
	About engine.Ref
	Rule  string
	Dice  int8
	Mods  []Mod
	Faces []uint8
}

// newRoll makes a roll. If effects have removed the last die, one is rolled with -1 (2.8); the
// penalty is at most one.
func newRoll(p Power, kind string, rule string, about engine.Ref, dice int, mods ...Mod) *roll {
	if dice < 1 {
		dice = 1
		mods = append(mods, Mod{"2.8", -1})
	}
	return &roll{For: p, Kind: kind, About: about, Rule: rule, Dice: int8(dice), Mods: mods}
}

func (r *roll) Waiting(*Table) bool { return len(r.Faces) < int(r.Dice) }

func (r *roll) Open(*Table) []engine.Decision {
	d := dieQuestion(r.Kind, engine.Rule(r.Rule), r.About)
	d.For = string(powerRef(r.For))
	d.Left = int(r.Dice) - len(r.Faces) - 1
	return []engine.Decision{d}
}

// dieQuestion asks Chance for one die.
func dieQuestion(kind string, rule engine.Rule, about engine.Ref) engine.Decision {
	legal := make([]engine.Choice, 6)
	for i := range legal {
		legal[i] = engine.Choice{Verb: engine.Roll, N: i + 1}
	}
	return engine.Decision{Seat: engine.Chance, Kind: kind, Rule: rule, About: about, Seen: engine.Everybody, Legal: legal}
}

func (r *roll) Take(_ *Table, e engine.Entry) events {
	r.Faces = append(r.Faces, uint8(e.Choice.N))
	return events{say("die", "2.8", r.For, r.About, engine.Ref(r.Kind), e.Choice.N)}
}

func (r *roll) Next(*Table, step) (step, bool, events) {
	seen := events{}
	for _, m := range r.Mods {
		seen = append(seen, say("modifier", engine.Rule(m.Rule), r.For, r.About, engine.Ref(r.Kind), int(m.N)))
	}
	seen = append(seen, say("score", engine.Rule(r.Rule), r.For, r.About, engine.Ref(r.Kind), r.Score()))
	return nil, true, seen
}

// Score is the modified result (2.8).
func (r *roll) Score() int {
	n := highestDie(r.Faces)
	for _, m := range r.Mods {
		n += int(m.N)
	}
	return max(n, 1)
}

// highestDie is the result before modifiers: the highest die, plus one for each six after the
// first.
func highestDie(faces []uint8) int {
	best, sixes := 0, 0
	for _, f := range faces {
		best = max(best, int(f))
		if f == 6 {
			sixes++
		}
	}
	return best + max(sixes-1, 0)
}

var _ = register("roll", &roll{})
