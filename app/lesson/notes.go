package lesson

import (
	"strconv"
	"strings"

	"interbellum/engine/words"
)

// A Note is said of one answer of a recorded match.
type Note struct {
	At     int    // the answer's number
	Answer string // in words, so that a note that has come loose is found
	Text   string
	Rule   string // may be empty
}

// ParseNotes reads the comments to a recorded match:
//
//	= TITLE           the first line
//	@ NUMBER ANSWER   what is said of the answer with this number
//	words over any lines; "(5.4)" at their end is the rule
//
// Words before the first answer are said before it, as a note of number -1.
func ParseNotes(text string) (title string, notes []Note, err error) {
	for n, line := range strings.Split(text, "\n") {
		key, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch {
		case key == "" || key == "#":
		case key == "=":
			title, notes = value, []Note{{At: -1}}
		case len(notes) == 0:
			return "", nil, words.Refuse("", "page/fault.comments.title", n+1)
		case key == "@":
			number, answer, _ := strings.Cut(value, " ")
			at, err := strconv.Atoi(number)
			if err != nil || at <= notes[len(notes)-1].At {
				return "", nil, words.Refuse("", "page/fault.comments.number", n+1)
			}
			notes = append(notes, Note{At: at, Answer: answer})
		default:
			last := &notes[len(notes)-1]
			last.Text = strings.TrimSpace(last.Text + " " + strings.TrimSpace(line))
		}
	}
	for i := range notes {
		notes[i].Text, notes[i].Rule = ruled(notes[i].Text)
		if notes[i].Text == "" {
			return "", nil, words.Refuse("", "page/fault.comments.empty", notes[i].At)
		}
	}
	return title, notes, nil
}
