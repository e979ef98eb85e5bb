package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	policy "interbellum/engine/blockwar/bot"
	"interbellum/engine/conquest"
)

// 15.2, 16.11, 16.33 Declarations that this game alone has, and what wars bring on.

// ventures are those worth a thought: Japan Violates a Proxy Power, or makes its Sneak Attack; a Proxy Power turns on a Rival.
func ventures(t *conquest.Table, f conquest.Faction) (list []engine.Choice) {
	for _, proxy := range []conquest.Side{conquest.Nationalists, conquest.Reds} {
		switch of := t.PlayerOf(proxy); {
		case conquest.ForTwo(t.Book, t.Scenario) && of == conquest.Soviets:
		case of != f && !t.Enemies(f, proxy):
			list = append(list, engine.Choice{Verb: "violate-proxy", On: t.FactionRef(proxy)})
		case of == f && f != conquest.Japan && !t.Enemies(proxy, conquest.Japan):
			list = append(list, engine.Choice{Verb: "proxy-war", On: t.FactionRef(conquest.Japan), To: t.FactionRef(proxy)})
		}
	}
	return list
}

// venture does such a declaration to the board.
func venture(s *policy.Sight, t *conquest.Table, c engine.Choice) (cost int, own bool) {
	on := s.FactionOf(c.On)
	switch c.Verb {
	case "violate-proxy":
		t.DeclareWar(s.Me, on)
		cost = 70
		if !s.Own.AtWar() {
			cost += 60 // the next Peace Dividend
		}
		return cost - campaign(s, on), true
	case "proxy-war":
		t.DeclareWar(s.FactionOf(c.To), on)
		return 25, true
	case "sneak-attack":
		t.DeclareWar(s.Me, on)
		return -40, true
	}
	return 0, false
}

// campaign is what a war with a Proxy Power promises in the Years to come: the weaker it is, the more of what it holds. Ground units count
// wherever they are: they come over the sea.
func campaign(s *policy.Sight, on conquest.Side) (worth int) {
	t := s.Table()
	mine, theirs := 0, 1
	for i := range t.Blocks {
		switch b := &t.Blocks[i]; {
		case t.SideOf(b.ID.Nation) == on:
			theirs += 2
		case t.SideOf(b.ID.Nation) == s.Me && t.Chart[b.ID.Type].Class == blockwar.Ground:
			mine += int(b.CV)
		}
	}
	for _, a := range t.LandAreas() {
		if t.Controller(a) == on {
			worth += s.Prize(a)
		}
	}
	return worth * min(s.Years(), 5) / 4 * max(0, mine-theirs/2) / (mine + theirs)
}

// covets: a Neutral that nobody stands by, and that no Influence of the own is winning; and to Japan a Proxy Power's land.
func covets(t *conquest.Table, f conquest.Faction, n conquest.Nation) bool {
	if conquest.Chinese(n) {
		return f == conquest.Japan
	}
	by := t.Nations[n].Influence
	for _, side := range t.AllSides() {
		if side != blockwar.NoFaction && t.PlayerOf(side) == f && (f == conquest.Japan || side != f) && t.CanViolate(side, n) {
			return by.N == 0 || by.Of != f && by.N < 2
		}
	}
	return false
}
