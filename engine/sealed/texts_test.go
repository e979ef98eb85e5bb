package sealed

import (
	"strings"
	"testing"
)

func TestKeysTravelAsText(t *testing.T) {
	k := Key{Match: Match{1, 2, 3, 4, 5, 6, 7, 8}, Player: 2, Secret: secret(9)}
	text := k.Text()
	if got, err := ReadKey("  " + text + "\n"); err != nil || got != k {
		t.Errorf("a key read again: got %v, %v; want %v", got, err, k)
	}
	if len(text) > 80 {
		t.Errorf("got %d characters, want at most 80", len(text))
	}
	if !k.Of(Match{1, 2, 3, 4, 5, 6, 7, 8, 9}) || k.Of(Match{2}) {
		t.Error("got a key of another match, want of its own alone")
	}
	id := k.Secret.Identity()
	if got, err := ReadIdentity(id.Text()); err != nil || got != id {
		t.Errorf("an identity read again: got %v, %v; want %v", got, err, id)
	}
}

func TestTextsThatAreNoKeysAreRefused(t *testing.T) {
	k := Key{Secret: secret(9)}
	good, id := k.Text(), secret(1).Identity()
	for name, text := range map[string]string{
		"nothing": "", "a cut": good[:len(good)-1], "more": good + "A", "a wrong letter": strings.Replace(good, good[20:21], "*", 1),
		"another letter": good[:10] + string(good[10]^1) + good[11:], "an identity": id.Text(), "another version": "ibk2" + good[4:],
	} {
		if _, err := ReadKey(text); err == nil {
			t.Errorf("%s: got a key, want a refusal", name)
		}
	}
	if _, err := ReadIdentity(good); err == nil {
		t.Error("a key for an identity: got it taken, want a refusal")
	}
}

func FuzzReadKey(f *testing.F) {
	k := Key{Secret: secret(9)}
	f.Add(k.Text())
	f.Fuzz(func(t *testing.T, text string) {
		if k, err := ReadKey(text); err == nil && k.Text() != strings.TrimSpace(text) {
			t.Errorf("%q: got a key that is written otherwise, want the same text", text)
		}
		_, _ = ReadIdentity(text)
	})
}
