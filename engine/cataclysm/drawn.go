package cataclysm

// A DrawnBorder is a border as it is drawn on the map: of two, where the areas share coasts, the one with a sign.
type DrawnBorder struct {
	A, B Area // A is the lower number
	Kind BorderKind
}

// DrawnBorders lists the borders of both maps without the map connectors, each pair of areas once, in the order of borders.csv.
func (b *Book) DrawnBorders() (list []DrawnBorder) {
	at := map[[2]Area]int{}
	for _, r := range b.borders {
		if r.Kind.IsConnector() {
			continue
		}
		pair := [2]Area{min(r.A, r.B), max(r.A, r.B)}
		if i, twice := at[pair]; twice {
			list[i].Kind = max(list[i].Kind, r.Kind)
			continue
		}
		at[pair] = len(list)
		list = append(list, DrawnBorder{pair[0], pair[1], r.Kind})
	}
	return list
}
