package record_test

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
)

// sealedHeader is that of a match with sealed dice between as many players as the game has seats.
func sealedHeader(game *engine.Game, scenario string, seats ...engine.Seats) record.Header {
	h := record.Header{ID: "sealed-1", Game: game.ID, Scenario: scenario, Dealer: dice.SealedName}
	for i, s := range seats {
		h.Players = append(h.Players, record.Player{Name: string(rune('A' + i)), Seats: s})
	}
	return h
}

func secretsOf(n int) (list []sealed.Secret) {
	for i := range n {
		list = append(list, sealed.Secret{byte(i + 1)})
	}
	return list
}

func TestASealedMatchGoesRoundToItsEnd(t *testing.T) {
	h := sealedHeader(pebbles, "short", engine.Only(1).With(3), engine.Only(2))
	hands := 0
	rec, err := recordtest.Rounds(pebbles, h, secretsOf(2), 1, 400, func(int, []byte) { hands++ })
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d answers, %d hand-overs", len(rec.Entries), hands)
	dealt := 0
	for _, e := range rec.Entries {
		if e.Seat == engine.Chance {
			dealt++
		}
	}
	if dealt == 0 || hands < 4 {
		t.Errorf("got %d dice and %d hand-overs; want some dice and at least 4 hand-overs", dealt, hands)
	}
}

// probe is a draw out of so many that two turns with one outcome have one seed.
var probe = func() (d engine.Decision) {
	d.Kind = "probe"
	for n := range 4096 {
		d.Legal = append(d.Legal, engine.Choice{Verb: "draw", N: n + 1})
	}
	return d
}()

// A thousand ways to play the own turn: other answers, other orders of them, fewer of them. None changes a die of another player, and the
// same die of the own turn falls the same in all of them: nothing that has not begun can be chosen.
func TestNoPlayOfATurnChangesTheDiceAfterIt(t *testing.T) {
	h, secrets := sealedHeader(pebbles, "long", engine.Only(1).With(3), engine.Only(2)), secretsOf(2)
	run, me := atAMove(t, h, secrets)
	since := len(run.Record.Entries)
	if err := run.Unlock(me, secrets[me]); err != nil {
		t.Fatal(err)
	}
	before := run.Checkpoint()
	fell, next, plays := map[record.Labelled]engine.Choice{}, map[engine.Choice]bool{}, map[string]bool{}
	for seed := range uint64(1000) {
		run.Back(before)
		if err := recordtest.Stretch(run, me, seed); err != nil {
			t.Fatal(err)
		}
		run.Seal()
		labels, dice := run.Labels(since)
		for i, l := range labels {
			if was, there := fell[l]; there && was != dice[i] {
				t.Fatalf("the die for %v fell as %v in one play and as %v in another, want the same", l, was, dice[i])
			}
			fell[l] = dice[i]
		}
		words := ""
		for _, e := range run.Record.Entries[since:] {
			words += e.Choice.Words() + " "
		}
		plays[words] = true
		sent := run.Fork(run.Checkpoint())
		if err := sent.Unlock(1-me, secrets[1-me]); err != nil {
			t.Fatal(err)
		}
		c, err := sent.Foresee(1-me, probe)
		if err != nil {
			t.Fatal(err)
		}
		next[c] = true
	}
	t.Logf("%d different plays of a turn, %d dice", len(plays), len(fell))
	if len(plays) < 5 || len(fell) == 0 {
		t.Fatalf("got %d different plays and %d dice; want at least 5, and dice", len(plays), len(fell))
	}
	if len(next) != 1 {
		t.Errorf("the plays of a turn lead to %d different next turns of dice, want 1: the sender could choose", len(next))
	}
}

// atAMove is a match under way whose next player may throw a die, or do something else.
func atAMove(t *testing.T, h record.Header, secrets []sealed.Secret) (*record.Run, int) {
	t.Helper()
	for most := 12; most < 60; most++ {
		sent, err := recordtest.Rounds(pebbles, h, secrets, 2, most, nil)
		if err != nil {
			t.Fatal(err)
		}
		run, _, err := record.Open(pebbles, copied(t, sent), nil)
		if err != nil {
			t.Fatal(err)
		}
		if open := run.Match.Open(); len(open) == 1 && open[0].Kind == "move" {
			return run, recordtest.Next(run)
		}
	}
	t.Fatal("no match stands at a move")
	return nil, 0
}

// Until the turn begins, its player's own value is missing: the others see as many outcomes as there are values.
func TestTheNextTurnDependsOnWhatItsPlayerHasNotShown(t *testing.T) {
	fell := map[engine.Choice]bool{}
	for n := range 64 {
		h, secrets := sealedHeader(pebbles, "long", engine.Only(1).With(3), engine.Only(2)), secretsOf(2)
		secrets[1][5] = byte(n) // all that the first player does not know
		run, _, err := record.Begin(pebbles, h, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := run.Unlock(0, secrets[0]); err != nil {
			t.Fatal(err)
		}
		if err := recordtest.Stretch(run, 0, 1); err != nil {
			t.Fatal(err)
		}
		if err := run.Unlock(1, secrets[1]); err != nil {
			t.Fatal(err)
		}
		c, err := run.Foresee(1, probe)
		if err != nil {
			t.Fatal(err)
		}
		fell[c] = true
	}
	if len(fell) < 60 {
		t.Errorf("64 secrets of the next player: got %d different dice, want nearly as many", len(fell))
	}
}

func TestTheDiceWaitUntilAllHaveJoined(t *testing.T) {
	h, secrets := sealedHeader(pebbles, "short", engine.Only(1).With(3), engine.Only(2)), secretsOf(2)
	run, _, err := record.Begin(pebbles, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Unlock(0, secrets[0]); err != nil {
		t.Fatal(err)
	}
	if _, _, err := run.Answer(1, engine.Choice{Verb: "throw", On: "die/one"}, ""); err != nil {
		t.Fatal(err)
	}
	waits := func(want int, why string) {
		t.Helper()
		if player, found := run.Waits(); !found || player != want {
			t.Fatalf("%s: got player %d waited for (%t), want %d", why, player, found, want)
		}
		if _, ok := run.Deal(run.Match.Open()[0]); ok {
			t.Fatalf("%s: the die falls, want it to wait", why)
		}
	}
	waits(1, "the second player has not joined")
	if err := run.Unlock(1, secrets[1]); err != nil {
		t.Fatal(err)
	}
	if _, _, found, err := run.Move(); err != nil || !found {
		t.Fatal(found, err)
	}
	waits(0, "the second player has just joined, and could have chosen a chain to suit")
	if _, _, found, err := run.Move(); err != nil || !found {
		t.Fatal(found, err)
	}
	if player, found := run.Waits(); found {
		t.Errorf("the first player's turn has begun: got player %d waited for, want the die to fall", player)
	}
	if e, _, found, err := run.Move(); err != nil || !found || e.Seat != engine.Chance {
		t.Errorf("got %v, %t, %v; want the die", e, found, err)
	}
}

func TestATurnThatIsRefusedDoesNotBegin(t *testing.T) {
	run, _, err := record.Begin(pebbles, sealedHeader(pebbles, "short", engine.Only(1).With(3), engine.Only(2)), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := run.Answer(1, engine.Choice{Verb: engine.Pass}, ""); err == nil {
		t.Error("an answer without the player's secret: got it taken, want it refused")
	}
	if err := run.Unlock(0, sealed.Secret{1}); err != nil {
		t.Fatal(err)
	}
	before := run.Checkpoint()
	for range 2 { // what is undone begins no second turn
		if _, _, err := run.Answer(1, engine.Choice{Verb: engine.Pass}, ""); err != nil {
			t.Fatal(err)
		}
		if got := run.Seal().Seals[0].Shown; got != 1 {
			t.Errorf("values shown in a first turn: got %d, want 1", got)
		}
		run.Back(before)
	}
}
