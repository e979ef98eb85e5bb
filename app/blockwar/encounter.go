package blockwar

import (
	"strings"

	"interbellum/app/face"
	rules "interbellum/engine/blockwar"
)

var _ face.Fighter = (*Face)(nil)

// Encounters are the Combat Rounds, and other dice, each with what it cost.
func (f *Face) Encounters(s *face.Sight, told []face.Story, seen []face.Watched) []face.Encounter {
	f = faceOn(f, s)
	list := face.Encounters(told)
	for i := range list {
		if e := &list[i]; e.Whose != 0 {
			e.Outcome = costOf(f, e, seen)
		}
	}
	return list
}

// Fights reports whether a Battle is resolved.
func (f *Face) Fights(s *face.Sight) bool { return f.view(s).Battle != nil }

// A toll is what a side has suffered.
type toll struct{ hits, units int }

// costOf says what each side of an encounter has lost; "" where nobody fired at units.
func costOf(f *Face, e *face.Encounter, seen []face.Watched) string {
	var lost [rules.SideRoom]toll
	fired := false
	for _, w := range seen {
		if w.Entry.Seq < e.First || w.Entry.Seq > e.Last {
			continue
		}
		for _, x := range w.Events {
			side := &lost[rules.FactionAt(x.Seat)]
			switch x.Kind {
			case "fires":
				fired = true
			case "unit-hit":
				side.hits++
			case "unit-eliminated":
				side.units++
			}
		}
	}
	if !fired {
		return ""
	}
	var parts []string
	for n, side := range lost {
		switch who := f.bare(rules.Faction(n)); {
		case side.units > 0:
			parts = append(parts, f.Say("encounter.eliminated", who, side.hits, side.units))
		case side.hits > 0:
			parts = append(parts, f.Say("encounter.hit", who, side.hits))
		}
	}
	if parts == nil {
		return f.Say("encounter.missed")
	}
	return strings.Join(parts, " ")
}
