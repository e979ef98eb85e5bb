package bot_test

import (
	"encoding/json"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/triumph"
	mind "interbellum/engine/triumph/bot"
)

const (
	axis = triumph.Axis
	west = triumph.West
	ussr = triumph.USSR
)

// A position is written by hand: units as in "berlin germany tank 3 infantry 2", face up with a ! behind the CV.
type position struct {
	year    uint16
	phase   blockwar.Phase
	units   []string
	wars    string // pairs of Factions: "axis-west axis-ussr"
	markers string // "rumania=axis 2, poland=west 1"
	cards   map[blockwar.Faction][2][]int
	ind     [blockwar.FactionCount]uint8
}

// A question is put to a Faction in a position, in the words of the rules.
type question struct {
	position
	asked  blockwar.Faction
	kind   string
	about  engine.Ref
	legal  string // answers, with spaces between
	moves  int
	picked engine.Ref
	battle *blockwar.BattleView
	active blockwar.Faction // if it is another's Player Turn
	played []blockwar.Played
}

var slugs = []string{"", "axis", "west", "ussr"}

// written is the position in the documented schema.
func (p position) written(t *testing.T) []byte {
	t.Helper()
	w := triumph.Written{WrittenHead: blockwar.WrittenHead{Format: "triumph/1", Scenario: "1936", Year: p.year, Phase: p.phase, Order: []string{"axis", "west", "ussr"}}}
	for i, f := range blockwar.AllFactions {
		x := blockwar.WrittenFaction{Faction: slugs[f], Ind: max(p.ind[i], 10), Action: p.cards[f][0], Investment: p.cards[f][1]}
		for pair := range strings.FieldsSeq(p.wars) {
			if a, b, _ := strings.Cut(pair, "-"); a == slugs[f] {
				x.Wars = append(x.Wars, b)
			} else if b == slugs[f] {
				x.Wars = append(x.Wars, a)
			}
		}
		w.Factions = append(w.Factions, x)
	}
	for m := range strings.SplitSeq(p.markers, ", ") {
		if n, by, found := strings.Cut(m, "="); found {
			f, count, _ := strings.Cut(by, " ")
			w.Nations = append(w.Nations, blockwar.WrittenNation{Nation: n, Influence: f, Markers: count[0] - '0'})
		}
	}
	w.Units = onMap(p.units)
	text, err := json.Marshal(w)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func onMap(lines []string) (list []blockwar.WrittenUnit) {
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

// answers is what the strongest player says.
func (q question) answers(t *testing.T) string {
	t.Helper()
	m, _, errs := triumph.Game().FromSchema(q.written(t))
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	v := m.View(blockwar.SeenBy(q.asked)).(*triumph.View)
	v.Battle, v.Active, v.Turn.Moves, v.Turn.Picked, v.Played = q.battle, q.asked, q.moves, q.picked, q.played
	if q.active != blockwar.NoFaction {
		v.Active = q.active
	}
	d := engine.Decision{Seat: blockwar.SeatOf(q.asked), Kind: q.kind, About: q.about}
	for words := range strings.FieldsSeq(q.legal) {
		c, err := engine.ParseChoice(words)
		if err != nil {
			t.Fatal(err)
		}
		d.Legal = append(d.Legal, c)
	}
	first := ""
	for seed := range uint64(3) { // good sense is no matter of luck
		c := bot.New(mind.New(), bot.Style{Strength: bot.Hard}, seed).Choose(v, d)
		if first != "" && c.Words() != first {
			t.Errorf("%s and %s are the same to it", first, c.Words())
		}
		first = c.Words()
	}
	return first
}

// fought is a Battle of the Axis with the West or the USSR: "germany-tank 3 ussr-infantry 2", what has acted with a ! behind.
func fought(area string, defender blockwar.Faction, units string) *blockwar.BattleView {
	book := triumph.Book()
	b := &blockwar.BattleView{Area: book.MustArea(area), Attacker: axis, Defenders: []blockwar.Faction{defender}, Round: 1}
	words, count := strings.Fields(units), map[string]int{}
	for i := 0; i < len(words); i += 2 {
		nation, kind, _ := strings.Cut(words[i], "-")
		n, _ := book.ParseNation(nation)
		count[words[i]]++
		ref := engine.Ref("block/" + words[i] + "-" + string(rune('0'+count[words[i]])))
		b.Units = append(b.Units, blockwar.BattleUnit{Ref: ref, Nation: n, Type: book.MustType(kind), CV: words[i+1][0] - '0', Idle: strings.HasSuffix(words[i+1], "!")})
	}
	return b
}
