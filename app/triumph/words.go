package triumph

import (
	"interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/engine"
)

// own is what this game alone has to say.
var own = blockwar.Vocabulary{Labels: map[string]blockwar.Label{"active": blockwar.Drawn(""), "land": landLabel}}

// landLabel is how many of the USA Forces land together, or which unit does.
func landLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "type" {
		return blockwar.TypeLabel(v, d, c)
	}
	kind := "answer.land"
	if c.N == 0 {
		kind = "answer.land.none"
	}
	l := v.Answer(kind, d, c, "")
	l.Order = c.N
	return l
}
