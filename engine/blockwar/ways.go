package blockwar

// Ways is the map as chains of areas are traced over it: Supply Lines and Trade Routes.
type Ways[A ~uint8] struct {
	Map  *Map[A]
	Open func(A) bool      // may the chain lead through this area
	Shut func(a, b A) bool // a border that it may not cross besides; nil for none
}
