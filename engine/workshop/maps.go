package workshop

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// UseMap takes a map into a scenario or out of it, with all that stands on it.
func (b *Bench) UseMap(id, which string, on bool) error {
	t, s, err := b.termsOf(id)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(t.Maps, func(c Choosing) bool { return c.Word == which })
	if i < 0 {
		return words.Refuse("", "workshop/refused.choice", label("maps"), which)
	}
	t.Maps[i].On = on
	var maps []string
	for _, m := range t.Maps {
		if m.On {
			maps = append(maps, m.Word)
		}
	}
	if len(maps) == 0 {
		return words.Refuse("", "workshop/refused.maps")
	}
	head, _ := s.find(house.Scenario)
	if slices.Equal(maps, listOf(head, "maps")) {
		return nil
	}
	d := &draftOf{b, t.File}
	fields := []house.Field{listed("maps", maps)}
	if which == "pacific" {
		chinese := "null"
		if on {
			whole, _ := b.shippedSheet(fullScenario).find(house.Scenario)
			chinese, _ = whole.Field("chinese")
		}
		fields = append(fields, house.Field{Name: "chinese", Value: chinese})
	}
	return b.several(func() error { return d.set(fields...) }, d.fold, d.count)
}

// onMap tells whether an area is on a map of the scenario.
func (d *draftOf) onMap(area string) bool {
	s, err := d.sheet("areas.csv")
	if err != nil {
		return false
	}
	r, _ := s.find(area)
	if r == nil {
		return false
	}
	where, _ := r.Field("map")
	return slices.Contains(listOf(d.head(), "maps"), where)
}

// fold takes away what stands on no map of the scenario; units go into the force pool.
func (d *draftOf) fold() error {
	off := func(_ *house.Row, name string) bool { return !d.onMap(name) }
	lying := func(r *house.Row, _ string) bool {
		place := strings.Join(listOf(r, "place"), "")
		return slices.Contains(d.Areas(), place) && !d.onMap(place)
	}
	for _, list := range []string{"control", "neutral_cubes", "bases_captured"} {
		if err := d.drop(list, off); err != nil {
			return err
		}
	}
	if err := d.drop("markers_in_play", lying); err != nil {
		return err
	}
	var fields []house.Field
	for _, name := range []string{"minor_armies_removed", "special_bases", "civil_wars"} {
		list := listOf(d.head(), name)
		kept := slices.DeleteFunc(slices.Clone(list), func(area string) bool { return !d.onMap(area) })
		if len(kept) < len(list) {
			fields = append(fields, listed(name, kept))
		}
	}
	if len(fields) > 0 {
		if err := d.set(fields...); err != nil {
			return err
		}
	}
	s, err := d.sheet(d.file)
	if err != nil {
		return err
	}
	for i := range s.rows {
		r := &s.rows[i]
		if fields := d.gathered(r); r.List == "status" && len(fields) > 0 {
			if err := d.Set(d.file, r.Key, fields, ""); err != nil {
				return err
			}
		}
	}
	return nil
}

// count writes the victory points that the cubes on the map come to (1.7.1), for the powers in play and those that have surrendered.
func (d *draftOf) count() error {
	s, err := d.sheet(d.file)
	if err != nil {
		return err
	}
	areas, err := d.sheet("areas.csv")
	if err != nil {
		return err
	}
	points := map[string]int{}
	for i := range s.rows {
		r := &s.rows[i]
		_, area, _ := cutKey(r.Key)
		if r.List != "control" && r.List != "neutral_cubes" {
			continue
		}
		cubes, _ := r.Field("cubes")
		n, _ := strconv.Atoi(cubes)
		owner := ""
		if a, _ := areas.find(area); a != nil {
			owner, _ = a.Field("nation")
		}
		power := strings.Join(listOf(r, "power"), "")
		points[power] += n
		if owner != power {
			points[owner] -= n
		}
	}
	var surrendered []struct {
		Power string `json:"power"`
	}
	part(d.head(), "surrendered", &surrendered)
	powers := listOf(d.head(), "powers")
	for _, x := range surrendered {
		powers = append(powers, x.Power)
	}
	for _, p := range powers {
		if err := d.lay("starting_victory_points,"+p, written("points", points[p])); err != nil {
			return err
		}
	}
	return nil
}
