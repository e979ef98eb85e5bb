package app

import (
	"bytes"
	"errors"

	"interbellum/app/match"
	"interbellum/app/store"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// Ways in which a match can be taken in.
const (
	takenNew   = iota
	takenOn    // the match here goes on
	takenKnown // it is here already, and has come at least as far
	takenFork  // it parts from the one here: both are kept
	takenAsk   // not yet: it answers for players who play here
)

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
	return sh.join(rec, info, verify, stored, old, ask)
}

// join lets a match that came from elsewhere go on with the one that is stored here, or keeps it beside that.
func (sh *Shelf) join(rec *record.Record, info store.Info, verify func() (record.Report, error), stored []byte, old store.Info, ask bool) (id string, way, parts int, err error) {
	id = info.ID
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

// asOpened is a match as it is once it has been opened: one of an older edition may begin anew at its last safe point, on
// this device as on the sender's.
func asOpened(rec *record.Record) (opened *record.Record, anew bool) {
	game := gameOf(rec.Header.Game)
	if game == nil || rec.Older(game.Edition) == 0 {
		return rec, false
	}
	run, report, err := record.Open(game, rec, nil)
	if err != nil || report.Way == record.Whole {
		return rec, false
	}
	return run.Seal(), true
}

func sameMatch(a, b *record.Record) bool {
	return bytes.Equal(a.Start, b.Start) && a.Header.Unlike(&b.Header) == ""
}

// sameBeginning reports whether two records begin in one position with one secret. A match that was opened from its last
// safe point begins anew there.
func sameBeginning(a, b *record.Record) bool {
	return a.Header.Secret == b.Header.Secret && a.Header.Scenario == b.Header.Scenario && bytes.Equal(a.Start, b.Start)
}
