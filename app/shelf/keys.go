package shelf

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"strconv"
	"strings"

	"interbellum/app/store"
	"interbellum/engine/sealed"
)

// Keys are the secrets of players of matches with sealed dice that are kept on this device. None is ever replaced by another: which of
// a player's is right, the match tells.
type Keys struct {
	shelf *Shelf
	texts store.Editions
}

// KeysOf are the keys that are kept beside the matches of a shelf.
func KeysOf(s *Shelf) Keys { return Keys{s, s.Store.Secrets()} }

// keyFor is the beginning of the names under which a player's keys are kept. A number follows.
func keyFor(m sealed.Match, player int) string {
	return hex.EncodeToString(m[:8]) + "/" + strconv.Itoa(player) + "/"
}

// Of lists the keys of a player of a match that are kept here, the newest last.
func (k Keys) Of(m sealed.Match, player int) (list []sealed.Secret) {
	for _, name := range k.texts.Names() {
		if !strings.HasPrefix(name, keyFor(m, player)) {
			continue
		}
		if key, err := k.read(name); err == nil && key.Player == player && key.Of(m) {
			list = append(list, key.Secret)
		}
	}
	return list
}

func (k Keys) read(name string) (sealed.Key, error) {
	text, _ := k.texts.Read(name)
	return sealed.ReadKey(text)
}

// Keep keeps a key. Where there is no room for it, matches in the bin are deleted for good first.
func (k Keys) Keep(key sealed.Key) error {
	for _, kept := range k.Of(key.Match, key.Player) {
		if kept == key.Secret {
			return nil
		}
	}
	name, taken := keyFor(key.Match, key.Player), k.texts.Names()
	last := 1000 // so that the names sort by age
	for _, other := range taken {
		if number, ours := strings.CutPrefix(other, name); ours {
			if n, err := strconv.Atoi(number); err == nil {
				last = max(last, n+1)
			}
		}
	}
	for {
		err := k.texts.Keep(name+strconv.Itoa(last), key.Text())
		if err == nil || !k.shelf.makeRoom() {
			return err
		}
	}
}

// Drop removes the keys of a match.
func (k Keys) Drop(m sealed.Match) {
	of, _, _ := strings.Cut(keyFor(m, 0), "/")
	for _, name := range k.texts.Names() {
		if strings.HasPrefix(name, of) {
			_ = k.texts.Remove(name)
		}
	}
}

// NewSecret is a secret that nobody has.
func NewSecret() (sealed.Secret, error) { return sealed.NewSecret(rand.Reader) }

// New makes and keeps the key of a player who plays on this device.
func (k Keys) New(m sealed.Match, player int) (secret sealed.Secret, err error) {
	if secret, err = NewSecret(); err == nil {
		err = k.Keep(sealed.Key{Match: m, Player: player, Secret: secret})
	}
	return secret, err
}

// Texts are all keys that are kept here and whole, as a file has them.
func (k Keys) Texts() (list []string) {
	for _, name := range k.texts.Names() {
		if key, err := k.read(name); err == nil {
			list = append(list, key.Text())
		}
	}
	return list
}

// Take keeps keys as a file has them, and counts those that are not whole.
func (k Keys) Take(texts []string) (taken []sealed.Key, bad int, err error) {
	for _, text := range texts {
		key, unread := sealed.ReadKey(text)
		if unread != nil {
			bad++
			continue
		}
		if err = k.Keep(key); err != nil {
			return taken, bad, err
		}
		taken = append(taken, key)
	}
	return taken, bad, nil
}

// KeysIn finds keys in a text, and gives the text without them. A key stands after something that cannot be within a link.
func KeysIn(text string) (keys []string, rest string) {
	var without strings.Builder
	for at := 0; at < len(text); {
		end := at
		for end < len(text) && (text[end] == '-' || text[end] == '_' || text[end]|0x20 >= 'a' && text[end]|0x20 <= 'z' || text[end] >= '0' && text[end] <= '9') {
			end++
		}
		if strings.HasPrefix(text[at:end], sealed.KeyMark) {
			keys = append(keys, text[at:end])
			at = end
		}
		end = min(end+1, len(text))
		without.WriteString(text[at:max(at, end)])
		at = max(at, end)
	}
	return keys, without.String()
}

// ExportToMove writes one match with keys of its players, for another device of the same person.
func ExportToMove(s *Shelf, id string, data []byte, keys []string) (name string, file []byte, err error) {
	info, _ := s.Find(id)
	all := Bundle{Matches: []store.Info{info}, Saves: []json.RawMessage{rawSave(data)}, Keys: keys}
	name, file, err = bundled(s, all)
	if info.Title != "" {
		name = FileName(info.Title) + "-with-key"
	}
	return name, file, err
}
