package triumph

import (
	"strconv"
	"sync"

	"interbellum/app/english"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// telling puts an event into a sentence, without its full stop; "" is not told.
type telling func(engine.Event) string

func who(e engine.Event) string { return english.Upper(theSeat(e.Seat)) }

// does is a sentence about whoever did it.
func does(what string) telling { return func(e engine.Event) string { return who(e) + " " + what } }

// doesIn and doesTo go on with the area or the Nation or Faction that it is done to.
func doesIn(what string) telling {
	return func(e engine.Event) string { return who(e) + " " + what + " " + placeName(areaOf(e.On)) }
}

func doesTo(what, after string) telling {
	return func(e engine.Event) string { return who(e) + " " + what + " " + named(e.On) + after }
}

// withCard is the same, of a card that is played for or against somebody.
func withCard(before, after string) telling {
	return func(e engine.Event) string {
		return who(e) + " plays " + ends(e.On) + " " + before + " " + named(e.To) + after
	}
}

// named is a Nation, a Faction or an area in a sentence.
func named(r engine.Ref) string {
	switch r.Class() {
	case "nation":
		return nationName(nationOf(r))
	case "faction":
		return the(factionOf(r))
	case "area":
		return placeName(areaOf(r))
	}
	return english.Spaced(r.Name())
}

// unitIn is a sentence about a unit in an area.
func unitIn(what string) telling {
	return func(e engine.Event) string {
		return "The " + unitName(e.On) + " " + what + " " + placeName(areaOf(e.To))
	}
}

// raises is a sentence about an upright block of a Nation in an area.
func raises(what string) telling {
	return func(e engine.Event) string {
		return who(e) + " " + what + " " + anUnit(nationOf(e.To)) + " in " + rules.Book().Place(areaOf(e.On)).Name
	}
}

func silent(engine.Event) string { return "" }

func toNumber(what string) telling {
	return func(e engine.Event) string { return who(e) + " " + what + " " + strconv.Itoa(e.N) }
}

var events = sync.OnceValue(func() map[string]telling {
	return map[string]telling{
		// the Year
		"reshuffled":     func(e engine.Event) string { return "The discards are shuffled in" },
		"turn-order":     func(e engine.Event) string { return who(e) + " is number " + strconv.Itoa(e.N) + " in the Turn Order" },
		"peace-dividend": does("draws a Peace Dividend"),
		"active-ally": func(e engine.Event) string {
			return who(e) + " is the Active Ally, " + named(e.To) + " the Passive one"
		},
		"stack-taken": func(e engine.Event) string {
			return who(e) + " takes up the Passive Stack: " + english.Count(e.N, "card")
		},
		"card-dealt": func(e engine.Event) string { return who(e) + " is dealt an " + deckNames[e.On.Name()] },
		"card-seen":  func(e engine.Event) string { return who(e) + " sees " + cardName(e.On) },
		"cards-taken": func(e engine.Event) string {
			return who(e) + " takes up " + english.Count(e.N, "card") + " bought blind"
		},
		"production-level": toNumber("produces"),
		"production-over": func(e engine.Event) string {
			return who(e) + " has done producing; " + strconv.Itoa(e.N) + " left over"
		},
		"card-bought": func(e engine.Event) string { return who(e) + " buys an " + deckNames[e.On.Name()] },
		"cadre-built": raises("raises"), "step-built": raises("strengthens"), "unit-placed": raises("places"),
		"unit-raised": unitIn("is raised in"),
		"unit-strengthened": func(e engine.Event) string {
			return "The " + unitName(e.On) + " in " + rules.Book().Place(areaOf(e.To)).Name + " is now " + strconv.Itoa(e.N)
		},
		"no-unit-left": func(e engine.Event) string {
			return "No " + adjective(nationOf(e.To)) + " unit is left for " + rules.Book().Place(areaOf(e.On)).Name
		},
		"fortress-deployed": func(e engine.Event) string {
			return "A Fortress " + strconv.Itoa(e.N) + " of " + nationName(nationOf(e.To)) + " stands up in " + rules.Book().Place(areaOf(e.On)).Name
		},
		// Government
		"passed":           does("passes"),
		"diplomacy-played": withCard("for", ""),
		"wildcard-played":  withCard("on", ""),
		"diplomacy-cancelled": func(e engine.Event) string {
			return who(e) + " loses " + ends(e.On) + " for " + named(e.To) + ": the two cards cancel each other"
		},
		"influence-added": func(e engine.Event) string {
			return who(e) + " has " + english.Count(e.N, "marker") + " on " + named(e.On)
		},
		"influence-removed": func(e engine.Event) string {
			return who(e) + " takes a marker of " + named(e.To) + " off " + named(e.On)
		},
		"influence-without-effect": doesTo("changes nothing in", ""),
		"repudiated":               doesTo("repudiates its Influence on", ""),
		"satellite": func(e engine.Event) string {
			return english.Upper(named(e.On)) + " becomes a Satellite of " + named(e.To)
		},
		"industry": does("builds industry"),
		"factory-played": func(e engine.Event) string {
			return who(e) + " plays " + ends(e.On) + " as a Factory: " + strconv.Itoa(e.N) + " in all"
		},
		"ind":               toNumber("now has IND"),
		"technology":        func(e engine.Event) string { return who(e) + " works on " + techName(e.On) },
		"secret-technology": does("plays two cards face down"),
		"vault":             func(e engine.Event) string { return who(e) + " has " + english.Count(e.N, "secret") + " in its Vault" },
		"tech-concealed":    func(e engine.Event) string { return techName(e.On) + " lies in the Vault of " + named(e.To) },
		"tech-revealed":     func(e engine.Event) string { return who(e) + " has " + techName(e.On) },
		"intelligence":      withCard("against", ""),
		"double-agent": func(e engine.Event) string {
			return who(e) + " has a Double Agent: " + ends(e.On) + " turns against " + named(e.To)
		},
		"units-inspected": doesIn("looks at the units in"),
		"unit-seen": func(e engine.Event) string {
			return "There is a " + adjective(nationOf(e.To)) + " " + typeNames[typeOf(e.On.Name())] + " " + strconv.Itoa(e.N)
		},
		"coup": func(e engine.Event) string {
			return who(e) + " removes Influence of " + named(e.To) + " from " + named(e.On) + " by a Coup"
		},
		"blackmail": func(e engine.Event) string {
			return who(e) + " takes " + cardName(e.On) + " of " + named(e.To) + " out of play"
		},
		"card-stolen":    doesTo("takes a card from", ""),
		"stolen-card":    func(e engine.Event) string { return "It is " + cardName(e.On) },
		"hand-inspected": doesTo("looks at the hand of", ""), "vault-inspected": doesTo("looks into the Vault of", ""),
		"secret-seen":    func(e engine.Event) string { return "There lies " + techName(e.On) },
		"tech-stolen":    func(e engine.Event) string { return who(e) + " has copied " + techName(e.On) },
		"card-discarded": func(e engine.Event) string { return who(e) + " discards " + cardName(e.On) },
		// command
		"command-card": does("commits a card"), "command-pass": does("passes"),
		"command-revealed": func(e engine.Event) string {
			if e.N == 0 {
				return who(e) + " shows " + cardName(e.On) + ": no command"
			}
			return who(e) + " shows " + cardName(e.On) + ": " + english.Count(e.N, "move")
		},
		"go-first": does("goes first"), "go-last": does("goes last"),
		"player-turn":       func(e engine.Event) string { return who(e) + " begins its turn with " + english.Count(e.N, "move") },
		"declarations-over": silent, "moves-over": silent, "combat-phase": silent,
		"war-declared":          func(e engine.Event) string { return who(e) + " declares War on " + named(e.To) },
		"violated":              doesTo("Violates", ""),
		"intervention-declared": doesTo("comes to help", ""),
		"protectorate-stands":   func(e engine.Event) string { return who(e) + " stands by " + named(e.On) + " against " + named(e.To) },
		"partition":             func(e engine.Event) string { return who(e) + " takes part of " + named(e.On) + ": " + named(e.To) },
		"minor-defeated":        func(e engine.Event) string { return english.Upper(named(e.On)) + " is Defeated" },
		"power-defeated":        func(e engine.Event) string { return english.Upper(named(e.On)) + " is Defeated by " + named(e.To) },
		"colony-kept":           doesTo("keeps", ""),
		"moved": func(e engine.Event) string {
			return who(e) + " moves a unit from " + named(e.On) + " to " + named(e.To)
		},
		"unit-moved": func(e engine.Event) string { return "It is the " + unitName(e.On) },
		"aggression": func(e engine.Event) string {
			if e.On == e.To {
				return who(e) + " attacks in " + named(e.To)
			}
			return who(e) + " attacks " + named(e.To) + " from " + named(e.On)
		},
		// Battles
		"battle-designated": doesIn("has a Battle fought in"),
		"raid":              doesIn("Raids"),
		"unit-shown": func(e engine.Event) string {
			return "A " + unitName(e.On) + " " + strconv.Itoa(e.N) + " shows itself in " + named(e.To)
		},
		"battle":    func(e engine.Event) string { return who(e) + " begins the " + battleOf(areaOf(e.On)) },
		"round":     func(e engine.Event) string { return "Combat Round " + strconv.Itoa(e.N) + " in " + named(e.On) },
		"free-fire": doesIn("fires without an answer in"),
		"kamikaze":  func(e engine.Event) string { return "The " + unitName(e.On) + " dives at the Enemy and is lost" },
		"joins":     func(e engine.Event) string { return "BattleGroup " + strconv.Itoa(e.N) + " joins in " + named(e.On) },
		"first":     func(e engine.Event) string { return english.Upper(named(e.On)) + " acts first in " + named(e.To) },
		"holds":     func(e engine.Event) string { return "The " + unitName(e.On) + " holds" },
		"unit-hit": func(e engine.Event) string {
			return "The " + unitName(e.On) + " is hit: " + strconv.Itoa(e.N) + " left"
		},
		"unit-eliminated": unitIn("is eliminated in"),
		"escaped":         unitIn("escapes in"),
		"retreat":         func(e engine.Event) string { return who(e) + " Retreats from " + named(e.On) + " to " + named(e.To) },
		"rebase":          func(e engine.Event) string { return who(e) + " ReBases from " + named(e.On) + " to " + named(e.To) },
		"unit-left":       unitIn("goes to"),
		"unit-lost": func(e engine.Event) string {
			if e.On.Class() == "area" {
				return "A " + adjective(nationOf(e.To)) + " unit in " + named(e.On) + " is lost"
			}
			return "The " + unitName(e.On) + " in " + named(e.To) + " is lost"
		},
		"battle-over": func(e engine.Event) string {
			if rules.Faction(e.Seat) == blockwar.NoFaction {
				return "The " + battleOf(areaOf(e.On)) + " is over"
			}
			return who(e) + " wins the " + battleOf(areaOf(e.On))
		},
		"industry-bombed": toNumber("is bombed: IND is now"),
		"bomb-delivered":  func(e engine.Event) string { return who(e) + " drops the atomic bomb on " + named(e.On) },
		// supply
		"blockaded":       doesIn("is blockaded in"),
		"blockade-lifted": doesIn("is no longer blockaded in"),
		"unsupplied": func(e engine.Event) string {
			return "A " + adjective(nationOf(e.To)) + " unit in " + named(e.On) + " is without Supply"
		},
		"unit-unsupplied": func(e engine.Event) string {
			return "The " + unitName(e.On) + " in " + named(e.To) + " has " + strconv.Itoa(e.N) + " left"
		},
		"disbands":       func(e engine.Event) string { return who(e) + " disbands in " + named(e.On) },
		"unit-disbanded": raises("disbands"),
		"unit-gone": func(e engine.Event) string {
			return "The " + typeNames[typeOf(e.On.Name())] + " in " + named(e.To) + " is gone"
		},
		"points-shown": toNumber("shows Victory Points:"),
		"victory":      func(e engine.Event) string { return who(e) + " wins: " + english.Spaced(e.To.Name()) + " victory" },
	}
})
