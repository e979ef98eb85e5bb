package conquest

import "interbellum/engine/blockwar"

// china is what lies in China.
type china struct {
	Partisans [blockwar.AreaRoom]uint8 // by Area (17.0)
}

func (c china) clone() china { return c }
