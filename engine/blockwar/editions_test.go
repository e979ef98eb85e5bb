package blockwar

import "testing"

// Files that came after editions had been named change no name as they are shipped, and one that adds to them keeps its own when the
// program adds something else.
func TestANameOfAnEditionWithLaterFiles(t *testing.T) {
	first, later := "a\n1\n", "b\n1\n"
	list := Files{{Name: "first.csv", Text: &first}, {Name: "later.csv", Text: &later, Later: true}}
	was := Files{{Name: "first.csv", Text: &first}}.Edition(1, func(string) string { return first })
	if got := list.Edition(1, list.Read); got != was {
		t.Errorf("got %s, want %s as before the file was there", got, was)
	}
	with := func(text string) func(string) string {
		return func(name string) string {
			if name == "later.csv" {
				return text
			}
			return list.Read(name)
		}
	}
	own := list.Edition(1, with(later+"own\n"))
	if own == was || own == list.Edition(1, with(later+"other\n")) || list.Edition(1, with("b\n")) == was {
		t.Error("got one name for different files")
	}
	later += "2\n"
	if got := list.Edition(1, with(later+"own\n")); got != own {
		t.Errorf("got %s once the program has one more row, want %s as before", got, own)
	}
}
