package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// titles are the scenarios with the number and the name that their data gives them, a test compares: the list of games
// is shown before any data is read.
var titles = []engine.Scenario{
	{ID: "cataclysm", Number: "C.1", Name: "Cataclysm"},
	{ID: "days-of-decision", Number: "C.2", Name: "Days of Decision"},
	{ID: "great-patriotic-war", Number: "C.3", Name: "The Great Patriotic War"},
	{ID: "eagle-and-sun", Number: "C.4", Name: "The Eagle and the Sun"},
	{ID: "hitlers-war", Number: "C.5", Name: "Hitler's War"},
	{ID: "war-without-mercy", Number: "C.6", Name: "War Without Mercy"},
	{ID: "pour-la-patrie", Number: "C.7", Name: "Pour La Patrie"},
	{ID: "crisis-in-the-west", Name: "Crisis in the West"},
}

// Title is what the list of games shows.
func Title() engine.Title {
	t := engine.Title{ID: "cataclysm", Name: "Cataclysm: A Second World War"}
	for _, s := range titles {
		if slices.Contains(playable, s.ID) {
			t.Scenarios = append(t.Scenarios, s)
		}
	}
	return t
}
