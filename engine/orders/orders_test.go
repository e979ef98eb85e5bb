package orders

import (
	"slices"
	"testing"

	"interbellum/engine"
)

func question(seat engine.Seat, kind string, about engine.Ref, legal ...string) engine.Decision {
	d := engine.Decision{Seat: seat, Kind: kind, About: about}
	for _, words := range legal {
		c, err := engine.ParseChoice(words)
		if err != nil {
			panic(err)
		}
		d.Legal = append(d.Legal, c)
	}
	return d
}

func TestAnOrderAnswersWhatItIsFor(t *testing.T) {
	stand := []Order{
		{Seat: 1, Kind: "retreat", About: "area/lorraine", Answer: engine.Choice{Verb: "retreat", To: "area/paris"}},
		{Seat: 1, Kind: "retreat", Answer: engine.Choice{Verb: "hold"}},
		Pass(1, "interrupt"),
		Pass(engine.Chance, "die"),
	}
	for _, c := range []struct {
		name string
		d    engine.Decision
		want string
	}{
		{"passes", question(1, "interrupt", "", "claim", "pass"), "pass"},
		{"not for another seat", question(2, "interrupt", "", "claim", "pass"), ""},
		{"not for another kind", question(1, "escalate", "", "claim", "pass"), ""},
		{"never for Chance", question(engine.Chance, "die", "", "pass"), ""},
		{"an area's own order comes first", question(1, "retreat", "area/lorraine", "hold", "retreat:unit/a>area/paris", "retreat:unit/a>area/south"), "retreat:unit/a>area/paris"},
		{"it gives way where it does not fit", question(1, "retreat", "area/lorraine", "hold", "retreat:unit/a>area/south"), "hold"},
		{"it never chooses between two", question(1, "retreat", "area/lorraine", "retreat:unit/a>area/paris", "retreat:unit/b>area/paris"), ""},
		{"elsewhere the general order", question(1, "retreat", "area/ruhr", "hold", "retreat:unit/a>area/paris"), "hold"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, ok := Answer(nil, c.d, stand)
			if ok != (c.want != "") || ok && got.Words() != c.want {
				t.Errorf("answered %q, %v; want %q", got.Words(), ok, c.want)
			}
		})
	}
}

func TestAnOrderEndsWithItsTrigger(t *testing.T) {
	war := Order{Seat: 1, Kind: "interrupt", Answer: engine.Choice{Verb: "pass"}, Until: Trigger{Kind: "war-declared", On: "power/poland"}}
	always := Pass(1, "escalate")
	stand := []Order{war, always}
	declared := engine.Event{Kind: "war-declared", Seat: 2, On: "power/poland", Seen: engine.Everybody}
	for name, c := range map[string]struct {
		event engine.Event
		left  []Order
	}{
		"it comes":           {declared, []Order{always}},
		"another event":      {engine.Event{Kind: "turn", Seen: engine.Everybody}, stand},
		"about another":      {engine.Event{Kind: "war-declared", On: "power/france", Seen: engine.Everybody}, stand},
		"unseen by the seat": {engine.Event{Kind: "war-declared", On: "power/poland", Seen: engine.Only(2)}, stand},
	} {
		if got := Standing(stand, []engine.Event{c.event}); !slices.Equal(got, c.left) {
			t.Errorf("%s: %v is left", name, got)
		}
	}
}
