package app

import (
	"interbellum/app/match"
	"interbellum/app/store"
	"interbellum/engine/games"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// How a match comes to lie on the table.

// Open lays a saved match on the table.
func (d *Desk) Open(id string) error {
	data, info, err := d.Shelf.Store.Load(id)
	if err != nil {
		return err
	}
	rec, err := record.Decode(data)
	if err != nil {
		return notOpened(info, err)
	}
	return d.layRecord(rec, info)
}

// layRecord lays a match on the table as it is described.
func (d *Desk) layRecord(rec *record.Record, info store.Info) error {
	game, err := games.Find(rec.Header.Game)
	if err != nil {
		return words.Refuse("", "page/refused.open.game", info.Title, err)
	}
	if s, found := match.Unverified(game, rec, record.Saved(info.Snapshot), optionsOf(d, info)); found {
		return layUnverified(d, s, info)
	}
	session, report, err := match.OpenWith(game, rec, optionsOf(d, info))
	if err != nil {
		return notOpened(info, err)
	}
	return layOpened(d, session, report, info)
}

// notOpened says why a saved match does not open.
func notOpened(info store.Info, err error) error {
	return words.Refuse("", "page/refused.open.match", info.Title, err)
}

func optionsOf(d *Desk, info store.Info) match.Options {
	return match.Options{AskForced: d.askForced(), Bots: automated(stylesIn(info.Programs))}
}

// layOpened lays a match on the table that has been verified.
func layOpened(d *Desk, session *match.Session, report record.Report, info store.Info) error {
	info.Binned = 0
	if report.Way != record.Whole {
		info.Known = 0 // its answers are counted anew
	}
	d.Table.Info, d.Table.Saver.revision, d.Inbox.report = info, info.Revision, report
	d.lay(session)
	if report.Way != record.Whole {
		d.Say(wayOf(report))
	}
	return nil
}

// layShelved lays a run on the table whose match stands on the shelf.
func layShelved(d *Desk, run *record.Run, id string) error {
	_, info, err := d.Shelf.Store.Load(id)
	if err != nil {
		return err
	}
	return layRun(d, run, info)
}

// layRun lays a run on the table as it is described.
func layRun(d *Desk, run *record.Run, info store.Info) error {
	session, report, err := match.ResumeWith(run, optionsOf(d, info))
	if err != nil {
		return notOpened(info, err)
	}
	return layOpened(d, session, report, info)
}
