package conquest

import "interbellum/engine/blockwar"

// NewYear is what the Year track brings in a year without a choice (7.13).
type NewYear struct {
	Year      int
	Influence int   // of the USA on the British Empire (7.131)
	NavalCV   uint8 // at which a Fleet, a Carrier and a Sub appear in the US, or 0 (7.132)
	Reserves  bool  // Russian ones (7.134)
}

func readYearTrack(text string) (list []NewYear, err error) {
	err = blockwar.ReadTable("year-track.csv", text, "year,britemp_influence,us_naval_cv,russian_reserves,source", func(r blockwar.Row) {
		list = append(list, NewYear{r.Number("year"), r.Count("britemp_influence"), uint8(r.Count("us_naval_cv")), r.Yes("russian_reserves")})
	})
	return list, err
}

// NewYearOf is what the Year track says for a year.
func NewYearOf(b *blockwar.Book, year int) NewYear {
	for _, y := range extraOf(b).years {
		if y.Year == year {
			return y
		}
	}
	return NewYear{Year: year}
}
