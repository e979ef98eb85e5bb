package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

func TestPrecedence(t *testing.T) {
	order := func(table *Table) []Power { return table.decreasing(SetOf(UK, US)) }
	tie := func(t *testing.T) *Table {
		table := europe(t)
		table.Phase = AdministrationPhase
		for _, p := range []Power{UK, US} {
			table.Powers[p].Commitment, table.Powers[p].Reduced = Civilian, true
		}
		a, _ := table.effectiveness(UK)
		if b, _ := table.effectiveness(US); a != b {
			t.Fatalf("the two do not tie: got %v, want %v", a, b)
		}
		return table
	}
	wish := func(table *Table) *precedence {
		call, _ := table.requestPrecedence(US, UK)
		return call.(*precedence)
	}
	t.Run("3.1 who ties asks the other of its ideology to go first, and is let", func(t *testing.T) {
		table := tie(t)
		if got := order(table); !slices.Equal(got, []Power{UK, US}) {
			t.Fatalf("at first %v, want %v", got, []Power{UK, US})
		}
		p := wish(table)
		if d := p.Open(table)[0]; d.Seat != seatOf(UK) || d.Rule != "3.1" {
			t.Errorf(`asked is %v, want Seat %v and Rule "3.1"`, d, seatOf(UK))
		}
		p.Take(table, engine.Entry{Seat: seatOf(UK), Choice: verb("accept")})
		if got := order(table); !slices.Equal(got, []Power{US, UK}) {
			t.Errorf("agreed, and the order is %v, want %v", got, []Power{US, UK})
		}
		if got := table.increasing(SetOf(UK, US)); !slices.Equal(got, []Power{US, UK}) {
			t.Errorf("the other way round it is %v, want %v", got, []Power{US, UK})
		}
	})
	t.Run("3.1 refused, a die decides", func(t *testing.T) {
		for face, want := range map[uint8][]Power{3: {UK, US}, 4: {US, UK}} {
			table := tie(t)
			p := wish(table)
			p.Take(table, engine.Entry{Seat: seatOf(UK), Choice: verb("refuse")})
			call, done, _ := p.Next(table, nil)
			r, is := call.(*roll)
			if !is || done || r.Dice != 1 {
				t.Fatalf("got %T with done %v, want a roll of one die", call, done)
			}
			r.Faces = []uint8{face}
			if _, done, _ := p.Next(table, r); !done {
				t.Errorf("got done %v, want the end", done)
			}
			if got := order(table); !slices.Equal(got, want) {
				t.Errorf("a %d makes %v, want %v", face, got, want)
			}
		}
	})
	t.Run("3.1 each asks once a turn, in administration, and not to go behind", func(t *testing.T) {
		table := tie(t)
		may := func() (list []string) {
			for _, d := range table.precedenceRights(nil) {
				for _, c := range d.Legal {
					if SetOf(UK, US).Has(powerAt(d.Seat)) && c.On != powerRef(France) {
						list = append(list, powerAt(d.Seat).String()+" before "+c.On.Name())
					}
				}
			}
			return list
		}
		if got := may(); !slices.Equal(got, []string{"us before uk"}) {
			t.Errorf("offered: %v, want %v", got, []string{"us before uk"})
		}
		wish(table).Take(table, engine.Entry{Seat: seatOf(UK), Choice: verb("accept")})
		if got := may(); !slices.Equal(got, []string{"uk before us"}) {
			t.Errorf("after that: %v, want %v", got, []string{"uk before us"})
		}
		wish2, _ := table.requestPrecedence(UK, US)
		wish2.(*precedence).Take(table, engine.Entry{Seat: seatOf(US), Choice: verb("accept")})
		if got := may(); len(got) != 0 {
			t.Errorf("a second time in one turn: %v, want none", got)
		}
		table.newTurn()
		if got := may(); !slices.Equal(got, []string{"us before uk"}) {
			t.Errorf("next turn: %v, want %v", got, []string{"us before uk"})
		}
		table.Phase = ActionPhase
		if got := may(); len(got) != 0 {
			t.Errorf("while counters are drawn: %v, want none", got)
		}
	})
	t.Run("3.1 a settled order is part of the position, saved and written", func(t *testing.T) {
		table := tie(t)
		wish(table).Take(table, engine.Entry{Seat: seatOf(UK), Choice: verb("accept")})
		data, _ := table.Powers.MarshalBinary()
		var again powerStates
		if err := again.UnmarshalBinary(data); err != nil || again != table.Powers {
			t.Errorf("saved and loaded: %v, %v; got %v, %v; want no error and %v", again[US], err, err, again, table.Powers)
		}
		if w := table.writePower(US); !*w.AskedPrecedence || *table.writePower(UK).TieRank <= *w.TieRank {
			t.Errorf("written: %v, want AskedPrecedence and a rank before the UK", w)
		}
	})
}
