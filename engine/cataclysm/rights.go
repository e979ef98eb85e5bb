package cataclysm

import "interbellum/engine"

// What a power may do at any time: offer an armistice (5.6.2), ask to go first in ties (3.1), take back its aid or its
// influence (11.2, 11.3), and, for Japan, end the naval treaty (12.1.3). No power may while dice are being rolled or a counter drawn,
// since that is one act, nor while units leave their areas or a power collapses.

func rights(t *Table, stack []step) (list []engine.Decision) {
	if len(stack) == 0 {
		return nil
	}
	switch stack[len(stack)-1].(type) {
	case *roll, *draw, *crisis, *listRoll:
		return nil
	}
	list = append(append(t.armisticeRights(stack), t.treatyRights()...), t.precedenceRights(stack)...)
	for _, s := range stack {
		switch s.(type) {
		case *collapse, *surrender, *evict, *retreat:
			return list
		}
	}
	for _, x := range t.Aid {
		c := engine.Choice{Verb: "revoke-aid", On: areaRef(x.Area), To: factionRef(x.Faction)}
		kind, rule := "revoke-aid", engine.Rule("11.2")
		if x.Faction == NoFaction {
			c.Verb, c.To, kind, rule = "return-influence", "", "return-influence", "11.3"
		}
		list = append(list, ask(x.Power, kind, rule, areaRef(x.Area), c))
	}
	for _, p := range t.ChinaInfluence.List() {
		c := engine.Choice{Verb: "return-influence", On: chinaRef}
		list = append(list, ask(p, "return-influence", "11.4.5", chinaRef, c))
	}
	return list
}

// useRight carries out a right. Its effect outlasts a declaration of war that is canceled (6.2).
func useRight(t *Table, stack []step, e engine.Entry) (step, events) {
	if war := declarationUnderWay(stack); war != nil {
		war.Fallback.carryOutRight(e)
	}
	return t.carryOutRight(e)
}

func (t *Table) carryOutRight(e engine.Entry) (step, events) {
	p, c := powerAt(e.Seat), e.Choice
	switch c.Verb {
	case "offer-armistice":
		return t.offerArmistice(p, powerOf(c.On))
	case "revoke-aid":
		return nil, t.returnAid(p, areaOf(c.On), factionOf(c.To), 1)
	case "return-influence":
		if c.On == chinaRef {
			return nil, t.returnChinaInfluence(p)
		}
		return nil, t.returnAid(p, areaOf(c.On), NoFaction, 1)
	case "go-first":
		return t.requestPrecedence(p, powerOf(c.On))
	case "end-treaty":
		return nil, t.endTreaty()
	}
	return nil, nil
}
