package triumph

import (
	_ "embed"
	"fmt"
	"slices"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/investment-cards.csv
var investmentCardsFile string

//go:embed data/technologies.csv
var technologiesFile string

// Tech is a Technology, or what else stands on an Investment card, numbered as in the data.
type Tech uint8

const (
	NoTech Tech = iota
	AirDefenseRadar
	HeavyBombers
	PrecisionBombsight
	Jets
	NavalRadar
	Sonar
	HeavyTanks
	RocketArtillery
	MotorizedInfantry
	LSTs
	IndustrialEspionage
	AtomicPile
	BreederReactor
	Plutonium
	ImplosionTrigger
	Agent
	CodeBreak
	SpyRing
	Coup
	Sabotage
	Mole
	DoubleAgent
	Science1938
	Science1940
	Science1942
	Science1944
	TechCount = int(Science1944)
)

// TechKind tells what a Tech is.
type TechKind uint8

const (
	UnitTech   TechKind = iota + 1 // 9.0: for one type of unit
	AtomicTech                     // 9.4: a stage of Atomic Research
	TechWild                       // Industrial Espionage and Science: stand in for a Technology
	IntelTech                      // 9.5: an Intelligence card
)

// TechFacts is what the print says about a Tech.
type TechFacts struct {
	Tech       Tech
	Slug, Name string
	Kind       TechKind
	Stage      int    // of Atomic Research, 1 to 4
	FromYear   int    // of a Science card
	Lists      []Tech // of a Science card
	Source     string
}

var techList = sync.OnceValue(func() []TechFacts {
	list, later := []TechFacts{{}}, [][]string{nil}
	err := blockwar.ReadTable("technologies.csv", technologiesFile, "id,name,kind,stage,from_year,lists,source", func(r blockwar.Row) {
		t := TechFacts{Tech: Tech(len(list)), Slug: r.Text("id"), Name: r.Text("name"),
			Kind:  TechKind(r.OneOf("kind", "", "tech", "atomic", "wildcard", "intel")),
			Stage: r.Number("stage"), FromYear: r.Number("from_year"), Source: r.Text("source")}
		list, later = append(list, t), append(later, r.List("lists"))
	})
	if err != nil || len(list) != TechCount+1 {
		panic(fmt.Sprintf("technologies.csv: %d technologies, %v", len(list)-1, err))
	}
	for i, slugs := range later {
		for _, slug := range slugs {
			t, found := findTech(list, slug)
			if !found {
				panic("technologies.csv: no technology " + slug)
			}
			list[i].Lists = append(list[i].Lists, t)
		}
	}
	return list
})

func findTech(list []TechFacts, slug string) (Tech, bool) {
	i := slices.IndexFunc(list, func(t TechFacts) bool { return t.Slug == slug && slug != "" })
	return Tech(max(i, 0)), i > 0
}

// Facts is what the print says about the Tech.
func (t Tech) Facts() *TechFacts { return &techList()[t] }

func (t Tech) String() string { return t.Facts().Slug }

// ParseTech finds a Tech by its slug.
func ParseTech(slug string) (Tech, bool) { return findTech(techList(), slug) }

func (t Tech) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

func (t *Tech) UnmarshalText(b []byte) error { return unmarshal(ParseTech, "technology", b, t) }

// Stage is the stage of Atomic Research that the Tech is, or 0.
func (t Tech) Stage() int { return t.Facts().Stage }

// InvestmentCard is one card of the Investment deck (4.2).
type InvestmentCard struct {
	Number  int
	Ends    [2]Tech // the second is NoTech on Science and Intelligence cards
	Factory int
	Source  string
}

// Has reports whether the Tech stands at one of the card's ends.
func (c *InvestmentCard) Has(t Tech) bool { return c.Ends[0] == t || c.Ends[1] == t }

// Intel is what the card does as an Intelligence card, or NoTech.
func (c *InvestmentCard) Intel() Tech {
	if c.Ends[0].Facts().Kind == IntelTech {
		return c.Ends[0]
	}
	return NoTech
}

var investmentCards = sync.OnceValue(func() []InvestmentCard {
	list := []InvestmentCard{{}}
	err := blockwar.ReadTable("investment-cards.csv", investmentCardsFile, "number,end_a,end_b,factory,kind,source", func(r blockwar.Row) {
		c := InvestmentCard{Number: len(list), Factory: r.Number("factory"), Source: r.Text("source")}
		c.Ends[0] = blockwar.Named(r, "end_a", r.Text("end_a"), ParseTech)
		kind := r.OneOf("kind", "tech", "science", "intel")
		if kind == 0 {
			c.Ends[1] = blockwar.Named(r, "end_b", r.Text("end_b"), ParseTech)
		}
		if r.Number("number") != c.Number || (kind == 2) != (c.Intel() != NoTech) {
			r.Fault("number", "out of order, or of another kind")
		}
		list = append(list, c)
	})
	if err != nil {
		panic(err)
	}
	return list
})

// Investment is the Investment card of a number from 1 to CardCount.
func Investment(n int) *InvestmentCard { return &investmentCards()[n] }
