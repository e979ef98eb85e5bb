package enginetest_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// A recorder stands in for a test that is expected to fail.
type recorder struct {
	testing.TB
	failures, logs []string
	cleanups       []func()
}

func (r *recorder) Helper()           {}
func (r *recorder) Failed() bool      { return len(r.failures) > 0 }
func (r *recorder) Cleanup(f func())  { r.cleanups = append(r.cleanups, f) }
func (r *recorder) Error(args ...any) { r.failures = append(r.failures, fmt.Sprint(args...)) }
func (r *recorder) Errorf(format string, args ...any) {
	r.failures = append(r.failures, fmt.Sprintf(format, args...))
}
func (r *recorder) Logf(format string, args ...any) {
	r.logs = append(r.logs, fmt.Sprintf(format, args...))
}
func (r *recorder) Fatal(args ...any) {
	r.Error(args...)
	runtime.Goexit()
}
func (r *recorder) Fatalf(format string, args ...any) {
	r.Errorf(format, args...)
	runtime.Goexit()
}

// failing runs what should fail and returns all that it said.
func failing(t *testing.T, do func(tb testing.TB)) *recorder {
	r := &recorder{TB: t}
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer func() {
			for _, f := range r.cleanups {
				f()
			}
		}()
		do(r)
	}()
	<-done
	return r
}

// wantFailure wants one of the failures to hold this text.
func wantFailure(t *testing.T, r *recorder, part string) {
	t.Helper()
	if !strings.Contains(strings.Join(r.failures, "\n"), part) {
		t.Errorf("%d failures, none of which says %q: %.3000s, want %v in it", len(r.failures), part, strings.Join(r.failures, "\n"), part)
	}
}
