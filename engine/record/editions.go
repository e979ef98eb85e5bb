package record

import (
	"cmp"
	"encoding/hex"
	"encoding/json"
	"slices"

	"interbellum/engine"
	"interbellum/engine/digest"
	"interbellum/engine/words"
)

// The players of a match may agree to go on under another edition of the game's data. What they agree on is in force from the next safe
// point on: a moment at which the table alone tells the whole position (engine.Match.SafePoint), since there it is laid out anew by the
// edition's own data, as a written position is. Where the match stands at one when the last of them agrees, that is at once; else it is
// with the answer that leads to the next. Stretches keep the name of the edition that the match began under.
//
//	propose:edition>HASH#K    the match goes on under the K-th edition of the record

// An Edition of a game's data: a house edition, packed, or data as they are printed, by the name of their edition.
type Edition struct {
	House []byte `json:"house,omitempty"`
	Name  string `json:"edition,omitempty"`
}

// OtherEdition is what is proposed, and what has come into force; AgreedEdition is said before that, and Lapsed of one that no longer fits when it
// should have.
const (
	OtherEdition engine.Ref = "edition"
	Lapsed       engine.Ref = "lapsed"

	AgreedEdition engine.Ref = "due" // it comes into force, now or at the next safe point
)

const editionsMost = 16 // of one record

// course is under which edition a run is played.
type course struct {
	game *engine.Game
	now  int // its number in the record; 0 is the one of the header
	due  int // the one that is agreed on and waits for a safe point
}

func (r *Run) course() course { return course{r.Game, r.Record.Now, r.due} }

func (r *Run) goOn(c course) { r.Game, r.Record.Now, r.due = c.game, c.now, c.due }

// Begun is the game that the match began with: under the edition of its header.
func (r *Run) Begun() *engine.Game { return r.begun }

// Due reports whether an edition is agreed on and waits for a safe point.
func (r *Run) Due() bool { return r.due > 0 }

// name binds the proposal of an edition to what it is.
func (e Edition) name() engine.Ref {
	text := e.House
	if len(text) == 0 {
		text = []byte("edition " + e.Name)
	}
	sum := digest.Sum(text)
	return engine.Ref(hex.EncodeToString(sum[:8]))
}

func (e Edition) check() error {
	if (len(e.House) == 0) == (e.Name == "") || len(e.House) > MaxHouse || len(e.Name) > MaxText {
		return words.Refuse("", "engine/fault.save.edition")
	}
	return nil
}

// of is a game under the edition.
func (e Edition) of(game *engine.Game, place string) (*engine.Game, error) {
	switch {
	case len(e.House) > 0:
		under, err := game.Under(e.House)
		if err != nil {
			return nil, err
		}
		return under.In(place), nil
	case len(game.House) == 0 && game.Has(e.Name):
		return game, nil
	case game.Named != nil:
		if named, found := game.Named(e.Name); found {
			return named.In(place), nil
		}
	}
	return nil, words.Refuse("", "engine/refused.edition.unknown", e.Name)
}

func (r *Run) under(e Edition) (*engine.Game, error) {
	return e.of(r.begun, r.Record.Header.Place(r.Record.Start))
}

// Adopt proposes that the match goes on under another edition, for a seat of the player who wants it.
func (r *Run) Adopt(seat engine.Seat, e Edition) (engine.Entry, error) {
	if r.offered >= editionsMost {
		return engine.Entry{}, words.Refuse("", "engine/refused.edition.many", editionsMost)
	}
	if err := cmp.Or(e.check(), r.Adoptable(e)); err != nil {
		return engine.Entry{}, err
	}
	before := r.Record.Editions
	r.Record.Editions = append(before[:r.offered:r.offered], e)
	entry, err := r.propose(seat, engine.Choice{Verb: ProposeVerb, On: OtherEdition, To: e.name(), N: r.offered + 1})
	if err != nil {
		r.Record.Editions = before
	}
	return entry, err
}

// Adoptable tells what stands against an edition now: nothing, or every reason. In a game with secrets it looks at none: there an edition
// is refused that says otherwise what only hidden things could be held against.
func (r *Run) Adoptable(e Edition) error {
	game, err := r.under(e)
	switch {
	case err != nil:
		return err
	case game.FromSchema == nil:
		return words.Refuse("", "engine/refused.no-schema", game.Name)
	case game.Edition == r.Game.Edition:
		return words.Refuse("", "engine/refused.edition.same")
	case game.Secret:
		if file, differs := r.guarded(game); differs {
			return words.Refuse("", "engine/refused.edition.secret", file)
		}
		return nil
	}
	text, err := json.Marshal(r.Match.Schema())
	if err != nil {
		return err
	}
	_, _, already := r.Game.FromSchema(text) // in the middle of things a position need not be one to begin with
	_, _, faults := game.FromSchema(text)
	faults = slices.DeleteFunc(faults, func(f error) bool {
		return slices.ContainsFunc(already, func(a error) bool { return a.Error() == f.Error() })
	})
	if len(faults) > 0 {
		return &Impossible{faults}
	}
	return nil
}

// guarded is a file that must stay as it is in the course of a match, and does not.
func (r *Run) guarded(game *engine.Game) (string, bool) {
	for _, name := range game.Guarded {
		if r.Game.Text(name) != game.Text(name) {
			return name, true
		}
	}
	return "", false
}

// carryOn lets an edition that is due come into force, where an answer has led to a safe point: at is how many orders and agreements may
// lie behind it.
func (r *Run) carryOn(e engine.Entry, aside int) (seen []engine.Event) {
	if r.due == 0 {
		return nil
	}
	if len(r.Match.Open()) == 0 {
		r.due = 0
		return nil
	}
	seq, schema, found := r.Match.SafePoint()
	if !found || r.Match.Seq()-seq > aside {
		return nil
	}
	now := r.due
	r.due = 0
	of := engine.Event{Kind: engine.Agreement, Seat: e.Seat, On: OtherEdition, N: now, Seen: engine.Everybody}
	m, game, fits := r.laidOut(now, schema)
	if !fits {
		of.On = Lapsed
		return []engine.Event{of}
	}
	m.Continue(e.Seq+1, r.Match)
	r.Match, r.Game, r.Record.Now = m, game, now
	return []engine.Event{of}
}

// changed notes what follows from another edition in the course of play.
func (r *Run) changed(seen []engine.Event) {
	if len(seen) == 0 {
		return
	}
	r.snap(true)
	if seen[0].On == OtherEdition {
		r.Record.Safe = nil
		r.newStretch()
	}
}

// laidOut is the match at a safe point, under an edition of the record.
func (r *Run) laidOut(number int, schema any) (engine.Match, *engine.Game, bool) {
	game, err := r.under(r.Record.Editions[number-1])
	if err != nil {
		return nil, nil, false
	}
	text, err := json.Marshal(schema)
	if err != nil {
		return nil, nil, false
	}
	m, _, errs := game.FromSchema(text)
	return m, game, len(errs) == 0 && len(r.vacant(m)) == 0
}

// CarryEditions gives a run that is to be replayed the editions of its record.
func (r *Run) CarryEditions(list []Edition) error {
	if err := checkEditions(list, 0); err != nil {
		return err
	}
	r.Record.Editions = slices.Clip(list)
	return nil
}

func checkEditions(list []Edition, now int) error {
	if len(list) > editionsMost || now < 0 || now > len(list) {
		return words.Refuse("", "engine/fault.save.edition")
	}
	for _, e := range list {
		if err := e.check(); err != nil {
			return err
		}
	}
	return nil
}

// SameEditions reports whether two records have had the same editions proposed.
func SameEditions(a, b []Edition) bool {
	return slices.EqualFunc(a, b, func(x, y Edition) bool { return x.name() == y.name() })
}

// present is a header as if the match had begun under the edition that the record ends under, and the game under it.
func (r *Record) present(game *engine.Game) (Header, *engine.Game, error) {
	h := r.Header
	if r.Now == 0 {
		return h, game, nil
	}
	e := r.Editions[r.Now-1]
	h.House = e.House
	game, err := e.of(game, h.Place(r.Start))
	return h, game, err
}

// fileEditions is how a save of format 4 has them.
type fileEditions struct {
	Now  int       `json:"now"`
	List []Edition `json:"list"`
}

func (f *fileEditions) into(r *Record) error {
	if f == nil {
		return nil
	}
	r.Editions, r.Now = f.List, f.Now
	if len(f.List) == 0 {
		return words.Refuse("", "engine/fault.save.edition")
	}
	return checkEditions(f.List, f.Now)
}
