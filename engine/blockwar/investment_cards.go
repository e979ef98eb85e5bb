package blockwar

import (
	"slices"

	"interbellum/engine/words"
)

// TechKind tells what stands on an Investment card.
type TechKind uint8

const (
	UnitTech   TechKind = iota + 1 // for one type of unit
	AtomicTech                     // a stage of Atomic Research
	TechWild                       // Industrial Espionage and Science: stand in for a Technology
	IntelTech                      // an Intelligence card
	RedTech                        // beside the ends, and for one Faction alone
)

// TechFacts is what the print says about a Technology, or what else stands on an Investment card.
type TechFacts struct {
	Tech       Tech
	Slug, Name string
	Kind       TechKind
	Stage      int    // of Atomic Research, 1 to 4
	FromYear   int    // of a Science card
	Lists      []Tech // of a Science card
	Source     string
}

// ReadTechs reads the Technologies, by number.
func ReadTechs(text string, count int) ([]TechFacts, error) {
	list, later := []TechFacts{{}}, [][]string{nil}
	err := ReadTable("technologies.csv", text, "id,name,kind,stage,from_year,lists,source", func(r Row) {
		t := TechFacts{Tech: Tech(len(list)), Slug: r.Text("id"), Name: r.Text("name"),
			Kind:  TechKind(r.OneOf("kind", "", "tech", "atomic", "wildcard", "intel", "red")),
			Stage: r.Number("stage"), FromYear: r.Number("from_year"), Source: r.Text("source")}
		list, later = append(list, t), append(later, r.List("lists"))
	})
	if err == nil && len(list) != count+1 {
		err = words.Refuse("", "blocks/fault.data.technologies", len(list)-1, count)
	}
	for i, slugs := range later {
		for _, slug := range slugs {
			t, found := FindTech(list, slug)
			if !found {
				return nil, words.Refuse("", "blocks/fault.data.technology", slug)
			}
			list[i].Lists = append(list[i].Lists, t)
		}
	}
	return list, err
}

// FindTech finds a Technology by its slug.
func FindTech(list []TechFacts, slug string) (Tech, bool) {
	i := slices.IndexFunc(list, func(t TechFacts) bool { return t.Slug == slug && slug != "" })
	return Tech(max(i, 0)), i > 0
}

// InvestmentCard is one card of the Investment deck.
type InvestmentCard struct {
	Number  int
	Ends    [2]Tech // the second is none on Science and Intelligence cards
	Red     Tech    // in the middle, where the game has such; NoTech on most
	Factory int
	Source  string
	intel   bool
}

// Has reports whether the Technology stands on the card.
func (c *InvestmentCard) Has(t Tech) bool {
	return c.Ends[0] == t || c.Ends[1] == t || c.Red == t && t != NoTech
}

// Intel is what the card does as an Intelligence card, or none.
func (c *InvestmentCard) Intel() (t Tech) {
	if c.intel {
		t = c.Ends[0]
	}
	return t
}

// ReadInvestmentCards reads an Investment deck, by number; more reads what one game alone has in its columns, or is nil.
func ReadInvestmentCards(text, columns string, techs []TechFacts, more func(Row, *InvestmentCard)) ([]InvestmentCard, error) {
	list := []InvestmentCard{{}}
	tech := func(slug string) (Tech, bool) { return FindTech(techs, slug) }
	err := ReadTable("investment-cards.csv", text, columns, func(r Row) {
		kind := r.OneOf("kind", "tech", "science", "intel")
		c := InvestmentCard{Number: len(list), Factory: r.Count("factory"), Source: r.Text("source"), intel: kind == 2}
		c.Ends[0] = Named(r, "end_a", r.Text("end_a"), tech)
		if kind == 0 {
			c.Ends[1] = Named(r, "end_b", r.Text("end_b"), tech)
		}
		if r.Number("number") != c.Number || c.intel != (techs[c.Ends[0]].Kind == IntelTech) {
			r.Fault("number", "blocks/fault.data.order-kind")
		}
		if more != nil {
			more(r, &c)
		}
		list = append(list, c)
	})
	return list, counted("investment-cards.csv", len(list), err)
}
