package bot_test

import (
	"encoding/json"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// usual is how the minds of these tests pick.
type usual struct{}

func (usual) Selection(s bot.Strength) bot.Selection {
	return [...]bot.Selection{bot.Easy: {Near: 40, Blunder: 20}, bot.Normal: {Near: 15, Blunder: 8}}[s]
}

// nosy weighs answers by every byte of what it is handed.
type nosy struct{ usual }

func (nosy) Weigh(v engine.View, d engine.Decision, _ bot.Style) []int {
	text, _ := json.Marshal([]any{v, d})
	h := uint32(1)
	worth := make([]int, len(d.Legal))
	for i := range worth {
		for _, b := range text {
			h = h*31 + uint32(b)
		}
		worth[i] = int(h % 1000)
	}
	return worth
}

// table says that answer n is worth the n-th number.
type table []int

func (t table) Weigh(engine.View, engine.Decision, bot.Style) []int { return t }
func (table) Selection(s bot.Strength) bot.Selection                { return usual{}.Selection(s) }

// swapHands exchanges a card of Birch's hand for one of the deck.
func swapHands(m engine.Match, seats engine.Seats, pick *walk.Walker) (engine.Match, bool) {
	t := m.(*engine.Position[toy.Table]).Table()
	from, to := 1+pick.N(6), 1+pick.N(6)
	if seats.Has(toy.Birch) || slices.Contains(m.Stack(), "inspection") || !t.Exchange(&t.Houses[toy.Birch], from, to) {
		return nil, false
	}
	fresh, err := saves.Read(toy.Game(), saves.Write(m))
	return fresh, err == nil
}

func TestPlayersKnowOnlyWhatTheirSeatSees(t *testing.T) {
	swapped := 0
	for seed := range uint64(6) {
		for _, p := range []bot.Chooser{bot.New(nosy{}, bot.Style{Strength: bot.Easy}, seed), bot.New(nosy{}, bot.Style{Strength: bot.Hard}, seed), bot.Random(seed)} {
			swapped += enginetest.Fair(t, toy.Game(), "full", swapHands, seed, 400, p.Choose)
		}
	}
	if swapped < 20 {
		t.Errorf("only %d times was there anything to change: this proves nothing, want at least 20", swapped)
	}
}

func question(n int) (d engine.Decision) {
	for i := range n {
		d.Legal = append(d.Legal, engine.Choice{Verb: "bid", N: i + 1})
	}
	return d
}

func seen(n int) engine.View { return struct{ fakeView }{fakeView{n}} }

type fakeView struct{ N int }

func (fakeView) For() engine.Seats { return 2 }

func TestHardTakesTheBest(t *testing.T) {
	p := bot.New(table{3, 90, 81, -4}, bot.Style{Strength: bot.Hard}, 1)
	for n := range 50 {
		if c := p.Choose(seen(n), question(4)); c.N != 2 {
			t.Fatalf("it bids %d, want 2", c.N)
		}
	}
}

func TestNormalTakesWhatIsNearTheBest(t *testing.T) {
	near, bad := picks(bot.Normal)
	if near[2] < 50 || near[3] < 50 || bad < 4 || bad > 24 {
		t.Errorf("of the answers it gives %v, and blunders %d times in 200: got near[2] %v; want near[2] at least 50, near[3] at least 50, bad at least 4 and bad at most 24", near, bad, near[2])
	}
}

func TestEasyBlundersSometimes(t *testing.T) {
	if _, bad := picks(bot.Easy); bad < 5 || bad > 60 {
		t.Errorf("it blunders %d times in 200; want bad at least 5 and bad at most 60", bad)
	}
}

// steady is an evaluator that never blunders.
type steady struct{ table }

func (steady) Selection(s bot.Strength) bot.Selection {
	return bot.Selection{Near: 10 * int(bot.Hard-s)}
}

func TestHabitsAreAGamesOwn(t *testing.T) {
	for _, c := range []struct {
		by   bot.Strength
		want string
	}{{bot.Easy, "23"}, {bot.Normal, "23"}, {bot.Hard, "2"}} {
		given := map[int]bool{}
		for n := range 100 {
			given[bot.New(steady{table{3, 90, 81, 60}}, bot.Style{Strength: c.by}, 1).Choose(seen(n), question(4)).N] = true
		}
		got := ""
		for n := range 5 {
			if given[n] {
				got += string(rune('0' + n))
			}
		}
		if got != c.want {
			t.Errorf("%v gives %s, not %s", c.by, got, c.want)
		}
	}
}

// picks counts what a strength answers to 200 questions where two answers are near the best and two are bad, and the bad ones.
func picks(s bot.Strength) (often [5]int, bad int) {
	p := bot.New(table{3, 90, 81, -4}, bot.Style{Strength: s}, 1)
	for n := range 200 {
		often[p.Choose(seen(n), question(4)).N]++
	}
	return often, often[1] + often[4]
}

func TestTheSameQuestionGetsTheSameAnswer(t *testing.T) {
	for _, s := range []bot.Strength{bot.Easy, bot.Normal, bot.Hard} {
		p, q := bot.New(table{1, 1, 1, 1, 1}, bot.Style{Strength: s}, 7), bot.New(table{1, 1, 1, 1, 1}, bot.Style{Strength: s}, 7)
		other := bot.New(table{1, 1, 1, 1, 1}, bot.Style{Strength: s}, 8)
		differs := false
		for n := range 40 {
			c := p.Choose(seen(n), question(5))
			if again := p.Choose(seen(n), question(5)); again != c || q.Choose(seen(n), question(5)) != c {
				t.Fatalf("%s: %v, then %v: got Choose(seen(n), question(5)) %v; want again %v and Choose(seen(n), question(5)) %v", s, c, again, q.Choose(seen(n), question(5)), c, c)
			}
			differs = differs || other.Choose(seen(n), question(5)) != c
		}
		if !differs {
			t.Errorf("%s: the seed does nothing: got false, want true", s)
		}
	}
}

func TestStylesAreWrittenAndRead(t *testing.T) {
	for _, text := range []string{"easy", "normal-bold", "hard-cautious"} {
		if s, err := bot.ParseStyle(text); err != nil || s.String() != text {
			t.Errorf("%s: %v, %v; want no error and String %v", text, s, err, text)
		}
	}
	if _, err := bot.ParseStyle("hard-even"); err == nil {
		t.Error("hard-even is hard, and is written so: got no error, want an error")
	}
}

// opener gives the answer that its opening is about.
type opener struct{ usual }

func (opener) Openings(s engine.Seat) []bot.Opening {
	return []bot.Opening{{Name: "first", Until: 1936, Courts: "austria"}, {Name: "second", Until: 1939, Takes: "poland danzig", Fights: "ussr", Spares: "france uk", Peace: 1938}}[:s]
}

func (opener) Weigh(_ engine.View, d engine.Decision, style bot.Style) []int {
	return []int{10, style.Opening.Courted("austria", 1936), style.Opening.Sought("danzig", 1939)}
}

func TestAnOpeningHangsOnTheSeedAndTheSeatAlone(t *testing.T) {
	for seat := range engine.Seat(3) {
		given := map[string]int{}
		for seed := range uint64(60) {
			d := question(3)
			d.Seat = seat
			p := bot.New(opener{}, bot.Style{Strength: bot.Hard}, seed)
			thought := p.Think(nil, d)
			if again := p.Think(nil, d); again != thought {
				t.Fatalf("seed %d: %v, then %v, want %v", seed, thought, again, thought)
			}
			given[thought.Choice.Words()+" "+thought.Opening]++
		}
		if len(given) != int(seat)+1 {
			t.Errorf("seat %d of so many openings plays %v, want %v", seat, given, int(seat)+1)
		}
	}
}

func TestAnOpeningEndsWithItsYear(t *testing.T) {
	o := opener{}.Openings(2)
	for _, c := range []struct {
		name string
		more int
		want bool
	}{
		{"courted in its last year", o[0].Courted("austria", 1936), true},
		{"courted later", o[0].Courted("austria", 1937), false},
		{"sought", o[1].Sought("poland", 1938), true},
		{"sought though it is only courted", o[0].Sought("austria", 1936), false},
		{"part of a name", o[1].Sought("pol", 1938), false},
		{"without an opening", (*bot.Opening)(nil).Sought("poland", 1938), false},
		{"fought", o[1].Against("ussr", 1939), true},
		{"fought later", o[1].Against("ussr", 1940), false},
		{"spared", -o[1].Against("uk", 1938), true},
		{"spared later", -o[1].Against("uk", 1939), false},
		{"neither fought nor spared", o[1].Against("italy", 1939), false},
		{"at war without an opening", (*bot.Opening)(nil).Against("ussr", 1939), false},
	} {
		if (c.more > 0) != c.want {
			t.Errorf("%s: %d: got c.more > 0 %v, want %v", c.name, c.more, (c.more > 0), c.want)
		}
	}
}
