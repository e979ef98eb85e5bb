package app

import (
	"encoding/json"
	"errors"
	"strings"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/house"
	"interbellum/engine/record"
	"interbellum/engine/words"
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
			return words.Refuse("", "page/refused.file.empty")
		}
		rest, done, err := takeKeys(in, text)
		if done || err != nil {
			return err
		}
		text = rest
		if found, err := in.desk.Houses.takeLink(text); found {
			return err
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
		return words.Refuse("", "page/refused.file.unreadable", fileTitle(name), jsonFault(text, err))
	}
	switch {
	case front.Bundle != nil:
		return in.takeAll([]byte(text))
	case front.Save != nil:
		return in.takeMatch(name, []byte(text), false)
	case strings.HasPrefix(front.Format, house.FormatName):
		return takeEdition(in.desk.Houses, name, []byte(text))
	case front.Format != "" || front.Schema != "":
		return in.takePosition(name, []byte(text))
	}
	return words.Refuse("", "page/refused.file.neither", fileTitle(name))
}

func fileTitle(name string) string {
	if name == "" {
		return say("file.this-text")
	}
	return say("file.named", name)
}

// jsonFault says where a JSON text breaks off or goes wrong.
func jsonFault(text string, err error) string {
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
	return say("file.line", 1+strings.Count(text[:min(int(at), len(text))], "\n"), strings.TrimPrefix(err.Error(), "json: "))
}

// takeMatch opens a saved match, once it has been replayed and found sound.
func (in *Inbox) takeMatch(name string, data []byte, agreed bool) error {
	in.claim = nil
	rec, err := record.Decode(data)
	if err != nil {
		return err
	}
	report, err := shelf.Verify(data)
	if err != nil {
		return words.Refuse("", "page/refused.file.does-not-open", fileTitle(name), err)
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
		in.desk.Say(say("inbox.went-on", parts))
	case shelf.Known:
		in.desk.Say(say("inbox.here-already"))
	case shelf.Forked:
		in.desk.Say(say("inbox.parts", parts))
	default:
		in.desk.Say(say("inbox.checked", len(rec.Entries)))
	}
	return nil
}

// takeAll puts every match of a bundle on the shelf. What cannot be read is counted and does not hold up the others.
func (in *Inbox) takeAll(data []byte) error {
	var all shelf.Bundle
	if err := json.Unmarshal(data, &all); err != nil {
		return words.Refuse("", "page/refused.matches.unreadable", jsonFault(string(data), err))
	}
	if all.Format != 1 {
		return words.Refuse("", "page/refused.matches.format", all.Format)
	}
	if _, _, err := shelf.KeysOf(in.desk.Shelf).Take(all.Keys); err != nil { // first: with them, a match that comes is played here
		return err
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
		_, way, _, err := in.desk.Shelf.Take(rec, info, func() (record.Report, error) { return shelf.Verify(save) }, nil)
		if err != nil {
			in.desk.Refresh()
			return words.Refuse("", "page/refused.matches.stopped", i-bad, len(all.Saves), err)
		}
		in.desk.Refresh()
		counts[way]++
	}
	var parts []string
	for _, part := range []struct {
		n    int
		kind string
	}{{counts[shelf.Added], "new"}, {counts[shelf.Continued], "gone-on"}, {counts[shelf.Known], "known"}, {counts[shelf.Forked], "beside"}, {bad, "unreadable"}} {
		if part.n > 0 {
			parts = append(parts, say("matches.count."+part.kind, part.n))
		}
	}
	in.desk.Say(say("matches.taken", len(all.Saves), strings.Join(parts, ", ")))
	return openMoved(in, &all)
}
