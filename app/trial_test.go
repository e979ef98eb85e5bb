package app

import (
	"slices"
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/saves"
)

func TestATryLeavesTheMatchAsItIs(t *testing.T) {
	keys := store.NewMemory()
	d, pick := deskAt(keys, "m"), chance(5)
	begin(t, d, "cataclysm", 2, "Ann", "Bob")
	for range 60 {
		step(t, d, &pick)
	}
	before, seq, print := html(d), d.Table.Session.Play.Seq(), saves.Fingerprint(d.Table.Session.Play.Match())
	if err := d.Table.Trial.Try(); err != nil {
		t.Fatal(err)
	}
	if saves.Fingerprint(d.Table.Session.Play.Match()) != print {
		t.Errorf("the try begins in another position: got %v, want %v", saves.Fingerprint(d.Table.Session.Play.Match()), print)
	}
	if !shows(d, "Nothing here counts") {
		t.Error("nothing says that this is a try, want \"Nothing here counts\" shown")
	}
	for range 30 {
		step(t, d, &pick)
	}
	if kept := deskAt(keys, "x"); len(kept.Shelf.List) != 1 || kept.Shelf.List[0].Answers != seq {
		t.Errorf("the try was saved: %+v; want List 1 and List[0].Answers %v", kept.Shelf.List, seq)
	}
	d.Table.Trial.Drop()
	if html(d) != before || saves.Fingerprint(d.Table.Session.Play.Match()) != print {
		t.Errorf("the match is not as it was: %s: got html(d) %v and Fingerprint(Match) %v; want %v and %v", first(html(d), before), html(d), saves.Fingerprint(d.Table.Session.Play.Match()), before, print)
	}
	step(t, d, &pick)
	if kept := deskAt(keys, "x"); kept.Shelf.List[0].Answers <= seq {
		t.Errorf("after a try the match is not saved any more: got %v, want more than %v", kept.Shelf.List[0].Answers, seq)
	}
}

func TestATryOfThePastCanBeKept(t *testing.T) {
	keys := store.NewMemory()
	d, pick := deskAt(keys, "m"), chance(6)
	begin(t, d, "cataclysm", 2, "Ann", "Bob")
	for range 80 {
		step(t, d, &pick)
	}
	d.Table.History.Look(41)
	want := saves.Fingerprint(d.Table.Session.At(41))
	if err := d.Table.Trial.Try(); err != nil {
		t.Fatal(err)
	}
	if got := saves.Fingerprint(d.Table.Session.At(41)); got != want || d.Table.Session.Play.Seq() < 41 {
		t.Errorf("the try is not of the moment that was shown: got %v; want %v and Seq at least 41", got, want)
	}
	d.Table.Trial.KeepTrial()
	for range 20 {
		step(t, d, &pick)
	}
	id := d.Table.Info.ID
	e := deskAt(keys, "x")
	if err := e.Open(id); err != nil {
		t.Fatal(err)
	}
	if len(e.Shelf.List) != 2 || e.Table.Session.Play.Seq() != d.Table.Session.Play.Seq() {
		t.Errorf("kept at answer %d of %d, beside %d matches: got List %v; want List 2 and Seq %v", e.Table.Session.Play.Seq(), d.Table.Session.Play.Seq(), len(e.Shelf.List)-1, len(e.Shelf.List), d.Table.Session.Play.Seq())
	}
}

// A player who tries out what comes next must not learn the dice of the match.
func TestTheDiceOfATryAreOthers(t *testing.T) {
	dealt := func(d *Desk, from int) (list []engine.Choice) {
		for _, e := range d.Table.Session.Play.Record().Entries[from:] {
			if e.Seat == engine.Chance {
				list = append(list, e.Choice)
			}
		}
		return list
	}
	d, pick := deskAt(store.NewMemory(), "m"), chance(7)
	begin(t, d, "cataclysm", 1, "Ann")
	for range 40 {
		step(t, d, &pick)
	}
	from, again := d.Table.Session.Play.Seq(), pick
	if err := d.Table.Trial.Try(); err != nil {
		t.Fatal(err)
	}
	for range 60 {
		step(t, d, &pick)
	}
	tried := dealt(d, from)
	d.Table.Trial.Drop()
	for range 60 {
		step(t, d, &again)
	}
	if real := dealt(d, from); len(real) < 5 || slices.Equal(real[:min(len(real), len(tried))], tried[:min(len(real), len(tried))]) {
		t.Errorf("the match deals what the try has dealt: %v; want real at least 5 and false", real)
	}
}

func TestNoTryWhereTheGameHidesSomething(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(1)
	begin(t, d, "toy", 2, "Ann", "Bob")
	for range 5 {
		step(t, d, &pick)
	}
	if d.Table.Covered {
		d.Table.Ready()
	}
	if d.Table.Trial.canTry() || shows(d, "What if…?") {
		t.Errorf(`a copy would show what the other player hides: got canTry %v; want canTry false and no "What if…?" shown`, d.Table.Trial.canTry())
	}
}

func TestWhatHasHappenedIsShownMomentByMoment(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(8)
	begin(t, d, "cataclysm", 2, "Ann", "Bob")
	for n := 0; d.Table.over() || len(d.Table.History.moments()) < noteworthy; n++ {
		if got, want := d.Table.History.eventful(), len(d.Table.History.moments()) > 0; got != want {
			t.Fatalf("after %d answers the menu offers a replay: got %v, want %v", n, got, want)
		}
		if n > 2000 {
			t.Fatalf("nothing noteworthy happens between two answers of a player: got %v, want at most 2000", n)
		}
		step(t, d, &pick)
	}
	if !shows(d, "See what happened") {
		t.Error("the page does not offer to show what has happened, want \"See what happened\" shown")
	}
	list, seats := d.Table.History.moments(), d.Table.Session.Viewer.Seats()
	for _, e := range d.Table.Session.Play.Record().Entries[list[0]-1:] {
		if seats.Has(e.Seat) && e.By == "" && e.Choice.Verb != engine.OrderVerb {
			t.Errorf("got the player's own answer %s as news, want others' only", e.Choice)
		}
	}
	d.Table.History.Replay()
	for i, at := range list {
		if d.Table.History.Past != at && !(at == d.Table.Session.Play.Seq() && d.Table.History.Past == at) || !shows(d, "Since your last answer: ") {
			t.Fatalf("moment %d of %v: got answer %d, want %d", i, list, d.Table.History.Past, at)
		}
		d.Table.History.step()
	}
	if d.Table.History.replaying() || d.Table.History.Past != Now {
		t.Errorf("the replay does not end at the question: got replaying %v and Past %v; want false and %v", d.Table.History.replaying(), d.Table.History.Past, Now)
	}
}

func TestTheStoryCanBeCopied(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(2)
	begin(t, d, "cataclysm", 2, "Ann", "Bob")
	for range 120 {
		step(t, d, &pick)
	}
	story := d.Table.Story()
	for _, want := range []string{"Days of Decision (Cataclysm: A Second World War)\n", "\n== ", "Germany", "["} {
		if !strings.Contains(story, want) {
			t.Errorf("the story does not hold %q:\n%.800s", want, story)
		}
	}
	if strings.Contains(story, "\n\n\n") || strings.Contains(story, "  \n") {
		t.Errorf("the story has empty lines: got story %v; want story no \"\\n\\n\\n\" and story no \"  \\n\"", story)
	}
	d.Table.History.Look(20)
	if early := d.Table.Story(); !strings.HasPrefix(story, early[:len(early)*9/10]) || len(early) >= len(story) {
		t.Errorf("in the past the story does not end there: got story %v and early %v; want %v first and less than %v", story, len(early), early[:len(early)*9/10], len(story))
	}
}
