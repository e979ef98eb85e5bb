package games

// The tests compare titles.
import _ "interbellum/engine/words/cataclysm"
