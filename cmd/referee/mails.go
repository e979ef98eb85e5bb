package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/record"
)

type mailReport struct {
	Game    string     `json:"game"`
	Player  string     `json:"player"`
	Orders  []string   `json:"default_orders"`
	Matches []mailLine `json:"scenarios"`
}

type mailLine struct {
	Scenario  string     `json:"scenario"`
	Players   int        `json:"players"`
	Matches   int        `json:"matches"`
	Answers   int        `json:"answers"`
	HandOvers int        `json:"hand_overs"`
	PerMatch  float64    `json:"hand_overs_per_match"`
	Turns     int        `json:"turns"`
	PerTurn   float64    `json:"hand_overs_per_turn"`
	Median    int        `json:"median_per_turn"`
	Spread    []int      `json:"per_turn_by_tenths"` // least, each tenth part, most
	ByTurn    []mailTurn `json:"kinds_of_turn,omitempty"`
	ByOrder   int        `json:"answers_by_order"`
	Kinds     []mailKind `json:"kinds"` // by what the device was handed over for, most first
	each      []oneTurn
}

// mailTurn is what turns of one kind need: years of war.
type mailTurn struct {
	Kind   string `json:"kind"`
	Turns  int    `json:"turns"`
	Median int    `json:"median_per_turn"`
	Spread []int  `json:"per_turn_by_tenths"`
}

type oneTurn struct {
	kind      string
	handOvers int
}

type mailKind struct {
	Kind      string  `json:"kind"`
	HandOvers int     `json:"hand_overs"`
	Share     float64 `json:"share"`
}

func mails(u *call) error {
	f := u.soakFlags()
	g, scenarios, start, err := f.read(u)
	if err != nil {
		return err
	}
	report := mailReport{Game: g.ID, Player: *f.player, Orders: []string{}}
	for _, k := range g.Orders {
		report.Orders = append(report.Orders, k.Kind+": "+k.Settings[0])
	}
	for _, sc := range scenarios {
		line, err := mailed(g, sc, start, f)
		if err != nil {
			return err
		}
		report.Matches = append(report.Matches, line)
	}
	return writeJSON(u.out, report)
}

// mailed plays a scenario's matches between its usual players under default orders.
func mailed(g *engine.Game, sc engine.Scenario, start []byte, f soakFlags) (mailLine, error) {
	players, err := seating(g, sc, *f.options, nil)
	line := mailLine{Scenario: sc.ID, Players: len(players)}
	kinds := counts{}
	for i := range *f.n {
		if err != nil {
			return line, err
		}
		h := record.Header{ID: fmt.Sprint("mail-", i), Scenario: sc.ID, Options: *f.options, Players: players, Dealer: dice.SeededName, Secret: fmt.Sprint("seed ", *f.seed+uint64(i))}
		var s *match.Session
		if s, err = match.New(g, match.Setup{Header: h, Start: start}); err == nil {
			err = line.play(s, walk.New(*f.seed+uint64(i)), *f.player == "war", kinds)
		}
	}
	line.PerMatch = float64(line.HandOvers) / float64(max(1, line.Matches))
	line.PerTurn = float64(line.HandOvers) / float64(max(1, line.Turns))
	line.spread()
	for _, k := range kinds.list() {
		line.Kinds = append(line.Kinds, mailKind{k.Name, k.N, float64(k.N) / float64(max(1, line.HandOvers))})
	}
	slices.SortStableFunc(line.Kinds, func(a, b mailKind) int { return cmp.Compare(b.HandOvers, a.HandOvers) })
	return line, err
}

// spread sums up the turns, all of them and those of each kind.
func (line *mailLine) spread() {
	all, byKind, perKind := []int{}, map[string][]int{}, counts{}
	for _, turn := range line.each {
		all, byKind[turn.kind] = append(all, turn.handOvers), append(byKind[turn.kind], turn.handOvers)
		perKind[turn.kind]++
	}
	line.Median, line.Spread = tenths(all)
	for _, k := range perKind.list() {
		if k.Name != "" {
			median, spread := tenths(byKind[k.Name])
			line.ByTurn = append(line.ByTurn, mailTurn{k.Name, k.N, median, spread})
		}
	}
}

// tenths are the middle one of some numbers, and the least, each tenth part and the most.
func tenths(list []int) (median int, spread []int) {
	n := len(list)
	if n == 0 {
		return 0, nil
	}
	slices.Sort(list)
	for i := range 11 {
		spread = append(spread, list[i*(n-1)/10])
	}
	return list[n/2], spread
}

func (line *mailLine) play(s *match.Session, w *walk.Walker, war bool, kinds counts) error {
	turns := turnCounter{game: s.Play.Game(), safe: -1}
	turns.begin(s.Play.Match().Schema())
	before, first := line.HandOvers, 0 // before this match, and in it before this turn
	line.each = append(line.each, oneTurn{kind: turns.kind})
	for range longest {
		to, due := s.Handover.Due()
		if to == record.Nobody {
			break
		}
		if due {
			s.Ready(to)
			line.HandOvers++
			kinds[s.Viewer.Asked()[0].Kind]++
		}
		asked := s.Viewer.Asked()
		d := asked[w.N(len(asked))]
		c := w.Answer(d)
		if war {
			c = w.Warlike(s.Play.Game(), d)
		}
		if err := s.Answer(d.Seat, c); err != nil {
			return err
		}
		turn := turns.n
		line.each[len(line.each)-1].handOvers = line.HandOvers - before - first
		if turns.look(s.Play.Match()); turns.n != turn {
			line.each = append(line.each, oneTurn{})
			first = line.HandOvers - before
		}
		line.each[len(line.each)-1].kind = turns.kind
	}
	for _, e := range s.Play.Record().Entries {
		if e.By == record.ByOrder {
			line.ByOrder++
		}
	}
	line.Matches++
	line.Answers += s.Play.Seq()
	line.Turns += turns.n
	return nil
}

// A turnCounter counts turns by what safe points say of them: as the game names them, by the
// count in its schema, else every safe point. A turn is of the kind that its last one says.
type turnCounter struct {
	game    *engine.Game
	n, safe int
	last    string
	kind    string
}

func (t *turnCounter) look(m engine.Match) {
	seq, schema, found := m.SafePoint()
	if !found || seq == t.safe {
		return
	}
	t.safe = seq
	t.begin(schema)
}

// begin counts a turn unless it is the one that was counted last.
func (t *turnCounter) begin(schema any) {
	if t.game.Turn != nil {
		var name string
		name, t.kind = t.game.Turn(schema)
		t.count(name)
		return
	}
	text, err := json.Marshal(schema)
	if err != nil {
		return
	}
	var named struct{ Turn, Round json.RawMessage } // a number in one game, years in another
	if json.Unmarshal(text, &named) != nil || len(named.Turn)+len(named.Round) == 0 {
		t.n++
		return
	}
	t.count(string(named.Turn) + "/" + string(named.Round))
}

func (t *turnCounter) count(name string) {
	if name != t.last {
		t.last = name
		t.n++
	}
}
