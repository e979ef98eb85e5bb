package blockwar

// FactionCount is how many Factions there are, numbered from 1.
const FactionCount = 3

// Set is a set of Factions. Nobody, 0, may be in it too.
type Set[F ~uint8] uint8

// SetOf is the set of these Factions.
func SetOf[F ~uint8](list ...F) (s Set[F]) {
	for _, f := range list {
		s = s.With(f)
	}
	return s
}

func (s Set[F]) Has(f F) bool       { return s>>f&1 == 1 }
func (s Set[F]) With(f F) Set[F]    { return s | 1<<f }
func (s Set[F]) Without(f F) Set[F] { return s &^ (1 << f) }

// List is the Factions of the set in their order, without nobody.
func (s Set[F]) List() (list []F) {
	for f := F(1); f <= FactionCount; f++ {
		if s.Has(f) {
			list = append(list, f)
		}
	}
	return list
}

// Len is how many there are.
func (s Set[F]) Len() int { return len(s.List()) }
