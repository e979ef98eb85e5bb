package blockwar

import (
	"slices"

	"interbellum/engine"
)

// procedures makes those under way once the table is laid, or is nil where the question does not show them.
func (i *imagined) procedures() func() []step {
	if i.Phase == SetupPhase {
		return nil
	}
	switch i.asked.Kind {
	case "production", "cadre", "step":
		return i.spending
	case "government", "industry", "tech-pair", "secret-tech", "hand-size":
		return i.governing
	case "command", "command-card":
		return i.commanding
	case "declare", "protectorate":
		return i.declaring
	case "move", "move-unit", "move-to":
		return i.moving
	case "battles", "next-battle", "defend", "action", "first", "join", "take-hit", "retreat", "escape", "rebase":
		return i.fighting
	}
	return nil
}

// turnIndex is the place of a Faction in the Turn Order, from 0.
func (i *imagined) turnIndex(f Faction) int { return slices.Index(i.t.Order[:], f) }

// spending is a player's Production. What is left of it the number of further questions tells, or what has been built and bought.
func (i *imagined) spending() []step {
	s := &Spending{Faction: i.me, Stage: buyingPart, Left: int8(i.asked.Left + 1)}
	if d := &i.asked; d.Kind != "production" {
		s.Stage, s.Verb, s.Area = hiddenPart, d.Kind, i.AreaOf(d.About)
		s.Nation = i.builder(d)
		s.Left = int8(max(0, i.t.ProductionLevel(i.me, true)-i.spent()-1))
	} else if len(d.Legal) == 1 {
		s.Left = 0
	}
	return []step{&SequenceOfPlay{}, &Production{At: int8(i.turnIndex(i.me) + 1)}, s}
}

// spent is how many points have visibly been spent.
func (i *imagined) spent() (n int) {
	for k := range i.Units {
		if i.Units[k].Built {
			n++
		}
	}
	return n + i.Factions[i.me-1].Bought
}

// builder is the Nation of which something is built.
func (i *imagined) builder(d *engine.Decision) Nation {
	if b := i.t.UnitOf(d.Legal[0].On); b != nil {
		return b.ID.Nation
	}
	by := i.t.Builder(i.me)
	for _, n := range i.FactionFacts(i.me).Powers() {
		if u := by.CadreTypes(n, i.AreaOf(d.About)); len(u) == len(d.Legal) {
			return n
		}
	}
	return NoNation
}

// governing is a play in the Government Phase: nobody is taken to have passed.
func (i *imagined) governing() []step {
	s := &Government{At: uint8(i.turnIndex(i.me))}
	under := []step{&SequenceOfPlay{}, s}
	switch d := &i.asked; d.Kind {
	case "industry":
		s.At = (s.At + 1) % FactionCount
		return append(under, &industry{FactoryPlay{Faction: i.me, Sum: int8(max(0, i.t.FactoryCost(i.me)-i.t.Factories(i.me)))}})
	case "tech-pair":
		s.At = (s.At + 1) % FactionCount
		return append(under, &Achieve{Faction: i.me, Tech: i.TechOf(d.About)})
	case "secret-tech":
		s.At = (s.At + 1) % FactionCount
		return append(under, &Achieve{Faction: i.me, Secret: true})
	case "hand-size":
		s.Stage = handsPart
		return append(under, &HandSizes{})
	}
	return under
}

// commanding is the Command Phase: nobody is taken to have passed.
func (i *imagined) commanding() []step {
	at := slices.Index(i.t.Hooks.Commanders(i.t), i.me)
	return []step{&SequenceOfPlay{}, &Season{Stage: TiePart},
		&CommandPhase{At: uint8(max(0, at)), Hidden: i.asked.Kind == "command-card"}}
}

// playing is the Player Turn under way, in one of its parts. Ties are taken to be settled by the Turn Order.
func (i *imagined) playing(part turnPart) []step {
	order := i.t.CommandOrder()
	return []step{&SequenceOfPlay{}, &Season{Stage: turnsPart, Order: order, At: uint8(slices.Index(order, i.Active) + 1)}, &PlayerTurn{Faction: i.Active, Stage: part}}
}

func (i *imagined) declaring() []step {
	under := append(i.playing(movementPart), &declarations{Faction: i.Active, Moves: uint8(i.t.CommandOf(i.Active).Moves)})
	if i.asked.Kind == "protectorate" {
		if i.View.Turn.Moves > 0 {
			return nil // a move has brought it about
		}
		return append(under, &Violation{By: i.Active, Nation: i.NationOf(i.asked.About)})
	}
	return under
}

func (i *imagined) moving() []step {
	s := &MovementPhase{Faction: i.me, Left: uint8(i.View.Turn.Moves)}
	switch i.asked.Kind {
	case "move-unit":
		s.Stage, s.From = unitPart, i.AreaOf(i.asked.About)
		i.pickedFrom(s)
	case "move-to":
		if b := i.t.UnitOf(i.View.Turn.Picked); b != nil {
			s.Stage, s.From, s.Nation, s.Pose, s.Unit = toPart, b.At, b.ID.Nation, PoseOf(b), b.ID
		}
	}
	return append(i.playing(combatPart), s)
}

// pickedFrom tells of which Nation and pose the units are of which one is to be picked up.
func (i *imagined) pickedFrom(s *MovementPhase) {
	for n := range i.t.Blocks {
		b := &i.t.Blocks[n]
		if b.At == s.From && i.t.Leads(i.me, b.ID.Nation) && i.t.NameFor("unit", b) == i.asked.Legal[0] {
			s.Nation, s.Pose = b.ID.Nation, PoseOf(b)
		}
	}
}
