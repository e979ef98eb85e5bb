package blockwar

// Standing is how something stands at the start of a scenario, where that is not as usual: a row of standings.csv.
type Standing struct {
	Stands Stands
	By, On Side   // of a war: who against whom; else By is whose it is
	Nation Nation // the Satellite, or the Neutral with Influence
	Area   Area   // what is held
	N      uint8  // how many markers
}

// Stands is what a Standing says.
type Stands uint8

const (
	StandsAtWar     Stands = iota // nobody declared it
	StandsDeclared                // By has Declared War on On
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
		i := r.OneOf("scenario", ids...)
		s := Standing{Stands: Stands(r.OneOf("stands", standsWords...)), By: Named(r, "side", r.Text("side"), b.ParseFaction)}
		switch what := r.Text("what"); s.Stands {
		case StandsAtWar, StandsDeclared:
			s.On, s.By = s.By, Named(r, "what", what, b.ParseFaction)
		case StandsHeld:
			s.Area = Named(r, "what", what, b.ParseArea)
		default:
			s.Nation = Named(r, "what", what, b.ParseNation)
		}
		if s.Stands == StandsInfluence {
			s.N = uint8(r.UpTo("count", 1, int(mostInfluence)))
		}
		if *r.err == nil {
			b.Scenarios[i].Standings = append(b.Scenarios[i].Standings, s)
		}
	})
}

// Stand lays out how things stand at the start of the scenario, once its units are on the map.
func (t *Table) Stand() {
	for _, s := range t.Terms().Standings {
		t.stand(&s)
	}
	t.EvaluateControl()
}

// stand leaves out what cannot be: the checks of an edition tell its owner so.
func (t *Table) stand(s *Standing) {
	switch at := t.Place(s.Area); {
	case s.Stands <= StandsDeclared:
		t.startWar(s)
	case s.Stands == StandsHeld && t.CanHold(s.Area):
		if m := t.Hooks.IsletMarker(t, s.Area); m != nil {
			*m = s.By
			return
		}
		t.TakeNation(at.Of, t.Hooks.MarkerSide(t, at.Of, s.By))
	case s.Stands == StandsHeld || !t.Neutral(s.Nation) || !s.By.Plays():
	case s.Stands == StandsInfluence:
		t.Nations[s.Nation].Influence = Influence{s.By, s.N}
	case t.Hooks.InfluenceCounts(t, s.Nation, s.By):
		if _, _, special := t.Hooks.BecomesSatellite(t, s.Nation); !special {
			t.TakeNation(s.Nation, t.Hooks.WinsFor(t, s.Nation, s.By))
		}
	}
}

func (t *Table) startWar(s *Standing) {
	switch by, on := t.Side(s.By), t.Side(s.On); {
	case t.PlayerOf(s.By) == t.PlayerOf(s.On):
	case s.Stands == StandsAtWar:
		by.Wars, on.Wars = by.Wars.With(s.On), on.Wars.With(s.By)
	case s.By.Plays() && s.On.Plays():
		t.DeclareWar(s.By, s.On)
		by.Surprise = false // it was in an earlier Player Turn
	}
}

// CanHold reports whether a Control marker can lie on an area at the start: on an Islet, or on a Capital that is no Power's.
func (t *Table) CanHold(a Area) bool {
	p := t.Place(a)
	return p.Land() && (t.Hooks.IsletMarker(t, a) != nil || !t.Power(p.Of) && t.CapitalOf(p.Of) == a && (p.Nation == p.Of || t.CapitalOf(p.Nation) != a))
}
