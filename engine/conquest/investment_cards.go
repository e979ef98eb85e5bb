package conquest

import (
	_ "embed"
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
	AmphTracks
	AtomicPile
	BreederReactor
	Plutonium
	ImplosionTrigger
	AutoCannons
	DiveBombing
	HeavyBombers
	ImprovedTorpedoes
	Incendiaries
	Jets
	NavalRadar
	Sonar
	IndustrialEspionage
	LandReform // 9.5: the Red Techs
	Propaganda
	GuerrillaWarfare
	Coup // 9.7: Intelligence
	Mole
	Blackmail
	DoubleAgent
	Agent
	CodeBreak
	SpyRing
	Sabotage
	Science1938
	Science1940
	Science1942
	Science1944
	TechCount = int(Science1944)
)

var techList = sync.OnceValue(func() []blockwar.TechFacts[Tech] {
	return blockwar.Must(blockwar.ReadTechs[Tech](technologiesFile, TechCount))
})

// Facts is what the print says about the Tech.
func (t Tech) Facts() *blockwar.TechFacts[Tech] { return &techList()[t] }

func (t Tech) String() string { return t.Facts().Slug }

// ParseTech finds a Tech by its slug.
func ParseTech(slug string) (Tech, bool) { return blockwar.FindTech(techList(), slug) }

func (t Tech) MarshalText() ([]byte, error)  { return []byte(t.String()), nil }
func (t *Tech) UnmarshalText(b []byte) error { return blockwar.ReadSlug(ParseTech, "technology", b, t) }

// InvestmentCard is one card of the Investment deck (4.2), with the Red Tech in its middle.
type InvestmentCard struct {
	blockwar.InvestmentCard[Tech]
	Red Tech // NoTech on most
}

var investmentCards = sync.OnceValue(func() (list []InvestmentCard) {
	reds := []Tech{NoTech}
	for _, c := range blockwar.Must(blockwar.ReadInvestmentCards(investmentCardsFile, "number,end_a,end_b,factory,kind,red_tech,source", techList(), func(r blockwar.Row) {
		red := NoTech
		if slug := r.Text("red_tech"); slug != "" {
			red = blockwar.Named(r, "red_tech", slug, ParseTech)
		}
		if red != NoTech && red.Facts().Kind != blockwar.RedTech {
			r.Fault("red_tech", "this is none")
		}
		reds = append(reds, red)
	})) {
		list = append(list, InvestmentCard{c, reds[c.Number]})
	}
	return list
})

// Investment is the Investment card of a number from 1 to blockwar.CardCount.
func Investment(n int) *InvestmentCard { return &investmentCards()[n] }
