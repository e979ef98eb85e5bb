package cataclysm

import (
	"interbellum/engine/words"
)

// ResourceMarker is a resource that is a marker: a limited one (2.3.8), collected once, or a special Soviet one (12.3.1).
type ResourceMarker struct {
	Area    Area
	Marker  Marker
	Limited bool
	Kind    ResourceKind
	InPlay  string // when it lies there
	Source  string
}

// ResourceMarkers lists the limited and special resources, read only.
func (b *Book) ResourceMarkers() []ResourceMarker { return b.resources }

// LimitedResource is the kind of the limited resource that may lie in the area, NoResource if there is none.
func (b *Book) LimitedResource(a Area) ResourceKind { return b.markerAt(a, true) }

// SpecialResource is the kind of the special resource that may lie in the area, NoResource if there is none.
func (b *Book) SpecialResource(a Area) ResourceKind { return b.markerAt(a, false) }

func (b *Book) markerAt(a Area, limited bool) ResourceKind {
	for i := range b.resources {
		if m := &b.resources[i]; m.Area == a && m.Limited == limited {
			return m.Kind
		}
	}
	return NoResource
}

func readResourceMarkers(text string) ([]ResourceMarker, error) {
	rows, err := splitTable("resources.csv", text, "area,marker,kind,in_play,source")
	if err != nil {
		return nil, err
	}
	var list []ResourceMarker
	for _, raw := range rows {
		r := &reader{row: raw}
		m := ResourceMarker{Area: r.area("area"), Limited: r.oneOf("marker", "limited", "special") == 0}
		m.Kind = ResourceKind(r.oneOf("kind", resourceSlugs[1:]...) + 1)
		m.InPlay, m.Source = r.text("in_play"), r.text("source")
		name := m.Area.String() + "-special-resource"
		if m.Limited {
			name = m.Area.String() + "-limited-resource"
		}
		var known bool
		if m.Marker, known = ParseMarker(name); !known {
			r.refuse("area", "cataclysm/fault.data.marker", name)
		}
		if r.err != nil {
			return nil, r.err
		}
		list = append(list, m)
	}
	if len(list) == 0 {
		return nil, words.Refuse("", "cataclysm/fault.data.resources")
	}
	return list, nil
}
