package conquest

// 18.1 Victory Points that this game alone has: captured Bases, and the Chinese Civil War.
func points(t *Table, f Faction) int { return capturedBases(t, f) + civilWarPoints(t, f) }

// capturedBases is by how many Enemy Bases more than its Enemies of its own a Faction controls, of all its Enemies together (see
// RULINGS.md).
func capturedBases(t *Table, f Faction) (net int) {
	for _, a := range t.LandAreas() {
		p := t.Place(a)
		if !p.Base {
			continue
		}
		owner, holder := t.PlayerOf(home(t, p.Of)), t.PlayerOf(t.Controller(a))
		switch {
		case holder == f && t.Enemies(f, owner):
			net++
		case owner == f && t.Enemies(f, holder):
			net--
		}
	}
	return max(net, 0)
}
