package triumph

import (
	"interbellum/app/face"
)

// Panels are the own hand, the displays of the Factions, Diplomacy, and what is worked out for the player.
func (Face) Panels(s *face.Sight) []face.Panel {
	v := viewOf(s)
	return []face.Panel{
		{ID: "in-hand", Title: "Hand", Icon: "command", Body: hands(s, v)},
		{ID: "factions", Title: "Factions", Icon: "i-powers", Body: displays(s, v)},
		{ID: "diplomacy", Title: "Nations", Icon: "influence", Body: diplomacy(v)},
		{ID: "aids", Title: "Aids", Icon: "i-why", Body: &aids{Sight: s}},
	}
}
