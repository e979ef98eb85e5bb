package words

// A grammar is how a language forms plurals and lists. The zero value is English.
type grammar struct {
	index func(n int) int
	and   string
}

var english grammar

func (g grammar) of(n int) int {
	if g.index == nil {
		return Plurals("one other")(n)
	}
	return g.index(n)
}

// grammarOf reads the kinds "grammar" and "and" of a translation.
func grammarOf(texts map[string]text) grammar {
	index := Plurals(texts["grammar"].text)
	if index == nil {
		index = Plurals("one other")
	}
	return grammar{index, texts["and"].text}
}

// Plurals are the ways in which languages choose a form by a number, by the text of the kind "grammar": which of the forms that "|" parts
// stands with n things. The names are those of Unicode's plural rules. Of another name there is none.
func Plurals(name string) func(n int) int {
	switch name {
	case "other": // Japanese, Chinese, Turkish
		return func(int) int { return 0 }
	case "one other": // German, Spanish, Italian, Dutch
		return func(n int) int { return first(n == 1) }
	case "zero-one other": // French, Portuguese of Brazil
		return func(n int) int { return first(n == 0 || n == 1) }
	case "one few many": // Polish, Russian, Ukrainian, nearly
		return slavic
	case "one few other": // Czech, Slovak
		return func(n int) int {
			if n >= 2 && n <= 4 {
				return 1
			}
			return 2 * first(n == 1)
		}
	}
	return nil
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
