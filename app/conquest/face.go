// Package conquest is how Conquest & Consequence looks: what it has for itself in a face that it shares with its sister.
package conquest

import (
	"sync"

	"interbellum/app/blockwar"
	"interbellum/app/face"
	"interbellum/app/layout"
	war "interbellum/engine/blockwar"
	rules "interbellum/engine/conquest"
)

// Face shows Conquest & Consequence.
type Face struct{ *blockwar.Face }

var _ face.Face = Face{}

// New is the face, made when it is first called for.
func New() Face { return Face{shared()} }

// Programs tells that there are computer players for it.
func (Face) Programs() bool { return true }

// Lesson offers the first hour: web/lessons has it.
func (Face) Lesson() string { return "A first Spring, as a lesson" }

var shared = sync.OnceValue(func() *blockwar.Face {
	return blockwar.New(&blockwar.Game{
		Book: rules.Book(), ID: "conquest", Layout: layout.Conquest, Small: blockwar.Small{Prefix: "tc-", Box: "300 100 1700 1275"}, Limits: limits,
		Abouts: map[string]string{
			rules.Scenario1936: "The whole game: from the peace of 1936 to wars in China and in the Pacific, until 1945 at the latest.",
			rules.RisingSun:    "For two: Japan against the USA and a United China, without the Soviet Union.",
		},
		Sides: []blockwar.Named{rules.Japan: {Slug: "japan", Name: "Japan"}, rules.USA: {Slug: "us", Name: "the USA"}, rules.Soviets: {Slug: "ussr", Name: "the Soviet Union"},
			rules.Nationalists: {Slug: "nationalist-china", Name: "Nationalist China"}, rules.Reds: {Slug: "red-china", Name: "Red China"}, rules.Empire: {Slug: "uk", Name: "the British Empire"}},
		Powers: []blockwar.Named{rules.ImperialJapan: {Slug: "japan", Name: "Japanese"}, rules.US: {Slug: "us", Name: "American"}, rules.BritishEmpire: {Slug: "uk", Name: "British"},
			rules.Russia: {Slug: "ussr", Name: "Russian"}, rules.NatChina: {Slug: "nationalist-china", Name: "Nationalist"}, rules.RedChina: {Slug: "red-china", Name: "Red Chinese"}},
		OwnTypes: []string{"Marine", "Militia"}, Courted: []rules.Nation{rules.BritishEmpire}, Ally: "Ally",
		Article:  " us britemp dei philippines bonins carolines kuriles marianas marshalls ryukyus leewards bismarcks cook ellice gilberts society solomons ",
		Economic: 25, More: "Bases and China",
		Victories: map[string]string{ // 18.0
			"economic": "An Economic Victory: 25 Victory Points at the start of a Year, and more than anybody else.",
			"military": "A Military Victory: two MainCapitals or SubCapitals of its Enemies are in its hands.",
			"atomic":   "An Atomic Victory: the bomb could be delivered on a Rival’s Production Center.",
			"hegemony": "Asian Hegemony: nobody had won by the end of 1945, so that most Victory Points decide.",
		},
		Absent: absent, Rows: rows, Beside: beside, Signs: signs, Note: note, Spots: spots,
	}, own())
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
	return v.Scenario == rules.RisingSun && f == rules.Soviets
}
