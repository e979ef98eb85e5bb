package blockwar

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
)

// Panels are the own hand, the displays of the Factions, Diplomacy, and what is worked out for the player.
func (f *Face) Panels(s *face.Sight) []face.Panel {
	v := f.view(s)
	return []face.Panel{
		{ID: face.HandPanel, Title: v.Say("panel.hand"), Icon: "command", Body: func() app.UI { return hands(f, s, v) }},
		{ID: "factions", Title: v.Say("panel.factions"), Icon: "i-powers", Body: func() app.UI { return displays(s, v) }},
		{ID: "diplomacy", Title: v.Say("panel.nations"), Icon: "influence", Body: func() app.UI { return diplomacy(v) }},
		{ID: "aids", Title: v.Say("panel.aids"), Icon: "i-why", Body: func() app.UI { return &aids{Face: f, Sight: s} }},
	}
}
