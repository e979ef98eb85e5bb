package bot_test

import (
	"testing"

	"interbellum/engine/blockwar"
)

// TestWarForTwo: in Rising Sun (19.0) who would lose in peace goes to war, and so does who can lame a Japan without RES; who is ahead and
// has time does not.
func TestWarForTwo(t *testing.T) {
	ready := []string{"tokyo japan infantry 3 fleet 4", "osaka japan infantry 3", "kyushu japan infantry 3", "mukden japan infantry 3 infantry 3", "korea japan infantry 2",
		"formosa japan infantry 3 marine 2 fleet 3", "manila us infantry 2", "guam us fleet 4 marine 2", "los-angeles us fortress 4 infantry 4", "seattle us infantry 2",
		"new-delhi britemp infantry 2", "nanking nationalist-china infantry 2 militia 2", "suchow nationalist-china militia 2"}
	for _, c := range []struct {
		name  string
		asked blockwar.Faction
		year  uint16
		ind   [blockwar.FactionCount]uint8
		want  string
	}{
		{"15.22 Japan, which grows less in peace", japan, 1940, [3]uint8{11, 12, 0}, "declare-war:faction/usa"},
		{"15.1 the USA, which grows more", usa, 1938, [3]uint8{11, 12, 0}, "done"},
		{"15.23 the USA late, as Japan has less RES than Industry", usa, 1945, [3]uint8{14, 10, 0}, "declare-war:faction/japan"},
	} {
		t.Run(c.name, func(t *testing.T) {
			on := "usa"
			if c.asked == usa {
				on = "japan"
			}
			q := question{Position: position{In: "rising-sun", Phase: blockwar.Summer, Year: c.year, Ind: c.ind, Units: ready}, Asked: c.asked, Kind: "declare", Moves: 6, Legal: "declare-war:faction/" + on + " done"}
			if got := seminar.Answer(t, &q); got != c.want {
				t.Errorf("it answers %s, not %s", got, c.want)
			}
		})
	}
}
