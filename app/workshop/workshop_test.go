package workshop

import (
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app"
	_ "interbellum/app/all"
	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/house"
)

// opened is the Workshop with the data of Conquest & Consequence on its bench.
func opened(t *testing.T) (*Shop, *engine.Game) { return openedFor(t, "conquest") }

func openedFor(t *testing.T, id string) (*Shop, *engine.Game) {
	t.Helper()
	game, found := games.ByID(id)
	if !found {
		t.Fatal("the game is not held")
	}
	s := &Shop{page: app.NewPage(app.NewDesk(store.In(store.NewMemory())))}
	if err := s.Open(game, ""); err != nil {
		t.Fatal(err)
	}
	return s, game
}

// html is what the screen shows.
func html(s *Shop) string { return goapp.HTMLString(s.Screen().(*screen).Render()) }

func has(t *testing.T, page string, want ...string) {
	t.Helper()
	for _, text := range want {
		if !strings.Contains(page, text) {
			t.Errorf("got a page without %q, want it", text)
		}
	}
}

func TestATouchShowsAnAreaAndASecondOneTheBorder(t *testing.T) {
	s, _ := opened(t)
	has(t, html(s), say("map.how"), "No changes yet.")
	s.tap("canton")
	has(t, html(s), ">Canton<", say("map.second"))
	s.tap("kwangsi")
	has(t, html(s), "Canton – Kwangsi", "River")
	s.tap("wuhan")
	if got, want := [2]string{s.shown.area, s.shown.other}, [2]string{"wuhan", ""}; got != want {
		t.Errorf("a third touch shows %v, want %v", got, want)
	}
}

func TestAChangedBorderIsListedUndoneAndKept(t *testing.T) {
	s, game := opened(t)
	s.show("borders.csv", "canton,kwangsi")
	if !s.act(s.bench.Join("canton", "kwangsi", "mountain", "my board"), "") {
		t.Fatal(s.says)
	}
	has(t, html(s), "As shipped: River", "Ready to play.")
	s.turn(differsTab)
	has(t, html(s), "Canton – Kwangsi", "River → Mountain", "Reason: my board")
	drafts := s.page.Shelf().Drafts().List()
	if len(drafts) != 1 || drafts[0].Rows != 1 || drafts[0].Game != "conquest" {
		t.Fatalf("got the drafts %v, want one of one row", drafts)
	}
	again := &Shop{page: s.page}
	if err := again.Open(game, ""); err != nil || again.bench.Changed("") != 1 {
		t.Errorf("opened again: got %v and %d changes, want no error and 1", err, again.bench.Changed(""))
	}
	(&view{s, nil}).step(s.bench.Undo, "")
	if got := s.bench.Changed(""); got != 0 {
		t.Errorf("after undo: got %d changes, want 0", got)
	}
	if got := s.page.Shelf().Drafts().List()[0].Rows; got != 0 {
		t.Errorf("after undo the draft that is kept changes %d rows, want 0", got)
	}
}

func TestARefusedActSaysWhyAndChangesNothing(t *testing.T) {
	s, _ := opened(t)
	if s.act(s.bench.Set("areas.csv", "canton", []house.Field{{Name: "res", Value: "many"}}, ""), "done") {
		t.Error("a word was taken for a number, want it refused")
	}
	if !s.refused || s.says == "done" || s.bench.Changed("") != 0 {
		t.Errorf("got %q, refused %t, %d changes; want a sentence, true and 0", s.says, s.refused, s.bench.Changed(""))
	}
	has(t, html(s), "refused", s.says)
	if got := len(s.page.Shelf().Drafts().List()); got != 0 {
		t.Errorf("got %d drafts of nothing, want 0", got)
	}
}

func TestEveryTableIsShownAndEveryRowOfItOpens(t *testing.T) {
	s, _ := opened(t)
	for _, info := range s.bench.Tables() {
		table, _ := s.bench.Table(info.File)
		for _, p := range table.Parts {
			if len(p.Rows) == 0 {
				continue
			}
			s.show(info.File, p.Rows[0].Key)
			has(t, html(s), "shop-tick", say("row.reason"))
		}
	}
	s.turn(tablesTab)
	s.list = listing{file: "borders.csv", text: "canton – kw"}
	if got, want := html(s), "1 row<"; !strings.Contains(got, want) {
		t.Errorf("got a page without %q, want it", want)
	}
}

func TestTheCardOfAnAreaLeavesItsUnitsToTheSetup(t *testing.T) {
	s, _ := openedFor(t, "triumph")
	s.tap("berlin")
	page := html(s)
	has(t, page, "Resources", "Territory")
	if strings.Contains(page, "any@1") {
		t.Error("got the units as the data write them, want them on the page of the setup alone")
	}
}

func TestTheChecklistShowsWhatStandsThere(t *testing.T) {
	s, _ := opened(t)
	s.turn(firstTab)
	has(t, html(s), "Borders · Kind Coastal")
}

func TestAFaultNamesItsField(t *testing.T) {
	s, _ := openedFor(t, "cataclysm")
	s.act(s.bench.Set("areas.csv", "berlin", []house.Field{{Name: "resistance", Value: "1"}}, ""), "")
	s.turn(faultsTab)
	has(t, html(s), "Areas: Berlin, Resistance")
}

func TestLongChoicesOfSeveralAreAList(t *testing.T) {
	s, _ := openedFor(t, "cataclysm")
	s.show("crises.json", "wartime,4-3")
	page := html(s)
	has(t, page, ": add")
	if strings.Count(page, "pickone") > 60 {
		t.Errorf("got %d buttons, want the areas in a list", strings.Count(page, "pickone"))
	}
}

func TestRemarksOnSourcesAreWords(t *testing.T) {
	for note, want := range map[string]string{
		"X (skeleton P)":        "",
		"R:1.12 2.11;res X":     "the rules 1.12 2.11; res reconstructed",
		"flags R-draft 5.2.1":   "flags the draft rules 5.2.1",
		"R 9.0 example; X (14)": "the rules 9.0 example; reconstructed (14)",
	} {
		if got := remark(note); got != want {
			t.Errorf("%q: got %q, want %q", note, got, want)
		}
	}
}

func TestAnEditionIsKeptForNewMatchesAndACopyOfItOpened(t *testing.T) {
	s, _ := opened(t)
	s.act(s.bench.Entitle("Jan's box", "Jan"), "")
	s.act(s.bench.Join("canton", "wuhan", "none", ""), "")
	s.turn(editionTab)
	has(t, html(s), "Jan&#39;s box", "Ready to play")
	if !s.keep() {
		t.Fatal(s.says)
	}
	kept := s.page.Shelf().Editions().List()
	if len(kept) != 1 || kept[0].Title != "Jan's box" || len(kept[0].Changes) != 1 {
		t.Fatalf("got the editions %v, want the one", kept)
	}
	s.duplicate()
	if got, want := s.bench.Edition().Title, "Copy of Jan's box"; got != want {
		t.Errorf("got the title %q, want %q", got, want)
	}
	if got := len(s.page.Shelf().Drafts().List()); got != 2 {
		t.Errorf("got %d drafts, want 2", got)
	}
	s.clear()
	has(t, html(s), "Conquest &amp; Consequence", "Copy of Jan&#39;s box", say("start.editions"))
}

func TestTicksAreKept(t *testing.T) {
	s, game := opened(t)
	s.turn(firstTab)
	item := s.bench.Checklist()[0]
	s.tick(item.File, item.Row, true)
	has(t, html(s), "1 of ")
	again := &Shop{page: s.page}
	if err := again.Open(game, ""); err != nil || !again.bench.Ticked(item.File, item.Row) {
		t.Errorf("opened again: got %v and ticked %t, want no error and true", err, again.bench.Ticked(item.File, item.Row))
	}
}

func TestAPieceIsPlacedAndTakenInTheSetUp(t *testing.T) {
	s, _ := opened(t)
	s.turn(setUpTab)
	has(t, html(s), say("setup.how"))
	s.begins = begins{id: "1936", side: "japan", value: 2}
	s.tap("osaka")
	if got, want := [2]string{s.tab, s.shown.area}, [2]string{setUpTab, "osaka"}; got != want {
		t.Errorf("a touch led to %v, want %v", got, want)
	}
	html(s)
	b := &setter{view: &view{s, nil}}
	b.setUps()
	b.place("fleet@2", "osaka")
	if s.refused || s.bench.Changed("setup.csv") != 1 {
		t.Fatalf("got %q and %d rows changed, want 1", s.says, s.bench.Changed("setup.csv"))
	}
	has(t, html(s), say("setup.here", "Osaka"))
	b.place("fleet@9", "osaka")
	if !s.refused {
		t.Errorf("got %q, want a block that is too strong refused", s.says)
	}
}

func TestTheSetUpIsOfTheScenarioOnTheBoard(t *testing.T) {
	s, _ := opened(t)
	for _, turn := range []func(){func() { s.scenario = "rising-sun" }, func() { turnTo(s, "1936") }, func() { turnTo(s, "rising-sun") }} {
		turn()
		s.turn(setUpTab)
		html(s)
		if s.begins.id != s.scenario {
			t.Errorf("got the set-up of %q beside the board of %q", s.begins.id, s.scenario)
		}
	}
}

func TestAScenarioIsCopied(t *testing.T) {
	s, _ := openedFor(t, "cataclysm")
	s.turn(setUpTab)
	has(t, html(s), "shop-copy-it")
	s.begins.title = "Night & Fog"
	s.copyScenario("cataclysm")
	if s.refused || s.begins.id != "night-fog" {
		t.Fatalf("got %q and the set-up of %q, want that of night-fog", s.says, s.begins.id)
	}
	has(t, html(s), "Night &amp; Fog", "Ready to play.")
	game, err := s.bench.Game()
	if err != nil {
		t.Fatal(err)
	}
	if _, found := game.ScenarioByID("night-fog"); !found {
		t.Errorf("got scenarios %v, want night-fog among them", game.Scenarios)
	}
}

func TestAScenarioOfOnesOwnShowsItsTerms(t *testing.T) {
	s, _ := openedFor(t, "cataclysm")
	s.turn(setUpTab)
	has(t, html(s), say("setup.terms"), say("setup.copy"), say("setup.pool", "France"))
	s.begins = begins{id: "cataclysm", title: "Night and Fog"}
	s.copyScenario("cataclysm")
	has(t, html(s), `id="shop-scenario-title"`, say("terms.deal", 5), "1. Communism", "1933-34", say("terms.drop"))
	s.step(s.bench.Undo, "")
	page := html(s)
	has(t, page, say("setup.copy"))
	if strings.Contains(page, "Night and Fog") {
		t.Error("got a scenario that was undone, want it gone")
	}
}

func TestAnEditionOfEarlierDataIsOfferedAndBroughtUp(t *testing.T) {
	s, game := opened(t)
	s.act(s.bench.Join("canton", "kwangsi", "mountain", ""), "")
	s.act(s.bench.Entitle("Old box", ""), "")
	packed, _ := s.bench.Playable()
	e := s.bench.Edition()
	e.Base = strings.Repeat("0", len(e.Base))
	if err := s.page.Shelf().Editions().Keep(shelf.Edition{Edition: e, Packed: packed}); err != nil {
		t.Fatal(err)
	}
	s.clear()
	has(t, html(s), "made for earlier data")
	if err := s.Open(game, shelf.Print(packed)); err != nil {
		t.Fatal(err)
	}
	has(t, html(s), say("start.renewed", 0), "Old box", say("state.ready"))
}
