package conquest

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

var all, war, courts, holds, arms = blocks.All, blocks.War, blocks.Courts, blocks.Holds, blocks.Arms

func fights(f, g Side) func(*Table) { return func(table *Table) { hostilities(table, f, g) } }

func allied(table *Table) { ally(table) }

func TestAttacks(t *testing.T) {
	const onUSA = "declare-war:faction/usa sneak-attack:faction/usa"
	thailand := func(name, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: ImperialJapan, From: "hanoi", To: "thailand", Set: all(append(changes, holds(Japan, "vietnam"))...), Ways: ways}
	}
	japan := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: ImperialJapan, From: from, To: to, Set: all(changes...), Ways: ways}
	}
	usa := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: US, From: from, To: to, Set: all(changes...), Ways: ways}
	}
	russia := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: Russia, From: from, To: to, Set: all(changes...), Ways: ways}
	}
	british := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: BritishEmpire, From: from, To: to, Set: all(changes...), Ways: ways}
	}
	nats := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: NatChina, Unit: "militia", From: from, To: to, Set: all(changes...), Ways: ways}
	}
	reds := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: RedChina, Unit: "militia", From: from, To: to, Set: all(changes...), Ways: ways}
	}
	fleet := func(a blocks.Attack) blocks.Attack {
		a.Unit = "fleet"
		return a
	}
	puts := func(n Nation, area, kind string) func(*Table) {
		return func(table *Table) { put(t, table, n, area, kind) }
	}
	blocks.Attacks(t, []blocks.Attack{
		thailand("15.3 Japan attacks an Unaligned Minor", "violate:nation/thailand"),
		thailand("15.3 its own Associate", "violate:nation/thailand", courts(Japan, 1, "thailand")),
		thailand("15.3 a Rival's Associate", "violate:nation/thailand", courts(Soviets, 1, "thailand")),
		thailand("15.3 its own Protectorate", "violate:nation/thailand", courts(Japan, 2, "thailand")),
		thailand("8.13 the Soviets' Protectorate at Peace", "violate:nation/thailand", courts(Soviets, 2, "thailand")),
		thailand("8.13 the Soviets' Protectorate at War", "violate:nation/thailand", courts(Soviets, 2, "thailand"), war(Japan, Soviets)),
		thailand("8.2 the Soviets' Satellite at Peace", "declare-war:faction/soviet sneak-attack:faction/soviet", holds(Soviets, "thailand")),
		thailand("8.2 the Soviets' Satellite at War", "now", holds(Soviets, "thailand"), war(Soviets, Japan)),
		thailand("15.4 the USA's Protectorate at Peace", "violate:nation/thailand", courts(USA, 2, "thailand")),
		thailand("15.4 the USA's Protectorate at War", "violate:nation/thailand", courts(USA, 2, "thailand"), war(USA, Japan)),
		thailand("15.4 the USA's Satellite at Peace, with its garrison", "violate:nation/britemp", holds(Empire, "thailand"), puts(BritishEmpire, "thailand", "infantry")),
		thailand("15.4 the USA's Satellite at War, with its garrison", "violate:nation/britemp", holds(Empire, "thailand"), war(USA, Japan), puts(BritishEmpire, "thailand", "infantry")),
		thailand("15.4 the USA's Satellite at War, empty", "violate:nation/britemp", holds(Empire, "thailand"), war(USA, Japan)),
		thailand("8.43 the USA's Satellite when the British Empire is an ally, at Peace", onUSA, holds(Empire, "thailand"), allied),
		thailand("8.43 the same at War", "now", holds(Empire, "thailand"), allied, war(USA, Japan)),
		thailand("15.32 its own Armed Minor", "now", arms(Japan, "thailand")),
		thailand("15.33 a Rival's Armed Minor of one area", "", arms(Soviets, "thailand")),
		thailand("15.34 an Enemy's Armed Minor of one area", "intervene:nation/thailand", arms(Soviets, "thailand"), war(Soviets, Japan)),
		japan("15.33 a Rival's Armed Minor of several areas", "thailand", "hanoi", "now", arms(Soviets, "vietnam"), holds(Japan, "thailand")),
		japan("15.33 an Enemy's Armed Minor of several areas", "thailand", "hanoi", "now", arms(Soviets, "vietnam"), war(Soviets, Japan), holds(Japan, "thailand")),
		japan("15.4 British Home Territory at Peace", "tasman-sea", "sydney", "violate:nation/britemp"),
		japan("15.4 British Home Territory at War", "tasman-sea", "sydney", "violate:nation/britemp", war(Japan, USA)),
		japan("15.4 a British Colony at Peace", "south-china-sea", "hong-kong", "violate:nation/britemp"),
		japan("15.4 a British Colony at War", "south-china-sea", "hong-kong", "violate:nation/britemp", war(Japan, USA)),
		japan("15.4 a Colony that another Rival has taken, from that Rival", "south-china-sea", "hong-kong", "declare-war:faction/soviet sneak-attack:faction/soviet",
			func(table *Table) { table.Nations[blocks.Named(table, "hong-kong")].Marker = Soviets }),
		japan("8.43 a Colony of the ally at Peace", "south-china-sea", "hong-kong", onUSA, allied),
		japan("15.21 a US Colony at Peace", "philippine-sea", "manila", onUSA+" violate:nation/britemp"),
		japan("15.21 a US Colony at War", "philippine-sea", "manila", "now", war(USA, Japan)),
		japan("8.2 the USA's Satellite outside IndoChina", "gulf-of-mexico", "mexico", onUSA, holds(USA, "mexico")),
		japan("15.21 Russia at Peace", "sea-of-japan", "vladivostok", "declare-war:faction/soviet sneak-attack:faction/soviet"),
		japan("16.33 a Proxy Power's Home Territory", "east-china-sea", "fukien", "violate-proxy:faction/nationalists"),
		japan("16.33 the same at War with its Foster Faction", "east-china-sea", "fukien", "violate-proxy:faction/nationalists", war(USA, Japan)),
		japan("16.33 a Proxy Power that is an Enemy already", "east-china-sea", "fukien", "now", fights(Nationalists, Japan)),
		japan("16.33 a Proxy Power's Satellite", "gulf-of-tonkin", "hainan", "violate-proxy:faction/nationalists", holds(Nationalists, "hainan")),
		japan("8.13 a Proxy Power's Protectorate", "gulf-of-tonkin", "hainan", "violate:nation/hainan", courts(USA, 2, "hainan")),
		japan("16.33 Red China", "shansi", "sian", "violate-proxy:faction/reds", holds(Japan, "shansi")),
		fleet(japan("15.4 a British Home Sea at Peace, empty: it could do nothing there that a Declaration of War obliges it to", "coral-sea", "tasman-sea", "")),
		fleet(japan("15.4 a British Home Sea at Peace, with British ships", "fiji-sea", "tasman-sea", "violate:nation/britemp", puts(BritishEmpire, "tasman-sea", "fleet"))),
		fleet(japan("15.4 a British Home Sea at War, empty", "fiji-sea", "tasman-sea", "violate:nation/britemp", war(USA, Japan))),
		fleet(japan("15.4 a British Home Sea at War, with US ships", "north-pacific-ocean", "gulf-of-alaska", "violate:nation/britemp", war(USA, Japan), puts(US, "gulf-of-alaska", "fleet"))),
		fleet(japan("15.21 a US Home Sea at War", "north-pacific-ocean", "east-pacific-ocean", "now", war(USA, Japan))),

		russia("15.4 Russia attacks a British Colony at Peace", "wakhan", "punjab", "violate:nation/britemp", holds(Soviets, "wakhan")),
		russia("15.4 the same at War", "wakhan", "punjab", "violate:nation/britemp", holds(Soviets, "wakhan"), war(USA, Soviets)),
		russia("15.4 the USA's Satellite in IndoChina", "gulf-of-siam", "thailand", "violate:nation/britemp", holds(Empire, "thailand")),
		russia("15.21 Japan at Peace", "sea-of-japan", "hokkaido", "declare-war:faction/japan"),
		russia("16.3 a Proxy Power at Peace", "east-china-sea", "fukien", ""),
		russia("16.33 a Proxy Power at War with Japan", "east-china-sea", "fukien", "violate-proxy:faction/nationalists", war(Japan, Soviets)),
		russia("16.3 a Province at Peace", "alma-ata", "sinkiang", ""),
		russia("16.3 a Province at War with the USA alone", "alma-ata", "sinkiang", "", war(USA, Soviets)),
		russia("15.3 a Province at War", "alma-ata", "sinkiang", "violate:nation/sinkiang", war(Japan, Soviets)),
		russia("15.3 a Minor outside China", "tashkent", "wakhan", "violate:nation/wakhan"),

		usa("15.21 the US attacks Japan at Peace", "east-china-sea", "kyushu", "declare-war:faction/japan"),
		usa("15.21 the US attacks Japan at War", "east-china-sea", "kyushu", "now", war(Japan, USA)),
		usa("2.2 the Neutral British Empire", "tasman-sea", "sydney", ""),
		usa("8.43 the ally", "tasman-sea", "sydney", "now", allied),
		usa("15.3 a Minor", "gulf-of-siam", "thailand", "violate:nation/thailand"),
		usa("16.3 Red China at Peace", "shansi", "sian", "", holds(Nationalists, "shansi")),
		usa("16.3 Red China at War with the Soviets alone", "shansi", "sian", "", holds(Nationalists, "shansi"), war(USA, Soviets)),
		usa("16.33 Red China at War", "shansi", "sian", "violate-proxy:faction/reds", holds(Nationalists, "shansi"), war(USA, Japan)),

		british("2.2 the Neutral British Empire attacks nobody: a Minor", "gulf-of-siam", "thailand", ""),
		british("2.2 nor an Armed Minor that others have Violated", "gulf-of-siam", "thailand", "", arms(Soviets, "thailand")),
		british("2.2 be the USA at War with its Violator", "gulf-of-siam", "thailand", "", arms(Japan, "thailand"), war(USA, Japan)),
		british("2.2 nor Japan, be it at War with the USA", "gulf-of-tonkin", "hanoi", "", holds(Japan, "vietnam"), war(USA, Japan)),
		british("8.43 as an ally it does, at War", "gulf-of-tonkin", "hanoi", "now", holds(Japan, "vietnam"), allied, war(USA, Japan)),

		nats("16.11 Nationalists attack a Province", "suchow", "tsingtao", "violate:nation/tsingtao>faction/nationalists"),
		nats("8.13 Japan's Protectorate", "suchow", "tsingtao", "violate:nation/tsingtao>faction/nationalists", courts(Japan, 2, "tsingtao")),
		nats("16.11 Japan in China", "suchow", "tsingtao", "proxy-war:faction/japan>faction/nationalists", holds(Japan, "tsingtao")),
		nats("16.11 Japan in China, an Enemy", "suchow", "tsingtao", "now", holds(Japan, "tsingtao"), fights(Japan, Nationalists)),
		nats("16.2 Red China", "shansi", "sian", "now", holds(Nationalists, "shansi")),
		nats("16.12 nobody outside China", "kwangsi", "hanoi", "", holds(Nationalists, "kwangsi")),
		reds("16.11 Reds attack Japan's Colony in China", "peiping", "jehol", "proxy-war:faction/japan>faction/reds", holds(Reds, "peiping")),
		reds("16.11 US units in China", "shansi", "peiping", "now", holds(Nationalists, "peiping"), war(USA, Japan), puts(US, "peiping", "infantry"), fights(Reds, USA)),
		reds("16.11 US units in China that are no Enemies yet", "shansi", "peiping", "proxy-war:faction/usa>faction/reds", holds(Nationalists, "peiping"), war(USA, Japan), puts(US, "peiping", "infantry")),
		reds("16.2 Nationalist China", "shansi", "suchow", "now", holds(Reds, "shansi")),
	}, func(t *testing.T) *Table { return summer(t, Japan) }, whole)
}

func TestAttacksForTwo(t *testing.T) {
	blocks.Attacks(t, []blocks.Attack{
		{Name: "19.1 Russia is out of play", By: ImperialJapan, From: "sea-of-japan", To: "vladivostok"},
		{Name: "16.33 United China", By: ImperialJapan, From: "shansi", To: "sian", Set: holds(Japan, "shansi"), Ways: "violate-proxy:faction/nationalists"},
		{Name: "16.11 United China attacks Japan in China", By: NatChina, Unit: "militia", From: "suchow", To: "tsingtao", Set: holds(Japan, "tsingtao"), Ways: "proxy-war:faction/japan>faction/nationalists"},
	}, func(t *testing.T) *Table {
		table := rising(t)
		for len(table.Blocks) > 0 {
			table.TakeOff(table.Blocks[0].ID)
		}
		table.Year, table.Phase = 1940, blockwar.Summer
		table.EvaluateControl()
		return table
	}, whole)
}

// For every area and every holder there is a way to attack it, or a rule forbids it.
func TestEveryAreaCanBeAttacked(t *testing.T) {
	for name, board := range map[string]*Table{"15.2 at Peace": summer(t, Japan), "15.2 at War": blocks.AtWar(summer(t, Japan))} {
		t.Run(name, blocks.Sweep{
			Board:   board,
			Nations: []Nation{ImperialJapan, US, Russia, BritishEmpire, NatChina, RedChina},
			Turn:    whole,
			Unit:    func(n Nation) string { return map[bool]string{true: "militia", false: "infantry"}[Chinese(n)] },
			Enters: func(n Nation, a Area) bool {
				p := printed().Place(a)
				switch {
				case p.Slug == "great-australian-desert":
					return false
				case Chinese(n):
					return inChina(board, a)
				case n == BritishEmpire:
					return p.Nation == n || p.Region == RegionIndoChina || p.Sea()
				}
				return true
			},
			Forbids: func(attacker Nation, a Area) engine.Rule {
				switch {
				case attacker == BritishEmpire:
					return "2.2"
				case Chinese(attacker) && printed().Place(a).Slug == "hainan":
					return "3.245" // Militia does not go to sea
				case !board.AtWar(USA) && inChina(board, a) && (attacker == US || attacker == Russia):
					return "16.3"
				}
				return ""
			},
		}.Run)
	}
}
