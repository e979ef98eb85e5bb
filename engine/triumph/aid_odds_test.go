package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
)

// fought lets a Combat Phase run with dice out of a generator, each side fighting as the odds take it to: it
// fires where most is promised, gives Hits to who has acted, and never leaves but where it must. It returns the
// CV that are left on both sides in an area.
func fought(t *testing.T, s *enginetest.Script, area string, rounds int, pick *walk.Walker) (left [2]int) {
	t.Helper()
	for open := s.Match.Open(); len(open) > 0; open = s.Match.Open() {
		d := open[0]
		v := s.Match.View(engine.Only(d.Seat)).(*View)
		if v.Battle == nil && d.Kind != "battles" || v.Battle != nil && int(v.Battle.Round) > rounds {
			break
		}
		c := d.Legal[0]
		switch d.Kind {
		case "fire":
			c = d.Legal[pick.N(6)]
		case "action":
			c, _ = blockwar.Obeying(v, given(t, blockwar.FactionAt(d.Seat)), blockwar.FactionAt(d.Seat)).Acting(d)
		case "take-hit":
			c, _ = blockwar.Obeying(v, given(t, blockwar.FactionAt(d.Seat)), blockwar.FactionAt(d.Seat)).Losing(d)
		case "escape", "battles":
			c = blockwar.Verb("done")
		}
		if _, err := s.Match.Apply(d.Answer(s.Match.Seq(), c, "")); err != nil {
			t.Fatal(err)
		}
	}
	table, a := tableOf(s), at(t, area)
	for _, b := range table.Here(a, func(*blockwar.Block) bool { return true }) {
		side := blockwar.Defending
		if printed().SideOf(b.ID.Nation) == table.Active {
			side = blockwar.Attacking
		}
		left[side] += int(b.CV)
	}
	return left
}

// near fails where the mean of so many tries is farther from what the odds say than five times its own error.
func near(t *testing.T, what string, sum, tries int, chances []uint64) {
	t.Helper()
	mean, square := 0.0, 0.0
	for n, share := range chances {
		p := float64(share) / float64(blockwar.Whole)
		mean += p * float64(n)
		square += p * float64(n*n)
	}
	off := float64(sum)/float64(tries) - mean
	if off*off > 25*(square-mean*mean)/float64(tries) {
		t.Errorf("%s: %.3f on average of %d, and %.3f by the odds: got off * off %v, want at most %v", what, float64(sum)/float64(tries), tries, mean, off*off, 25*(square-mean*mean)/float64(tries))
	}
}

func TestOddsAgainstTheEngine(t *testing.T) {
	const tries = 250
	for _, c := range []struct {
		name, area string
		rounds     int
		lay        func(*testing.T) *Table
	}{
		{"12.22 a Round on land, Tanks and Air Forces on both sides", "kiev", 1, func(t *testing.T) *Table {
			table := invasionOfUkraine(t)
			enter(t, table, Germany, "lvov", "kiev", "airforce 2")
			put(t, table, SovietUnion, "kiev", "airforce 1", "tank 2", "fortress 1")
			reveals(table, Axis, HeavyTanks)
			reveals(table, USSR, AirDefenseRadar)
			return table
		}},
		{"15.22 a Round on land by Surprise, some of it from the sea", "kiev", 1, func(t *testing.T) *Table {
			table := invasionOfUkraine(t)
			invade(table, enter(t, table, Germany, "western_black_sea", "kiev", "infantry 2"))
			table.Side(Axis).Surprise = true
			return table
		}},
		{"12.23 a Sea Battle to its end", "north_sea", 99, func(t *testing.T) *Table {
			table := wartime(t, Axis, West)
			put(t, table, Britain, "north_sea", "fleet 3", "infantry 2", "carrier 3")
			put(t, table, Britain, "london", "infantry")
			group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 3", "sub 2"))
			group(table, 2, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 2"))
			reveals(table, West, Sonar)
			return table
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			pick := walk.New(20)
			var lost [2]int
			var odds blockwar.Odds
			for range tries {
				s := combat(t, c.lay(t))
				for s.PlayIf("axis", "battles", "done") || s.PlayIf("axis", "join", "join:area/"+c.area+"#1") {
				}
				if odds.Lost[0] == nil {
					f := mustFight(t, s)
					odds, _ = f.After(min(c.rounds, 30))
					if !f.Whole || odds.Lost[0] == nil {
						t.Fatalf("no odds (whole %v); want Whole true and Lost[0] one", f.Whole)
					}
				}
				var before [2]int
				for i := range mustFight(t, s).Fighters {
					x := &mustFight(t, s).Fighters[i]
					before[x.Side] += int(x.CV)
				}
				left := fought(t, s, c.area, c.rounds, pick)
				for side := range lost {
					lost[side] += before[side] - left[side]
				}
			}
			near(t, "the Attacker loses", lost[blockwar.Attacking], tries, odds.Lost[blockwar.Attacking])
			near(t, "the Defender loses", lost[blockwar.Defending], tries, odds.Lost[blockwar.Defending])
		})
	}
}

func mustFight(t *testing.T, s *enginetest.Script) *blockwar.SeenFight {
	t.Helper()
	f := sees(s, Axis).Fight()
	if f == nil {
		t.Fatal("there is no Battle: got none, want one")
	}
	return f
}

func TestFights(t *testing.T) {
	t.Run("12.71 the Defender does not know of BattleGroups that wait", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "fleet 3")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 3"))
		group(table, 2, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 2"))
		s := combat(t, table)
		s.PlayIf("axis", "battles", "done")
		s.Play("axis", "join:area/north_sea#1")
		mine, theirs := sees(s, Axis).Fight(), sees(s, West).Fight()
		if !mine.Whole || theirs.Whole || len(mine.Fighters) != 3 || len(theirs.Fighters) != 2 || mine.Fighters[2].Joins != 1 {
			t.Errorf("got %+v and %+v, want mine whole with three units, one of them joining, and theirs not whole with two", mine, theirs)
		}
	})
	t.Run("12.41s a Battle of three is not counted", func(t *testing.T) {
		v := &View{Battle: &blockwar.BattleView{Attacker: Axis, Defenders: []Faction{West, USSR}}}
		if v.Fight() != nil {
			t.Errorf("it is: got %v, want none", v.Fight())
		}
	})
	t.Run("15.42 what a move into a Battle would come to is known where the Enemy lies open", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, France, "lorraine", "infantry 2")
		put(t, table, Germany, "munich", "tank 2")
		v := rules().View(table, nil, blockwar.SeenBy(Axis)).(*View)
		if v.FightAt(at(t, "lorraine"), Axis, v.Units[0]) != nil {
			t.Errorf("blocks that stand upright are counted: got %v, want none", v.FightAt(at(t, "lorraine"), Axis, v.Units[0]))
		}
		table.Here(at(t, "lorraine"), func(b *blockwar.Block) bool { return true })[0].Marks |= blockwar.FaceUp
		v = rules().View(table, nil, blockwar.SeenBy(Axis)).(*View)
		tank := v.Units[0]
		if tank.Type != blockwar.Tank {
			tank = v.Units[1]
		}
		f := v.FightAt(at(t, "lorraine"), Axis, tank)
		if f == nil || len(f.Fighters) != 2 || f.Fighters[1].Side != blockwar.Attacking {
			t.Fatalf("got %+v; want f one, Fighters 2 and Fighters[1].Side %v", f, blockwar.Attacking)
		}
		if v.FightAt(at(t, "paris"), Axis, tank) != nil {
			t.Errorf("there is an Enemy in Paris: got %v, want none", v.FightAt(at(t, "paris"), Axis, tank))
		}
	})
	t.Run("12.43 the dice of a shot: three at G2 miss altogether in eight of 27", func(t *testing.T) {
		s := combat(t, invasionOfUkraine(t))
		x := sees(s, Axis).FireOdds(engine.Choice{Verb: "fire", On: "block/germany-tank-1", To: "class/ground"})
		if x.Dice != 3 || x.Total != 216 || x.Passed != 216-64 || x.Scores[3] != 8 {
			t.Errorf("got %+v; want Dice 3, Total 216, Passed %v and Scores[3] 8", x, 216-64)
		}
		if sees(s, Axis).FireOdds(engine.Choice{Verb: "retreat", On: "block/germany-tank-1"}) != nil {
			t.Errorf("a Retreat throws dice: got %v, want none", sees(s, Axis).FireOdds(engine.Choice{Verb: "retreat", On: "block/germany-tank-1"}))
		}
	})
}
