package triumph

// season stands for the Seasons of play (10.0), which are not yet written: it passes without anybody
// being asked, as if all three players had passed in every Command Phase. Of its Supply Phase only the
// marking of Blockades is here.
type season struct{ silent }

func (*season) Next(t *Table, _ step) (step, bool, events) {
	if t.Phase != Summer {
		return nil, true, nil
	}
	return nil, true, t.supplyPhase()
}

// 10.3 Supply Phase: in Summer, Factions at War mark what cannot be traded (14.22).
func (t *Table) supplyPhase() (seen events) {
	for _, f := range AllFactions {
		seen = append(seen, t.declareBlockades(f)...)
	}
	return seen
}

var _ = register("seasons", &season{})
