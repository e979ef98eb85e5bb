//go:build js && !harbours

package games

var besides []entry
