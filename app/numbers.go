package app

import "strconv"

func itoa(n int) string { return strconv.Itoa(n) }

func atoi(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

// signed writes a modifier with its sign, the minus as a printer would.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// percent is a place on a line of n.
func percent(at, n int) string {
	if n == 0 {
		return "0%"
	}
	return strconv.FormatFloat(100*float64(at)/float64(n), 'f', 1, 64) + "%"
}
