package cataclysm

import (
	"slices"

	"interbellum/engine/words"
)

// Area is an area of either map (2.2), numbered from 1 in the order of the slugs. In text it is its slug. Numbers and slugs are
// the same in every Book, since links, saved matches and answers name them; what an area is like, a Book says.
type Area uint8

// Nowhere is no area.
const Nowhere Area = 0

// AreaCount is the highest area id.
const AreaCount = 129

var areaSlugs = []string{
	"", "adriatic-sea", "aegean-sea", "albania", "arabian-sea", "arafura-sea", "arkhangelsk", "australia", "austria", "baltic-sea", "baltic-states",
	"barents-sea", "bavaria", "bay-of-bengal", "belorussia", "benelux", "berlin", "bismarcks", "black-sea", "bonins", "brittany", "bulgaria", "burma",
	"california", "canada", "carolines", "caucasus", "central-mediterranean", "central-pacific", "chahar", "coral-sea", "czechoslovakia", "denmark",
	"dutch-harbor", "east-prussia", "eastern-mediterranean", "eastern-pacific", "egypt", "ellice-islands", "finland", "gansu", "greece", "guam",
	"guangdong", "gulf-of-bothnia", "gulf-of-siam", "hawaii", "hebei", "hokkaido", "hubei", "hungary", "iceland", "india", "indian-ocean", "indochina",
	"iraq", "ireland", "irkutsk", "java", "jiangsu", "jordan", "korea", "leningrad", "libya", "lombardy", "london", "lorraine", "malaya", "manchuria",
	"marcus", "maritime-territory", "marshalls", "mid-atlantic", "midway", "mongolia", "moscow", "new-caledonia", "new-guinea", "north-africa",
	"north-atlantic", "north-pacific", "north-sea", "northwest-pacific", "norway", "norwegian-sea", "okinawa", "palau", "papua", "paris", "persia",
	"philippine-sea", "philippines", "phoenix-islands", "poland", "portugal", "provence", "rome", "ruhr", "rumania", "samoa", "scotland", "sea-of-japan",
	"siam", "siberia", "sichuan", "sicily", "silesia", "smolensk", "solomons", "south-africa", "south-china-sea", "south-indian-ocean", "spain",
	"stalingrad", "sweden", "syria", "tasman-sea", "tokyo", "turkey", "tyrrhenian-sea", "ukraine", "urals", "volga", "wake", "washington-dc",
	"western-approaches", "western-mediterranean", "yellow-sea", "yugoslavia", "yunnan",
}

func (a Area) String() string {
	if a > AreaCount {
		a = Nowhere
	}
	return areaSlugs[a]
}

// ParseArea finds an area by its slug.
func ParseArea(slug string) (Area, bool) {
	i, found := slices.BinarySearch(areaSlugs, slug)
	if !found || slug == "" {
		return Nowhere, false
	}
	return Area(i), true
}

// MustArea finds an area that the rules name. An unknown name is a mistake in the program.
func MustArea(slug string) Area {
	a, ok := ParseArea(slug)
	if !ok {
		panic("cataclysm: no area " + slug)
	}
	return a
}

func (a Area) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

func (a *Area) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		*a = Nowhere
		return nil
	}
	got, ok := ParseArea(string(b))
	if !ok {
		return words.Refuse("", "cataclysm/fault.no-area", string(b))
	}
	*a = got
	return nil
}
