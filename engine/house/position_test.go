package house

import (
	"encoding/base64"
	"testing"
)

func TestAPositionHoldsItsEdition(t *testing.T) {
	plain := "{\n  \"format\": \"conquest/1\",\n  \"turn\": 1936\n}\n"
	written := Into([]byte(plain), []byte("\x01packed"))
	rest, packed, print, faults := OutOf(written)
	if string(packed) != "\x01packed" || print != "" || len(faults) > 0 {
		t.Errorf("got %q, %q, %v, want the edition", packed, print, faults)
	}
	check(t, "the position without it", string(rest), "{\n\"format\": \"conquest/1\",\n\"turn\": 1936\n}\n")
	check(t, "without an edition", string(Into([]byte(plain), nil)), plain)
	if rest, packed, print, faults = OutOf([]byte(plain)); string(rest) != plain || packed != nil || print != "" || faults != nil {
		t.Errorf("a position as shipped: got %s, %q, %q, %v, want it as it is", rest, packed, print, faults)
	}
	name := "00112233445566778899aabbccddeeff"
	if _, packed, print, _ = OutOf([]byte(`{"house": "` + name + `", "turn": 1936}`)); packed != nil || print != name {
		t.Errorf("a print: got %q, %q, want %s", packed, print, name)
	}
	for _, wrong := range []string{`7`, `"*"`, `""`, `{}`} {
		if _, _, _, faults := OutOf([]byte(`{"house": ` + wrong + `}`)); len(faults) != 1 {
			t.Errorf("house %s: got %v, want a fault", wrong, faults)
		}
	}
	if _, packed, _, faults := OutOf([]byte(`{"house": "` + base64.StdEncoding.EncodeToString([]byte("x")) + `"`)); packed != nil || faults != nil {
		t.Errorf("no JSON: got %q, %v, want it left to the game", packed, faults)
	}
}
