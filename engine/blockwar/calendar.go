package blockwar

// Phase is where in the Sequence of Play a Game-Year stands.
type Phase uint8

const (
	SetupPhase Phase = iota + 1
	YearStartPhase
	ProductionPhase
	GovernmentPhase
	Spring
	Summer
	Fall
	Winter
)

var phaseSlugs = []string{"", "setup", "year-start", "production", "government", "spring", "summer", "fall", "winter"}

func (p Phase) String() string               { return Slug(phaseSlugs, p) }
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }
func (p *Phase) UnmarshalText(b []byte) error {
	return ReadSlug(func(s string) (Phase, bool) { return BySlug[Phase](phaseSlugs, s) }, "phase", b, p)
}

// The years of a full game.
const (
	FirstYear = 1936
	LastYear  = 1945
)

// TurnOrders are the Turn Orders that a die gives, by its face.
type TurnOrders [7][FactionCount]Side

// ReadTurnOrders reads them; more reads what one game alone has in its columns, or is nil.
func ReadTurnOrders(text, columns string, faction func(string) (Side, bool), more func(die int, r Row)) (orders TurnOrders, err error) {
	err = ReadTable("turn-order.csv", text, columns, func(r Row) {
		die := r.OneOf("die", "", "1", "2", "3", "4", "5", "6")
		for i, column := range []string{"first", "second", "third"} {
			orders[die][i] = Named(r, column, r.Text(column), faction)
		}
		if more != nil {
			more(die, r)
		}
	})
	return orders, err
}

// ChitValues is how many values a Peace Dividend chit can have: 0, 1 and 2.
const ChitValues = 3

// Chits counts Peace Dividend chits by value.
type Chits [ChitValues]uint8

// Len is how many chits there are, Sum what they are worth.
func (c Chits) Len() (n int) {
	for _, k := range c {
		n += int(k)
	}
	return n
}

// Sum is what they are worth.
func (c Chits) Sum() (sum int) {
	for value, k := range c {
		sum += value * int(k)
	}
	return sum
}

// ReadChits reads how many of each value there are.
func ReadChits(text string) (chits Chits, err error) {
	err = ReadTable("peace-dividends.csv", text, "value,count,source", func(r Row) {
		chits[r.OneOf("value", "0", "1", "2")] = uint8(r.Count("count"))
	})
	return chits, err
}
