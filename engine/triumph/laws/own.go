package laws

import (
	"fmt"

	"interbellum/engine/blockwar"
	shared "interbellum/engine/blockwar/laws"
	"interbellum/engine/triumph"
)

// defeated: all national units of a Defeated Power leave for good (2.21).
func defeated(m *move) (got, want string) {
	t := m.After
	for i := range t.Blocks {
		if b := &t.Blocks[i]; t.Nations[b.ID.Nation].Defeated {
			return fmt.Sprintf("%s in %s", t.UnitRef(b.ID), t.Place(b.At).Slug), "no unit of a Defeated Power"
		}
	}
	return "", ""
}

// isolation: units of the USA stay in the USA until the West is at war.
func isolation(m *move) (got, want string) {
	t := m.After
	if shared.Wars(t, triumph.West) {
		return "", ""
	}
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.ID.Nation == triumph.USA && t.Place(b.At).Nation != triumph.USA {
			return fmt.Sprintf("%s in %s", t.UnitRef(b.ID), t.Place(b.At).Slug), "in the USA"
		}
	}
	return "", ""
}

// winter: what moves was and is in the USSR. Who Retreats from a Battle there may leave it.
func winter(m *move) (got, want string) {
	b, t := m.Before, m.After
	if b.Phase != blockwar.Winter || m.Asked.Kind != "move-to" {
		return "", ""
	}
	for i := range t.Blocks {
		x := &t.Blocks[i]
		old := b.Blocks.Get(x.ID)
		if old == nil || old.At == x.At {
			continue
		}
		for _, a := range []area{old.At, x.At} {
			if t.Place(a).Nation != triumph.SovietUnion {
				return fmt.Sprintf("%s goes from %s to %s", t.UnitRef(x.ID), t.Place(old.At).Slug, t.Place(x.At).Slug), "within the USSR"
			}
		}
	}
	return "", ""
}
