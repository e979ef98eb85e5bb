package bot_test

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/conquest"
	mind "interbellum/engine/conquest/bot"
	"interbellum/engine/enginetest/blocks"
)

const (
	japan  = conquest.Japan
	usa    = conquest.USA
	soviet = conquest.Soviets
)

type (
	position = blocks.Position
	question = blocks.Question
)

var (
	seminar = blocks.Seminar{Game: conquest.Game(), Book: conquest.Book(), Format: "conquest/1", Mind: mind.New()}
	hand    = blocks.InHand
)

// civil is how the Chinese Civil War stands: the Loyalty of both, and where there are Partisans.
func civil(kmt, cpc uint8, partisans ...string) any {
	w := struct {
		conquest.WrittenPowers
		conquest.WrittenChina
	}{}
	w.Loyalty = []conquest.WrittenLoyalty{{Faction: "usa", N: kmt}, {Faction: "soviet", N: cpc}}
	for _, area := range partisans {
		w.Partisans = append(w.Partisans, conquest.WrittenPartisans{Area: area, N: 1})
	}
	return w
}

// fought is a Battle.
func fought(area string, attacker, defender blockwar.Faction, units string) *blockwar.BattleView {
	return seminar.Fought(area, attacker, defender, units)
}

func nation(slug string) conquest.Nation {
	n, _ := conquest.Book().ParseNation(slug)
	return n
}
