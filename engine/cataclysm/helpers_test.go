package cataclysm

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
)

// The makers that this package's tests share. A test starts from a table that it lays
// out itself, pushes one step and gives the answers in words.

// newTable is the introductory scenario at its start.
func newTable(t *testing.T) *Table {
	t.Helper()
	s, found := ScenarioByID("days-of-decision")
	if !found {
		t.Fatal("got no scenario days-of-decision, want it")
	}
	return setUp(s)
}

// europe is the whole European map with all seven powers at rearmament and steady, every
// area its printed owner's, all units in storage, nobody at war and no marker in play.
// It is the action phase of 1939-40.
func europe(t *testing.T) *Table {
	t.Helper()
	table := bareTable(book(), []Map{EuropeMap})
	table.Scenario, table.Turn, table.LastTurn, table.Phase = "cataclysm", Turn1939, Turn1945, ActionPhase
	for _, p := range AllPowers.List() {
		table.addPower(p, p.Ideology())
		table.Powers[p].Commitment = Rearmament
	}
	table.Powers[USSR].Posture = CollectiveSecurity
	table.setMinorArmies(nil)
	return table
}

// at finds an area by its slug.
func at(t *testing.T, slug string) Area {
	t.Helper()
	return enginetest.Named(t, "area", slug, ParseArea)
}

// put places units from storage, or else from the status card, named by their faces:
// "infantry", "tank", "surface", "carrier", "submarine", "tactical", "strategic",
// "fortress", "logistics". It returns their ids in the same order.
func put(t *testing.T, table *Table, p Power, area string, faces ...string) []UnitID {
	t.Helper()
	var ids []UnitID
	for _, name := range faces {
		f, known := ParseCounterFace(name)
		if !known {
			t.Fatalf("got no counter %q, want one", name)
		}
		from := Storage
		if table.count(p, Storage, f.Kind) == 0 {
			from = Available
		}
		a := at(t, area)
		id := table.place(p, f.Kind, from, a, firstCoast(f.Kind, a))
		table.unit(id).Upgraded = f.Upgraded
		ids = append(ids, id)
	}
	return ids
}

// cube gives an area to a power without any consequences.
func cube(t *testing.T, table *Table, p Power, areas ...string) {
	t.Helper()
	for _, slug := range areas {
		a := at(t, slug)
		s := &table.Areas[a]
		s.Owner, s.Cubes = p, cubesFor(a)
		if a.Place().Owner == p {
			s.Owner, s.Cubes = NoPower, 0
		}
	}
}

// commit sets commitment levels.
func commit(table *Table, c Commitment, powers ...Power) {
	for _, p := range powers {
		table.Powers[p].Commitment = c
	}
}

// pool puts counters from storage into the available force pool.
func pool(t *testing.T, table *Table, p Power, faces ...string) {
	t.Helper()
	for _, name := range faces {
		f, known := ParseCounterFace(name)
		if !known {
			t.Fatalf("got no counter %q, want one", name)
		}
		table.move(p, f.Kind, Storage, Available)
	}
}

// give moves counters of a power from its status card to a box.
func give(t *testing.T, table *Table, p Power, to Box, k Kind, n int) {
	t.Helper()
	for range n {
		table.move(p, k, Available, to)
	}
}

// war begins a war without any consequences.
func war(table *Table, a, b Powers) {
	table.Wars = append(table.Wars, War{a, b})
	if table.Status == NoWar {
		table.Status = LimitedWar
	}
}

// ally forms an alliance without any consequences.
func ally(table *Table, powers ...Power) {
	i := table.ideology(powers[0])
	table.Alliance[i] |= SetOf(powers...)
}

// play runs a step on a table and answers its questions with a script: answers in words,
// several to a string parted by spaces. A question with one legal answer answers itself unless the
// script's next answer is exactly that. It fails on an illegal answer; it stops when the
// script is used up at a question that is open, or when the step has ended.
func play(t *testing.T, table *Table, first step, script ...string) (*engine.Position[Table], events) {
	t.Helper()
	p, seen := engine.Start(rules, table, first)
	return p, append(seen, reply(t, p, script...)...)
}

// reply goes on with a script.
func reply(t *testing.T, p *engine.Position[Table], script ...string) (seen events) {
	t.Helper()
	words := strings.Fields(strings.Join(script, " "))
	for {
		open := p.Open()
		if len(open) == 0 {
			break
		}
		d := open[0]
		var c engine.Choice
		if len(words) > 0 {
			var err error
			if c, err = engine.ParseChoice(words[0]); err != nil {
				t.Fatal(err)
			}
		}
		switch {
		case len(words) > 0 && d.Allows(c):
			words = words[1:]
		case len(d.Legal) == 1:
			c = d.Legal[0]
		case len(words) == 0:
			return seen
		default:
			t.Fatalf("%s, %q about %q (%s): got the answer %s, want one of %v", powerAt(d.Seat), d.Kind, d.About, d.Rule, c, d.Legal)
		}
		more, err := p.Apply(d.Answer(p.Seq(), c, ""))
		if err != nil {
			t.Fatal(err)
		}
		seen = append(seen, more...)
	}
	if len(words) > 0 {
		t.Fatalf("left over: %v, want none", words)
	}
	return seen
}

// exerciseRight has a power use a right.
func exerciseRight(t *testing.T, p *engine.Position[Table], power Power, answer string) {
	t.Helper()
	c, err := engine.ParseChoice(answer)
	if err == nil {
		_, err = p.Apply(engine.Entry{Seq: p.Seq(), Seat: seatOf(power), Choice: c})
	}
	if err != nil {
		t.Fatal(err)
	}
}

// finish runs a step to its end and fails if a question is still open.
func finish(t *testing.T, table *Table, first step, script ...string) events {
	t.Helper()
	p, seen := play(t, table, first, script...)
	if !p.Over() {
		t.Fatalf("still asked: %v: p.Over() = false, want true", p.Open())
	}
	return seen
}

// asked is the one open question, which must be of this kind.
func asked(t *testing.T, p *engine.Position[Table], kind string) engine.Decision {
	t.Helper()
	if open := p.Open(); len(open) != 1 || open[0].Kind != kind {
		t.Fatalf("asked: got %v, want %q", open, kind)
	}
	return p.Open()[0]
}

// saw counts the events of a kind about a power; NoPower counts those of all.
func saw(seen events, kind string, p Power) (n int) {
	for _, e := range seen {
		if e.Kind == kind && (p == NoPower || e.Seat == seatOf(p)) {
			n++
		}
	}
	return n
}

// flags is how many flags (Il Duce among them) of a power lie in the boxes.
func flags(table *Table, p Power, boxes ...Box) (n int) {
	for _, b := range boxes {
		n += table.count(p, b, Flag) + table.count(p, b, IlDuce)
	}
	return n
}

// inWords lists legal answers as they are written.
func inWords(legal []engine.Choice) []string {
	list := make([]string, len(legal))
	for i, c := range legal {
		list[i] = c.Words()
	}
	slices.Sort(list)
	return list
}
