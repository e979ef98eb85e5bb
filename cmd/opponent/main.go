//go:build !js

// Command opponent is the computer players as a program of their own: in a Web Worker, so that the page never waits for them, and
// on a command line, a message a line.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"interbellum/engine/minds"
	"interbellum/engine/minds/wire"
)

func main() {
	out := json.NewEncoder(os.Stdout)
	d := minds.NewDesk(func(r wire.Reply) { out.Encode(r) }, func() {})
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		d.Hear(lines.Bytes())
	}
	if err := lines.Err(); err != nil {
		fmt.Fprintln(os.Stderr, "opponent:", err)
		os.Exit(1)
	}
}
