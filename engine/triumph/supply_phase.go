package triumph

import "interbellum/engine/blockwar"

// 10.3 Supply Phase, for Factions at War alone: Supply Checks of Ground units and, in Summer, Blockades.
type supplyPhase struct {
	silent
	Checked bool
}

func (s *supplyPhase) Next(t *Table, _ step) (step, bool, events) {
	if s.Checked {
		return nil, true, nil
	}
	s.Checked = true
	t.evaluateControl()
	seen := t.supplyChecks()
	if t.Phase == Summer {
		for _, f := range AllFactions {
			seen = append(seen, t.declareBlockades(f)...)
		}
	}
	return &forcedRetreats{}, false, seen
}

// 14.1 Supply Checks: every Unsupplied Ground unit but Fortresses loses one CV, all at once. In Winter this
// befalls units within the USSR alone (10.4). Everybody sees how many blocks are turned and how many go.
func (t *Table) supplyChecks() (seen events) {
	var supply [FactionCount + 1]*[AreaCount + 1]bool
	for _, f := range AllFactions {
		supply[f] = t.supplyOf(f)
	}
	var starving []blockID
	for i := range t.Blocks {
		b := &t.Blocks[i]
		f := b.ID.Nation.owner()
		if f == NoFaction || !needsSupply(b.ID.Type) || supply[f][b.At] || t.Phase == Winter && b.At.Place().Nation != SovietUnion {
			continue
		}
		starving = append(starving, b.ID)
	}
	for _, id := range starving {
		seen = append(seen, t.starve(id)...)
	}
	return seen
}

// needsSupply: Ground units, Fortresses apart (3.241).
func needsSupply(u blockwar.Type) bool {
	return Chart()[u].Class == blockwar.Ground && u != blockwar.Fortress
}

// starve takes one CV off a unit.
func (t *Table) starve(id blockID) events {
	b, f := t.Blocks.Get(id), id.Nation.owner()
	at, left := areaRef(b.At), int(b.CV)-1
	seen := events{say("unsupplied", "14.1", f, at, nationRef(id.Nation), 1), tell("unit-unsupplied", "14.1", f, unitRef(id), at, left, f)}
	if b.CV--; b.CV > 0 {
		return seen
	}
	t.takeOff(id)
	return append(seen, say("unit-lost", "14.1", f, at, nationRef(id.Nation), 1))
}

var _ = register("supply-phase", &supplyPhase{})
