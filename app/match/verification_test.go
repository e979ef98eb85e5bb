package match

import (
	"testing"

	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/saves"
)

// passed is a match in which each seat has passed.
func passed(t *testing.T) *record.Run {
	t.Helper()
	run := pebblesRun(t, dice.SeededName)
	enter(t, run, recordtest.North, "pass", "")
	enter(t, run, recordtest.South, "pass", "")
	enter(t, run, recordtest.East, "pass", "")
	return run
}

func TestVerificationGoesOnWhileThereIsTime(t *testing.T) {
	run := passed(t)
	v := Verification{rec: run.Seal()}
	for turn := 1; ; turn++ {
		asked := 0
		verified, err := v.proceed(run.Game, func() bool { asked++; return asked == 1 }) // time for one answer
		if err != nil || turn > 3 {
			t.Fatalf("turn %d: got %v, want it verified with the third answer", turn, err)
		}
		if verified == nil {
			if v.Done() {
				t.Fatalf("turn %d: got it done without a result, want one", turn)
			}
			continue
		}
		if turn != 3 {
			t.Errorf("got it verified in turn %d, want 3: one answer in each", turn)
		}
		if got, want := saves.Fingerprint(verified.Match), saves.Fingerprint(run.Match); got != want || !v.Done() {
			t.Errorf("got the position %x, done: %v; want %x, done", got, v.Done(), want)
		}
		break
	}
	if again, err := v.proceed(run.Game, func() bool { return true }); again != nil || err != nil {
		t.Errorf("once done: got %v, %v, want nothing more to do", again, err)
	}
}

func TestWhatIsNoMatchStaysRefused(t *testing.T) {
	run := passed(t)
	rec := run.Seal()
	rec.Entries[1].Choice.Verb = "steal"
	v := Verification{rec: rec}
	_, first := v.proceed(run.Game, func() bool { return true })
	_, again := v.proceed(run.Game, func() bool { return true })
	if first == nil || again != first || v.Done() {
		t.Errorf("got %v and then %v, done: %v; want one refusal twice, not done", first, again, v.Done())
	}
}
