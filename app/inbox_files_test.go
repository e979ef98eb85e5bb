package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/house"
	"interbellum/engine/record"
)

func export(t *testing.T, d *Desk, id string) string {
	t.Helper()
	_, data, err := d.Table.Export(id)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestAMatchTravelsAsAFile(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm"} {
		t.Run(id, func(t *testing.T) {
			a, pick := deskAt(store.NewMemory(), "m"), chance(4)
			begin(t, a, id, 2, "Ann", "Bob")
			for range 25 {
				step(t, a, &pick)
			}
			table, seq := plainer(html(a)), a.Table.Session.Play.Seq()
			a.Leave()
			if err := a.reportChange(a.Shelf.Rename("m1", "Spring, 1939")); err != nil {
				t.Fatal(err)
			}
			name, data, err := a.Table.Export("m1")
			if err != nil || name != "interbellum-Spring-1939" {
				t.Fatal(name, err)
			}
			if head := string(data[:200]); !strings.Contains(head, `"title": "Spring, 1939"`) || strings.Index(head, "title") > strings.Index(head, `"game"`) {
				t.Errorf("the file begins %s: got Index(head, title) %v; want head `\"title\": \"Spring, 1939\"` in it and Index(head, title) at most %v", head, strings.Index(head, "title"), strings.Index(head, `"game"`))
			}
			b := deskAt(store.NewMemory(), "n")
			if err := b.Inbox.TakeIn(name+".json", string(data)); err != nil {
				t.Fatal(err)
			}
			if b.Table.Session.Play.Seq() != seq || b.Table.Info.Title != "Spring, 1939" {
				t.Errorf(`it opens as %q at %d; want Seq %v and Title "Spring, 1939"`, b.Table.Info.Title, b.Table.Session.Play.Seq(), seq)
			}
			b.Table.Seats.Seat(true)
			if err := a.Open("m1"); err != nil {
				t.Fatal(err)
			}
			if a.Table.Session.Viewer.Player() == b.Table.Session.Viewer.Player() && strings.Contains(table, "data-seq") {
				b.Toast, a.Toast = Toast{}, Toast{}
				if plainer(html(a)) != plainer(html(b)) {
					t.Errorf("the file shows another table, %s: got plainer(html(a)) %v, want %v", first(plainer(html(a)), plainer(html(b))), plainer(html(a)), plainer(html(b)))
				}
			}
		})
	}
}

// A file never takes the place of a match that has come further or went another way.
func TestAFileAndTheMatchThatIsHere(t *testing.T) {
	keys := store.NewMemory()
	d, pick := deskAt(keys, "m"), chance(1)
	begin(t, d, "toy", 1)
	for range 6 {
		step(t, d, &pick)
	}
	early := export(t, d, "m1")
	for range 6 {
		step(t, d, &pick)
	}
	late, seq := export(t, d, "m1"), d.Table.Session.Play.Seq()

	other, elsewhere := deskAt(store.NewMemory(), "x"), chance(77)
	if err := other.Inbox.TakeIn("", early); err != nil {
		t.Fatal(err)
	}
	for range 9 {
		step(t, other, &elsewhere)
	}
	fork := export(t, other, "m1")

	for _, c := range []struct {
		name, file, says string
		seq, matches     int
	}{
		{"an older file", early, "already have", seq, 1},
		{"the same file", late, "already have", seq, 1},
		{"a file that went another way", fork, "differs from your match", other.Table.Session.Play.Seq(), 2},
		{"the first again", late, "already have", seq, 2},
	} {
		d.Leave()
		if err := d.Inbox.TakeIn("file.json", c.file); err != nil {
			t.Fatalf("%s: %v, want no error", c.name, err)
		}
		if !strings.Contains(d.Toast.Text, c.says) || d.Table.Session.Play.Seq() != c.seq || len(deskAt(keys, "z").Shelf.List) != c.matches {
			t.Errorf("%s: %q, at %d of %d, %d matches: got List %v; want Text %v in it, Seq %v and List %v", c.name, d.Toast.Text, d.Table.Session.Play.Seq(), c.seq, len(d.Shelf.List), len(deskAt(keys, "z").Shelf.List), c.says, c.seq, c.matches)
		}
	}
	behind := store.NewMemory()
	e := deskAt(behind, "m")
	for _, file := range []string{early, late} {
		if err := errors.Join(e.Inbox.TakeIn("", file), e.Inbox.TakeOn()); err != nil {
			t.Fatal(err)
		}
		e.Leave()
	}
	if len(e.Shelf.List) != 1 || e.Shelf.List[0].Answers != seq {
		t.Errorf("a file that goes on further leaves %+v; want List 1 and List[0].Answers %v", e.Shelf.List, seq)
	}
}

func TestEverythingTravelsAsAFile(t *testing.T) {
	keys := store.NewMemory()
	d := played(t, keys)
	if err := d.reportChange(d.Shelf.Archive("m4")); err != nil {
		t.Fatal(err)
	}
	if err := d.reportChange(d.Shelf.Bin("m7")); err != nil {
		t.Fatal(err)
	}
	if err := keys.Set("interbellum/match/torn", `{"interbellum":1,"bytes":3,"info":{"id":"torn","revision":1}}`+"\nabcd"); err != nil {
		t.Fatal(err)
	}
	d.Refresh()
	name, data, err := d.Shelf.ExportAll()
	if err != nil || !strings.HasPrefix(name, "interbellum-matches-2001-09-") {
		t.Fatal(name, err)
	}
	if !json.Valid(data) || strings.Index(string(data), `"matches"`) > strings.Index(string(data), `"saves"`) {
		t.Fatalf("the file is %s: got Valid(data) %v and Index(string(data), matches) %v; want true and at most %v", data, json.Valid(data), strings.Index(string(data), `"matches"`), strings.Index(string(data), `"saves"`))
	}
	e := deskAt(store.NewMemory(), "n")
	if err := e.Inbox.TakeIn(name, string(data)); err != nil {
		t.Fatal(err)
	}
	if listed(e) != "Uppsala (Vaasa)" || !strings.Contains(e.Toast.Text, "3 matches in the file: 2 new, 1 unreadable") {
		t.Errorf(`taken in: %s; %s; want listed(e) "Uppsala (Vaasa)" and Text "3 matches in the file: 2 new, 1 unreadable" in it`, listed(e), e.Toast.Text)
	}
	for _, info := range e.Shelf.List {
		if err := e.Open(info.ID); err != nil || e.Table.Session.Play.Seq() != info.Answers {
			t.Errorf("%s does not open: %v; want no error and Seq %v", info.Title, err, info.Answers)
		}
	}
	e.Leave()
	if err := e.Inbox.TakeIn(name, string(data)); err != nil || listed(e) != "Uppsala (Vaasa)" || !strings.Contains(e.Toast.Text, "2 already here") {
		t.Errorf(`taken in twice: %s; %s; %v; want no error, listed(e) "Uppsala (Vaasa)" and Text "2 already here" in it`, listed(e), e.Toast.Text, err)
	}
	if _, _, err := deskAt(store.NewMemory(), "o").Shelf.ExportAll(); err == nil {
		t.Error("nothing at all is exported: got no error, want an error")
	}
}

// A bundle's match goes on from the one here only if what goes on is legal.
func TestAForgedContinuationTakesNoPlace(t *testing.T) {
	keys := store.NewMemory()
	d := played(t, keys)
	_, data, err := d.Shelf.ExportAll()
	if err != nil {
		t.Fatal(err)
	}
	var all shelf.Bundle
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	rec, err := record.Decode(all.Saves[0])
	if err != nil {
		t.Fatal(err)
	}
	rec.Entries = append(rec.Entries, rec.Entries[len(rec.Entries)-1], rec.Entries[0])
	all.Saves[0] = record.Encode(rec)
	forged, _ := json.Marshal(all)
	if err := d.Inbox.TakeIn("", string(forged)); err != nil {
		t.Fatal(err)
	}
	for _, info := range d.Shelf.List {
		if err := d.Open(info.ID); err != nil {
			t.Errorf("%s was lost to a forged file: %v, want no error", info.Title, err)
		}
	}
	if err := d.Inbox.TakeIn("forged.json", string(all.Saves[0])); err == nil || !strings.Contains(err.Error(), "does not open") {
		t.Errorf(`a match that breaks the rules: %v; want an error and Error "does not open" in it`, err)
	}
}

func TestADamagedMatchIsMendedByItsFile(t *testing.T) {
	keys := store.NewMemory()
	d := played(t, keys)
	file := export(t, d, "m4")
	names, _ := keys.Names()
	for _, name := range names {
		if strings.HasPrefix(name, "interbellum/match/m4") {
			text, _, _ := keys.Get(name)
			_ = keys.Set(name, text[:len(text)-40])
		}
	}
	_ = keys.Remove("interbellum/index")
	d.Refresh()
	if err := d.Open("m4"); !errors.As(err, new(*store.Damaged)) || !shows(d, "you can export it as it is stored") {
		t.Fatalf(`a damaged match opens with %v; want an error of type *store.Damaged and "you can export it as it is stored" shown`, err)
	}
	if name, data, err := d.Table.Export("m4"); err != nil || len(data) < 100 || name != "interbellum" {
		t.Errorf(`a damaged match is exported as %q, %d bytes, %v; want no error, data at least 100 and name "interbellum"`, name, len(data), err)
	}
	if err := d.Inbox.TakeIn("Vaasa.json", file); err != nil {
		t.Fatal(err)
	}
	d.Leave()
	if len(d.Shelf.List) != 3 || !strings.Contains(listed(d), "Vaasa") {
		t.Errorf(`mended: %s: got List %v; want List 3 and listed(d) "Vaasa" in it`, listed(d), len(d.Shelf.List))
	}
}

func TestWhatCannotBeOpenedIsSaidAndCostsNothing(t *testing.T) {
	d := played(t, store.NewMemory())
	if err := d.Open("m1"); err != nil {
		t.Fatal(err)
	}
	save := export(t, d, "m1")
	before := html(d)
	for text, says := range map[string]string{
		"":                                     "it is empty",
		"   ":                                  "it is empty",
		"hello":                                "not a link",
		"{":                                    "line 1",
		"{\n\"interbellum\": 1,\n x":           "line 3",
		"{}":                                   "neither a match nor a written position",
		`{"interbellum": 1}`:                   "damaged",
		`{"interbellum": 99}`:                  "format 99",
		`{"interbellum": "one"}`:               "cannot be read",
		`{"interbellum-matches": 7}`:           "format 7",
		`{"format": "chess/1"}`:                "does not know the game chess",
		`{"schema": 3}`:                        "cannot be read",
		save[:len(save)/2]:                     "cannot be read",
		strings.Repeat("[", 100_000):           "not a link",
		`{"a":` + strings.Repeat("[", 100_000): "cannot be read",
	} {
		err := d.Inbox.TakeIn("file.json", text)
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%.40q: %v; want an error and Error %v in it", text, err, says)
		}
		if html(d) != before {
			t.Fatalf("%.40q has changed the table: got html(d) %v, want %v", text, html(d), before)
		}
	}
}

func TestAMatchBeginsFromAWrittenPosition(t *testing.T) {
	files, err := filepath.Glob("../engine/cataclysm/testdata/positions/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	for _, file := range append(files, "../engine/cataclysm/data/example.json") {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			keys := store.NewMemory()
			d, pick := deskAt(keys, "m"), chance(3)
			if err := d.Inbox.TakeIn(filepath.Base(file), string(text)); err != nil {
				t.Fatal(err)
			}
			if d.Screen != NewScreen || len(d.Draft.Faults) > 0 || !shows(d, "The position of “"+filepath.Base(file)+"”") {
				t.Fatalf("the form says %s: got Screen %v and Faults %v; want Screen %v, Faults none and %q shown", html(d), d.Screen, d.Draft.Faults, NewScreen, "The position of “"+filepath.Base(file)+"”")
			}
			d.Draft.Names[0] = "Ann"
			if err := d.Start(); err != nil {
				t.Fatal(err)
			}
			for range 10 {
				if !d.Table.over() {
					step(t, d, &pick)
				}
			}
			reopened(t, keys, d)
			if d.Table.Session.Play.Players()[0].Name != "Ann" {
				t.Errorf(`the names are lost: got %v, want "Ann"`, d.Table.Session.Play.Players()[0].Name)
			}
			if err := d.Table.Outbox.MakeLink("https://example.org/"); err != nil {
				t.Fatal(err)
			}
			d.Table.Outbox.Sending = false
			e := deskAt(store.NewMemory(), "n")
			if err := e.Inbox.Receive(d.Table.Outbox.Link); err != nil || e.Table.Session.Play.Seq() != d.Table.Session.Play.Seq() {
				t.Errorf("its link: %v; want no error and Seq %v", err, d.Table.Session.Play.Seq())
			}
		})
	}
}

func TestAnImpossiblePositionListsEveryReason(t *testing.T) {
	d := deskAt(store.NewMemory(), "m")
	text := `{"format": "cataclysm/1", "base": "days-of-decision", "phase": "action", "crises_drawn": 9,
		"powers": [{"power": "germany", "units": [{"area": "madrid", "unit": "tank"}]}], "areas": [{"area": "poland", "owner": "germany", "cubes": 77}]}`
	if err := d.Inbox.TakeIn("mine.json", text); err != nil {
		t.Fatal(err)
	}
	if len(d.Draft.Faults) < 1 || !shows(d, "“mine.json” cannot be played") {
		t.Fatalf(`it says %v; want Faults at least 1 and "“mine.json” cannot be played" shown`, d.Draft.Faults)
	}
	for _, fault := range d.Draft.Faults {
		said, _, _ := strings.Cut(strings.ReplaceAll(fault, `"`, "&#34;"), " (")
		if !shows(d, strings.TrimSuffix(said, ".")) || !strings.HasSuffix(fault, ".") || fault[:1] != strings.ToUpper(fault[:1]) {
			t.Errorf("%q is not said: got HasSuffix(fault, .) %v; want %q shown, HasSuffix(fault, .) true and fault[:1] %v", fault, strings.HasSuffix(fault, "."), strings.TrimSuffix(said, "."), strings.ToUpper(fault[:1]))
		}
	}
	many := strings.Replace(text, `"area": "madrid"`, `"area": "poland"`, 1)
	if err := d.Inbox.TakeIn("mine.json", many); err != nil || len(d.Draft.Faults) < 2 {
		t.Errorf("only %q is said, %v; want no error and Faults at least 2", d.Draft.Faults, err)
	}
	if err := d.Start(); err == nil && d.Table.Session != nil && len(d.Table.Session.Play.Record().Start) > 0 {
		t.Error("an impossible position: got a match, want none")
	}
}

// A position that is saved at any moment can be opened, and shows what lay on the table.
func TestThePresentPositionIsSavedAsAFile(t *testing.T) {
	for _, id := range []string{"cataclysm", "toy"} {
		t.Run(id, func(t *testing.T) {
			d, pick := deskAt(store.NewMemory(), "m"), chance(5)
			begin(t, d, id, 1)
			saved := 0
			for n := 0; n < 150 && !d.Table.over(); n++ {
				step(t, d, &pick)
				if n%15 != 0 {
					continue
				}
				name, data, err := d.Table.Position()
				if err != nil && id == "toy" && saved == 0 {
					continue // the hands are dealt before the first phase begins
				}
				if err != nil {
					t.Fatalf("after %d answers: %v, want no error", n, err)
				}
				saved++
				e := deskAt(store.NewMemory(), "n")
				if err := e.Inbox.TakeIn(name+".json", string(data)); err != nil || len(e.Draft.Faults) > 0 {
					t.Fatalf("after %d answers: %v %v; want no error and Faults none", n, err, e.Draft.Faults)
				}
				if err := e.Start(); err != nil {
					t.Fatal(err)
				}
				if id == "cataclysm" && fmt.Sprint(e.Table.turn()) == "" {
					t.Error("got no turn, want one")
				}
			}
			if saved < 2 {
				t.Errorf("only %d positions could be saved, want at least 2", saved)
			}
			now, _, err := d.Table.Position()
			if err != nil || !strings.HasPrefix(now, "interbellum-") {
				t.Errorf("got the file %q, %v; want interbellum-…", now, err)
			}
		})
	}
}

// A position of a match under a house edition opens under it again, on a device that does not keep it; one that only names it does so
// where it is kept. It is never opened with the data of this program.
func TestAPositionHoldsItsHouseEdition(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		d := deskAt(store.NewMemory(), "m")
		file := editionFile(t, id, "Jan's box", printedCorrections[id])
		if err := d.Inbox.TakeIn("", file); err != nil {
			t.Fatal(err)
		}
		packed := d.Houses.shown.Packed
		game, err := gameOf(id).Under(packed)
		if err != nil {
			t.Fatal(err)
		}
		text := game.Example()
		whole, named := house.Into(text, packed), strings.Replace(string(text), "{", `{"house": "`+shelf.Print(packed)+`",`, 1)
		other := deskAt(store.NewMemory(), "n")
		if err := other.Inbox.TakeIn("a.json", named); err == nil || !strings.Contains(err.Error(), say("advice.needs-house")) {
			t.Errorf("%s: got %v, want advice how to get the edition", id, err)
		}
		if err := d.Inbox.TakeIn("a.json", named); err != nil || string(d.Draft.House) != string(packed) {
			t.Errorf("%s: got %v, %q, want the edition that is kept", id, err, d.Draft.House)
		}
		if err := other.Inbox.TakeIn("a.json", string(whole)); err != nil || len(other.Draft.Faults) > 0 {
			t.Fatalf("%s: got %v, %v, want the form of a new match", id, err, other.Draft.Faults)
		}
		if err := other.Start(); err != nil {
			t.Fatal(err)
		}
		if got := other.Table.Session.Play.Header().House; string(got) != string(packed) {
			t.Errorf("%s: got edition %q, want %q", id, got, packed)
		}
		_, again, err := other.Table.Position()
		if err != nil {
			t.Fatal(err)
		}
		if _, got, _, _ := house.OutOf(again); string(got) != string(packed) {
			t.Errorf("%s: written again: got edition %q, want %q", id, got, packed)
		}
		if err := other.Again(); err != nil || string(other.Draft.House) != string(packed) || len(other.Draft.Faults) > 0 {
			t.Errorf("%s: again: got %v, %v, want the same edition", id, err, other.Draft.Faults)
		}
	}
}
