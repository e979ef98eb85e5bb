package blocks

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/enginetest/players"
	"interbellum/engine/enginetest/walk"
)

// Positions of sense: written by hand, with a question and the answer that anybody sensible gives.

// A Position is written by hand: units as in "berlin germany tank 3 infantry 2", face up with a ! behind the CV.
type Position struct {
	In      string // the scenario, 1936 if it is empty
	Year    uint16
	Phase   blockwar.Phase
	Units   []string
	Wars    string // pairs of Sides: "axis-west axis-ussr"
	Markers string // "rumania=axis 2, poland=west 1"
	Cards   map[blockwar.Faction][2][]int
	Ind     [blockwar.FactionCount]uint8
	Own     any // what this game's schema has besides, written as it is there
}

// A Question is put to a Faction in a position, in the words of the rules.
type Question struct {
	Position
	Asked   blockwar.Faction
	Kind    string
	About   engine.Ref
	Legal   string // answers, with spaces between
	Moves   int
	Picked  engine.Ref
	Battle  *blockwar.BattleView
	Active  blockwar.Faction // if it is another's Player Turn
	Played  []blockwar.Played
	Bought  int    // cards, by the player who is asked
	Follows string // an opening, or NoOpening; by seed if it is left out
}

// NoOpening is none.
const NoOpening = "none"

// A Seminar is where a game's mind is examined.
type Seminar struct {
	Game   *engine.Game
	Book   *blockwar.Book
	Format string // of its schema
	Mind   bot.Evaluator
}

// written is the position in the documented schema.
func (x Seminar) written(t *testing.T, p *Position) []byte {
	t.Helper()
	parts := map[string]json.RawMessage{}
	var order []string
	w := blockwar.WrittenPieces{Units: OnMap(p.Units)}
	for i, f := range blockwar.AllFactions {
		slug := x.Book.FactionFacts(f).Slug
		order = append(order, slug)
		w.Factions = append(w.Factions, blockwar.WrittenFaction{Faction: slug, Ind: max(p.Ind[i], 10), Action: p.Cards[f][0], Investment: p.Cards[f][1], Wars: enemies(p.Wars, slug)})
	}
	for _, side := range x.Book.SideList[blockwar.FactionCount+1:] {
		if list := enemies(p.Wars, side.Slug); list != nil {
			w.Sides = append(w.Sides, blockwar.WrittenSide{Side: side.Slug, Wars: list})
		}
	}
	for m := range strings.SplitSeq(p.Markers, ", ") {
		if n, by, found := strings.Cut(m, "="); found {
			f, count, _ := strings.Cut(by, " ")
			w.Nations = append(w.Nations, blockwar.WrittenNation{Nation: n, Influence: f, Markers: count[0] - '0'})
		}
	}
	head := blockwar.WrittenHead{Format: x.Format, Scenario: cmp.Or(p.In, "1936"), Year: p.Year, Phase: p.Phase, Order: order}
	for _, part := range []any{head, w, p.Own} {
		text, err := json.Marshal(part)
		if err == nil && part != nil {
			var more map[string]json.RawMessage
			err = json.Unmarshal(text, &more)
			maps.Copy(parts, more)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	text, err := json.Marshal(parts)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// enemies are those with whom a Side is at war.
func enemies(wars, side string) (list []string) {
	for pair := range strings.FieldsSeq(wars) {
		if a, b, _ := strings.Cut(pair, "-"); a == side {
			list = append(list, b)
		} else if b == side {
			list = append(list, a)
		}
	}
	return list
}

// OnMap are units as they are written by hand.
func OnMap(lines []string) (list []blockwar.WrittenUnit) {
	count := map[string]uint8{}
	for _, line := range lines {
		words := strings.Fields(line)
		for i := 2; i < len(words); i += 2 {
			kind := words[1] + " " + words[i]
			count[kind]++
			list = append(list, blockwar.WrittenUnit{Nation: words[1], Type: words[i], N: count[kind], CV: words[i+1][0] - '0', Area: words[0], FaceUp: strings.HasSuffix(words[i+1], "!")})
		}
	}
	return list
}

// View is how the Faction that is asked sees the position.
func (x Seminar) View(t *testing.T, q *Question) *blockwar.View {
	t.Helper()
	m, _, errs := x.Game.FromSchema(x.written(t, &q.Position))
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	v := m.View(blockwar.SeenBy(q.Asked)).(*blockwar.View)
	v.Battle, v.Active, v.Turn.Moves, v.Turn.Picked, v.Played = q.Battle, q.Asked, q.Moves, q.Picked, q.Played
	if q.Active != blockwar.NoFaction {
		v.Active = q.Active
	}
	v.Factions[q.Asked-1].Bought = q.Bought
	return v
}

// Answer is what the strongest player says.
func (x Seminar) Answer(t *testing.T, q *Question) string {
	t.Helper()
	d := engine.Decision{Seat: blockwar.SeatOf(q.Asked), Kind: q.Kind, About: q.About}
	mind := x.Mind
	if q.Follows != "" {
		mind = follower{mind, opening(t, mind, d.Seat, q.Follows)}
	}
	return players.Sensible(t, mind, x.View(t, q), d, q.Legal)
}

// A follower is a mind that follows an opening, or none, whatever its seed, and does not think ahead.
type follower struct {
	bot.Evaluator
	opening *bot.Opening
}

// Weigh implements [bot.Evaluator].
func (f follower) Weigh(v engine.View, d engine.Decision, s bot.Style) []int {
	s.Opening = f.opening
	return f.Evaluator.Weigh(v, d, s)
}

// opening is the one of a seat that has this name.
func opening(t *testing.T, mind bot.Evaluator, s engine.Seat, name string) *bot.Opening {
	t.Helper()
	if name == NoOpening {
		return nil
	}
	list := mind.(bot.Opener).Openings(s)
	at := slices.IndexFunc(list, func(o bot.Opening) bool { return o.Name == name })
	if at < 0 {
		t.Fatalf("there is no opening %q", name)
	}
	return &list[at]
}

// Fought is a Battle of an attacker with a defender: "germany-tank 3 ussr-infantry 2", what has acted with a ! behind.
func (x Seminar) Fought(area string, attacker, defender blockwar.Faction, units string) *blockwar.BattleView {
	b := &blockwar.BattleView{Area: x.Book.MustArea(area), Attacker: attacker, Defenders: []blockwar.Faction{defender}, Round: 1}
	words, count := strings.Fields(units), map[string]int{}
	for i := 0; i < len(words); i += 2 {
		at := strings.LastIndexByte(words[i], '-')
		n, _ := x.Book.ParseNation(words[i][:at])
		count[words[i]]++
		ref := engine.Ref("block/" + words[i] + "-" + string(rune('0'+count[words[i]])))
		b.Units = append(b.Units, blockwar.BattleUnit{Ref: ref, Nation: n, Type: x.Book.MustType(words[i][at+1:]), CV: words[i+1][0] - '0', Idle: strings.HasSuffix(words[i+1], "!")})
	}
	return b
}

// InHand are the cards of one Faction.
func InHand(f blockwar.Faction, action, investment []int) map[blockwar.Faction][2][]int {
	return map[blockwar.Faction][2][]int{f: {action, investment}}
}

// ToTheEnd lets a player play a match with all seats. All that is asked is weighed, and the match ends.
func ToTheEnd(t *testing.T, g *engine.Game, mind bot.Evaluator, scenario string, options []string, style bot.Style, seed uint64) {
	t.Helper()
	players.ToTheEnd(t, g, bot.New(mind, style, 1), scenario, options, seed, func(v engine.View, d engine.Decision) {
		if len(d.Legal) > 1 && len(mind.Weigh(v, d, style)) != len(d.Legal) {
			t.Errorf("%s is not weighed", d.Kind)
		}
	})
}

// Wins plays matches between players: one holds each seat in turn, others all the rest. It tells how many that one wins.
func Wins(t *testing.T, g *engine.Game, scenario string, matches int, one, others func(seed uint64) bot.Chooser) (won int) {
	t.Helper()
	sc, _ := g.ScenarioByID(scenario)
	split := sc.Players[0]
	for n := range matches {
		m, _, err := g.New(scenario, nil)
		if err != nil {
			t.Fatal(err)
		}
		dealer, mine := walk.New(uint64(n)), split[n%len(split)]
		for len(m.Open()) > 0 {
			d := m.Open()[0]
			c := d.Legal[0]
			switch seed := uint64(n)*31 + uint64(d.Seat); {
			case d.Seat == engine.Chance:
				c = dealer.Answer(d)
			case len(d.Legal) == 1:
			case mine.Has(d.Seat):
				c = one(seed).Choose(m.View(mine), d)
			default:
				c = others(seed).Choose(m.View(engine.Only(d.Seat)), d)
			}
			if _, err := m.Apply(d.Answer(m.Seq(), c, "bot")); err != nil {
				t.Fatal(err)
			}
		}
		if r, _ := m.Result(); r.Winners.Meets(mine) {
			won++
		}
	}
	return won
}
