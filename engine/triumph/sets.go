package triumph

// Factions is a set of Factions.
type Factions uint8

// SetOf is the set of these Factions.
func SetOf(list ...Faction) (s Factions) {
	for _, f := range list {
		s = s.With(f)
	}
	return s
}

func (s Factions) Has(f Faction) bool         { return s>>f&1 == 1 }
func (s Factions) With(f Faction) Factions    { return s | 1<<f }
func (s Factions) Without(f Faction) Factions { return s &^ (1 << f) }

// List is the Factions of the set, in the order of the data.
func (s Factions) List() (list []Faction) {
	for _, f := range AllFactions {
		if s.Has(f) {
			list = append(list, f)
		}
	}
	return list
}

// Len is how many there are.
func (s Factions) Len() int { return len(s.List()) }
