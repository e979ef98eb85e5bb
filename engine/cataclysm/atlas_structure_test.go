package cataclysm

import (
	"regexp"
	"strings"
	"testing"
)

var kebab = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

// What the checks of the data do not ask, for an owner of the box gives reasons and no marks.
func TestMapSources(t *testing.T) {
	judgeTheData(t)
	known := func(source string) bool { return source == "R" || source == "P" || source == "X" }
	for a := Area(1); a <= AreaCount; a++ {
		if p := a.Place(); !kebab.MatchString(p.Slug) || !known(p.Source) || a > 1 && p.Slug <= (a-1).Place().Slug {
			t.Errorf("got %q with the source %q after %q, want words joined by dashes, a mark and the order of the alphabet", p.Slug, p.Source, (a - 1).Place().Slug)
		}
	}
	for _, b := range book().PrintedBorders() {
		if !known(b.Source) {
			t.Errorf("got the source %q for %s and %s, want R, P or X", b.Source, b.A, b.B)
		}
	}
}

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
