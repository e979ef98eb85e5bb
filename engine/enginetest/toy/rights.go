package toy

import "interbellum/engine"

// 8 Rights. None while a right or a collapse is carried out (8.3).
func rights(t *Table, running []step) (list []engine.Decision) {
	surrendering := true
	for _, s := range running {
		switch s := s.(type) {
		case *Inspection, *Collapse, *Hands:
			return nil
		case *Raid:
			surrendering = surrendering && s.Stage != askingFriends
		}
	}
	for _, s := range t.standing() {
		d := engine.Decision{Seat: s, Kind: "right", Rule: "8.1", Seen: engine.Everybody}
		if h := t.house(s); h.Parcel != 0 && !h.Opened {
			d.Legal = append(d.Legal, verb("open-parcel"))
		}
		if surrendering && t.house(s).Hope == 1 {
			for _, to := range t.standing() {
				if to != s {
					d.Legal = append(d.Legal, on("surrender", to))
				}
			}
		}
		if len(d.Legal) > 0 {
			list = append(list, d)
		}
	}
	return list
}

func use(t *Table, _ []step, e engine.Entry) (step, events) {
	if e.Choice.Verb == "open-parcel" {
		return openParcel(t, e.Seat)
	}
	to := houseOf(e.Choice.On)
	seen := treatyEvent("surrendered", "8.2", e.Seat, to)
	return &Collapse{House: e.Seat, Heir: to, Rule: "8.2"}, events{seen}
}
