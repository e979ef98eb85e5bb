package app

import (
	"bytes"
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/link"
)

// A forged view writes itself as any text.
type forged struct {
	engine.View
	text []byte
}

func (f forged) MarshalJSON() ([]byte, error) {
	if f.text == nil {
		return nil, errors.New("a number is not one")
	}
	return f.text, nil
}

// An odd view holds what no link can.
type odd struct{ Wire chan int }

func (odd) For() engine.Seats { return 0 }

func TestAViewThatCannotBeWrittenIsRefusedInWords(t *testing.T) {
	for _, v := range []engine.View{odd{make(chan int)}, forged{View: odd{}}} {
		if _, err := link.EncodeLook(link.Look{View: v}); err == nil || !strings.Contains(err.Error(), "cannot be written as a view-only link") {
			t.Errorf("%T: got %v, want a sentence that says it cannot be written", v, err)
		}
	}
}

// scalar is a value of a JSON text that is no list and no name.
var scalar = regexp.MustCompile(`[:\[,](?:"[^"]*"|-?\d+|true|false|null)(?:[,\]}])`)

// spoilt are texts that differ from a JSON text in one value.
func spoilt(text []byte) (list [][]byte) {
	for at := 0; at < len(text); {
		found := scalar.FindIndex(text[at:])
		if found == nil {
			break
		}
		from, to := at+found[0]+1, at+found[1]-1
		for _, v := range []string{"-1", "1", "9", "250", "65000", "1000000000000", `""`, `"area/"`, `"action/999"`, `"x"`, "true", "null", "[]", "[1,1,1]"} {
			list = append(list, slices.Concat(text[:from], []byte(v), text[to:]))
		}
		at = to
	}
	return list
}

// A view of a block game that was tampered with is refused, or the page can draw it.
func TestATamperedLookIsRefusedOrDrawn(t *testing.T) {
	for _, id := range []string{"triumph", "conquest"} {
		game, _ := games.ByID(id)
		m, _, err := game.New(game.Scenarios[0].ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		w, tried, drawn := walk.New(3), 0, 0
		for n := 0; n < 1500 && len(m.Open()) > 0; n++ {
			d := m.Open()[0]
			if n == 500 {
				some, shown := tampered(t, game, m)
				tried, drawn = tried+some, drawn+shown
			}
			if d.Seat != engine.Chance {
				d.Weights = nil
				for _, c := range d.Legal {
					d.Weights = append(d.Weights, game.Bias(d, c))
				}
			}
			if _, err := m.Apply(d.Answer(m.Seq(), w.Answer(d), "")); err != nil {
				t.Fatal(err)
			}
		}
		if tried < 40 || drawn == 0 || drawn == tried {
			t.Errorf("%s: of %d tampered views %d were drawn; want tried at least 40, drawn not 0 and drawn not %v", id, tried, drawn, tried)
		}
	}
}

// tampered draws what is not refused of the views that differ in one value from what a seat sees.
func tampered(t *testing.T, game *engine.Game, m engine.Match) (tried, drawn int) {
	v := m.View(engine.Only(1))
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	typed := false
	for i, bad := range spoilt(text) {
		noType := bytes.Contains(bad, []byte(`"Type":9,`))
		if i%151 != 0 && (!noType || typed) { // each takes milliseconds
			continue
		}
		typed = typed || noType
		letters, err := link.EncodeLook(link.Look{Game: game.ID, Edition: game.Edition, View: forged{v, bad}})
		if err != nil {
			t.Fatal(err)
		}
		d := deskAt(store.NewMemory(), "x")
		if tried++; d.Inbox.Receive(letters) != nil {
			continue
		}
		drawn++
		func() {
			defer func() {
				if cause := recover(); cause != nil {
					at := 0
					for at < len(bad) && at < len(text) && bad[at] == text[at] {
						at++
					}
					t.Errorf("%s: the page breaks over …%s: %v, want none", game.ID, bad[max(0, at-80):min(len(bad), at+20)], cause)
				}
			}()
			html(d)
		}()
	}
	return tried, drawn
}
