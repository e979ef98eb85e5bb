package blockwar

import (
	"cmp"
	"slices"

	"interbellum/engine/words"
)

// ID names one wooden block: the second Tank of a nation. Only its owner may know it by this name.
type ID struct {
	Nation Nation
	Type   Type
	No     uint8
}

func (id ID) compare(other ID) int {
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
type Block struct {
	ID    ID
	CV    uint8
	At    Area
	Marks Marks
	From  Area  // where it came from into a Battle or Enemy Territory in this Player Turn; 0 if it did not
	Group uint8 // its BattleGroup in this Player Turn; 0 is none
}

// Has reports whether the block carries the mark.
func (b *Block) Has(m Marks) bool { return b.Marks&m != 0 }

// Blocks are the blocks on the map, ordered by ID.
type Blocks []Block

func (list Blocks) find(id ID) (int, bool) {
	return slices.BinarySearchFunc(list, id, func(b Block, id ID) int { return b.ID.compare(id) })
}

// Get is the block of that name on the map, or nil.
func (list Blocks) Get(id ID) *Block {
	if i, found := list.find(id); found {
		return &list[i]
	}
	return nil
}

// Place puts a block of a nation and type on the map: the first that is not there yet.
func (list *Blocks) Place(n Nation, t Type, cv uint8, at Area) *Block {
	b := Block{ID: ID{n, t, 1}, CV: cv, At: at}
	i, taken := list.find(b.ID)
	for ; taken; i, taken = list.find(b.ID) {
		b.ID.No++
	}
	*list = slices.Insert(*list, i, b)
	return &(*list)[i]
}

// Remove takes a block off the map.
func (list *Blocks) Remove(id ID) {
	if i, found := list.find(id); found {
		*list = slices.Delete(*list, i, i+1)
	}
}

// Count is how many blocks of a nation and type are on the map.
func (list Blocks) Count(n Nation, t Type) (count int) {
	for i := range list {
		if list[i].ID.Nation == n && list[i].ID.Type == t {
			count++
		}
	}
	return count
}

const blockBytes = 8

// MarshalBinary writes the list as plain bytes: a replay takes thousands of fingerprints.
func (list Blocks) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(list)*blockBytes)
	for i := range list {
		b := &list[i]
		out = append(out, byte(b.ID.Nation), byte(b.ID.Type), b.ID.No, b.CV, byte(b.At), byte(b.Marks), byte(b.From), b.Group)
	}
	return out, nil
}

// UnmarshalBinary reads what MarshalBinary wrote.
func (list *Blocks) UnmarshalBinary(data []byte) error {
	if len(data)%blockBytes != 0 {
		return words.Refuse("", "blocks/fault.saved.blocks")
	}
	*list = make(Blocks, 0, len(data)/blockBytes)
	for d := data; len(d) > 0; d = d[blockBytes:] {
		*list = append(*list, Block{ID: ID{Nation(d[0]), Type(d[1]), d[2]}, CV: d[3], At: Area(d[4]), Marks: Marks(d[5]), From: Area(d[6]), Group: d[7]})
	}
	return nil
}

// Add puts a block with its name on the map, unless that is there already.
func (list *Blocks) Add(b Block) bool {
	i, taken := list.find(b.ID)
	if taken {
		return false
	}
	*list = slices.Insert(*list, i, b)
	return true
}

// Put puts a block on the map.
func (t *Table) Put(n Nation, u Type, cv uint8, a Area) *Block {
	t.Pool[t.PoolOf(n)][u]--
	return t.Blocks.Place(n, u, cv, a)
}

// PutAtMost puts a block on the map with a Combat Value, or with the highest that it has: its type may have been chosen since.
func (t *Table) PutAtMost(n Nation, u Type, cv uint8, a Area) *Block {
	return t.Put(n, u, min(cv, t.MaxCV(n, u)), a)
}

// fillPool puts into the Pool what the blocks on the map leave of the stock. A block of an unknown type takes none of it.
func (t *Table) fillPool() {
	t.Pool = t.Stock.Count
	for i := range t.Blocks {
		if id := t.Blocks[i].ID; id.Type != NoType {
			t.Pool[t.PoolOf(id.Nation)][id.Type]--
		}
	}
}

// TakeOff removes a block from play; it can be built again (3.3).
func (t *Table) TakeOff(id ID) {
	t.Blocks.Remove(id)
	t.Pool[t.PoolOf(id.Nation)][id.Type]++
}

// Here lists the blocks in an area that some condition picks.
func (t *Table) Here(a Area, pick func(*Block) bool) (list []*Block) {
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == a && pick(b) {
			list = append(list, b)
		}
	}
	return list
}

// Occupants are the Factions with units in an area, Escaped Subs apart (12.73); armed, whether forces of
// an Armed Minor are there.
func (t *Table) Occupants(a Area) (s Set, armed bool) {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		switch {
		case b.At != a || b.Has(Escaped):
		case b.ID.Nation == t.Forces():
			armed = true
		default:
			s = s.With(t.SideOf(b.ID.Nation))
		}
	}
	return s, armed
}

// Engaged reports whether Enemy or Armed Minor units share the area with the Faction's own (11.5).
func (t *Table) Engaged(f Side, a Area) bool {
	s, armed := t.Occupants(a)
	if armed && t.Nations[t.Place(a).Of].Violators.Has(f) {
		return true
	}
	return s&t.Side(f).Wars != 0
}

// FortressIn reports whether a Fortress is in an area.
func (t *Table) FortressIn(a Area) bool {
	return slices.ContainsFunc(t.Blocks, func(b Block) bool { return b.At == a && b.ID.Type == Fortress })
}

// CanStand reports whether a block of the type could be put into an area: there is one left, one
// Fortress at most is in an area (3.241), and ships have a coast (see RULINGS.md).
func (t *Table) CanStand(n Nation, u Type, a Area) bool {
	switch {
	case t.Pool[t.PoolOf(n)][u] == 0 || !t.Hooks.HasRoom(t, n, u, a):
		return false
	case u == Fortress:
		return !t.Place(a).Sea() && !t.FortressIn(a)
	case t.Chart[u].Ships():
		return t.Place(a).Coastal || t.Place(a).Sea()
	}
	return true
}

// Standing lists the types of a Nation's blocks that could be put into an area.
func (t *Table) Standing(n Nation, a Area) (list []Type) {
	for _, u := range t.Types() {
		if t.CanStand(n, u, a) {
			list = append(list, u)
		}
	}
	return list
}
