package app

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/games"
)

func TestDraftDividesTheSeats(t *testing.T) {
	game, _ := games.ByID("toy")
	d := newDraft("toy")
	for _, split := range game.Scenarios[0].Players {
		d.split(split)
		list, err := d.players()
		if err != nil || len(list) != len(split) {
			t.Fatalf("%d players become %d (%v); want no error and list %v", len(split), len(list), err, len(split))
		}
		for _, other := range game.Scenarios[0].Players {
			if slices.Equal(other, split) != d.divided(game.Scenarios[0], other) {
				t.Errorf("%v is shown as %v: got Equal(other, split) %v, want %v", split, other, slices.Equal(other, split), d.divided(game.Scenarios[0], other))
			}
		}
		for i, p := range list {
			if p.Seats != split[i] {
				t.Errorf("player %d holds %v, want %v", i+1, p.Seats.List(), split[i].List())
			}
		}
	}
	d.alone()
	if list, _ := d.players(); len(list) != 1 || list[0].Seats != game.Scenarios[0].Seats {
		t.Errorf("alone: %v; want list 1 and list[0].Seats %v", list, game.Scenarios[0].Seats)
	}
	d.choose(game, "short")
	if list, _ := d.players(); len(list) != 2 || list[0].Seats.Has(toy.Dune) || list[1].Seats.Has(toy.Dune) {
		t.Errorf("the short game: %v; want list 2, Has(Dune) false and Has(Dune) false", list)
	}
}

func TestDraftNamesItsPlayers(t *testing.T) {
	d := newDraft("toy")
	d.split(engine.Split{engine.Only(toy.Amber, toy.Coral), engine.Only(toy.Birch, toy.Dune)})
	d.Names = [MaxPlayers]string{"  Ann ", ""}
	list, err := d.players()
	if err != nil || list[0].Name != "Ann" || list[1].Name != "Player 2" {
		t.Errorf(`%v %v; want no error, list[0].Name "Ann" and list[1].Name "Player 2"`, list, err)
	}
	d.Names[1] = "Ann"
	if _, err := d.players(); err == nil || !strings.Contains(err.Error(), "Ann") {
		t.Errorf(`two players of one name are taken: %v; want an error and Error "Ann" in it`, err)
	}
	d.Names[1], d.Holder[toy.Coral] = "Bob", 4
	if list, _ := d.players(); len(list) != 3 || list[2].Name != "Player 5" || !list[2].Seats.Has(toy.Coral) {
		t.Errorf(`a third player at the table: %v; want list 3, list[2].Name "Player 5" and Has(Coral) true`, list)
	}
}

func TestARefusedDraftStaysOnThePage(t *testing.T) {
	d := deskAt(store.NewMemory(), "m")
	d.Draft, d.Screen = newDraft("toy"), NewScreen
	d.Draft.Names = [MaxPlayers]string{"Ann", "Ann"}
	if err := d.Start(); err == nil || d.Table.Session != nil || d.Screen != NewScreen {
		t.Errorf("two players called Ann begin: %v; want an error, Session none and Screen %v", err, NewScreen)
	}
	if page := html(d); !strings.Contains(page, "Four houses") || !strings.Contains(page, "Who plays Amber") {
		t.Errorf(`the form is gone: got page %v; want page "Four houses" in it and page "Who plays Amber" in it`, page)
	}
}

func TestEveryScenarioBeginsForEveryNumberOfPlayers(t *testing.T) {
	game, _ := games.ByID("cataclysm")
	for _, s := range game.Scenarios {
		if strings.HasPrefix(scenarioTitle(s), " ") {
			t.Errorf("%q is offered: got true, want false", scenarioTitle(s))
		}
		for _, split := range s.Players {
			d := deskAt(store.NewMemory(), "m")
			d.Draft = newDraft("cataclysm")
			d.Draft.choose(game, s.ID)
			d.Draft.split(split)
			if err := d.Start(); err != nil || len(d.Table.Session.Play.Players()) != len(split) {
				t.Errorf("%s for %d: %v; want no error and Players %v", s.ID, len(split), err, len(split))
			}
		}
	}
	title, _ := games.Title("cataclysm")
	if n := len(game.Scenarios); n != len(title.Scenarios) || newDraft("cataclysm").Scenario != "days-of-decision" {
		t.Errorf(`%d scenarios, the first %s; want n %v and Scenario "days-of-decision"`, n, newDraft("cataclysm").Scenario, len(title.Scenarios))
	}
}

func TestDivisionsOfOneSizeAreToldApart(t *testing.T) {
	game, _ := games.ByID("cataclysm")
	s, _ := game.ScenarioByID("cataclysm")
	var names []string
	for i := range s.Players {
		names = append(names, divided(game, s.Players, i))
	}
	if got := strings.Join(names, "; "); got != "3 players; 4 players: Germany alone; 4 players: United Kingdom alone; 5 players; 2 players" {
		t.Errorf(`got %v, want "3 players; 4 players: Germany alone; 4 players: United Kingdom alone; 5 players; 2 players"`, got)
	}
}

func TestDraftAgainstPrograms(t *testing.T) {
	game, _ := games.ByID("toy")
	s := game.Scenarios[0]
	d := newDraft("toy")
	d.alone()
	d.Programs[1] = "hard"
	d.playBots(s)
	if !d.divided(s, s.Players[0]) || !d.playsBots(s) || d.Programs[0] != "" || d.Programs[1] != "hard" {
		t.Errorf(`one person against programs: %v of %v: got divided(s, Players[0]) %v and playsBots(s) %v; want divided(s, Players[0]) true, playsBots(s) true, Programs[0] "" and Programs[1] "hard"`,
			d.Programs, d.seats(s), d.divided(s, s.Players[0]), d.playsBots(s))
	}
	for i, style := range d.Programs[2:] {
		if style != "normal" {
			t.Errorf(`player %d is played by %q, want "normal"`, i+3, style)
		}
	}
	if d.playBots(s); d.Programs != [MaxPlayers]string{} || d.playsBots(s) {
		t.Errorf("pressed again it leaves programs: %v: got playsBots(s) %v; want Programs %v and playsBots(s) false", d.Programs, d.playsBots(s), [MaxPlayers]string{})
	}
	d.Programs[0] = "easy"
	if d.playBots(s); d.Programs[0] != "" || !d.playsBots(s) {
		t.Errorf(`the person is played by %q: got playsBots(s) %v; want Programs[0] "" and playsBots(s) true`, d.Programs[0], d.playsBots(s))
	}
}

func TestThePersonAmongProgramsChangesSeats(t *testing.T) {
	game, _ := games.ByID("toy")
	s := game.Scenarios[0]
	d := newDraft("toy")
	d.Names[0] = "Anna"
	d.swapSeats(s, 1)
	if d.Names[0] != "Anna" || d.playsBots(s) {
		t.Errorf(`among people nobody changes seats: got Names[0] %v and playsBots(s) %v; want "Anna" and false`, d.Names[0], d.playsBots(s))
	}
	d.Programs = [MaxPlayers]string{"", "hard", "easy", "normal"}
	usual := d.seats(s)
	for _, to := range []int{2, 2, 1} {
		d.swapSeats(s, to)
		if me, opposed := d.person(s); !opposed || me != 0 || d.name(0) != "Anna" || !d.divided(s, s.Players[0]) {
			t.Errorf(`the person is %d, %v: got opposed %v and name(0) %v; want opposed true, me 0, name(0) "Anna" and divided(s, Players[0]) true`, me, d.seats(s), opposed, d.name(0))
		}
	}
	if held := d.seats(s); held[0] != usual[1] || held[1] != usual[0] || held[2] != usual[2] {
		t.Errorf("seats are held as %v, before %v: got held[0] %v; want held[0] %v, held[1] %v and held[2] %v", held, usual, held[0], usual[1], usual[0], usual[2])
	}
}

// A player who plays again finds the form as it was filled in.
func TestPlayAgain(t *testing.T) {
	game, _ := games.ByID("cataclysm")
	s, _ := game.ScenarioByID("great-patriotic-war")
	against := newDraft("cataclysm")
	against.choose(game, s.ID)
	against.Names[0], against.Programs[1] = "Anna", "hard-bold"
	against.swapSeats(s, 1)
	mail := newDraft("cataclysm")
	mail.choose(game, s.ID)
	mail.Names[1], mail.Here, mail.ByHand = "Bob", 2, true
	for i, want := range []Draft{against, mail} {
		d, pick := deskAt(store.NewMemory(), "a"), chance(1)
		d.Draft = want
		if err := d.Start(); err != nil {
			t.Fatal(err)
		}
		for range 3 * (1 - i) {
			if len(d.Table.Session.Viewer.Asked()) > 0 {
				step(t, d, &pick)
			}
		}
		if err := d.Again(); err != nil || d.Screen != NewScreen || d.Table.Session != nil {
			t.Fatalf("the form of a new match does not come: %v: got Screen %v and Session %v; want no error, Screen %v and Session none", err, d.Screen, d.Table.Session, NewScreen)
		}
		f := &d.Draft
		if f.Scenario != want.Scenario || f.seats(s) != want.seats(s) || f.styles() != want.styles() || f.Names != want.Names || f.Here != want.Here || f.ByHand != want.ByHand {
			t.Errorf("it was %+v, and is %+v", want, *f)
		}
		if err := d.Start(); err != nil {
			t.Error(err)
		}
	}
}

func TestPlayAgainFromAWrittenPosition(t *testing.T) {
	game, _ := games.ByID("cataclysm")
	d := deskAt(store.NewMemory(), "a")
	if err := d.Inbox.takePosition("mine.json", game.Example()); err != nil || len(d.Draft.Faults) > 0 {
		t.Fatal(err, d.Draft.Faults)
	}
	want := string(d.Draft.Start)
	if err := d.Start(); err != nil {
		t.Fatal(err)
	}
	if err := d.Again(); err != nil || string(d.Draft.Start) != want {
		t.Errorf("it begins from another position (%v): got string(Start) %v; want no error and string(Start) %v", err, string(d.Draft.Start), want)
	}
}

// "What can I do now?" recommends a scenario of the game that is chosen, where its face recommends one.
func TestTheFormRecommendsOnlyItsOwnScenario(t *testing.T) {
	for id, want := range map[string]string{"cataclysm": "Days of Decision", "triumph": "", "conquest": ""} {
		d := deskAt(store.NewMemory(), "m")
		d.Draft, d.Screen = newDraft(id), NewScreen
		got := ""
		if found := regexp.MustCompile(`data-first="([^"]*)"`).FindStringSubmatch(html(d)); found != nil {
			got = found[1]
		}
		if got != want {
			t.Errorf("%s: it recommends %q, want %q", id, got, want)
		}
	}
}
