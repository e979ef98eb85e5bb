package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 15.24 Japanese Sneak Attacks, once in a game: its units move through the Enemy's at sea, its Air Forces and Carriers fire without an
// answer, and then the Combat Phase of a Declaration of War follows.

// sneak is Japan's Sneak Attack.
type sneak struct {
	Made   bool    // it has been made
	On     Faction // upon whom, while its Player Turn goes on
	Raided bool    // its Sneak Raid is over
	From   []berth // where its Air, Naval and Submarine units began
}

type berth struct {
	Unit blockwar.ID
	Area Area
}

// sneaks lists the Factions that Japan can attack so: those that its units reach if the victim's ships and Straits do not stop them.
func sneaks(t *Table, f Faction, moves int) (list []engine.Choice) {
	if f != Japan || chinaOf(t).Sneak.Made {
		return nil
	}
	for _, g := range f.Rivals() {
		if t.Enemies(f, g) || absent(t, g) {
			continue
		}
		c, try := engine.Choice{Verb: "sneak-attack", On: t.FactionRef(g)}, t.Clone()
		if chinaOf(try).Sneak.On = g; try.Feasible(f, c, moves) {
			list = append(list, c)
		}
	}
	return list
}

// sneakAttack begins it: the two are at war, but until the Raid is over the victim stops no unit at sea.
func sneakAttack(t *Table, on Faction) events {
	s := &chinaOf(t).Sneak
	s.Made, s.On = true, on
	for i := range t.Blocks {
		if b := &t.Blocks[i]; t.SideOf(b.ID.Nation) == Japan && t.Chart[b.ID.Type].ANS() && t.Place(b.At).Land() {
			s.From = append(s.From, berth{b.ID, b.At})
		}
	}
	return append(events{t.Say("sneak-attack", "15.24", Japan, t.FactionRef(on), "", 0)}, t.DeclareInTurn(Japan, on)...)
}

// slips is the Side whose ships and Straits do not stop Japan's units in the moves of its Sneak Attack: its victim.
func slips(t *Table, side Side) blockwar.Set {
	s := &chinaOf(t).Sneak
	if side != Japan || s.On == blockwar.NoFaction || s.Raided {
		return 0
	}
	return blockwar.SetOf(s.On)
}

// havens is where a unit of the Sneak Attack may ReBase to whatever is in the way: where it began.
func havens(t *Table, b *blockwar.Block) (list []Area) {
	for _, x := range chinaOf(t).Sneak.From {
		if x.Unit == b.ID {
			list = append(list, x.Area)
		}
	}
	return list
}

// sneakRaid is the fire of Air Forces and Carriers without an answer, or nil when that is over.
func sneakRaid(t *Table) step {
	s := &chinaOf(t).Sneak
	if s.On == blockwar.NoFaction || s.Raided {
		return nil
	}
	s.Raided = true
	return &blockwar.FreeFire{Faction: Japan, On: s.On, Types: []blockwar.Type{blockwar.AirForce, blockwar.Carrier}, Rule: "15.24"}
}

var _ = register("free-fire", &blockwar.FreeFire{})
