package blockwar

import (
	"reflect"
	"slices"
	"testing"
)

func TestHooks(t *testing.T) {
	t.Run("each line has a shared rule, but what every game has and what carries out the offers of another line", func(t *testing.T) {
		var got []string
		h := reflect.ValueOf(Hooks{}.withDefaults())
		for i := range h.NumField() {
			if line := h.Field(i); line.Kind() == reflect.Func && line.IsNil() {
				got = append(got, h.Type().Field(i).Name)
			}
		}
		want := []string{"Cadres", "BorderLimits", "UseCommand", "AssignMission", "TakeGovernmentPlay", "GovernmentPlayStep", "DeclareExtra"}
		if !slices.Equal(got, want) {
			t.Errorf("without a rule: %v, want %v", got, want)
		}
	})
	t.Run("what a game says itself stays, and the shared table is as it was", func(t *testing.T) {
		h := Hooks{WildCardMarkers: func(*Table, Faction, Nation) int { return 3 }, RaidsFirst: true}.withDefaults()
		if got := h.WildCardMarkers(nil, 1, 1); got != 3 || !h.RaidsFirst {
			t.Errorf("got %d markers, Raids first: %v, want 3, true", got, h.RaidsFirst)
		}
		if got := (Hooks{}).withDefaults().WildCardMarkers(nil, 1, 1); got != 1 {
			t.Errorf("got %d markers, want 1", got)
		}
	})
}
