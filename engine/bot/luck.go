package bot

import (
	"encoding/json"

	"interbellum/engine"
)

// luck is a player's own dice. They depend on its seed, on what it sees and on what it is
// asked, and on nothing else.
type luck struct {
	seed  uint64
	view  engine.View
	asked engine.Decision
	begun bool
	state uint64
}

// n is a number from 0 up to but not including n.
func (l *luck) n(n int) int {
	if !l.begun {
		l.begun = true
		l.state = l.seed ^ digest(l.view, l.asked)
	}
	l.state += 0x9e3779b97f4a7c15
	z := l.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

// digest is a number for a view and a question, the same wherever they are the same.
func digest(v engine.View, d engine.Decision) uint64 {
	h := uint64(0xcbf29ce484222325)
	for _, x := range []any{v, d} {
		text, err := json.Marshal(x)
		if err != nil {
			panic("bot: what a seat sees cannot be written: " + err.Error())
		}
		for _, b := range text {
			h = (h ^ uint64(b)) * 0x100000001b3
		}
	}
	return h
}
