package shelf_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"interbellum/app/match"
	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	_ "interbellum/engine/games/toy" // and no other: Cataclysm is a game of another program here
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	_ "interbellum/engine/words/engine"
	_ "interbellum/engine/words/page"
)

var start = time.Unix(1_000_000_000, 0)

// tab is a shelf over this storage, as one tab of the browser has it. Its new matches are called name1, name2 and so on.
func tab(t testing.TB, keys *store.Memory, name string) *shelf.Shelf {
	t.Helper()
	s, n := shelf.New(store.In(keys)), 0
	s.NewID = func() string { n++; return fmt.Sprint(name, n) }
	s.Now = start.UnixMilli
	refresh(t, s)
	return s
}

func refresh(t testing.TB, s *shelf.Shelf) {
	t.Helper()
	if err := s.Refresh(); err != nil {
		t.Fatal(err)
	}
}

// played is a match of the toy after so many answers. Matches with one id begin alike; seed says how they go on after the
// first 8 answers.
func played(t testing.TB, id string, answers int, seed uint64) *record.Record {
	t.Helper()
	game, found := games.ByID("toy")
	if !found {
		t.Fatal("got no toy in the catalogue of games, want it")
	}
	h := recordtest.Header(game, "full", dice.SeededName)
	h.ID = id
	s, err := match.New(game, match.Setup{Header: h})
	if err != nil {
		t.Fatal(err)
	}
	common, own := recordtest.Source(1), recordtest.Source(seed)
	for given := 0; given < answers; given++ {
		source := &common
		if given >= 8 {
			source = &own
		}
		if to, due := s.Handover.Due(); due {
			s.Ready(to)
		}
		if _, over := s.Play.Result(); over {
			t.Fatalf("the match is over after %d answers, want %d", given, answers)
		}
		d := s.Viewer.Asked()[0]
		if err := s.Answer(d.Seat, d.Legal[source.Intn(len(d.Legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return s.Play.Record()
}

// three puts three matches on the shelf: a "Uppsala", b "Vaasa" and c "Wien", saved in the order c, b, a.
func three(t testing.TB, s *shelf.Shelf) {
	t.Helper()
	for i, title := range []string{"Uppsala", "Vaasa", "Wien"} {
		put(t, s, played(t, string(rune('a'+i)), 12, 1), store.Info{Title: title, Saved: int64(100 - i)})
	}
	refresh(t, s)
}

// put saves a match under its id.
func put(t testing.TB, s *shelf.Shelf, rec *record.Record, info store.Info) {
	t.Helper()
	if _, err := s.Save(s.Describe(rec, info), record.Encode(rec), 0); err != nil {
		t.Fatal(err)
	}
}

// stored is what is kept of a match.
func stored(t testing.TB, s *shelf.Shelf, id string) (*record.Record, store.Info) {
	t.Helper()
	data, info, err := s.Store.Load(id)
	if err != nil {
		t.Fatalf("loading %s: %v", id, err)
	}
	rec, err := record.Decode(data)
	if err != nil {
		t.Fatalf("decoding %s: %v", id, err)
	}
	return rec, info
}

// titles are those of the list in its order: plain, (archived), [in the bin], !damaged.
func titles(s *shelf.Shelf) string {
	var list []string
	for _, info := range s.List {
		title := info.Title
		switch {
		case info.Damaged:
			title = "!" + info.ID
		case info.Binned > 0:
			title = "[" + title + "]"
		case info.Archived:
			title = "(" + title + ")"
		}
		list = append(list, title)
	}
	return strings.Join(list, " ")
}

// want compares what the list of this tab and that of one opened now hold.
func want(t *testing.T, s *shelf.Shelf, keys *store.Memory, after, want string) {
	t.Helper()
	refresh(t, s)
	if got := titles(s); got != want {
		t.Errorf("%s: got the list %q, want %q", after, got, want)
	}
	if got := titles(tab(t, keys, "other")); got != want {
		t.Errorf("%s: another tab got the list %q, want %q", after, got, want)
	}
}

// spoil writes other text where a match is stored.
func spoil(t *testing.T, keys *store.Memory, id, text string) {
	t.Helper()
	names, err := keys.Names()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.TrimSuffix(name, "+") == "interbellum/match/"+id {
			if err := keys.Set(name, text); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("got the matches %v stored, want %s among them", names, id)
}
