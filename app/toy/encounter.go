package toy

import (
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
)

var _ face.Fighter = Face{}

// Fights is never so: no battle lies over the board.
func (Face) Fights(*face.Sight) bool { return false }

// Encounters are the battles, each from its first die to who has won.
func (f Face) Encounters(_ *face.Sight, _ []face.Story, seen []face.Watched) (list []face.Encounter) {
	raid, under := face.Line{}, false
	for _, w := range seen {
		for _, e := range w.Events {
			l := f.line(w.Entry.Seq, e)
			l.Whose = engine.Only(e.Seat)
			switch {
			case e.Kind == "raid-declared":
				raid, under = l, false
				raid.Whose |= engine.Only(f.of(e.To))
				continue
			case e.Kind == "battle-rolled" && !under:
				under = true
				list = append(list, face.Encounter{First: l.Seq, Over: say("step.battle"), Title: strings.TrimSuffix(raid.Text, "."), Rule: e.Rule, Whose: raid.Whose})
			case !under:
				continue
			}
			now := &list[len(list)-1]
			now.Last, now.Whose, now.Lines = l.Seq, now.Whose|l.Whose, append(now.Lines, l)
		}
		if under && len(w.Events) > 0 && w.Events[len(w.Events)-1].Kind != "battle-rolled" {
			under, raid = false, face.Line{}
		}
	}
	return list
}
