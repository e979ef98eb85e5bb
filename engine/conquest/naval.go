package conquest

import (
	"interbellum/engine/blockwar"
)

// 12.75 Japanese naval advantages.

// Firepower that Japan has beyond the Unit Table: of its Fleets, Long Lance, and of Kamikaze.
const (
	longLance = 4
	kamikaze  = 4
)

// line is a line of the Unit Table for a Side: the Proxy Powers have no use of Technologies (9.0), Japan's Fleets have Long Lance.
func line(t *Table, side Side, kind blockwar.Type) blockwar.Unit {
	if isProxy(side) {
		return t.Chart[kind]
	}
	u := t.Improved(side, kind)
	if side == Japan && kind == blockwar.Fleet {
		u.Fire[blockwar.Naval] = max(u.Fire[blockwar.Naval], longLance)
	}
	return u
}

// firesFirst: Precision Optics give Japan's Fleets FirstFire where neither side has Naval Radar.
func firesFirst(t *Table, attacker, defender Side, kind blockwar.Type) bool {
	mine, theirs := t.Unit(attacker, kind), t.Unit(defender, kind)
	if kind == blockwar.Fleet && !mine.First && !theirs.First {
		mine.First, theirs.First = attacker == Japan, defender == Japan
	}
	return blockwar.FiresFirst(&mine, &theirs, t.Side(attacker).Surprise)
}

// dives is the Firepower at which a Japanese Air Force or Carrier fires at ships and is gone: 0 for all others.
func dives(t *Table, n Nation, kind blockwar.Type) int {
	if t.SideOf(n) == Japan && (kind == blockwar.AirForce || kind == blockwar.Carrier) {
		return kamikaze
	}
	return 0
}

// storms: Marines have a Combat Action in the Battle that they Invade into (3.244), with AmphTracks all Ground units of their
// Faction (9.0).
func storms(t *Table, side Side, kind blockwar.Type) bool {
	return kind == Marine || t.Has(side, AmphTracks)
}

// 3.244 snlf reports whether a unit is a Japanese Marine on an Island, an Islet or Straits, which is Built like a Fortress and needs no
// supply there.
func snlf(n Nation, kind blockwar.Type, p *blockwar.Place) bool {
	return n == ImperialJapan && kind == Marine && (p.Island || p.Straits())
}

// hardy reports whether a Ground unit needs no supply: Fortresses and Militia anywhere, SNLFs in their places (14.1, 3.245).
func hardy(t *Table, n Nation, kind blockwar.Type, a Area) bool {
	return kind == blockwar.Fortress || kind == Militia || snlf(n, kind, t.Place(a))
}

// room reports whether one more unit of a Nation may be put into an area: one SNLF at most is on an Island, an Islet or Straits (3.244),
// one unit of a Faction on a single Islet that is no Base (1.41).
func room(t *Table, n Nation, kind blockwar.Type, a Area) bool {
	p := t.Place(a)
	if snlf(n, kind, p) && len(t.Here(a, func(b *blockwar.Block) bool { return snlf(b.ID.Nation, b.ID.Type, p) })) > 0 {
		return false
	}
	return !Single(p) || len(crowd(t, t.PlayerOf(t.SideOf(n)), a)) == 0
}
