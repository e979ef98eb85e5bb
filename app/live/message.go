package live

import (
	"encoding/hex"
	"encoding/json"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/record"
)

// A message is what travels, as JSON. Which of its parts it has depends on its kind. Two kinds are web/late/live.js's own: a line of talk
// (say), and who is connected (who).
type message struct {
	Kind    string        `json:"k"`
	Version int           `json:"v,omitempty"`
	ID      string        `json:"i,omitempty"` // of the match
	From    int           `json:"f,omitempty"` // the number of the first answer in List
	Seen    int           `json:"s,omitempty"` // answers that the sender takes the other to have
	Number  int           `json:"n,omitempty"` // of a guest's message; the host's say which one was the last that it had
	List    []string      `json:"l,omitempty"` // answers: seat|by|words
	End     string        `json:"m,omitempty"` // what position and answers have come to with them
	Seals   []record.Seal `json:"c,omitempty"` // what players with sealed dice have shown with them
	Text    string        `json:"t,omitempty"` // a link, or the kind of a refusal
	Players []int         `json:"p,omitempty"`
}

// The kinds of messages.
const (
	hello = "hello" // which match, and how far; first the host's
	sit   = "sit"   // who plays on the sender's device
	play  = "play"  // answers. A guest's are a request, the host's are what counts
	goOn  = "run"   // answers as a link, where they bring along more than answers (a correction, a signature)
	whole = "link"  // the whole match
	want  = "want"  // asks for it
	no    = "no"    // a refusal, by its kind
)

const (
	version  = 1
	mostList = 5000 // answers in a message
	mostText = 1 << 20
)

func entryText(e engine.Entry) string {
	return strconv.Itoa(int(e.Seat)) + "|" + e.By + "|" + e.Choice.Words()
}

func readEntry(text string) (e engine.Entry, ok bool) {
	seat, rest, _ := strings.Cut(text, "|")
	by, words, _ := strings.Cut(rest, "|")
	n, err := strconv.Atoi(seat)
	if err != nil || n < 0 || n > 63 {
		return e, false
	}
	c, err := engine.ParseChoice(words)
	return engine.Entry{Seat: engine.Seat(n), Choice: c, By: by}, err == nil
}

func markText(m record.Mark) string {
	return strconv.Itoa(m.Seq) + "." + hex.EncodeToString(m.Position[:]) + hex.EncodeToString(m.Answers[:])
}

func readMark(text string) (m record.Mark, ok bool) {
	seq, rest, _ := strings.Cut(text, ".")
	n, err := strconv.Atoi(seq)
	b, wrong := hex.DecodeString(rest)
	if err != nil || wrong != nil || len(b) != len(m.Position)+len(m.Answers) {
		return m, false
	}
	m.Seq = n
	copy(m.Position[:], b)
	copy(m.Answers[:], b[len(m.Position):])
	return m, true
}

func written(list []engine.Entry) []string {
	texts := make([]string, len(list))
	for i, e := range list {
		texts[i] = entryText(e)
	}
	return texts
}

// read reads a message without trusting a byte of it.
func read(text string) (m message, list []engine.Entry, ok bool) {
	if len(text) > mostText || json.Unmarshal([]byte(text), &m) != nil || len(m.List) > mostList || m.From < 0 || m.Seen < 0 {
		return m, nil, false
	}
	for _, t := range m.List {
		e, ok := readEntry(t)
		if !ok {
			return m, nil, false
		}
		list = append(list, e)
	}
	return m, list, true
}
