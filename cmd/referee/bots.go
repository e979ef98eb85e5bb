package main

import (
	"strconv"
	"strings"
	"time"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/bots"
	_ "interbellum/engine/bots/all"
	"interbellum/engine/enginetest/walk"
)

// playerNamed seats a player: random, war (answers weighted by the game's bias), or a
// strength, perhaps one that is hurried: "hard@5" thinks for 5 ms.
func playerNamed(g *engine.Game, name string, seed uint64) (bot.Chooser, error) {
	switch name {
	case "random":
		return bot.Random(seed), nil
	case "war":
		return warmonger{g, walk.New(seed)}, nil
	}
	name, limit, hurry := strings.Cut(name, "@")
	ms, wrong := strconv.Atoi(limit)
	if hurry && (wrong != nil || ms < 0) {
		return nil, misuse("%q is no number of milliseconds", limit)
	}
	style, err := bot.ParseStyle(name)
	if err != nil {
		return nil, misuse("%v; or random, or war", err)
	}
	mind, found := bots.Of(g.ID)
	if !found {
		return nil, misuse("%s has no computer players yet", g.Name)
	}
	p := bot.New(mind, style, seed)
	if hurry {
		return &hurried{p, time.Duration(ms) * time.Millisecond}, nil
	}
	return p, nil
}

// hurried ends thinking ahead after a time: its answers depend on the machine, so that no league comes out the same twice.
type hurried struct {
	*bot.Player
	limit time.Duration
}

func (h *hurried) Choose(v engine.View, d engine.Decision) engine.Choice {
	end := time.Now().Add(h.limit)
	h.Stop = func() bool { return !time.Now().Before(end) }
	return h.Player.Choose(v, d)
}

// warmonger is the random player that seeks war.
type warmonger struct {
	game *engine.Game
	walk *walk.Walker
}

func (w warmonger) Choose(_ engine.View, d engine.Decision) engine.Choice {
	return w.walk.Warlike(w.game, d)
}
