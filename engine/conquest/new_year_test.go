package conquest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// newYear begins a New Year.
func newYear(t *testing.T, year int, change func(*Table)) *enginetest.Script {
	t.Helper()
	table := asia(t)
	table.Year, table.Phase = uint16(year-1), blockwar.YearStartPhase
	change(table)
	s := run(t, table, &blockwar.YearStart{})
	s.Deal(1)
	return s
}

func nothing(*Table) {}

// inOrder are the seats in Turn Order.
func inOrder(table *Table) (seats []string) {
	for _, f := range table.Order {
		seats = append(seats, printed().FactionFacts(f).Slug)
	}
	return seats
}

// arrive gives the first answers to every unit that comes to a seat, and lists the types that came.
func arrive(s *enginetest.Script, seat string) string {
	var list []string
	for len(s.Legal(seat)) > 0 {
		s.Play(seat, s.Legal(seat)[0])
		kind, _, _ := strings.Cut(s.Legal(seat)[0], ">")
		list = append(list, strings.TrimPrefix(kind, "place:type/"))
		s.Play(seat, s.Legal(seat)[0])
	}
	return strings.Join(list, " ")
}

func TestNewYear(t *testing.T) {
	t.Run("7.0 Year Start, Production and Government come in this order, then Spring", func(t *testing.T) {
		table := asia(t)
		table.Year, table.Phase = 1938, blockwar.YearStartPhase
		s := run(t, table, &blockwar.SequenceOfPlay{})
		s.Deal(1)
		for _, seat := range inOrder(tableOf(s)) {
			if s.PlayIf(seat, "production", "done") && seat == "usa" { // first what is enlisted
				s.Play(seat, "done")
			}
		}
		for _, seat := range inOrder(tableOf(s)) {
			s.Pass(seat)
		}
		s.Asked(inOrder(tableOf(s))[0], "command")
		var order []string
		for _, e := range s.Events {
			if !slices.Contains(order, e.Kind) && strings.Contains(" year influence-added peace-dividend reshuffled turn-order production-phase government-phase season ", " "+e.Kind+" ") {
				order = append(order, e.Kind)
			}
		}
		same(t, "order", strings.Join(order, " "), "year influence-added peace-dividend reshuffled turn-order production-phase government-phase season")
		same(t, "what begins", tableOf(s).Phase, blockwar.Spring)
	})
	t.Run("7.12 the Victory Check comes first: with 25 points the game is over before anything arrives", func(t *testing.T) {
		s := newYear(t, 1942, func(t *Table) { t.Faction(Japan).Chits = blockwar.Chits{0, 15, 0} })
		same(t, "won", tableOf(s).Won, blockwar.Victory{By: blockwar.SetOf(Japan), Kind: "economic", Rule: "18.2"})
		same(t, "units of the US that have come", own(tableOf(s)).Naval, 0)
		same(t, "Peace Dividends dealt", tableOf(s).Faction(USA).Chits.Len(), 0)
	})
	for seas, won := range map[string]bool{"shut": false, "open": true} {
		t.Run("7.12 a Summer Blockade counts at the Victory Check while the seas are "+seas, func(t *testing.T) {
			s := newYear(t, 1940, func(table *Table) {
				declare(table, USA, Japan)
				ids := subs(t, table, Japan, japansSeas...)
				table.DeclareBlockades(Japan)
				if won {
					for _, id := range ids {
						table.TakeOff(id)
					}
				}
				table.Faction(Japan).Chits = blockwar.Chits{0, 20, 0} // and Production of five, if nothing is Blockaded
			})
			same(t, "Japan has won", tableOf(s).Won.By.Has(Japan), won)
		})
	}
	t.Run("7.11 the Year advances, and Loyalty and IND can be raised anew", func(t *testing.T) {
		table := tableOf(newYear(t, 1937, func(t *Table) { own(t).Loyalty[USA].Raised, t.Faction(Japan).Raised = 2, 2 }))
		same(t, "year", table.Year, 1937)
		same(t, "raised", own(table).Loyalty[USA].Raised+table.Faction(Japan).Raised, 0)
	})
	for year, markers := range map[int]string{1938: "0", 1939: "usa 1", 1940: "usa 1", 1941: "usa 1", 1942: "0"} {
		t.Run(fmt.Sprint("7.131 Clouds of War of 1939 to 1941, in ", year), func(t *testing.T) {
			same(t, "the British Empire", marks(t, tableOf(newYear(t, year, nothing)), "britemp"), markers)
		})
	}
	t.Run("7.131 a third marker makes the British Empire an ally at once", func(t *testing.T) {
		s := newYear(t, 1940, func(table *Table) { influence(t, table, USA, 2, "britemp") })
		s.Saw("alliance", "nation/britemp")
		same(t, "Sydney", tableOf(s).Controller(at(t, "sydney")), USA)
	})
	t.Run("8.42 a Rival's marker is taken away first", func(t *testing.T) {
		s := newYear(t, 1939, func(table *Table) { influence(t, table, Japan, 2, "britemp") })
		same(t, "the British Empire", marks(t, tableOf(s), "britemp"), "japan 1")
	})
	for year, cv := range map[int]int{1942: 1, 1943: 2, 1944: 3} {
		t.Run(fmt.Sprint("7.132 US Naval Construction: a Fleet, a Carrier and a Sub, stronger each year: ", year), func(t *testing.T) {
			s := newYear(t, year, func(t *Table) { own(t).Naval = uint8(year - 1942) })
			before, was := strength(tableOf(s), US, blockwar.Nowhere)
			same(t, "ships", arrive(s, "usa"), "carrier fleet sub")
			units, now := strength(tableOf(s), US, blockwar.Nowhere)
			same(t, "units", units-before, 3)
			same(t, "CV", now-was, 3*cv)
		})
	}
	t.Run("7.132 attacked by Japan, they come in the next three New Years instead", func(t *testing.T) {
		table := asia(t)
		declared(table, Japan, USA)
		own(table).Reacting = 0
		for year := 1938; year <= 1942; year++ {
			s := newYear(t, year, func(t *Table) { *own(t) = *own(table) })
			want := "carrier fleet sub"
			if year > 1940 {
				want = ""
			}
			same(t, "ships", arrive(s, "usa"), want)
			table = tableOf(s)
		}
	})
	t.Run("7.133 US Reaction Forces in the three New Years after a Declaration of War", func(t *testing.T) {
		table := asia(t)
		declared(table, Soviets, USA)
		for year := 1937; year <= 1940; year++ {
			s := newYear(t, year, func(t *Table) { *own(t) = *own(table) })
			want := "airforce infantry"
			if year > 1939 {
				want = ""
			}
			same(t, "units", arrive(s, "usa"), want)
			table = tableOf(s)
		}
	})
	t.Run("7.133 a second Declaration of War lets the three New Years begin again", func(t *testing.T) {
		table := asia(t)
		declared(table, Soviets, USA)
		s := newYear(t, 1937, func(t *Table) { *own(t) = *own(table) })
		arrive(s, "usa")
		table = tableOf(s)
		declared(table, Japan, USA)
		same(t, "New Years to come", own(table).Reacting, 3)
	})
	t.Run("7.13 they come to undisputed Home Territory, and where is their owner's choice", func(t *testing.T) {
		s := newYear(t, 1938, func(table *Table) {
			declared(table, Soviets, USA)
			declare(table, Soviets, USA)
			units(t, table, Russia, "seattle", "infantry")
		})
		list := legal(s, "usa", "arrive")
		if !strings.Contains(list, "area/los-angeles") || !strings.Contains(list, "area/chicago") || strings.Contains(list, "area/seattle") || strings.Contains(list, "area/hawaii") {
			t.Errorf(`got %v; want list "area/los-angeles" in it, list "area/chicago" in it, list no "area/seattle" and list no "area/hawaii"`, list)
		}
		s.Play("usa", "arrive:area/chicago")
		if d := s.Asked("usa", "place-arrival"); d.Seen != blockwar.SeenBy(USA) {
			t.Errorf("everybody sees which unit comes where: got %v, want %v", d.Seen, blockwar.SeenBy(USA))
		}
	})
	t.Run("7.134 Russian Reserves come in 1945, to Novosibirsk or Tashkent", func(t *testing.T) {
		s := newYear(t, 1945, func(t *Table) { own(t).Naval = lastNaval })
		list := legal(s, "soviet", "arrive")
		same(t, "places", list, "arrive:area/novosibirsk arrive:area/tashkent")
		same(t, "units", arrive(s, "soviet"), "airforce infantry infantry tank")
	})
	t.Run("7.134 attacked, Russia has them in the next New Year, and once only", func(t *testing.T) {
		s := newYear(t, 1938, func(table *Table) { declared(table, Japan, Soviets) })
		same(t, "units", arrive(s, "soviet"), "airforce infantry infantry tank")
		declared(tableOf(s), USA, Soviets)
		same(t, "reserves", own(tableOf(s)).Reserves, spent)
	})
	t.Run("7.14 a Peace Dividend for who is at Peace, and Proxy Powers' wars do not count", func(t *testing.T) {
		for name, c := range map[string]struct {
			change func(*Table)
			paid   int
		}{
			"everybody":              {nothing, 3},
			"two are at war":         {func(x *Table) { declare(x, Japan, USA) }, 1},
			"one Violated a Neutral": {func(x *Table) { x.Faction(Soviets).Violated = true }, 2},
			"one fought":             {func(x *Table) { x.Faction(Japan).Fought = true }, 2},
			"Japan and the Nats":     {func(x *Table) { x.Side(Nationalists).Wars = x.Side(Nationalists).Wars.With(Japan) }, 3},
		} {
			table, dealt := tableOf(newYear(t, 1937, c.change)), 0
			for _, f := range blockwar.AllFactions {
				dealt += table.Faction(f).Chits.Len()
			}
			same(t, name, dealt, c.paid)
		}
	})
	t.Run("7.14 what was done the Year before the last counts no more", func(t *testing.T) {
		s := newYear(t, 1937, func(x *Table) { x.Faction(Japan).Fought, x.Faction(Soviets).Violated = true, true })
		table := tableOf(s)
		same(t, "chits of Japan, the USA and the Soviets", [3]int{table.Faction(Japan).Chits.Len(), table.Faction(USA).Chits.Len(), table.Faction(Soviets).Chits.Len()}, [3]int{0, 1, 0})
		for _, f := range blockwar.AllFactions {
			same(t, "earns the next one", table.EarnsDividend(f), true)
		}
	})
	t.Run("7.14 both decks take their discards back", func(t *testing.T) {
		s := newYear(t, 1938, func(t *Table) {
			t.Faction(Japan).Hand[blockwar.ActionDeck].Add(3)
			t.Decks[blockwar.ActionDeck].Draw.Remove(3)
			t.Discard(Japan, blockwar.ActionDeck, 3)
		})
		same(t, "Action cards to draw", tableOf(s).Decks[blockwar.ActionDeck].Draw.Len(), 55)
	})
	t.Run("7.15 a die of four: USA, Soviets, Japan", func(t *testing.T) {
		table := asia(t)
		s := run(t, table, &blockwar.TurnOrder{})
		s.Chance(4)
		same(t, "order", tableOf(s).Order, blockwar.Order{USA, Soviets, Japan})
	})
}
