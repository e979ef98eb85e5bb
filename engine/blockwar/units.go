package blockwar

import "slices"

// Type is a type of unit, in the order in which units act in a Combat Round. A game that has more types
// numbers them from MoreTypes.
type Type uint8

const (
	NoType Type = iota
	Fortress
	AirForce
	Carrier
	Sub
	Fleet
	Tank
	Infantry
	Convoy // what a Ground unit is at Sea; no block of its own
	MoreTypes
)

// Class is a Target Class. Convoys are one of their own, hit with what hits naval units.
type Class uint8

const (
	NoClass Class = iota
	Air
	Naval
	Ground
	Submarine
	Convoys // what Ground units are at Sea
)

// Classes is how many Target Classes there are, NoClass among them.
const Classes = int(Convoys) + 1

var (
	classWords = []string{"", "A", "N", "G", "S"}
	classSlugs = []string{"", "air", "naval", "ground", "submarine", "convoy"}
)

func (c Class) String() string { return classSlugs[c] }

// ParseClass finds a Target Class by its name.
func ParseClass(slug string) (Class, bool) {
	i := slices.Index(classSlugs, slug)
	return Class(max(i, 0)), i > 0
}

// Unit is a line of the Unit Table.
type Unit struct {
	Type       Type
	Slug       string
	Class      Class
	Priority   int // the lower acts first
	Land, Sea  int // Movement Speed
	Fly        int
	Fire       [5]int // Firepower by the Class fired at
	ReBases    bool
	DoubleHits bool // loses two CV for each Hit
	// What Technologies alone add.
	Doubles Class // at which it fires two dice for each CV in Friendly Territory
	First   bool  // FirstFire
	Bombs   bool  // industry
}

// ANS tells whether the unit is an Air, Naval or Submarine unit.
func (u *Unit) ANS() bool { return u.Class != Ground && u.Type != Convoy }

// Ships tells whether the unit is a Naval or Submarine unit, which needs a coast.
func (u *Unit) Ships() bool { return (u.Class == Naval || u.Class == Submarine) && u.Type != Convoy }

// Speed is the Movement Speed by Land Movement or otherwise: Air units fly in any case.
func (u *Unit) Speed(land bool) int {
	switch {
	case u.Class == Air:
		return u.Fly
	case land:
		return u.Land
	}
	return u.Sea
}

// Chart is the Unit Table of a game: lines by Type.
type Chart []Unit

const chartColumns = "id,class,priority,move_land,move_sea,move_air,fire_air,fire_naval,fire_ground,fire_sub,can_rebase,double_hits,source"

// ReadChart reads a Unit Table whose lines stand in the order of the types.
func ReadChart(table, text string) (Chart, error) {
	chart := Chart{{}}
	err := ReadTable(table, text, chartColumns, func(r Row) {
		chart = append(chart, Unit{
			Type: Type(len(chart)), Slug: r.Text("id"), Class: Class(r.OneOf("class", classWords...)), Priority: r.UpTo("priority", 1, priorityRoom-1),
			Land: r.Count("move_land"), Sea: r.Count("move_sea"), Fly: r.Count("move_air"),
			Fire:    [5]int{Air: r.Count("fire_air"), Naval: r.Count("fire_naval"), Ground: r.Count("fire_ground"), Submarine: r.Count("fire_sub")},
			ReBases: r.Yes("can_rebase"), DoubleHits: r.Yes("double_hits"),
		})
	})
	return chart, err
}

// Find is the type of a slug.
func (c Chart) Find(slug string) (Type, bool) {
	i := slices.IndexFunc(c, func(u Unit) bool { return u.Slug == slug })
	return Type(max(i, 0)), i > 0
}

// Pool counts blocks by Nation and type. Beside the Powers only the forces of Armed Minors have any.
type Pool [PowerRoom][TypeRoom]uint8

// Stock is every block of a game, and the highest Combat Value of each Nation's types.
type Stock struct{ Count, Most Pool }

// BlockCount is how many blocks of a type a Nation has, and the highest Combat Value that they carry.
type BlockCount struct {
	Nation       Nation
	Type         Type
	Count, MaxCV uint8
}

// ReadBlocks reads which unit blocks there are. Blocks that serve as markers are of no Nation, and left out.
func ReadBlocks(text string, nation func(string) (Nation, bool), chart Chart) (list []BlockCount, err error) {
	err = ReadTable("blocks.csv", text, "nation,type,count,max_cv,source", func(r Row) {
		if r.Text("nation") == "none" || r.Text("max_cv") == "" {
			return
		}
		list = append(list, BlockCount{Nation: Named(r, "nation", r.Text("nation"), nation), Type: Named(r, "type", r.Text("type"), chart.Find),
			Count: uint8(r.Count("count")), MaxCV: uint8(r.Count("max_cv"))})
	})
	return list, err
}
