package bots

import (
	"encoding/json"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/bots/wire"
	"interbellum/engine/cataclysm"
	cataclysmbot "interbellum/engine/cataclysm/bot"
	"interbellum/engine/conquest"
	conquestbot "interbellum/engine/conquest/bot"
	"interbellum/engine/enginetest/walk"
)

// walked plays a match on until it is where it is meant to be, and tells what is asked there. The player tells both.
func walked(t *testing.T, m engine.Match, player func(engine.Decision) (c engine.Choice, there bool)) engine.Decision {
	t.Helper()
	for len(m.Open()) > 0 {
		d := m.Open()[0]
		c, there := player(d)
		if there {
			return d
		}
		if _, err := m.Apply(d.Answer(m.Seq(), c, "")); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the match ends before")
	return engine.Decision{}
}

func begun(t *testing.T, g *engine.Game, scenario string) engine.Match {
	t.Helper()
	m, _, err := g.New(scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func written(t *testing.T, v any) []byte {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func put(t *testing.T, id int, game, style string, m engine.Match, d engine.Decision) message {
	t.Helper()
	return message{ID: id, Game: game, Style: style, Seed: 3, View: written(t, m.View(engine.Only(d.Seat))), Asked: d}
}

// question is a question of that kind, and the match that asks it.
func question(t *testing.T, id int, style, kind string) (message, engine.Match) {
	t.Helper()
	m, pick := begun(t, cataclysm.Game(), "days-of-decision"), walk.New(1)
	d := walked(t, m, func(d engine.Decision) (engine.Choice, bool) { return pick.Answer(d), d.Kind == kind })
	return put(t, id, "cataclysm", style, m, d), m
}

// pondered is a question that hard thinks ahead about.
func pondered(t *testing.T, id int) message {
	t.Helper()
	m, pick := begun(t, conquest.Game(), "rising-sun"), walk.New(1)
	hard := bot.New(conquestbot.New(), bot.Style{Strength: bot.Hard}, 3)
	d := walked(t, m, func(d engine.Decision) (engine.Choice, bool) {
		if d.Seat == engine.Chance {
			return pick.Answer(d), false
		}
		thought := hard.Think(m.View(engine.Only(d.Seat)), d)
		return thought.Choice, thought.Ahead
	})
	return put(t, id, "conquest", "hard", m, d)
}

// newDesk keeps what it sends; thinking calls back into it.
func newDesk(thinks func(*Desk)) (*Desk, *[]wire.Reply) {
	sent := &[]wire.Reply{}
	var d *Desk
	d = NewDesk(func(r wire.Reply) { *sent = append(*sent, r) }, func() { thinks(d) })
	return d, sent
}

func TestAQuestionGetsTheAnswerThatThePlayerGives(t *testing.T) {
	for i, kind := range []string{"political-action", "military-action", "drawn", "construct"} {
		for _, style := range []string{"easy", "normal", "hard"} {
			q, m := question(t, i+1, style, kind)
			s, _ := bot.ParseStyle(style)
			want := bot.New(cataclysmbot.Mind{}, s, 3).Think(m.View(engine.Only(q.Asked.Seat)), q.Asked)
			d, sent := newDesk(func(*Desk) {})
			d.Hear(written(t, q))
			if r := *sent; len(r) != 1 || r[0].ID != i+1 || r[0].Choice != want.Choice.Words() || r[0].Instead != want.Instead.Words() || r[0].Less != want.Less || r[0].Error != nil {
				t.Errorf("%s, %s: %+v, want %s", kind, style, r, want.Choice.Words())
			}
		}
	}
}

func TestAQuestionIsTakenBack(t *testing.T) {
	first := pondered(t, 1)
	second, _ := question(t, 2, "easy", "drawn")
	third, _ := question(t, 3, "easy", "drawn")
	once := true
	d, sent := newDesk(func(d *Desk) {
		if once {
			once = false
			for _, x := range []message{second, third, {ID: 2, Cancel: true}, {ID: 1, Cancel: true}} {
				d.Hear(written(t, x))
			}
		}
	})
	d.Hear(written(t, first))
	if once {
		t.Fatalf("it did not think ahead: this proves nothing: got %v, want false", once)
	}
	if r := *sent; len(r) != 3 || r[0].ID != 2 || !r[0].Canceled || r[1].ID != 1 || !r[1].Canceled || r[1].Choice != "" || r[2].ID != 3 || r[2].Choice == "" {
		t.Errorf("%+v", r)
	}
	d.Hear(written(t, message{ID: 1, Cancel: true}))
	if len(*sent) != 3 {
		t.Errorf("an answered question is taken back: got %v, want 3", len(*sent))
	}
}

func TestWhatCannotBeAnsweredIsRefused(t *testing.T) {
	good, _ := question(t, 1, "hard", "drawn")
	for want, spoil := range map[string]func(*message){
		"no computer players":   func(m *message) { m.Game = "chess" },
		"not a strength":        func(m *message) { m.Style = "clever" },
		"the view":              func(m *message) { m.View = []byte(`{"Cup": -1}`) },
		"no question to answer": func(m *message) { m.Asked.Legal = nil },
	} {
		q := good
		spoil(&q)
		d, sent := newDesk(func(*Desk) {})
		d.Hear(written(t, q))
		if r := *sent; len(r) != 1 || r[0].ID != 1 || r[0].Error == nil || !strings.Contains(r[0].Error.String(), want) {
			t.Errorf("%s: %+v", want, r)
		}
	}
	d, sent := newDesk(func(*Desk) {})
	d.Hear([]byte("{"))
	if len(*sent) != 1 || (*sent)[0].Error == nil {
		t.Errorf("got %+v; want sent 1 and sent[0].Error one", *sent)
	}
}

func TestARightIsUsedBeforeTheAnswer(t *testing.T) {
	style, _ := bot.ParseStyle("normal")
	for seed := uint64(0); seed < 40; seed++ {
		m, _, err := cataclysm.Game().New("days-of-decision", nil)
		if err != nil {
			t.Fatal(err)
		}
		pick, last := walk.New(seed), map[engine.Seat]engine.Choice{}
		for open := m.Open(); len(open) > 0; open = m.Open() {
			d := open[0]
			if d.Kind == "disposition" {
				v := m.View(engine.Only(d.Seat))
				if want, claims := bot.New(cataclysmbot.Mind{}, style, 3).Claim(v, d, m.Rights(), last[d.Seat]); claims {
					desk, sent := newDesk(func(*Desk) {})
					desk.Hear(written(t, message{ID: 1, Game: "cataclysm", Style: "normal", Seed: 3, View: written(t, v), Asked: d, Rights: m.Rights(), Last: last[d.Seat].Words()}))
					if r := *sent; len(r) != 1 || r[0].Choice != want.Words() {
						t.Errorf("%+v, want %s", r, want.Words())
					}
					return
				}
			}
			e := d.Answer(m.Seq(), pick.Answer(d), "")
			last[d.Seat] = e.Choice
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no right is ever used")
}
