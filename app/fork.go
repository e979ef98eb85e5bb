package app

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/match"
	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A fork is a link in which a player went on otherwise than in the match here, after the same place: both turns are shown side by side.
type fork struct {
	record.Fork
	title, player string
	told          [2][]string // what the two turns did, as everybody sees it: here and in the link
	run           *record.Run
	front         link.Front
	here          *record.Record
}

// forkMost is as many lines as each side of a fork shows.
const forkMost = 12

// forks reports whether a link is a fork of the match here, and then has the page show it.
func forks(in *Inbox, here *record.Record, run *record.Run, front link.Front) bool {
	if _, found := here.SealedMatch(); !found {
		return false
	}
	game := gameOf(here.Header.Game)
	mine, _, err := record.Open(game, here, nil)
	if err != nil {
		return false
	}
	found, is := record.FindFork(mine, run)
	if !is {
		return false
	}
	info, _ := in.desk.Shelf.Find(here.Header.ID)
	f := &fork{Fork: found, title: info.Title, run: run, front: front, here: here}
	for i, r := range []*record.Run{mine, run} {
		session, err := match.Resume(r)
		if err != nil {
			return false
		}
		f.told[i] = told(faceOf(game), session, found.At, forkMost)
	}
	f.player = here.Header.Players[found.Player].Name
	in.fork, in.forked = f, run.Seal()
	in.desk.version++
	return true
}

// takeFork plays on with the match of the link. The one here is kept beside it, to be looked at.
func takeFork(in *Inbox) error {
	f := in.fork
	if f == nil {
		return nil
	}
	in.fork, in.forked = nil, nil
	_, old, err := in.desk.Shelf.Store.Load(f.here.Header.ID)
	if err != nil {
		return err
	}
	if _, err := in.desk.Shelf.Copy(f.here, old); err != nil {
		return err
	}
	if _, old, err = in.desk.Shelf.Store.Load(f.run.Record.Header.ID); err != nil {
		return err
	}
	return in.takeOver(f.run, old, f.front, f.At, nil)
}

// sheet shows both turns. It lies over any screen.
func (f *fork) sheet() app.UI {
	column := func(i int, title string) app.UI {
		var lines []app.UI
		for _, text := range f.told[i] {
			lines = append(lines, ui.Text("li", text))
		}
		signed := say("fork.unsigned", f.player)
		if f.Signed[i] {
			signed = say("fork.signed", f.player)
		}
		return ui.El("section", ui.Text("h2", title), ui.Text("p", signed), ui.El("ol", lines))
	}
	says := say("fork.says-open", f.player)
	if f.Signed[0] && f.Signed[1] {
		says = say("fork.says", f.player)
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.letter role=dialog aria-modal=true aria-labelledby=fh",
			ui.El("header", ui.El("div", ui.Text("p.eyebrow", f.title), ui.Text("h1#fh", say("fork.title", f.player, f.At))),
				bind(ui.IconButton("i-close", say("common.close")), &closeSheet{})),
			ui.Text("p", says),
			ui.El("div.forks tabindex=0", column(0, say("fork.here")), column(1, say("fork.link"))).Aria("label", say("fork.both-turns")).Attr("role", "group"),
			ui.El("footer",
				commandButton("button.btn.primary#fork-keep", say("fork.keep"), &closeSheet{}), ui.El("span.grow"),
				commandButton("button.btn#fork-both", say("fork.both"), &keepBoth{}),
				commandButton("button.btn#fork-take", say("fork.take"), &playFork{}))))
}

// named adds the names of the players whom a refusal of sealed dice numbers.
func named(err error, players []record.Player) error {
	player := record.Nobody
	forged, unsigned, other, old := new(record.Forged), new(record.Unsigned), new(link.OtherKey), new(link.OldKey)
	why := err
	if damaged := new(link.Damaged); errors.As(err, &damaged) {
		why = damaged.Why
	}
	switch {
	case errors.As(why, &forged):
		player = forged.Player
	case errors.As(why, &unsigned):
		player = unsigned.Player
	case errors.As(why, &other):
		player = other.Player
	case errors.As(why, &old):
		player = old.Player
	}
	if player < 0 || player >= len(players) || players[player].Name == "" {
		return err
	}
	return words.Refuse("", "page/refused.link.named", err, player+1, players[player].Name)
}

// proven says what was checked of sealed dice.
func proven(t *Table) (list []string) {
	if !t.Session.Seals.On() {
		return nil
	}
	proof := t.Session.Seals.Proof()
	if proof.Dice > 0 {
		list = append(list, say("letter.sealed.dice", proof.Dice))
	}
	for player, p := range proof.Players {
		name := t.playerName(player)
		if p.Joined && p.Signed {
			list = append(list, say("letter.sealed.signed", name, p.Fingerprint))
		}
		if p.Renewed > 0 {
			list = append(list, say("letter.sealed.renewed", name))
		}
	}
	return list
}

// openMoved lays a match on the table that came alone in a file of matches, with a key.
func openMoved(in *Inbox, all *shelf.Bundle) error {
	if len(all.Saves) != 1 || len(all.Matches) != 1 || len(all.Keys) == 0 {
		return nil
	}
	if _, err := games.Find(all.Matches[0].Game); err != nil {
		return nil
	}
	return in.desk.Open(all.Matches[0].ID)
}
