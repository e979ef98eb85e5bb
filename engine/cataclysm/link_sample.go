package cataclysm

import _ "embed"

// A late position of the longest scenario, and words that it lacks: links are packed against
// it. It is frozen: the rules do not read it, and what names things anew leaves it as it is.
//
//go:embed data/link-1.json
var linkSample []byte
