package shelf_test

import (
	"errors"
	"testing"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/record"
)

// replays is how the page verifies what it takes in.
func replays(data []byte) func() (record.Report, error) {
	return func() (record.Report, error) { return shelf.Verify(data) }
}

// take takes a match in as it comes from a file or a link.
func take(t *testing.T, s *shelf.Shelf, rec *record.Record, ask func(store.Info, int) bool) (id string, way shelf.Way, parts int) {
	t.Helper()
	data := record.Encode(rec)
	sent, err := record.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	id, way, parts, err = s.Take(sent, store.Info{}, replays(data), ask)
	if err != nil {
		t.Fatal(err)
	}
	refresh(t, s)
	return id, way, parts
}

func TestHowAMatchFromElsewhereIsTakenIn(t *testing.T) {
	other := func(change func(*record.Record)) func(*testing.T) *record.Record {
		return func(t *testing.T) *record.Record {
			rec := played(t, "a", 30, 1)
			change(rec)
			return rec
		}
	}
	for name, test := range map[string]struct {
		sent    func(*testing.T) *record.Record
		way     shelf.Way
		list    string
		answers int // given by people that the match here has then, as in played
	}{
		"one that is not here is added":         {func(t *testing.T) *record.Record { return played(t, "n", 12, 1) }, shelf.Added, "Four houses Uppsala", 20},
		"the same match is known":               {func(t *testing.T) *record.Record { return played(t, "a", 20, 1) }, shelf.Known, "Uppsala", 20},
		"one that has come less far is known":   {func(t *testing.T) *record.Record { return played(t, "a", 12, 1) }, shelf.Known, "Uppsala", 20},
		"one that has come further goes on":     {func(t *testing.T) *record.Record { return played(t, "a", 30, 1) }, shelf.Continued, "Uppsala", 30},
		"one that went another way is a copy":   {func(t *testing.T) *record.Record { return played(t, "a", 30, 2) }, shelf.Forked, "Four houses Uppsala", 20},
		"one with other dice is a copy":         {other(func(r *record.Record) { r.Header.Secret = "another" }), shelf.Forked, "Four houses Uppsala", 20},
		"one with other players is a copy":      {other(func(r *record.Record) { r.Header.Players[0].Name = "Eve" }), shelf.Forked, "Four houses Uppsala", 20},
		"one whose answers are not a match":     {other(func(r *record.Record) { r.Entries[len(r.Entries)-1].Choice.Verb = "steal" }), shelf.Known, "Uppsala", 20},
		"one of the other program's game added": {other(func(r *record.Record) { r.Header.ID, r.Header.Game = "n", "cataclysm" }), shelf.Added, "Cataclysm: A Second World War Uppsala", 20},
	} {
		t.Run(name, func(t *testing.T) {
			keys := store.NewMemory()
			s := tab(t, keys, "new")
			put(t, s, played(t, "a", 20, 1), store.Info{Title: "Uppsala", Saved: 7})
			refresh(t, s)
			id, way, _ := take(t, s, test.sent(t), nil)
			if way != test.way {
				t.Errorf("got the way %d, want %d", way, test.way)
			}
			want(t, s, keys, "taken in", test.list)
			here, _ := stored(t, s, "a")
			if got, want := len(here.Entries), len(played(t, "a", test.answers, 1).Entries); got != want {
				t.Errorf("the match here has %d answers, want %d", got, want)
			}
			if got, want := id == "a", way == shelf.Known || way == shelf.Continued; got != want {
				t.Errorf("got the id %q, want that of the match here: %v", id, want)
			}
			if _, found := s.Find(id); !found {
				t.Errorf("the list: got no %q, want it", id)
			}
		})
	}
}

func TestWhatThisDeviceSaysOfAMatchStays(t *testing.T) {
	s := tab(t, store.NewMemory(), "new")
	put(t, s, played(t, "a", 12, 1), store.Info{Title: "Uppsala", Here: "1", Known: 5, Programs: "2"})
	refresh(t, s)
	sent := played(t, "a", 20, 1)
	sent.Header.Title = "Their name"
	if _, way, _ := take(t, s, sent, nil); way != shelf.Continued {
		t.Fatalf("got the way %d, want it to go on", way)
	}
	if info, _ := s.Find("a"); info.Title != "Uppsala" || info.Here != "1" || info.Known != 5 || info.Programs != "2" {
		t.Errorf("got %+v, want its title, seats and programs of before", info)
	}
}

func TestWhatIsAddedBearsTheSendersTitle(t *testing.T) {
	s := tab(t, store.NewMemory(), "new")
	sent := played(t, "a", 12, 1)
	sent.Header.Title = "Their name"
	take(t, s, sent, nil)
	info, _ := s.Find("a")
	if info.Title != "Their name" || info.Here != shelf.HereAsk || info.Known != 0 {
		t.Errorf("got %+v, want the sender's title and the question who plays here", info)
	}
	if rec, _ := stored(t, s, "a"); rec.Header.Title != "" {
		t.Errorf("got the title %q in the record, want it in the list alone", rec.Header.Title)
	}
}

func TestATurnForPlayersOfThisDeviceIsAskedAbout(t *testing.T) {
	for name, refuse := range map[string]bool{"refused it waits": true, "else it goes on": false} {
		t.Run(name, func(t *testing.T) {
			s := tab(t, store.NewMemory(), "new")
			put(t, s, played(t, "a", 12, 1), store.Info{Title: "Uppsala"})
			refresh(t, s)
			here, _ := stored(t, s, "a")
			asked := 0
			_, way, parts := take(t, s, played(t, "a", 20, 1), func(old store.Info, parts int) bool {
				asked++
				if old.ID != "a" || parts != len(here.Entries) {
					t.Errorf("asked about %q from answer %d, want a from %d", old.ID, parts, len(here.Entries))
				}
				return refuse
			})
			after, _ := stored(t, s, "a")
			if asked != 1 || parts != len(here.Entries) {
				t.Errorf("asked %d times, they part at %d, want once and %d", asked, parts, len(here.Entries))
			}
			if got, want := way == shelf.Withheld, refuse; got != want {
				t.Errorf("withheld: got %v, want %v", got, want)
			}
			if got, want := len(after.Entries) == len(here.Entries), refuse; got != want {
				t.Errorf("the match here is as before: got %v, want %v", got, want)
			}
		})
	}
}

func TestAMatchThatComesAgainLeavesTheBin(t *testing.T) {
	keys := store.NewMemory()
	s := tab(t, keys, "new")
	three(t, s)
	if _, err := s.Bin("a"); err != nil {
		t.Fatal(err)
	}
	if _, way, _ := take(t, s, played(t, "a", 12, 1), nil); way != shelf.Known {
		t.Errorf("got the way %d, want it known", way)
	}
	want(t, s, keys, "taken in", "Uppsala Vaasa Wien")
}

func TestAFileMendsADamagedMatch(t *testing.T) {
	for name, test := range map[string]struct {
		change  func(*record.Record)
		way     shelf.Way
		refused bool
	}{
		"with the whole match":              {func(*record.Record) {}, shelf.Continued, false},
		"not with one that does not open":   {func(r *record.Record) { r.Entries[3].Choice.Verb = "steal" }, 0, true},
		"not with one that cannot be tried": {func(r *record.Record) { r.Header.Game = "cataclysm" }, shelf.Forked, false},
	} {
		t.Run(name, func(t *testing.T) {
			keys := store.NewMemory()
			s := tab(t, keys, "new")
			three(t, s)
			spoil(t, keys, "a", "half a match")
			sent := played(t, "a", 20, 1)
			test.change(sent)
			_, way, _, err := s.Take(sent, store.Info{Title: "Uppsala"}, replays(record.Encode(sent)), nil)
			if got := errors.As(err, new(*store.Damaged)); way != test.way || got != test.refused {
				t.Errorf("got the way %d, %v, want %d, refused as damaged: %v", way, err, test.way, test.refused)
			}
			_, _, here := s.Store.Load("a")
			if got, want := here == nil, test.way == shelf.Continued; got != want {
				t.Errorf("the match here opens: got %v (%v), want %v", got, here, want)
			}
		})
	}
}

// What was corrected by agreement stands beside the answers. Who changes it there changes another match.
func TestOneWithAnotherCorrectionIsACopy(t *testing.T) {
	s := tab(t, store.NewMemory(), "new")
	here, sent := played(t, "a", 12, 1), played(t, "a", 20, 1)
	here.Amendments, sent.Amendments = [][]byte{[]byte(`{"round":1}`)}, [][]byte{[]byte(`{"round":2}`)}
	put(t, s, here, store.Info{Title: "Uppsala"})
	refresh(t, s)
	if _, way, parts := take(t, s, sent, nil); way != shelf.Forked || parts != len(here.Entries) {
		t.Errorf("got the way %d from answer %d on, want a copy from %d on", way, parts, len(here.Entries))
	}
}

// The dice of an older edition may be in doubt: what is new and cannot be checked is kept beside the match here.
func TestWhatCannotBeCheckedIsKeptBeside(t *testing.T) {
	for name, report := range map[string]record.Report{
		"from a safe point": {Way: record.FromSafePoint},
		"dice in doubt":     {Way: record.Whole, Unsure: 1 << 20},
	} {
		keys := store.NewMemory()
		s := tab(t, keys, "new")
		put(t, s, played(t, "a", 12, 1), store.Info{Title: "Uppsala", Saved: 7})
		refresh(t, s)
		_, way, _, err := s.Take(played(t, "a", 20, 1), store.Info{Title: "Uppsala"}, func() (record.Report, error) { return report, nil }, nil)
		if err != nil || way != shelf.Forked {
			t.Errorf("%s: got the way %d, %v, want a copy", name, way, err)
		}
		want(t, s, keys, name, "Uppsala (2) Uppsala")
	}
}

func TestVerify(t *testing.T) {
	whole := played(t, "a", 20, 1)
	if report, err := shelf.Verify(record.Encode(whole)); err != nil || report.Answers != len(whole.Entries) || report.Way != record.Whole {
		t.Errorf("got %d answers, %v, want all %d", report.Answers, err, len(whole.Entries))
	}
	whole.Header.Game = "chess"
	for name, data := range map[string][]byte{"no record": []byte("{}"), "no game": record.Encode(whole)} {
		if _, err := shelf.Verify(data); err == nil {
			t.Errorf("%s: got no error, want one", name)
		}
	}
}
