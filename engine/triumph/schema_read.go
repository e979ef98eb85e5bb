package triumph

import (
	"fmt"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// fromSchema starts from a written position, and lists everything that is impossible about it.
func fromSchema(text []byte) (engine.Match, []engine.Event, []error) {
	var w Written
	if err := engine.DecodeStrictly(text, &w); err != nil {
		return nil, nil, []error{fmt.Errorf("the position cannot be read: %w", err)}
	}
	r := &blockwar.Reading{}
	if !read(r, &w) {
		return nil, nil, r.Errs
	}
	m, seen := engine.Start(rules, r.T, &blockwar.SequenceOfPlay{})
	return m, seen, nil
}

func read(r *blockwar.Reading, w *Written) bool {
	r.Want(w.Scenario == scenario1936 || w.Scenario == scenario1939, "there is no scenario %q", w.Scenario)
	r.Time(&w.WrittenTime, schemaFormat, bareTable(w.Scenario))
	own(r.T).USAEntry = w.USAForces
	r.Want(w.USAForces <= lastEntry, "8.46 there are no USA Forces %d", w.USAForces)
	passive := blockwar.WrittenName(r, "faction", w.Passive, r.T.ParseFaction)
	own(r.T).Passive = passive
	r.Want(passive == blockwar.NoFaction || ally(r.T, passive) != blockwar.NoFaction, "18.1 %s cannot be Passive", w.Passive)
	r.Board(&w.WrittenBoard)
	return r.Settle(&w.WrittenBoard, &w.WrittenDiscards)
}
