package main

import (
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"slices"

	_ "interbellum/engine/checks/all"
	"interbellum/engine/house"
)

// judge is the edition as it is kept, and everything that is wrong with it, the gravest first: what cannot be done, what the checks of the
// game find, and what the game refuses if they find nothing that makes it unplayable.
func (g *printedGame) judge(tables *house.Tables, e *house.Edition) (*house.Edition, []house.Fault) {
	tidy, faults := tables.Tidy(g.file, e)
	files, _ := tables.Apply(g.file, tidy)
	found := house.Judge(g.id, files)
	if !slices.ContainsFunc(found, func(f house.Fault) bool { return f.Grade == house.Unplayable }) {
		if _, err := g.edited(files); err != nil {
			faults = append(faults, house.Unread(err))
		}
	}
	return tidy, append(faults, found...)
}

func (u *call) checkEdition(file string) error {
	e, g, tables, err := u.readEdition(file)
	if err != nil {
		return err
	}
	tidy, faults := g.judge(tables, e)
	for _, c := range tidy.Changes {
		writeChange(u.out, &c)
	}
	packed, large := tables.Pack(tidy)
	p := tidy.Print()
	fmt.Fprintf(u.out, "%s: %s from edition %s of %s; print %s; %d characters in a link\n",
		tidy.Title, counted(len(tidy.Changes), "row differs", "rows differ"), tidy.Base, tidy.Game, hex.EncodeToString(p[:]), base64.RawURLEncoding.EncodedLen(len(packed)))
	faults = append(large, faults...)
	stopping := 0
	for _, f := range faults {
		if e.Stops(f) {
			stopping++
		}
		fmt.Fprintf(u.err, "%s: %s\n", graded(f, e.Insisted(f)), f)
	}
	for _, key := range e.Insists {
		if !slices.ContainsFunc(faults, func(f house.Fault) bool { return f.Grade == house.AgainstRule && f.Key() == key }) {
			fmt.Fprintf(u.err, "the owner insists on %q, and no fault has this key\n", key)
		}
	}
	if stopping > 0 {
		return fmt.Errorf("%s has %s", file, counted(stopping, "fault", "faults"))
	}
	return nil
}

// graded tells how grave a fault is, and the rule. With the key of one against a rule the owner can insist.
func graded(f house.Fault, insisted bool) string {
	switch {
	case f.Grade == house.Unplayable && f.Rule != "":
		return "unplayable, rule " + f.Rule
	case f.Grade == house.Unplayable:
		return "unplayable"
	case f.Grade == house.Unlike:
		return "a hint"
	case insisted:
		return "against rule " + f.Rule + ", the owner insists"
	}
	return fmt.Sprintf("against rule %s (to insist: %q)", f.Rule, f.Key())
}
