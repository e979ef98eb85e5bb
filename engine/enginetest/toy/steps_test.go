package toy_test

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
)

// besieged makes Dune strong, Amber a friend of Birch, and Coral the one to raid Birch.
func besieged(p *toy.Position) {
	p.Houses[3].Ships, p.Yard = 4, 6
	p.Houses[0].Friends = []string{"birch", "dune"}
	p.Houses[1].Friends = []string{"amber", "dune"}
}

func TestRaid(t *testing.T) {
	t.Run("5.1 no raid on a friend, and none without a ship", func(t *testing.T) {
		s := act(t, "amber", nil)
		s.Offered("amber", "raid:house/birch", "raid:house/coral")
		s.Refused("amber", "raid:house/dune", "raid:house/amber")
	})
	t.Run("5.2 friends are asked from the lowest rank up", func(t *testing.T) {
		s := act(t, "coral", besieged)
		s.Play("coral", "raid:house/birch")
		s.Asked("amber", "join")
		s.NotAsked("dune")
		s.Play("amber", "stand-aside")
		s.Asked("dune", "join")
	})
	t.Run("5.2 a friend of both is not asked", func(t *testing.T) {
		s := act(t, "amber", nil)
		s.Play("amber", "raid:house/birch")
		s.Asked("amber", "lay")
		want(t, "Dune's friends", house(s, toy.Dune).Friends, engine.Only(toy.Amber, toy.Birch))
	})
	t.Run("5.3 who stands aside is no longer a friend", func(t *testing.T) {
		s := act(t, "coral", besieged)
		s.Play("coral", "raid:house/birch")
		s.Play("amber", "stand-aside")
		s.Play("dune", "stand-aside")
		want(t, "Birch's friends", house(s, toy.Birch).Friends, 0)
		s.Asked("coral", "lay")
	})
	t.Run("5.4 a raid called off puts gold and treaties back, and leaves the answers in the record", func(t *testing.T) {
		s := act(t, "coral", besieged)
		before := *enginetest.Table[toy.Table](s)
		s.Play("coral", "raid:house/birch")
		want(t, "Coral's gold while friends are asked", house(s, toy.Coral).Gold, 7)
		s.Play("amber", "stand-aside")
		want(t, "Birch's friends meanwhile", house(s, toy.Birch).Friends, engine.Only(toy.Dune))
		s.Play("dune", "join")
		s.Saw("raid-called-off", "house/coral", "house/birch")
		after := *enginetest.Table[toy.Table](s)
		want(t, "the houses", after.Houses, before.Houses)
		want(t, "the bank", after.Bank, before.Bank)
		if !slices.ContainsFunc(s.Log, func(e engine.Entry) bool { return e.Choice.Verb == "stand-aside" }) {
			t.Error("the record: got no answer stand-aside, want one of Amber")
		}
		s.Asked("coral", "interrupt")
	})
	t.Run("5.4 two ships more call a raid off, one does not", func(t *testing.T) {
		for ships, kind := range map[int]string{1: "lay", 2: "interrupt"} {
			s := act(t, "coral", func(p *toy.Position) { p.Houses[3].Ships, p.Yard = ships, 10-ships })
			s.Play("coral", "raid:house/birch")
			s.Play("dune", "join")
			s.Asked("coral", kind)
		}
	})
	t.Run("5.4, 8.1 a parcel opened while friends are asked stays open when the raid is called off", func(t *testing.T) {
		s := act(t, "coral", besieged)
		s.Play("coral", "raid:house/birch")
		s.Play("amber", "open-parcel", "keep")
		s.Asked("amber", "join")
		s.Play("amber", "stand-aside")
		s.Play("dune", "join")
		want(t, "Amber's parcel", house(s, toy.Amber).Parcel, 0)
		want(t, "Amber's hand of 2", house(s, toy.Amber).Hand[2], 2)
		want(t, "Amber's friends", house(s, toy.Amber).Friends, engine.Only(toy.Birch, toy.Dune))
	})
}

func TestBattle(t *testing.T) {
	// Coral, two ships and a 3, against Birch alone, two ships, two 1 and a 6.
	fight := func(t *testing.T) *enginetest.Script {
		s := act(t, "coral", nil)
		s.Play("coral", "raid:house/birch")
		s.Play("dune", "stand-aside")
		return s
	}
	t.Run("6.1 only its owner knows a card laid face down", func(t *testing.T) {
		s := fight(t)
		s.Pass("coral")
		s.Play("birch", "lay", "lay:card/6")
		want(t, "who sees it", s.Log[len(s.Log)-1].Seen, engine.Only(toy.Birch))
		theirs := s.Match.View(engine.Only(toy.Coral)).(toy.View).Houses[1]
		want(t, "cards Coral sees laid", theirs.Laid, 1)
		want(t, "what Coral sees of it", theirs.FaceDown, 0)
		want(t, "what Birch sees of it", s.Match.View(engine.Only(toy.Birch)).(toy.View).Houses[1].FaceDown, 6)
		s.Chance(1, 1)
		want(t, "what is shown in the end", s.Saw("card-shown").N, 6)
	})
	t.Run("6.1 a house without cards is not asked", func(t *testing.T) {
		s := act(t, "coral", func(p *toy.Position) { p.Houses[2].Hand = nil; p.Deck[2]++ })
		s.Play("coral", "raid:house/birch")
		s.Play("dune", "stand-aside")
		s.Asked("birch", "lay")
	})
	t.Run("6.3 a tie goes to the defence", func(t *testing.T) {
		s := fight(t)
		s.Pass("coral", "birch")
		s.Chance(4, 4)
		s.Saw("battle-won", "house/birch", "house/coral")
		want(t, "Coral's ships", house(s, toy.Coral).Ships, 1)
		want(t, "Birch's renown", house(s, toy.Birch).Renown, 1)
	})
	t.Run("6.3 a card can turn a battle", func(t *testing.T) {
		s := fight(t)
		s.Play("coral", "lay", "lay:card/3")
		s.Pass("birch")
		s.Chance(2, 4)
		s.Saw("battle-won", "house/coral", "house/birch")
	})
	t.Run("6.4 plunder comes after the collapse, and there is no gold with the fallen", func(t *testing.T) {
		s := fight(t)
		s.Pass("coral", "birch")
		s.Chance(6, 1)
		s.Play("birch", "bequeath:house/amber")
		s.Asked("coral", "plunder")
		s.Refused("coral", "take-gold")
		s.Play("coral", "take-fame")
		want(t, "Coral's renown", house(s, toy.Coral).Renown, 5)
	})
	t.Run("6.5 a surrender breaks the battle off, and the other card goes back to its hand", func(t *testing.T) {
		s := fight(t)
		s.Play("coral", "lay", "lay:card/3")
		s.Play("birch", "surrender:house/dune")
		s.NotSaw("battle-won")
		want(t, "Coral's 3", house(s, toy.Coral).Hand[3], 1)
		want(t, "Coral's card on the table", house(s, toy.Coral).FaceDown, 0)
		s.Asked("coral", "interrupt")
	})
}

func TestCollapse(t *testing.T) {
	t.Run("7.5 a collapse of others brings down the raider in the middle of its action", func(t *testing.T) {
		s := act(t, "amber", func(p *toy.Position) { p.Houses[1].Hope = 3 })
		s.Play("amber", "raid:house/birch")
		s.Pass("amber", "birch")
		s.Chance(6, 1)
		s.Play("dune", "bequeath:house/coral")
		s.Asked("amber", "bequeath")
		s.Play("amber", "bequeath:house/birch")
		s.Saw("action-broken-off", "house/amber")
		s.NotSaw("gold-plundered")
		want(t, "Birch's hope", house(s, toy.Birch).Hope, 1)
		want(t, "who acts", enginetest.Table[toy.Table](s).Acting, 0)
		if stack := s.Match.Stack(); !slices.Equal(stack, []string{"rounds", "turns", "interrupt"}) {
			t.Errorf("under way is %v, want %v", stack, []string{"rounds", "turns", "interrupt"})
		}
	})
	t.Run("7.2 the lowest rank collapses first", func(t *testing.T) {
		s := act(t, "amber", nil)
		s.Play("amber", "raid:house/birch")
		s.Pass("amber", "birch")
		s.Chance(6, 1)
		s.Asked("dune", "bequeath")
		s.NotAsked("birch")
	})
	t.Run("7.3 the heir takes the gold", func(t *testing.T) {
		s := round(t, func(p *toy.Position) { p.Houses[3].Ships = 0; p.Yard++ })
		s.Play("dune", "bequeath:house/coral")
		want(t, "Coral's gold", house(s, toy.Coral).Gold, 6+2+2+2)
	})
	t.Run("7.4 friends lose hope and may fall in turn", func(t *testing.T) {
		s := round(t, func(p *toy.Position) { p.Houses[3].Ships = 0; p.Yard++; p.Houses[0].Hope = 2 })
		s.Play("dune", "bequeath:house/coral")
		want(t, "Amber's hope", house(s, toy.Amber).Hope, 1)
		s.Asked("birch", "bequeath")
	})
	t.Run("7.4 everything leaves the table, and the counters the cup", func(t *testing.T) {
		s := round(t, func(p *toy.Position) { p.Houses[3].Ships = 0; p.Yard++; p.Houses[0].Hope, p.Houses[1].Hope = 3, 3 })
		s.Play("dune", "bequeath:house/coral")
		table := enginetest.Table[toy.Table](s)
		want(t, "Dune's counters", table.Cup[toy.Dune], 0)
		want(t, "the discarded 4", table.Discard[4], 1)
		want(t, "Dune's hand", table.Houses[toy.Dune].Hand, toy.Cards{})
		want(t, "Amber's friends", table.Houses[toy.Amber].Friends, 0)
	})
}

func TestRights(t *testing.T) {
	t.Run("8.1 a parcel opened before the time is seen by its owner alone", func(t *testing.T) {
		s := turns(t, nil)
		s.Play("dune", "open-parcel")
		want(t, "who sees it", s.Saw("parcel-seen").Seen, engine.Only(toy.Dune))
		want(t, "who sees that it was opened", s.Saw("parcel-opened").Seen, engine.Everybody)
		s.Play("dune", "keep")
		s.Refused("dune", "open-parcel")
		s.Asked("coral", "interrupt")
	})
	t.Run("8.1 a buried parcel is replaced unseen", func(t *testing.T) {
		s := turns(t, nil)
		s.Chance("deal:card/6")
		s.Play("dune", "open-parcel", "bury")
		want(t, "Dune's parcel", house(s, toy.Dune).Parcel, 6)
		want(t, "Dune's hand of 5", house(s, toy.Dune).Hand[5], 0)
		want(t, "who sees the new one", s.Log[len(s.Log)-1].Seen, engine.Unseen)
	})
	t.Run("8.1 a right is used while another is asked, and the question stays", func(t *testing.T) {
		s := act(t, "coral", nil)
		s.Play("coral", "treaty:house/amber")
		s.Play("birch", "open-parcel")
		s.Asked("birch", "keep-parcel")
		s.NotAsked("amber")
		s.Play("birch", "keep")
		s.Asked("amber", "treaty")
	})
	t.Run("8.2 who surrenders takes no friend's hope along", func(t *testing.T) {
		s := turns(t, nil)
		s.Play("dune", "surrender:house/coral")
		want(t, "Amber's hope", house(s, toy.Amber).Hope, 1)
		want(t, "Coral's gold", house(s, toy.Coral).Gold, 12)
		want(t, "Dune has fallen", house(s, toy.Dune).Fallen, true)
		s.Asked("coral", "interrupt")
	})
	t.Run("8.2 a house with more hope may not", func(t *testing.T) {
		turns(t, nil).Refused("coral", "surrender:house/dune")
	})
	t.Run("8.2, 7.5 who surrenders in its own action breaks it off", func(t *testing.T) {
		s := act(t, "birch", nil)
		s.Play("birch", "surrender:house/coral")
		s.Saw("action-broken-off", "house/birch")
		s.Asked("coral", "interrupt")
	})
	t.Run("8.3 no right while a right is carried out", func(t *testing.T) {
		s := turns(t, nil)
		s.Play("dune", "open-parcel")
		s.Refused("birch", "open-parcel")
	})
	t.Run("8.3 no right while some have bid", func(t *testing.T) {
		s := round(t, nil)
		s.Chance("deal:card/2", "deal:card/3", "deal:card/4", "deal:card/5")
		s.Offered("dune", "open-parcel", "surrender:house/coral")
		s.Play("amber", "bid#1")
		s.Refused("dune", "open-parcel", "surrender:house/coral")
	})
	t.Run("8.3 nobody surrenders while friends are asked, but parcels may be opened", func(t *testing.T) {
		s := act(t, "coral", besieged)
		s.Play("coral", "raid:house/birch")
		s.Refused("amber", "surrender:house/coral")
		s.Offered("birch", "open-parcel")
	})
}
