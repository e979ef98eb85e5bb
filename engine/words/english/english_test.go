package english

import "testing"

func TestWhatIsWritten(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Upper("the USSR moves"), "The USSR moves"}, {Upper(""), ""},
		{Spaced("il-duce"), "Il duce"}, {Spaced("east_china-sea"), "East china sea"},
		{Number(3), "3"}, {Number(-3), "−3"},
		{Count(1, "army"), "1 army"}, {Count(2, "army"), "2 armies"}, {Count(0, "fortress"), "0 fortresses"}, {Count(3, "card"), "3 cards"},
		{A("air force"), "an air force"}, {A("tank"), "a tank"}, {A(""), "a "},
		{List(nil), ""}, {List([]string{"A"}), "A"}, {List([]string{"A", "B"}), "A and B"}, {List([]string{"A", "B", "C"}), "A, B and C"},
	} {
		if c.got != c.want {
			t.Errorf("%q is written, not %q", c.got, c.want)
		}
	}
}
