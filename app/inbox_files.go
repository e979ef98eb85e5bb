package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/record"
)

// TakeIn opens what came as a file or was pasted: a match, all matches, a written position, or a text with a link.
func (in *Inbox) TakeIn(name, text string) error {
	text = strings.TrimPrefix(strings.TrimSpace(text), "\ufeff")
	if in.desk.Table.Agreements.Agreeing && strings.HasPrefix(text, "{") {
		in.desk.Table.Agreements.Check(text) // a correction of the match on the table
		return nil
	}
	if !strings.HasPrefix(text, "{") {
		if text == "" {
			return errors.New("there is nothing in it")
		}
		return in.Receive(text)
	}
	var front struct {
		Save   *int `json:"interbellum"`
		Bundle *int `json:"interbellum-matches"`
		Format string
		Schema string
	}
	if err := json.Unmarshal([]byte(text), &front); err != nil {
		return fmt.Errorf("%s cannot be read: %s", called(name), placed(text, err))
	}
	switch {
	case front.Bundle != nil:
		return in.takeAll([]byte(text))
	case front.Save != nil:
		return in.takeMatch(name, []byte(text), false)
	case front.Format != "" || front.Schema != "":
		return in.takePosition(name, []byte(text))
	}
	return fmt.Errorf("%s is neither a match nor a written position. A position begins with its \"format\", such as \"cataclysm/1\"", called(name))
}

func called(name string) string {
	if name == "" {
		return "this text"
	}
	return "“" + name + "”"
}

// placed says where a JSON text breaks off or goes wrong.
func placed(text string, err error) string {
	at := int64(-1)
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		at = syntax.Offset
	case errors.As(err, &kind):
		at = kind.Offset
	}
	if at < 0 {
		return err.Error()
	}
	return fmt.Sprintf("line %d: %s", 1+strings.Count(text[:min(int(at), len(text))], "\n"), strings.TrimPrefix(err.Error(), "json: "))
}

// takeMatch opens a saved match, once it has been replayed and found sound.
func (in *Inbox) takeMatch(name string, data []byte, agreed bool) error {
	in.claim = nil
	rec, err := record.Decode(data)
	if err != nil {
		return err
	}
	report, err := shelf.Replayed(data)
	if err != nil {
		return fmt.Errorf("%s does not open: %w", called(name), err)
	}
	if joined, err := in.joinFile(rec); joined {
		return err
	}
	id, way, parts, err := in.desk.Shelf.Take(rec, store.Info{}, func() (record.Report, error) { return report, nil },
		func(old store.Info, parts int) bool { return !agreed && in.claims(rec, old, parts) })
	if err != nil {
		return err
	}
	if way == shelf.Withheld {
		in.claim.file = data
		return nil
	}
	in.desk.Refresh()
	if err := in.desk.Open(id); err != nil {
		return err
	}
	switch way {
	case shelf.Continued:
		in.desk.Say(fmt.Sprintf("The match here went on from answer %d.", parts))
	case shelf.Known:
		in.desk.Say("This match is here already, and has come at least as far as the file.")
	case shelf.Forked:
		in.desk.Say(fmt.Sprintf("It parts from the match here at answer %d. Both are kept; this is the one from the file.", parts))
	default:
		in.desk.Say(fmt.Sprintf("%d answers replayed and checked.", len(rec.Entries)))
	}
	return nil
}

// takeAll puts every match of a bundle on the shelf. What cannot be read is counted and does not hold up the others.
func (in *Inbox) takeAll(data []byte) error {
	var all shelf.Bundle
	if err := json.Unmarshal(data, &all); err != nil {
		return fmt.Errorf("the file of matches cannot be read: %s", placed(string(data), err))
	}
	if all.Format != 1 {
		return fmt.Errorf("this file of matches has format %d; this version reads format 1", all.Format)
	}
	var counts [shelf.Forked + 1]int
	bad := 0
	for i, save := range all.Saves {
		rec, err := record.Decode(save)
		if err != nil {
			bad++
			continue
		}
		info := store.Info{}
		if i < len(all.Matches) && all.Matches[i].ID == rec.Header.ID {
			info = all.Matches[i]
		}
		_, way, _, err := in.desk.Shelf.Take(rec, info, func() (record.Report, error) { return shelf.Replayed(save) }, nil)
		if err != nil {
			in.desk.Refresh()
			return fmt.Errorf("%d of %d matches were taken in, then: %w", i-bad, len(all.Saves), err)
		}
		in.desk.Refresh()
		counts[way]++
	}
	var parts []string
	for _, part := range []struct {
		n    int
		says string
	}{{counts[shelf.Added], "new"}, {counts[shelf.Continued], "gone on"}, {counts[shelf.Known], "here already"},
		{counts[shelf.Forked], "kept beside the one that is here"}, {bad, "not readable"}} {
		if part.n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", part.n, part.says))
		}
	}
	in.desk.Say(fmt.Sprintf("%d matches in the file: %s.", len(all.Saves), strings.Join(parts, ", ")))
	return nil
}
