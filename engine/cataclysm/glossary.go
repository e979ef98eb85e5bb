package cataclysm

import (
	_ "embed"
	"sync"
)

//go:embed data/glossary.csv
var glossaryFile string

// Term is a word of the rules, explained in our own words.
type Term struct {
	Term, Meaning, Rule string
}

// Glossary lists the terms of the rules in alphabetical order, read only. It is no part of the edition.
func Glossary() []Term { return glossary() }

var glossary = sync.OnceValue(func() []Term {
	rows, err := splitTable("glossary.csv", glossaryFile, "term,meaning,rule")
	if err != nil {
		panic(err)
	}
	list := make([]Term, len(rows))
	for i, r := range rows {
		list[i] = Term{r.values[0], r.values[1], r.values[2]}
	}
	return list
})
