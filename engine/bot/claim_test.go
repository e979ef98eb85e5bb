package bot_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
)

// eager claims whatever it may, the first use of a right for as much as the right's number.
type eager struct{ table }

func (eager) Claims(_ engine.View, asked, right engine.Decision, _ bot.Style) []int {
	if asked.Kind != "now" {
		return nil
	}
	return []int{right.Left, -1}
}

func TestRightsAreUsedWhereTheyPay(t *testing.T) {
	right := func(seat engine.Seat, verb string, worth int) engine.Decision {
		return engine.Decision{Seat: seat, Left: worth, Legal: []engine.Choice{{Verb: verb}, {Verb: "never"}}}
	}
	p := bot.New(eager{}, bot.Style{}, 1)
	now, later := engine.Decision{Seat: 2, Kind: "now"}, engine.Decision{Seat: 2, Kind: "later"}
	for _, c := range []struct {
		name   string
		by     *bot.Player
		asked  engine.Decision
		rights []engine.Decision
		last   string
		want   string
	}{
		{"the best of several", p, now, []engine.Decision{right(2, "small", 3), right(2, "great", 9), right(2, "fair", 5)}, "", "great"},
		{"not another seat's", p, now, []engine.Decision{right(1, "theirs", 9), right(2, "mine", 5)}, "", "mine"},
		{"none that does not pay", p, now, []engine.Decision{right(2, "vain", 0), right(2, "harm", -4)}, "", ""},
		{"none at another question", p, later, []engine.Decision{right(2, "great", 9)}, "", ""},
		{"not the one that it has just used", p, now, []engine.Decision{right(2, "great", 9), right(2, "fair", 5)}, "great", "fair"},
		{"none by a mind that knows of no rights", bot.New(table{1, 2}, bot.Style{}, 1), now, []engine.Decision{right(2, "great", 9)}, "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got, found := c.by.Claim(nil, c.asked, c.rights, engine.Choice{Verb: c.last}); got.Verb != c.want || found != (c.want != "") {
				t.Errorf("it claims %q, not %q", got.Verb, c.want)
			}
		})
	}
}
