package face

// A Strict face belongs to a game in which sealed dice can be strict: every open die falls with another player's value.
type Strict interface {
	// StrictCosts are how many more hand-overs that takes, measured over its scenarios, in percent: the least and the most.
	StrictCosts() (least, most int)
}
