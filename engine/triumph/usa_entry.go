package triumph

import "interbellum/engine/blockwar"

// usaEntry is a flag or square on the Year track (8.44, 8.45).
type usaEntry struct {
	Year      int
	Influence int
	CV        uint8 // at which that year's USA Forces arrive, or 0
}

func readEntries(text string) (list []usaEntry, err error) {
	err = blockwar.ReadTable("usa-entry.csv", text, "year,west_influence,free_units_cv,source", func(r blockwar.Row) {
		list = append(list, usaEntry{r.Number("year"), r.Count("west_influence"), uint8(r.Count("free_units_cv"))})
	})
	return list, err
}

// usaEntryOf is what the Year track says for a year.
func usaEntryOf(b *blockwar.Book, year int) usaEntry {
	for _, e := range extraOf(b).entries {
		if e.Year == year {
			return e
		}
	}
	return usaEntry{}
}
