package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// front is the map of 1936 with the Axis and the West at war, in Summer.
func front(t *testing.T) *Table {
	t.Helper()
	table := europe(t)
	table.Phase = blockwar.Summer
	declare(table, Axis, West)
	return table
}

// onTheMove begins the Movement Phase of a player who has so many moves.
func onTheMove(t *testing.T, table *Table, f Faction, left uint8) *enginetest.Script {
	t.Helper()
	table.BeginTurn(f)
	return run(t, table, &blockwar.MovementPhase{Faction: f, Left: left})
}

// takeTurn begins a Player Turn with one of the Summer cards of 1936: of six moves, but for the West, which has eight.
func takeTurn(t *testing.T, table *Table, f Faction) *enginetest.Script {
	t.Helper()
	card := map[Faction]uint8{Axis: 40, West: 22, USSR: 16}[f]
	table.Decks[blockwar.ActionDeck].Draw.Remove(int(card))
	table.Faction(f).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: card, Open: true}
	return run(t, table, &blockwar.PlayerTurn{Faction: f})
}

// pick takes a unit up to be moved.
func pick(s *enginetest.Script, f Faction, unit string) {
	s.T.Helper()
	b := tableOf(s).UnitOf(engine.Ref("unit/" + unit))
	if b == nil {
		s.T.Fatalf("there is no %s: got none, want one", unit)
	}
	from := engine.Choice{Verb: "move", On: printed().AreaRef(b.At), To: printed().NationRef(b.ID.Nation), N: int(blockwar.PoseOf(b))}
	s.Play(printed().FactionFacts(f).Slug, from.Words(), tableOf(s).NameFor("unit", b).Words())
}

// ways lists how the unit that was picked up can come to an area.
func ways(s *enginetest.Script, f Faction, area string) string {
	s.T.Helper()
	return strings.Join(slices.DeleteFunc(s.Legal(printed().FactionFacts(f).Slug), func(w string) bool {
		_, to, _ := strings.Cut(w, ">area/")
		to, _, _ = strings.Cut(to, "#")
		return to != area
	}), " ")
}

func TestEngaging(t *testing.T) {
	t.Run("11.5 entering an area with Enemy or Armed Minor units is Engaging, and ends the move", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "tank")
		units(t, table, France, "paris", "infantry")
		goes(t, table, Germany, "munich", "tank", "lorraine !gascony !marseille")
		table.TakeOff(blockwar.ID{Nation: France, Type: blockwar.Fortress, No: 1})
		table.EvaluateControl()
		goes(t, table, Germany, "munich", "tank", "lorraine gascony marseille paris")
		poland := nation(t, "poland")
		table.Arm(poland, Axis)
		goes(t, table, Germany, "berlin", "tank", "warsaw !vilna")
		table.Disarm(poland)
		goes(t, table, Germany, "berlin", "tank", "warsaw vilna lvov")
	})
	t.Run("11.52 two Ground units Engage over the river from Munich to Lorraine, two more over the forest", func(t *testing.T) {
		table := front(t)
		table.TakeNation(nation(t, "low_countries"), Axis)
		units(t, table, Germany, "munich", "infantry", "infantry", "infantry", "infantry", "airforce")
		s := onTheMove(t, table, Axis, 9)
		for i, want := range []string{"enter:area/amsterdam>area/lorraine enter:area/munich>area/lorraine", "enter:area/amsterdam>area/lorraine enter:area/munich>area/lorraine",
			"enter:area/amsterdam>area/lorraine", "enter:area/amsterdam>area/lorraine"} {
			pick(s, Axis, "germany-infantry-"+string(rune('1'+i)))
			same(t, "the ways to Lorraine", ways(s, Axis, "lorraine"), want)
			s.Play("axis", []string{"enter:area/munich>area/lorraine", "enter:area/munich>area/lorraine", "enter:area/amsterdam>area/lorraine", "enter:area/amsterdam>area/lorraine"}[i])
		}
		pick(s, Axis, "germany-airforce-1")
		if got := ways(s, Axis, "lorraine"); !strings.Contains(got, "enter:area/munich>area/lorraine") {
			t.Errorf(`an Air Force is limited: %q, want "enter:area/munich>area/lorraine" in it`, got)
		}
	})
	t.Run("11.52 three over plains, one over mountains", func(t *testing.T) {
		table := front(t)
		units(t, table, France, "marseille", "infantry")
		units(t, table, France, "paris", "infantry")
		table.Control[at(t, "lorraine")] = Axis
		table.TakeOff(blockwar.ID{Nation: France, Type: blockwar.Fortress, No: 1})
		units(t, table, Germany, "lorraine", "infantry", "infantry", "infantry", "infantry")
		units(t, table, Italy, "milan", "infantry", "infantry")
		s := onTheMove(t, table, Axis, 9)
		for _, i := range []string{"1", "2", "3"} {
			pick(s, Axis, "germany-infantry-"+i)
			s.Play("axis", "enter:area/lorraine>area/paris")
		}
		pick(s, Axis, "germany-infantry-4")
		same(t, "a fourth", ways(s, Axis, "paris"), "enter:area/gascony>area/paris")
		s.Play("axis", "go:area/lorraine>area/munich")
		pick(s, Axis, "italy-infantry-1")
		s.Play("axis", "enter:area/milan>area/marseille")
		pick(s, Axis, "italy-infantry-2")
		same(t, "a second, which the mountains stop", ways(s, Axis, "marseille"), "enter:area/western_mediterranean>area/marseille")
	})
	t.Run("11.52 Straits between two Land Areas are crossed by land, by one Ground unit, which does not Invade", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		owned(t, table, Axis, "kharkov")
		ids := units(t, table, Germany, "kharkov", "infantry", "infantry")
		units(t, table, SovietUnion, "sevastopol", "infantry")
		s := onTheMove(t, table, Axis, 9)
		pick(s, Axis, "germany-infantry-1")
		s.Play("axis", "enter:area/kharkov>area/sevastopol")
		if b := tableOf(s).Blocks.Get(ids[0]); b.Has(blockwar.Invading) || b.At != at(t, "sevastopol") {
			t.Errorf("got %+v; want Has(Invading) false and At %v", b, at(t, "sevastopol"))
		}
		pick(s, Axis, "germany-infantry-2")
		if to := ways(s, Axis, "sevastopol"); strings.Contains(to, "area/kharkov>") {
			t.Errorf(`a second one crosses too: %s, want no "area/kharkov>"`, to)
		}
	})
	t.Run("11.52 no limit holds where there is nobody", func(t *testing.T) {
		table := front(t)
		units(t, table, Italy, "milan", "infantry", "infantry")
		s := onTheMove(t, table, Axis, 9)
		for _, i := range []string{"1", "2"} {
			pick(s, Axis, "italy-infantry-"+i)
			s.Play("axis", "go:area/milan>area/marseille")
		}
		want(t, "Italians in Marseille", len(tableOf(s).Here(at(t, "marseille"), func(b *blockwar.Block) bool { return b.ID.Nation == Italy })), 2)
	})
	t.Run("11.52 others see how many came over a border, not what counts against its limit", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "munich", "infantry", "airforce")
		s := onTheMove(t, table, Axis, 9)
		for _, unit := range []string{"germany-infantry-1", "germany-airforce-1"} {
			pick(s, Axis, unit)
			s.Play("axis", "enter:area/munich>area/lorraine")
		}
		own, other := sees(s, Axis).Turn, sees(s, West).Turn
		if len(own.Crossed) != 1 || own.Crossed[0].Ground != 1 || own.Crossed[0].ANS != 1 {
			t.Errorf("the Axis sees %+v: got Crossed %v; want Crossed 1, Crossed[0].Ground 1 and Crossed[0].ANS 1", own, own.Crossed)
		}
		if other.Crossed != nil || !slices.Equal(other.Entered, []blockwar.EntryView{{From: at(t, "munich"), To: at(t, "lorraine"), N: 2}}) {
			t.Errorf("the West sees %+v: got Crossed %v and Entered %v; want none and %v", other, other.Crossed, other.Entered, []blockwar.EntryView{{From: at(t, "munich"), To: at(t, "lorraine"), N: 2}})
		}
	})
	t.Run("11.52 the limits begin anew with the Combat Phase", func(t *testing.T) {
		table := front(t)
		ids := units(t, table, Germany, "munich", "infantry", "infantry")
		s := takeTurn(t, table, Axis)
		s.Play("axis", "done")
		for _, unit := range []string{"germany-infantry-1", "germany-infantry-2"} {
			pick(s, Axis, unit)
			s.Play("axis", "enter:area/munich>area/lorraine")
		}
		now := tableOf(s)
		if b := now.Blocks.Get(ids[0]); now.Crosses(Axis, b, at(t, "lorraine"), at(t, "munich")) || b.From != at(t, "munich") {
			t.Errorf("the border is open for more in the Movement Phase: got Crosses(Axis, b, lorraine, munich) %v and From %v; want false and %v", now.Crosses(Axis, b, at(t, "lorraine"), at(t, "munich")), b.From, at(t, "munich"))
		}
		s.Play("axis", "done")
		s.Asked("west", "action")
		if b := now.Blocks.Get(ids[0]); !now.Crosses(Axis, b, at(t, "lorraine"), at(t, "munich")) {
			t.Error("the border is shut for Retreats: got false, want true")
		}
		want(t, "who came over it", int(now.Turn.Entered.Into(at(t, "lorraine"))[0].Ground), 2)
	})
}

func TestDisengaging(t *testing.T) {
	battle := func(t *testing.T) *Table {
		table := front(t)
		table.EvaluateControl()
		units(t, table, Germany, "lorraine", "infantry", "infantry", "infantry", "airforce", "tank")
		table.EvaluateControl()
		return table
	}
	t.Run("11.51 out of a Battle into adjacent Friendly areas only, over each border within its limit", func(t *testing.T) {
		table := battle(t)
		s := onTheMove(t, table, Axis, 9)
		for _, i := range []string{"1", "2"} {
			pick(s, Axis, "germany-infantry-"+i)
			same(t, "to the French", ways(s, Axis, "paris")+ways(s, Axis, "amsterdam"), "")
			s.Play("axis", "leave:area/munich>area/munich")
		}
		s.Refused("axis", "move:area/lorraine>nation/france")
		s.Play("axis", "move:area/lorraine>nation/germany")
		same(t, "who can still leave", strings.Join(s.Legal("axis"), " "), "unit:unit/germany-airforce-1")
	})
	t.Run("11.51 on from there as far as the speed goes, and without Engaging again", func(t *testing.T) {
		table := battle(t)
		units(t, table, Germany, "munich", "infantry")
		table.TakeNation(nation(t, "austria"), West)
		units(t, table, Britain, "vienna", "infantry")
		s := onTheMove(t, table, Axis, 9)
		pick(s, Axis, "germany-tank-1")
		same(t, "to Berlin", ways(s, Axis, "berlin"), "leave:area/munich>area/berlin")
		same(t, "to Konigsberg, which is too far", ways(s, Axis, "konigsberg"), "")
		same(t, "into another Battle", ways(s, Axis, "vienna"), "")
		s.Play("axis", "leave:area/munich>area/berlin")
		if b := tableOf(s).UnitOf("unit/germany-tank-1"); b.At != at(t, "berlin") || b.From != blockwar.Nowhere {
			t.Errorf("got %+v; want At %v and From %v", b, at(t, "berlin"), blockwar.Nowhere)
		}
	})
	t.Run("11.51 nobody comes back through the Battle on the way", func(t *testing.T) {
		table := battle(t)
		table.Control[at(t, "gascony")] = Axis
		units(t, table, Germany, "gascony", "infantry")
		s := onTheMove(t, table, Axis, 9)
		pick(s, Axis, "germany-tank-1")
		same(t, "to Gascony", ways(s, Axis, "gascony"), "leave:area/gascony>area/gascony")
	})
	t.Run("11.51 there is no Strategic Movement out of a Battle", func(t *testing.T) {
		table := battle(t)
		units(t, table, France, "lorraine", "airforce")
		s := onTheMove(t, table, West, 9)
		pick(s, West, "france-airforce-1")
		same(t, "to Marseille", ways(s, West, "marseille"), "go:area/lorraine>area/marseille")
		same(t, "to Algiers", ways(s, West, "algiers"), "")
	})
	t.Run("11.51 who fights for its own land leaves it too, and lies upright again", func(t *testing.T) {
		table := battle(t)
		b := table.Put(France, blockwar.Infantry, 2, at(t, "lorraine"))
		b.Marks = blockwar.FaceUp
		s := onTheMove(t, table, West, 9)
		pick(s, West, "france-infantry-1")
		same(t, "to Germany", ways(s, West, "munich"), "")
		s.Play("west", "leave:area/paris>area/gascony")
		if b := tableOf(s).UnitOf("unit/france-infantry-1"); b.Has(blockwar.FaceUp) {
			t.Error("it is still face up: got true, want false")
		}
		want(t, "over the border to Paris", tableOf(s).Turn.Crossed.Ground(at(t, "lorraine"), at(t, "paris")), 1)
	})
	t.Run("11.51 Air Forces pass Enemy land when they Disengage, and do not stay there", func(t *testing.T) {
		table := battle(t)
		units(t, table, France, "paris", "infantry")
		table.Control[at(t, "gascony")] = Axis
		units(t, table, Germany, "gascony", "infantry")
		table.EvaluateControl()
		s := onTheMove(t, table, Axis, 9)
		pick(s, Axis, "germany-airforce-1")
		same(t, "to Gascony, over Paris", ways(s, Axis, "gascony"), "go:area/lorraine>area/gascony")
		same(t, "into Paris", ways(s, Axis, "paris"), "")
	})
	t.Run("11.51 Subs pass Enemy seas when they Disengage, Fleets do not, and Convoys stay", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "north_sea", "sub", "fleet", "infantry")
		units(t, table, Britain, "north_sea", "fleet")
		units(t, table, Britain, "norwegian_sea", "fleet")
		units(t, table, Britain, "english_channel", "fleet")
		g := table.Survey(Axis)
		to := func(kind string) (list []string) {
			for _, a := range g.Moving(table.UnitOf(engine.Ref("unit/germany-" + kind + "-1"))).Areas() {
				list = append(list, printed().Place(a).Slug)
			}
			return list
		}
		if list := to("sub"); !slices.Contains(list, "bay_of_biscay") || slices.Contains(list, "norwegian_sea") {
			t.Errorf(`the Sub goes to %v; want list "bay_of_biscay" among them and list no "norwegian_sea"`, list)
		}
		if list := to("fleet"); slices.Contains(list, "bay_of_biscay") || !slices.Contains(list, "ruhr") || slices.Contains(list, "english_channel") {
			t.Errorf(`the Fleet goes to %v; want list no "bay_of_biscay", list "ruhr" among them and list no "english_channel"`, list)
		}
		if list := to("infantry"); len(list) > 0 {
			t.Errorf("the Convoy goes to %v, want none", list)
		}
	})
	t.Run("11.51 ships do not Disengage into Enemy Territory, not even to Ground Support", func(t *testing.T) {
		table := front(t)
		table.TakeNation(nation(t, "low_countries"), West)
		units(t, table, France, "paris", "infantry")
		table.EvaluateControl()
		units(t, table, Germany, "paris", "fleet", "infantry")
		units(t, table, Germany, "ruhr", "infantry")
		units(t, table, Britain, "north_sea", "fleet")
		s := onTheMove(t, table, Axis, 9)
		pick(s, Axis, "germany-infantry-2")
		s.Play("axis", "go:area/ruhr>area/amsterdam")
		pick(s, Axis, "germany-fleet-1")
		same(t, "to Amsterdam", ways(s, Axis, "amsterdam"), "")
	})
	t.Run("11.54s a Fortress does not leave, but the area is its own to counterattack in", func(t *testing.T) {
		table := battle(t)
		if b := table.UnitOf("unit/france-fortress-1"); table.Survey(West).CanMove(b) || table.Controller(b.At) != West {
			t.Errorf("the Fortress moves, or has lost the area: got CanMove(b) %v and Controller(At) %v; want false and %v", table.Survey(West).CanMove(b), table.Controller(b.At), West)
		}
		if !table.InBattle(West, at(t, "lorraine")) || !table.InBattle(Axis, at(t, "lorraine")) {
			t.Errorf("there is no Battle in which it could Fire: got InBattle(West, lorraine) %v and InBattle(Axis, lorraine) %v; want true and true", table.InBattle(West, at(t, "lorraine")), table.InBattle(Axis, at(t, "lorraine")))
		}
		s := takeTurn(t, table, West)
		s.Play("west", "done", "done")
		s.NotSaw("aggression")
	})
}

func TestSeaInvasions(t *testing.T) {
	landing := func(t *testing.T) *Table {
		table := front(t)
		units(t, table, Britain, "english_channel", "infantry", "infantry", "fleet")
		units(t, table, Britain, "north_sea", "infantry")
		table.TakeOff(blockwar.ID{Nation: France, Type: blockwar.Fortress, No: 1})
		units(t, table, Germany, "paris", "tank")
		table.EvaluateControl()
		return table
	}
	t.Run("11.221 one Ground unit Invades over each Coastal border, also where nobody is", func(t *testing.T) {
		for _, empty := range []bool{false, true} {
			table := landing(t)
			if empty {
				table.TakeOff(blockwar.ID{Nation: Germany, Type: blockwar.Tank, No: 1})
				table.Nations[France].Marker = Axis
				table.EvaluateControl()
			}
			s := onTheMove(t, table, West, 9)
			pick(s, West, "britain-infantry-2")
			same(t, "the ways to Paris", ways(s, West, "paris"), "enter:area/bay_of_biscay>area/paris enter:area/english_channel>area/paris enter:area/north_sea>area/paris")
			s.Play("west", "enter:area/english_channel>area/paris")
			if b := tableOf(s).UnitOf("unit/britain-infantry-2"); !b.Has(blockwar.Invading) || b.From != at(t, "english_channel") {
				t.Errorf("got %+v; want Has(Invading) true and From %v", b, at(t, "english_channel"))
			}
			pick(s, West, "britain-infantry-3")
			same(t, "a second", ways(s, West, "paris"), "enter:area/bay_of_biscay>area/paris enter:area/north_sea>area/paris")
		}
	})
	t.Run("11.221 two with LSTs, and others without limit", func(t *testing.T) {
		table := landing(t)
		table.Faction(West).Revealed = []blockwar.Revealed{{Tech: LSTs, Card: 1}}
		s := onTheMove(t, table, West, 9)
		for _, unit := range []string{"infantry-2", "infantry-3"} {
			pick(s, West, "britain-"+unit)
			s.Play("west", "enter:area/english_channel>area/paris")
		}
		pick(s, West, "britain-fleet-1")
		s.Offered("west", "enter:area/english_channel>area/paris")
		s.Play("west", "enter:area/english_channel>area/paris")
		if b := tableOf(s).UnitOf("unit/britain-fleet-1"); b.Has(blockwar.Invading) || b.Group != 0 {
			t.Errorf("got %+v; want Has(Invading) false and Group 0", b)
		}
	})
	t.Run("11.221 onto one's own shore it is no Invasion", func(t *testing.T) {
		table := landing(t)
		s := onTheMove(t, table, West, 9)
		pick(s, West, "britain-infantry-2")
		same(t, "to London", ways(s, West, "london"), "go:area/english_channel>area/london")
		s.Play("west", "go:area/english_channel>area/london")
		if b := tableOf(s).UnitOf("unit/britain-infantry-2"); b.Has(blockwar.Invading) {
			t.Error("it Invades London: got true, want false")
		}
	})
	t.Run("11.221 onto one's own shore that is Disputed it is Engaging, not an Invasion", func(t *testing.T) {
		table := landing(t)
		table.Control[at(t, "paris")] = West
		units(t, table, France, "paris", "infantry")
		s := onTheMove(t, table, West, 9)
		pick(s, West, "britain-infantry-2")
		s.Play("west", "enter:area/english_channel>area/paris")
		b := tableOf(s).UnitOf("unit/britain-infantry-2")
		if b.Has(blockwar.Invading) || b.From != at(t, "english_channel") {
			t.Errorf("got %+v; want Has(Invading) false and From %v", b, at(t, "english_channel"))
		}
		pick(s, West, "britain-infantry-3")
		same(t, "the border lets one pass all the same", ways(s, West, "paris"), "enter:area/bay_of_biscay>area/paris enter:area/north_sea>area/paris")
	})
	t.Run("3.244 Convoys cannot Engage at sea, and Invade", func(t *testing.T) {
		table := landing(t)
		units(t, table, Germany, "norwegian_sea", "sub")
		goes(t, table, Britain, "north_sea", "infantry", "!norwegian_sea paris")
		goes(t, table, Britain, "north_sea", "fleet", "norwegian_sea")
	})
}

func TestBattleGroups(t *testing.T) {
	t.Run("11.53 units from one area by one border form a BattleGroup or several, as their owner says", func(t *testing.T) {
		table := front(t)
		units(t, table, Britain, "glasgow", "fleet", "fleet", "fleet", "carrier")
		units(t, table, Germany, "baltic_sea", "sub")
		units(t, table, Germany, "north_sea", "sub")
		s := onTheMove(t, table, West, 9)
		pick(s, West, "britain-fleet-2")
		same(t, "the first", ways(s, West, "north_sea"), "enter:area/english_channel>area/north_sea enter:area/glasgow>area/north_sea enter:area/norwegian_sea>area/north_sea")
		s.Play("west", "enter:area/glasgow>area/north_sea")
		pick(s, West, "britain-fleet-3")
		s.Play("west", "enter:area/glasgow>area/north_sea#1")
		pick(s, West, "britain-carrier-1")
		s.Play("west", "enter:area/glasgow>area/north_sea")
		pick(s, West, "britain-fleet-4")
		s.Offered("west", "enter:area/glasgow>area/north_sea#2")
		s.Refused("west", "enter:area/norwegian_sea>area/north_sea#1", "enter:area/glasgow>area/north_sea#3")
		s.Play("west", "enter:area/norwegian_sea>area/north_sea")
		for unit, group := range map[engine.Ref]uint8{"unit/britain-fleet-2": 1, "unit/britain-fleet-3": 1, "unit/britain-carrier-1": 2, "unit/britain-fleet-4": 3} {
			if b := tableOf(s).UnitOf(unit); b.Group != group {
				t.Errorf("%s is in BattleGroup %d, want %v", unit, b.Group, group)
			}
		}
	})
	t.Run("11.53 units from different areas form different BattleGroups, though they come by one border", func(t *testing.T) {
		table := front(t)
		units(t, table, Britain, "glasgow", "carrier")
		units(t, table, Germany, "north_sea", "sub")
		s := onTheMove(t, table, West, 9)
		pick(s, West, "britain-fleet-1") // from London
		s.Play("west", "enter:area/english_channel>area/north_sea")
		pick(s, West, "britain-carrier-1")
		s.Offered("west", "enter:area/english_channel>area/north_sea")
		s.Refused("west", "enter:area/english_channel>area/north_sea#1")
	})
}
