package app

import (
	"strings"

	"interbellum/engine"
	"interbellum/engine/house"
	"interbellum/engine/words/english"
)

// dataNames are what a game's data call its areas, Nations and powers, by the words that stand for them in other files.
type dataNames map[string]string

func dataNamesOf(game *engine.Game) dataNames {
	names := dataNames{}
	for _, file := range []string{"areas.csv", "nations.csv", "factions.csv", "powers.csv"} {
		for _, line := range strings.Split(game.File(file), "\n") {
			if cells := strings.SplitN(line, ",", 3); len(cells) == 3 {
				names[cells[0]] = cells[1]
			}
		}
	}
	return names
}

// say is a word of the data as it is read. Other texts stay as they are.
func (n dataNames) say(word string) string {
	if name := n[word]; name != "" {
		return name
	}
	if strings.Contains(word, "@") && !strings.Contains(word, " ") { // blocks: "tank@1*2"
		return strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(word, "@", " "), "*", " × "), ";", ", ")
	}
	if word != "" && (word[0] == '[' || word[0] == '{') {
		return house.Spoken(word, n.say)
	}
	if word == "" || word[0] < 'a' || word[0] > 'z' || strings.ContainsFunc(word, func(c rune) bool {
		return c != '_' && c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9')
	}) {
		return word // no slug: a number, a text of the owner's
	}
	return english.Spaced(word)
}

// row is what a row of a file is called.
func (n dataNames) row(row string) string {
	parts := strings.Split(row, ",")
	for i := range parts {
		parts[i] = n.say(parts[i])
	}
	return strings.Join(parts, " – ")
}
