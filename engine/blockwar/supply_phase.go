package blockwar

// 10.3 Supply Phase, for Factions at War alone: Supply Checks of Ground units and, in Summer, Blockades.
// Before them a Faction with secret Technologies may Reveal some.
type SupplyPhase struct {
	NoQuestions
	Stage supplyPhasePart
}

type supplyPhasePart uint8

const (
	windowPart supplyPhasePart = iota
	checksPart
	checkedPart
)

func (s *SupplyPhase) Next(t *Table, _ step) (step, bool, events) {
	s.Stage++
	switch s.Stage - 1 {
	case windowPart:
		return &revealWindow{Left: t.secretive(), About: PhaseRef(t.Phase)}, false, nil
	case checkedPart:
		return nil, true, nil
	}
	t.EvaluateControl()
	seen := t.SupplyChecks()
	if t.Phase == Summer {
		for _, f := range AllFactions {
			seen = append(seen, t.DeclareBlockades(f)...)
		}
	}
	return &forcedRetreats{}, false, seen
}

// secretive are the Factions with something in their Secret Vaults, which everybody sees; nobody, while all
// are at Peace and there is no supply to look at.
func (t *Table) secretive() (s Set) {
	war := false
	for _, f := range AllFactions {
		war = war || t.AtWar(f)
		if len(t.Faction(f).Vault) > 0 {
			s = s.With(f)
		}
	}
	if !war {
		return 0
	}
	return s
}

// 14.1 Supply Checks: every Unsupplied Ground unit but Fortresses loses one CV, all at once. Where nothing
// happens in this Season, this does not either. Everybody sees how many blocks are turned and how many go.
func (t *Table) SupplyChecks() (seen events) {
	var supply [SideRoom]*[AreaRoom]bool
	for _, f := range t.AllSides() {
		supply[f] = t.SupplyOf(f)
	}
	var starving []ID
	for i := range t.Blocks {
		b := &t.Blocks[i]
		f := t.SideOf(b.ID.Nation)
		if f == NoFaction || !t.NeedsSupply(b) || supply[f][b.At] || t.frozen(b.At) {
			continue
		}
		starving = append(starving, b.ID)
	}
	for _, id := range starving {
		seen = append(seen, t.starve(id)...)
	}
	return seen
}

// NeedsSupply: Ground units, Fortresses apart (3.241).
func (t *Table) NeedsSupply(b *Block) bool {
	return t.Chart[b.ID.Type].Class == Ground && !t.hardy(b.ID.Nation, b.ID.Type, b.At)
}

// hardy reports whether such a Ground unit needs no supply in an area.
func (t *Table) hardy(n Nation, u Type, a Area) bool {
	return u == Fortress || t.Hooks.NeedsNoSupplyAt(t, n, u, a)
}

// starve takes one CV off a unit.
func (t *Table) starve(id ID) events {
	b, f := t.Blocks.Get(id), t.SideOf(id.Nation)
	at, left := t.AreaRef(b.At), int(b.CV)-1
	seen := events{t.Say("unsupplied", "14.1", f, at, t.NationRef(id.Nation), 1).Showing(), t.Tell("unit-unsupplied", "14.1", f, t.UnitRef(id), at, left, f)}
	if b.CV--; b.CV > 0 {
		return seen
	}
	t.TakeOff(id)
	return append(seen, t.Say("unit-lost", "14.1", f, at, t.NationRef(id.Nation), 1))
}

var _ = register("supply-phase", &SupplyPhase{})
