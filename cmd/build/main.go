// Command build makes the programs that a browser runs, out of the packages under cmd/page and cmd/bots.
//
//	build              the pages and the bots of every family of games, and the page of all games in one file
//	build NAME...      some of them: "cataclysm", "cataclysm-bots", "whole"; or "harbours", "hello"
//	build trim         only the libraries that they are made with, for GOFLAGS=-modfile=.cache/trimmed.mod
//
// They are written to .cache/programs, NAME.wasm each. It runs in the module's top folder.
package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"interbellum/engine/games"
)

const programs = ".cache/programs"

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(names []string) error {
	if err := trim(); err != nil || slices.Equal(names, []string{"trim"}) {
		return err
	}
	if len(names) == 0 {
		names = usual()
	}
	for _, name := range names {
		if err := build(name); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return nil
}

// usual lists the programs of the site and of the one file.
func usual() (names []string) {
	for _, family := range games.Families() {
		names = append(names, family, family+"-bots")
	}
	return append(names, "whole")
}

// build makes one program.
func build(name string) error {
	to := filepath.Join(programs, name+".wasm")
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", to}
	if name == "hello" { // the measure of the others, with go-app as it comes; and once more in whole pieces
		if err := compile(append(args, inlining(true)...), "./app/browsertest/hello"); err != nil {
			return err
		}
		return rewrite(to, filepath.Join(programs, "hello-pieces.wasm"))
	}
	args = append(args, "-modfile="+trimmedMod)
	at, bots := strings.CutSuffix(name, "-bots")
	if bots {
		args = append(args, inlining(false)...)
		at = "./cmd/bots/" + at
	} else {
		args = append(args, inlining(true)...)
		at = "./cmd/page/" + at
	}
	if err := compile(args, at); err != nil {
		return err
	}
	return rewrite(to, to)
}

// inlining says how functions are put into one another: not at all, which makes a program a tenth smaller to download, and as quick as
// measured in taps. A page's Go runtime is as it comes: without inlining it is a thirtieth smaller still, but collecting and looking up
// are slower in every tap.
func inlining(runtime bool) []string {
	if !runtime {
		return []string{"-gcflags=all=-l"}
	}
	return []string{"-gcflags=all=-l", "-gcflags=runtime=", "-gcflags=internal/runtime/...="}
}

func compile(args []string, at string) error {
	c := exec.Command("go", append(args, at)...)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=") // what it needs stands in args
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	return c.Run()
}

// rewrite puts the data of a program into whole pieces.
func rewrite(from, to string) error {
	program, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if program, err = inWholePieces(program); err != nil {
		return err
	}
	return os.WriteFile(to, program, 0o755)
}
