package app

import (
	"time"

	"interbellum/app/match"
	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// Screen is what fills the page.
type Screen int

const (
	HomeScreen Screen = iota
	NewScreen
	TableScreen
	EndScreen
	AsideScreen // the match goes on in another tab
	LookScreen  // something to look at only
	WorkshopScreen
)

// Desk is the page's state. It draws nothing: the components show what its parts hold, and commands change them.
type Desk struct {
	Screen Screen
	Table  *Table
	Shelf  *shelf.Shelf
	Inbox  *Inbox
	Draft  Draft // of a new match
	Houses *Houses
	Shop   Workshop // nil until it is opened
	Toast  Toast
	Tab    string       // the panel beside the board
	Looked *link.Look   // what a link to look at shows
	back   func() error // what Undo in the message of the moment does

	AskForced func() bool     // whether questions with one answer are asked: a setting of the device; optional
	Hold      func(id string) // tells other tabs which match is played here; optional
	Later     func(func())    // has something done once the page shows what has changed; nil: at once

	version int
}

// NewDesk is an empty desk with the matches of a store.
func NewDesk(matches store.Store) *Desk {
	d := &Desk{}
	d.Shelf = shelf.New(matches)
	d.Inbox, d.Houses = &Inbox{desk: d}, &Houses{desk: d}
	d.Table = newTable(d)
	d.Refresh()
	return d
}

// Version changes whenever the desk does.
func (d *Desk) Version() int { return d.version }

// Refresh reads the list of saved matches again.
func (d *Desk) Refresh() {
	if err := d.Shelf.Refresh(); err != nil {
		d.complain(err)
	}
	d.version++
}

// reportChange shows what was done with a match of the list, with a button that takes it back.
func (d *Desk) reportChange(done shelf.Change, err error) error {
	d.Refresh()
	if err == nil && done.Says != "" {
		d.offer(done.Says, done.Undo)
	}
	return err
}

// Begin shows the form of a new match.
func (d *Desk) Begin(id string) error {
	if _, err := games.Find(id); err != nil {
		return err
	}
	d.forgetBack()
	d.Houses.close()
	d.Draft, d.Screen = newDraft(id), NewScreen
	return nil
}

// Again fills in the form of a new match as that on the table was begun, with those who play there now.
func (d *Desk) Again() (err error) {
	rec, by, here := d.Table.Session.Play.Record(), stylesIn(d.Table.Info.Programs), shelf.ReadHere(d.Table.Info.Here)
	if rec.Start != nil && len(rec.Earlier) == 0 {
		err = d.Inbox.layOut("", rec.Start, rec.Header.House)
	} else {
		d.Leave()
		err = d.Begin(rec.Header.Game)
	}
	if err == nil {
		d.Draft.fillFrom(&rec.Header, by, here)
	}
	return err
}

// Start begins the match of the draft.
func (d *Desk) Start() error {
	game, err := games.Find(d.Draft.Game)
	if err != nil {
		return err
	}
	if game, err = game.Under(d.Draft.House); err != nil {
		return err
	}
	players, err := d.Draft.players()
	if err != nil {
		return err
	}
	header := record.Header{
		ID: d.Shelf.NewID(), Game: game.ID, Scenario: d.Draft.Scenario, Edition: game.Edition,
		Dealer: dice.SeededName, Secret: d.Shelf.NewID() + d.Shelf.NewID(), Players: players,
		Created: time.UnixMilli(d.Shelf.Now()).UTC().Format(time.RFC3339),
	}
	if d.Draft.ByHand {
		header.Dealer = dice.HandName
	}
	keys, err := sealHeader(&d.Draft, &header)
	if err != nil {
		return err
	}
	session, err := match.New(game, match.Setup{Header: header, Keys: keys, AskAll: d.Draft.AskAll, AskForced: d.askForced(), Bots: automated(d.Draft.styles()), Start: d.Draft.Start})
	if err != nil {
		return err
	}
	if err := keepKeys(d.Shelf, session, keys); err != nil {
		return err
	}
	scenario, _ := game.ScenarioByID(d.Draft.Scenario)
	d.Table.Info = store.Info{ID: header.ID, Game: game.ID, Scenario: scenario.ID, Title: d.Draft.title(scenario.Name), Edition: shelf.EditionTitle(game.ID, game.House), Here: d.Draft.here(), Programs: programWords(d.Draft.styles())}
	d.Table.Saver.revision = 0
	d.lay(session)
	d.Table.Saver.keep()
	return nil
}

func (d *Desk) askForced() bool { return d.AskForced != nil && d.AskForced() }

// lay puts a session on the table.
func (d *Desk) lay(session *match.Session) {
	d.Table.Session, d.Table.Face = session, faceOf(session.Play.Game())
	d.Table.History.Past, d.Table.Orders.Ordering, d.Table.Agreements.Agreeing, d.Table.Form, d.Table.Saver.Unsaved = Now, false, false, "", nil
	d.Table.Outbox.sending, d.Inbox.Letter, d.Looked = sending{}, nil, nil
	d.Table.Agreements.agreed = session.Agreements.Count()
	d.Table.History.marks, d.Table.History.marked, d.Table.Picks.picks, d.Table.History.scored = nil, -1, nil, nil
	d.forgetBack()
	d.Table.History.replay, d.Table.Trial.waits, d.Table.Lesson.lecture, d.Table.Example.example = replay{number: d.Table.History.replay.number}, nil, nil, nil
	d.Table.Saver.owed, d.Table.shown, d.Table.beside, d.Table.History.bar = false, nil, nil, nil
	d.Table.News.begin()
	d.Houses.close()
	d.Screen = TableScreen
	session.Changes.Save = d.Table.Saver.keepSoon
	d.hold(d.Table.Info.ID)
	d.Table.Bots.unthink()
	d.Table.Seats.sit()
	d.Table.Bots.seat()
	d.Table.handOn()
}

// Leave puts the match back on the shelf.
func (d *Desk) Leave() {
	d.forgetBack()
	d.Houses.close()
	d.Table.Bots.unthink()
	d.hold("")
	d.Table.Session, d.Table.Face, d.Table.Covered, d.Table.Saver.Unsaved, d.Table.Trial.waits = nil, nil, false, nil, nil
	d.Table.Lesson.lecture, d.Table.Example.example = nil, nil
	d.Inbox.Letter, d.Looked, d.Inbox.claim, d.Table.Seats.Asking, d.Table.Outbox.sending = nil, nil, nil, false, sending{}
	d.Screen = HomeScreen
	d.Refresh()
}

// afterwards does something once the page shows what has changed.
func (d *Desk) afterwards(f func()) {
	if d.Later == nil {
		f()
		return
	}
	d.Later(f)
}

func (d *Desk) hold(id string) {
	if d.Hold != nil {
		d.Hold(id)
	}
}

// Elsewhere follows what another tab has written or deleted.
func (d *Desk) Elsewhere(id string) {
	switch {
	case d.Screen == HomeScreen:
		d.Refresh()
	case d.Table.Session != nil && d.Screen != AsideScreen && id == d.Table.Info.ID:
		d.Shelf.List, _ = d.Shelf.Store.List()
		if info, _ := d.Shelf.Find(id); info.Revision != d.Table.Saver.revision {
			d.aside()
		}
	}
}

// Taken gives way to another tab that has laid the same match on its table.
func (d *Desk) Taken(id string) {
	if d.Table.Session != nil && id == d.Table.Info.ID {
		d.aside()
	}
}

// aside covers the match that another tab goes on with.
func (d *Desk) aside() {
	d.Table.Bots.unthink()
	d.Screen, d.Toast = AsideScreen, Toast{}
	d.Table.Outbox.Sending, d.Table.Orders.Ordering = false, false
	d.Shelf.List, _ = d.Shelf.Store.List() // the page says whether the match is still there
	d.version++
}

// KeepMine makes a match of its own of the one on the table, beside the one that another tab goes on with.
func (d *Desk) KeepMine() error {
	rec, err := record.Decode(record.Encode(d.Table.Session.Play.Record()))
	if err != nil {
		return err
	}
	id, err := d.Shelf.Copy(d.Shelf.Reseeded(rec), d.Table.Info)
	if err != nil {
		return err
	}
	return d.Open(id)
}
