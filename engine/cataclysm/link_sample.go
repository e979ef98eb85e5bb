package cataclysm

import _ "embed"

// A late position of the longest scenario, and words that it lacks: links are compressed with
// it. It is frozen: the rules do not read it, and renaming must leave it unchanged.
//
//go:embed data/link-1.json
var linkSample []byte
