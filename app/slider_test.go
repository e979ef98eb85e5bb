package app

import (
	"slices"
	"testing"
)

// Names of turns on the slider never lie over one another: where marks stand close, the later name is left out.
func TestNamesOnTheSliderHaveRoom(t *testing.T) {
	for _, c := range []struct {
		what  string
		share int
		marks []int
		want  []bool
	}{
		{"far apart", 9, []int{0, 30, 60}, []bool{true, true, true}},
		{"two close together", 9, []int{0, 5, 20}, []bool{true, false, true}},
		{"a narrow slider", 33, []int{0, 30, 60}, []bool{true, false, true}},
		{"the last stands before its mark", 9, []int{70, 95}, []bool{true, true}},
		{"the last has no room before its mark", 9, []int{82, 95}, []bool{true, false}},
	} {
		room, got := nameRoom{share: c.share}, []bool(nil)
		for _, at := range c.marks {
			got = append(got, room.takes(at))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got the names of %v shown %v, want %v", c.what, c.marks, got, c.want)
		}
	}
}
