//go:build !wasm

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A moment of a game of blocks that is worth a look: how much of it there is to be seen at a question.
type moment struct {
	name string
	much func(*blockwar.View, engine.Decision) int

	seed     uint64
	at, most int
}

// momentsOfBlocks prints links by name to the fullest moments of a few matches of three players.
func momentsOfBlocks(game *engine.Game) error {
	scenario = "1936"
	for i, name := range []string{"Ann", "Bob", "Cem"} {
		players = append(players, record.Player{Name: name, Seats: engine.Only(engine.Seat(i + 1))})
	}
	moments := []moment{{name: "crowded", much: crowded}, {name: "land", much: fighters(true)}, {name: "sea", much: fighters(false)}, {name: "hand", much: held}, {name: "blockade", much: blockaded}}
	missing := func(m moment) bool { return m.most == 0 }
	for seed := uint64(0); seed < 5 || seed < 50 && slices.ContainsFunc(moments, missing); seed++ {
		s, err := played(game, seed, 0)
		if err != nil {
			return err
		}
		w := walk.New(seed)
		for at := 0; len(s.Viewer.Asked()) > 0; at++ {
			v, d := s.Viewer.View().(*blockwar.View), s.Viewer.Asked()[0]
			for i := range moments {
				if m := &moments[i]; m.much(v, d) > m.most {
					m.seed, m.at, m.most = seed, at, m.much(v, d)
				}
			}
			if err := step(game, s, w); err != nil {
				return err
			}
		}
	}
	if i := slices.IndexFunc(moments, missing); i >= 0 {
		return fmt.Errorf("no match has a moment of %q", moments[i].name)
	}
	links := map[string]string{}
	for _, m := range moments {
		id = m.name
		s, err := played(game, m.seed, m.at)
		if err != nil {
			return err
		}
		if links[m.name], err = link.Encode(game, link.Letter{Record: s.Play.Record()}); err != nil {
			return err
		}
	}
	return json.NewEncoder(os.Stdout).Encode(links)
}

// crowded counts the blocks of a late war, while units move.
func crowded(v *blockwar.View, d engine.Decision) int {
	if d.Kind != "move" || v.Year < 1941 {
		return 0
	}
	n := len(v.Units)
	for _, x := range v.Upright {
		n += x.N
	}
	return n
}

// fighters counts the units of the Battle under way, on land or at sea.
func fighters(land bool) func(*blockwar.View, engine.Decision) int {
	return func(v *blockwar.View, _ engine.Decision) int {
		if v.Battle == nil || v.Place(v.Battle.Area).Land() != land {
			return 0
		}
		return len(v.Battle.Units)
	}
}

// held counts what lies before a Faction that plays cards: hand, Vault and chits.
func held(v *blockwar.View, d engine.Decision) int {
	for i := range v.Factions {
		if f := &v.Factions[i]; v.Phase == blockwar.GovernmentPhase && f.Faction == blockwar.FactionAt(d.Seat) {
			return f.Cards + 4*f.Secrets + f.Dividends
		}
	}
	return 0
}

// blockaded counts Blockades in Production, where they cost something.
func blockaded(v *blockwar.View, _ engine.Decision) int {
	if v.Phase != blockwar.ProductionPhase {
		return 0
	}
	return len(v.Blockade)
}
