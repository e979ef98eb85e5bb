package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

var _ face.Fighter = Face{}

// Encounters are the checks, crises and operations with their dice. An operation concerns who controls the area too.
func (f Face) Encounters(s *face.Sight, told []face.Story, _ []face.Watched) []face.Encounter {
	list := face.Encounters(told)
	v := viewOf(s)
	for i := range list {
		if a, found := rules.ParseArea(list[i].Area); found {
			list[i].Whose |= onlySeat(areaView(v, a).Controller)
		}
	}
	return list
}

// Fights reports whether an operation is under way.
func (Face) Fights(s *face.Sight) bool { return viewOf(s).Battle != nil }

// apart are events between two operations that belong to neither.
var apart = map[string]bool{"deploy": true, "withdraw": true, "forfeit-actions": true, "construct": true, "action-phase-over": true, "into-cup": true, "place": true}

// whose are the powers that an event is about. A crisis concerns everybody.
func whose(e engine.Event) engine.Seats {
	if e.To == "crisis" || e.To == "crisis-list" || e.Kind == "crisis" {
		return engine.Everybody
	}
	return onlySeat(eventPower(e)) | onlySeat(powerOf(e.On)) | onlySeat(powerOf(e.To))
}

func onlySeat(p rules.Power) engine.Seats {
	if p < 1 || p > rules.PowerCount {
		return 0
	}
	return engine.Only(engine.Seat(p))
}
