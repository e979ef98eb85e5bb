package cataclysm

import (
	"reflect"
	"testing"
)

// setAll sets every field of a value that holds only numbers, facts and such values to something.
func setAll(v reflect.Value, n uint64) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			setAll(v.Field(i), n+uint64(i))
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			setAll(v.Index(i), n+uint64(i)%7)
		}
	case reflect.Bool:
		v.SetBool(true)
	default:
		v.SetUint(n)
	}
}

func TestPackedParts(t *testing.T) {
	table := &Table{Areas: make(areaStates, 3), Units: make(unitList, 3)}
	for _, part := range []any{&table.Areas, &table.Units, &table.Powers, &table.Boxes} {
		setAll(reflect.ValueOf(part).Elem(), 1)
	}
	back := &Table{}
	for i, part := range []interface{ MarshalBinary() ([]byte, error) }{table.Areas, table.Units, table.Powers, table.Boxes} {
		data, _ := part.MarshalBinary()
		into := []interface{ UnmarshalBinary([]byte) error }{&back.Areas, &back.Units, &back.Powers, &back.Boxes}[i]
		if err := into.UnmarshalBinary(data); err != nil {
			t.Fatal(err)
		}
		if err := into.UnmarshalBinary(data[:len(data)-1]); err == nil {
			t.Errorf("part %d is read though it is cut off: got %v, want an error", i, err)
		}
		into.UnmarshalBinary(data)
	}
	if !reflect.DeepEqual(table, back) {
		t.Errorf("something is not packed: got %+v\nwant %+v", back, table)
	}
}
