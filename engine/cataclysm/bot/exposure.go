package bot

import "interbellum/engine/cataclysm"

// What an attack leaves open to the next attack of an enemy.

// exposedBy is what armies that leave an area for an attack, and win, let the next enemies take there: of two, one comes back (10.11).
func (s *situation) exposedBy(p cataclysm.Power, from, target cataclysm.Area, n int) int {
	left := -min(n, 1)
	for _, u := range s.units[from] {
		left += toInt(u.Kind.IsLand() && s.ours(u.Owner))
	}
	if left >= 2 {
		return 0
	}
	foes := 0
	for _, near := range s.Board().Neighbours(from) {
		if near.Via.Land && near.To != target {
			foes += s.attackersIn(near.To, p)
		}
	}
	risk := s.defenceValue(from) * min(foes, 3) / 3
	if left == 1 {
		return risk * 2 / 10
	}
	return risk * 6 / 10
}

// freeToLeave is how many land units may leave an area for an attack: a capital keeps one while another enemy's army can come in.
func (s *situation) freeToLeave(from, target cataclysm.Area) int {
	if !s.Place(from).Capital {
		return 2
	}
	land, owner := 0, s.area(from).Controller
	for _, u := range s.units[from] {
		land += toInt(u.Kind.IsLand())
	}
	for _, near := range s.Board().Neighbours(from) {
		for _, u := range s.units[near.To] {
			if near.Via.Land && near.To != target && u.Kind == cataclysm.Army && s.atWar(owner, u.Owner) {
				return land - 1
			}
		}
	}
	return 2
}

// attackersIn counts the armies in an area that may attack a power.
func (s *situation) attackersIn(a cataclysm.Area, p cataclysm.Power) (n int) {
	for _, u := range s.units[a] {
		able := s.atWar(p, u.Owner) || s.power(u.Owner).Ideology == cataclysm.Fascism && s.power(u.Owner).Commitment >= cataclysm.Mobilization
		n += toInt(u.Kind == cataclysm.Army && s.opposing(p, u.Owner) && able)
	}
	return n
}
