//go:build !wasm

package main

import (
	"encoding/json"
	"os"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
)

// few matches of the longest scenario are looked through for a crowded table.
const few = 4

// moments prints links by name: to the first question of the longest scenario, to the
// table of a few late wars with the most units in Europe and a question about a place
// there, to the battle of that match with the most; and of the shortest scenario to a
// match that is over.
func moments(game *engine.Game) error {
	scenario = "cataclysm"
	var war, crowded, battle, most int
	for seed := range few {
		at, size, fight, err := peaks(game, uint64(seed))
		if err != nil {
			return err
		}
		if size > most {
			war, crowded, battle, most = seed, at, fight, size
		}
	}
	links := map[string]string{}
	keep := func(name string, seed, at int) error {
		id = name
		s, err := played(game, uint64(seed), at)
		if err != nil {
			return err
		}
		links[name], err = link.Encode(game, link.Letter{Record: s.Play.Record()})
		return err
	}
	for name, at := range map[string]int{"start": 0, "crowded": crowded, "battle": battle} {
		if err := keep(name, war, at); err != nil {
			return err
		}
	}
	scenario = "days-of-decision"
	if err := keep("end", 1, 1<<20); err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(links)
}

// peaks plays a match: where its late war has the most units in Europe, how many, and
// where the most are in one battle there.
func peaks(game *engine.Game, seed uint64) (at, size, battle int, err error) {
	s, err := played(game, seed, 0)
	if err != nil {
		return 0, 0, 0, err
	}
	fighting := 0
	w := walk.New(seed)
	for n := 0; len(s.Viewer.Asked()) > 0; n++ {
		v := s.Viewer.View().(*cataclysm.View)
		if units := inEurope(v); units > size && v.Turn >= cataclysm.Turn1941 && v.Battle == nil && asksInEurope(s.Viewer.Asked()[0]) {
			at, size = n, units
		}
		if b := v.Battle; b != nil && v.Place(b.Target).Map == cataclysm.EuropeMap {
			if n1, n2 := len(b.Attackers), len(b.Defenders); 10*min(n1, n2)+n1+n2 > fighting {
				battle, fighting = n, 10*min(n1, n2)+n1+n2
			}
		}
		if err := step(game, s, w); err != nil {
			return 0, 0, 0, err
		}
	}
	return at, size, battle, nil
}

// asksInEurope reports whether some of the answers are areas of the European map.
func asksInEurope(d engine.Decision) bool {
	for _, c := range d.Legal {
		for _, r := range []engine.Ref{c.On, c.To} {
			if a, found := cataclysm.ParseArea(r.Name()); found && r.Class() == "area" && cataclysm.Shipped().Place(a).Map == cataclysm.EuropeMap {
				return true
			}
		}
	}
	return false
}

func inEurope(v *cataclysm.View) (n int) {
	for i := range v.Units {
		if v.Place(v.Units[i].Area).Map == cataclysm.EuropeMap {
			n++
		}
	}
	return n
}
