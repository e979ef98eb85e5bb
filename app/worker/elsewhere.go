//go:build !js

package worker

import (
	"bufio"
	"encoding/json"
	"io"
	"log"
	"os"

	"interbellum/engine/bots"
	"interbellum/engine/bots/wire"
)

// Inside reports whether the program runs in a worker, and not in a page.
func Inside() bool { return false }

// Serve answers messages, a line each, until there are no more.
func Serve() {
	if err := serve(os.Stdin, os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func serve(from io.Reader, to io.Writer) error {
	out := json.NewEncoder(to)
	d := bots.NewDesk(func(r wire.Reply) { out.Encode(r) }, func() {})
	lines := bufio.NewScanner(from)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		d.Hear(lines.Bytes())
	}
	return lines.Err()
}
