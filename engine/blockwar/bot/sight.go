package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// A Sight is a view as the Faction sees it that is asked, laid out for looking things up.
type Sight struct {
	*blockwar.View
	Asked engine.Decision
	Style bot.Style
	Facts *Facts
	Me    blockwar.Faction
	Own   *blockwar.FactionView
	land  *survey // the board as it lies

	// What has been worked out once; of numbers one more than it is.
	plans     *plans     // what the own units could do
	prospects []prospect // what declarations would make of the board
	campaigns [2][16]int // what so many moves promise, without declarations and with them
	blows     [16]int    // what so many moves promise as things are
	most      int        // might of the stronger Rival
	hoped     int        // hope
}

func look(v *blockwar.View, d engine.Decision, style bot.Style, facts *Facts) *Sight {
	s := &Sight{View: v, Asked: d, Style: style, Facts: facts, Me: blockwar.FactionAt(d.Seat)}
	for i := range v.Factions {
		if v.Factions[i].Faction == s.Me {
			s.Own = &v.Factions[i]
		}
	}
	s.land = overlook(v.Seen(), s.Me, style, facts)
	s.land.stages = s.Own.Points.Atomic
	s.rate()
	return s
}

// own is what only the player itself knows; nothing, for a seat that is not its own.
func (s *Sight) own() *blockwar.OwnView {
	if s.Own.Own != nil {
		return s.Own.Own
	}
	return &blockwar.OwnView{}
}

// Years is how many Years come after this one.
func (s *Sight) Years() int { return max(0, s.lastYear()-int(s.Year)) }

func (s *Sight) lastYear() int { return int(s.Terms().Last) }

// atWar reports whether the Faction is At War (15.23).
func (s *Sight) atWar() bool { return s.Own.AtWar() }

// Block is an own unit by its name.
func (s *Sight) Block(r engine.Ref) *blockwar.UnitView {
	for i := range s.Units {
		if s.Units[i].Unit == r && r != "" {
			return &s.Units[i]
		}
	}
	return nil
}

func boolean(is bool) int {
	if is {
		return 1
	}
	return 0
}
