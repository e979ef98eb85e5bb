package app

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/conquest"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

func init() { takeEdition = (*Houses).take } // as in a program that has the Workshop

const hostileTitle = `<img src=x onerror=alert(1)> & Jan's "box"`

// editionFile is the file of an edition of each printed game.
func editionFile(t *testing.T, id, title string, changes ...house.Change) string {
	t.Helper()
	game, err := games.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	return string(house.Encode(&house.Edition{Game: id, Base: game.Edition, Title: title, Author: "Jan", Changes: changes}))
}

var printedCorrections = map[string]house.Change{
	"cataclysm": {File: "borders.csv", Row: "iraq,persia", How: house.Removed, Reason: "not on my board"},
	"triumph":   {File: "areas.csv", Row: "munich", Fields: []house.Field{{Name: "name", Value: "Nuremberg"}}, Reason: "not on my board"},
	"conquest":  {File: "borders.csv", Row: "canton,kwangsi", Fields: []house.Field{{Name: "kind", Value: "mountain"}}, Reason: "not on my board"},
}

func TestAnEditionIsTakenInKeptAndPlayed(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		keys := store.NewMemory()
		d := deskAt(keys, "e")
		text := editionFile(t, id, hostileTitle, printedCorrections[id])
		if err := d.Inbox.TakeIn("box.json", text); err != nil {
			t.Fatalf("%s: %v, want it taken in", id, err)
		}
		s := d.Houses.shown
		if s == nil || len(s.faults) > 0 || s.says != say("edition.kept") || len(s.differs) != 1 {
			t.Fatalf("%s: got %+v, want it kept, with 1 difference", id, s)
		}
		if html := app.HTMLString(d.Houses.sheet()); !strings.Contains(html, "not on my board") || strings.Contains(html, "<img") || !strings.Contains(html, "&lt;img") {
			t.Errorf("%s: got %s, want the reason and the title as text", id, html)
		}
		kept := deskAt(keys, "f").Shelf.Editions().List()
		if len(kept) != 1 || kept[0].Title != hostileTitle || kept[0].Changes[0].Reason != "not on my board" {
			t.Fatalf("%s: got %+v on the device, want this edition with its reason", id, kept)
		}
		if err := d.Inbox.TakeIn("box.json", text); err != nil || d.Houses.shown.says != say("edition.here-already") || len(d.Shelf.Editions().List()) != 1 {
			t.Errorf("%s: a second time: got %v, %q, %d editions; want it said that it is here", id, err, d.Houses.shown.says, len(d.Shelf.Editions().List()))
		}
		d.Draft = newDraft(id)
		d.Draft.House = kept[0].Packed
		if err := d.Start(); err != nil {
			t.Fatalf("%s: %v, want a match under the edition", id, err)
		}
		if got := d.Table.Session.Play.Header().House; string(got) != string(kept[0].Packed) || d.Houses.open() {
			t.Errorf("%s: got edition %q in the match, want that of the draft and no sheet over it", id, got)
		}
		if info, _ := deskAt(keys, "g").Shelf.Find("e1"); info.Edition != hostileTitle {
			t.Errorf("%s: the list says %q, want the edition's title", id, info.Edition)
		}
		if err := d.Again(); err != nil || string(d.Draft.House) != string(kept[0].Packed) {
			t.Errorf("%s: again: got %v and edition %q, want the same edition", id, err, d.Draft.House)
		}
	}
}

// An edition can have a scenario of its own: the form of a new match offers it while the edition is chosen, and the match is of it.
func TestAScenarioOfAnEditionIsPlayed(t *testing.T) {
	d := deskAt(store.NewMemory(), "e")
	named := house.Change{File: "scenarios/night-and-fog~days-of-decision.json", Row: house.Scenario, Fields: []house.Field{{Name: "name", Value: `"Night and Fog"`}}}
	if err := d.Inbox.TakeIn("box.json", editionFile(t, "cataclysm", "Mine", named)); err != nil {
		t.Fatal(err)
	}
	if html := app.HTMLString(d.Houses.sheet()); !strings.Contains(html, "night and fog") {
		t.Errorf("got %s, want the scenario by its name", html)
	}
	d.Houses.shown = nil
	d.Draft = newDraft("cataclysm")
	d.Draft.under(d.Shelf.Editions().List()[0].Packed)
	form := &newMatch{desk: d}
	if html := app.HTMLString(form.Render()); !strings.Contains(html, `value="night-and-fog"`) || !strings.Contains(html, "Night and Fog") {
		t.Errorf("got %s, want the scenario offered", html)
	}
	game, _ := d.Draft.game()
	d.Draft.choose(game, "night-and-fog")
	usual := d.Draft
	usual.under(nil)
	if usual.Scenario == "night-and-fog" || usual.Scenario == "" {
		t.Errorf("got %q without the edition, want a scenario of the game", usual.Scenario)
	}
	if err := d.Start(); err != nil {
		t.Fatal(err)
	}
	if h := d.Table.Session.Play.Header(); h.Scenario != "night-and-fog" || !strings.Contains(d.Table.Info.Title, "Night and Fog") {
		t.Errorf("got a match of %q called %q, want the added scenario's", h.Scenario, d.Table.Info.Title)
	}
}

func TestAFaultyEditionSaysWhyAndIsNotKept(t *testing.T) {
	river := house.Change{File: "borders.csv", Row: "canton,kwangsi", Fields: []house.Field{{Name: "kind", Value: "lava"}}}
	for _, c := range []struct {
		changes []house.Change
		want    []string
	}{
		{[]house.Change{{File: "no-such.csv", Row: "x", How: house.Removed}, {File: "borders.csv", Row: "canton,atlantis", How: house.Removed}}, []string{"no-such.csv: ", "borders.csv, row canton,atlantis: "}},
		{[]house.Change{river}, []string{"cannot be played with these data"}},
		{nil, []string{say("edition.nothing")}},
	} {
		d := deskAt(store.NewMemory(), "e")
		if err := d.Inbox.TakeIn("box.json", editionFile(t, "conquest", "Jan's box", c.changes...)); err != nil {
			t.Fatalf("%v, want it shown", err)
		}
		got := strings.Join(d.Houses.shown.faults, "\n")
		html := app.HTMLString(d.Houses.sheet())
		for _, want := range c.want {
			if !strings.Contains(strings.ToLower(got), strings.ToLower(want)) || !strings.Contains(html, "faultlist") {
				t.Errorf("got %q, want %q in it, and in the sheet", got, want)
			}
		}
		if n := len(d.Shelf.Editions().List()); n != 0 {
			t.Errorf("got %d editions kept, want none", n)
		}
	}
}

func TestAFullDeviceKeepsNoEdition(t *testing.T) {
	keys := store.NewMemory()
	d := deskAt(keys, "e")
	keys.Room = keys.Used() + 50
	if err := d.Inbox.TakeIn("", editionFile(t, "conquest", "Jan's box", printedCorrections["conquest"])); err != nil {
		t.Fatal(err)
	}
	if got, want := d.Houses.shown.says, say("refused.edition.full"); got != want || len(d.Shelf.Editions().List()) != 0 {
		t.Errorf("got %q, want %q", got, want)
	}
	keys.Room = 0
	for i := range shelf.MaxEditions {
		if err := d.Shelf.Store.Editions().Keep(itoa(i), "another"); err != nil {
			t.Fatal(err)
		}
	}
	d.Houses.keep()
	if got, want := d.Houses.shown.says, say("refused.edition.many", shelf.MaxEditions); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// A link that only names an edition opens with that which the device keeps, and else says what to ask for.
func TestALinkThatNamesAnEdition(t *testing.T) {
	d := deskAt(store.NewMemory(), "e")
	text := editionFile(t, "conquest", "Jan's box", printedCorrections["conquest"])
	if err := d.Inbox.TakeIn("", text); err != nil {
		t.Fatal(err)
	}
	packed := d.Houses.shown.Packed
	game, err := gameOf("conquest").Under(packed)
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := record.Begin(game, recordtest.Header(game, "1936", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 5, 40); err != nil {
		t.Fatal(err)
	}
	l := link.Letter{Record: run.Seal(), Sender: run.Record.Header.Players[0].Seats}
	for _, p := range run.Record.Header.Players {
		l.LastSeen = append(l.LastSeen, link.Seen{Seat: p.Seats.List()[0], Seq: 1})
	}
	named, err := link.Encode(game, l)
	if err != nil {
		t.Fatal(err)
	}
	other := deskAt(store.NewMemory(), "f")
	if err := other.Inbox.Receive(named); err == nil || !strings.Contains(err.Error(), say("advice.needs-house")) {
		t.Fatalf("got %v, want advice how to get the edition", err)
	}
	if err := other.Inbox.TakeIn("", text); err != nil {
		t.Fatal(err)
	}
	if err := other.Inbox.Receive(named); err != nil || string(other.Table.Session.Play.Header().House) != string(packed) {
		t.Fatalf("got %v, want the match under the edition of this device", err)
	}
	if html := app.HTMLString(other.Inbox.letterSheet()); !strings.Contains(html, say("edition.here")) {
		t.Errorf("got %s, want it said that the edition is here", html)
	}
	if err := other.Shelf.Editions().Drop(shelf.Print(packed)); err != nil {
		t.Fatal(err)
	}
	if html := app.HTMLString(other.Inbox.letterSheet()); !strings.Contains(html, "keep-edition") {
		t.Errorf("got %s, want a button that keeps the edition", html)
	}
}

// What all have agreed on is said with the link that tells of it first, and not again with those that follow.
func TestALetterSaysOnceThatAllAgreedToAnEdition(t *testing.T) {
	game := gameOf("cataclysm")
	e := shelfEdition(t, editionFile(t, "cataclysm", "Our box", printedCorrections["cataclysm"]))
	run, _, err := record.Begin(game, recordtest.Header(game, "days-of-decision", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	d := deskAt(store.NewMemory(), "e")
	said := say("turn.edition", "Our box")
	receive := func(want bool) {
		t.Helper()
		players := run.Record.Header.Players
		for moved := true; moved; { // what is dealt is dealt before a link is sent
			var err error
			if _, _, moved, err = run.Move(); err != nil {
				t.Fatal(err)
			}
		}
		text, err := link.Encode(game, link.Letter{Record: run.Seal(), Sender: players[0].Seats})
		if err != nil {
			t.Fatal(err)
		}
		err = d.Inbox.Receive(text)
		if c := d.Inbox.claim; err == nil && c != nil {
			err = d.Inbox.accept(c.run, c.front, true)
		}
		if err != nil || d.Inbox.Letter == nil {
			t.Fatalf("got %v and the letter %v, want one", err, d.Inbox.Letter)
		}
		if got := strings.Contains(app.HTMLString(d.Inbox.letterSheet()), said); got != want {
			t.Errorf("after %d answers: got it said that all have agreed: %v, want %v", len(run.Record.Entries), got, want)
		}
	}
	if err := recordtest.Play(run, 5, 4); err != nil {
		t.Fatal(err)
	}
	receive(false)
	if _, err := run.Adopt(run.Record.Header.Players[0].Seats.List()[0], record.Edition{House: e.Packed}); err != nil {
		t.Fatal(err)
	}
	receive(false)
	for _, p := range run.Record.Header.Players[1:] {
		if _, _, err := run.Answer(p.Seats.List()[0], engine.Choice{Verb: record.AgreeVerb, On: record.OtherEdition}, ""); err != nil {
			t.Fatal(err)
		}
	}
	receive(true)
	if err := recordtest.Play(run, 6, 4); err != nil {
		t.Fatal(err)
	}
	receive(false)
}

// The form of a new match offers an edition that was made for earlier data which the game still knows. Where it knows them no more, it
// says so instead.
func TestTheFormAndEditionsOfEarlierData(t *testing.T) {
	game := gameOf("conquest")
	was, named, under := game.Named, game.Edited, game.File
	defer func() { game.Named, game.Edited, game.File = was, named, under }()
	before := func(name string) string {
		text := conquest.File(name)
		if name == "borders.csv" {
			text = strings.Replace(text, "canton,kwangsi,river", "canton,kwangsi,forest", 1)
		}
		return text
	}
	earlier, err := conquest.Edited(before)
	if err != nil || earlier.Edition == game.Edition {
		t.Fatalf("got %v, want earlier data", err)
	}
	list, err := house.ReadEarlier(conquest.EarlierEditions)
	if err != nil {
		t.Fatal(err)
	}
	list.Publish(earlier.Edition, nil, before, game, conquest.File, []string{"borders.csv"})
	e := &house.Edition{Game: "conquest", Base: earlier.Edition, Title: "Our box", Author: "Jan", Changes: []house.Change{{File: "borders.csv", Row: "canton,wuhan", How: house.Removed}}}
	tables, _ := house.Of("conquest")
	packed, faults := tables.Pack(e)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	d := deskAt(store.NewMemory(), "e")
	if err := d.Shelf.Editions().Keep(shelf.Edition{Edition: e, Packed: packed}); err != nil {
		t.Fatal(err)
	}
	form := func() string { return app.HTMLString((&newMatch{desk: d}).edition(game, true)) }
	offered := `value="` + shelf.Print(packed) + `"`
	if html := form(); strings.Contains(html, offered) || !strings.Contains(html, say("edition.older", "Our box (Jan)")) {
		t.Errorf("for data that nobody knows: got %s, want it named and not offered", html)
	}
	house.Games(game, conquest.File, list.Text(), func(f house.Files) (*engine.Game, error) { return conquest.Edited(f) })
	if html := form(); !strings.Contains(html, offered) || strings.Contains(html, "disabled") {
		t.Errorf("for earlier data that are kept: got %s, want it offered", html)
	}
	if got, err := game.Under(packed); err != nil || !strings.Contains(got.Text("borders.csv"), "canton,kwangsi,forest") {
		t.Errorf("got %v, want the match played by the earlier data", err)
	}
}

func shelfEdition(t *testing.T, text string) shelf.Edition {
	t.Helper()
	d := deskAt(store.NewMemory(), "k")
	if err := d.Inbox.TakeIn("", text); err != nil {
		t.Fatal(err)
	}
	return d.Houses.shown.Edition
}

// naming is a link whose last section, a house edition, is replaced by its print.
func naming(t *testing.T, text string, packed []byte) string {
	t.Helper()
	raw, err := base64.RawURLEncoding.DecodeString(text[len("ib5"):])
	if err != nil {
		t.Fatal(err)
	}
	_, width := binary.Uvarint(raw)
	body := raw[width+4:]
	whole := append(binary.AppendUvarint([]byte{'e'}, uint64(len(packed)+1)), 0)
	body, found := bytes.CutSuffix(body, append(whole, packed...))
	if !found {
		t.Fatal("the link does not end with its edition")
	}
	print := link.PrintOf(packed)
	body = append(append(bytes.Clone(body), 'e', byte(len(print)+1), 1), print[:]...)
	sum := sha256.Sum256(body)
	raw = append(append(binary.AppendUvarint(nil, uint64(len(body))), sum[:4]...), body...)
	return "ib5" + base64.RawURLEncoding.EncodeToString(raw)
}

// So does a link to look at.
func TestALookThatNamesAnEdition(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		d := deskAt(store.NewMemory(), "e")
		text := editionFile(t, id, "Jan's box", printedCorrections[id])
		if err := d.Inbox.TakeIn("", text); err != nil {
			t.Fatal(err)
		}
		packed := d.Houses.shown.Packed
		game, err := gameOf(id).Under(packed)
		if err != nil {
			t.Fatal(err)
		}
		m, _, err := game.New(game.Scenarios[0].ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		whole, err := link.EncodeLook(link.Look{Game: id, Edition: game.Edition, House: packed, Title: "A look", View: m.View(0)})
		if err != nil {
			t.Fatal(err)
		}
		named := naming(t, whole, packed)
		other := deskAt(store.NewMemory(), "f")
		if err := other.Inbox.Receive(named); err == nil || !strings.Contains(err.Error(), say("advice.needs-house")) || other.Looked != nil {
			t.Fatalf("%s: got %v, want advice how to get the edition", id, err)
		}
		if err := other.Inbox.TakeIn("", text); err != nil {
			t.Fatal(err)
		}
		if err := other.Inbox.Receive(named); err != nil || other.Looked == nil || string(other.Looked.House) != string(packed) {
			t.Fatalf("%s: got %v, want the look under the edition of this device", id, err)
		}
	}
}

func TestALinkToAnEditionShowsItWithoutKeepingIt(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		from := deskAt(store.NewMemory(), "e")
		if err := from.Inbox.TakeIn("box.json", editionFile(t, id, "Jan's box", printedCorrections[id])); err != nil {
			t.Fatal(err)
		}
		link := EditionLink(id, from.Houses.shown.Packed)
		d := deskAt(store.NewMemory(), "f")
		for _, text := range []string{link, "https://you.example/games/#" + link + "\nSee you!"} {
			if err := d.Inbox.TakeIn("", text); err != nil || d.Houses.shown == nil || len(d.Houses.shown.differs) != 1 {
				t.Fatalf("%s: got %v and %+v, want the edition with 1 difference", id, err, d.Houses.shown)
			}
		}
		if got := d.Shelf.Editions().Count(); got != 0 {
			t.Errorf("%s: got %d editions kept, want none before somebody says so", id, got)
		}
		d.Houses.keep()
		if got := d.Shelf.Editions().Count(); got != 1 {
			t.Errorf("%s: got %d editions kept, want 1", id, got)
		}
		if err := d.Inbox.TakeIn("", link[:len(link)-9]); err == nil {
			t.Errorf("%s: a link cut short was taken in, want it refused", id)
		}
	}
}

func TestWhatDiffersIsReadInWords(t *testing.T) {
	game, found := games.ByID("conquest")
	if !found {
		t.Skip("the game is not held")
	}
	names := dataNamesOf(game)
	for word, want := range map[string]string{
		"peiping": "Peiping", "us": "United States", "res_oil": "Res oil", "1936": "1936", "tank@1*2;any@1*1": "tank 1 × 2, any 1 × 1", "My own: words": "My own: words", "-": "-", "-1": "-1", "3-4": "3-4",
	} {
		if got := names.say(word); got != want {
			t.Errorf("%s: got %q, want %q", word, got, want)
		}
	}
	if got, want := names.row("canton,kwangsi"), "Canton – Kwangsi"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
