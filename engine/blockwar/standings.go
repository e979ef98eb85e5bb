package blockwar

// Standing is how something stands at the start of a scenario, where that is not as usual: a row of standings.csv.
type Standing struct {
	Stands Stands
	By     Side   // of a war: who declared it, if somebody did
	Side   Side   // against whom the war is; else whose it is
	Nation Nation // the Satellite, or the Neutral with Influence
	Area   Area   // what is held
	N      uint8  // how many markers
}

// Stands is what a Standing says.
type Stands uint8

const (
	StandsAtWar     Stands = iota // nobody declared it
	StandsDeclared                // By has Declared War
	StandsSatellite               // a Neutral is a Satellite
	StandsInfluence               // markers lie on a Neutral
	StandsHeld                    // a Control marker lies on a Capital that is no Power's, or on an Islet
)

var standsWords = []string{"war", "declared", "satellite", "influence", "held"}

// mostInfluence is how many markers make no Satellite yet.
const mostInfluence = uint8(Satellite) - 1

func (b *Book) readStandings(x *Tables) error {
	ids := b.ScenarioIDs()
	return ReadTable("standings.csv", x.File("standings.csv"), "scenario,stands,what,side,count,source", func(r Row) {
		i, what := r.OneOf("scenario", ids...), r.Text("what")
		s := Standing{Stands: Stands(r.OneOf("stands", standsWords...)), Side: Named(r, "side", r.Text("side"), b.ParseFaction), N: uint8(r.UpTo("count", 1, int(mostInfluence)))}
		switch s.Stands {
		case StandsAtWar, StandsDeclared:
			s.By = Named(r, "what", what, b.ParseFaction)
		case StandsHeld:
			s.Area = Named(r, "what", what, b.ParseArea)
		default:
			s.Nation = Named(r, "what", what, b.ParseNation)
		}
		b.Scenarios[i].Standings = append(b.Scenarios[i].Standings, s)
	})
}

// Stand lays out how things stand at the start of the scenario, once its units are on the map. It leaves out what cannot be: the checks of
// an edition tell its owner so.
func (t *Table) Stand() {
	list := t.Terms().Standings
	for i := range list {
		t.stand(&list[i])
	}
	t.EvaluateControl()
}

func (t *Table) stand(s *Standing) {
	n, f := s.Nation, s.Side
	switch s.Stands {
	case StandsAtWar, StandsDeclared:
		t.startWar(s)
		return
	case StandsHeld:
		if m := t.Hooks.IsletMarker(t, s.Area); m != nil {
			*m = f
		} else if n = t.Place(s.Area).Of; n != NoNation && !t.Power(n) && t.CapitalOf(n) == s.Area {
			t.TakeNation(n, t.Hooks.MarkerSide(t, n, f))
		}
		return
	}
	if !t.Neutral(n) || !f.Plays() {
		return
	}
	if s.Stands == StandsInfluence {
		t.Nations[n].Influence = Influence{f, s.N}
	} else if t.Hooks.InfluenceCounts(t, n, f) {
		if _, _, special := t.Hooks.BecomesSatellite(t, n); !special {
			t.TakeNation(n, t.Hooks.WinsFor(t, n, f))
		}
	}
}

func (t *Table) startWar(s *Standing) {
	by, on := &t.Sides[s.By], &t.Sides[s.Side]
	switch {
	case t.PlayerOf(s.By) == t.PlayerOf(s.Side):
	case s.Stands == StandsDeclared:
		t.DeclareWar(s.By, s.Side)
		by.Surprise = false // it was in an earlier Player Turn
	default:
		by.Wars, on.Wars = by.Wars.With(s.Side), on.Wars.With(s.By)
	}
}
