package store

import (
	"fmt"
	"maps"
	"testing"
)

// late is a tab of another process: it sees the storage as it was a moment ago, and what it writes arrives later.
type late struct {
	*Memory
	sent []func(*Memory)
}

func behind(keys *Memory) *late {
	return &late{Memory: &Memory{texts: maps.Clone(keys.texts)}}
}

func (l *late) Set(key, text string) error {
	l.sent = append(l.sent, func(m *Memory) { m.texts[key] = text })
	return l.Memory.Set(key, text)
}

func (l *late) Remove(key string) error {
	l.sent = append(l.sent, func(m *Memory) { delete(m.texts, key) })
	return l.Memory.Remove(key)
}

// While one tab saves, another lists the matches as of some moment, and what it writes arrives at some later moment.
func TestATabThatListsLateTakesNothingFromTheOneThatSaves(t *testing.T) {
	const acts = 40 // of the tab that saves; more than five saves take
	for from := 1; from < acts; from++ {
		for to := from; to < acts; to++ {
			keys := NewMemory()
			playing := saved(t, keys, "first")
			var other *late
			now := 0
			keys.Before = func(act, _ string) error {
				if now++; now == from {
					other = behind(keys)
					must[[]Info](t)(In(other).List())
				}
				if now == to {
					for _, write := range other.sent {
						write(keys)
					}
				}
				return nil
			}
			want := ""
			for revision := Revision(1); revision <= 5; revision++ {
				want = fmt.Sprintf("answer %d", revision)
				if _, err := playing.Save("m", []byte(want), Info{Title: "Spain burns"}, revision); err != nil {
					t.Fatalf("listed at act %d, written at act %d: save %d: %v", from, to, revision, err)
				}
			}
			keys.Before = nil
			if data, _, err := In(keys).Load("m"); err != nil || string(data) != want {
				t.Fatalf("listed at act %d, written at act %d: got %q, %v, want %q", from, to, data, err, want)
			}
			if list := must[[]Info](t)(In(keys).List()); len(list) != 1 || list[0].ID != "m" {
				t.Fatalf("listed at act %d, written at act %d: got the list %+v, want the match", from, to, list)
			}
		}
	}
}
