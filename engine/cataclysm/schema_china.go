package cataclysm

// The Chinese Civil War in a written position.

// WrittenChina is the Chinese Civil War: the side of its marker, where each faction has an
// army, and who has influence on the one that has won.
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

// isPrinted tells a minor army that belongs to its country from a Chinese army.
func isPrinted(u *Unit) bool { return u.Kind == MinorArmy && u.Side == NoSide }

// chinese sets the Chinese Civil War (11.4).
func (r *reading) chinese() {
	t, w := r.t, r.w.Chinese
	if w == nil {
		return
	}
	status, known := parse[ChinaStatus](chinaSlugs, w.Status)
	if !known || t.China == NoChina {
		r.fault("there is no Chinese Civil War of status %q here (11.4)", w.Status)
		return
	}
	t.China, t.ChinaInfluence = status, SetOf(w.Influence...)
	for _, a := range chineseCountries() {
		if t.chinese(a) != nil {
			t.remove(chineseID(a), Spent)
		}
	}
	for i, list := range [][]Area{w.ChiCom, w.Guomindang} {
		for _, a := range list {
			if a == Nowhere || !a.Place().China || t.chinese(a) != nil {
				r.fault("there is no Chinese army for %q, or it is written twice (11.4.1)", a)
				continue
			}
			t.raise(a, Left+Side(i), "11.4.1")
		}
	}
}

func (r *reading) checkChina() {
	t := r.t
	one := t.chineseArmies(Left) == 0 || t.chineseArmies(Right) == 0
	if t.China != NoChina && one != (t.China == ChinaOver) {
		r.fault("the Chinese Civil War is over exactly when one faction has no army left (11.4.5)")
	}
	if t.ChinaInfluence.Minus(t.activePowers()) != 0 || !t.ChinaInfluence.Empty() && t.China != ChinaOver {
		r.fault("influence of %s in China, which cannot be (11.4.5)", t.ChinaInfluence)
	}
	for _, a := range chineseCountries() {
		if t.Areas[a].CivilWar {
			r.fault("%s has a marker of its own for civil war: China has one for all (11.4)", a)
		}
	}
}
