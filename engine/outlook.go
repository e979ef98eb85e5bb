package engine

// An Outlook sums up what an answer leads to, without prose: consequences are
// events of the game's own kinds. A game makes it of what Try shows.
type Outlook struct {
	Sure   []Event `json:",omitempty"` // what surely follows, up to the next question to a person or to Chance
	Throws []Throw `json:",omitempty"` // dice that come next, in their order
	Then   []Event `json:",omitempty"` // what follows further, if a check among them passes
	Else   []Event `json:",omitempty"` // and if it fails; what comes either way is in neither
	Plain  bool    `json:",omitempty"` // throws and what follows are so only if no one adds anything to it meanwhile
}

// A Throw is dice to come, with the exact count of the ways in which they can fall.
type Throw struct {
	Kind     string
	Rule     Rule
	Seat     Seat // who throws; Chance where no one does
	About    Ref
	Dice     int
	Mods     []Mod  `json:",omitempty"`
	Need     int    `json:",omitempty"` // the least score that passes, where one does
	Total    int    // ways in all, those of both sides together in a combat
	Passed   int    `json:",omitempty"` // ways that pass
	Scores   []int  `json:",omitempty"` // ways to score n
	Outcomes []Way  `json:",omitempty"` // where more than a score counts
	Against  *Throw `json:",omitempty"` // the other side's
}

// A Mod is a modifier with its rule.
type Mod struct {
	Rule Rule
	N    int
}

// A Way is one result that a throw may have, and in how many ways.
type Way struct {
	Event
	Ways int
}

// Add counts ways in which the throw has a result.
func (x *Throw) Add(e Event, ways int) {
	x.Total += ways
	for i := range x.Outcomes {
		if x.Outcomes[i].Event == e {
			x.Outcomes[i].Ways += ways
			return
		}
	}
	x.Outcomes = append(x.Outcomes, Way{e, ways})
}
