package triumph

import "interbellum/engine/blockwar"

// 10.3 Supply Phase, for Factions at War alone: Supply Checks of Ground units and, in Summer, Blockades.
// Before them whoever has secret Technologies may Reveal some (9.3).
type supplyPhase struct {
	silent
	Stage supplyPhasePart
}

type supplyPhasePart uint8

const (
	windowPart supplyPhasePart = iota
	checksPart
	checkedPart
)

func (s *supplyPhase) Next(t *Table, _ step) (step, bool, events) {
	s.Stage++
	switch s.Stage - 1 {
	case windowPart:
		return &revealWindow{Left: t.secretive(), About: phaseRef(t.Phase)}, false, nil
	case checkedPart:
		return nil, true, nil
	}
	t.evaluateControl()
	seen := t.supplyChecks()
	if t.Phase == Summer {
		for _, f := range AllFactions {
			seen = append(seen, t.declareBlockades(f)...)
		}
	}
	return &forcedRetreats{}, false, seen
}

// secretive are the Factions with something in their Secret Vaults, which everybody sees; nobody, while all
// are at Peace and there is no supply to look at.
func (t *Table) secretive() (s Factions) {
	war := false
	for _, f := range AllFactions {
		war = war || t.atWar(f)
		if len(t.faction(f).Vault) > 0 {
			s = s.With(f)
		}
	}
	if !war {
		return 0
	}
	return s
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
