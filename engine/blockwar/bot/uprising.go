package bot

import "interbellum/engine/blockwar"

// Units that come up where nobody moves: of Partisans, of Insurgents, in an Insurrection.

// Reinforces is what it is worth to have a new unit in an area, where it joins others or takes the area.
func (s *Sight) Reinforces(n blockwar.Nation, kind blockwar.Type, cv int, a blockwar.Area) int {
	l := s.land
	u := l.t.Unit(l.t.SideOf(n), kind)
	x := strength(&u, 10*cv, false)
	with := l.mine[a]
	with.add(x)
	side := l.t.SideOf(n)
	if g := l.t.Controller(a); l.t.PlayerOf(g) == s.Me || l.mine[a].blocks > 0 && l.foes[a].blocks == 0 {
		return l.risk(a, l.mine[a]) - l.risk(a, with) + step*cv*2/3
	} else if g == blockwar.NoFaction && !l.t.EnemyLand(side, a) { // Neutral ground: its own forces come first
		foes := guard(l.t.Place(a).Muster)
		p := chance(x, foes, false)
		return p*(l.prize(a)+step*cv)/100 - (100-p)*step*cv/100 - 40
	}
	foes := l.foes[a]
	if foes.blocks == 0 {
		foes = l.others[a]
	}
	p := chance(with, foes, false)
	return p*(l.prize(a)+step*cv/2)/100 - (100-p)*step*cv/150
}

// guard is the Fortress that a Neutral's city musters.
func guard(cv int) force {
	cv *= 10
	return force{blocks: min(1, cv), cv: cv * 13 / 10, foot: cv * 13 / 10, fire: cv * 4, ground: 1}
}
