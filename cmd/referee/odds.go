package main

import (
	"errors"
	"fmt"
	"strings"

	"interbellum/engine"
	"interbellum/engine/record"
)

// oddsLine is what an answer leads to.
type oddsLine struct {
	Ordinal int    `json:"ordinal"`
	Seat    string `json:"seat"`
	Kind    string `json:"kind"`
	Words   string `json:"words"`

	Forecast engine.Forecast `json:"forecast"`
	Outlook  *engine.Outlook `json:"outlook,omitempty"` // where the game sums it up
}

// odds tells what each answer, or one of them, leads to before it is given. In a game with
// secrets it tells what the holder of the asked seat may know.
func odds(u *call) error {
	asJSON := u.flags.Bool("json", false, "write JSON")
	if err := u.parse(1, 2); err != nil {
		return err
	}
	run, err := openRecord(u.args[0], u.err)
	if err != nil {
		return err
	}
	var lines []oddsLine
	if len(u.args) == 2 {
		t := table{call: u, run: run}
		seat, c, err := t.read(u.args[1])
		if err != nil {
			return err
		}
		line, err := oddsOf(run, seat, c)
		if err != nil {
			return err
		}
		lines = []oddsLine{line}
	} else if lines, err = allOdds(run); err != nil {
		return err
	}
	switch {
	case *asJSON:
		return writeJSON(u.out, struct {
			Seq     int        `json:"seq"`
			Answers []oddsLine `json:"answers"`
		}{len(run.Record.Entries), lines})
	case len(u.args) == 2:
		return writeOutlook(u, run, lines[0])
	}
	writeQuestions(u.out, run)
	for _, line := range lines {
		fmt.Fprintf(u.out, "%5d  %s: %s\n", line.Ordinal, line.Words, summary(run.Game, line))
	}
	return nil
}

// allOdds looks ahead from every legal answer that is neither Chance's nor an order.
func allOdds(run *record.Run) ([]oddsLine, error) {
	lines, ordinal := []oddsLine{}, -1
	for _, d := range everything(run) {
		for _, c := range d.Legal {
			if ordinal++; d.Seat == engine.Chance || d.Kind == engine.OrderVerb || d.Kind == engine.Agreement {
				continue
			}
			line, err := oddsOf(run, d.Seat, c)
			if err != nil {
				return nil, err
			}
			line.Ordinal = ordinal
			lines = append(lines, line)
		}
	}
	return lines, nil
}

func oddsOf(run *record.Run, seat engine.Seat, c engine.Choice) (oddsLine, error) {
	if seat == engine.Chance {
		return oddsLine{}, errors.New("dice have no odds once they lie: ask for those of an answer that leads to them")
	}
	if record.Agrees(c) {
		return oddsLine{}, errors.New("what players agree on has no odds")
	}
	d, _, _ := run.Asked(seat, c)
	line := oddsLine{Seat: slug(run.Game, seat), Kind: d.Kind, Words: c.Words()}
	entry, seats := d.Answer(run.Match.Seq(), c, ""), holding(run, seat)
	var err error
	if line.Forecast, err = engine.Foresee(run.Game, run.Match, entry, seats); err != nil || run.Game.Outlook == nil {
		return line, err
	}
	outlook, err := run.Game.Outlook(run.Match, entry, seats)
	line.Outlook = &outlook
	return line, err
}

// summary is what an answer leads to in one line.
func summary(g *engine.Game, line oddsLine) string {
	parts := []string{}
	add := func(before string, list []engine.Event) {
		for i, e := range list {
			text := eventWords(g, e)
			if i == 0 {
				text = before + text
			}
			parts = append(parts, text)
		}
	}
	f := line.Forecast
	if o := line.Outlook; o != nil {
		add("", o.Sure)
		for _, x := range o.Throws {
			parts = append(parts, throwWords(g, x))
		}
		before := "if it passes: "
		if len(o.Throws) == 0 || o.Throws[0].Need == 0 {
			before = "if nobody adds anything: "
		}
		add(before, o.Then)
		add("if it fails: ", o.Else)
	} else {
		add("", f.Events)
		for _, d := range f.Next {
			parts = append(parts, slug(g, d.Seat)+" is asked "+d.Kind)
		}
	}
	switch {
	case f.Over:
		parts = append(parts, "the match is over")
	case f.Veiled:
		parts = append(parts, "what is hidden decides the rest")
	}
	if len(parts) == 0 {
		return "nothing at once"
	}
	return strings.Join(parts, "; ")
}

// throwWords is a throw in one line, its outcomes added up by kind and seat.
func throwWords(g *engine.Game, x engine.Throw) string {
	text := throwerWords(g, x)
	if x.Against != nil {
		text += " against " + throwerWords(g, *x.Against)
	}
	if x.Need > 0 {
		return fmt.Sprintf("%s, %d or more: %s", text, x.Need, share(x.Passed, x.Total))
	}
	var sums []engine.Way
next:
	for _, o := range x.Outcomes {
		if len(x.Outcomes) > 6 {
			o.On, o.To = "", ""
		}
		o.N = 0
		for i := range sums {
			if sums[i].Event == o.Event {
				sums[i].Ways += o.Ways
				continue next
			}
		}
		sums = append(sums, o)
	}
	for i, o := range sums {
		text += map[bool]string{true: ": ", false: ", "}[i == 0] + eventWords(g, o.Event) + " " + share(o.Ways, x.Total)
	}
	return text
}

func throwerWords(g *engine.Game, x engine.Throw) string {
	text := x.Kind
	if x.Seat != engine.Chance {
		text += " of " + slug(g, x.Seat)
	}
	if text += fmt.Sprintf(", %d dice", x.Dice); x.Dice == 1 {
		text = strings.TrimSuffix(text, "dice") + "die"
	}
	for _, m := range x.Mods {
		text += fmt.Sprintf(" %+d (%s)", m.N, m.Rule)
	}
	return text
}

// share is a count of ways as a fraction and in per cent.
func share(n, of int) string {
	if of == 0 {
		return "0"
	}
	tenths := (2000*n/of + 1) / 2
	return fmt.Sprintf("%d/%d = %d.%d %%", n, of, tenths/10, tenths%10)
}

// writeOutlook tells of one answer in full.
func writeOutlook(u *call, run *record.Run, line oddsLine) error {
	write := func(title string, list []engine.Event) {
		for i, e := range list {
			if i == 0 {
				fmt.Fprintln(u.out, title)
			}
			fmt.Fprintf(u.out, "    %s\n", eventWords(run.Game, e))
		}
	}
	fmt.Fprintf(u.out, "%s, %s: %s\n", line.Seat, line.Kind, line.Words)
	write("seen at once:", line.Forecast.Events)
	if o := line.Outlook; o != nil {
		write("surely:", o.Sure)
		for _, x := range o.Throws {
			fmt.Fprintln(u.out, throwWords(run.Game, x))
			if len(x.Outcomes) == 0 {
				for score, n := range x.Scores {
					if n > 0 {
						fmt.Fprintf(u.out, "    score %d: %s\n", score, share(n, x.Total))
					}
				}
			}
			for _, o := range x.Outcomes {
				fmt.Fprintf(u.out, "    %s: %s\n", eventWords(run.Game, o.Event), share(o.Ways, x.Total))
			}
		}
		write("then:", o.Then)
		write("if it fails:", o.Else)
		if o.Plain {
			fmt.Fprintln(u.out, "if no one adds anything to it meanwhile")
		}
	}
	for _, d := range line.Forecast.Next {
		fmt.Fprintf(u.out, "%s is asked: %s\n", slug(run.Game, d.Seat), question(d))
	}
	switch {
	case line.Forecast.Over:
		fmt.Fprintln(u.out, "the match is over")
	case line.Forecast.Veiled:
		fmt.Fprintln(u.out, "what is hidden decides the rest")
	}
	return nil
}
