package enginetest

import "testing"

// Named is what a slug stands for; a test that names something that is not there fails.
func Named[T any](tb testing.TB, what, slug string, parse func(string) (T, bool)) T {
	tb.Helper()
	v, found := parse(slug)
	if !found {
		tb.Fatalf("no %s %q", what, slug)
	}
	return v
}
