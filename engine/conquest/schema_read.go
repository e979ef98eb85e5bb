package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// fromSchema starts from a written position, and lists everything that is impossible about it.
func (e *edition) fromSchema(text []byte) (engine.Match, []engine.Event, []error) {
	var w Written
	if err := engine.DecodeStrictly(text, &w); err != nil {
		return nil, nil, []error{words.Refuse("", "blocks/fault.unreadable", err)}
	}
	r := &blockwar.Reading{}
	r.Head(e.book, &w.WrittenHead, schemaFormat)
	readPowers(r, &w.WrittenPowers)
	readChina(r, &w.WrittenChina)
	if r.Pieces(&w.WrittenPieces, &w.WrittenDiscards, sound); len(r.Errs) > 0 {
		return nil, nil, r.Errs
	}
	m, seen := engine.Start(e.rules, r.Table, &blockwar.SequenceOfPlay{})
	return m, seen, nil
}

func readPowers(r *blockwar.Reading, w *WrittenPowers) {
	o := own(r.Table)
	o.Naval, o.Attacked, o.Reacting, o.Reserves, o.Allied = w.Naval, w.Attacked, w.Reacting, reserves(w.Reserves), w.Allied
	for _, d := range w.Due {
		n, found := r.Table.ParseNation(d.Nation)
		r.Want(found, "blocks/fault.unknown", "nation", d.Nation)
		await(r.Table, n, int(d.N))
	}
	for _, x := range w.Islets {
		m := islet(r.Table, r.Area(x.Area))
		if r.Want(m != nil, "conquest/fault.islet", x.Area); m != nil {
			*m = r.Side(x.Owner)
		}
	}
	r.Want(o.Naval <= lastNaval && o.Reacting <= reactionYears && o.Reserves <= spent, "conquest/fault.new-years")
	for _, l := range w.Loyalty {
		f := r.Side(l.Faction)
		r.Want(FosterOf(r.Table.Book, min(f, blockwar.FactionCount)).Proxy != blockwar.NoNation, "conquest/fault.no-proxy", l.Faction)
		o.Loyalty[min(f, blockwar.FactionCount)] = Loyalty{l.N, l.Raised}
	}
}

func readChina(r *blockwar.Reading, w *WrittenChina) {
	c := chinaOf(r.Table)
	c.Intruded, c.Sneak.Made = r.Set(w.Intruded), w.Sneaked
	for _, v := range w.Violated {
		side := r.Side(v.Side)
		r.Want(isProxy(side), "conquest/fault.proxy", v.Side)
		c.Violated[side] = r.Set(v.By)
	}
	for _, x := range w.Insurgents {
		a := r.Area(x.Area)
		draw := &r.Table.Decks[blockwar.ActionDeck].Draw
		for _, n := range []uint8{x.Card, x.Pair} {
			r.Want(n >= 1 && n <= blockwar.CardCount && draw.Has(int(n)) && slices.Contains(ProvincesOn(r.Table, int(n)), a), "conquest/fault.insurgents.card", int(n), x.Area)
			draw.Remove(int(n))
		}
		c.Insurgents = append(c.Insurgents, Insurgents{a, x.Card, x.Pair})
	}
	for _, p := range w.Partisans {
		own(r.Table).China.Partisans[r.Area(p.Area)] = p.N
	}
}
