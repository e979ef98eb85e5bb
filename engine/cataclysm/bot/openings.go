package bot

import (
	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// openings are what the powers did, or meant to do, whether by diplomacy or by war.
var openings = [cataclysm.PowerCount + 1][]bot.Opening{
	cataclysm.Germany: {
		{Name: "Living space in the east", Until: 1939, Takes: "austria czechoslovakia poland"},
		{Name: "Ore and coasts", Until: 1941, Takes: "denmark norway sweden"},
		{Name: "The Balkans and the oil", Until: 1941, Takes: "hungary rumania bulgaria"},
	},
	cataclysm.Italy: {
		{Name: "Our sea", Until: 1941, Takes: "albania yugoslavia greece"},
		{Name: "The Danube", Until: 1937, Takes: "austria hungary bulgaria"},
	},
	cataclysm.Japan: {
		{Name: "Strike south", Until: 1943, Takes: "indochina siam java"},
		{Name: "The China Incident", Until: 1939, Takes: "hebei chahar jiangsu"},
	},
	cataclysm.France: {
		{Name: "Little Entente", Until: 1939, Takes: "czechoslovakia rumania yugoslavia"},
		{Name: "Barrier in the east", Until: 1939, Takes: "poland benelux"},
	},
	cataclysm.UK: {
		{Name: "Guarantees", Until: 1941, Takes: "poland greece rumania turkey"},
		{Name: "The northern flank", Until: 1941, Takes: "norway denmark sweden"},
	},
	cataclysm.USSR: {
		{Name: "The lands of the Tsar", Until: 1941, Takes: "baltic-states finland poland"},
		{Name: "Southwards", Until: 1943, Takes: "turkey persia rumania"},
	},
}

// Openings are those that a seat chooses from.
func (Mind) Openings(s engine.Seat) []bot.Opening {
	if int(s) >= len(openings) {
		return nil
	}
	return openings[s]
}

// year is the first of the two that a turn is.
func (s *sight) year() int { return 1933 + 2*int(s.Turn-cataclysm.Turn1933) }
