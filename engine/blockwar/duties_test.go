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
			t.Errorf("two units, two moves: got Add(first, done) %v, Add(second, done) %v, CanPay(3, 2, nil) %v and CanPay(3, 1, nil) %v; want 1, 2, true and false", o.Add(first, done), o.Add(second, done), o.CanPay(3, 2, nil), o.CanPay(3, 1, nil))
		}
		if o.CanPay(3, 2, second) || !o.CanPay(1, 1, second) || o.CanPay(1, 1, first) {
			t.Errorf("without one of them: got CanPay(3, 2, second) %v, CanPay(1, 1, second) %v and CanPay(1, 1, first) %v; want false, true and false", o.CanPay(3, 2, second), o.CanPay(1, 1, second), o.CanPay(1, 1, first))
		}
		if o.Add(first, done) != 1 || !o.CanPay(3, 2, first) {
			t.Errorf("there is another like it: got Add(first, done) %v and CanPay(3, 2, first) %v; want 1 and true", o.Add(first, done), o.CanPay(3, 2, first))
		}
	})
	t.Run("one move may do several", func(t *testing.T) {
		var o Debts
		if o.Add(goes(1, 3), done) != 3 || !o.CanPay(3, 1, nil) {
			t.Errorf("both in one: got Add(goes(1, 3), done) %v and CanPay(3, 1, nil) %v; want 3 and true", o.Add(goes(1, 3), done), o.CanPay(3, 1, nil))
		}
	})
	t.Run("without moves only nothing is paid", func(t *testing.T) {
		var o Debts
		o.Add(goes(3), done)
		if o.CanPay(1, 0, nil) || !o.CanPay(0, 0, nil) {
			t.Errorf("no moves: got CanPay(1, 0, nil) %v and CanPay(0, 0, nil) %v; want false and true", o.CanPay(1, 0, nil), o.CanPay(0, 0, nil))
		}
	})
}
