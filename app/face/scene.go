package face

// A Mapped face has a map on which others' moves can be pointed at.
type Mapped interface {
	// Spot is where an area is: on which of the game's boards, and its middle there.
	Spot(area string) (board string, x, y float64, found bool)
}
