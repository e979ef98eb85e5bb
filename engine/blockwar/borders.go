package blockwar

import (
	"slices"

	"interbellum/engine/board"
	"interbellum/engine/words"
)

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
	Desert
	Lake       // water in summer, ice in winter
	Wilderness // nobody goes over it, but what lies on its sides is adjacent
	Impassable // of ground that is out of play
	MoreBorders
)

var borderWords = []string{"", "plains", "river", "forest", "mountain", "coastal", "strait", "sea", "ocean", "desert", "lake", "wilderness", "impassable"}

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
func (b Border) ByLand() bool {
	return b >= Plains && b <= Mountain || b == Strait || b == Desert || b == Lake
}

// BySea tells whether Sea Movement and the Sea Segment of a Trade Route cross such a border.
func (b Border) BySea() bool { return b >= Coastal && b <= OceanBorder }

// Closed tells whether nothing goes over such a border.
func (b Border) Closed() bool { return b == Wilderness || b == Impassable }

// Limits is how many Ground units can Engage, Disengage or Invade across each kind of border in a phase.
type Limits [MoreBorders]int

// With are these limits, with another for some kinds of border.
func (l Limits) With(n int, kinds ...Border) *Limits {
	for _, kind := range kinds {
		l[kind] = n
	}
	return &l
}

// NoLimit is more Ground units than any border lets pass.
const NoLimit = 99

// ReadBorders reads a map of so many areas, each border of it written once. fits tells whether there can be such a border between
// such areas; it may also read what one game alone has in its columns.
func ReadBorders(areas int, text, columns string, find func(string) (Area, bool), fits func(Row, board.Link[Area, Border]) bool) (board.Graph[Area, Border], error) {
	var links []board.Link[Area, Border]
	err := ReadTable("borders.csv", text, columns, func(r Row) {
		l := board.Link[Area, Border]{A: Named(r, "a", r.Text("a"), find), B: Named(r, "b", r.Text("b"), find), Via: Named(r, "kind", r.Text("kind"), ParseBorder)}
		if !fits(r, l) {
			r.Fault("kind", "blocks/fault.data.border")
		}
		links = append(links, l)
	})
	if err != nil {
		return board.Graph[Area, Border]{}, err
	}
	graph, err := board.New(areas, links)
	if err != nil {
		err = words.Refuse("", "blocks/fault.data.borders", err)
	}
	return graph, err
}
