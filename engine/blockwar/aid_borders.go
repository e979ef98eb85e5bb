package blockwar

// BorderUse is a border with a limit, and how much of it is used in the phase under way (11.52).
type BorderUse struct {
	To    Area
	Via   Border
	Limit int
	Used  int
}

// Left is how many Ground units can still Engage, Disengage, Invade or Retreat over the border.
func (b BorderUse) Left() int { return max(0, b.Limit-b.Used) }

// 11.52 Borders lists the borders of an area that limit Ground units, as the Active Player knows them; nil for all
// others, who do not see which units were Ground units.
func (v *View) Borders(a Area) (list []BorderUse) {
	if v.Active == NoFaction || !v.Holder.Has(SeatOf(v.Active)) {
		return nil
	}
	t := v.Seen()
	limits := t.Hooks.BorderLimits(t, v.Active)
	for _, over := range v.Map.Board.Neighbours(a) {
		b := BorderUse{over.To, over.Via, limits[over.Via], t.Turn.Crossed.Ground(a, over.To)}
		if b.Limit < NoLimit {
			list = append(list, b)
		}
	}
	return list
}
