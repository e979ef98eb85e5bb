package cataclysm

// readAbsentPower reads the counters of a power that is not in play: no more and no fewer of each
// than the scenario has.
func (r *schemaReader) readAbsentPower(p Power, w *WrittenBoxes) {
	if w == nil {
		return
	}
	var before, after [KindCount]int
	for b := range r.t.Boxes[p] {
		for k, n := range r.t.Boxes[p][b] {
			before[k] += int(n)
		}
	}
	for _, x := range w.boxes() {
		if *x.tally != nil {
			r.t.Boxes[p][x.box] = [KindCount]uint8(**x.tally)
		}
	}
	for b := range r.t.Boxes[p] {
		for k, n := range r.t.Boxes[p][b] {
			after[k] += int(n)
		}
	}
	if before != after {
		r.refuse("1.3", "cataclysm/fault.written.foreign", p)
	}
}
