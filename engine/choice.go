package engine

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"interbellum/engine/words"
)

// A Rule is a number in the game's own rulebook: "3.5", "12.44".
type Rule string

// A Ref names a thing on the table: "area/lorraine", "unit/germany-army-2".
type Ref string

// Name returns what stands after the first slash: "lorraine" for "area/lorraine".
func (r Ref) Name() string {
	_, name, _ := strings.Cut(string(r), "/")
	return name
}

// Class returns what stands before the first slash: "area" for "area/lorraine".
func (r Ref) Class() string {
	class, _, _ := strings.Cut(string(r), "/")
	return class
}

// A Choice is one atomic act. It is comparable; its words are its form in saves.
type Choice struct {
	Verb string
	On   Ref `json:",omitempty"`
	To   Ref `json:",omitempty"`
	N    int `json:",omitempty"`
}

// Roll is the verb of a die; its N is what the die shows.
const Roll = "roll"

// Revoke is the verb, and the kind of the right, of a seat that takes its sealed answer
// back. The kernel offers it; no game does.
const Revoke = "revoke"

// Pass is the verb of a seat that lets an opportunity go by.
const Pass = "pass"

// Words writes the choice as verb:on>to#n, leaving out what is empty. A die is its
// number alone.
func (c Choice) Words() string {
	if c.Verb == Roll && c.On == "" && c.To == "" && c.N != 0 {
		return strconv.Itoa(c.N)
	}
	var b strings.Builder
	b.WriteString(c.Verb)
	if c.On != "" {
		b.WriteByte(':')
		b.WriteString(string(c.On))
	}
	if c.To != "" {
		b.WriteByte('>')
		b.WriteString(string(c.To))
	}
	if c.N != 0 {
		b.WriteByte('#')
		b.WriteString(strconv.Itoa(c.N))
	}
	return b.String()
}

func (c Choice) String() string { return c.Words() }

// ParseChoice reads the words of a choice. It does not ask whether the choice is legal.
func ParseChoice(text string) (Choice, error) {
	text = strings.TrimSpace(text)
	if text == "" {
		return Choice{}, words.Refuse("", "engine/fault.answer.missing")
	}
	if n, err := strconv.Atoi(text); err == nil {
		return Choice{Verb: Roll, N: n}, nil
	}
	if strings.ContainsFunc(text, unicode.IsSpace) {
		return Choice{}, words.Refuse("", "engine/fault.answer.space", strconv.Quote(text))
	}
	var c Choice
	rest := text
	if head, tail, found := strings.Cut(rest, "#"); found {
		n, err := strconv.Atoi(tail)
		if err != nil {
			return Choice{}, words.Refuse("", "engine/fault.answer.number", strconv.Quote(text))
		}
		c.N, rest = n, head
	}
	if head, tail, found := strings.Cut(rest, ">"); found {
		c.To, rest = Ref(tail), head
	}
	if head, tail, found := strings.Cut(rest, ":"); found {
		c.On, rest = Ref(tail), head
	}
	c.Verb = rest
	if c.Verb == "" {
		return Choice{}, words.Refuse("", "engine/fault.answer.verb", strconv.Quote(text))
	}
	if _, err := strconv.Atoi(c.Verb); err == nil {
		return Choice{}, words.Refuse("", "engine/fault.answer.number-verb", strconv.Quote(text))
	}
	return c, nil
}

// CompareChoices orders choices by verb, on, to and n: the order of every legal list.
func CompareChoices(a, b Choice) int {
	return cmp.Or(cmp.Compare(a.Verb, b.Verb), cmp.Compare(a.On, b.On), cmp.Compare(a.To, b.To), cmp.Compare(a.N, b.N))
}

// sortLegal puts the legal answers, and a chance question's weights with them, in order.
func sortLegal(d *Decision) {
	if slices.IsSortedFunc(d.Legal, CompareChoices) {
		return
	}
	if d.Weights == nil {
		Sort(d.Legal, CompareChoices)
		return
	}
	order := make([]int, len(d.Legal))
	for i := range order {
		order[i] = i
	}
	Sort(order, func(i, j int) int { return CompareChoices(d.Legal[i], d.Legal[j]) })
	legal, weights := make([]Choice, len(order)), make([]int, len(order))
	for at, from := range order {
		legal[at], weights[at] = d.Legal[from], d.Weights[from]
	}
	d.Legal, d.Weights = legal, weights
}
