package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

func TestPlayerTurns(t *testing.T) {
	t.Run("10.2 Movement, then Combat; before any unit moves, declarations", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry")
		s := takeTurn(t, table, Axis)
		s.Asked("axis", "declare")
		s.Play("axis", "done")
		s.Asked("axis", "move")
		s.Play("axis", "done")
		var order []string
		for _, e := range s.Events {
			order = append(order, e.Kind)
		}
		same(t, "what is seen", strings.Join(order[:4], " "), "player-turn declarations-over moves-over combat-phase")
		if now := tableOf(s); now.Turn.Aggressed != nil || now.Turn.Entered != nil {
			t.Errorf("something is left of the Player Turn: %+v: got Aggressed %v and Entered %v; want none and none", now.Turn, now.Turn.Aggressed, now.Turn.Entered)
		}
	})
	t.Run("10.2 under Emergency Command there is neither a declaration nor a Combat Phase", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry")
		table.Phase = blockwar.Fall // the card is for Summer
		s := takeTurn(t, table, Axis)
		s.Asked("axis", "move")
		s.Play("axis", "done")
		s.NotSaw("combat-phase")
	})
}

func TestAggression(t *testing.T) {
	t.Run("11.54 entering unoccupied Enemy Territory or an area with Enemy units alone", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry", "infantry", "tank")
		table.Control[at(t, "amsterdam")] = Axis
		table.TakeNation(nation(t, "low_countries"), Axis)
		s := onTheMove(t, table, Axis, 9)
		pick(s, Axis, "germany-tank-1")
		s.Play("axis", "go:area/munich>area/paris")
		s.Saw("aggression", "area/munich", "area/paris")
		pick(s, Axis, "germany-infantry-1")
		s.Play("axis", "enter:area/munich>area/lorraine")
		s.Saw("aggression", "area/munich", "area/lorraine")
		s.Forget()
		pick(s, Axis, "germany-infantry-2")
		s.Play("axis", "enter:area/munich>area/lorraine")
		s.NotSaw("aggression")
		now := tableOf(s)
		want(t, "areas Aggressed in", len(now.Turn.Aggressed), 2)
		if now.Controller(at(t, "paris")) != West {
			t.Errorf("1.14 moving in alters control at once: got %v, want %v", now.Controller(at(t, "paris")), West)
		}
	})
	t.Run("11.54 the original occupant is the Owner, and stays it while units of its remain", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry")
		s := onTheMove(t, table, Axis, 9)
		pick(s, Axis, "germany-infantry-1")
		s.Play("axis", "enter:area/munich>area/lorraine", "done")
		now := tableOf(s)
		now.EvaluateControl()
		same(t, "Lorraine, disputed", printed().FactionFacts(now.Controller(at(t, "lorraine"))).Slug, "west")
		now.TakeOff(blockwar.ID{Nation: France, Type: blockwar.Fortress, No: 1})
		now.EvaluateControl()
		same(t, "Lorraine, left to the Aggressor", printed().FactionFacts(now.Controller(at(t, "lorraine"))).Slug, "axis")
	})
	t.Run("10.11 under Emergency Command units join their own in a Battle, and begin none", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry")
		table.Turn.Calm = true
		goes(t, table, Germany, "munich", "infantry", "!lorraine ruhr")
		goes(t, table, Germany, "munich", "tank", "!paris !marseille")
		units(t, table, Britain, "north_sea", "fleet")
		goes(t, table, Germany, "ruhr", "sub", "!north_sea")
		units(t, table, Germany, "lorraine", "infantry")
		table.EvaluateControl()
		goes(t, table, Germany, "munich", "infantry", "lorraine")
	})
	t.Run("11.55 ANS units do not Raid where nobody is, but where somebody is they may", func(t *testing.T) {
		table := front(t)
		goes(t, table, Germany, "ruhr", "airforce", "!paris lorraine")
		goes(t, table, Italy, "western_mediterranean", "fleet", "!marseille")
		units(t, table, France, "marseille", "infantry")
		goes(t, table, Italy, "western_mediterranean", "fleet", "marseille")
		goes(t, table, Italy, "western_mediterranean", "sub", "marseille")
	})
	t.Run("11.55 Raids take no Territory", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "paris", "airforce")
		table.EvaluateControl()
		same(t, "Paris", printed().FactionFacts(table.Controller(at(t, "paris"))).Slug, "west")
		if !table.Raids(Axis, at(t, "paris")) || table.Raids(West, at(t, "paris")) {
			t.Errorf("who Raids: got Raids(Axis, paris) %v and Raids(West, paris) %v; want true and false", table.Raids(Axis, at(t, "paris")), table.Raids(West, at(t, "paris")))
		}
	})
	t.Run("11.55 bombers with a Precision Bombsight may come to an empty MainCapital", func(t *testing.T) {
		table := front(t)
		table.TakeOff(table.UnitOf("unit/britain-fleet-1").ID)
		goes(t, table, Germany, "ruhr", "airforce", "!london")
		table.Faction(Axis).Revealed = []blockwar.Revealed{{Tech: PrecisionBombsight, Card: 14}}
		goes(t, table, Germany, "ruhr", "airforce", "london !glasgow")
	})
	t.Run("11.551 with Ground Support it is no Raid, also where nobody was", func(t *testing.T) {
		table := front(t)
		units(t, table, Italy, "milan", "infantry", "airforce", "fleet")
		s := onTheMove(t, table, Axis, 9)
		pick(s, Axis, "italy-fleet-1")
		same(t, "the Fleet before", ways(s, Axis, "marseille"), "")
		s.Play("axis", "go:area/milan>area/rome")
		pick(s, Axis, "italy-infantry-1")
		s.Play("axis", "go:area/milan>area/marseille")
		pick(s, Axis, "italy-airforce-1")
		s.Play("axis", "go:area/milan>area/marseille")
		if now := tableOf(s); !now.GroundSupport(Axis, at(t, "marseille")) || now.Raids(Axis, at(t, "marseille")) {
			t.Errorf("the Air Force has no Ground Support: got GroundSupport(Axis, marseille) %v and Raids(Axis, marseille) %v; want true and false", now.GroundSupport(Axis, at(t, "marseille")), now.Raids(Axis, at(t, "marseille")))
		}
	})
	t.Run("3.22 ships conquer nothing", func(t *testing.T) {
		table := front(t)
		units(t, table, Italy, "algiers", "fleet", "carrier")
		table.EvaluateControl()
		same(t, "Algiers", printed().FactionFacts(table.Controller(at(t, "algiers"))).Slug, "west")
		units(t, table, Italy, "algiers", "infantry")
		table.EvaluateControl()
		same(t, "Algiers, with Ground units", printed().FactionFacts(table.Controller(at(t, "algiers"))).Slug, "axis")
	})
	t.Run("3.23 Submarine units conquer nothing", func(t *testing.T) {
		table := front(t)
		units(t, table, Italy, "malta", "sub")
		table.EvaluateControl()
		same(t, "Malta", printed().FactionFacts(table.Controller(at(t, "malta"))).Slug, "west")
	})
	t.Run("3.24 Ground units move by land or sea, and conquer", func(t *testing.T) {
		table := front(t)
		goes(t, table, Italy, "rome", "infantry", "milan tyrrhenian_sea malta sicily")
		goes(t, table, Italy, "rome", "tank", "milan tyrrhenian_sea malta")
		goes(t, table, Germany, "munich", "infantry", "!north_sea")
	})
}

func TestDeclarations(t *testing.T) {
	t.Run("15.21 nobody enters Rival Territory, or land with Rival units, without a Declaration of War", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, Germany, "munich", "infantry")
		s := takeTurn(t, table, Axis)
		s.Play("axis", "declare-war:faction/west")
		s.Saw("war-declared", "faction/axis", "faction/west")
		s.Refused("axis", "declare-war:faction/west")
		s.Play("axis", "done")
		pick(s, Axis, "germany-infantry-1")
		s.Offered("axis", "enter:area/munich>area/lorraine")
		fresh := europe(t)
		fresh.Phase = blockwar.Summer
		units(t, fresh, Germany, "munich", "infantry")
		calm := takeTurn(t, fresh, Axis)
		calm.Play("axis", "done")
		pick(calm, Axis, "germany-infantry-1")
		same(t, "without it", ways(calm, Axis, "lorraine")+ways(calm, Axis, "paris"), "")
	})
	t.Run("15.21 war is declared on whom one can reach, and Aggression must follow", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, Germany, "munich", "infantry", "infantry")
		units(t, table, Germany, "konigsberg", "infantry")
		s := takeTurn(t, table, Axis)
		s.Refused("axis", "declare-war:faction/ussr")
		s.Play("axis", "declare-war:faction/west", "done")
		s.Refused("axis", "done")
		pick(s, Axis, "germany-infantry-1")
		s.Play("axis", "go:area/munich>area/berlin")
		s.Refused("axis", "done")
		s.Play("axis", "move:area/munich>nation/germany", "unit:unit/germany-infantry-2")
		for _, w := range s.Legal("axis") {
			if _, to, _ := strings.Cut(w, ">area/"); !slices.Contains([]string{"lorraine"}, to) {
				t.Errorf("the last that can Aggress may go to %s, want one of %v", to, []string{"lorraine"})
			}
		}
		s.Play("axis", "enter:area/munich>area/lorraine", "done")
	})
	t.Run("15.21 no more is declared than the moves are enough for", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, Germany, "munich", "infantry")
		s := takeTurn(t, table, Axis)
		s.Offered("axis", "violate:nation/austria", "violate:nation/low_countries", "declare-war:faction/west")
		s.Deal(1)
		s.Play("axis", "violate:nation/austria")
		s.Refused("axis", "violate:nation/low_countries", "declare-war:faction/west")
	})
	t.Run("15.21 the last move is for what is owed", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry", "tank")
		units(t, table, Germany, "berlin", "infantry")
		table.BeginTurn(Axis)
		table.Turn.Duties = []blockwar.Duty{{By: table.Active, On: West}}
		s := run(t, table, &blockwar.MovementPhase{Faction: Axis, Left: 2})
		s.Offered("axis", "move:area/berlin>nation/germany")
		pick(s, Axis, "germany-infantry-2")
		s.Play("axis", "go:area/berlin>area/ruhr")
		same(t, "with one move left", strings.Join(s.Legal("axis"), " "), "move:area/munich>nation/germany")
		pick(s, Axis, "germany-infantry-1")
		same(t, "it may go", strings.Join(s.Legal("axis"), " "), "enter:area/munich>area/lorraine")
	})
	t.Run("15.21 where one unit alone could do two things, the moves end with it where it is", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "north_sea", "fleet")
		units(t, table, Britain, "north_sea", "fleet")
		table.BeginTurn(Axis)
		table.Turn.Duties = []blockwar.Duty{{By: Axis, In: Germany, Enter: true}, {By: Axis, On: West}}
		s := run(t, table, &blockwar.MovementPhase{Faction: Axis, Left: 1})
		same(t, "it stays, and fights", strings.Join(s.Legal("axis"), " "), "done")
	})
	t.Run("15.21 two Aggressions by one move are enough for two declarations", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		influence(t, table, West, 2, "austria")
		units(t, table, Germany, "munich", "infantry")
		s := takeTurn(t, table, Axis)
		s.Deal(1)
		s.Play("axis", "declare-war:faction/west")
		s.Offered("axis", "violate:nation/austria")
		s.Play("axis", "violate:nation/austria")
		s.Play("west", "stand", "place:type/infantry>area/vienna")
		s.Play("axis", "done")
		pick(s, Axis, "germany-infantry-1")
		same(t, "it may go", strings.Join(s.Legal("axis"), " "), "enter:area/munich>area/vienna")
		s.Play("axis", "enter:area/munich>area/vienna", "done")
	})
	t.Run("15.22s the declarer leaves the seas that it shares, or fights as the Aggressor", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, Germany, "north_sea", "fleet", "sub")
		units(t, table, Britain, "north_sea", "fleet")
		s := takeTurn(t, table, Axis)
		s.Play("axis", "declare-war:faction/west", "done")
		s.Offered("axis", "done")
		pick(s, Axis, "germany-fleet-1")
		s.Play("axis", "go:area/north_sea>area/ruhr")
		stay := s.Fork()
		stay.Play("axis", "done")
		stay.Saw("aggression", "area/north_sea", "area/north_sea")
		s.Refused("axis", "move:area/north_sea>nation/germany") // the last would leave no Aggression
	})
	t.Run("15.22s who leaves a sea does not Engage in the same turn, and who leaves none is free", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, Germany, "north_sea", "fleet", "sub")
		units(t, table, Germany, "munich", "infantry")
		units(t, table, Britain, "north_sea", "fleet")
		s := takeTurn(t, table, Axis)
		s.Play("axis", "declare-war:faction/west", "done")
		pick(s, Axis, "germany-infantry-1")
		s.Play("axis", "enter:area/munich>area/lorraine")
		for _, unit := range []string{"germany-fleet-1", "germany-sub-1"} {
			pick(s, Axis, unit)
			s.Play("axis", "go:area/north_sea>area/ruhr")
		}
		s.Play("axis", "done")
		if slices.ContainsFunc(s.Events, func(e engine.Event) bool { return e.Kind == "aggression" && e.On == "area/north_sea" }) {
			t.Error("a sea that was left: got Aggression, want none")
		}
	})
	t.Run("15.3 at War, Enemies are Engaged and Enemy Territory is entered without another declaration", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry")
		units(t, table, Britain, "north_sea", "fleet")
		s := takeTurn(t, table, Axis)
		s.Refused("axis", "declare-war:faction/west")
		s.Play("axis", "done")
		goes(t, tableOf(s), Germany, "munich", "tank", "lorraine")
		goes(t, tableOf(s), Germany, "ruhr", "sub", "north_sea")
		if table.EarnsDividend(Axis) || table.EarnsDividend(West) || !table.EarnsDividend(USSR) {
			t.Errorf("who gets a Peace Dividend: got EarnsDividend(Axis) %v, EarnsDividend(West) %v and EarnsDividend(USSR) %v; want false, false and true", table.EarnsDividend(Axis), table.EarnsDividend(West), table.EarnsDividend(USSR))
		}
		if tableOf(s).Side(Axis).Surprise {
			t.Errorf("Surprise without a declaration: got %v, want false", tableOf(s).Side(Axis).Surprise)
		}
	})
	t.Run("15.4 Neutral Territory is entered after a Violation only, and Aggression must follow", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, Germany, "berlin", "infantry", "tank")
		s := takeTurn(t, table, Axis)
		s.Deal(1)
		s.Refused("axis", "violate:nation/greece", "violate:nation/usa")
		s.Play("axis", "violate:nation/poland", "done")
		s.Refused("axis", "done")
		pick(s, Axis, "germany-tank-1")
		same(t, "to Prague, a Neutral still", ways(s, Axis, "prague"), "")
		s.Play("axis", "enter:area/berlin>area/warsaw", "done")
		s.Saw("aggression", "area/berlin", "area/warsaw")
	})
	t.Run("15.4 ships pass the Straits of a Neutral without a Violation", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, SovietUnion, "western_black_sea", "fleet")
		s := takeTurn(t, table, USSR)
		s.Play("ussr", "done")
		pick(s, USSR, "ussr-fleet-1")
		s.Play("ussr", "go:area/western_black_sea>area/aegean_sea")
		if now := tableOf(s); now.Nations[nation(t, "turkey")].Armed || now.Faction(USSR).Violated {
			t.Errorf("Turkey is Violated: got Nations[nation(turkey)].Armed %v and Violated %v; want false and false", now.Nations[nation(t, "turkey")].Armed, now.Faction(USSR).Violated)
		}
	})
	t.Run("15.42 a Violation under consideration meets the same Fortresses", func(t *testing.T) { kit(t).Supposed() })
}

func TestUSAAttacked(t *testing.T) {
	t.Run("8.46 the Axis alone may Violate the USA, which needs war with the West", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		units(t, table, Germany, "north_atlantic_ocean", "infantry")
		units(t, table, SovietUnion, "north_atlantic_ocean", "infantry")
		table.Phase = blockwar.Summer
		if table.CanViolate(USSR, USA) || table.CanViolate(West, USA) {
			t.Errorf("others may too: got CanViolate(USSR, USA) %v and CanViolate(West, USA) %v; want false and false", table.CanViolate(USSR, USA), table.CanViolate(West, USA))
		}
		s := takeTurn(t, table, Axis)
		s.Play("axis", "violate:nation/usa")
		now := tableOf(s)
		if !now.Enemies(Axis, West) || now.Enemies(USSR, West) || !usaWith(now) || !now.Faction(Axis).Declared.Has(West) {
			t.Errorf("no war, or no Satellite: got Enemies(Axis, West) %v, Enemies(USSR, West) %v, usaWith(now) %v and Has(West) %v; want true, false, true and true",
				now.Enemies(Axis, West), now.Enemies(USSR, West), usaWith(now), now.Faction(Axis).Declared.Has(West))
		}
		want(t, "Fortresses", now.Blocks.Count(USA, blockwar.Fortress), 2)
		s.Play("west", "land:area/washington#0")
		want(t, "USA units with its first Forces", len(tableOf(s).Here(at(t, "new_york"), func(b *blockwar.Block) bool { return b.ID.Nation == USA })), 5)
		s.Play("axis", "done")
		pick(s, Axis, "germany-infantry-1")
		s.Offered("axis", "enter:area/north_atlantic_ocean>area/new_york")
	})
	t.Run("8.46 so does an Enemy in Canada, and later Forces come with the next Productions", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "north_atlantic_ocean", "infantry")
		s := onTheMove(t, table, Axis, 3)
		pick(s, Axis, "germany-infantry-1")
		s.Play("axis", "enter:area/north_atlantic_ocean>area/ottawa")
		s.Saw("satellite", "nation/usa")
		s.Play("west", "land:area/washington#4", "land:type/airforce>area/washington", "land:type/fleet>area/washington", "land:type/infantry>area/washington", "land:type/tank>area/washington")
		s.Play("axis", "done")
		now := tableOf(s)
		for _, cv := range []int{2, 3, 0, 0} {
			due, _ := usaForcesDue(now, West).(*usaForces)
			got := 0
			if due != nil {
				got = int(due.CV)
			}
			want(t, "the next Forces", got, cv)
		}
	})
	t.Run("8.46 an Enemy in Canada changes nothing once the USA is with the West", func(t *testing.T) {
		table := front(t)
		table.TakeNation(USA, West)
		units(t, table, Germany, "north_atlantic_ocean", "infantry")
		s := onTheMove(t, table, Axis, 3)
		pick(s, Axis, "germany-infantry-1")
		s.Play("axis", "enter:area/north_atlantic_ocean>area/ottawa")
		s.NotSaw("satellite")
		want(t, "the track of the Years holds", int(own(tableOf(s)).USAEntry), 0)
	})
}
