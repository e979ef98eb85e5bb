// Package lesson reads a lesson: a match on the real engine whose answers are written down,
// with words beside them.
package lesson

import (
	"strings"

	say "interbellum/engine/words"
)

// A Lesson is a first game, answer by answer.
type Lesson struct {
	Title    string
	Game     string
	Scenario string
	Steps    []Step
	Farewell string // when everything has been answered
}

// A Step is what is read, and then answered: by the learner, or by the lesson for the dice,
// the draws and the other players.
type Step struct {
	Text    string
	Rule    string   // of the words; may be empty
	Learner bool     // the learner gives the first answer
	Answers []string // in words, at least one
}

// Parse reads a lesson:
//
//	= TITLE                 the first line, then "game: ID" and "scenario: ID"
//	words over any lines    what is read; "(5.4)" at its end is the rule
//	> ANSWER                the learner gives this answer
//	~ ANSWER ANSWER ...     the lesson gives these
//
// Every step begins with its words and ends with its answers; words alone, at the end, are
// the farewell.
func Parse(text string) (*Lesson, error) {
	l := &Lesson{}
	var words []string
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		key, value, _ := strings.Cut(line, " ")
		value = strings.TrimSpace(value)
		switch {
		case line == "" || key == "#":
		case key == "=":
			l.Title = value
		case key == "game:":
			l.Game = value
		case key == "scenario:":
			l.Scenario = value
		case key == ">" || key == "~":
			if value == "" || len(words) == 0 {
				return nil, say.Refuse("", "page/fault.lesson.step", n+1)
			}
			s := Step{Learner: key == ">", Answers: strings.Fields(value)}
			s.Text, s.Rule = ruled(strings.Join(words, " "))
			l.Steps, words = append(l.Steps, s), nil
		default:
			words = append(words, line)
		}
	}
	l.Farewell = strings.Join(words, " ")
	if l.Title == "" || l.Game == "" || l.Scenario == "" || len(l.Steps) == 0 || l.Farewell == "" {
		return nil, say.Refuse("", "page/fault.lesson.part")
	}
	return l, nil
}

// ruled parts the rule in brackets from the end of a text.
func ruled(text string) (words, rule string) {
	at := strings.LastIndex(text, " (")
	if at < 0 || !strings.HasSuffix(text, ")") || strings.ContainsAny(text[at+2:len(text)-1], " (") {
		return text, ""
	}
	return text[:at], text[at+2 : len(text)-1]
}
