package blockwar

import "slices"

// Border is a kind of border. A game names its own in its data; kinds that another game does not have
// cost it nothing.
type Border uint8

const (
	NoBorder Border = iota
	Plains
	River
	Forest
	Mountain
	Coastal
	Strait
	SeaBorder
	OceanBorder
	MoreBorders
)

var borderWords = []string{"", "plains", "river", "forest", "mountain", "coastal", "strait", "sea", "ocean"}

func (b Border) String() string {
	if b < MoreBorders {
		return borderWords[b]
	}
	return "?"
}

// ParseBorder finds a kind of border by its name.
func ParseBorder(word string) (Border, bool) {
	i := slices.Index(borderWords, word)
	return Border(max(i, 0)), i > 0
}

// ByLand tells whether Land Movement and the Land Segment of a Trade Route cross such a border, if land lies on both its sides.
func (b Border) ByLand() bool { return b >= Plains && b <= Mountain || b == Strait }

// BySea tells whether Sea Movement and the Sea Segment of a Trade Route cross such a border.
func (b Border) BySea() bool { return b >= Coastal && b <= OceanBorder }

// NoLimit is more Ground units than any border lets pass.
const NoLimit = 99

// Limit is how many Ground units can Engage, Disengage or Invade across such a border in a phase. With
// landing craft two come over a coast or a strait. Between Sea Areas there is no limit.
func (b Border) Limit(landingCraft bool) int {
	switch b {
	case Plains:
		return 3
	case River, Forest:
		return 2
	case Mountain:
		return 1
	case Coastal, Strait:
		if landingCraft {
			return 2
		}
		return 1
	}
	return NoLimit
}
