package cataclysm

import "interbellum/engine"

// Crumb is one procedure under way: its lasting name and what it is about.
type Crumb struct {
	Step  string
	Power Power
	Area  Area
	On    engine.Ref
	N     int
	Units []engine.Ref // that an operation has activated so far
}

// crumbs lists the procedures under way, the outermost first: where in the rules we are.
func crumbs(stack []step) []Crumb {
	list := make([]Crumb, len(stack))
	for i, s := range stack {
		c := crumb(s)
		c.Step = steps.Name(s)
		list[i] = c
	}
	return list
}

// crumb tells what a procedure is about. One that is not listed is told by its name.
func crumb(s step) Crumb {
	switch s := s.(type) {
	case *gainFlags:
		return Crumb{Power: s.Power}
	case *production:
		return Crumb{Power: s.Power, N: int(s.Builds)}
	case *disposition:
		return Crumb{Power: s.Power}
	case *interrupt:
		return Crumb{Power: s.Claim}
	case *drawn:
		return Crumb{Power: s.Power, On: counterRef(s.Power, s.Kind)}
	case *playing:
		return Crumb{Power: s.Power, On: counterRef(s.Power, s.Kind)}
	case *homeFront:
		return Crumb{Power: s.Power}
	case *crisis:
		if s.Row != 0 {
			return Crumb{On: crisisRef(s.Row, int(s.High), int(s.Low))}
		}
	case *listRoll:
		return Crumb{On: crisisRef(s.Table, int(s.High), int(s.Low))}
	case *civilWar:
		return Crumb{Area: s.Area}
	case *civilWarOutbreak:
		return Crumb{Area: s.Area, Power: s.FormerController}
	case *check:
		return Crumb{Power: s.Power, On: engine.Ref(s.Kind)}
	case *roll:
		return Crumb{Power: s.For, On: engine.Ref(s.Kind), N: int(s.Dice)}
	}
	return crumbElsewhere(s)
}

// crumbElsewhere tells of the procedures of war and politics.
func crumbElsewhere(s step) Crumb {
	switch s := s.(type) {
	case *flagPlay:
		return Crumb{Power: s.Power}
	case *stabilityTest:
		return Crumb{Power: s.Power, N: int(s.Mod)}
	case *collapse:
		return Crumb{Power: s.Power}
	case *surrender:
		return Crumb{Power: s.Power}
	case *opportunity:
		return Crumb{Area: s.Area}
	case *outbreak:
		return Crumb{Power: s.By}
	case *combat:
		return Crumb{On: engine.Ref(s.Kind), N: int(s.Losses)}
	case *regroup:
		if s.Asking.Owner != NoPower {
			return Crumb{Power: s.Offer.Owner, On: s.Offer.Ref()}
		}
	case *offensive:
		return Crumb{Power: s.Power}
	case *militaryActions:
		return Crumb{Power: s.Power, N: int(s.Left)}
	case *deployment:
		return Crumb{Power: s.Power}
	case *placement:
		return Crumb{Power: s.Power, On: counterRef(s.Power, s.Kind)}
	case *upgrade:
		return Crumb{Power: s.Power, On: counterRef(s.Power, s.Kind)}
	case *operation:
		c := Crumb{Power: s.Power, Area: s.Target, On: engine.Ref(s.Verb)}
		for _, f := range s.Force {
			c.Units = append(c.Units, f.Unit.Ref())
		}
		return c
	}
	return Crumb{}
}
