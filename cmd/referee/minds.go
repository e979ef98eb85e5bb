package main

import (
	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/minds"
)

// playerNamed seats a player: random, war (answers weighted by the game's bias), or a
// strength.
func playerNamed(g *engine.Game, name string, seed uint64) (bot.Player, error) {
	switch name {
	case "random":
		return bot.Random(seed), nil
	case "war":
		return warmonger{g, walk.New(seed)}, nil
	}
	style, err := bot.ParseStyle(name)
	if err != nil {
		return nil, misuse("%v; or random, or war", err)
	}
	mind, found := minds.Of(g.ID)
	if !found {
		return nil, misuse("%s has no computer players yet", g.Name)
	}
	return bot.New(mind, style, seed), nil
}

// warmonger is the random player that seeks war.
type warmonger struct {
	game *engine.Game
	walk *walk.Walker
}

func (w warmonger) Choose(_ engine.View, d engine.Decision) engine.Choice {
	return warlike(w.game, d, w.walk)
}
