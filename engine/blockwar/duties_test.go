package blockwar

import "testing"

func TestDebts(t *testing.T) {
	goes := func(areas ...Area) *Moving {
		m := &Moving{g: &Layout{Map: world(t).Map}}
		for _, a := range areas {
			m.To[a] = true
		}
		return m
	}
	// Ending a move in 1 does the first duty, in 2 the second, in 3 both.
	done := func(a Area) Duties { return [...]Duties{1: 1, 2: 2, 3: 3, 4: 0}[a] }
	t.Run("each unit does by one move what it does", func(t *testing.T) {
		var o Debts
		first, second := goes(1, 4), goes(2)
		if o.Add(first, done) != 1 || o.Add(second, done) != 2 || !o.CanPay(3, 2, nil) || o.CanPay(3, 1, nil) {
			t.Error("two units, two moves")
		}
		if o.CanPay(3, 2, second) || !o.CanPay(1, 1, second) || o.CanPay(1, 1, first) {
			t.Error("without one of them")
		}
		if o.Add(first, done) != 1 || !o.CanPay(3, 2, first) {
			t.Error("there is another like it")
		}
	})
	t.Run("one move may do several", func(t *testing.T) {
		var o Debts
		if o.Add(goes(1, 3), done) != 3 || !o.CanPay(3, 1, nil) {
			t.Error("both in one")
		}
	})
	t.Run("without moves only nothing is paid", func(t *testing.T) {
		var o Debts
		o.Add(goes(3), done)
		if o.CanPay(1, 0, nil) || !o.CanPay(0, 0, nil) {
			t.Error("no moves")
		}
	})
}
