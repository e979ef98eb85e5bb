package triumph

import (
	"encoding/json"

	"interbellum/engine/blockwar"
)

// The documented, versioned schema of a written position at the start of a phase (SCHEMA.md).

const schemaFormat = "triumph/1"

// Written is a position at the start of a phase: what both block games have, and what is this one's.
type Written struct {
	blockwar.WrittenTime
	Passive string `json:"passive_ally,omitempty"`
	blockwar.WrittenBoard
	USAForces uint8 `json:"usa_forces_come,omitempty"`
	blockwar.WrittenDiscards
}

func toSchema(t *Table) any {
	return Written{t.WriteTime(schemaFormat), t.FactionFacts(own(t).Passive).Slug, t.WriteBoard(), own(t).USAEntry, t.WriteDiscards()}
}

func turnOf(schema any) (name, kind string) {
	w := schema.(Written)
	return blockwar.WrittenTurn(w.WrittenTime, w.WrittenBoard)
}

// example is a position in which much can be played: the Government Phase of 1938.
func example() []byte {
	t, err := setUp(scenario1936)
	if err != nil {
		panic(err)
	}
	t.Year, t.Phase, t.Order = 1938, blockwar.GovernmentPhase, Book().TurnOrder(2)
	for i, f := range blockwar.AllFactions {
		for n := range 8 {
			for k := range t.Decks {
				blockwar.Move(1+3*n+i, &t.Decks[k].Draw, &t.Faction(f).Hand[k])
			}
		}
		t.Faction(f).Chits[1], t.Chits[1] = 2, t.Chits[1]-2
		great := Book().FactionFacts(f).Great
		for _, u := range []blockwar.Type{blockwar.Infantry, blockwar.Tank, blockwar.AirForce} {
			t.Put(great, u, 2, Book().FactionFacts(f).Main)
		}
	}
	austria, _ := Book().ParseNation("austria")
	t.Nations[austria].Influence = blockwar.Influence{Of: Axis, N: 2}
	t.Nations[USA].Influence = blockwar.Influence{Of: West, N: 1}
	t.EvaluateControl()
	text, err := json.MarshalIndent(toSchema(t), "", "  ")
	if err != nil {
		panic(err)
	}
	return text
}
