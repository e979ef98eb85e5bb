package house

// Tables are the data files of a game that an Edition may change.
type Tables struct {
	Game       string
	Files      []Table
	dictionary string // of the packed form, frozen
}

// Table is a file, as rows.
type Table struct {
	Name  string
	Key   []string // the columns that name a row; of a JSON file that is one list, its fields
	Pair  bool     // the two columns of the key may be in either order
	Lists []List   // the lists of a JSON file whose entries are rows; what else the file says is the row "scenario"
}

// List is a list of a JSON file, and the field that names each entry.
type List struct{ Name, Key string }

// Scenario is the row of a scenario's file for what is in no list.
const Scenario = "scenario"

// known are the games that this program has the files of: a program holds no other game's.
var known []*Tables

// Register puts the files of a game into this program.
func Register(t *Tables) { known = append(known, t) }

// Of finds the files of a game.
func Of(game string) (*Tables, bool) {
	for _, t := range known {
		if t.Game == game {
			return t, true
		}
	}
	return nil, false
}

func (t *Tables) table(name string) (*Table, int) {
	for i := range t.Files {
		if t.Files[i].Name == name {
			return &t.Files[i], i
		}
	}
	if _, of, is := t.CopiedFrom(name); is {
		return &Table{Name: name, Lists: t.scenario(of).Lists}, -1
	}
	return nil, -1
}

func csv(name string, key ...string) Table { return Table{Name: name + ".csv", Key: key} }

func pairs(name string) Table { return Table{Name: name + ".csv", Key: []string{"a", "b"}, Pair: true} }

func scenario(name string) Table {
	return Table{Name: "scenarios/" + name + ".json", Lists: []List{{"status", "power"}, {"control", "area"}, {"neutral_cubes", "area"},
		{"bases_captured", "area"}, {"markers_in_play", "marker"}, {"starting_victory_points", "power"}, {"special_rules", "id"}}}
}

// Cataclysm are the files of the game.
func Cataclysm() *Tables {
	return &Tables{Game: "cataclysm", dictionary: cataclysmDictionary, Files: []Table{
		csv("areas", "id"), pairs("borders"), csv("connectors", "letter"), csv("zones", "area", "zone"), csv("resources", "area", "marker"),
		csv("powers", "id"), csv("commitment", "power", "level"), {Name: "crises.json", Key: []string{"table", "roll"}},
		scenario("cataclysm"), scenario("days-of-decision"), scenario("great-patriotic-war"), scenario("eagle-and-sun"),
		scenario("hitlers-war"), scenario("war-without-mercy"), scenario("pour-la-patrie"), scenario("crisis-in-the-west"),
	}}
}

// setup has the units with which scenarios of the games with blocks begin.
var setup = csv("setup", "scenario", "nation", "area", "type", "cv")

// StandingWords are what the rows of standings.csv can say.
var StandingWords = []string{"war", "declared", "satellite", "influence", "held"}

// standings say how things stand at the start of those scenarios.
var standings = csv("standings", "scenario", "stands", "what", "side")

// Triumph are the files of the game.
func Triumph() *Tables {
	return &Tables{Game: "triumph", dictionary: triumphDictionary, Files: []Table{
		csv("nations", "id"), csv("areas", "id"), pairs("borders"), csv("units", "id"), csv("blocks", "nation", "type"), csv("factions", "id"),
		csv("action-cards", "number"), csv("wildcards", "id"), csv("investment-cards", "number"), csv("technologies", "id"),
		csv("turn-order", "die"), csv("peace-dividends", "value"), csv("usa-entry", "year"),
		csv("scenarios", "id"), setup, csv("sides", "scenario", "faction"), standings,
	}}
}

// Conquest are the files of the game.
func Conquest() *Tables {
	return &Tables{Game: "conquest", dictionary: conquestDictionary, Files: []Table{
		csv("nations", "id"), csv("areas", "id"), pairs("borders"), csv("units", "id"), csv("blocks", "nation", "type"),
		setup, csv("factions", "id"), csv("action-cards", "number"), csv("wildcards", "id"),
		csv("investment-cards", "number"), csv("technologies", "id"), csv("turn-order", "die"), csv("peace-dividends", "value"), csv("year-track", "year"),
		csv("scenarios", "id"), csv("sides", "scenario", "faction"), standings,
	}}
}
