package cataclysm

// The Chinese Civil War in a written position.

// WrittenChina is the Chinese Civil War: the side of its marker, the armies of each faction, and
// the powers with influence on the one that has won.
type WrittenChina struct {
	Status     string  `json:"status"`
	Guomindang []Area  `json:"guomindang"`
	ChiCom     []Area  `json:"chicom"`
	Influence  []Power `json:"influence,omitempty"`
}

func (t *Table) writeChina() *WrittenChina {
	if t.China == NoChina {
		return nil
	}
	right, left := t.chineseAreas(Guomindang), t.chineseAreas(ChiCom)
	return &WrittenChina{t.China.String(), right.List(), left.List(), t.ChinaInfluence.List()}
}

// isMinorArmyOfCountry reports whether a unit is a country's minor army, not a Chinese army.
func isMinorArmyOfCountry(u *Unit) bool { return u.Kind == MinorArmy && u.Faction == NoFaction }

// chinese sets the Chinese Civil War (11.4).
func (r *schemaReader) chinese() {
	t, w := r.t, r.w.Chinese
	if w == nil {
		return
	}
	status, known := parse[ChinaStatus](chinaSlugs, w.Status)
	if !known || t.China == NoChina {
		r.refuse("11.4", "cataclysm/fault.written.china-status", w.Status)
		return
	}
	t.China, t.ChinaInfluence = status, SetOf(w.Influence...)
	for _, a := range t.ChineseCountries() {
		if t.chinese(a) != nil {
			t.remove(chineseID(a), OutOfGame)
		}
	}
	for i, list := range [][]Area{w.ChiCom, w.Guomindang} {
		for _, a := range list {
			if a == Nowhere || !t.Place(a).China || t.chinese(a) != nil {
				r.refuse("11.4.1", "cataclysm/fault.written.chinese-army", a)
				continue
			}
			t.placeChineseArmy(a, Left+Faction(i), "11.4.1")
		}
	}
}

func (r *schemaReader) checkChina() {
	t := r.t
	one := t.chineseArmies(Left) == 0 || t.chineseArmies(Right) == 0
	if t.China != NoChina && one != (t.China == ChinaOver) {
		r.refuse("11.4.5", "cataclysm/fault.written.china-over")
	}
	if t.ChinaInfluence.Minus(t.activePowers()) != 0 || !t.ChinaInfluence.Empty() && t.China != ChinaOver {
		r.refuse("11.4.5", "cataclysm/fault.written.china-influence", t.ChinaInfluence)
	}
	for _, a := range t.ChineseCountries() {
		if t.Areas[a].CivilWar {
			r.refuse("11.4", "cataclysm/fault.written.china-marker", a)
		}
	}
}
