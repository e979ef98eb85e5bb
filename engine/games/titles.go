package games

import "interbellum/engine"

// catalogue is what the list of games shows before any data is read, in any program: a title is written down here, for
// asking the game would bring all of it along. A test compares.
var catalogue = []entry{
	{family: "cataclysm", title: engine.Title{ID: "cataclysm", Name: "Cataclysm: A Second World War", Scenarios: []engine.Scenario{
		{ID: "cataclysm", Number: "C.1", Name: "Cataclysm"},
		{ID: "days-of-decision", Number: "C.2", Name: "Days of Decision"},
		{ID: "great-patriotic-war", Number: "C.3", Name: "The Great Patriotic War"},
		{ID: "eagle-and-sun", Number: "C.4", Name: "The Eagle and the Sun"},
		{ID: "hitlers-war", Number: "C.5", Name: "Hitler's War"},
		{ID: "war-without-mercy", Number: "C.6", Name: "War Without Mercy"},
		{ID: "pour-la-patrie", Number: "C.7", Name: "Pour La Patrie"},
		{ID: "crisis-in-the-west", Name: "Crisis in the West"},
	}}},
	{family: "blocks", title: engine.Title{ID: "triumph", Name: "Triumph & Tragedy", Scenarios: []engine.Scenario{
		{ID: "1936", Number: "5.0", Name: "1936"},
		{ID: "1939", Number: "17.0", Name: "1939"},
	}}},
	{family: "blocks", title: engine.Title{ID: "conquest", Name: "Conquest & Consequence", Scenarios: []engine.Scenario{
		{ID: "1936", Number: "5.0", Name: "1936"},
		{ID: "rising-sun", Number: "19.0", Name: "Rising Sun"},
	}}},
}
