package atlas

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
)

// lifting are how the answers of a piece begin that can be dragged (web/drag.js): the question after them is where the piece goes.
var lifting = []string{"move:", "rebase:", "unit:", "deploy:"}

const mayState = "may"

// MayState is the state of a piece with answers, of which a tap gives this one.
func MayState(answer string) string {
	for _, verb := range lifting {
		if strings.HasPrefix(answer, verb) {
			return mayState + " lifts"
		}
	}
	return mayState
}

// LiftEvent is sent by the script from the piece that it has lifted, with the piece's answer. It asks where the piece may be put down.
const LiftEvent = "lift"

// Lift answers the script. Nothing is given yet.
func Lift(e app.Event, s *face.Sight, places func(engine.Choice) []string) {
	areas := strings.Join(Landings(s, e.Get("detail").String(), places), " ")
	if page := app.Window().Get("interbellum"); app.IsClient && page.Truthy() {
		page.Call("lifted", areas)
	}
}

// Landings are the areas that may be chosen once a piece has given its answers.
func Landings(s *face.Sight, words string, places func(engine.Choice) []string) (areas []string) {
	if s.Past || len(s.Asked) == 0 || s.Follow == nil {
		return nil
	}
	var answers []engine.Choice
	for _, text := range strings.Fields(words) {
		c, err := engine.ParseChoice(text)
		if err != nil {
			return nil
		}
		answers = append(answers, c)
	}
	for _, c := range s.Follow(answers...) {
		areas = append(areas, places(c)...)
	}
	return areas
}
