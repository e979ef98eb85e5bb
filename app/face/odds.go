package face

import "strconv"

// Share writes a part of a whole in per cent: "56 %"; what is hardly anything is "<1 %".
func Share(n, of int) string {
	of = max(of, 1)
	if n > 0 && 100*n < of {
		return "<1 %"
	}
	return strconv.Itoa((100*n+of/2)/of) + " %"
}
