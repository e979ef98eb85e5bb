package house_test

import (
	"reflect"
	"testing"

	"interbellum/engine/conquest"
	"interbellum/engine/house"
)

func TestCompareSaysWhatWasShipped(t *testing.T) {
	tables, _ := house.Of("conquest")
	e := &house.Edition{Game: "conquest", Changes: []house.Change{
		{File: "borders.csv", Row: "kwangsi,canton", Fields: []house.Field{{"kind", "mountain"}}},
		{File: "borders.csv", Row: "canton,wuhan", How: house.Removed},
		{File: "no-such.csv", Row: "x", Fields: []house.Field{{"kind", "y"}}},
	}}
	got := tables.Compare(conquest.File, e)
	want := [][]house.Field{{{"kind", "river"}}, {{"kind", "mountain"}}, nil}
	for i := range want {
		if !reflect.DeepEqual(got[i].Was, want[i]) || got[i].Row != e.Changes[i].Row {
			t.Errorf("change %d: got %v, want %v", i, got[i].Was, want[i])
		}
	}
}
