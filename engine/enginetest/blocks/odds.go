package blocks

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/walk"
)

// The odds of a Battle against the Battle itself: a random Battle is played through the steps of the rules with every throw that
// there is, and the odds must give each outcome the same share. Both sides answer as the odds take them to.

// Battles makes random Battles of a game for that.
type Battles struct {
	Rules   *engine.Rules[blockwar.Table]
	Anew    func() *blockwar.Table // everybody at war with everybody, no unit on the map
	Nations []blockwar.Nation      // whose units fight
	Minors  []blockwar.Nation      // that may be Armed Minors
	Areas   []string               // where
	Techs   []blockwar.Tech
}

// A battle is one of them, and how both sides fight it.
type battle struct {
	Battles
	*testing.T
	pick      *walk.Walker
	table     *blockwar.Table
	at        blockwar.Area
	attacker  blockwar.Faction
	kamikazes bool          // who can make Kamikaze attacks does
	favourite blockwar.Type // of many units, so that units of one type meet
	units     []blockwar.ID
	cv        int // of all together, which bounds how many throws there are
}

// mostCV is of how many CV both sides have at most.
const mostCV = 12

// Odds fails unless the odds of a random Battle are those of the rules. It reports what the Battle had in it.
func (b Battles) Odds(t *testing.T, seed uint64) (met string) {
	t.Helper()
	x := &battle{Battles: b, T: t, pick: walk.New(seed)}
	x.lay()
	ahead := b.Rules.View(x.table, nil, blockwar.SeenBy(x.attacker)).(*blockwar.View).FightAt(x.at, x.attacker)
	first := true
	m, _ := engine.Start(b.Rules, x.table, &blockwar.BattleResolution{Area: x.at})
	for actions := x.pick.N(3); asked(m).Kind != "action" || actions > 0; {
		d := asked(m)
		if d.Kind == "" || tableIn(m).Combat.Battle == nil && d.Kind != "defend" {
			return "over"
		}
		if d.Kind == "fire" {
			x.throw(m, x.pick.N(d.Left+2))
		} else {
			x.give(m, d)
		}
		if d.Kind == "action" || d.Kind == "fire" {
			actions, first = actions-1, false
		}
	}
	met = x.about()
	rounds := 1
	if x.table.Place(x.at).Sea() {
		rounds = 1 + x.pick.N(2)
	}
	want := x.compare(m, rounds)
	if first {
		x.same(x.odds(ahead, rounds), want)
		met += " ahead"
	}
	return met
}

func asked(m engine.Match) engine.Decision {
	if open := m.Open(); len(open) > 0 {
		return open[0]
	}
	return engine.Decision{}
}

func tableIn(m engine.Match) *blockwar.Table { return m.(*engine.Position[blockwar.Table]).Table() }

// advance gives all answers up to the next throw, or until fire has left one side alone: who must leave then does not matter any more.
func (x *battle) advance(m engine.Match) {
	leaves := false
	for {
		d := asked(m)
		if d.Kind == "fire" || d.Kind == "" || tableIn(m).Combat.Battle == nil && d.Kind != "defend" {
			return
		}
		if x.left(m) != 1<<blockwar.Attacking|1<<blockwar.Defending && d.Kind != "take-hit" && !(leaves && d.Kind == "withdraw") {
			return
		}
		leaves = d.Kind == "withdraw"
		x.give(m, d)
	}
}

// give gives the answer to a question.
func (x *battle) give(m engine.Match, d engine.Decision) {
	if _, err := m.Apply(d.Answer(m.Seq(), x.answer(m, d), "")); err != nil {
		x.Fatalf("%s: %v", d.Kind, err)
	}
}

// answer is what the odds take a player to answer.
func (x *battle) answer(m engine.Match, d engine.Decision) engine.Choice {
	switch d.Kind {
	case "action":
		return x.action(m, d)
	case "take-hit":
		return x.loses(m, d)
	case "escape":
		return blockwar.Verb("done")
	}
	return d.Legal[0]
}

// unit is the block that an answer names: "block/germany-tank-2".
func (x *battle) unit(m engine.Match, name engine.Ref) (b *blockwar.Block, acted bool) {
	t := tableIn(m)
	for i, slot := range t.Combat.Battle.Slots {
		if fmt.Sprint(t.KindRef(slot.Unit), "-", t.Combat.Battle.Number(i)) == string(name) {
			b := t.Blocks.Get(slot.Unit)
			return b, slot.Acted || b.Has(blockwar.Invading)
		}
	}
	x.Fatalf("there is no %s", name)
	return nil, false
}

// action is the shot that promises most; of equals that of the type that comes first, of the Side that does, at the first class.
func (x *battle) action(m engine.Match, d engine.Decision) (best engine.Choice) {
	t, least := tableIn(m), []int(nil)
	diving := map[engine.Ref]bool{}
	for _, c := range d.Legal {
		diving[c.On] = diving[c.On] || x.kamikazes && c.Verb == "kamikaze"
	}
	for _, c := range d.Legal {
		verb := "fire"
		if diving[c.On] {
			verb = "kamikaze"
		}
		if c.Verb != verb && c.Verb != "hold" {
			continue
		}
		b, _ := x.unit(m, c.On)
		class, _ := blockwar.ParseClass(c.To.Name())
		u := t.Unit(t.SideOf(b.ID.Nation), b.ID.Type)
		promise := u.Firepower(class) * u.Dice(b.CV, class, t.Place(b.At).Land() && t.Friendly(t.SideOf(b.ID.Nation), b.At))
		if verb == "kamikaze" {
			promise = t.Hooks.KamikazePower(t, b.ID.Nation, b.ID.Type) * int(b.CV)
		}
		if class == blockwar.Convoys {
			promise *= 2
		}
		if key := []int{-promise, int(b.ID.Type), int(t.SideOf(b.ID.Nation)), int(class)}; least == nil || slices.Compare(key, least) < 0 {
			best, least = c, key
		}
	}
	return best
}

// loses is who takes a Hit: of equals who has acted, then who has the least Firepower at Ground units, then as they act.
func (x *battle) loses(m engine.Match, d engine.Decision) (best engine.Choice) {
	t, least := tableIn(m), []int(nil)
	for _, c := range d.Legal {
		b, idle := x.unit(m, c.On)
		idle = idle || t.Chart[b.ID.Type].Target(t.Place(b.At).Sea()) == blockwar.Convoys
		side := t.SideOf(b.ID.Nation)
		u := t.Unit(side, b.ID.Type)
		sinks, acted := t.Chart[b.ID.Type].Target(t.Place(b.At).Sea()) == blockwar.Convoys, 0
		if sinks {
			u.Fire[blockwar.Ground] = 0
		}
		if !idle {
			acted = 1
		}
		if key := []int{acted, u.Fire[blockwar.Ground], int(b.ID.Type), int(side)}; least == nil || slices.Compare(key, least) < 0 {
			best, least = c, key
		}
	}
	return best
}

// throw answers all dice of a shot so that so many hit, and what comes then up to the next shot.
func (x *battle) throw(m engine.Match, hits int) {
	x.dice(m, func(n int) int {
		if n < hits {
			return 1
		}
		return 6
	})
}

// dice answers the dice of a shot, and is how many Hits they score.
func (x *battle) dice(m engine.Match, face func(n int) int) (hits int) {
	d := asked(m)
	for n := range d.Left + 1 {
		seen, err := m.Apply(asked(m).Answer(m.Seq(), asked(m).Legal[face(n)-1], ""))
		if err != nil {
			x.Fatal(err)
		}
		for _, e := range seen {
			if e.Kind == "hits" {
				hits = e.N
			}
		}
	}
	return hits
}

// power is up to which number a die of the shot hits: each face is tried.
func (x *battle) power(m engine.Match) (power int) {
	for face := 1; face <= 6; face++ {
		if x.dice(m.Clone(), func(int) int { return face }) > 0 {
			power++
		}
	}
	return power
}

// outcomes are shares, as in blockwar.Odds.
type outcomes struct {
	Won        [2]float64
	Gone, Open float64
	Lost       [2][64]float64
}

// compare plays every throw of so many Rounds, and looks at the odds of the same. It is what the throws come to.
func (x *battle) compare(m engine.Match, rounds int) *outcomes {
	before := x.strengths(m)
	last := int(tableIn(m).Combat.Battle.Round) + rounds - 1
	fight := m.View(blockwar.SeenBy(x.attacker)).(*blockwar.View).Fight()
	if fight == nil || !fight.Whole {
		x.Fatal("there are no odds")
	}
	got, want := x.odds(fight, rounds), &outcomes{}
	x.advance(m)
	shares, now := map[string]float64{}, []engine.Match{m}
	shares[x.key(m)] = 1
	for len(now) > 0 {
		var next []engine.Match
		after := map[string]float64{}
		for _, m := range now {
			share := shares[x.key(m)]
			if b := tableIn(m).Combat.Battle; b == nil || int(b.Round) > last || asked(m).Kind != "fire" {
				x.count(want, m, before, share)
				continue
			}
			dice, power := asked(m).Left+1, x.power(m)
			total := 1.0
			for range dice {
				total *= 6
			}
			for hits, ways := range blockwar.Throws(dice, power) {
				c := m.Clone()
				x.throw(c, hits)
				x.advance(c)
				if _, known := after[x.key(c)]; !known {
					next = append(next, c)
				}
				after[x.key(c)] += share * float64(ways) / total
			}
		}
		shares, now = after, next
	}
	x.same(got, want)
	return want
}

// strengths is the CV of each side, wherever they are.
func (x *battle) strengths(m engine.Match) (cv [2]int) {
	for _, id := range x.units {
		if b := tableIn(m).Blocks.Get(id); b != nil {
			cv[x.side(tableIn(m), id)] += int(b.CV)
		}
	}
	return cv
}

func (x *battle) side(t *blockwar.Table, id blockwar.ID) int {
	if t.PartyOf(id.Nation) == x.attacker {
		return blockwar.Attacking
	}
	return blockwar.Defending
}

func (x *battle) count(to *outcomes, m engine.Match, before [2]int, share float64) {
	after := x.strengths(m)
	for side := range after {
		to.Lost[side][before[side]-after[side]] += share
	}
	switch x.left(m) {
	case 0:
		to.Gone += share
	case 1 << blockwar.Attacking:
		to.Won[blockwar.Attacking] += share
	case 1 << blockwar.Defending:
		to.Won[blockwar.Defending] += share
	default:
		to.Open += share
	}
}

// left are the sides that have units there, as bits.
func (x *battle) left(m engine.Match) (sides int) {
	t := tableIn(m)
	for _, id := range x.units {
		if b := t.Blocks.Get(id); b != nil && b.At == x.at {
			sides |= 1 << x.side(t, id)
		}
	}
	return sides
}

// key is what tells positions apart in which something else can still happen.
func (x *battle) key(m engine.Match) string {
	t := tableIn(m)
	key := fmt.Sprint(asked(m).Kind, asked(m).About, asked(m).Left)
	if b := t.Combat.Battle; b != nil {
		key += fmt.Sprint(b.Round, b.Type, b.Slots)
	}
	for _, id := range x.units {
		if b := t.Blocks.Get(id); b != nil {
			key += fmt.Sprint(id, b.CV, b.At)
		}
	}
	return key
}

// odds are the odds of so many Rounds.
func (x *battle) odds(f *blockwar.SeenFight, rounds int) *outcomes {
	for i := range f.Fighters {
		f.Fighters[i].Kamikaze = x.kamikazes
	}
	o, counted := f.After(rounds)
	if !counted {
		x.Fatal("it is too much to count")
	}
	share := func(n uint64) float64 { return float64(n) / float64(blockwar.Whole) }
	got := &outcomes{Won: [2]float64{share(o.Won[0]), share(o.Won[1])}, Gone: share(o.Gone), Open: share(o.Open)}
	for side := range o.Lost {
		for n, s := range o.Lost[side] {
			got.Lost[side][n] = share(s)
		}
	}
	return got
}

func (x *battle) same(got, want *outcomes) {
	x.Helper()
	differ := func(what string, got, want float64) {
		x.Helper()
		if d := got - want; d > 1e-9 || d < -1e-9 {
			x.Errorf("%s: by the odds %.6f, in the Battle %.6f", what, got, want)
		}
	}
	differ("both are left", got.Open, want.Open)
	differ("nobody is left", got.Gone, want.Gone)
	for side, name := range []string{"the Attacker", "the Defender"} {
		differ(name+" is left alone", got.Won[side], want.Won[side])
		for n := range got.Lost[side] {
			differ(fmt.Sprintf("%s loses %d CV", name, n), got.Lost[side][n], want.Lost[side][n])
		}
	}
	if x.Failed() {
		for _, b := range x.table.Here(x.at, func(*blockwar.Block) bool { return true }) {
			x.Logf("%s of the %s with %d CV, BattleGroup %d", x.table.KindRef(b.ID), x.table.SideRef(x.table.SideOf(b.ID.Nation)), b.CV, b.Group)
		}
	}
}

// oddBattles is how many Battles are tried.
const oddBattles = 600

// OddsHold fails unless the odds of random Battles are those of the rules, and unless there were Battles with all of this in them.
func OddsHold(t *testing.T, b Battles, kinds []string) {
	met := map[string]int{}
	for seed := range uint64(oddBattles) {
		t.Run(fmt.Sprint("12.2 Battle ", seed), func(t *testing.T) {
			for _, kind := range strings.Fields(b.Odds(t, seed)) {
				met[kind]++
			}
		})
	}
	t.Logf("met in so many Battles: %v", met)
	for _, kind := range kinds {
		if met[kind] == 0 {
			t.Errorf("no Battle has %s in it", kind)
		}
	}
}
