package cataclysm

// 4.3 Line of communications: from a production site over adjacent areas that are
// friendly land or open sea. A restricted land area without friendly logistics, and an
// area with a delay box, are ends of lines and never links.

// supply is what the lines of communications of a power reach.
type supply struct {
	reached Areas   // where a line may end
	links   Areas   // areas that a line may pass through
	near    []Areas // what is adjacent to each area
}

// supplyLines traces every line of the power at once.
func (t *Table) supplyLines(p Power) supply { return t.supplyLinesThrough(p, Areas{}) }

// supplyLinesThrough traces them as if the open areas were friendly too.
func (t *Table) supplyLinesThrough(p Power, open Areas) supply {
	th := t.theatre(p, UnitID{})
	var sites Areas
	for _, a := range th.friendly.List() {
		if t.productionSite(p, a) {
			sites.Add(a)
		}
	}
	th.friendly = union(th.friendly, open)
	return th.supplyFrom(sites)
}

// supplyFrom traces the lines of the theatre's power from the given areas.
func (th *theatre) supplyFrom(from Areas) supply {
	sea := difference(th.t.seas(), th.enemyWaters)
	if th.belligerent {
		sea = intersection(sea, th.inRange)
	}
	enter := union(th.friendly, sea)
	pass := difference(enter, union(difference(th.t.passages.restricted, th.unrestricted), th.delayBoxes))
	came := reachableFrom(from, th.t.passages.adjacent[:], enter, pass, -1)
	s := supply{near: th.t.passages.adjacent[:], reached: union(from, came), links: union(from, intersection(came, pass))}
	for _, a := range th.special.List() {
		// A special base is reached by its own waters only: it stands for a base at sea (2.3.3).
		if !isEmpty(intersection(th.t.passages.ships[specialBerth(a)], s.links)) {
			s.reached.Add(a)
		}
	}
	return s
}

// hasLOC reports whether p can trace a line of communications to the area.
func (t *Table) hasLOC(p Power, to Area) bool {
	s := t.supplyLines(p)
	return s.reached.Has(to)
}

// reachesInto reports whether a line reaches an area that need not be open itself: the target of
// an intervention (8.5).
func (s *supply) reachesInto(to Area) bool {
	return s.reached.Has(to) || !isEmpty(intersection(s.near[to], s.links))
}
