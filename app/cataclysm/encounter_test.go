package cataclysm

import (
	"slices"
	"testing"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

func TestEncountersOfChecksAndBattles(t *testing.T) {
	e := func(kind string, p rules.Power, on, to engine.Ref, n int) engine.Event {
		return engine.Event{Kind: kind, Seat: engine.Seat(p), On: on, To: to, N: n, Seen: engine.Everybody}
	}
	var seen []face.Watched
	for i, events := range [][]engine.Event{
		{e("draw", rules.Germany, "flag/germany", "", 9)},
		{e("political-action", rules.Germany, "action/pressure", "power/france", 0), e("die", rules.Germany, "power/france", "pressure", 6)},
		{e("die", rules.Germany, "power/france", "pressure", 2), e("score", rules.Germany, "power/france", "pressure", 6), e("check-passed", rules.Germany, "power/france", "pressure", 6), e("gain", rules.France, "flag/france", "", 1)},
		{e("draw", rules.Italy, "offensive/italy", "", 8), e("offensive", rules.Italy, "", "", 2)},
		{e("operation", rules.Italy, "area/yugoslavia", "land", 1), e("die", rules.Italy, "area/yugoslavia", "land-combat", 4), e("score", rules.Italy, "area/yugoslavia", "land-combat", 4)},
		{e("die", rules.Neutral, "area/yugoslavia", "land-combat", 5), e("score", rules.Neutral, "area/yugoslavia", "land-combat", 5), e("combat-won", rules.Neutral, "area/yugoslavia", "land", 1)},
		{e("deploy", rules.Italy, "unit/infantry-italy-1", "area/rome", 0)},
	} {
		seen = append(seen, face.Watched{Entry: engine.Entry{Seq: i}, Events: events})
	}
	var got [][]string
	var whose []engine.Seats
	sight := &face.Sight{View: &rules.View{}}
	for _, x := range (Face{}).Encounters(sight, Face{}.Stories(sight, seen), seen) {
		words := []string{x.Over + ": " + x.Title}
		for _, l := range x.Lines {
			text := l.Text
			for _, r := range l.Rolls {
				text += " " + r.Says
			}
			words = append(words, text)
		}
		got, whose = append(got, words), append(whose, x.Whose)
	}
	want := [][]string{{"German flag: Germany attempts pressure against France", "Pressure 6 passes", "France gains a flag."},
		{"Italian offensive: Land operation against Yugoslavia, 1 action", "Land combat = 4", "Land combat = 5", "The defenders of Yugoslavia win the land combat: 1 loss."}}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %q, want %q", got, want)
	}
	if want := []engine.Seats{onlySeat(rules.Germany) | onlySeat(rules.France), onlySeat(rules.Italy)}; !slices.Equal(whose, want) {
		t.Errorf("got those of seats %b, want %b", whose, want)
	}
}
