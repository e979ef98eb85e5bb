package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"interbellum/engine"
	"interbellum/engine/record"
)

func show(u *call) error {
	seat := u.flags.String("seat", "", "show what the player who holds this `SEAT` may know")
	asJSON := u.flags.Bool("json", false, "write JSON: the table in the game's documented schema, or the view")
	if err := u.parse(1, 1); err != nil {
		return err
	}
	run, err := openRecord(u.args[0], u.err)
	if err != nil {
		return err
	}
	table := run.Match.Schema()
	if *seat != "" {
		s, err := seatNamed(run.Game, *seat)
		if err != nil {
			return err
		}
		table = run.Match.View(holding(run, s))
	}
	if *asJSON {
		return writeJSON(u.out, table)
	}
	h := run.Record.Header
	fmt.Fprintf(u.out, "%s %s, edition %s, match %s\n", run.Game.Name, h.Scenario, run.Edition(), h.ID)
	for _, p := range h.Players {
		fmt.Fprintf(u.out, "  %s: %s\n", p.Name, slugs(run.Game, p.Seats))
	}
	fmt.Fprintf(u.out, "answers: %d\nunder way: %s\n", len(run.Record.Entries), strings.Join(run.Match.Stack(), " > "))
	writeQuestions(u.out, run)
	if r, over := run.Match.Result(); over {
		if r.Kind == engine.Agreement {
			fmt.Fprintf(u.out, "over: ended by agreement, %s ahead\n", slugs(run.Game, r.Winners))
		} else {
			fmt.Fprintf(u.out, "over: %s (%s), won by %s\n", r.Kind, r.Rule, slugs(run.Game, r.Winners))
		}
		for _, score := range r.Scores {
			fmt.Fprintf(u.out, "  %s: %d\n", score.Who, score.N)
		}
	}
	return flatten(u.out, table)
}

// holding is every seat of the player who holds s.
func holding(run *record.Run, s engine.Seat) engine.Seats {
	if p := run.Record.Header.Holder(s); p != record.Nobody {
		return run.Record.Header.Players[p].Seats
	}
	return engine.Only(s)
}

// writeQuestions says in a line who is asked what.
func writeQuestions(w io.Writer, run *record.Run) {
	open := run.Match.Open()
	if len(open) == 0 {
		fmt.Fprintln(w, "the match is over")
	}
	for _, d := range open {
		fmt.Fprintf(w, "%s is asked: %s\n", slug(run.Game, d.Seat), question(d))
	}
	waits(w, run)
}

func question(d engine.Decision) string {
	text := d.Kind
	if d.Rule != "" {
		text += fmt.Sprintf(" (%s)", d.Rule)
	}
	if d.About != "" {
		text += " about " + string(d.About)
	}
	if d.Left > 0 {
		text += fmt.Sprintf(", %d more follow", d.Left)
	}
	if d.Sealed {
		text += ", sealed"
	}
	return text
}

// flatten writes any table as lines of a path and a value, leaving out what is empty.
func flatten(w io.Writer, table any) error {
	text, err := json.Marshal(table)
	if err != nil {
		return err
	}
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	return walkJSON(w, d, "")
}

func walkJSON(w io.Writer, d *json.Decoder, path string) error {
	token, err := d.Token()
	if err != nil {
		return err
	}
	delim, nested := token.(json.Delim)
	if !nested {
		if s := fmt.Sprint(token); token != nil && s != "" && s != "0" && s != "false" {
			fmt.Fprintf(w, "%s: %s\n", path, s)
		}
		return nil
	}
	for i := 0; d.More(); i++ {
		key := fmt.Sprint(i)
		if delim == '{' {
			name, err := d.Token()
			if err != nil {
				return err
			}
			key = fmt.Sprint(name)
		}
		if err := walkJSON(w, d, strings.TrimPrefix(path+"."+key, ".")); err != nil {
			return err
		}
	}
	_, err = d.Token()
	return err
}

type legalLine struct {
	Seat   string       `json:"seat"`
	Kind   string       `json:"kind"`
	Rule   engine.Rule  `json:"rule"`
	About  engine.Ref   `json:"about,omitempty"`
	Left   int          `json:"left,omitempty"`
	Sealed bool         `json:"sealed,omitempty"`
	Right  bool         `json:"right,omitempty"`
	Answer []legalWords `json:"answers"`
}

type legalWords struct {
	Ordinal int    `json:"ordinal"`
	Words   string `json:"words"`
	Weight  int    `json:"weight,omitempty"`
}

func legal(u *call) error {
	asJSON := u.flags.Bool("json", false, "write JSON")
	orders := u.flags.Bool("orders", false, "list the standing orders that could be given, too")
	agreements := u.flags.Bool("agreements", false, "list what players could propose or say to a proposal, too; one that waits is always listed")
	if err := u.parse(1, 1); err != nil {
		return err
	}
	run, err := openRecord(u.args[0], u.err)
	if err != nil {
		return err
	}
	lines := legalLines(run)
	if *asJSON {
		return writeJSON(u.out, struct {
			Seq       int         `json:"seq"`
			Over      bool        `json:"over"`
			Questions []legalLine `json:"questions"`
		}{len(run.Record.Entries), len(run.Match.Open()) == 0, lines})
	}
	if len(run.Match.Open()) == 0 {
		fmt.Fprintln(u.out, "the match is over")
	}
	for i, d := range everything(run) {
		line := lines[i]
		if d.Kind == engine.OrderVerb && !*orders || d.Kind == engine.Agreement && !*agreements && run.Pending() == nil {
			continue
		}
		kind := question(d)
		if line.Right {
			kind = "a right, " + kind
		}
		fmt.Fprintf(u.out, "%s: %s\n", line.Seat, kind)
		for _, a := range line.Answer {
			fmt.Fprintf(u.out, "%5d  %s\n", a.Ordinal, a.Words)
		}
	}
	return nil
}

// everything is what can be answered: the open questions, then the rights, orders and agreements last. Ordinals count
// through all of it.
func everything(run *record.Run) []engine.Decision {
	open := run.Match.Open()
	return append(open[:len(open):len(open)], run.Rights()...)
}

func legalLines(run *record.Run) []legalLine {
	lines := []legalLine{}
	ordinal := 0
	for i, d := range everything(run) {
		line := legalLine{Seat: slug(run.Game, d.Seat), Kind: d.Kind, Rule: d.Rule, About: d.About, Left: d.Left, Sealed: d.Sealed, Right: i >= len(run.Match.Open())}
		for at, c := range d.Legal {
			words := legalWords{Ordinal: ordinal, Words: c.Words()}
			if len(d.Weights) > at {
				words.Weight = d.Weights[at]
			}
			line.Answer = append(line.Answer, words)
			ordinal++
		}
		lines = append(lines, line)
	}
	return lines
}
