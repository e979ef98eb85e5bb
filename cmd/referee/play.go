package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
)

func play(u *call) error {
	chance := u.flags.String("chance", "", "the next answers of Chance, as `WORDS` with commas between: 'draw:flag/germany, 6, 4, 3'")
	auto := u.flags.Bool("auto", false, "let the dealer answer for Chance, and answer what has one answer or what a standing order answers")
	file := u.flags.String("o", "", "write to this `FILE` instead")
	if err := u.parse(1, -1); err != nil {
		return err
	}
	script, err := dice.Script(*chance)
	if err != nil {
		return usage{err.Error()}
	}
	run, err := openRecord(u.args[0], u.err)
	if err != nil {
		return err
	}
	t := table{call: u, run: run, script: script, auto: *auto, answers: u.args[1:]}
	if err := t.play(); err != nil {
		return err
	}
	if err := script.Finish(); err != nil {
		return err
	}
	if *file == "" {
		*file = u.args[0]
	}
	if err := writeRecord(*file, run); err != nil {
		return err
	}
	writeQuestions(u.out, run)
	return nil
}

// A table is a match with what was given to be entered.
type table struct {
	*call
	run     *record.Run
	script  *dice.Scripted
	auto    bool
	answers []string
}

// play enters everything that was given, and between it what no one need be asked.
func (t *table) play() error {
	for {
		moved, err := t.unasked()
		if err != nil {
			return err
		}
		if moved {
			continue
		}
		if len(t.answers) == 0 {
			return nil
		}
		if err := t.answer(t.answers[0]); err != nil {
			return err
		}
	}
}

// unasked answers for Chance, and with -auto what has one answer.
func (t *table) unasked() (bool, error) {
	for _, d := range t.run.Match.Open() {
		if d.Seat == engine.Chance && t.script.Left() > 0 {
			c := t.script.Deal(d)
			if err := t.script.Err(); err != nil {
				return false, err
			}
			return true, t.enter(d.Seat, c, dice.Hand)
		}
	}
	if t.auto {
		if d, c, by, found := t.run.Unasked(); found {
			return true, t.enter(d.Seat, c, by)
		}
	}
	return false, nil
}

// answer enters the first answer given. Where it is not legal and only one thing is,
// that is entered before it.
func (t *table) answer(text string) error {
	if is, err := t.propose(text); is {
		t.answers = t.answers[1:]
		return err
	}
	seat, c, err := t.read(text)
	if err == nil {
		t.answers = t.answers[1:]
		by := ""
		if seat == engine.Chance {
			by = dice.Hand
		}
		return t.enter(seat, c, by)
	}
	if open := t.run.Match.Open(); len(open) == 1 && len(open[0].Legal) == 1 && open[0].Seat != engine.Chance {
		return t.enter(open[0].Seat, open[0].Legal[0], record.ByForced)
	}
	return err
}

// read finds what is meant: words of a legal answer, with or without the seat, else the
// ordinal of one.
func (t *table) read(text string) (engine.Seat, engine.Choice, error) {
	all := everything(t.run)
	words, only := text, -1
	if name, rest, found := strings.Cut(text, "="); found {
		s, err := seatNamed(t.run.Game, name)
		if err != nil {
			return 0, engine.Choice{}, err
		}
		words, only = rest, int(s)
	}
	c, err := engine.ParseChoice(words)
	if accord := accordWords(t.run, words); accord != "" && (err != nil || !asks(all, c)) {
		c, err = engine.ParseChoice(accord)
	}
	if err != nil {
		return 0, engine.Choice{}, usage{err.Error()}
	}
	for _, d := range all {
		if (only < 0 || only == int(d.Seat)) && d.Allows(c) {
			return d.Seat, c, nil
		}
	}
	if n, err := strconv.Atoi(words); err == nil && n >= 0 && only < 0 {
		for _, d := range all {
			if n < len(d.Legal) {
				return d.Seat, d.Legal[n], nil
			}
			n -= len(d.Legal)
		}
	}
	return 0, engine.Choice{}, t.refusal(text)
}

// asks reports whether a choice answers any of the questions.
func asks(all []engine.Decision, c engine.Choice) bool {
	return slices.ContainsFunc(all, func(d engine.Decision) bool { return d.Allows(c) })
}

func (t *table) refusal(text string) error {
	open := t.run.Match.Open()
	if len(open) == 0 {
		return fmt.Errorf("%q: the match is over", text)
	}
	questions := []string{}
	for _, d := range open {
		questions = append(questions, slug(t.run.Game, d.Seat)+" is asked: "+question(d))
	}
	return fmt.Errorf("answer %d, %q, is not legal; %s", len(t.run.Record.Entries), text, strings.Join(questions, "; "))
}

func (t *table) enter(s engine.Seat, c engine.Choice, by string) error {
	if by == dice.Hand {
		if err := t.run.ThrowByHand(); err != nil {
			return err
		}
	}
	e, seen, err := t.run.Answer(s, c, by)
	if err != nil {
		return err
	}
	fmt.Fprintln(t.out, strings.TrimSpace(fmt.Sprintf("%d %s %s %s", e.Seq, slug(t.run.Game, s), c.Words(), e.By)))
	for _, event := range seen {
		fmt.Fprintf(t.out, "    %s\n", eventWords(t.run.Game, event))
	}
	return nil
}

func eventWords(g *engine.Game, e engine.Event) string {
	text := e.Kind
	if e.Seat != engine.Chance {
		text += " " + slug(g, e.Seat)
	}
	if e.On != "" {
		text += " " + string(e.On)
	}
	if e.To != "" {
		text += " > " + string(e.To)
	}
	if e.N != 0 {
		text += fmt.Sprintf(" %d", e.N)
	}
	if e.Rule != "" {
		text += fmt.Sprintf(" (%s)", e.Rule)
	}
	return text
}

func replay(u *call) error {
	asJSON := u.flags.Bool("json", false, "write JSON")
	if err := u.parse(1, 1); err != nil {
		return err
	}
	game, rec, err := readRecord(u.args[0])
	if err != nil {
		return err
	}
	run, report, err := record.Open(game, rec, nil)
	if err != nil {
		return err
	}
	if *asJSON {
		return writeJSON(u.out, report)
	}
	if words := wayWords(report); words != "" {
		fmt.Fprintln(u.out, words)
	}
	fmt.Fprintf(u.out, "%d answers are legal, %d of them forced and %d by order; %d answers of Chance were dealt again and are the same", report.Answers, report.Forced, report.Ordered, report.Dealt)
	if report.Hand > 0 {
		fmt.Fprintf(u.out, ", %d were given by hand", report.Hand)
	}
	if report.Undealt > 0 {
		fmt.Fprintf(u.out, ", %d belong to another edition and cannot be dealt again", report.Undealt)
	}
	fmt.Fprintf(u.out, "; %d fingerprints agree\n", report.Prints)
	if report.Agreed > 0 || report.StoodIn > 0 {
		fmt.Fprintf(u.out, "%d agreements of the players took effect, %d of them corrections of the position; %d answers were a stand-in's\n", report.Agreed, report.Corrected, report.StoodIn)
	}
	writeQuestions(u.out, run)
	return nil
}
