package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	policy "interbellum/engine/blockwar/bot"
	"interbellum/engine/conquest"
)

// 16.2 The Chinese Civil War, and 18.1 Bases: what areas are worth beside their POP and RES.

const (
	point   = 100 // a Victory Point
	yearly  = 14  // a CV of Enlistment or a card of Activism, in each Year to come
	captive = 80  // an Enemy Base, or one of the own
)

func years(t *conquest.Table) int { return max(0, int(t.Terms().Last)-int(t.Year)) }

// gains: cities in China are points to the USA and the Soviets, and let their Proxy Powers grow while Loyalty is ahead; where they have
// intruded, Loyalty is the limit of the points too (16.31). A Base counts for the side that has more of the other's.
func gains(t *conquest.Table, f conquest.Faction, a conquest.Area) (worth int) {
	p := t.Place(a)
	if p.Base {
		worth = captive
	}
	if n := areaPoints(p, f); n > 0 {
		x := conquest.FosterOn(t, f)
		if !x.Intruded || x.Control < x.Loyalty {
			worth += n * point
		}
		if x.Control < x.Loyalty {
			worth += n * yearly * years(t)
		}
	}
	return worth
}

// intrudes is what it costs the Soviets to send the first Russians into China: the points of control that Loyalty lags behind, or may lag
// behind some day (16.31). What the USA takes there is worth more to it.
func intrudes(t *conquest.Table, b *blockwar.Block, a conquest.Area) int {
	p := t.Place(a)
	if b.ID.Nation != conquest.Russia || p.Region != conquest.RegionChina || p.Nation == conquest.ImperialJapan {
		return 0
	}
	x := conquest.FosterOn(t, conquest.Soviets) // it counts all of China, which takes its time
	if x.Intruded {
		return 0
	}
	return 150 + point*max(0, x.Control-x.Loyalty)
}

// areaPoints is what an area counts in China for a Foster Faction (16.21, 16.22).
func areaPoints(p *blockwar.Place, f conquest.Faction) int {
	switch {
	case p.Region != conquest.RegionChina:
		return 0
	case f == conquest.USA:
		return p.City.Pop()
	case f == conquest.Soviets:
		return p.Muster
	}
	return 0
}

// 7.33 loyalty: where control is ahead of it it brings the Nationalists units in each Year to come, else little: the Soviets have more
// cards than they can keep. Its Factories could raise IND.
func loyalty(s *policy.Sight, _ engine.Choice) int {
	x := conquest.FosterOn(s.Table(), s.Me)
	worth := 20
	if x.Control > x.Loyalty {
		if s.Me == conquest.USA {
			worth += yearly * (s.Years() + 1)
		}
		if x.Intruded {
			worth += point
		}
	}
	if conquest.ForTwo(s.Book, s.Scenario) { // 19.5
		worth += yearly * (s.Years() + 1)
	}
	costs := conquest.FosterOf(s.Book, s.Me).China.Costs
	return worth - s.Industry()*costs[len(costs)-1]/s.Own.FactoryCost
}

// 19.5 agitate places Influence where it is worth most.
func agitate(s *policy.Sight, c engine.Choice) int { return s.Press(s.NationOf(c.To)) }

// stands is what a Foster Faction can expect of the Chinese Civil War beside its points: Enlistment or Activism in the Years to come, and
// what Partisans may take.
func stands(t *conquest.Table, f conquest.Faction) int {
	x := conquest.FosterOn(t, f)
	worth := min(x.Control, x.Loyalty) * yearly * years(t)
	if f == conquest.Soviets {
		for _, n := range t.Own.(*conquest.Own).China.Partisans {
			worth += 12 * int(n)
		}
	}
	return worth
}
