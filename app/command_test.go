package app

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/store"
)

func TestPortableCommandsAreReadAsTheyWereWritten(t *testing.T) {
	for _, want := range []portable{&setUpMatch{"triumph"}, &playNow{Game: "triumph", Style: "hard"}, &openMatch{"a b"}, &takeIn{"a file.json", "{\n}"}, &startLesson{"lesson"}, &openWorkshop{Game: "conquest", Print: "0a"}, &watchExample{"example"}} {
		if got := commandOf(want.words()); commandName(got) != commandName(want) {
			t.Errorf("got %#v, want %#v", got, want)
		}
	}
	if got := commandOf("delete", "all", ""); got != nil {
		t.Errorf("got %#v for a command that is not handed over, want none", got)
	}
}

func TestEachCommandHasAScopeOfItsOwn(t *testing.T) {
	commands := []command{&goHome{}, &undoAnswer{}, &lookAt{Seq: 1}, &lookAt{Seq: 2}, &dropPick{Seq: 1}, &openMatch{"1"}, &openMatch{"2"}, &exportMatch{"1"},
		&giveOrder{Kind: 1, Subject: "a"}, &giveOrder{Kind: 1, Subject: "b"}}
	for i, w := range commands {
		for j, other := range commands {
			if got, want := scope(w) == scope(other), i == j; got != want {
				t.Errorf("%#v and %#v: got the same scope %v, want %v", w, other, got, want)
			}
		}
	}
}

// What needs a match does nothing without one, and a sheet closes on every screen.
func TestCommandsWithoutAMatch(t *testing.T) {
	d := deskAt(store.NewMemory(), "m")
	r := &Root{desk: d}
	for _, w := range []command{&undoAnswer{}, &lookAt{Seq: 3}, &openOrders{}, &openSendSheet{}, &keepMine{}, &toggleSeat{Player: 1}, &redraw{}} {
		if r.carryOut(app.Context{}, w); d.Table.Session != nil || d.Screen != HomeScreen || d.Toast.Text != "" {
			t.Errorf(`%#v on the list of matches: got screen %d and %q: got Session %v; want Session none, Screen %v and Text ""`, w, d.Screen, d.Toast.Text, d.Table.Session, HomeScreen)
		}
	}
	d.Inbox.claim = &claim{}
	if r.carryOut(app.Context{}, &closeSheet{}); d.Inbox.claim != nil {
		t.Error("got a sheet that stays open on the list of matches, want it closed")
	}
}
