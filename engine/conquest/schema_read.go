package conquest

import (
	"fmt"
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// fromSchema starts from a written position, and lists everything that is impossible about it.
func fromSchema(text []byte) (engine.Match, []engine.Event, []error) {
	var w Written
	if err := engine.DecodeStrictly(text, &w); err != nil {
		return nil, nil, []error{fmt.Errorf("the position cannot be read: %w", err)}
	}
	r := &blockwar.Reading{}
	r.Want(w.Scenario == Scenario1936 || w.Scenario == RisingSun, "there is no scenario %q", w.Scenario)
	r.Time(&w.WrittenTime, schemaFormat, bareTable(w.Scenario))
	readPowers(r, &w.WrittenPowers)
	readChina(r, &w.WrittenChina)
	r.Board(&w.WrittenBoard)
	if !r.Settle(&w.WrittenBoard, &w.WrittenDiscards) {
		return nil, nil, r.Errs
	}
	m, seen := engine.Start(rules, r.T, &blockwar.SequenceOfPlay{})
	return m, seen, nil
}

func readPowers(r *blockwar.Reading, w *WrittenPowers) {
	o := own(r.T)
	o.Naval, o.Attacked, o.Reacting, o.Reserves, o.Storm, o.Allied = w.Naval, w.Attacked, w.Reacting, reserves(w.Reserves), w.Storm, w.Allied
	r.Want(o.Naval <= lastNaval && o.Reacting <= reactionYears && o.Reserves <= spent, "7.13 such New Years cannot be")
	for _, s := range w.Sides {
		side := blockwar.WrittenName(r, "side", s.Side, r.T.ParseFaction)
		r.Want(side > blockwar.FactionCount, "%q is no Side that fights apart", s.Side)
		r.T.Side(side).Wars = r.Set(s.Wars)
	}
	for _, l := range w.Loyalty {
		f := blockwar.WrittenName(r, "faction", l.Faction, r.T.ParseFaction)
		r.Want(FosterOf(min(f, blockwar.FactionCount)).Proxy != blockwar.NoNation, "%q has no Proxy Power", l.Faction)
		o.Loyalty[min(f, blockwar.FactionCount)] = Loyalty{l.N, l.Raised}
	}
}

func readChina(r *blockwar.Reading, w *WrittenChina) {
	c := chinaOf(r.T)
	c.Intruded, c.Sneak.Made = r.Set(w.Intruded), w.Sneaked
	for _, v := range w.Violated {
		side := blockwar.WrittenName(r, "side", v.Side, r.T.ParseFaction)
		r.Want(isProxy(side), "%q is no Proxy Power", v.Side)
		c.Violated[side] = r.Set(v.By)
	}
	for _, x := range w.Insurgents {
		a := blockwar.WrittenName(r, "area", x.Area, r.T.ParseArea)
		draw := &r.T.Decks[blockwar.ActionDeck].Draw
		for _, n := range []uint8{x.Card, x.Pair} {
			r.Want(n >= 1 && n <= blockwar.CardCount && draw.Has(int(n)) && slices.Contains(provincesOn(r.T, int(n)), a), "card %d does not raise Insurgents in %s", n, x.Area)
			draw.Remove(int(n))
		}
		c.Insurgents = append(c.Insurgents, insurgents{a, x.Card, x.Pair})
	}
	for _, p := range w.Partisans {
		own(r.T).China.Partisans[blockwar.WrittenName(r, "area", p.Area, r.T.ParseArea)] = p.N
	}
}
