package triumph

import "interbellum/engine/blockwar"

// Own is what lies on the table in this game alone.
type Own struct {
	// The optional rules in play (19.0).
	Territorial bool // 19.1: Suez and Istanbul
	Britannia   bool // 19.2
	TwoPlayer   bool // 18.0

	Passive  Faction // the Passive Ally of this Year (18.1); NoFaction before the first has been named
	USAEntry uint8   // how many USA Forces have come since the USA was attacked (8.46)
}

// Clone is a copy.
func (o *Own) Clone() blockwar.Own {
	c := *o
	return &c
}

func own(t *Table) *Own { return t.Own.(*Own) }
