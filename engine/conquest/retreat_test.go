package conquest

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// exits lists where a unit can leave a Battle to, by its name in it: "tsingtao korea".
func exits(t *testing.T, s *enginetest.Script, seat, unit string) string {
	t.Helper()
	if d := s.Asked(seat, "action"); !slices.ContainsFunc(d.Legal, func(c engine.Choice) bool { return c.On.Name() == unit }) {
		t.Fatalf("got %v, want %s among those that act", d.Legal, unit)
	}
	fork := s.Fork()
	if !slices.Contains(fork.Legal(seat), "retreat:block/"+unit) {
		return "nowhere"
	}
	fork.Play(seat, "retreat:block/"+unit)
	var list []string
	for _, c := range fork.Asked(seat, "retreat").Legal {
		list = append(list, string(c.Verb)+" "+c.To.Name())
	}
	return strings.Join(list, ", ")
}

// attack begins the Battles of the Active Player where he has not Aggressed.
func attack(t *testing.T, table *Table, area string) *enginetest.Script {
	t.Helper()
	seat := printed().FactionFacts(table.Active).Slug
	s := combat(t, table)
	s.PlayIf(seat, "battles", "resolve:area/"+area)
	s.PlayIf(seat, "battles", "done")
	return s
}

func TestRetreats(t *testing.T) {
	// hunan is a Battle in Wuhan, which the Nationalists own. They come from nowhere.
	hunan := func(t *testing.T) *Table {
		table, _, _ := shantung(t)
		put(t, table, NatChina, "wuhan", "infantry 2")
		return table
	}
	t.Run("12.5 Attackers go back where they came from, or, not having come in this Turn, to any Friendly area beside", func(t *testing.T) {
		table := hunan(t)
		conquered(t, table, Japan, "canton", "kwangsi", "chungking")
		ids := put(t, table, ImperialJapan, "canton", "infantry 3")
		s := whole(t, table)
		s.Play("japan", "done")
		march(t, s, "japan", ids[0], "enter", "canton", "wuhan")
		s.Play("japan", "done")
		fires(s, "usa", "nationalist-china-infantry-1", "ground", 6, 6)
		same(t, "back", exits(t, s, "japan", "japan-infantry-1"), "retreat canton")
		table = hunan(t)
		conquered(t, table, Japan, "canton", "kwangsi", "chungking")
		put(t, table, ImperialJapan, "wuhan", "infantry 3")
		s = attack(t, table, "wuhan")
		fires(s, "usa", "nationalist-china-infantry-1", "ground", 6, 6)
		same(t, "anywhere", exits(t, s, "japan", "japan-infantry-1"), "retreat canton, retreat chungking, retreat kwangsi")
	})
	t.Run("12.5 Defenders do not go where the Enemy came from, nor where a Battle was, nor to Rivals and Neutrals", func(t *testing.T) {
		table := hunan(t)
		conquered(t, table, Japan, "canton")
		conquered(t, table, Nationalists, "chungking")
		ids := put(t, table, ImperialJapan, "canton", "infantry 3")
		ids = append(ids, put(t, table, ImperialJapan, "suchow", "infantry")...)
		s := whole(t, table)
		s.Play("japan", "done")
		march(t, s, "japan", ids[0], "enter", "canton", "wuhan")
		s.Play("japan", "done")
		s.Play("japan", "done")
		same(t, "where to", exits(t, s, "usa", "nationalist-china-infantry-1"), "retreat chungking, retreat fukien, retreat nanking")
	})
	t.Run("12.5 Raids block no Retreat", func(t *testing.T) {
		for _, ground := range []bool{false, true} {
			table := hunan(t)
			conquered(t, table, Japan, "canton")
			put(t, table, NatChina, "nanking", "militia 2")
			ids := put(t, table, ImperialJapan, "canton", "infantry 3")
			ids = append(ids, put(t, table, ImperialJapan, "east-china-sea", "fleet 1")...)
			if ground {
				put(t, table, ImperialJapan, "nanking", "infantry")
			}
			s := whole(t, table)
			s.Play("japan", "done")
			march(t, s, "japan", ids[0], "enter", "canton", "wuhan")
			march(t, s, "japan", ids[1], "enter", "east-china-sea", "nanking")
			s.Play("japan", "done")
			if s.PlayIf("japan", "battles", "done"); !ground {
				fires(s, "japan", "japan-fleet-1", "ground", 6)
				s.Play("usa", "hold:block/nationalist-china-militia-1")
				s.PlayIf("japan", "withdraw", s.Legal("japan")[0])
				s.PlayIf("japan", "rebase", "done")
			}
			s.PlayIf("japan", "next-battle", "battle:area/wuhan")
			same(t, "to Nanking", strings.Contains(exits(t, s, "usa", "nationalist-china-infantry-1"), "retreat nanking"), !ground)
		}
	})
	t.Run("12.5 Ground units go to sea only where Friendly units are", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, US, "wake", "infantry 2")
		put(t, table, ImperialJapan, "wake", "infantry 2")
		s := attack(t, table.Clone(), "wake")
		same(t, "to an empty sea", exits(t, s, "japan", "japan-infantry-1"), "nowhere")
		put(t, table, ImperialJapan, "mariana-sea", "sub")
		s = attack(t, table, "wake")
		same(t, "to a Sub", exits(t, s, "japan", "japan-infantry-1"), "retreat mariana-sea")
	})
	t.Run("12.5 the US goes to Nationalist land only at War with Japan, Proxy Powers' units never to land of their Foster Faction", func(t *testing.T) {
		for enemy, goes := range map[Faction]string{blockwar.NoFaction: "nowhere", Soviets: "nowhere", Japan: "retreat yunnan"} {
			table := summer(t, USA)
			ally(table)
			if enemy != blockwar.NoFaction {
				declare(table, USA, enemy)
			}
			conquered(t, table, Nationalists, "yunnan")
			table.Arm(nation(t, "vietnam"), USA)
			put(t, table, US, "hanoi", "infantry 2")
			s := attack(t, table, "hanoi")
			s.Chance(6)
			same(t, "to Yunnan", exits(t, s, "usa", "us-infantry-1"), goes)
		}
		table := atWar(t, Japan)
		declare(table, Japan, Soviets)
		hostilities(table, Japan, Reds)
		conquered(t, table, Reds, "sinkiang")
		put(t, table, RedChina, "sinkiang", "infantry 2")
		put(t, table, Russia, "sinkiang", "infantry 2")
		put(t, table, ImperialJapan, "sinkiang", "fortress")
		s := attack(t, table, "sinkiang")
		fires(s, "japan", "japan-fortress-1", "ground", 6)
		same(t, "Reds", exits(t, s, "soviet", "red-china-infantry-1"), "nowhere")
		same(t, "Russians", exits(t, s, "soviet", "russia-infantry-1"), "retreat alma-ata, retreat mongolia, retreat novosibirsk, retreat tashkent")
	})
	t.Run("12.51 ships may go to a base farther off, Air Forces to nothing else; without one they stay", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "carolines", "fleet 1", "airforce 2", "fortress")
		put(t, table, US, "carolines", "marine 2")
		s := attack(t, table.Clone(), "carolines")
		fires(s, "japan", "japan-fortress-1", "ground", 6)
		same(t, "an Air Force", exits(t, s, "japan", "japan-airforce-1"), "rebase bonins, rebase marianas, rebase marshalls, rebase palau")
		fires(s, "japan", "japan-airforce-1", "ground", 6, 6)
		same(t, "a Fleet, over the sea", exits(t, s, "japan", "japan-fleet-1"), "rebase bonins, rebase formosa, rebase kyushu, rebase marianas, rebase marshalls, rebase osaka, rebase palau, rebase ryukyus, rebase tokyo, retreat caroline-sea, retreat mariana-sea, retreat marshall-sea")
		for _, islet := range []string{"bonins", "marianas", "marshalls", "palau"} {
			put(t, table, US, islet, "infantry")
			table.Control[at(t, islet)] = USA
		}
		s = attack(t, table, "carolines")
		fires(s, "japan", "japan-fortress-1", "ground", 6)
		same(t, "an Air Force without a base", exits(t, s, "japan", "japan-airforce-1"), "nowhere")
	})
	t.Run("13.0 nobody ReBases to a Disputed area, be it his own", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "carolines", "airforce 2", "fleet")
		put(t, table, US, "carolines", "marine 2")
		for _, islet := range []string{"palau", "bonins"} {
			put(t, table, ImperialJapan, islet, "infantry")
			table.EvaluateControl()
			put(t, table, US, islet, "infantry")
			same(t, islet+" is Japan's", table.Controller(at(t, islet)), Japan)
		}
		s := attack(t, table, "carolines")
		same(t, "an Air Force", exits(t, s, "japan", "japan-airforce-1"), "rebase marianas, rebase marshalls")
		fires(s, "japan", "japan-airforce-1", "ground", 6, 6)
		to := exits(t, s, "japan", "japan-fleet-1")
		same(t, "a Fleet, to the Marianas and not to Palau or the Bonins", [3]bool{strings.Contains(to, "marianas"), strings.Contains(to, "palau"), strings.Contains(to, "bonins")}, [3]bool{true, false, false})
	})
	t.Run("13.11 to ReBase is to Retreat: not by where the Enemy came from, nor back to where one did not", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "mariana-sea", "fleet 2")
		fleet := one(t, table, ImperialJapan, "bonins", "fleet 2")
		s := whole(t, table)
		s.Play("japan", "done")
		march(t, s, "japan", fleet, "enter", "bonins", "mariana-sea")
		s.Play("japan", "done")
		same(t, "Attackers, by the Bonins alone", exits(t, s, "japan", "japan-fleet-1"), "rebase kyushu, rebase osaka, rebase tokyo, retreat bonins")
		fires(s, "japan", "japan-fleet-1", "naval", 6, 6)
		to := exits(t, s, "usa", "us-fleet-1") + ","
		for way, may := range map[string]bool{"retreat guam": true, "retreat bonin-sea": true, "rebase manila": true, "retreat bonins": false, "retreat marianas": false} {
			same(t, way, strings.Contains(to, way+","), may)
		}
	})
	t.Run("13.11 an Air Force does not ReBase into the area that the Enemy Engaged from, by any way", func(t *testing.T) {
		for _, engaged := range []bool{false, true} {
			table, _, _ := shantung(t)
			airforce := one(t, table, NatChina, "suchow", "airforce 2")
			put(t, table, ImperialJapan, "suchow", "tank 2")
			if engaged {
				table.Turn.Entered.Add(at(t, "wuhan"), at(t, "suchow"), true)
			}
			got := inWords(table.Exits(table.Blocks.Get(airforce), blockwar.OutOfBattle))
			want := "rebase:area/suchow>area/fukien rebase:area/suchow>area/nanking"
			if !engaged {
				want += " rebase:area/suchow>area/wuhan"
			}
			same(t, "where to", got, want)
		}
	})
	t.Run("12.52 without Ground Support ships and Air Forces must leave a Land Battle, to the sea beside or a base; or are lost", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "wake", "infantry 1", "airforce 1", "fleet 1")
		put(t, table, ImperialJapan, "wake", "infantry 2", "carrier 2")
		s := attack(t, table, "wake")
		fires(s, "usa", "us-airforce-1", "ground", 6)
		fires(s, "japan", "japan-carrier-1", "ground", 6, 6)
		fires(s, "usa", "us-fleet-1", "ground", 6)
		fires(s, "usa", "us-infantry-1", "ground", 6)
		fires(s, "japan", "japan-infantry-1", "ground", 1, 6)
		same(t, "who and whereto", s.Asked("usa", "withdraw").About, "block/us-airforce")
		same(t, "where to", strings.Join(s.Legal("usa"), " "), "rebase:area/wake>area/guam")
		s.Play("usa", "rebase:area/wake>area/guam")
		same(t, "the Fleet, to the seas beside too", strings.Contains(legal(s, "usa", ""), "retreat:area/wake>area/mariana-sea"), true)
		s.Play("usa", "rebase:area/wake>area/guam")
		same(t, "left", standing(s, "wake"), "japan-carrier 2 japan-infantry 2")
	})
}
