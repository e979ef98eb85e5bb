package blockwar

// Ways is the map as chains of areas are traced over it: Supply Lines and Trade Routes.
type Ways struct {
	Map  *Map
	Open func(Area) bool      // may the chain lead through this area
	Shut func(a, b Area) bool // a border that it may not cross besides; nil for none
}
