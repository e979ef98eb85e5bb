package cataclysm

import "testing"

func TestOutOfPlay(t *testing.T) {
	t.Run("C.2 Soviet home areas can be neither attacked nor courted", func(t *testing.T) {
		table := newTable(t)
		markCountry(table, Germany, "poland")
		put(t, table, Germany, "poland", "infantry")
		for _, a := range []string{"belorussia", "ukraine"} {
			if table.canTarget(Germany, "land", at(t, a), 0) || table.canAttemptDiplomacy(Germany, at(t, a)) {
				t.Errorf("Germany may have %s: got canTarget(Germany, 'land', at(a), 0) %v, canAttemptDiplomacy(Germany, at(a)) %v; want false and false",
					a, table.canTarget(Germany, "land", at(t, a), 0), table.canAttemptDiplomacy(Germany, at(t, a)))
			}
		}
		if !table.canTarget(Germany, "land", at(t, "baltic-states"), 0) {
			t.Error("nor the Baltic States: canTarget(Germany, 'land', baltic-states, 0) = false, want true")
		}
	})
	t.Run("12.1 the Stresa Front lasts for operations too", func(t *testing.T) {
		table := newTable(t)
		if table.canTarget(Germany, "land", at(t, "austria"), 0) || table.canAttemptDiplomacy(Germany, at(t, "austria")) {
			t.Errorf("Austria is in Italy's interests: got canTarget(Germany, 'land', austria, 0) %v, canAttemptDiplomacy(Germany, austria) %v; want false and false",
				table.canTarget(Germany, "land", at(t, "austria"), 0), table.canAttemptDiplomacy(Germany, at(t, "austria")))
		}
	})
}
