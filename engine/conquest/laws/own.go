package laws

import (
	"fmt"

	"interbellum/engine/conquest"
)

// inChina: mainland China, Manchuria and Korea among it, and Hainan (16.0).
func inChina(t *table, a area) bool { return t.Place(a).Region == conquest.RegionChina }

func said(t *table, b *block) string {
	return fmt.Sprintf("%s in %s", t.UnitRef(b.ID), t.Place(b.At).Slug)
}

// islets looks when a Player Turn or a Season begins: the phases before it have ended (1.41).
func islets(m *move) (got, want string) {
	t := m.After
	if len(m.Saw("player-turn", "season")) == 0 {
		return "", ""
	}
	for i := range t.Blocks {
		x := &t.Blocks[i]
		if !conquest.Single(t.Place(x.At)) {
			continue
		}
		for j := range t.Blocks[:i] {
			y := &t.Blocks[j]
			if y.At == x.At && t.PlayerOf(t.SideOf(y.ID.Nation)) == t.PlayerOf(t.SideOf(x.ID.Nation)) {
				return said(t, x) + " beside " + string(t.UnitRef(y.ID)), "one unit"
			}
		}
	}
	return "", ""
}

// empire: until it is an ally of the USA (2.2, 8.4).
func empire(m *move) (got, want string) {
	t := m.After
	if t.Own.(*conquest.Own).Allied {
		return "", ""
	}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if b.ID.Nation == conquest.BritishEmpire && !t.Place(b.At).Sea() && t.Control[b.At] != conquest.Empire {
			return said(t, b), "its own Territory"
		}
	}
	return "", ""
}

// landing: a second SNLF of an Island, Islet or Straits area is not built (3.244).
func landing(m *move) (got, want string) {
	b, t := m.Before, m.After
	if m.Asked.Kind != "cadre" {
		return "", ""
	}
	for i := range t.Blocks {
		x := &t.Blocks[i]
		p := t.Place(x.At)
		if x.ID.Nation != conquest.ImperialJapan || x.ID.Type != conquest.Marine || b.Blocks.Get(x.ID) != nil || !p.Island && !p.Straits() {
			continue
		}
		for j := range b.Blocks {
			if y := &b.Blocks[j]; y.At == x.At && y.ID.Type == x.ID.Type && y.ID.Nation == x.ID.Nation {
				return said(t, x) + " beside " + string(t.UnitRef(y.ID)), "one SNLF"
			}
		}
	}
	return "", ""
}

func proxies(m *move) (got, want string) {
	t := m.After
	for i := range t.Blocks {
		if b := &t.Blocks[i]; (b.ID.Nation == conquest.NatChina || b.ID.Nation == conquest.RedChina) && !inChina(t, b.At) {
			return said(t, b), "in China"
		}
	}
	return "", ""
}

// foreigners: what is in China and was not before the answer came at war with Japan (16.3).
func foreigners(m *move) (got, want string) {
	b, t := m.Before, m.After
	if m.Asked.Kind != "move-to" {
		return "", ""
	}
	for i := range t.Blocks {
		x := &t.Blocks[i]
		n := x.ID.Nation
		if n != conquest.US && n != conquest.BritishEmpire && n != conquest.Russia || !inChina(t, x.At) {
			continue
		}
		if old := b.Blocks.Get(x.ID); old != nil && !inChina(b, old.At) && !t.Side(t.SideOf(n)).Wars.Has(conquest.Japan) {
			return said(t, x), "at war first"
		}
	}
	return "", ""
}

// intruders: Japan alone comes and goes freely (16.3, 16.31).
func intruders(m *move) (got, want string) {
	t := m.After
	for i := range t.Blocks {
		b := &t.Blocks[i]
		p, f := t.Place(b.At), t.PlayerOf(t.SideOf(b.ID.Nation))
		manchuria := f == conquest.Soviets && p.Nation == conquest.ImperialJapan
		if n := b.ID.Nation; (n == conquest.US || n == conquest.BritishEmpire || n == conquest.Russia) && inChina(t, b.At) && !manchuria &&
			!t.Own.(*conquest.Own).China.Intruded.Has(f) {
			return said(t, b), "Intrusion"
		}
	}
	return "", ""
}
