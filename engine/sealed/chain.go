package sealed

// A Value is a link of a player's chain. Each is the hash of the one after it, so that a player who has told the first can only go on
// with the one that was fixed then, and the newest shows all before it.
type Value [16]byte

// ChainLength is how many values a player can reveal in a match: one at each hand-over.
const ChainLength = 2048

// Value is number n of the chain of this secret. Number 0 is its anchor; n is at most ChainLength.
func (s Secret) Value(n int) (v Value) {
	last := hash("chain", s[:])
	copy(v[:], last[:])
	return v.Before(ChainLength - n)
}

// Before is the value that lies so many steps before this one.
func (v Value) Before(steps int) Value {
	for range steps {
		h := hash("step", v[:])
		copy(v[:], h[:])
	}
	return v
}

// Reveals tells whether v is number n of the chain that begins with this anchor.
func (a Value) Reveals(v Value, n int) bool {
	return n >= 0 && n <= ChainLength && v.Before(n) == a
}

// Chain are all values up to this one, which is number n: the anchor first.
func (v Value) Chain(n int) []Value {
	list := make([]Value, n+1)
	for i := n; i >= 0; i-- {
		list[i] = v
		v = v.Before(1)
	}
	return list
}
