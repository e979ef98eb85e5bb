package main

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"
)

func TestAnEditAppliesOnceOrIsAnError(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"once":  {"a := 1\n", "a := 2\n"},
		"never": {"b := 1\n", ""},
		"twice": {"a := 1\na := 1\n", ""},
	} {
		module := fstest.MapFS{"go.mod": {}, "pkg/app/x.go": {Data: []byte(c.text)}}
		files, err := trimmed(module, []edit{{file: "app/x.go", why: "a test", old: "a := 1", new: "a := 2"}})
		if got := string(files["pkg/app/x.go"]); got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%s: got %q, %v; want %q", name, got, err, c.want)
		}
		if err != nil && (!strings.Contains(err.Error(), "app/x.go") || !strings.Contains(err.Error(), "a test")) {
			t.Errorf("%s: the error names neither file nor reason: %v", name, err)
		}
	}
}

func TestAFileThatGoesMustBeThere(t *testing.T) {
	module := fstest.MapFS{"go.mod": {}, "pkg/app/x.go": {}, "pkg/app/y.go": {}, "pkg/app/y_test.go": {}}
	files, err := trimmed(module, []edit{{file: "app/x.go", why: "a test"}})
	if err != nil || files["pkg/app/x.go"] != nil || files["pkg/app/y.go"] == nil || files["pkg/app/y_test.go"] != nil {
		t.Errorf("got %v, %v", files, err)
	}
	if _, err := trimmed(module, []edit{{file: "app/z.go", why: "a test"}}); err == nil {
		t.Error("a file that is not there is removed, want an error")
	}
}

// The go-app that go.mod names is as the edits expect it.
func TestTheEditsFitGoApp(t *testing.T) {
	t.Setenv("GOFLAGS", "")
	from, err := goCommand("list", "-m", "-f", "{{.Dir}}", goApp)
	if err != nil || from == "" {
		t.Fatalf("go-app is at %q: %v", from, err)
	}
	files, err := trimmed(os.DirFS(from), edits)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range files {
		if strings.HasPrefix(name, "pkg/app/") && (strings.Contains(string(data), `"net/http`) || strings.Contains(string(data), `"regexp"`)) {
			t.Errorf("%s still imports what the edits are there to avoid", name)
		}
	}
	for _, e := range edits {
		if e.why == "" {
			t.Errorf("the edit of %s gives no reason", e.file)
		}
	}
}
