package blockwar

import (
	"cmp"
	"errors"
	"slices"
)

// ID names one wooden block: the second Tank of a nation. Only its owner may know it by this name.
type ID[N ~uint8] struct {
	Nation N
	Type   Type
	No     uint8
}

func (id ID[N]) compare(other ID[N]) int {
	return cmp.Or(cmp.Compare(id.Nation, other.Nation), cmp.Compare(id.Type, other.Type), cmp.Compare(id.No, other.No))
}

// Marks are facts about a block for a while.
type Marks uint8

const (
	Built    Marks = 1 << iota // has gained a step, or was made, in this Production
	FaceUp                     // lies flat: everybody sees type and Combat Value
	Moved                      // has moved in this Player Turn
	Invading                   // a Ground unit that came from the sea in this Player Turn: no Combat Action in it
	Escaped                    // a Sub that has left a Sea Battle downwards: face down, neither Engaged nor in control
)

// Block is a block on the map.
type Block[N, A ~uint8] struct {
	ID    ID[N]
	CV    uint8
	At    A
	Marks Marks
	From  A     // where it came from into a Battle or Enemy Territory in this Player Turn; 0 if it did not
	Group uint8 // its BattleGroup in this Player Turn; 0 is none
}

// Has reports whether the block carries the mark.
func (b *Block[N, A]) Has(m Marks) bool { return b.Marks&m != 0 }

// Blocks are the blocks on the map, ordered by ID.
type Blocks[N, A ~uint8] []Block[N, A]

func (list Blocks[N, A]) find(id ID[N]) (int, bool) {
	return slices.BinarySearchFunc(list, id, func(b Block[N, A], id ID[N]) int { return b.ID.compare(id) })
}

// Get is the block of that name on the map, or nil.
func (list Blocks[N, A]) Get(id ID[N]) *Block[N, A] {
	if i, found := list.find(id); found {
		return &list[i]
	}
	return nil
}

// Place puts a block of a nation and type on the map: the first that is not there yet.
func (list *Blocks[N, A]) Place(n N, t Type, cv uint8, at A) *Block[N, A] {
	b := Block[N, A]{ID: ID[N]{n, t, 1}, CV: cv, At: at}
	i, taken := list.find(b.ID)
	for ; taken; i, taken = list.find(b.ID) {
		b.ID.No++
	}
	*list = slices.Insert(*list, i, b)
	return &(*list)[i]
}

// Remove takes a block off the map.
func (list *Blocks[N, A]) Remove(id ID[N]) {
	if i, found := list.find(id); found {
		*list = slices.Delete(*list, i, i+1)
	}
}

// Count is how many blocks of a nation and type are on the map.
func (list Blocks[N, A]) Count(n N, t Type) (count int) {
	for i := range list {
		if list[i].ID.Nation == n && list[i].ID.Type == t {
			count++
		}
	}
	return count
}

const blockBytes = 8

// MarshalBinary writes the list as plain bytes: a replay takes thousands of fingerprints.
func (list Blocks[N, A]) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(list)*blockBytes)
	for i := range list {
		b := &list[i]
		out = append(out, byte(b.ID.Nation), byte(b.ID.Type), b.ID.No, b.CV, byte(b.At), byte(b.Marks), byte(b.From), b.Group)
	}
	return out, nil
}

// UnmarshalBinary reads what MarshalBinary wrote.
func (list *Blocks[N, A]) UnmarshalBinary(data []byte) error {
	if len(data)%blockBytes != 0 {
		return errors.New("a list of blocks is cut off")
	}
	*list = make(Blocks[N, A], 0, len(data)/blockBytes)
	for d := data; len(d) > 0; d = d[blockBytes:] {
		*list = append(*list, Block[N, A]{ID: ID[N]{N(d[0]), Type(d[1]), d[2]}, CV: d[3], At: A(d[4]), Marks: Marks(d[5]), From: A(d[6]), Group: d[7]})
	}
	return nil
}

// Add puts a block with its name on the map, unless that is there already.
func (list *Blocks[N, A]) Add(b Block[N, A]) bool {
	i, taken := list.find(b.ID)
	if taken {
		return false
	}
	*list = slices.Insert(*list, i, b)
	return true
}
