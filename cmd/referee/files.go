package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// readRecord reads a save and finds its game, under the house edition that the match is played under.
func readRecord(file string) (*engine.Game, *record.Record, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, nil, err
	}
	rec, err := record.Decode(data)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	game, found := games.ByID(rec.Header.Game)
	if !found {
		return nil, nil, fmt.Errorf("%s is a match of %q, a game that is not known", file, rec.Header.Game)
	}
	if game, err = rec.PlayedBy(game); err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file, err)
	}
	return game, rec, nil
}

// openRecord reads a save and replays it; what could not be verified is said on err.
func openRecord(file string, err io.Writer) (*record.Run, error) {
	game, rec, e := readRecord(file)
	if e != nil {
		return nil, e
	}
	run, report, e := record.Open(game, rec, nil)
	if e != nil {
		return nil, fmt.Errorf("%s: %w", file, e)
	}
	if report.Way != record.Whole {
		fmt.Fprintln(err, wayWords(report))
	}
	return run, nil
}

func wayWords(r record.Report) string {
	switch r.Way {
	case record.FromSafePoint:
		return fmt.Sprintf("history before answer %d could not be checked by this version: %v", r.From, r.Why)
	case record.SafePointOnly:
		return fmt.Sprintf("history before answer %d could not be checked by this version, and %d answers after it were lost: %v", r.From, r.Dropped, r.Why)
	}
	return ""
}

// writeRecord writes beside the file and then switches, so that no half save remains.
func writeRecord(file string, run *record.Run) error {
	temp, err := os.CreateTemp(filepath.Dir(file), ".referee-*")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	if _, err := temp.Write(record.Encode(run.Seal())); err != nil {
		temp.Close()
		return err
	}
	if err := temp.Chmod(0o644); err != nil {
		temp.Close()
		return err
	}
	if err := temp.Close(); err != nil {
		return err
	}
	return os.Rename(temp.Name(), file)
}

func writeJSON(w io.Writer, v any) error {
	text, err := json.MarshalIndent(v, "", "  ")
	if err != nil {
		return err
	}
	_, err = w.Write(append(text, '\n'))
	return err
}
