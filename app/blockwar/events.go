package blockwar

import (
	"strconv"

	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
)

// Telling puts an event into a sentence, without its full stop; "" is not told.
type Telling func(*Words, engine.Event) string

// Who did it, at the head of a sentence.
func (w *Words) Who(e engine.Event) string { return english.Upper(w.theSeat(e.Seat)) }

// Does is a sentence about whoever did it.
func Does(what string) Telling {
	return func(w *Words, e engine.Event) string { return w.Who(e) + " " + what }
}

// DoesIn and DoesTo go on with the area or the Nation or Faction that it is done to.
func DoesIn(what string) Telling {
	return func(w *Words, e engine.Event) string {
		return w.Who(e) + " " + what + " " + w.PlaceName(w.AreaOf(e.On))
	}
}

func DoesTo(what, after string) Telling {
	return func(w *Words, e engine.Event) string { return w.Who(e) + " " + what + " " + w.Named(e.On) + after }
}

// withCard is the same, of a card that is played for or against somebody.
func withCard(before, after string) Telling {
	return func(w *Words, e engine.Event) string {
		return w.Who(e) + " plays " + w.Ends(e.On) + " " + before + " " + w.Named(e.To) + after
	}
}

// Named is a Nation, a Faction or an area in a sentence.
func (w *Words) Named(r engine.Ref) string {
	switch r.Class() {
	case "nation":
		return w.NationName(w.NationOf(r))
	case "faction":
		return w.The(w.FactionOf(r))
	case "area":
		return w.PlaceName(w.AreaOf(r))
	}
	return english.Spaced(r.Name())
}

// unitIn is a sentence about a unit in an area.
func unitIn(what string) Telling {
	return func(w *Words, e engine.Event) string {
		return "The " + w.UnitName(e.On) + " " + what + " " + w.PlaceName(w.AreaOf(e.To))
	}
}

// raises is a sentence about an upright block of a Nation in an area.
func raises(what string) Telling {
	return func(w *Words, e engine.Event) string {
		return w.Who(e) + " " + what + " " + w.anUnit(w.NationOf(e.To)) + " in " + w.Place(w.AreaOf(e.On)).Name
	}
}

func silent(*Words, engine.Event) string { return "" }

func toNumber(what string) Telling {
	return func(w *Words, e engine.Event) string { return w.Who(e) + " " + what + " " + strconv.Itoa(e.N) }
}

func events() map[string]Telling {
	return map[string]Telling{
		// the Year
		"reshuffled": func(w *Words, e engine.Event) string { return "The discards are shuffled in" },
		"turn-order": func(w *Words, e engine.Event) string {
			return w.Who(e) + " is number " + strconv.Itoa(e.N) + " in the Turn Order"
		},
		"peace-dividend": Does("draws a Peace Dividend"),
		"card-dealt":     func(w *Words, e engine.Event) string { return w.Who(e) + " is dealt an " + deckNames[e.On.Name()] },
		"card-seen":      func(w *Words, e engine.Event) string { return w.Who(e) + " sees " + w.CardName(e.On) },
		"cards-taken": func(w *Words, e engine.Event) string {
			return w.Who(e) + " takes up " + english.Count(e.N, "card") + " bought blind"
		},
		"production-level": toNumber("produces"),
		"production-over": func(w *Words, e engine.Event) string {
			return w.Who(e) + " has done producing; " + strconv.Itoa(e.N) + " left over"
		},
		"card-bought": func(w *Words, e engine.Event) string { return w.Who(e) + " buys an " + deckNames[e.On.Name()] },
		"cadre-built": raises("raises"), "step-built": raises("strengthens"), "unit-placed": raises("places"),
		"unit-raised": unitIn("is raised in"),
		"unit-strengthened": func(w *Words, e engine.Event) string {
			return "The " + w.UnitName(e.On) + " in " + w.Place(w.AreaOf(e.To)).Name + " is now " + strconv.Itoa(e.N)
		},
		"no-unit-left": func(w *Words, e engine.Event) string {
			text := "No " + w.Adjective(w.NationOf(e.To)) + " unit is left"
			if e.On != "" {
				text += " for " + w.Place(w.AreaOf(e.On)).Name
			}
			return text
		},
		"fortress-deployed": func(w *Words, e engine.Event) string {
			return "A Fortress " + strconv.Itoa(e.N) + " of " + w.NationName(w.NationOf(e.To)) + " stands up in " + w.Place(w.AreaOf(e.On)).Name
		},
		// Government
		"passed":           Does("passes"),
		"diplomacy-played": withCard("for", ""),
		"wildcard-played":  withCard("on", ""),
		"diplomacy-cancelled": func(w *Words, e engine.Event) string {
			return w.Who(e) + " loses " + w.Ends(e.On) + " for " + w.Named(e.To) + ": the two cards cancel each other"
		},
		"influence-added": func(w *Words, e engine.Event) string {
			return w.Who(e) + " has " + english.Count(e.N, "marker") + " on " + w.Named(e.On)
		},
		"influence-removed": func(w *Words, e engine.Event) string {
			return w.Who(e) + " takes a marker of " + w.Named(e.To) + " off " + w.Named(e.On)
		},
		"influence-without-effect": DoesTo("changes nothing in", ""),
		"repudiated":               DoesTo("repudiates its Influence on", ""),
		"satellite": func(w *Words, e engine.Event) string {
			return english.Upper(w.Named(e.On)) + " becomes a Satellite of " + w.Named(e.To)
		},
		"industry": Does("builds industry"),
		"factory-played": func(w *Words, e engine.Event) string {
			return w.Who(e) + " plays " + w.Ends(e.On) + " as a Factory: " + strconv.Itoa(e.N) + " in all"
		},
		"ind":               toNumber("now has IND"),
		"technology":        func(w *Words, e engine.Event) string { return w.Who(e) + " works on " + w.TechName(e.On) },
		"secret-technology": Does("plays two cards face down"),
		"vault": func(w *Words, e engine.Event) string {
			return w.Who(e) + " has " + english.Count(e.N, "secret") + " in its Vault"
		},
		"tech-concealed": func(w *Words, e engine.Event) string {
			return w.TechName(e.On) + " lies in the Vault of " + w.Named(e.To)
		},
		"tech-revealed": func(w *Words, e engine.Event) string { return w.Who(e) + " has " + w.TechName(e.On) },
		"intelligence":  withCard("against", ""),
		"double-agent": func(w *Words, e engine.Event) string {
			return w.Who(e) + " has a Double Agent: " + w.Ends(e.On) + " turns against " + w.Named(e.To)
		},
		"units-inspected": DoesIn("looks at the units in"),
		"unit-seen": func(w *Words, e engine.Event) string {
			return "There is a " + w.Adjective(w.NationOf(e.To)) + " " + w.typeName(w.typeOf(e.On.Name())) + " " + strconv.Itoa(e.N)
		},
		"coup": func(w *Words, e engine.Event) string {
			return w.Who(e) + " removes Influence of " + w.Named(e.To) + " from " + w.Named(e.On) + " by a Coup"
		},
		"blackmail": func(w *Words, e engine.Event) string {
			return w.Who(e) + " takes " + w.CardName(e.On) + " of " + w.Named(e.To) + " out of play"
		},
		"card-stolen":    DoesTo("takes a card from", ""),
		"stolen-card":    func(w *Words, e engine.Event) string { return "It is " + w.CardName(e.On) },
		"hand-inspected": DoesTo("looks at the hand of", ""), "vault-inspected": DoesTo("looks into the Vault of", ""),
		"secret-seen":    func(w *Words, e engine.Event) string { return "There lies " + w.TechName(e.On) },
		"tech-stolen":    func(w *Words, e engine.Event) string { return w.Who(e) + " has copied " + w.TechName(e.On) },
		"card-discarded": func(w *Words, e engine.Event) string { return w.Who(e) + " discards " + w.CardName(e.On) },
		// command
		"command-card": Does("commits a card"), "command-pass": Does("passes"),
		"command-revealed": func(w *Words, e engine.Event) string {
			if e.N == 0 {
				return w.Who(e) + " shows " + w.CardName(e.On) + ": no command"
			}
			return w.Who(e) + " shows " + w.CardName(e.On) + ": " + english.Count(e.N, "move")
		},
		"go-first": Does("goes first"), "go-last": Does("goes last"),
		"player-turn": func(w *Words, e engine.Event) string {
			return w.Who(e) + " begins its turn with " + english.Count(e.N, "move")
		},
		"declarations-over": silent, "moves-over": silent, "combat-phase": silent,
		"war-declared":          func(w *Words, e engine.Event) string { return w.Who(e) + " declares War on " + w.Named(e.To) },
		"violated":              DoesTo("Violates", ""),
		"intervention-declared": DoesTo("comes to help", ""),
		"protectorate-stands": func(w *Words, e engine.Event) string {
			return w.Who(e) + " stands by " + w.Named(e.On) + " against " + w.Named(e.To)
		},
		"partition": func(w *Words, e engine.Event) string {
			return w.Who(e) + " takes part of " + w.Named(e.On) + ": " + w.Named(e.To)
		},
		"minor-defeated": func(w *Words, e engine.Event) string { return english.Upper(w.Named(e.On)) + " is Defeated" },
		"power-defeated": func(w *Words, e engine.Event) string {
			return english.Upper(w.Named(e.On)) + " is Defeated by " + w.Named(e.To)
		},
		"colony-kept": DoesTo("keeps", ""),
		"moved": func(w *Words, e engine.Event) string {
			return w.Who(e) + " moves a unit from " + w.Named(e.On) + " to " + w.Named(e.To)
		},
		"unit-moved": func(w *Words, e engine.Event) string { return "It is the " + w.UnitName(e.On) },
		"aggression": func(w *Words, e engine.Event) string {
			if e.On == e.To {
				return w.Who(e) + " attacks in " + w.Named(e.To)
			}
			return w.Who(e) + " attacks " + w.Named(e.To) + " from " + w.Named(e.On)
		},
		// Battles
		"battle-designated": DoesIn("has a Battle fought in"),
		"raid":              DoesIn("Raids"),
		"unit-shown": func(w *Words, e engine.Event) string {
			return "A " + w.UnitName(e.On) + " " + strconv.Itoa(e.N) + " shows itself in " + w.Named(e.To)
		},
		"battle": func(w *Words, e engine.Event) string { return w.Who(e) + " begins the " + w.battleOf(w.AreaOf(e.On)) },
		"round": func(w *Words, e engine.Event) string {
			return "Combat Round " + strconv.Itoa(e.N) + " in " + w.Named(e.On)
		},
		"free-fire": DoesIn("fires without an answer in"),
		"kamikaze": func(w *Words, e engine.Event) string {
			return "The " + w.UnitName(e.On) + " dives at the Enemy and is lost"
		},
		"joins": func(w *Words, e engine.Event) string {
			return "BattleGroup " + strconv.Itoa(e.N) + " joins in " + w.Named(e.On)
		},
		"first": func(w *Words, e engine.Event) string {
			return english.Upper(w.Named(e.On)) + " acts first in " + w.Named(e.To)
		},
		"fires": Fires,
		"holds": func(w *Words, e engine.Event) string { return "The " + w.UnitName(e.On) + " holds" },
		"unit-hit": func(w *Words, e engine.Event) string {
			return "The " + w.UnitName(e.On) + " is hit: " + strconv.Itoa(e.N) + " left"
		},
		"unit-eliminated": unitIn("is eliminated in"),
		"escaped":         unitIn("escapes in"),
		"retreat": func(w *Words, e engine.Event) string {
			return w.Who(e) + " Retreats from " + w.Named(e.On) + " to " + w.Named(e.To)
		},
		"rebase": func(w *Words, e engine.Event) string {
			return w.Who(e) + " ReBases from " + w.Named(e.On) + " to " + w.Named(e.To)
		},
		"unit-left": unitIn("goes to"),
		"unit-lost": func(w *Words, e engine.Event) string {
			if e.On.Class() == "area" {
				return "A " + w.Adjective(w.NationOf(e.To)) + " unit in " + w.Named(e.On) + " is lost"
			}
			return "The " + w.UnitName(e.On) + " in " + w.Named(e.To) + " is lost"
		},
		"battle-over": func(w *Words, e engine.Event) string {
			if rules.Faction(e.Seat) == rules.NoFaction {
				return "The " + w.battleOf(w.AreaOf(e.On)) + " is over"
			}
			return w.Who(e) + " wins the " + w.battleOf(w.AreaOf(e.On))
		},
		"industry-bombed": toNumber("is bombed: IND is now"),
		"bomb-delivered":  func(w *Words, e engine.Event) string { return w.Who(e) + " drops the atomic bomb on " + w.Named(e.On) },
		// supply
		"blockaded":       DoesIn("is blockaded in"),
		"blockade-lifted": DoesIn("is no longer blockaded in"),
		"unsupplied": func(w *Words, e engine.Event) string {
			return "A " + w.Adjective(w.NationOf(e.To)) + " unit in " + w.Named(e.On) + " is without Supply"
		},
		"unit-unsupplied": func(w *Words, e engine.Event) string {
			return "The " + w.UnitName(e.On) + " in " + w.Named(e.To) + " has " + strconv.Itoa(e.N) + " left"
		},
		"disbands":       func(w *Words, e engine.Event) string { return w.Who(e) + " disbands in " + w.Named(e.On) },
		"unit-disbanded": raises("disbands"),
		"unit-gone": func(w *Words, e engine.Event) string {
			return "The " + w.typeName(w.typeOf(e.On.Name())) + " in " + w.Named(e.To) + " is gone"
		},
		"points-shown": toNumber("shows Victory Points:"),
		"victory": func(w *Words, e engine.Event) string {
			return w.Who(e) + " wins: " + english.Spaced(e.To.Name()) + " victory"
		},
	}
}
