package app

import (
	"interbellum/app/face"
	"interbellum/engine"
)

func faceOf(g *engine.Game) face.Face { return face.Of(g) }

// introduction is the scenario that the form begins with: the one that the face
// recommends, or the first.
func introduction(g *engine.Game) string {
	if id := recommended(g); id != "" {
		return id
	}
	return g.Scenarios[0].ID
}

// recommended is the scenario that the face recommends for a first evening, if it does.
func recommended(g *engine.Game) string {
	if f, is := faceOf(g).(face.Beginner); is {
		return f.Introduction()
	}
	return ""
}
