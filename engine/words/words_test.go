package words

import (
	"errors"
	"testing"
)

const sample = `# A comment, and an empty line.

hand(over)	Too many: which of {count over card} goes first?
army(n)	{count n army|armies} {choose n is|are} here.
who(who)	{Who} moves; it is {who.whose} turn.
gains(who, what)	{Who.the} gains {a what}.
change(n)	Change: {signed n}.
names(all)	{List all} agree.
refused(cause)	It does not open: {cause}.
event	{Unit} is placed in {place}.
power.uk	United Kingdom
power.uk.the	the United Kingdom
power.uk.whose	British
plain	Nothing to fill in.
`

var book = Register("sample", sample, Register("below", "below\tFrom below.\nplain\tHidden.\n", nil))

func TestSay(t *testing.T) {
	uk := Named("sample/power.uk", "uk")
	for _, c := range []struct{ got, want string }{
		{book.Say("plain"), "Nothing to fill in."},
		{book.Say("below"), "From below."},
		{book.Say("hand", 1), "Too many: which of 1 card goes first?"},
		{book.Say("hand", 3), "Too many: which of 3 cards goes first?"},
		{book.Say("army", 1), "1 army is here."},
		{book.Say("army", 0), "0 armies are here."},
		{book.Say("who", uk), "United Kingdom moves; it is British turn."},
		{book.Say("gains", uk, "army"), "The United Kingdom gains an army."},
		{book.Say("gains", Named("sample/power.us", "US"), "tank"), "US gains a tank."},
		{book.Say("change", 2), "Change: +2."},
		{book.Say("change", -2), "Change: −2."},
		{book.Say("names", []string{"Ada", "Bob", "Cy"}), "Ada, Bob and Cy agree."},
		{book.Say("hand"), "Too many: which of {count over card} goes first?"},
		{book.Say("unknown", 3, "x"), "unknown 3 x"},
		{book.Fill("event", func(slot string) any { return map[string]any{"unit": "an army", "place": "Kent"}[slot] }), "An army is placed in Kent."},
		{book.Fill("unknown", nil), ""},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestRefuse(t *testing.T) {
	cause := errors.New("cut off")
	err := Refuse("3.5", "sample/refused", cause)
	if got, want := err.Error(), "It does not open: cut off."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if !errors.Is(err, cause) {
		t.Error("what led to it is not found")
	}
	if got, want := Refuse("", "elsewhere/cut", 3, "x").Error(), "elsewhere/cut 3 x"; got != want {
		t.Errorf("without the book: got %q, want %q", got, want)
	}
}

func TestTranslate(t *testing.T) {
	book.Translate("grammar\tone few many\narmy\t{count n armia|armie|armii}.\nnames\t{list all} się zgadzają.\nand\ti\ngains\t{Who.the}: {a what}.\npower.uk.the\tWielka Brytania\npower.us\tStany Zjednoczone\n")
	defer book.Translate("")
	uk := Named("sample/power.uk", "uk")
	for _, c := range []struct{ got, want string }{
		{book.Say("army", 1), "1 armia."}, {book.Say("army", 3), "3 armie."}, {book.Say("army", 5), "5 armii."}, {book.Say("army", 12), "12 armii."},
		{book.Say("names", []string{"Ada", "Bob"}), "Ada i Bob się zgadzają."},
		{book.Say("gains", uk, "czołg"), "Wielka Brytania: czołg."},
		{Named("sample/power.us", "US").Form("the"), "Stany Zjednoczone"}, // in English the data name it
		{book.Say("hand", 2), "Too many: which of 2 cards goes first?"},   // not translated: in English
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

func TestPlurals(t *testing.T) {
	for name, want := range map[string][]int{
		"other": {0, 0, 0, 0, 0}, "one other": {1, 0, 1, 1, 1}, "zero-one other": {0, 0, 1, 1, 1}, "one few many": {2, 0, 1, 2, 2}, "one few other": {2, 0, 1, 2, 2},
	} {
		for i, n := range []int{0, 1, 2, 5, 11} {
			if got := Plurals(name)(n); got != want[i] {
				t.Errorf("%s, %d things: got form %d, want %d", name, n, got, want[i])
			}
		}
	}
}

func TestUpper(t *testing.T) {
	for text, want := range map[string]string{"": "", "the UK": "The UK", "øst": "Øst"} {
		if got := Upper(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestALanguageIsOneFileForAllBooks(t *testing.T) {
	Translate("# A language.\n== sample\nplain\tNichts.\n\n== nobody\nplain\tRien.\n== below\nbelow\tUnten.\n")
	for kind, want := range map[string]string{"plain": "Nichts.", "below": "Unten.", "army": "2 armies are here."} {
		if got := book.Say(kind, 2); got != want {
			t.Errorf("%s: got %q, want %q", kind, got, want)
		}
	}
	Translate("== sample\n== below\n")
	if got, want := book.Say("plain")+" "+book.Say("below"), "Nothing to fill in. From below."; got != want {
		t.Errorf("in English again: got %q, want %q", got, want)
	}
}
