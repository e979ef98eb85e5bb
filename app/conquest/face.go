// Package conquest is how Conquest & Consequence looks: what it has for itself in a face that it shares with its sister.
package conquest

import (
	"sync"

	"interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/app/layout"
	war "interbellum/engine/blockwar"
	rules "interbellum/engine/conquest"
	texts "interbellum/engine/words/conquest"
)

// Face shows Conquest & Consequence.
type Face struct{ *blockwar.Face }

var _ face.Face = Face{}

// New is the face, made when it is first called for.
func New() Face { return Face{shared()} }

// Programs tells that there are computer players for it.
func (Face) Programs() bool { return true }

// Lesson offers the first hour: web/lessons has it.
func (Face) Lesson() string { return texts.Book.Say("lesson") }

// StrictCosts are how many more hand-overs strict dice take, in percent (engine/link, TestHandOversOfSealedMatches).
func (Face) StrictCosts() (least, most int) { return 11, 17 }

var shared = sync.OnceValue(func() *blockwar.Face {
	return blockwar.New(&blockwar.Game{
		Book: rules.Book(), ID: "conquest", Layout: layout.Conquest, Small: blockwar.Small{Prefix: "tc-", Box: "300 100 1700 1275"}, Limits: limits,
		Texts:   texts.Book,
		Sides:   []string{rules.Japan: "japan", rules.USA: "us", rules.Soviets: "ussr", rules.Nationalists: "nationalist-china", rules.Reds: "red-china", rules.Empire: "uk"},
		Powers:  []string{rules.ImperialJapan: "japan", rules.US: "us", rules.BritishEmpire: "uk", rules.Russia: "ussr", rules.NatChina: "nationalist-china", rules.RedChina: "red-china"},
		Courted: []rules.Nation{rules.BritishEmpire}, Allies: true,
		Economic: 25, More: true,
		Absent: absent, Rows: rows, Beside: beside, Signs: signs, Note: note, Spots: spots,
	}, own)
})

// shown is what the view has of this game alone; of an empty table nothing.
func shown(v *blockwar.View) *rules.Shown {
	if s, is := v.Own.(*rules.Shown); is && s != nil {
		return s
	}
	return &rules.Shown{}
}

// limits are those of the borders, over the frozen lake too (1.11).
func limits(v *blockwar.View, _ rules.Faction) *war.Limits {
	return rules.BorderLimits(v.Phase == war.Winter)
}

// absent: the Soviets are out of Rising Sun (19.1).
func absent(v *blockwar.View, f rules.Faction) bool {
	return rules.ForTwo(v.Book, v.Scenario) && f == rules.Soviets
}
