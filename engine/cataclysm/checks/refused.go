package checks

import (
	"errors"
	"strings"

	"interbellum/engine/cataclysm"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// read reads a Book, or tells what the game first refuses of its files. Which change is the cause, house finds.
func read(file house.Files) (*cataclysm.Book, *house.Fault) {
	b, err := cataclysm.ReadBook(file)
	if err == nil {
		return b, nil
	}
	return nil, refused(err)
}

func refused(err error) *house.Fault {
	f := &house.Fault{Why: words.To("checks/refused", err)}
	var why *words.Error
	if !errors.As(err, &why) {
		return f
	}
	kind, _ := strings.CutPrefix(why.Kind, "cataclysm/fault.data.")
	switch kind {
	case "field": // of a table, in a line: why
		f.File, f.Field, f.Why = text(why, 0), text(why, 2), words.To("checks/refused", why.Arguments[3])
	case "table", "columns", "fields":
		f.File = text(why, 0)
	case "scenario": // its id, why
		f.File, f.Why = scenarioFile(text(why, 0)), words.To("checks/refused", why.Arguments[1])
	case "crises": // why
		f.File, f.Why = "crises.json", words.To("checks/refused", why.Arguments[0])
	case "lacking", "elsewhere", "chinese":
		f.File = scenarioFile(text(why, 0))
	default:
		for _, x := range [][2]string{{"commitment", "commitment.csv"}, {"crises", "crises.json"}, {"powers", "powers.csv"},
			{"resources", "resources.csv"}, {"connectors", "connectors.csv"}, {"connector", "borders.csv"}, {"areas", "areas.csv"}, {"twice", "areas.csv"}} {
			if kind == x[0] || strings.HasPrefix(kind, x[0]+".") {
				f.File = x[1]
				break
			}
		}
	}
	return f
}

func text(e *words.Error, argument int) string {
	s, _ := e.Arguments[argument].(string)
	return s
}
