package shelf

import (
	"bytes"
	"errors"

	"interbellum/app/match"
	"interbellum/app/store"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// A Way says how a match was taken in.
type Way int

const (
	Added     Way = iota
	Continued     // it took the place of the match here, which had come less far
	Known         // the match here has come as far, or further
	Forked        // it differs from the match here: both are kept
	Withheld      // not yet: it answers for players who play here
)

// Take puts a match that came from elsewhere on the shelf. It never replaces one that has come further or went another way;
// parts is the answer at which they part. info is what the file says about it, if anything. verify replays the match, where
// that is needed. ask, which may be nil, is called before the match here is replaced; where it reports true, it is not.
func (s *Shelf) Take(rec *record.Record, info store.Info, verify func() (record.Report, error), ask func(old store.Info, parts int) bool) (id string, way Way, parts int, err error) {
	title := rec.Header.Title
	id, rec.Header.Title = rec.Header.ID, ""
	if info.Title == "" {
		info.Title = title
	}
	info = s.Describe(rec, info)
	info.Here, info.Known = HereOnArrival(rec.Header.Players), 0
	stored, old, err := s.Store.Load(id)
	if !errors.As(err, new(*store.Missing)) && !old.Damaged {
		info.Here, info.Known, info.Programs = old.Here, old.Known, old.Programs
	}
	switch {
	case errors.As(err, new(*store.Missing)):
		_, err = s.Save(info, record.Encode(rec), 0)
		return id, Added, 0, err
	case old.Damaged && inOtherProgram(rec):
		return s.Fork(rec, info, 0)
	case old.Damaged && opens(verify):
		_, err = s.Save(info, record.Encode(rec), 1) // the file repairs what is damaged here
		return id, Continued, 0, err
	case err != nil:
		return id, 0, 0, err
	}
	return s.join(rec, info, verify, stored, old, ask)
}

// join replaces the match here by one from elsewhere that continues it, or keeps both.
func (s *Shelf) join(rec *record.Record, info store.Info, verify func() (record.Report, error), stored []byte, old store.Info, ask func(old store.Info, parts int) bool) (id string, way Way, parts int, err error) {
	id = info.ID
	here, err := record.Decode(stored)
	if err != nil {
		return s.Fork(rec, info, 0)
	}
	here, _ = AsOpened(here)
	mine, theirs := here.Entries, rec.Entries
	parts = record.InCommon(mine, theirs)
	switch {
	case !sameMatch(here, rec):
		return s.Fork(rec, info, 0)
	case !sameAmendments(here.Amendments, rec.Amendments):
		return s.Fork(rec, info, parts)
	case parts == len(theirs):
		if old.Binned > 0 {
			err = s.Store.Change(id, func(i *store.Info) { i.Binned = 0 })
		}
		return id, Known, parts, err
	case parts < len(mine) || inOtherProgram(rec): // only the program that has the game can tell whether it goes on
		return s.Fork(rec, info, parts)
	}
	report, err := verify()
	switch {
	case err != nil:
		return id, Known, parts, nil // what goes on from here is not a match
	case report.Way != record.Whole || report.Unsure > parts: // some of what is new cannot be checked
		return s.Fork(rec, info, parts)
	case ask != nil && ask(old, parts):
		return id, Withheld, parts, nil
	}
	info.Title = old.Title
	_, err = s.Save(info, record.Encode(rec), old.Revision)
	return id, Continued, parts, err
}

// Fork saves a match beside the one that is here.
func (s *Shelf) Fork(rec *record.Record, info store.Info, parts int) (string, Way, int, error) {
	id, err := s.Copy(rec, info)
	return id, Forked, parts, err
}

// opens reports whether a match opens: one that does not replaces none here.
func opens(verify func() (record.Report, error)) bool {
	_, err := verify()
	return err == nil
}

// Verify replays a saved match.
func Verify(data []byte) (record.Report, error) {
	rec, err := record.Decode(data)
	if err != nil {
		return record.Report{}, err
	}
	game, err := games.Find(rec.Header.Game)
	if err != nil {
		return record.Report{}, err
	}
	if dice.IsSealed(rec.Header.Dealer) { // every turn in a file must be signed, as in a link
		run, _, err := record.Open(game, rec, nil)
		if err == nil {
			err = run.Signed()
		}
		if err != nil {
			return record.Report{}, err
		}
	}
	_, report, err := match.Open(game, rec)
	return report, err
}

// inOtherProgram reports whether the page's other program has the game of a match. Such a match is saved unopened, and
// replaces no other.
func inOtherProgram(rec *record.Record) bool {
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

// Describe is what the list says of a match before it has been opened here.
func (s *Shelf) Describe(rec *record.Record, info store.Info) store.Info {
	h := &rec.Header
	info.ID, info.Game, info.Scenario, info.Answers, info.Damaged = h.ID, h.Game, h.Scenario, len(rec.Entries), false
	if title := EditionTitle(h.Game, h.House); title != "" || len(h.House) == 0 {
		info.Edition = title // else this program does not know it
	}
	info.Archived, info.Binned = info.Archived && info.Binned == 0, 0
	if info.Saved == 0 {
		info.Saved = s.Now()
	}
	info.Players = nil
	for _, p := range h.Players {
		info.Players = append(info.Players, p.Name)
	}
	if info.Title == "" {
		info.Title = scenarioName(h)
	}
	return info
}

// scenarioName is what the scenario of a match is called, or else its game. A house edition may have added it.
func scenarioName(h *record.Header) string {
	title, found := games.Title(h.Game)
	for _, s := range title.Scenarios {
		if s.ID == h.Scenario {
			return s.Name
		}
	}
	if game, held := games.ByID(h.Game); held {
		if under, err := game.Under(h.House); err == nil {
			if s, is := under.ScenarioByID(h.Scenario); is {
				return s.Name
			}
		}
	}
	if found {
		return title.Name
	}
	return h.Game
}

// AsOpened is a match as it is once it has been opened: one of an older edition may begin anew at its last safe point, on
// this device as on the sender's.
func AsOpened(rec *record.Record) (opened *record.Record, anew bool) {
	game, found := games.ByID(rec.Header.Game)
	if !found || rec.Older(game.Edition) == 0 {
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

// SameBeginning reports whether two records begin in one position with one secret. A match that was opened from its last
// safe point begins anew there.
func SameBeginning(a, b *record.Record) bool {
	return a.Header.Secret == b.Header.Secret && a.Header.Scenario == b.Header.Scenario && bytes.Equal(a.Start, b.Start)
}
