package match

import (
	"fmt"
	"testing"
)

func TestAChangeIsSavedBeforeItIsReported(t *testing.T) {
	var c Changes
	got := ""
	c.Save = func() { got += "save " }
	c.OnChange(func(version int) { got += fmt.Sprint("a", version, " ") })
	c.OnChange(func(version int) { got += fmt.Sprint("b", version, " ") })
	c.matchChanged()
	c.viewChanged()
	c.Save = nil
	c.matchChanged()
	if want := "save a1 b1 a2 b2 a3 b3 "; got != want || c.Version() != 3 {
		t.Errorf("got %q and version %d, want %q and 3", got, c.Version(), want)
	}
}
