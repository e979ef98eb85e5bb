package record

import (
	"encoding/json"
	"fmt"
	"slices"

	"interbellum/engine/words"
)

// A migration rewrites a save of one format into the next. Each stands in a file of its
// own with a test that shows a save before it and after it.
type migration struct {
	from int
	up   func(save map[string]json.RawMessage) error
}

// migrations are numbered from 1 without gaps: the last one leads to Format. One that has
// nothing to rewrite has no up.
var migrations = []migration{
	{from: 1}, // format 2 adds to what an answer can be, and amendments
	{from: 2}, // format 3 adds house editions
	{from: 3}, // format 4 adds editions that are agreed on
	{from: 4}, // format 5 adds sealed dice
}

// migrate leads a save of format from through every migration that follows.
func migrate(data []byte, from int, steps []migration) ([]byte, error) {
	if from > len(steps) || !slices.ContainsFunc(steps[from-1:], func(m migration) bool { return m.up != nil }) {
		return data, nil
	}
	var save map[string]json.RawMessage
	if err := json.Unmarshal(data, &save); err != nil {
		return nil, ErrNotASave
	}
	for _, m := range steps[from-1:] {
		if m.up != nil {
			if err := m.up(save); err != nil {
				return nil, words.Refuse("", "engine/refused.save.old", m.from, err)
			}
		}
		save["interbellum"] = json.RawMessage(fmt.Sprint(m.from + 1))
	}
	return json.Marshal(save)
}
