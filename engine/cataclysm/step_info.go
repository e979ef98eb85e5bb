package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// StepInfo is one procedure under way: its permanent name and what it is about.
type StepInfo struct {
	Step  string
	Power Power
	Area  Area
	On    engine.Ref
	N     int
	Units []engine.Ref // that an operation has activated so far, or a deployment moved
}

// stepInfos lists the procedures under way, the outermost first.
func stepInfos(stack []step) []StepInfo {
	list := make([]StepInfo, len(stack))
	for i, s := range stack {
		c := stepInfo(s)
		c.Step = steps.Name(s)
		list[i] = c
	}
	return list
}

// stepInfo is what a procedure is about. One that is not listed has only its name.
func stepInfo(s step) StepInfo {
	switch s := s.(type) {
	case *gainFlags:
		return StepInfo{Power: s.Power}
	case *production:
		return StepInfo{Power: s.Power, N: int(s.Builds)}
	case *disposition:
		return StepInfo{Power: s.Power}
	case *interrupt:
		return StepInfo{Power: s.Claim}
	case *drawn:
		return StepInfo{Power: s.Power, On: counterRef(s.Power, s.Kind)}
	case *playing:
		return StepInfo{Power: s.Power, On: counterRef(s.Power, s.Kind)}
	case *homeFront:
		return StepInfo{Power: s.Power}
	case *crisis:
		if s.Row != 0 {
			return StepInfo{On: crisisRef(s.Row, int(s.High), int(s.Low))}
		}
	case *listRoll:
		return StepInfo{On: crisisRef(s.Table, int(s.High), int(s.Low))}
	case *civilWar:
		return StepInfo{Area: s.Area}
	case *civilWarOutbreak:
		return StepInfo{Area: s.Area, Power: s.FormerController}
	case *check:
		return StepInfo{Power: s.Power, On: engine.Ref(s.Kind)}
	case *roll:
		return StepInfo{Power: s.For, On: engine.Ref(s.Kind), N: int(s.Dice)}
	}
	return stepInfoOfWar(s)
}

// stepInfoOfWar is stepInfo for the procedures of war and politics.
func stepInfoOfWar(s step) StepInfo {
	switch s := s.(type) {
	case *flagPlay:
		return StepInfo{Power: s.Power}
	case *stabilityTest:
		return StepInfo{Power: s.Power, N: int(s.Mod)}
	case *collapse:
		return StepInfo{Power: s.Power}
	case *surrender:
		return StepInfo{Power: s.Power}
	case *opportunity:
		return StepInfo{Area: s.Area}
	case *outbreak:
		return StepInfo{Power: s.By}
	case *combat:
		return StepInfo{On: engine.Ref(s.Kind), N: int(s.Losses)}
	case *regroup:
		if s.Asking.Owner != NoPower {
			return StepInfo{Power: s.Offer.Owner, On: s.Offer.Ref()}
		}
	case *offensive:
		return StepInfo{Power: s.Power}
	case *militaryActions:
		return StepInfo{Power: s.Power, N: int(s.Left)}
	case *deployment:
		c := StepInfo{Power: s.Power}
		for _, x := range s.Stops {
			if u := x.Unit.Ref(); !slices.Contains(c.Units, u) {
				c.Units = append(c.Units, u)
			}
		}
		return c
	case *placement:
		return StepInfo{Power: s.Power, On: counterRef(s.Power, s.Kind)}
	case *upgrade:
		return StepInfo{Power: s.Power, On: counterRef(s.Power, s.Kind)}
	case *operation:
		c := StepInfo{Power: s.Power, Area: s.Target, On: engine.Ref(s.Verb)}
		for _, f := range s.Force {
			c.Units = append(c.Units, f.Unit.Ref())
		}
		return c
	}
	return StepInfo{}
}
