package bot

import (
	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// openings are what the powers did, or planned to do, by diplomacy or by war.
var openings = [cataclysm.PowerCount + 1][]bot.Opening{
	cataclysm.Germany: {
		{Name: "cataclysm/opening.living-space-in-the-east", Until: 1939, Takes: "austria czechoslovakia poland"},
		{Name: "cataclysm/opening.ore-and-coasts", Until: 1941, Takes: "denmark norway sweden"},
		{Name: "cataclysm/opening.balkans-and-the-oil", Until: 1941, Takes: "hungary rumania bulgaria"},
	},
	cataclysm.Italy: {
		{Name: "cataclysm/opening.our-sea", Until: 1941, Takes: "albania yugoslavia greece"},
		{Name: "cataclysm/opening.danube", Until: 1937, Takes: "austria hungary bulgaria"},
	},
	cataclysm.Japan: {
		{Name: "cataclysm/opening.strike-south", Until: 1943, Takes: "indochina siam java", Spares: "ussr", Peace: 1936},
		{Name: "cataclysm/opening.china-incident", Until: 1939, Takes: "hebei chahar jiangsu", Spares: "ussr", Peace: 1936},
		{Name: "cataclysm/opening.islands-of-the-south", Until: 1943, Takes: "philippines new-guinea java", Spares: "ussr", Peace: 1936},
		{Name: "cataclysm/opening.strike-north", Until: 1939, Takes: "maritime-territory siberia mongolia", Fights: "ussr"},
	},
	cataclysm.France: {
		{Name: "cataclysm/opening.little-entente", Until: 1939, Takes: "czechoslovakia rumania yugoslavia"},
		{Name: "cataclysm/opening.barrier-in-the-east", Until: 1939, Takes: "poland benelux"},
	},
	cataclysm.UK: {
		{Name: "cataclysm/opening.guarantees", Until: 1941, Takes: "poland greece rumania turkey"},
		{Name: "cataclysm/opening.northern-flank", Until: 1941, Takes: "norway denmark sweden"},
	},
	cataclysm.USSR: {
		{Name: "cataclysm/opening.lands-of-the-tsar", Until: 1941, Takes: "baltic-states finland poland"},
		{Name: "cataclysm/opening.southwards", Until: 1943, Takes: "turkey persia rumania"},
	},
}

// Openings are the openings that a seat chooses from.
func (Mind) Openings(s engine.Seat) []bot.Opening {
	if int(s) >= len(openings) {
		return nil
	}
	return openings[s]
}

// year is the first of the two years of the turn.
func (s *situation) year() int { return 1933 + 2*int(s.Turn-cataclysm.Turn1933) }
