package app

import (
	"testing"

	"interbellum/engine/games"
)

// Every order of every game has its words: a title, a sentence, a name for each setting.
func TestEveryOrderHasItsWords(t *testing.T) {
	for _, id := range []string{"cataclysm", "toy", "triumph"} {
		game, found := games.ByID(id)
		if !found {
			continue
		}
		for _, k := range game.Orders {
			o := faceOf(game).Order(k.Kind)
			if o.Title == "" || len(o.Says) < 20 || len(o.Settings) != len(k.Settings) || o.Later == "" {
				t.Errorf(`%s: the order %s is %+v, with settings %v: got Title %v, Says %v, Settings %v and Later %v; want not "", at least 20, %v and not ""`, id, k.Kind, o, k.Settings, o.Title, len(o.Says), len(o.Settings), o.Later, len(k.Settings))
			}
		}
	}
}
