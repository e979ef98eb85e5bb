package walk

import (
	"encoding/json"
	"slices"

	"interbellum/engine"
)

// GoOn lays a match out anew by another edition of its game, as players may agree on one in its course: at a safe point, where nothing
// differs that only hidden things could be held against. Else, or where the position fits that edition no more, it is nil.
func GoOn(m engine.Match, was, game *engine.Game) engine.Match {
	seq, schema, found := m.SafePoint()
	if !found || seq != m.Seq() || slices.ContainsFunc(game.Guarded, func(name string) bool { return was.Text(name) != game.Text(name) }) {
		return nil
	}
	text, err := json.Marshal(schema)
	if err != nil {
		return nil
	}
	fresh, _, faults := game.FromSchema(text)
	if len(faults) > 0 {
		return nil
	}
	fresh.Continue(m.Seq(), m)
	return fresh
}

// Safe tells whether a match is at a safe point.
func Safe(m engine.Match) bool {
	seq, _, found := m.SafePoint()
	return found && seq == m.Seq()
}
