package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// Facts are what one game alone knows.
type Facts struct {
	// Mix is how many blocks of each type a Power wants for each other, by Nation: fleets for a Power that lives by the sea.
	Mix []Mix
	// More weighs the questions that this game alone asks, by their kind; nil where there are none.
	More map[string]Weigher
	// Openings are those of each Faction, by its number.
	Openings *[blockwar.FactionCount + 1][]bot.Opening
	Weights  Weights
	Hooks
}

// Weights are what counts more in one game than in the other.
type Weights struct {
	Invest   int    // what an Investment card is worth at least that helps to raise IND
	Beyond   int    // how far IND is raised beyond what the other levels let it be worth
	Neutrals int    // what a wild card for any Neutral is worth beside a point of IND
	Lure     int    // what lures an area's units is worth at most to one who raises units there
	Beach    int    // of a hundred, how much of what lies behind a beach lures those at sea before it
	Reply    int    // how much of what an area is worth a blow back at it is reckoned to cost, in hundredths
	Won      int    // with so many Influence markers of its own a Neutral is almost won, and no longer attacked
	Envy     int    // how much more a Rival's gains weigh for each point by which it leads the other one, in hundredths of what it has; 0 is not at all
	Blunder  int    // at how many questions of a hundred normal blunders: where two play against one, one gains by what either does
	Ruthless uint16 // the Year until which a hard player minds a Violation more than others do, since Rivals draw cards for it; 0 is never
	Campaign bool   // one campaign on land decides the game: Commands are kept for it, and Fortresses are not made stronger

	// Races is how each Faction races for an Economic Victory.
	Races [blockwar.FactionCount + 1]Race
	// Far is how much less it is worth to be the stronger in a war with each.
	Far [blockwar.FactionCount + 1]int
}

// A Race is how a hard player that fights nobody sets out to be the first with points enough (16.2 and 18.2): by cards, which bring POP and IND. It
// raises units only to guard against a blow, or once it has those cards. The zero Race is none.
type Race struct {
	Actions int // how many Action cards it wants in hand for the Government Phase
	Invest  int // what an Investment card that helps to raise IND is worth besides
	Units   int // what a CV is worth less
	War     int // what it costs besides to Declare War
}

// Mix is how many parts of its blocks are to be of a type.
type Mix [blockwar.MoreTypes + 2]int8

// A Weigher tells what one answer to a question is worth.
type Weigher func(*Sight, engine.Choice) int

// Mind knows a block game by its facts.
type Mind struct{ Facts *Facts }

// Selection is how easy and normal pick.
func (m Mind) Selection(s bot.Strength) bot.Selection {
	if s == bot.Normal {
		return bot.Selection{Near: 15, Blunder: m.Facts.Weights.Blunder}
	}
	return bot.Selection{Near: 40, Blunder: 20}
}

// weighers are the questions that both games ask, by their kind.
var weighers = map[string]Weigher{
	"place-unit":   (*Sight).place,
	"production":   (*Sight).Production,
	"cadre":        (*Sight).Raise,
	"step":         (*Sight).strengthen,
	"government":   (*Sight).Government,
	"industry":     (*Sight).Factory,
	"tech-pair":    (*Sight).pair,
	"secret-tech":  (*Sight).technology,
	"secret-pair":  (*Sight).pair,
	"vault":        (*Sight).reveal,
	"double-agent": (*Sight).doubleAgent,
	"coup":         (*Sight).coup,
	"blackmail":    (*Sight).blackmail,
	"agent":        (*Sight).inspect,
	"mole":         (*Sight).mole,
	"mole-vault":   (*Sight).mole,
	"hand-size":    (*Sight).Discard,
	"command":      (*Sight).command,
	"command-card": (*Sight).commandCard,
	"command-tie":  (*Sight).tie,
	"declare":      (*Sight).declare,
	"protectorate": (*Sight).protectorate,
	"move":         (*Sight).move,
	"move-unit":    (*Sight).moveUnit,
	"move-to":      (*Sight).moveTo,
	"battles":      (*Sight).battles,
	"next-battle":  (*Sight).nextBattle,
	"defend":       (*Sight).defend,
	"join":         (*Sight).join,
	"first":        (*Sight).first,
	"targets":      (*Sight).targets,
	"free-fire":    (*Sight).action,
	"action":       (*Sight).action,
	"take-hit":     (*Sight).takeHit,
	"retreat":      (*Sight).WayOut,
	"withdraw":     (*Sight).WayOut,
	"escape":       (*Sight).escape,
	"rebase":       (*Sight).rebase,
	"rebase-unit":  (*Sight).rebased,
	"rebase-to":    (*Sight).WayOut,
}

// Openings are those that a seat chooses from.
func (m Mind) Openings(s engine.Seat) []bot.Opening { return m.Facts.Openings[blockwar.FactionAt(s)] }

// Weigh tells what each legal answer is worth to the seat that is asked.
func (m Mind) Weigh(v engine.View, d engine.Decision, style bot.Style) []int {
	view, is := v.(*blockwar.View)
	weigh := m.Facts.More[d.Kind]
	if weigh == nil {
		weigh = weighers[d.Kind]
	}
	if !is || weigh == nil {
		return nil
	}
	s := look(view, d, style, m.Facts)
	worth := make([]int, len(d.Legal))
	for i, c := range d.Legal {
		if own := m.Facts.Acts[c.Verb]; own != nil {
			worth[i] = own(s, c)
		} else {
			worth[i] = weigh(s, c)
		}
	}
	return worth
}
