package house

import (
	"strings"
	"testing"
)

func TestAValueIsReadInWords(t *testing.T) {
	for value, want := range map[string]string{
		`[{"area":"paris","units":["infantry","tactical"]},{"area":"lorraine","units":["fortress"]}]`: "PARIS: INFANTRY, TACTICAL; LORRAINE: FORTRESS",
		`["infantry","tank-upgrade"]`:                  "INFANTRY, TANK-UPGRADE",
		`[{"players":2,"split":[["germany"],["uk"]]}]`: "PLAYERS 2, SPLIT GERMANY; UK",
		`[]`:            "",
		`null`:          "",
		`3`:             "3",
		`My own: words`: "My own: words",
	} {
		if got := Spoken(value, strings.ToUpper); got != want {
			t.Errorf("%s: got %q, want %q", value, got, want)
		}
	}
}
