package blockwar

import (
	"strconv"

	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// What stands in the braces of the catalogues, besides what the code hands to a text of its own.

// eventSlots are those of an event's sentence.
func (w *Words) eventSlots(e engine.Event) func(slot string) any {
	return func(slot string) any {
		switch slot {
		case "who":
			return w.Side(rules.Faction(e.Seat))
		case "on":
			return w.Named(e.On)
		case "to":
			return w.Named(e.To)
		case "n":
			return e.N
		case "place":
			return w.PlaceName(w.AreaOf(e.On))
		case "there":
			return w.PlaceName(w.AreaOf(e.To))
		case "whose":
			return w.adjective(w.NationOf(e.To))
		case "class":
			return className(w, e.To)
		case "battle":
			return w.battleOf(w.AreaOf(e.On))
		case "year":
			return e.On.Name()
		case "season":
			return phaseName(w, e.To.Name())
		}
		return w.thing(slot, e.On)
	}
}

// questionSlots are those of a question and of the reason for it.
func (v *View) questionSlots(d engine.Decision) func(slot string) any {
	return func(slot string) any {
		switch slot {
		case "place":
			return v.PlaceName(about(v, d))
		case "nation":
			return v.nation(v.NationOf(d.About))
		case "faction":
			return v.Side(v.FactionOf(d.About))
		case "season":
			return phaseName(v.Words, d.About.Name())
		case "fighter":
			return Numbered(v, d.About)
		case "acting":
			return v.typeText(v.Battle.Type)
		case "battlefield":
			return v.PlaceName(v.Battle.Area)
		case "round":
			return int(v.Battle.Round)
		case "left":
			return d.Left
		case "more":
			return d.Left + 1
		case "cards":
			return FactionView(v, rules.Faction(d.Seat)).Cards
		case "hand-size":
			return FactionView(v, rules.Faction(d.Seat)).HandLimit
		case "factory-cost":
			return FactionView(v, rules.Faction(d.Seat)).FactoryCost
		case "players":
			return v.players()
		}
		return v.thing(slot, d.About)
	}
}

// answerSlots are those of an answer and of the note below it.
func (v *View) answerSlots(d engine.Decision, c engine.Choice) func(slot string) any {
	return func(slot string) any {
		switch slot {
		case "on":
			return v.Named(c.On)
		case "to":
			return v.Named(c.To)
		case "n":
			return c.N
		case "place":
			return v.Place(v.AreaOf(c.On)).Name
		case "to-place":
			return v.Place(v.AreaOf(c.To)).Name
		case "nation":
			return v.nation(v.NationOf(c.On))
		case "to-nation":
			return v.nation(v.NationOf(c.To))
		case "faction":
			return v.factionOf(c)
		case "whose":
			return v.adjective(v.NationOf(c.To))
		case "fighter":
			return Numbered(v, c.On)
		case "class":
			return className(v.Words, c.To)
		case "to-ends":
			return v.Ends(c.To)
		case "number":
			return c.On.Name()
		case "to-number":
			return c.To.Name()
		case "verb":
			return v.own("verb.", c.Verb, "")
		case "influence":
			return v.influence(c)
		case "forces":
			return v.forces(c)
		case "players":
			return v.players()
		}
		return v.thing(slot, c.On)
	}
}

// thing is what a slot says about a card, a unit or a Technology.
func (w *Words) thing(slot string, r engine.Ref) any {
	switch slot {
	case "unit":
		return w.UnitName(r)
	case "type":
		if r.Class() == "type" {
			return w.typeText(w.typeOf(r.Name()))
		}
		_, t := w.unitOf(r)
		return w.typeText(t)
	case "card":
		return w.CardName(r)
	case "ends":
		return w.Ends(r)
	case "value":
		return w.Value(r)
	case "tech":
		return w.TechName(r)
	case "deck":
		return w.own("deck.", r.Name(), "")
	}
	return nil
}

// className is a class of units: "Air units".
func className(w *Words, r engine.Ref) string {
	if class, known := rules.ParseClass(r.Name()); known {
		return w.Say("class." + class.String())
	}
	return ""
}

// players is how many Factions are in this match, in a word.
func (v *View) players() string {
	n := 0
	for _, f := range rules.AllFactions {
		if !absent(v, f) {
			n++
		}
	}
	return v.Say("number." + strconv.Itoa(n))
}
