package cataclysm

import _ "embed"

//go:embed data/example.json
var exampleFile []byte

// example is a written position: Germany and France at war in the autumn of 1939.
func example() []byte { return exampleFile }
