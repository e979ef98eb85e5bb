package blockwar

// Supply Lines and Trade Routes drawn for a player (14.0), with the places where they are cut.

// Route is a Supply Line or a Trade Route.
type Route struct {
	Area Area
	Way  []Area // from the area to its end; where it is cut, the way that fewest areas close; nil if there is none
	Cuts []Cut
}

// Cut is an area that closes a route.
type Cut struct {
	Area Area
	Why  CutReason
	By   Faction // NoFaction for Neutrals and Armed Minors
}

// CutReason is why an area is closed to a route.
type CutReason string

const (
	EnemyUnits   CutReason = "enemy-units" // at sea (1.21)
	EscapedSubs  CutReason = "escaped-subs"
	EnemyLand    CutReason = "enemy-land"
	RivalLand    CutReason = "rival-land"
	ArmedMinor   CutReason = "armed-minor"
	NeutralLand  CutReason = "neutral-land"  // closed to supply alone (14.11)
	AfricanRoute CutReason = "around-africa" // no Resources but TransAfrica's come this way
)

// TradeRoute is how the POP and RES of an area come to the MainCapital, or why they do not.
type TradeRoute struct {
	Route
	Pop, Res, TransAfrica int
	Marked                Blockade // since Summer
	Now                   Blockade // what would be declared
}

// InProduction is the Blockade that would hold in a Production now: one that was declared, and of that and the
// present one the lesser (14.23).
func (r *TradeRoute) InProduction() Blockade { return min(r.Marked, r.Now) }

// 14.2 TradeRoutes lists the routes of all POP and RES that a Faction has the use of. At Peace nothing cuts them.
func (v *View) TradeRoutes(f Faction) (list []TradeRoute) {
	t := v.Seen()
	trade := t.TradeOf(f)
	for _, a := range v.LandAreas() {
		p := v.Place(a)
		if p.City.Pop()+p.Resources() == 0 || t.User(a) != f {
			continue
		}
		r := TradeRoute{Route: Route{Area: a}, Pop: p.City.Pop(), Res: t.Resources(f, p), TransAfrica: p.TransAfric, Marked: t.Blockade[a], Now: trade.marks(p)}
		way, closed := trade.direct.Path(a)
		r.Way = way
		if r.Now != FullBlockade && !trade.direct.Open(a) {
			r.Way, _ = trade.any.Path(a)
		}
		for _, at := range closed {
			r.Cuts = append(r.Cuts, t.tradeCut(f, at))
		}
		if way == nil {
			r.Cuts = []Cut{{Area: a, Why: AfricanRoute}}
		}
		list = append(list, r)
	}
	return list
}

// tradeCut tells why trade does not lead through an area.
func (t *Table) tradeCut(f Faction, a Area) Cut {
	if c := t.cut(f, a); c.Why != NeutralLand && c.Why != "" {
		return c
	}
	return Cut{Area: a, Why: EscapedSubs, By: t.hunters(f, a)}
}

// hunters is an Enemy with Escaped Subs in a Sea Area.
func (t *Table) hunters(f Side, a Area) Side {
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == a && b.Has(Escaped) && t.Enemies(f, t.SideOf(b.ID.Nation)) {
			return t.SideOf(b.ID.Nation)
		}
	}
	return NoFaction
}

// cut tells what is in a Faction's way in an area.
func (t *Table) cut(f Side, a Area) Cut {
	c := Cut{Area: a, By: t.Controller(a)}
	switch {
	case t.Place(a).Sea():
		here, _ := t.Occupants(a)
		if foes := (here & t.Side(f).Wars).List(); len(foes) > 0 {
			c.By, c.Why = foes[0], EnemyUnits
		}
	case t.loner(f, a):
		c.Why = ArmedMinor
	case c.By == NoFaction:
		c.Why = NeutralLand
	case t.Enemies(f, c.By):
		c.Why = EnemyLand
	default:
		c.Why = RivalLand
	}
	return c
}

// 14.11 SupplyLine is the line of a Faction's Ground units in an area; at Peace they need none (15.1).
func (v *View) SupplyLine(f Faction, a Area) Route {
	t := v.Seen()
	r := Route{Area: a}
	var closed []Area
	r.Way, closed = t.supplyLines(f).Path(a)
	for _, at := range closed {
		r.Cuts = append(r.Cuts, t.cut(f, at))
	}
	return r
}

// 15.23 Warring lists the Sides whose supply counts.
func (v *View) Warring() (list []Side) {
	t := v.Seen()
	for s := range Side(len(v.SideList)) {
		if s != NoFaction && t.needsLines(s) {
			list = append(list, s)
		}
	}
	return list
}

// 14.1 Unsupplied lists the areas in which Ground units of a Faction would lose a step in a Supply Phase now, as
// far as the player sees that there are any.
func (v *View) Unsupplied(f Faction) (list []Area) {
	t := v.Seen()
	supply := t.SupplyOf(f)
	for a := Area(1); a <= v.LastArea; a++ {
		if !supply[a] && len(t.Here(a, func(b *Block) bool { return t.SideOf(b.ID.Nation) == f && t.NeedsSupply(b) })) > 0 {
			list = append(list, a)
		}
	}
	return list
}
