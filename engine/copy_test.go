package engine

import "testing"

// A rememberer is a step with every kind of memory that steps have.
type rememberer struct {
	quiet
	Name  string
	Seats [3]Seats
	List  []Entry
	Lists [][]Ref
	Of    *Order
	None  *Order
	cache []int
}

type quiet struct{}

func (quiet) Waiting(*int) bool                               { return true }
func (quiet) Open(*int) []Decision                            { return nil }
func (quiet) Take(*int, Entry) []Event                        { return nil }
func (quiet) Next(*int, Step[int]) (Step[int], bool, []Event) { return nil, true, nil }

func TestACopiedProcedureSharesNothing(t *testing.T) {
	var steps Steps[int]
	steps.Register("rememberer", &rememberer{})
	one := &rememberer{Name: "a", Seats: [3]Seats{1, 2, 3}, List: []Entry{{Seq: 4}}, Lists: [][]Ref{{"x", "y"}, nil}, Of: &Order{Kind: 2}, cache: []int{1}}
	other := steps.copyStep(one).(*rememberer)
	if other.Name != "a" || other.Seats != one.Seats || len(other.List) != 1 || other.List[0].Seq != 4 || other.Lists[0][1] != "y" || other.Lists[1] != nil ||
		other.Of.Kind != 2 || other.None != nil || other.cache != nil {
		t.Fatalf("copy: got %+v, want %+v without its cache", other, one)
	}
	other.Name, other.Seats[0], other.List[0].Seq, other.Lists[0][1], other.Of.Kind = "b", 9, 9, "z", 9
	if one.Name != "a" || one.Seats[0] != 1 || one.List[0].Seq != 4 || one.Lists[0][1] != "y" || one.Of.Kind != 2 {
		t.Errorf("after a change of its copy: got %+v, want it as it was", one)
	}
}
