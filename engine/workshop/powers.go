package workshop

import (
	"slices"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// fullScenario is the scenario with all powers and both maps, from which what a scenario lacks is taken.
const fullScenario = "scenarios/cataclysm.json"

// draftOf is a scenario of Cataclysm while several of its rows are changed as one act.
type draftOf struct {
	*Bench
	file string
}

// head is what stands in no list.
func (d *draftOf) head() *house.Row {
	s, err := d.sheet(d.file)
	if err != nil {
		panic(err) // it was read before
	}
	r, _ := s.find(house.Scenario)
	return r
}

// set changes fields of what stands in no list.
func (d *draftOf) set(fields ...house.Field) error {
	return d.Set(d.file, house.Scenario, fields, "")
}

// lay changes fields of a row, which is added if it is not there.
func (d *draftOf) lay(row string, fields ...house.Field) error {
	s, err := d.sheet(d.file)
	if err != nil {
		return err
	}
	if r, _ := s.find(row); r != nil {
		return d.Set(d.file, row, fields, "")
	}
	return d.Add(d.file, row, fields, "")
}

// drop takes away the rows of a list for which a test holds.
func (d *draftOf) drop(list string, gone func(r *house.Row, name string) bool) error {
	s, err := d.sheet(d.file)
	if err != nil {
		return err
	}
	for i := range s.rows {
		r := &s.rows[i]
		if _, name, _ := cutKey(r.Key); r.List == list && gone(r, name) {
			if err := d.Remove(d.file, r.Key, ""); err != nil {
				return err
			}
		}
	}
	return nil
}

// UsePower takes a power into a scenario or out of it, with all that the scenario says of it: who plays it, its card and counters, its cubes,
// alliances and wars, and the victory points that the cubes come to.
func (b *Bench) UsePower(id, power string, on bool) error {
	t, s, err := b.termsOf(id)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(t.Powers, func(c Choosing) bool { return c.Word == power })
	head, _ := s.find(house.Scenario)
	powers := listOf(head, "powers")
	switch {
	case i < 0:
		return words.Refuse("", "workshop/refused.side", b.name(power))
	case t.Powers[i].On == on:
		return nil
	case !on && len(powers) <= 2:
		return words.Refuse("", "workshop/refused.powers")
	}
	d := &draftOf{b, t.File}
	if on {
		return b.several(func() error { return d.enter(t, power) }, func() error { return d.summon(power) }, d.count)
	}
	return b.several(func() error { return d.leave(t, power) }, func() error { return d.clear(power) }, d.count)
}

// inPlay lists the powers in the order of their file, with one of them or without.
func (d *draftOf) inPlay(power string, on bool) (in, out []string) {
	was := listOf(d.head(), "powers")
	for _, c := range d.choices("powers", []string{"@powers.csv"}) {
		if slices.Contains(was, c.Word) && c.Word != power || c.Word == power && on {
			in = append(in, c.Word)
		} else {
			out = append(out, c.Word)
		}
	}
	return in, out
}

// enter writes who plays a power and that its ideology can win.
func (d *draftOf) enter(t *Terms, power string) error {
	head := d.head()
	in, out := d.inPlay(power, true)
	mine := d.ideology(head, power)
	for i := range t.Deals {
		deal := &t.Deals[i]
		at := slices.IndexFunc(deal.Split, func(hand []string) bool {
			return slices.ContainsFunc(hand, func(p string) bool { return d.ideology(head, p) == mine })
		})
		if at < 0 {
			deal.Split = append(deal.Split, nil)
			at = len(deal.Split) - 1
		}
		deal.Split[at] = append(deal.Split[at], power)
		deal.tidy()
	}
	ties := tiesOf(head)
	if !slices.Contains(ties, mine) {
		ties = append(ties, mine)
	}
	return d.set(listed("powers", in), listed("out_of_play", out),
		written("players", t.Deals), written("victory", victory{ties}))
}

// summon lays out a power's card: as the scenario was shipped, else as it begins the whole game, without what stands on no map of the scenario.
func (d *draftOf) summon(power string) error {
	row := "status," + power
	for _, file := range []string{d.file, fullScenario} {
		r, _ := d.shippedSheet(file).find(row)
		if r == nil {
			continue
		}
		moved := d.gathered(r)
		var fields []house.Field
		for _, line := range d.specs(d.file, "status") {
			value, there := r.Field(line.name)
			for _, f := range moved {
				if f.Name == line.name {
					value = f.Value
				}
			}
			if there && line.name != "note" {
				fields = append(fields, house.Field{Name: line.name, Value: value})
			}
		}
		return d.several(func() error { return d.Add(d.file, row, fields, "") }, func() error { return d.lend(power) })
	}
	return words.Refuse("", "workshop/refused.side", d.name(power))
}

// lend opens the American lend-lease in a scenario without a war (12.2.2).
func (d *draftOf) lend(power string) error {
	if status := listOf(d.head(), "war_status"); power != "us" || !slices.Equal(status, []string{"none"}) {
		return nil
	}
	if gone := listOf(d.head(), "markers_removed"); slices.Contains(gone, "lend-lease") {
		left := slices.DeleteFunc(gone, func(m string) bool { return m == "lend-lease" })
		if err := d.set(listed("markers_removed", left)); err != nil {
			return err
		}
	}
	return d.lay("markers_in_play,lend-lease", written("place", "political-display-centre"))
}

// gathered are the units of a power's card without those on no map of the scenario, which are in the force pool instead.
func (d *draftOf) gathered(r *house.Row) []house.Field {
	units, pool := []garrison{}, listOf(r, "force_pool_available")
	n := len(pool)
	for _, g := range garrisons(r) {
		if d.onMap(g.Area) {
			units = append(units, g)
			continue
		}
		for _, face := range g.Units {
			if k := kindOfFace(face); k >= 0 {
				pool = append(pool, kinds[k].face)
			}
		}
	}
	if len(pool) == n {
		return nil
	}
	return []house.Field{written("units", units), listed("force_pool_available", pool)}
}

// leave writes that nobody plays a power.
func (d *draftOf) leave(t *Terms, power string) error {
	head := d.head()
	in, out := d.inPlay(power, false)
	deals := []Deal{}
	for _, deal := range t.Deals {
		for i := range deal.Split {
			deal.Split[i] = slices.DeleteFunc(deal.Split[i], func(p string) bool { return p == power })
		}
		deal.tidy()
		same := func(x Deal) bool { return encoded(x) == encoded(deal) }
		if deal.Players > 1 && !slices.ContainsFunc(deals, same) {
			deals = append(deals, deal)
		}
	}
	if len(deals) == 0 {
		deals = append(deals, d.byIdeology(head, in))
	}
	var left []string
	for _, p := range in {
		left = append(left, d.ideology(head, p))
	}
	ties := slices.DeleteFunc(tiesOf(head), func(i string) bool { return !slices.Contains(left, i) })
	fields := []house.Field{listed("powers", in), listed("out_of_play", out),
		written("players", deals), written("victory", victory{ties})}
	return d.set(append(fields, d.without(head, power)...)...)
}

// without are the lists of the scenario's head that name a power, without it.
func (d *draftOf) without(head *house.Row, power string) (fields []house.Field) {
	var alliances [][]string
	part(head, "alliances", &alliances)
	kept := [][]string{}
	for _, group := range alliances {
		if group = slices.DeleteFunc(group, func(p string) bool { return p == power }); len(group) > 1 {
			kept = append(kept, group)
		}
	}
	if len(alliances) > 0 {
		fields = append(fields, written("alliances", kept))
	}
	type war struct {
		Sides [2][]string `json:"sides"`
	}
	var wars []war
	part(head, "wars", &wars)
	fought := []war{}
	for _, w := range wars {
		for i := range w.Sides {
			w.Sides[i] = slices.DeleteFunc(w.Sides[i], func(p string) bool { return p == power })
		}
		if len(w.Sides[0]) > 0 && len(w.Sides[1]) > 0 {
			fought = append(fought, w)
		}
	}
	if len(wars) > 0 {
		fields = append(fields, written("wars", fought))
		if len(fought) == 0 {
			fields = append(fields, written("war_status", "none"))
		}
	}
	if power == "uk" && len(listOf(head, "special_bases")) > 0 {
		fields = append(fields, written("special_bases", []string{}))
	}
	for _, name := range []string{"turn_track", "cup_extra", "extra_production_sites", "provocation_overrides", "ideology_overrides"} {
		var list []map[string]any
		part(head, name, &list)
		n := len(list)
		list = slices.DeleteFunc(list, func(x map[string]any) bool { return x["power"] == power })
		if len(list) < n {
			fields = append(fields, written(name, list))
		}
	}
	return fields
}

// clear takes away what stands of a power on the map and beside it.
func (d *draftOf) clear(power string) error {
	own := func(_ *house.Row, name string) bool { return name == power }
	of := func(field string) func(*house.Row, string) bool {
		return func(r *house.Row, _ string) bool { return slices.Equal(listOf(r, field), []string{power}) }
	}
	for _, x := range []struct {
		list string
		gone func(*house.Row, string) bool
	}{{"status", own}, {"starting_victory_points", own}, {"control", of("power")}, {"bases_captured", of("base_owner")}, {"markers_in_play", func(_ *house.Row, name string) bool {
		return name == "us-japan-trade" && (power == "us" || power == "japan")
	}}} {
		if err := d.drop(x.list, x.gone); err != nil {
			return err
		}
	}
	return nil
}

// ideology is that of a power in a scenario.
func (b *Bench) ideology(head *house.Row, power string) string {
	var others []struct {
		Power    string `json:"power"`
		Ideology string `json:"ideology"`
	}
	part(head, "ideology_overrides", &others)
	for _, o := range others {
		if o.Power == power {
			return o.Ideology
		}
	}
	s, err := b.sheet("powers.csv")
	if err != nil {
		return ""
	}
	r, _ := s.find(power)
	if r == nil {
		return ""
	}
	value, _ := r.Field("ideology")
	return value
}
