package main

import (
	"fmt"
	"io"
	"strings"

	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/link"
)

func writeLink(u *call) error {
	address := u.flags.String("address", "", "put the link behind this `URL`")
	note := u.flags.String("note", "", "a note of at most 280 characters")
	if err := u.parse(1, 1); err != nil {
		return err
	}
	run, err := openRecord(u.args[0], u.err)
	if err != nil {
		return err
	}
	text, err := link.Encode(run.Game, link.Letter{Record: run.Seal(), Note: *note})
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
	run, front, err := link.Open(text, func(id string) *engine.Game { g, _ := games.ByID(id); return g })
	if err != nil {
		return err
	}
	if err := writeRecord(*file, run); err != nil {
		return err
	}
	fmt.Fprintf(u.out, "%d answers\n", front.Answers)
	if front.Note != "" {
		fmt.Fprintf(u.out, "note: %s\n", front.Note)
	}
	asked(u.out, run)
	return nil
}
