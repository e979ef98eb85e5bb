package triumph

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

// TechFacts is what the print says about a Tech.
type TechFacts = blockwar.TechFacts[Tech]

var techList = sync.OnceValue(func() []TechFacts { return blockwar.Must(blockwar.ReadTechs[Tech](technologiesFile, TechCount)) })

// Facts is what the print says about the Tech.
func (t Tech) Facts() *TechFacts { return &techList()[t] }

func (t Tech) String() string { return t.Facts().Slug }

// ParseTech finds a Tech by its slug.
func ParseTech(slug string) (Tech, bool) { return blockwar.FindTech(techList(), slug) }

func (t Tech) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

func (t *Tech) UnmarshalText(b []byte) error { return blockwar.ReadSlug(ParseTech, "technology", b, t) }

// Stage is the stage of Atomic Research that the Tech is, or 0.
func (t Tech) Stage() int { return t.Facts().Stage }

// InvestmentCard is one card of the Investment deck (4.2).
type InvestmentCard = blockwar.InvestmentCard[Tech]

var investmentCards = sync.OnceValue(func() []InvestmentCard {
	return blockwar.Must(blockwar.ReadInvestmentCards(investmentCardsFile, "number,end_a,end_b,factory,kind,source", techList(), nil))
})

// Investment is the Investment card of a number from 1 to CardCount.
func Investment(n int) *InvestmentCard { return &investmentCards()[n] }
