package bot

import "interbellum/engine/cataclysm"

// A doctrine is what the powers of an ideology mind more than others do, since the rules give each its own means: Fascists attack without
// a war, Democracies may do so only in one. Chosen by matches of C.1.
type doctrine struct {
	war         int // what a war is worth besides
	provocation int // cost of a flag that an opposing power gains: it has few, and loses one that it has no room for (5.2.2)
	unit        int // cost of a step that is lost in battle
	armies      int // what an army counter is worth besides
	caution     int // what an attack must be worth to be made
}

var doctrines = [...]doctrine{
	cataclysm.Fascism:   {war: -100, provocation: 45, unit: 60},
	cataclysm.Democracy: {war: 60, provocation: 10, unit: 45, armies: 60},
	cataclysm.Communism: {provocation: 8, unit: 75, armies: 20, caution: 20},
}

// doctrine is that of the power that is asked.
func (s *situation) doctrine() *doctrine { return &doctrines[s.power(s.me).Ideology] }
