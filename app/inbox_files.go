package app

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"interbellum/app/match"
	"interbellum/app/store"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// A bundle is all matches in one file: the list first, for a reader, then the saves in the same order. A match that
// cannot be read is in it as the text that is stored.
type bundle struct {
	Format   int               `json:"interbellum-matches"`
	Exported string            `json:"exported"`
	Matches  []store.Info      `json:"matches"`
	Saves    []json.RawMessage `json:"saves"`
}

// Export writes one match as a file: as it lies on the table, or as it is stored even if it does not open any more.
func (sh *Shelf) Export(id string) (name string, data []byte, err error) {
	if sh.desk.Table.Session != nil && sh.desk.Table.Info.ID == id {
		return fileName(sh.desk.Table.Info.Title), titled(sh.desk.Table.Session.Record(), sh.desk.Table.Info.Title), nil
	}
	info, _ := sh.known(id)
	if data, err = sh.Store.Export(id); err != nil {
		return "", nil, err
	}
	if rec, err := record.Decode(data); err == nil {
		data = titled(rec, info.Title)
	}
	return fileName(info.Title), data, nil
}

// titled writes a record under the title that the shelf knows it by.
func titled(rec *record.Record, title string) []byte {
	out := *rec
	out.Header.Title = title
	return record.Encode(&out)
}

// ExportAll writes every match on the shelf, those in the archive too, and not those in the bin.
func (sh *Shelf) ExportAll() (name string, data []byte, err error) {
	sh.Refresh()
	all := bundle{Format: 1, Exported: sh.now().UTC().Format(time.RFC3339), Matches: []store.Info{}}
	for _, info := range sh.List {
		if info.Binned > 0 {
			continue
		}
		_, data, err := sh.Export(info.ID)
		if err != nil {
			return "", nil, err
		}
		if !json.Valid(data) {
			data, _ = json.Marshal(string(data))
		}
		all.Matches = append(all.Matches, info)
		all.Saves = append(all.Saves, data)
	}
	if len(all.Matches) == 0 {
		return "", nil, errors.New("there is no match to export")
	}
	head, err := json.MarshalIndent(struct {
		Format   int          `json:"interbellum-matches"`
		Exported string       `json:"exported"`
		Matches  []store.Info `json:"matches"`
	}{all.Format, all.Exported, all.Matches}, "", " ")
	var b bytes.Buffer
	b.Write(bytes.TrimSuffix(head, []byte("\n}")))
	b.WriteString(",\n \"saves\": [\n")
	b.Write(bytes.Join(rawBytes(all.Saves), []byte(",\n")))
	b.WriteString("\n]}\n")
	return "interbellum-matches-" + sh.now().Format("2006-01-02"), b.Bytes(), err
}

func rawBytes(list []json.RawMessage) [][]byte {
	out := make([][]byte, len(list))
	for i, raw := range list {
		out[i] = bytes.TrimSpace(raw)
	}
	return out
}

// fileName is a title that every file system takes.
func fileName(title string) string {
	name := []rune("interbellum-")
	for _, c := range title {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9':
			name = append(name, c)
		case name[len(name)-1] != '-':
			name = append(name, '-')
		}
	}
	return strings.TrimSuffix(string(name), "-")
}

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

// Ways in which a match can be taken in.
const (
	takenNew   = iota
	takenOn    // the match here goes on
	takenKnown // it is here already, and has come at least as far
	takenFork  // it parts from the one here: both are kept
	takenAsk   // not yet: it answers for players who play here
)

// takeMatch opens a saved match, once it has been replayed and found sound.
func (in *Inbox) takeMatch(name string, data []byte, agreed bool) error {
	in.claim = nil
	rec, err := record.Decode(data)
	if err != nil {
		return err
	}
	report, err := replayed(data)
	if err != nil {
		return fmt.Errorf("%s does not open: %w", called(name), err)
	}
	if joined, err := in.joinFile(rec); joined {
		return err
	}
	id, way, parts, err := in.desk.Shelf.shelve(rec, store.Info{}, func() (record.Report, error) { return report, nil }, !agreed)
	if err != nil {
		return err
	}
	if way == takenAsk {
		in.claim.file = data
		return nil
	}
	in.desk.Shelf.Refresh()
	if err := in.desk.Open(id); err != nil {
		return err
	}
	switch way {
	case takenOn:
		in.desk.Say(fmt.Sprintf("The match here went on from answer %d.", parts))
	case takenKnown:
		in.desk.Say("This match is here already, and has come at least as far as the file.")
	case takenFork:
		in.desk.Say(fmt.Sprintf("It parts from the match here at answer %d. Both are kept; this is the one from the file.", parts))
	default:
		in.desk.Say(fmt.Sprintf("%d answers replayed and checked.", len(rec.Entries)))
	}
	return nil
}

// checks reports whether a match opens: nothing takes the place of one here that does not.
func checks(verify func() (record.Report, error)) bool {
	_, err := verify()
	return err == nil
}

// replayed opens a match to see whether it can be.
func replayed(data []byte) (record.Report, error) {
	rec, err := record.Decode(data)
	if err != nil {
		return record.Report{}, err
	}
	game, err := games.Find(rec.Header.Game)
	if err != nil {
		return record.Report{}, err
	}
	_, report, err := match.Open(game, rec)
	return report, err
}

// elsewhere reports whether the game of a match is in the page's other program. Such a match is kept unopened, and never in
// the place of another.
func elsewhere(rec *record.Record) bool {
	_, err := games.Find(rec.Header.Game)
	return errors.As(err, new(*games.OtherProgram))
}

// shelve puts a match that came from elsewhere on the shelf. It never takes the place of one that has come further or
// went another way; parts is the answer at which they part. info is what the file says about it, if anything. With ask,
// players here are asked before a match that answers for them is taken on. verify replays the match, where that is needed.
func (sh *Shelf) shelve(rec *record.Record, info store.Info, verify func() (record.Report, error), ask bool) (id string, way, parts int, err error) {
	title := rec.Header.Title
	id, rec.Header.Title = rec.Header.ID, ""
	if info.Title == "" {
		info.Title = title
	}
	info = sh.described(rec, info)
	info.Here, info.Known = arrived(rec.Header.Players), 0
	stored, old, err := sh.Store.Load(id)
	if !errors.As(err, new(*store.Missing)) && !old.Damaged {
		info.Here, info.Known, info.Programs = old.Here, old.Known, old.Programs
	}
	switch {
	case errors.As(err, new(*store.Missing)):
		_, err = sh.save(info, record.Encode(rec), 0)
		return id, takenNew, 0, err
	case old.Damaged && elsewhere(rec):
		return sh.fork(rec, info, 0)
	case old.Damaged && checks(verify):
		_, err = sh.save(info, record.Encode(rec), 1) // the file mends what is damaged here
		return id, takenOn, 0, err
	case err != nil:
		return id, 0, 0, err
	}
	here, err := record.Decode(stored)
	if err != nil {
		return sh.fork(rec, info, 0)
	}
	here, _ = asOpened(here)
	mine, theirs := here.Entries, rec.Entries
	parts = record.InCommon(mine, theirs)
	switch {
	case !sameMatch(here, rec):
		return sh.fork(rec, info, 0)
	case !sameAmendments(here.Amendments, rec.Amendments):
		return sh.fork(rec, info, parts)
	case parts == len(theirs):
		if old.Binned > 0 {
			err = sh.Store.Change(id, func(i *store.Info) { i.Binned = 0 })
		}
		return id, takenKnown, parts, err
	case parts < len(mine) || elsewhere(rec): // only the program that has the game can tell whether it goes on
		return sh.fork(rec, info, parts)
	}
	report, err := verify()
	switch {
	case err != nil:
		return id, takenKnown, parts, nil // what goes on from here is not a match
	case report.Way != record.Whole || report.Unsure > parts: // some of what is new cannot be checked
		return sh.fork(rec, info, parts)
	case ask && sh.desk.Inbox.claims(rec, old, parts):
		return id, takenAsk, parts, nil
	}
	info.Title = old.Title
	_, err = sh.save(info, record.Encode(rec), old.Revision)
	return id, takenOn, parts, err
}

func (sh *Shelf) fork(rec *record.Record, info store.Info, parts int) (string, int, int, error) {
	id, err := sh.copied(rec, info)
	return id, takenFork, parts, err
}

// sameAmendments compares as many corrections as both have.
func sameAmendments(a, b [][]byte) bool {
	for i := range min(len(a), len(b)) {
		if !bytes.Equal(a[i], b[i]) {
			return false
		}
	}
	return true
}

// described is what the list says of a match before it has been opened here.
func (sh *Shelf) described(rec *record.Record, info store.Info) store.Info {
	h := &rec.Header
	info.ID, info.Game, info.Scenario, info.Answers, info.Damaged = h.ID, h.Game, h.Scenario, len(rec.Entries), false
	info.Archived, info.Binned = info.Archived && info.Binned == 0, 0
	if info.Saved == 0 {
		info.Saved = sh.now().UnixMilli()
	}
	info.Players = nil
	for _, p := range h.Players {
		info.Players = append(info.Players, p.Name)
	}
	if info.Title == "" {
		info.Title = gameName(h.Game)
		title, _ := games.Title(h.Game)
		for _, s := range title.Scenarios {
			if s.ID == h.Scenario {
				info.Title = s.Name
			}
		}
	}
	return info
}

// takeAll puts every match of a bundle on the shelf. What cannot be read is counted and does not hold up the others.
func (in *Inbox) takeAll(data []byte) error {
	var all bundle
	if err := json.Unmarshal(data, &all); err != nil {
		return fmt.Errorf("the file of matches cannot be read: %s", placed(string(data), err))
	}
	if all.Format != 1 {
		return fmt.Errorf("this file of matches has format %d; this version reads format 1", all.Format)
	}
	var counts [takenFork + 1]int
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
		_, way, _, err := in.desk.Shelf.shelve(rec, info, func() (record.Report, error) { return replayed(save) }, false)
		if err != nil {
			in.desk.Shelf.Refresh()
			return fmt.Errorf("%d of %d matches were taken in, then: %w", i-bad, len(all.Saves), err)
		}
		in.desk.Shelf.Refresh()
		counts[way]++
	}
	var parts []string
	for _, part := range []struct {
		n    int
		says string
	}{{counts[takenNew], "new"}, {counts[takenOn], "gone on"}, {counts[takenKnown], "here already"},
		{counts[takenFork], "kept beside the one that is here"}, {bad, "not readable"}} {
		if part.n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", part.n, part.says))
		}
	}
	in.desk.Say(fmt.Sprintf("%d matches in the file: %s.", len(all.Saves), strings.Join(parts, ", ")))
	return nil
}
