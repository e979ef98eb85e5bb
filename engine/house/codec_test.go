package house

import (
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"

	"interbellum/engine/digest"
)

const written = `{
"format": "house/1",
"game": "cataclysm",
"base": "23993bb5",
"title": "Jan's box",
"author": "Jan",
"date": "2026-11-26",
"changes": [
{"file": "areas.csv", "row": "persia", "change": {"resistance": "0", "resource": "none"}, "reason": "board"},
{"file": "borders.csv", "row": "hebei,yellow-sea", "add": {"coast": "", "kind": "normal"}},
{"file": "borders.csv", "row": "iraq,persia", "remove": true},
{"file": "scenarios/cataclysm.json", "row": "status,germany", "change": {"units": [{"area":"berlin","units":["infantry"]}]}}
],
"insists": [
"4.3 my board has it so"
]
}
`

func read(t *testing.T, text string) *Edition {
	t.Helper()
	e, faults := Decode([]byte(text))
	if len(faults) > 0 {
		t.Fatalf("got %q, want no faults", whyNot(faults))
	}
	return e
}

func TestEncode(t *testing.T) {
	e := read(t, written)
	check(t, "written again", string(Encode(e)), written)
	loose := strings.NewReplacer(`"resistance": "0", "resource": "none"`, `"resource":"none","resistance":0`, `[{"area":"berlin","units":["infantry"]}]`, `[ { "units":["infantry"], "area":"berlin"} ]`).Replace(written)
	check(t, "written otherwise", string(Encode(read(t, loose))), written)
}

func TestDecodeRefuses(t *testing.T) {
	change := `{"file": "borders.csv", "row": "iraq,persia", "remove": true}`
	for _, c := range []struct{ old, by, want string }{
		{written, "no JSON", "this is not a house edition"},
		{"house/1", "cataclysm/1", "this is not a house edition"},
		{"house/1", "house/0", "this is not a house edition"},
		{"house/1", "house/2", "this house edition has format 2; this version reads formats up to 1"},
		{`"title"`, `"titel"`, `this house edition is damaged: json: unknown field "titel"`},
		{"23993bb5", "23993", "its base is missing, too long, or has characters that cannot be shown"},
		{"23993bb5", "23993bbx", "its base is missing, too long, or has characters that cannot be shown"},
		{"Jan's box", strings.Repeat("x", 65), "its title is missing, too long, or has characters that cannot be shown"},
		{"Jan's box", "Jan\u202e", "its title is missing, too long, or has characters that cannot be shown"},
		{"2026-11-26", "26 Nov", "its date is not written as 2026-11-26"},
		{"4.3 my", strings.Repeat("x", 400) + "4.3 my", `"insists" can have at most 100 sentences, each of at most 400 characters in one line`},
		{change, `{"file": "borders.csv", "row": "iraq,persia"}`, `borders.csv, row iraq,persia: use exactly one of "change", "add" and "remove"`},
		{change, `{"file": "borders.csv", "row": "iraq,persia", "remove": true, "add": {}}`, `borders.csv, row iraq,persia: use exactly one of "change", "add" and "remove"`},
		{change, `{"file": "borders.csv", "row": "iraq,persia", "change": {}}`, "borders.csv, row iraq,persia: name the fields that are changed, at most 100; a removed row has none"},
		{change, `{"file": "borders.csv", "row": "iraq,persia", "change": {"kind": {}}}`, "borders.csv, row iraq,persia, kind: this is neither a text nor a number"},
		{change, `{"file": "borders.csv", "row": ",persia", "remove": true}`, "a name in it is missing or wrong: a file, row or field has at most 64 characters, in one line"},
		{change, `{"file": "borders.csv", "row": "iraq\tpersia", "remove": true}`, "a name in it is missing or wrong: a file, row or field has at most 64 characters, in one line"},
		{change, `{"file": "areas.csv", "row": "rome", "change": {"na=me": "x"}}`, "areas.csv, row rome: a name in it is missing or wrong: a file, row or field has at most 64 characters, in one line"},
		{change, `{"file": "areas.csv", "row": "rome", "change": {"name": "two\nlines"}}`, "areas.csv, row rome, name: this text is too long or has characters that cannot be shown; it can have at most 400 characters, in one line"},
		{change, `{"file": "crises.json", "row": "wartime,6-6", "change": {"areas": ["a\u2028b"]}}`, "crises.json, row wartime,6-6, areas: this text is too long or has characters that cannot be shown; it can have at most 400 characters, in one line"},
		{"board", strings.Repeat("x", 401), "areas.csv, row persia: the reason can have at most 400 characters, in one line"},
	} {
		text := strings.Replace(written, c.old, c.by, 1)
		if text == written {
			t.Fatalf("nothing to replace: %q", c.old)
		}
		_, faults := Decode([]byte(text))
		said := whyNot(faults)
		if len(said) == 0 || said[0] != c.want && said[len(said)-1] != c.want {
			t.Errorf("got %q, want %q", said, c.want)
		}
	}
	_, faults := Decode([]byte(strings.Repeat(" ", MaxFile) + written))
	check(t, "a file that is too large", whyNot(faults), []string{fmt.Sprintf("this file has %d bytes; a house edition can have at most %d", MaxFile+len(written), MaxFile)})
	many := strings.Replace(written, change, strings.Repeat(change+",", MaxRows)+change, 1)
	_, faults = Decode([]byte(many))
	check(t, "too many rows", len(faults), 1)
}

func TestPack(t *testing.T) {
	tables := tablesOf(t, "cataclysm")
	e := read(t, written)
	data, faults := tables.Pack(e)
	check(t, "faults", whyNot(faults), []string{})
	back, faults := tables.Unpack(data)
	check(t, "faults of unpacking", whyNot(faults), []string{})
	check(t, "what comes back", string(Encode(back)), strings.Replace(written, `, "reason": "board"`, "", 1))
	check(t, "its print", back.Print() == e.Print(), true)
	for n := range data {
		if _, faults := tables.Unpack(data[:n]); len(faults) == 0 {
			t.Errorf("got an edition from %d of %d bytes, want a fault", n, len(data))
		}
	}
}

func TestUnpackRefuses(t *testing.T) {
	tables := tablesOf(t, "cataclysm")
	head := "23993bb5\tbox\tJan\t2026-11-26\n"
	for what, text := range map[string]string{
		"nothing":                  "",
		"no end":                   strings.TrimSuffix(head, "\n"),
		"a short head":             "23993bb5\tbox\tJan\n",
		"a change of no file":      head + "-iraq,persia\n",
		"an unknown mark":          head + "@borders.csv\n?iraq,persia\n",
		"an empty line":            head + "@borders.csv\n\n",
		"a field without value":    head + "@borders.csv\n=iraq,persia\tkind\n",
		"fields out of order":      head + "@areas.csv\n=rome\tresource=none\tresistance=0\n",
		"a field twice":            head + "@areas.csv\n=rome\tname=a\tname=b\n",
		"a change without field":   head + "@borders.csv\n=iraq,persia\n",
		"a removal with a field":   head + "@borders.csv\n-iraq,persia\tkind=normal\n",
		"JSON with spaces":         head + "@crises.json\n=wartime,6-6\tareas=[ ]\n",
		"no JSON":                  head + "@crises.json\n=wartime,6-6\tareas=none\n",
		"a control":                head + "@areas.csv\n=rome\tname=Ro\x07me\n",
		"no UTF-8":                 head + "@areas.csv\n=rome\tname=Ro\xffme\n",
		"a bidirectional override": head + "@areas.csv\n=rome\tname=Ro\u202eme\n",
		"a large text":             head + "!" + strings.Repeat("x", MaxPlain) + "\n",
		"too many rows":            head + "@borders.csv\n" + strings.Repeat("-a,b\n", MaxRows+1),
	} {
		if e, faults := tables.Unpack(deflated(tables, text)); len(faults) == 0 {
			t.Errorf("%s: got %v, want a fault", what, e)
		}
	}
	if _, faults := tables.Unpack([]byte{2, 0}); len(faults) == 0 || faults[0].Error() != "this house edition has format 2; this version reads formats up to 1" {
		t.Errorf("got %q, want a newer format", whyNot(faults))
	}
	if _, faults := tables.Unpack(make([]byte, MaxPacked+1)); len(faults) == 0 {
		t.Error("got no fault of a packed edition that is too large")
	}
}

func TestPrint(t *testing.T) {
	e := read(t, written)
	p := e.Print()
	check(t, "the print is frozen", hex.EncodeToString(p[:]), "483c961342b6d50aa65aa2f1b3baf0e3")
	other := *e
	other.Title, other.Author, other.Date, other.Insists = "x", "y", "", nil
	check(t, "with another title", other.Print() == p, true)
	other.Changes = append([]Change{}, e.Changes...)
	other.Changes[0].Reason = "other"
	check(t, "with another reason", other.Print() == p, true)
	other.Changes[0].Fields = []Field{{"resistance", "2"}}
	check(t, "with another change", other.Print() == p, false)
	other = *e
	other.Base = "00000000"
	check(t, "with another base", other.Print() == p, false)
}

// What was packed with a dictionary is read with it: the dictionaries stay, whatever becomes of the data.
func TestDictionariesAreFrozen(t *testing.T) {
	for game, want := range map[string]string{
		"cataclysm": "f16e349e1f096be90516e91f36805722",
		"triumph":   "3fd100923a7da8c52a42de16034b7f33",
		"conquest":  "1755b39063d9cc0f384e286aecc884a8",
	} {
		sum := digest.Sum([]byte(tablesOf(t, game).dictionary))
		check(t, game, hex.EncodeToString(sum[:16]), want)
		if n := len(tablesOf(t, game).dictionary); n > 32<<10 {
			t.Errorf("%s: got %d bytes, want at most 32 KB, which is all that deflate looks back", game, n)
		}
	}
}

// How long a link becomes.
func TestPackedSizes(t *testing.T) {
	for _, c := range []struct {
		game   string
		set    bool // with a whole new set-up
		atMost int
	}{{"cataclysm", false, 600}, {"triumph", false, 600}, {"conquest", false, 600}, {"cataclysm", true, 2000}} {
		tables, shipped := tablesOf(t, c.game), shippedFiles(t, c.game)
		var changes []Change
		kinds := map[string][2]string{"cataclysm": {"strait", "impassable"}, "triumph": {"river", "mountains"}, "conquest": {"river", "mountains"}}[c.game]
		for i, r := range someRows(t, c.game, "borders.csv", 50) {
			change := Change{File: "borders.csv", Row: r.key, How: Removed}
			if i%3 > 0 {
				change.How, change.Fields = Changed, []Field{{"kind", kinds[i%2]}}
			}
			changes = append(changes, change)
		}
		if c.set {
			table, _ := tables.table("scenarios/hitlers-war.json")
			was, _ := table.read(shipped("scenarios/crisis-in-the-west.json"))
			is, _ := table.read(shipped("scenarios/hitlers-war.json"))
			changes = append(changes, difference(was, is)...)
		}
		data, faults := tables.Pack(boxOf(c.game, changes...))
		check(t, "faults", whyNot(faults), []string{})
		n := base64.RawURLEncoding.EncodedLen(len(data))
		t.Logf("%s, %d changes: %d characters", c.game, len(changes), n)
		if n > c.atMost {
			t.Errorf("%s: got %d characters for %d changes, want at most %d", c.game, n, len(changes), c.atMost)
		}
	}
}

func TestFits(t *testing.T) {
	e := boxOf("cataclysm")
	for _, c := range []struct{ game, edition, want string }{
		{"cataclysm", "23993bb5", ""},
		{"cataclysm", "23993bb56adecf8387472e55a870a8c9", ""},
		{"cataclysm", "23993bb6", "it changes edition 23993bb5 of the game; this version has 23993bb6"},
		{"triumph", "23993bb5", "it is an edition of cataclysm, not of triumph"},
	} {
		got, fits := e.Fits(c.game, c.edition)
		if fits != (c.want == "") || !fits && got.Error() != c.want {
			t.Errorf("got %v and %q, want %q", fits, got, c.want)
		}
	}
}
