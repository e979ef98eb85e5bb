package cataclysm

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

var kebab = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

func known(source string) bool { return source == "R" || source == "P" || source == "X" }

// What the tables must be before any rule is asked. Much of it is refused on reading (TestAtlasRefuses).
var structureTests = []mapTest{
	{"2.2 every area has a slug, a name and a source", func(m chart) string {
		return m.every(m.where(func(*Place) bool { return true }), func(p *Place) bool {
			return kebab.MatchString(p.Slug) && p.Name != "" && known(p.Source)
		})
	}},
	{"2.2 ids ascend with the slugs", func(m chart) string {
		for i := 2; i <= AreaCount; i++ {
			if m.places[i].Slug <= m.places[i-1].Slug {
				return m.places[i].Slug
			}
		}
		return ""
	}},
	{"2.2 every border has a source and joins two areas", func(m chart) string {
		for _, b := range m.borders {
			if b.a == b.b || !known(b.source) {
				return m.places[b.a].Slug + " " + m.places[b.b].Slug
			}
		}
		return ""
	}},
	{"2.2.4 sea areas are never owned and hold no resource or resistance", func(m chart) string {
		return m.every(m.where((*Place).IsSea), func(p *Place) bool {
			return p.Ownership == OpenSea && p.Owner == NoPower && len(p.Resources) == 0 && p.Resistance == 0 && !p.MinorArmy
		})
	}},
	{"2.2.4 land and mixed areas are home areas, colonies or countries", func(m chart) string {
		return m.every(m.where(func(p *Place) bool { return !p.IsSea() }), func(p *Place) bool { return p.Ownership != OpenSea })
	}},
	{"2.3.2 bases are printed in sea areas only", func(m chart) string {
		return m.every(m.where(func(p *Place) bool { return p.Base != NoBase }), (*Place).IsSea)
	}},
	{"2.2.3 home areas and colonies have an owner, countries none", func(m chart) string {
		return m.every(m.where(func(p *Place) bool { return !p.IsSea() }), func(p *Place) bool {
			return (p.Owner != NoPower) == (p.IsHome() || p.IsColony())
		})
	}},
	{"2.2.5 only countries have printed resistance or a minor army", func(m chart) string {
		return m.every(m.where(func(p *Place) bool { return p.Resistance > 0 || p.MinorArmy }), (*Place).IsCountry)
	}},
	{"2.3.6 the maps meet only at connectors", func(m chart) string {
		for _, b := range m.borders {
			if (m.places[b.a].Map != m.places[b.b].Map) != b.kind.IsConnector() {
				return m.places[b.a].Slug + " " + m.places[b.b].Slug
			}
		}
		return ""
	}},
	{"2.3.4 arrows join land or mixed areas", func(m chart) string {
		for _, b := range m.borders {
			if (b.kind == Strait || b.kind == AirOnly) && (m.isSea(b.a) || m.isSea(b.b)) {
				return m.places[b.a].Slug + " " + m.places[b.b].Slug
			}
		}
		return ""
	}},
	{"2.1 the board has some 130 areas on two maps", func(m chart) string {
		europe := m.where(func(p *Place) bool { return p.Map == EuropeMap })
		pacific := m.where(func(p *Place) bool { return p.Map == PacificMap })
		return whether(europe.Len() == 70 && pacific.Len() == 59, fmt.Sprint(europe.Len(), pacific.Len()))
	}},
	{"2.1 both maps together are in one piece", func(m chart) string {
		r := m.graph.Reach(MustArea("london"), -1, func(_ Area, b Border) bool { return b.Via.Adjacent() })
		return whether(r.Len() == AreaCount, fmt.Sprint(r.Len()))
	}},
	{"2.1 each map is in one piece by itself", func(m chart) string {
		for start, want := range map[string]Map{"london": EuropeMap, "tokyo": PacificMap} {
			r := m.graph.Reach(MustArea(start), -1, func(_ Area, b Border) bool { return b.Via.Adjacent() && m.places[b.To].Map == want })
			if whole := m.where(func(p *Place) bool { return p.Map == want }); r.Len() != whole.Len() {
				return want.String()
			}
		}
		return ""
	}},
	{"7.2.2 every sea area can be sailed to", func(m chart) string {
		return m.every(m.where((*Place).IsSea), func(p *Place) bool { s := m.byShip(p.Slug); return s.Len() > 0 })
	}},
	{"2.2 every area that the rules name is on the map", func(m chart) string {
		for _, slug := range strings.Fields(`london scotland canada ireland washington-dc california norway sweden finland denmark benelux
			paris brittany lorraine provence spain portugal ruhr berlin bavaria silesia east-prussia poland czechoslovakia austria hungary
			rumania yugoslavia albania bulgaria greece turkey lombardy rome sicily leningrad moscow smolensk ukraine caucasus volga urals
			north-africa libya egypt syria iraq persia south-africa north-sea norwegian-sea barents-sea iceland gulf-of-bothnia baltic-sea
			western-approaches north-atlantic mid-atlantic western-mediterranean tyrrhenian-sea central-mediterranean adriatic-sea
			aegean-sea eastern-mediterranean black-sea arabian-sea tokyo hokkaido maritime-territory irkutsk siberia manchuria guangdong
			jiangsu siam java new-guinea papua philippines australia india burma south-china-sea gulf-of-siam bay-of-bengal indian-ocean
			south-indian-ocean carolines hawaii dutch-harbor`) {
			if _, ok := ParseArea(slug); !ok {
				return slug
			}
		}
		return ""
	}},
}

func TestMapStructure(t *testing.T) { runMapTests(t, structureTests) }

func TestAtlasRefuses(t *testing.T) {
	judgeTheData(t)
	for name, edit := range map[string]func(f *atlasFiles){
		"2.2 an area listed twice":        func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "scotland,Scotland", "london,Scotland", 1) },
		"2.2 an area left out":            func(f *atlasFiles) { f.areas = dropLine(f.areas, "samoa,") },
		"2.2 a kind of area nobody knows": func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "europe,land,uk", "europe,swamp,uk", 1) },
		"2.2 another column":              func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "offmap,delay", "offmap,depth,delay", 1) },
		"2.2 a row that is too short":     func(f *atlasFiles) { f.areas = strings.Replace(f.areas, ",none,,0,R\n", ",none,,0\n", 1) },
		"2.2.3 a home area of nobody":     func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "land,uk,home", "land,none,home", 1) },
		"2.2.5 a country of another name": func(f *atlasFiles) {
			f.areas = strings.Replace(f.areas, "land,norway,country", "land,narnia,country", 1)
		},
		"2.3.2 a base that does not say whose":   func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "naval,us,0", "naval,,0", 1) },
		"2.3.2 an owner without a base":          func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "none,,0", "none,uk,0", 1) },
		"2.3.7 a resistance of three":            func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "turkey,country,0,2", "turkey,country,0,3", 1) },
		"2.3.8 a resource nobody knows":          func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "natural+industrial", "natural+oil", 1) },
		"2.2 a border written twice":             func(f *atlasFiles) { f.borders += "scotland,london,normal,,X\n" },
		"2.2 a border of an area to itself":      func(f *atlasFiles) { f.borders += "london,london,normal,,X\n" },
		"2.2 a border with an area nobody knows": func(f *atlasFiles) { f.borders += "london,atlantis,normal,,X\n" },
		"2.2 a border of a kind nobody knows":    func(f *atlasFiles) { f.borders += "london,rome,tunnel,,X\n" },
		"2.2.1 a coast nobody knows":             func(f *atlasFiles) { f.borders = strings.Replace(f.borders, ",south,", ",west,", 1) },
		"2.3.6 a connector left out":             func(f *atlasFiles) { f.connectors = dropLine(f.connectors, "C,") },
		"12.1.3 a treaty area nobody knows":      func(f *atlasFiles) { f.zones += "atlantis,treaty,X\n" },
		"2.2.1 a zone that is neither":           func(f *atlasFiles) { f.zones += "london,tunnel,X\n" },
		"2.2 a quote that is not closed":         func(f *atlasFiles) { f.areas = strings.Replace(f.areas, `london,London,`, `london,"London,`, 1) },
		"2.3.6 a connector between other areas": func(f *atlasFiles) {
			f.borders = strings.Replace(f.borders, "washington-dc,california", "canada,california", 1)
		},
		"2.2.3 a capital of nobody": func(f *atlasFiles) { f.areas = strings.Replace(f.areas, "ireland,country,0", "ireland,country,1", 1) },
	} {
		t.Run(name, func(t *testing.T) {
			f := printedFiles
			edit(&f)
			if f == printedFiles {
				t.Fatal("the edit found nothing to change: got the printed files, want others")
			}
			if _, err := readAtlas(f); err == nil {
				t.Errorf("accepted: got %v, want an error", err)
			}
		})
	}
}

func dropLine(text, prefix string) string {
	i := strings.Index(text, "\n"+prefix) + 1
	if i == 0 {
		return text
	}
	return text[:i] + text[i+strings.Index(text[i:], "\n")+1:]
}

// Every border that the rules or a report vouch for is held by a test, and so are some that must not be there.
func TestMapNotices(t *testing.T) {
	judgeTheData(t)
	for _, b := range printedAtlas().borders {
		if b.source == "X" {
			continue
		}
		a, z := b.a.String(), b.b.String()
		t.Run("2.2 without "+a+" to "+z, func(t *testing.T) {
			f := printedFiles
			f.borders = dropLine(f.borders, a+","+z+",")
			if m, err := readAtlas(f); err == nil && faulty(m) == "" {
				t.Error("got an atlas without a fault, want one that a test finds")
			}
		})
	}
	for _, line := range []string{
		"denmark,sweden,normal,,X", "london,ruhr,air-only,,X", "moscow,poland,normal,,X",
		"siam,indian-ocean,normal,,X", "berlin,east-prussia,normal,,X", "central-mediterranean,eastern-mediterranean,normal,,X",
		"ruhr,western-approaches,normal,,X", "london,paris,strait,,X", "mid-atlantic,washington-dc,normal,,X", "black-sea,aegean-sea,normal,,X",
		"black-sea,eastern-mediterranean,normal,,X", "wake,tokyo,normal,,X", "urals,irkutsk,connector-B,,X", "poland,lorraine,normal,,X", "portugal,north-sea,normal,,X",
	} {
		t.Run("2.2 with "+line, func(t *testing.T) {
			f := printedFiles
			f.borders += line + "\n"
			if m, err := readAtlas(f); err == nil && faulty(m) == "" {
				t.Error("got an atlas without a fault, want one that a test finds")
			}
		})
	}
}
