package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// viewOf is the game's own view in a sight; never nil.
func viewOf(s *face.Sight) *rules.View {
	if s != nil {
		if v, is := s.View.(*rules.View); is && v != nil {
			return v
		}
	}
	return &rules.View{Book: rules.Shipped()}
}

func unitAt(v *rules.View, r engine.Ref) *rules.UnitView {
	for i := range v.Units {
		if v.Units[i].Ref == r {
			return &v.Units[i]
		}
	}
	return nil
}

func areaView(v *rules.View, a rules.Area) *rules.AreaView {
	for i := range v.Areas {
		if v.Areas[i].Area == a {
			return &v.Areas[i]
		}
	}
	return &rules.AreaView{}
}

func powerView(v *rules.View, p rules.Power) *rules.PowerView {
	for i := range v.Powers {
		if v.Powers[i].Power == p {
			return &v.Powers[i]
		}
	}
	return &rules.PowerView{}
}

func sideView(v *rules.View, i rules.Ideology) *rules.IdeologyView {
	for j := range v.Ideologies {
		if v.Ideologies[j].Ideology == i {
			return &v.Ideologies[j]
		}
	}
	return &rules.IdeologyView{}
}

func hasMarker(v *rules.View, m rules.Marker) bool {
	for _, x := range v.Markers {
		if x == m {
			return true
		}
	}
	return false
}

// like reports whether two units are the same to every rule that offers them: the legal
// list names one of them for all.
func like(x, y *rules.UnitView) bool {
	return x.Owner == y.Owner && x.Kind == y.Kind && x.Upgraded == y.Upgraded && x.Area == y.Area && x.Coast == y.Coast
}

// has counts the counters of a kind in a box.
func has(list []rules.CounterView, b rules.Box, k rules.Kind) int {
	for _, c := range list {
		if c.Box == b && c.Kind == k {
			return c.N
		}
	}
	return 0
}
