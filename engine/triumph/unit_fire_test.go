package triumph

import (
	"fmt"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// power writes what a unit hits each class with: "A3/N1/G1/S1".
func power(table *Table, b *blockwar.Block) string {
	var words []string
	for i, c := range []blockwar.Class{blockwar.Air, blockwar.Naval, blockwar.Ground, blockwar.Submarine} {
		words = append(words, fmt.Sprintf("%c%d", "ANGS"[i], table.Firepower(b, c)))
	}
	return strings.Join(words, "/")
}

func TestUnitFire(t *testing.T) {
	t.Run("3.15 the Firepower of every type against every class", func(t *testing.T) {
		table := wartime(t, Axis, West)
		for kind, want := range map[string]string{"fortress": "A2/N3/G4/S3", "airforce": "A3/N1/G1/S1", "carrier": "A2/N2/G1/S2", "sub": "A0/N1/G0/S1",
			"fleet": "A1/N3/G1/S2", "tank": "A0/N0/G2/S0", "infantry": "A1/N1/G3/S0"} {
			b := table.Blocks.Get(put(t, table, Germany, "berlin", kind)[0])
			same(t, kind, power(table, b), want)
			same(t, kind+" at Convoys", fmt.Sprint(table.Firepower(b, blockwar.Convoys)), fmt.Sprint(table.Firepower(b, blockwar.Naval)))
			table.TakeOff(b.ID)
		}
	})
	t.Run("12.4 a unit that fires rolls dice at Enemy units, and only at those", func(t *testing.T) {
		s := combat(t, invasionOfUkraine(t))
		same(t, "what the Tank can do", legal(s, "axis", ""), "fire:block/germany-tank-1>class/ground")
		s.Play("axis", "fire:block/germany-tank-1>class/ground")
		want(t, "dice to come after this one", s.Asked("chance", "fire").Left, 2)
	})
	t.Run("12.41 every class that is there and can be hit may be named, Air, Naval, Ground and Submarine", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "odessa", "airforce", "carrier", "fleet", "sub", "infantry")
		enter(t, table, Germany, "western_black_sea", "odessa", "airforce", "sub")
		enter(t, table, Germany, "lvov", "odessa", "tank")
		s := combat(t, table)
		fires(s, "ussr", "ussr-airforce-1", "air", 6)
		same(t, "the Air Force", legal(s, "axis", "fire"), "fire:block/germany-airforce-1>class/air fire:block/germany-airforce-1>class/ground "+
			"fire:block/germany-airforce-1>class/naval fire:block/germany-airforce-1>class/submarine")
		fires(s, "axis", "germany-airforce-1", "ground", 6)
		fires(s, "ussr", "ussr-carrier-1", "ground", 6)
		fires(s, "ussr", "ussr-sub-1", "submarine", 6)
		same(t, "the Sub", legal(s, "axis", "fire"), "fire:block/germany-sub-1>class/naval fire:block/germany-sub-1>class/submarine")
		fires(s, "axis", "germany-sub-1", "naval", 6)
		fires(s, "ussr", "ussr-fleet-1", "ground", 6)
		same(t, "the Tank", legal(s, "axis", "fire"), "fire:block/germany-tank-1>class/ground")
	})
	t.Run("12.42 a die hits that shows no more than the Firepower", func(t *testing.T) {
		s := combat(t, invasionOfUkraine(t))
		fires(s, "axis", "germany-tank-1", "ground", 1, 2, 3)
		want(t, "Hits at G2", s.Saw("hits").N, 2)
	})
	t.Run("12.43 the example: a unit of 4 firing G3 rolls four dice and hits with 1 to 3", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "kiev", "infantry 3", "infantry 3", "infantry 3")
		enter(t, table, Germany, "lvov", "kiev", "infantry 4")
		s := combat(t, table)
		for i := 1; i <= 3; i++ {
			fires(s, "ussr", fmt.Sprintf("ussr-infantry-%d", i), "ground", 6, 6, 6)
		}
		fires(s, "axis", "germany-infantry-1", "ground", 1, 2, 3, 4)
		want(t, "Hits", s.Saw("hits").N, 3)
		same(t, "the map", standing(s, "kiev"), "germany-infantry 4 ussr-infantry 2 ussr-infantry 2 ussr-infantry 2")
	})
	t.Run("9.0 the example: an Air Force of 3 with AirDefense Radar rolls six dice at Air units in Friendly Territory", func(t *testing.T) {
		table := wartime(t, West, Axis)
		reveals(table, Axis, AirDefenseRadar)
		reveals(table, West, AirDefenseRadar)
		put(t, table, Germany, "ruhr", "airforce 3", "infantry")
		enter(t, table, Britain, "north_sea", "ruhr", "airforce 2", "fleet")
		s := combat(t, table)
		ground := s.Fork()
		ground.Play("axis", "fire:block/germany-airforce-1>class/naval")
		want(t, "more dice at ships", ground.Asked("chance", "fire").Left, 2)
		s.Play("axis", "fire:block/germany-airforce-1>class/air")
		want(t, "more dice at Air units", s.Asked("chance", "fire").Left, 5)
		s.Chance(4, 4, 4, 4, 4, 4)
		s.Play("west", "fire:block/britain-airforce-1>class/air")
		want(t, "more dice far from home", s.Asked("chance", "fire").Left, 1)
	})
	t.Run("9.0 Sonar: Fleets hit Subs at 3", func(t *testing.T) {
		table := wartime(t, West, Axis)
		reveals(table, West, Sonar)
		fleet, carrier := put(t, table, Britain, "london", "fleet")[0], put(t, table, Britain, "london", "carrier")[0]
		same(t, "a Fleet", power(table, table.Blocks.Get(fleet)), "A1/N3/G1/S3")
		same(t, "a Carrier", power(table, table.Blocks.Get(carrier)), "A2/N2/G1/S2")
		same(t, "a German Fleet", power(table, table.Blocks.Get(put(t, table, Germany, "berlin", "fleet")[0])), "A1/N3/G1/S2")
	})
	t.Run("12.62 Strategic Bombing: an Air Force over the Enemy MainCapital takes IND with each 1", func(t *testing.T) {
		table := wartime(t, Axis, West)
		enter(t, table, Germany, "north_sea", "london", "airforce 3")
		put(t, table, Britain, "london", "infantry")
		bare := table.Clone()
		same(t, "without Precision Bombsight", legal(combat(t, bare), "axis", "bomb"), "")
		reveals(table, Axis, PrecisionBombsight)
		table.Faction(West).Ind = 7
		s := combat(t, table)
		s.Play("axis", "bomb:block/germany-airforce-1")
		s.Chance(1, 2, 1)
		want(t, "IND of the West", int(tableOf(s).Faction(West).Ind), 5)
		same(t, "London", standing(s, "london"), "germany-airforce 3 britain-infantry 1")
	})
	t.Run("12.62 over an empty MainCapital, and over no other city", func(t *testing.T) {
		table := wartime(t, Axis, West)
		reveals(table, Axis, PrecisionBombsight)
		table.Faction(West).Ind = 1
		enter(t, table, Germany, "north_sea", "london", "airforce 2")
		enter(t, table, Germany, "munich", "paris", "airforce 2")
		put(t, table, France, "paris", "infantry")
		put(t, table, Germany, "ruhr", "infantry")
		s := combat(t, table)
		s.Play("axis", "battle:area/london", "bomb:block/germany-airforce-1")
		s.Chance(1, 1)
		want(t, "IND of the West, and never below nothing", int(tableOf(s).Faction(West).Ind), 0)
		if tableOf(s).Faction(West).Fought || tableOf(s).Faction(Axis).Fought {
			t.Errorf("to be bombed is a Battle: got Fought %v and Fought %v; want false and false", tableOf(s).Faction(West).Fought, tableOf(s).Faction(Axis).Fought)
		}
		s.Play("axis", s.Legal("axis")[0])
		same(t, "over Paris", legal(s, "axis", "bomb"), "")
	})
	t.Run("12.62 not over a MainCapital that its Faction has lost", func(t *testing.T) {
		table := wartime(t, Axis, West, USSR)
		declare(table, West, USSR)
		reveals(table, Axis, PrecisionBombsight)
		enter(t, table, Germany, "north_sea", "london", "airforce 3")
		put(t, table, SovietUnion, "london", "infantry")
		owned(t, table, USSR, "london")
		same(t, "what the Air Force can do", legal(combat(t, table), "axis", "bomb"), "")
	})
	t.Run("12.74 a Carrier whose strike ends the Battle stays", func(t *testing.T) {
		table := wartime(t, West, Axis)
		put(t, table, Germany, "north_sea", "fleet 1")
		group(table, 1, enter(t, table, Britain, "norwegian_sea", "north_sea", "carrier 2"))
		s := combat(t, table)
		s.Play("west", "strike:block/britain-carrier-1>class/naval")
		s.Chance(1, 2)
		ended(s)
		same(t, "the North Sea", standing(s, "north_sea"), "britain-carrier 2")
	})
	t.Run("12.74 a Carrier may strike ships at N1 and Retreat at once", func(t *testing.T) {
		table := wartime(t, West, Axis)
		put(t, table, Germany, "north_sea", "fleet 2", "sub")
		group(table, 1, enter(t, table, Britain, "norwegian_sea", "north_sea", "carrier 2", "fleet"))
		s := combat(t, table)
		same(t, "what it can do", legal(s, "west", ""), "fire:block/britain-carrier-1>class/naval fire:block/britain-carrier-1>class/submarine "+
			"retreat:block/britain-carrier-1 strike:block/britain-carrier-1>class/naval")
		v := s.Match.View(blockwar.SeenBy(West)).(*blockwar.View)
		for verb, power := range map[string]int{"strike": 1, "fire": 2} {
			want(t, verb+": Firepower", v.FireOdds(engine.Choice{Verb: verb, On: "block/britain-carrier-1", To: "class/naval"}).Mods[0].N, power)
		}
		s.Play("west", "strike:block/britain-carrier-1>class/naval")
		s.Chance(1, 2)
		want(t, "Hits", s.Saw("hits").N, 1)
		s.Asked("west", "retreat")
		s.Play("west", "retreat:area/north_sea>area/norwegian_sea")
		same(t, "the Norwegian Sea", standing(s, "norwegian_sea"), "britain-carrier 2")
		same(t, "the North Sea", standing(s, "north_sea"), "germany-sub 1 germany-fleet 1 britain-fleet 1")
	})
	t.Run("12.74 a Carrier that has nowhere to go cannot strike", func(t *testing.T) {
		table := wartime(t, West, Axis)
		put(t, table, Germany, "norwegian_sea", "fleet")
		put(t, table, Germany, "north_sea", "fleet 2")
		group(table, 1, enter(t, table, Britain, "norwegian_sea", "north_sea", "carrier 2"))
		s := combat(t, table)
		same(t, "what it can do", legal(s, "west", ""), "fire:block/britain-carrier-1>class/naval")
	})
	t.Run("15.42 the example: Poland's Fortresses of 3, 2 and 1 fire at Ground units first, by themselves", func(t *testing.T) {
		table := wartime(t, Axis)
		table.Arm(nation(t, "poland"), Axis)
		enter(t, table, Germany, "berlin", "warsaw", "airforce 2", "infantry 4")
		s := combat(t, table)
		for city, cv := range map[string]int{"warsaw": 3, "lvov": 2, "vilna": 1} {
			a := at(t, city)
			forts := tableOf(s).Here(a, func(b *blockwar.Block) bool { return b.ID.Nation == printed().Forces() })
			if len(forts) != 1 || int(forts[0].CV) != cv {
				t.Errorf("%s: %v; want forts 1 and int(forts[0].CV) %v", city, forts, cv)
			}
		}
		same(t, "what it fires at", string(s.Match.Open()[0].About), "block/neutral-fortress-1")
		s.Chance(1, 4, 5)
		want(t, "Hits at G4", s.Saw("hits").N, 2)
		same(t, "Warsaw", standing(s, "warsaw"), "germany-airforce 2 germany-infantry 2 neutral-fortress 3")
	})
	t.Run("15.42 a Rival of the Violator fires for an Armed Minor where no Ground units are", func(t *testing.T) {
		table := wartime(t, Axis)
		table.Arm(nation(t, "poland"), Axis)
		enter(t, table, Germany, "baltic_sea", "warsaw", "airforce 2", "fleet 2")
		s := combat(t, table)
		same(t, "what the West may fire at", legal(s, "west", ""), "fire:block/neutral-fortress-1>class/air fire:block/neutral-fortress-1>class/naval")
		fires(s, "west", "neutral-fortress-1", "air", 2, 3, 6)
		same(t, "Warsaw", standing(s, "warsaw"), "germany-airforce 1 germany-fleet 2 neutral-fortress 3")
	})
}

func TestApplyingHits(t *testing.T) {
	t.Run("12.44 hits go to the strongest of the class at that moment, the owner choosing among equals", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "kiev", "tank 2", "infantry 3", "airforce 3")
		enter(t, table, Germany, "lvov", "kiev", "airforce 4", "tank 3")
		s := combat(t, table)
		fires(s, "ussr", "ussr-airforce-1", "air", 6, 6, 6)
		fires(s, "axis", "germany-airforce-1", "ground", 1, 1, 6, 6)
		same(t, "who may take the second", legal(s, "ussr", ""), "hit:block/ussr-infantry-1 hit:block/ussr-tank-1")
		s.Play("ussr", "hit:block/ussr-tank-1")
		same(t, "Kiev", standing(s, "kiev"), "germany-airforce 4 germany-tank 3 ussr-airforce 3 ussr-tank 1 ussr-infantry 2")
	})
	t.Run("12.44 a unit without CV is gone, and can be built again; Hits beyond the class are lost", func(t *testing.T) {
		table := wartime(t, Axis, USSR)
		put(t, table, SovietUnion, "kiev", "tank 1", "airforce 1")
		enter(t, table, Germany, "lvov", "kiev", "airforce 4")
		had := table.Pool[SovietUnion][blockwar.Tank]
		s := combat(t, table)
		fires(s, "ussr", "ussr-airforce-1", "air", 6)
		fires(s, "axis", "germany-airforce-1", "ground", 1, 1, 1, 1)
		same(t, "Kiev", standing(s, "kiev"), "ussr-airforce 1")
		want(t, "Tanks to be built", int(tableOf(s).Pool[SovietUnion][blockwar.Tank]), int(had)+1)
	})
	t.Run("3.221 a Carrier loses two CV for a Hit", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "carrier 3", "fleet 2")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "sub 2", "fleet"))
		s := combat(t, table)
		fires(s, "west", "britain-carrier-1", "naval", 6, 6, 6)
		fires(s, "axis", "germany-sub-1", "naval", 1, 6)
		same(t, "the North Sea", standing(s, "north_sea"), "germany-sub 2 germany-fleet 1 britain-carrier 1 britain-fleet 2")
	})
	t.Run("12.72 Convoys are a target of their own, lose two CV for a Hit, and have no Combat Action", func(t *testing.T) {
		table := wartime(t, Axis, West)
		put(t, table, Britain, "north_sea", "infantry 4", "tank 3", "fleet")
		group(table, 1, enter(t, table, Germany, "baltic_sea", "north_sea", "fleet 3"))
		s := combat(t, table)
		fires(s, "west", "britain-fleet-1", "naval", 6)
		same(t, "what the Fleet may fire at", legal(s, "axis", "fire"), "fire:block/germany-fleet-1>class/convoy fire:block/germany-fleet-1>class/naval")
		fires(s, "axis", "germany-fleet-1", "convoy", 3, 3, 4)
		same(t, "the North Sea", standing(s, "north_sea"), "germany-fleet 3 britain-fleet 1 britain-tank 1 britain-infantry 2")
		s.Asked("west", "action")
		fires(s, "west", "britain-fleet-1", "naval", 6)
		s.Asked("axis", "action")
	})
}
