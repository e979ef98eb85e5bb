package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

func writeLink(u *call) error {
	address := u.flags.String("address", "", "put the link behind this `URL`")
	note := u.flags.String("note", "", "a note of at most 280 characters")
	since := u.flags.Int("since", 0, "leave out the answers before this `NUMBER`, for a receiver who has them")
	bare := u.flags.Bool("bare", false, "leave out the position, which opens under other editions of the game too")
	if err := u.parse(1, 1); err != nil {
		return err
	}
	run, err := openRecord(u.args[0], u.err)
	if err != nil {
		return err
	}
	text, err := link.Encode(run.Game, link.Letter{Record: run.Seal(), Note: *note, Since: *since, Bare: *bare})
	if err != nil {
		return err
	}
	if *address != "" {
		text = strings.TrimSuffix(*address, "#") + "#" + text
	}
	fmt.Fprintln(u.out, text)
	return nil
}

func openLink(u *call) error {
	file := u.flags.String("o", "", "the `FILE` to write")
	known := u.flags.String("known", "", "the match as it is known, in this `FILE`: what both have must be the same")
	if err := u.parse(1, 1); err != nil {
		return err
	}
	if *file == "" {
		return misuse("-o FILE is missing")
	}
	text := u.args[0]
	if text == "-" {
		data, err := io.ReadAll(io.LimitReader(u.in, 4<<20))
		if err != nil {
			return err
		}
		text = string(data)
	}
	var here *record.Record
	if *known != "" {
		var err error
		if _, here, err = readRecord(*known); err != nil {
			return err
		}
	}
	run, front, says, err := arrive(text, here)
	if err != nil {
		return err
	}
	if err := writeRecord(*file, run); err != nil {
		return err
	}
	fmt.Fprintln(u.out, says)
	if front.Note != "" {
		fmt.Fprintf(u.out, "note: %s\n", front.Note)
	}
	writeQuestions(u.out, run)
	return nil
}

func findGame(id string) *engine.Game { g, _ := games.ByID(id); return g }

// arrive opens a link beside the match as it is known, if it is. A link that has been answered already opens that
// answer.
func arrive(text string, here *record.Record) (run *record.Run, front link.Front, says string, err error) {
	run, front, err = link.Join(text, findGame, here)
	var other *link.OtherEdition
	if errors.As(err, &other) && other.Position {
		var report record.Report
		if run, front, report, err = link.OpenPosition(text, findGame, nil); err != nil {
			return nil, front, "", err
		}
		report.Why = other
		return run, front, wayWords(report), nil
	}
	if err != nil {
		return nil, front, "", err
	}
	says = fmt.Sprintf("%d answers replayed and checked", front.Answers)
	if !engine.SameEdition(front.Edition, run.Game.Edition) {
		says += fmt.Sprintf("; the link was made with edition %s of the game and replays under %s", front.Edition, run.Game.Edition)
	}
	if here == nil {
		hand := 0
		for _, e := range run.Record.Entries {
			if e.By == dice.Hand {
				hand++
			}
		}
		if hand > 0 {
			says += fmt.Sprintf("; %d dice and draws were thrown by hand, and are taken on trust", hand)
		}
		if run.Unsure() > 0 {
			says += fmt.Sprintf("; NOT checked: some answers up to %d, which an older edition of the game gave or whose dice were thrown by hand; this edition would have dealt %d otherwise", run.Unsure()-1, run.Undealt())
		}
		return run, front, says, nil
	}
	there := run.Record
	if what := here.Header.Unlike(&there.Header); what != "" {
		return nil, front, "", &stranger{here.Header.ID, there.Header.ID, words.To("engine/unlike." + what).String()}
	}
	if i := record.InCommon(here.Entries, there.Entries); i < min(len(here.Entries), len(there.Entries)) {
		return nil, front, "", &differs{i, here.Entries[i], there.Entries[i]}
	}
	if len(here.Entries) < len(there.Entries) {
		return run, front, fmt.Sprintf("%s, %d of them known before", says, len(here.Entries)), nil
	}
	run, _, err = record.Open(run.Game, here, nil)
	return run, front, fmt.Sprintf("%s; the match has come at least as far: %d answers", says, len(here.Entries)), err
}
