package app

import (
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine/games"
)

func TestPlayNowBeginsAMatchAgainstTheComputer(t *testing.T) {
	for _, title := range games.Titles() {
		if !plays(title.ID) {
			continue
		}
		game, _ := games.ByID(title.ID)
		s, _ := game.ScenarioByID(introduction(game))
		for side, seats := range s.Players[0] {
			d := deskAt(store.NewMemory(), "m")
			if err := beginNow(d, title.ID, "hard", side); err != nil {
				t.Fatalf("%s, side %d: got %v, want a match", title.ID, side, err)
			}
			players, by := d.Table.Session.Play.Players(), stylesIn(d.Table.Info.Programs)
			if players[0].Seats != seats {
				t.Errorf("%s, side %d: the person plays %v, want %v", title.ID, side, players[0].Seats, seats)
			}
			for _, seat := range s.Seats.List() {
				want := "hard"
				if seats.Has(seat) {
					want = ""
				}
				if by[seat] != want {
					t.Errorf("%s, side %d: seat %d is played by %q, want %q", title.ID, side, seat, by[seat], want)
				}
			}
		}
	}
}

func TestTheFirstPageOffersEveryGameAndItsLesson(t *testing.T) {
	d := deskAt(store.NewMemory(), "m")
	page := html(d)
	if !strings.Contains(page, `id="play-now"`) {
		t.Errorf("got %s, want a match in one tap", page)
	}
	for _, title := range games.Titles() {
		if title.Hidden {
			continue
		}
		if facts := say("home.game." + title.ID); !strings.Contains(page, facts) || !strings.Contains(page, `data-lesson="`+title.ID+`"`) {
			t.Errorf("%s: got %s, want its years, players and time, %q, and its lesson", title.Name, page, facts)
		}
	}
}

func TestTheFormBeginsAgainstTheComputer(t *testing.T) {
	for _, title := range games.Titles() {
		d := deskAt(store.NewMemory(), "m")
		if err := setUp(d, title.ID); err != nil {
			t.Fatal(err)
		}
		game, _ := games.ByID(title.ID)
		s, _ := game.ScenarioByID(d.Draft.Scenario)
		if got, want := d.Draft.playsBots(s), plays(title.ID); got != want {
			t.Errorf("%s: the form offers a match against the computer: got %v, want %v", title.Name, got, want)
		}
	}
}
