package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// playedSetup plays the set-up at random and stops at the first New Year.
func playedSetup(t *testing.T, seed uint64) *enginetest.Script {
	t.Helper()
	s := enginetest.Start(t, learnedGame(), scenario1936)
	s.Deal(seed)
	for _, f := range blockwar.AllFactions {
		for s.PlayIf(printed().FactionFacts(f).Slug, "place-unit", firstOf(s, f)) {
		}
	}
	return s
}

// firstOf is the first answer of a Faction, or none.
func firstOf(s *enginetest.Script, f Faction) string {
	if words := s.Legal(printed().FactionFacts(f).Slug); len(words) > 0 {
		return words[0]
	}
	return ""
}

func TestSetup(t *testing.T) {
	s := enginetest.Start(t, learnedGame(), scenario1936)
	s.Deal(3)
	placed := map[string]int{}
	for _, f := range blockwar.AllFactions {
		for len(s.Legal(printed().FactionFacts(f).Slug)) > 0 {
			d := s.Asked(printed().FactionFacts(f).Slug, "place-unit")
			placed[d.About.Name()]++
			s.Play(printed().FactionFacts(f).Slug, d.Legal[placed[d.About.Name()]%len(d.Legal)].Words())
		}
	}
	table := tableOf(s)
	t.Run("5.0 a Cadre for each POP value, of any type, and twice as many for the Axis", func(t *testing.T) {
		for slug, n := range map[string]int{"london": 3, "delhi": 2, "glasgow": 1, "moscow": 3, "kiev": 1, "berlin": 6, "ruhr": 4, "tripoli": 2} {
			want(t, slug, placed[slug], n)
		}
		if s.Match.Seq() == 0 || table.Year != blockwar.FirstYear {
			t.Errorf("the year is %d: got Seq %v; want Seq not 0 and Year %v", table.Year, s.Match.Seq(), blockwar.FirstYear)
		}
	})
	for _, c := range []struct {
		name      string
		f         Faction
		units, cv int
		Nations   map[Nation]int
		cards     int
	}{
		{"5.1 the Axis has 22 units of 22 CV and draws 14 cards", Axis, 22, 22, map[Nation]int{Germany: 14, Italy: 8}, 14},
		{"5.2 the West has 16 units of 21 CV and draws 8 cards", West, 16, 21, map[Nation]int{Britain: 11, France: 5}, 8},
		{"5.3 the USSR has 12 units of 12 CV and draws 6 cards", USSR, 12, 12, map[Nation]int{SovietUnion: 12}, 6},
	} {
		t.Run(c.name, func(t *testing.T) {
			n, cv, per := 0, 0, map[Nation]int{}
			for _, b := range table.Blocks {
				if printed().SideOf(b.ID.Nation) == c.f {
					n++
					cv += int(b.CV)
					per[b.ID.Nation]++
				}
			}
			want(t, "units", n, c.units)
			want(t, "CV", cv, c.cv)
			for nation, k := range c.Nations {
				want(t, printed().NationFacts(nation).Slug, per[nation], k)
			}
			want(t, "Action cards", table.Faction(c.f).Hand[blockwar.ActionDeck].Len(), c.cards)
			want(t, "Investment cards", table.Faction(c.f).Hand[blockwar.InvestmentDeck].Len(), 0)
			want(t, "the Faction's own figures", printed().FactionFacts(c.f).SetupUnits*100+printed().FactionFacts(c.f).SetupCV, c.units*100+c.cv)
		})
	}
	t.Run("5.2 units with an icon on the map", func(t *testing.T) {
		fresh, _ := setUp(scenario1936)
		for slug, wanted := range map[string]blockwar.Block{
			"london":    {ID: blockwar.ID{Nation: Britain, Type: blockwar.Fleet}, CV: 4},
			"gibraltar": {ID: blockwar.ID{Nation: Britain, Type: blockwar.Fortress}, CV: 1},
			"karachi":   {ID: blockwar.ID{Nation: Britain, Type: blockwar.Infantry}, CV: 1},
			"lorraine":  {ID: blockwar.ID{Nation: France, Type: blockwar.Fortress}, CV: 3},
		} {
			list := fresh.Here(at(t, slug), func(*blockwar.Block) bool { return true })
			if len(list) != 1 || list[0].ID.Nation != wanted.ID.Nation || list[0].ID.Type != wanted.ID.Type || list[0].CV != wanted.CV {
				t.Errorf("%s: %v; want list 1, Nation %v, Type %v and list[0].CV %v", slug, list, wanted.ID.Nation, wanted.ID.Type, wanted.CV)
			}
		}
		want(t, "units on the map before anybody chooses", len(fresh.Blocks), 4)
	})
	t.Run("5.0 levels at the start", func(t *testing.T) {
		for f, l := range map[Faction]blockwar.Levels{Axis: {Pop: 11, Ind: 12, Res: 6}, West: {Pop: 12, Ind: 7, Res: 11}, USSR: {Pop: 12, Ind: 9, Res: 11}} {
			if got := table.Levels(f, false); got != l {
				t.Errorf("%s: %+v, want %v", printed().FactionFacts(f).Slug, got, l)
			}
		}
	})
	t.Run("3.241 a second Fortress is not offered in an area, nor ships far from a coast", func(t *testing.T) {
		s := run(t, europe(t), &blockwar.Muster{Faction: USSR, Rule: "5.3", Tasks: []blockwar.Task{{Nation: SovietUnion, Area: at(t, "moscow"), CV: 1}, {Nation: SovietUnion, Area: at(t, "moscow"), CV: 1}}})
		s.Offered("ussr", "place:type/airforce>area/moscow", "place:type/tank>area/moscow")
		s.Refused("ussr", "place:type/fleet>area/moscow", "place:type/carrier>area/moscow", "place:type/sub>area/moscow")
		s.Play("ussr", "place:type/fortress>area/moscow")
		s.Refused("ussr", "place:type/fortress>area/moscow")
		s.Play("ussr", "place:type/infantry>area/moscow")
	})
	t.Run("5.0 nobody sees what another places, but where", func(t *testing.T) {
		s := run(t, printed().Bare(scenario1936), &blockwar.Muster{Faction: Axis, Rule: "5.1", Tasks: []blockwar.Task{{Nation: Germany, Area: at(t, "berlin"), CV: 1}}})
		if d := s.Asked("axis", "place-unit"); d.Seen != engine.Only(1) || d.Public == "" {
			t.Errorf(`seen by %v as %q; want Seen %v and Public not ""`, d.Seen, d.Public, engine.Only(1))
		}
		s.Play("axis", "place:type/tank>area/berlin")
		if v := sees(s, West); len(v.Units) != 0 || len(v.Upright) != 1 || v.Upright[0] != (blockwar.StackView{Area: at(t, "berlin"), Nation: Germany, N: 1}) {
			t.Errorf("the West sees %v and %v; want Units none, Upright 1 and Upright[0] %v", v.Units, v.Upright, (blockwar.StackView{Area: at(t, "berlin"), Nation: Germany, N: 1}))
		}
		if v := sees(s, Axis); len(v.Units) != 1 || v.Units[0].Type != blockwar.Tank || len(v.Upright) != 0 {
			t.Errorf("the Axis sees %v: got Upright %v; want Units 1, Units[0].Type %v and Upright none", v.Units, v.Upright, blockwar.Tank)
		}
	})
	t.Run("4.6 the phase on the table says where the match stands", func(t *testing.T) {
		s := playedSetup(t, 9)
		seq, _, found := s.Match.SafePoint()
		if !found || seq == 0 {
			t.Errorf("the last safe point is before answer %d: got found %v; want found true and seq not 0", seq, found)
		}
	})
}
