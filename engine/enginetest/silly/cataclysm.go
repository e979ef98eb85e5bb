package silly

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// powers counts in Cataclysm, where all lies open but the cup.
type powers struct {
	turn      cataclysm.Turn
	begun     int                     // which turn of the match it is
	deployed  []count[engine.Ref]     // in the deployment action under way
	left      []unitArea              // areas that units have deployed out of in this turn
	hands     []count[cataclysm.Area] // changes of hands in this turn
	refused   []pair                  // offers in this turn
	exposed   []cataclysm.Area        // that were noted in this turn
	moved     []cataclysm.Power       // that have moved units since the last draw
	attacking bool                    // the battle under way has been looked at
}

type unitArea struct {
	unit engine.Ref
	area cataclysm.Area
}

func (p *powers) saw(w *Watcher, m *Move) {
	before, is := m.Before.(*cataclysm.View)
	after, too := m.After.(*cataclysm.View)
	if !is || !too {
		return
	}
	if before.Turn != p.turn {
		*p = powers{turn: before.Turn, begun: p.begun + 1, moved: p.moved}
	}
	if !slices.ContainsFunc(before.Steps, func(s cataclysm.StepInfo) bool { return s.Step == "deployment" }) {
		p.deployed = nil
	}
	if slices.Contains([]string{"military-action", "deploy", "deploy-to", "regroup", "place"}, m.Asked.Kind) {
		p.moved = append(p.moved, cataclysm.Power(m.Asked.Seat))
	}
	p.deployment(w, m, before)
	p.battle(w, after)
	for _, e := range m.Events {
		p.event(w, m, e, before)
	}
	p.changes(w, before, after)
}

// changes counts areas that an answer has given to another, each once.
func (p *powers) changes(w *Watcher, before, after *cataclysm.View) {
	for i := range before.Areas {
		was, is := before.Areas[i], after.Areas[i]
		if was.Controller != is.Controller && again(&p.hands, was.Area) > 2 {
			w.note(PingPong, was.Area.String()+" to "+is.Controller.String())
		}
	}
}

// deployment counts the moves of a deployment action, not the one of a unit that was just placed: that one may stay.
func (p *powers) deployment(w *Watcher, m *Move, before *cataclysm.View) {
	if m.Asked.Kind != "deploy-to" || m.Choice.Verb != "to" || slices.Contains(m.Asked.Legal, engine.Choice{Verb: "done"}) {
		return
	}
	u, to := m.Asked.About, cataclysm.AreaOf(m.Choice.On)
	w.note(Deployment, string(u))
	if n := again(&p.deployed, u); n > 2 {
		w.note(Often, string(u))
	}
	if slices.Contains(p.left, unitArea{u, to}) {
		w.note(Back, string(u)+" to "+to.String())
	}
	for i := range before.Units {
		if x := &before.Units[i]; x.Ref == u {
			p.left = append(p.left, unitArea{u, x.Area})
		}
	}
}

// battle looks once at the odds of every land operation and invasion.
func (p *powers) battle(w *Watcher, v *cataclysm.View) {
	b := v.Battle
	if b == nil {
		p.attacking = false
		return
	}
	if p.attacking || !b.Moved || len(b.Combats) == 0 {
		return
	}
	p.attacking = true
	c := b.Combats[len(b.Combats)-1]
	if (b.Verb == "land" || b.Verb == "invade") && c.Odds.Total > 0 && 10*c.Odds.Win < c.Odds.Total {
		w.note(Hopeless, b.Attacker.String()+" at "+b.Target.String())
	}
}

func (p *powers) event(w *Watcher, m *Move, e engine.Event, before *cataclysm.View) {
	who := cataclysm.Power(e.Seat).String()
	switch e.Kind {
	case "armistice-refused":
		p.refused = append(p.refused, pair{e.On.Name(), who})
	case "armistice-offered":
		if slices.Contains(p.refused, pair{e.On.Name(), e.To.Name()}) {
			w.note(Offer, e.On.Name()+" to "+e.To.Name())
		}
	case "attempt-refused":
		if at := (pair{"alliance " + e.On.Name(), who}); slices.Contains(p.refused, at) {
			w.note(Offer, e.On.Name()+" to "+who)
		} else {
			p.refused = append(p.refused, at)
		}
	case "forfeit-gain", "reject":
		if e.On.Class() == "flag" && e.Seat == m.Asked.Seat {
			w.note(Wasted, string(e.On))
		}
	case "operation":
		w.note(Operation, string(e.To))
		if e.To == "invade" {
			w.note(Landing, who+" in "+e.On.Name())
		}
	case "war-begins":
		w.war(e.On.Name(), e.To.Name(), before.Turn.String())
	case "surrender":
		w.note(Surrender, who+" in "+before.Turn.String())
		if p.begun == 1 {
			w.note(Early, who)
		}
	case "draw":
		p.open(w, before)
		p.moved = nil
	}
}

// open looks for capitals and home areas of powers that have just moved units, without a land unit beside an enemy army. Each counts once
// a turn.
func (p *powers) open(w *Watcher, v *cataclysm.View) {
	for i := range v.Areas {
		x := &v.Areas[i]
		place := v.Place(x.Area)
		if !place.IsHome() || place.Owner != x.Controller || !slices.Contains(p.moved, x.Controller) || !threatened(v, x) {
			continue
		}
		if slices.Contains(p.exposed, x.Area) {
			continue
		}
		p.exposed = append(p.exposed, x.Area)
		if place.Capital {
			w.note(Capital, x.Area.String())
		} else {
			w.note(Home, x.Area.String())
		}
	}
}

// threatened reports whether no land unit is in an area, and an enemy's army stands beside it.
func threatened(v *cataclysm.View, x *cataclysm.AreaView) bool {
	beside, armies := false, 0
	for i := range v.Units {
		u := &v.Units[i]
		armies += toInt(u.Owner == x.Controller && u.Kind == cataclysm.Army)
		switch {
		case u.Kind.IsLand() && u.Area == x.Area:
			return false
		case u.Kind == cataclysm.Army && slices.Contains(enemiesOf(v, x.Controller), u.Owner):
			for _, near := range v.Board().Neighbours(x.Area) {
				beside = beside || near.To == u.Area && near.Via.Land
			}
		}
	}
	return beside && armies > 0
}

func enemiesOf(v *cataclysm.View, p cataclysm.Power) []cataclysm.Power {
	for i := range v.Powers {
		if v.Powers[i].Power == p {
			return v.Powers[i].Enemies
		}
	}
	return nil
}

func toInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
