package engine

// Sort sorts a list in place and keeps the order of equal ones, by inserting one after
// the other: most lists here are short or nearly in order. It is a tenth of what the
// compiler makes of slices.SortFunc for each type.
func Sort[T any](list []T, compare func(a, b T) int) {
	for i := 1; i < len(list); i++ {
		x := list[i]
		if compare(list[i-1], x) <= 0 {
			continue
		}
		low, high := 0, i-1 // x goes before list[high]
		for low < high {
			if middle := (low + high) / 2; compare(list[middle], x) <= 0 {
				low = middle + 1
			} else {
				high = middle
			}
		}
		copy(list[low+1:i+1], list[low:i])
		list[low] = x
	}
}
