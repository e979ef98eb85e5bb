package blocks

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"os"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// Kept matches: what was asked, answered and seen in them, and what the players could know, as prints along the way. If you
// rebuild the code without wanting to change a rule, they show that nothing has changed. If you do change one, write the file
// anew: go test ./engine/<game> -run ShippedMatches -args -prints.

const printsFile = "testdata/prints.txt"

// A Kept match is played at random to an end, or as far as so many answers.
type Kept struct {
	Name    string
	Seed    uint64
	Answers int
	Start   func() (engine.Match, []engine.Event, error)
}

// printEvery is after how many answers a print is taken.
const printEvery = 250

// prints plays a match and takes its prints. War is sought: a random player who does not spends Seasons on marching.
func (k Kept) prints(t *testing.T, book *blockwar.Book) (lines []string) {
	m, seen, err := k.Start()
	if err != nil {
		t.Fatal(err)
	}
	h, w := sha256.New(), walk.New(k.Seed)
	fmt.Fprintln(h, happened(seen))
	for n := 0; ; n++ {
		e, d, going := w.Pick(m)
		if n%printEvery == 0 || !going || n == k.Answers {
			whatPlayersSee(t, book, h, m)
			lines = append(lines, fmt.Sprintf("%s %d %s %x", k.Name, n, hex.EncodeToString(h.Sum(nil)[:8]), saves.Fingerprint(m)))
		}
		if !going || n == k.Answers {
			return lines
		}
		if len(d.Weights) == 0 && d.Seat != 0 && n%2 == 0 {
			d.Weights = weigh(d)
			e = d.Answer(m.Seq(), w.Answer(d), "")
		}
		seen, err := m.Apply(e)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintln(h, d.Seat, d.Kind, d.Rule, d.About, d.Left, d.Legal, e.Choice, happened(seen))
	}
}

// happened leaves out which seats see an event: that is what non-interference looks at.
func happened(seen []engine.Event) (list []any) {
	for _, e := range seen {
		list = append(list, struct {
			Kind   string
			Rule   engine.Rule
			Seat   engine.Seat
			On, To engine.Ref
			N      int
			Seen   engine.Seats
		}{e.Kind, e.Rule, e.Seat, e.On, e.To, e.N, e.Seen})
	}
	return list
}

func weigh(d engine.Decision) (weights []int) {
	for _, c := range d.Legal {
		weights = append(weights, blockwar.Bias(d, c))
	}
	return weights
}

// whatPlayersSee adds the written position and, of each player, the view and the aids that are worked out from it.
func whatPlayersSee(t *testing.T, book *blockwar.Book, h hash.Hash, m engine.Match) {
	note := func(v any) {
		text, err := book.Words(v)
		if err != nil {
			t.Fatal(err)
		}
		h.Write(append(text, '\n'))
	}
	note(m.Schema())
	for _, f := range blockwar.AllFactions {
		v := m.View(blockwar.SeenBy(f)).(*blockwar.View)
		note(v)
		if v.Battle != nil {
			note(printOf(v, v.Battle.Area, v.Fight(), true))
		} else {
			note(v.Fight())
		}
		note(v.TradeRoutes(f))
		note(v.Unsupplied(f))
		for a := blockwar.Area(1); a <= book.LastArea; a++ {
			note(v.SupplyLine(f, a))
			note(v.Borders(a))
			note(printOf(v, a, v.FightAt(a, f), false))
		}
	}
}

// fightPrint is what is kept of a Fight: the forces, and who owns the area.
type fightPrint struct {
	Sea                bool
	Owner              int
	Order              []blockwar.Type
	Fighters           []fighterPrint
	Attacker, Defender blockwar.Faction
	Whole              bool
}

type fighterPrint struct {
	Side  int
	Type  blockwar.Type
	CV    uint8
	Class blockwar.Class
	Loss  uint8
	Fire  [blockwar.Classes]blockwar.Shot
	First bool
	Acted bool
	Joins uint8
}

func printOf(v *blockwar.View, a blockwar.Area, f *blockwar.SeenFight, underWay bool) *fightPrint {
	if f == nil {
		return nil
	}
	p := &fightPrint{Sea: f.Sea, Owner: blockwar.Defending, Attacker: f.Attacker, Defender: f.Defender, Whole: f.Whole}
	if v.Control[a] == f.Attacker {
		p.Owner = blockwar.Attacking
	}
	for priority := range 20 {
		for i := range v.Chart {
			if u := &v.Chart[i]; u.Type != blockwar.NoType && u.Type != blockwar.Convoy && u.Priority == priority {
				p.Order = append(p.Order, u.Type)
			}
		}
	}
	for i := range f.Fighters {
		x := &f.Fighters[i]
		y := fighterPrint{Side: x.Side, Type: x.Type, CV: x.CV, Class: x.Class, Loss: x.Loss, Fire: x.Fire, Acted: x.Acted}
		if underWay {
			y.Joins = x.Joins // of a Battle ahead it is not kept
		}
		y.First = x.Side == blockwar.Attacking && f.First[v.Chart[x.Type].Priority][x.Of].Has(f.Defender)
		p.Fighters = append(p.Fighters, y)
	}
	return p
}

// AsKept plays matches and compares their prints with those that are kept, or keeps them.
func AsKept(t *testing.T, book *blockwar.Book, matches []Kept, keep bool) {
	file, err := os.ReadFile(printsFile)
	if err != nil && !keep {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, k := range matches {
		t.Run("6.0 "+k.Name, func(t *testing.T) {
			for _, line := range k.prints(t, book) {
				fmt.Fprintln(&all, line)
				if !keep && !strings.Contains(string(file), line+"\n") {
					t.Fatalf("not as it was kept: %s", line)
				}
			}
		})
	}
	if keep {
		if err := os.WriteFile(printsFile, []byte(all.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
