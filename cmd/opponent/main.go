//go:build !js

package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	out := json.NewEncoder(os.Stdout)
	d := &desk{send: func(r reply) { out.Encode(r) }, pause: func() {}}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		d.hear(lines.Bytes())
	}
	if err := lines.Err(); err != nil {
		fmt.Fprintln(os.Stderr, "opponent:", err)
		os.Exit(1)
	}
}
