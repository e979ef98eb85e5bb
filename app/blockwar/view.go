package blockwar

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// View is what a player sees of a game, with the game's words for it.
type View struct {
	*rules.View
	*Words
}

// view is the game's own view in a sight; without one, of an empty table.
func (w *Words) view(s *face.Sight) *View {
	if s != nil {
		if v, is := s.View.(*rules.View); is && v != nil {
			return &View{v, wordsOf(w, v.Book)}
		}
	}
	return &View{&rules.View{Book: w.Book}, w}
}

// wordsOf are the game's words for an edition of it, by its Book.
func wordsOf(w *Words, b *rules.Book) *Words {
	if b == w.Book || b == nil {
		return w
	}
	g := *w.Game
	g.Book = b
	return &Words{&g}
}

// faceOn is the face of the edition that a sight is of.
func faceOn(f *Face, s *face.Sight) *Face {
	if words := f.view(s).Words; words != f.Words {
		return &Face{words, f.Vocabulary}
	}
	return f
}

// FactionView is what is shown of a Faction.
func FactionView(v *View, f rules.Faction) *rules.FactionView {
	for i := range v.Factions {
		if v.Factions[i].Faction == f {
			return &v.Factions[i]
		}
	}
	return &rules.FactionView{Faction: f}
}

func nationView(v *View, n rules.Nation) *rules.NationView {
	for i := range v.Nations {
		if v.Nations[i].Nation == n {
			return &v.Nations[i]
		}
	}
	return &rules.NationView{Nation: n}
}

// controllerOf is who controls a Land Area, or nobody.
func controllerOf(v *View, a rules.Area) rules.Faction {
	if int(a) < len(v.Control) {
		return v.Control[a]
	}
	return rules.NoFaction
}

// unitAt finds an own block by its name.
func unitAt(v *View, r engine.Ref) *rules.UnitView {
	for i := range v.Units {
		if r != "" && v.Units[i].Unit == r {
			return &v.Units[i]
		}
	}
	return nil
}

// fighter finds a unit of the Battle under way.
func fighter(v *View, r engine.Ref) *rules.BattleUnit {
	if v.Battle != nil {
		for i := range v.Battle.Units {
			if v.Battle.Units[i].Ref == r {
				return &v.Battle.Units[i]
			}
		}
	}
	return nil
}

// about is the area that a question is about: it names one, or the Battle's.
func about(v *View, d engine.Decision) rules.Area {
	if d.About.Class() == "area" {
		return v.AreaOf(d.About)
	}
	if v.Battle != nil {
		return v.Battle.Area
	}
	return rules.Nowhere
}

// party is who fights with a Nation's units: the player who leads them; the Neutral's are nobody's.
func (g *Game) party(n rules.Nation) rules.Faction { return g.PlayerOf(g.SideOf(n)) }
