package triumph

import (
	"encoding/json"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// The documented, versioned schema of a written position at the start of a phase (SCHEMA.md).

const schemaFormat = "triumph/1"

// Written is a position at the start of a phase.
type Written struct {
	blockwar.WrittenHead
	Passive string `json:"passive_ally,omitempty"`
	blockwar.WrittenPieces
	USAForces uint8 `json:"usa_forces_come,omitempty"`
	blockwar.WrittenDiscards
}

func toSchema(t *Table) any {
	return Written{t.WriteHead(schemaFormat), t.FactionFacts(own(t).Passive).Slug, t.WritePieces(), own(t).USAEntry, t.WriteDiscards()}
}

// fromSchema starts from a written position, and lists everything that is impossible about it.
func (e *edition) fromSchema(text []byte) (engine.Match, []engine.Event, []error) {
	var w Written
	if err := engine.DecodeStrictly(text, &w); err != nil {
		return nil, nil, []error{words.Refuse("", "blocks/fault.unreadable", err)}
	}
	r := &blockwar.Reading{}
	r.Head(e.book, &w.WrittenHead, schemaFormat)
	t := r.Table
	own(t).USAEntry, own(t).Passive = w.USAForces, r.Side(w.Passive)
	r.Want(w.USAForces <= lastEntry, "triumph/fault.usa.forces", w.USAForces)
	r.Want(w.Passive == "" || ally(t, own(t).Passive) != blockwar.NoFaction, "triumph/fault.passive", w.Passive)
	if r.Pieces(&w.WrittenPieces, &w.WrittenDiscards, sound); len(r.Errs) > 0 {
		return nil, nil, r.Errs
	}
	m, seen := engine.Start(e.rules, t, &blockwar.SequenceOfPlay{})
	return m, seen, nil
}

func turnOf(schema any) (name, kind string) {
	w := schema.(Written)
	return blockwar.WrittenTurn(w.WrittenHead, w.WrittenPieces)
}

// example is a position in which much can be played: the Government Phase of 1938.
func (e *edition) example() []byte {
	t, err := e.setUp(scenario1936)
	if err != nil {
		panic(err)
	}
	t.Furnish(2)
	austria, _ := t.ParseNation("austria")
	t.Nations[austria].Influence = blockwar.Influence{Of: Axis, N: 2}
	t.Nations[USA].Influence = blockwar.Influence{Of: West, N: 1}
	t.EvaluateControl()
	text, err := json.MarshalIndent(toSchema(t), "", "  ")
	if err != nil {
		panic(err)
	}
	return text
}
