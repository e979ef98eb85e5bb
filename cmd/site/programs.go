package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"interbellum/engine/games"
)

// A program of the page, and that of its computer players, as they were built.
type program struct {
	name string // of the family of games
	page string
	bots string // empty where the program of the page is its own bots
	late bool   // only kept for play without a network once a page has asked for it
}

// workshop is the program in which house editions are made. It is that of the one file: it has all games and can play them, too.
const workshop = "workshop"

func (p program) address() string     { return "web/" + p.name + ".wasm" }
func (p program) botsAddress() string { return "web/" + p.name + "-bots.wasm" }

// ofFamilies has the site hold a program for each family of games and the Workshop's, and the one file that of all games.
func (s *site) ofFamilies(families []string, built string) {
	for _, family := range families {
		s.programs = append(s.programs, program{name: family, page: filepath.Join(built, family+".wasm"), bots: filepath.Join(built, family+"-bots.wasm")})
	}
	s.whole = filepath.Join(built, "whole.wasm")
	s.programs = append(s.programs, program{name: workshop, page: s.whole, late: true})
}

// of has the site hold one program that has all games.
func (s *site) of(program string) { *s = s.with(program) }

func (s site) with(built string) site {
	s.programs, s.whole = []program{{name: "whole", page: built}}, built
	return s
}

// built reads the programs, and notes their names and sizes for the shell.
func (s site) built(shown *shellParts) (files []file, err error) {
	for _, p := range s.programs {
		page, err := os.ReadFile(p.page)
		if err != nil {
			return nil, fmt.Errorf("a program is not built (go run ./cmd/build): %w", err)
		}
		files = append(files, file{p.address(), page})
		shown.Sizes[p.name] = len(page)
		if p.bots == "" {
			continue
		}
		bots, err := os.ReadFile(p.bots)
		if err != nil {
			return nil, fmt.Errorf("a program is not built (go run ./cmd/build): %w", err)
		}
		files = append(files, file{p.botsAddress(), bots})
		shown.Bots[p.name] = p.botsAddress()
	}
	return files, nil
}

// boards lists the boards of each program, whose layouts (web/boards/*.json) the shell fetches beside it. One that is of no family has
// all games.
func (s site) boards(own []file) map[string][]string {
	of := map[string][]string{}
	for _, p := range s.programs {
		list := []string{}
		for _, f := range own {
			id, layout := strings.CutSuffix(path.Base(f.name), ".json")
			game, _, _ := strings.Cut(id, "-")
			if layout && path.Dir(f.name) == "web/boards" && (!slices.Contains(games.Families(), p.name) || games.Family(game) == p.name) {
				list = append(list, id)
			}
		}
		of[p.name] = list
	}
	return of
}
