package record

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestMigrationsHaveNoGaps(t *testing.T) {
	if len(migrations) != Format-1 {
		t.Fatalf("%d migrations lead to format %d, want %v", len(migrations), Format, Format-1)
	}
	for i, m := range migrations {
		if m.from != i+1 {
			t.Errorf("migration %d starts from format %d, want %v", i+1, m.from, i+1)
		}
	}
}

// The machinery, shown on two migrations that no save has needed yet.
func TestMigrationsRunInOrder(t *testing.T) {
	steps := []migration{
		{1, func(save map[string]json.RawMessage) error {
			save["header"] = save["head"]
			delete(save, "head")
			return nil
		}},
		{2, func(save map[string]json.RawMessage) error {
			save["header"] = json.RawMessage(strings.ReplaceAll(string(save["header"]), "old", "new"))
			return nil
		}},
	}
	for _, c := range []struct {
		from          int
		before, after string
	}{
		{1, `{"interbellum":1,"head":"old"}`, `{"header":"new","interbellum":3}`},
		{2, `{"interbellum":2,"header":"old"}`, `{"header":"new","interbellum":3}`},
		{3, `{"interbellum":3,"header":"old"}`, `{"interbellum":3,"header":"old"}`},
	} {
		got, err := migrate([]byte(c.before), c.from, steps)
		if err != nil || string(got) != c.after {
			t.Errorf("from %d: %s, %v; want %s", c.from, got, err, c.after)
		}
	}
}
