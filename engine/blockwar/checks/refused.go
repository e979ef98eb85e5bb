package checks

import (
	"errors"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// refused is what the game first refuses of its files, or nil. Which change is the cause, house finds.
func (g *Game) refused(file house.Files) *house.Fault {
	_, err := g.Read(file)
	if err == nil {
		return nil
	}
	f := &house.Fault{Why: words.To("checks/refused", err)}
	var why *words.Error
	if !errors.As(err, &why) {
		return f
	}
	switch kind, _ := strings.CutPrefix(why.Kind, "blocks/fault.data."); kind {
	case "field": // of a table, in a line: why
		f.File, f.Field, f.Why = text(why, 0), text(why, 2), words.To("checks/refused", why.Arguments[3])
	case "columns", "fields", "lines", "cards", "twice", "same":
		f.File = text(why, 0)
	case "borders":
		f.File = "borders.csv"
	case "owns", "capital", "no-capital":
		f.File = "nations.csv"
	case "faction":
		f.File = "factions.csv"
	case "turn-order":
		f.File = "turn-order.csv"
	case "chits":
		f.File = "peace-dividends.csv"
	case "unit":
		f.File = "units.csv"
	case "technologies", "technology":
		f.File = "technologies.csv"
	}
	return f
}

func text(e *words.Error, argument int) string {
	s, _ := e.Arguments[argument].(string)
	return s
}
