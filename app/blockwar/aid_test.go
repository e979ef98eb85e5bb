package blockwar_test

import (
	"os"
	"strings"
	"testing"

	look "interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/app/lesson"
	"interbellum/app/match"
	"interbellum/app/triumph"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	rules "interbellum/engine/triumph"
)

// taught plays the lesson as far as the answer that begins with some words, which is still to be given; "" is its end.
func taught(t *testing.T, until string) *match.Session {
	t.Helper()
	text, err := os.ReadFile("../../web/lessons/triumph.txt")
	if err != nil {
		t.Fatal(err)
	}
	l, err := lesson.Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	s, err := match.New(rules.Game(), match.Setup{Header: record.Header{ID: "lesson", Scenario: l.Scenario, Dealer: dice.HandName}})
	if err != nil {
		t.Fatal(err)
	}
	s.Ready(0)
	for _, step := range l.Steps {
		for _, words := range step.Answers {
			if until != "" && strings.HasPrefix(words, until) {
				return s
			}
			c, _ := engine.ParseChoice(words)
			if err := s.Answer(s.Viewer.Asked()[0].Seat, c); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

// sightOf is what one Faction sees of a session.
func sightOf(s *match.Session, f rules.Faction) *face.Sight {
	return &face.Sight{View: s.Play.Match().View(engine.Only(engine.Seat(f))), Asked: s.Play.Match().Open()}
}

func TestLessonComesOutAsItSays(t *testing.T) {
	v := triumph.New().ViewOf(sightOf(taught(t, ""), rules.Axis))
	var italians []string
	for _, u := range v.Units {
		if u.Nation == rules.Italy {
			italians = append(italians, rules.Book().Place(u.Area).Slug)
		}
	}
	text := strings.Join(italians, " ")
	if !strings.Contains(text, "marseille") || strings.Contains(text, "tunisia") || strings.Contains(text, "tripoli") {
		t.Errorf("14.11 the Italians: got them in %s, want Marseille and neither Tunisia nor Tripoli", text)
	}
	if len(v.Blockade) != 1 || v.Blockade[0].Area != rules.Book().AreaOf("area/tripoli") || v.Blockade[0].Kind != blockwar.FullBlockade {
		t.Errorf("14.22 blockaded: got %v, want Tripoli alone, fully", v.Blockade)
	}
	if p := look.FactionViewOf(v, rules.Axis).Production; p != 8 {
		t.Errorf("7.21 Production of the Axis: got %d, want 8", p)
	}
	v = triumph.New().ViewOf(sightOf(taught(t, "card:action/22"), rules.Axis))
	if u := v.Unsupplied(rules.Axis); len(u) != 1 || u[0] != rules.Book().AreaOf("area/tunisia") {
		t.Errorf("14.11 out of supply: got %v, want Tunisia alone", u)
	}
}

func TestAhead(t *testing.T) {
	ahead := func(t *testing.T, s *match.Session, f rules.Faction, words string) string {
		t.Helper()
		sight := sightOf(s, f)
		c, err := engine.ParseChoice(words)
		if err != nil || !sight.Asked[0].Allows(c) {
			t.Fatalf("got %v, want %s among them", sight.Asked[0].Legal, words)
		}
		text := triumph.New().Label(sight, sight.Asked[0], c).Odds + "|"
		for _, l := range triumph.New().Ahead(sight, sight.Asked[0], c) {
			text += l.Head + ": " + l.Dice + " " + triumph.New().Spoken(l.Parts) + " " + l.Text + "|"
		}
		return text
	}
	for _, c := range []struct {
		name, until, answer string
		wants               []string
	}{
		{"12.43 two dice at A1: one Hit or more in eleven of 36", "fire:block/italy-airforce", "fire:block/italy-airforce-1>class/ground", []string{"31 %|", "2 dice, hitting on 1 ", "0 Hits 69 %, 1 Hit 28 %, 2 Hits 3 %", "Expected Hits: 0.3"}},
		{"12.5 a Retreat is weighed against staying", "fire:block/italy-airforce", "retreat:block/italy-airforce-1", []string{"The rest of the Round", "0.1 if it Retreats"}},
		{"11.52 a move into a Battle tells what the border still lets pass, and of blocks that stand upright the odds if they are weak or strong", "enter:area/milan>area/marseille", "enter:area/milan>area/marseille", []string{"0 of 1 left", "1 hidden block there", "If each is Infantry, 1 CV: ", "If each is Infantry, 3 CV: "}},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := ahead(t, taught(t, c.until), rules.Axis, c.answer)
			for _, want := range c.wants {
				if !strings.Contains(text, want) {
					t.Errorf("%q is not in %s", want, text)
				}
			}
		})
	}
	t.Run("12.1 a player who sees the other blocks as well reads the odds", func(t *testing.T) {
		s := taught(t, "enter:area/milan>area/marseille")
		sight := sightOf(s, rules.Axis)
		sight.View = s.Viewer.View()
		lines := triumph.New().Ahead(sight, sight.Asked[0], engine.Choice{Verb: "enter", On: "area/milan", To: "area/marseille"})
		if len(lines) != 3 || lines[1].Head != "This Round" || len(lines[1].Parts) == 0 {
			t.Errorf("got %+v, want three lines, the second about this Round", lines)
		}
	})
}

func TestBlockadesInWords(t *testing.T) {
	none := triumph.New().ViewOf(nil)
	for want, r := range map[string]blockwar.TradeRoute{
		"":                                {Pop: 1},
		"Blockade if still cut in Summer": {Pop: 1, Now: blockwar.FullBlockade},
		"Blockade since Summer: POP 1 and RES 2 lost in Production":            {Pop: 1, Res: 2, Marked: blockwar.FullBlockade, Now: blockwar.FullBlockade},
		"Med Blockade in Summer, Blockade now: the lesser counts, RES 1 lost":  {Pop: 1, Res: 2, TransAfrica: 1, Marked: blockwar.MedBlockade, Now: blockwar.FullBlockade},
		"Blockade in Summer, no Blockade now: the lesser counts, nothing lost": {Pop: 1, Res: 2, Marked: blockwar.FullBlockade},
		"Blockade in Summer, Med Blockade now: the lesser counts, RES 2 lost":  {Pop: 1, Res: 2, Marked: blockwar.FullBlockade, Now: blockwar.MedBlockade},
	} {
		if got := none.BlockadeWords(&r); got != want {
			t.Errorf("14.23 got %q, want %q", got, want)
		}
	}
	for _, why := range []blockwar.CutReason{blockwar.EnemyUnits, blockwar.EscapedSubs, blockwar.EnemyLand, blockwar.RivalLand, blockwar.ArmedMinor, blockwar.NeutralLand, blockwar.AfricanRoute} {
		if text := look.CutWords(none, blockwar.Cut{Area: rules.Book().AreaOf("area/gibraltar"), Why: why, By: rules.Axis}); len(text) < len("at Gibraltar by x") {
			t.Errorf("14.22 %s: got %q, want where and by whom", why, text)
		}
	}
}
