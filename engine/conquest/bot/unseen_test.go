package bot_test

import (
	"testing"

	"interbellum/engine/blockwar"
)

// Of an enemy's block you see only that it is there. Where two play, Japan fears a Fortress and waits for more units.
func TestAnUnseenBlockMayBeAFortress(t *testing.T) {
	for _, c := range []struct {
		name, in, force string
		moves           int
		want            string
	}{
		{"5.0 of three players Japan attacks", "1936", "infantry 3 infantry 2", 2, "move:area/tsingtao>nation/japan"},
		{"19.0 of two it waits", "rising-sun", "infantry 3 infantry 2", 2, "done"},
		{"19.0 and attacks with more", "rising-sun", "infantry 3 infantry 3 infantry 3", 3, "move:area/tsingtao>nation/japan"},
		{"19.0 or with one more from Mukden, over the sea", "rising-sun", "infantry 3 infantry 2", 3, "move:area/tsingtao>nation/japan"},
	} {
		t.Run(c.name, func(t *testing.T) {
			q := question{Position: position{In: c.in, Phase: blockwar.Summer, Year: 1938, Wars: "japan-nationalists", Units: []string{"tsingtao japan " + c.force,
				"suchow nationalist-china infantry 2 infantry 2", "nanking nationalist-china infantry 2 infantry 2", "tokyo japan infantry 3 infantry 3", "osaka japan infantry 3",
				"mukden japan infantry 3 infantry 3", "los-angeles us fortress 4 infantry 4", "new-delhi britemp infantry 2"}},
				Asked: japan, Kind: "move", Moves: c.moves, Legal: "done move:area/tsingtao>nation/japan"}
			if got := seminar.Answer(t, &q); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}
