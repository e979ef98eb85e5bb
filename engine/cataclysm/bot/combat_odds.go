package bot

import (
	"sync"

	"interbellum/engine/cataclysm"
)

// oddsOf is the chances of a land combat. Those of usual dice and modifiers are worked out once.
func oddsOf(a, augment, d, bonus int) cataclysm.Chances {
	if a < 0 || a > 3 || d < 0 || d > 3 || augment < 0 || augment > 2 || bonus < -1 || bonus > 3 {
		return cataclysm.Odds(a, augment, d, bonus)
	}
	return oddsTable()[a][augment][d][bonus+1]
}

var oddsTable = sync.OnceValue(func() *[4][3][4][5]cataclysm.Chances {
	var list [4][3][4][5]cataclysm.Chances
	for a := range list {
		for augment := range list[a] {
			for d := range list[a][augment] {
				for i := range list[a][augment][d] {
					list[a][augment][d][i] = cataclysm.Odds(a, augment, d, i-1)
				}
			}
		}
	}
	return &list
})
