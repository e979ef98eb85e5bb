package cataclysm

// The tests read what the page says.
import _ "interbellum/engine/words/page"
