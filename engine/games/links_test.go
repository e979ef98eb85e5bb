package games

import (
	"bytes"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A thousand edits of one character of each link that was really sent: a character changed, left out, put in, or two
// that changed places. Every one is refused, or opens as the same match to the letter.
func TestAThousandEditsOfARealLink(t *testing.T) {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ .~%+/=<>#\n"
	for _, k := range keepsakes {
		t.Run(k.game+" "+k.scenario, func(t *testing.T) {
			save, text := k.read(t)
			whole := bytes.TrimSpace([]byte(text))
			game, _ := ByID(k.game)
			w, refused, same := walk.New(1945), 0, 0
			for range 1000 {
				at, c := w.N(len(whole)), letters[w.N(len(letters))]
				edited := bytes.Clone(whole)
				switch w.N(4) {
				case 0:
					edited = append(edited[:at], edited[at+1:]...)
				case 1:
					edited = append(edited[:at], append([]byte{c}, whole[at:]...)...)
				case 2:
					next := min(at+1, len(edited)-1)
					edited[at], edited[next] = edited[next], edited[at]
				default:
					edited[at] = c
				}
				run, _, err := link.Open(string(edited), func(string) *engine.Game { return game })
				if err != nil {
					refused++
					continue
				}
				same++
				if !bytes.Equal(record.Encode(run.Seal()), save) {
					t.Fatalf("another match was opened from\n%s", edited)
				}
			}
			if refused < 700 {
				t.Errorf("%d refused, %d the same: this shows little", refused, same)
			}
		})
	}
}
