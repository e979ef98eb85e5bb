package words

// A grammar is how a language forms plurals and lists. The zero value is English.
type grammar struct {
	index func(n int) int
	and   string
}

var english grammar

func (g grammar) of(n int) int {
	if g.index == nil {
		return Plurals["one other"](n)
	}
	return g.index(n)
}

// grammarOf reads the kinds "grammar" and "and" of a translation.
func grammarOf(texts map[string]text) grammar {
	index, known := Plurals[texts["grammar"].text]
	if !known {
		index = Plurals["one other"]
	}
	return grammar{index, texts["and"].text}
}

// Plurals are the ways in which languages choose a form by a number, by the text of the kind "grammar": which of the forms that "|" parts
// stands with n things. The names are those of Unicode's plural rules.
var Plurals = map[string]func(n int) int{
	"other":          func(int) int { return 0 },                         // Japanese, Chinese, Turkish
	"one other":      func(n int) int { return first(n == 1) },           // German, Spanish, Italian, Dutch
	"zero-one other": func(n int) int { return first(n == 0 || n == 1) }, // French, Portuguese of Brazil
	"one few many":   slavic,                                             // Polish, Russian, Ukrainian, nearly
	"one few other": func(n int) int { // Czech, Slovak
		if n >= 2 && n <= 4 {
			return 1
		}
		return 2 * first(n == 1)
	},
}

func first(is bool) int {
	if is {
		return 0
	}
	return 1
}

func slavic(n int) int {
	switch {
	case n%10 == 1 && n%100 != 11:
		return 0
	case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		return 1
	}
	return 2
}
