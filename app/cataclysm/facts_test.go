package cataclysm

import (
	"slices"
	"testing"

	rules "interbellum/engine/cataclysm"
)

func TestEnmitiesSayEveryPairOnce(t *testing.T) {
	v := &rules.View{}
	for _, p := range []rules.Power{rules.France, rules.Germany, rules.Italy, rules.UK} {
		v.Powers = append(v.Powers, rules.PowerView{Power: p})
	}
	if got := enmities(v); len(got) != 0 {
		t.Errorf("without a war: got %q, want nothing", got)
	}
	v.Wars = []rules.WarView{
		{A: []rules.Power{rules.Germany}, B: []rules.Power{rules.France, rules.UK}},
		{A: []rules.Power{rules.Italy}, B: []rules.Power{rules.France}},
	}
	want := []string{"France is at war with Germany and Italy.", "Germany is at war with the United Kingdom."}
	if got := enmities(v); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
