package main

import (
	"os"
	"path"
	"strings"
	"testing"
	"testing/fstest"
)

func sample(edits ...edit) library { return library{module: "example", under: "pkg/", edits: edits} }

func TestAnEditAppliesOnceOrIsAnError(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"once":  {"a := 1\n", "a := 2\n"},
		"never": {"b := 1\n", ""},
		"twice": {"a := 1\na := 1\n", ""},
	} {
		module := fstest.MapFS{"go.mod": {}, "pkg/app/x.go": {Data: []byte(c.text)}}
		files, err := sample(edit{file: "app/x.go", why: "a test", old: "a := 1", new: "a := 2"}).trimmed(module)
		if got := string(files["pkg/app/x.go"]); got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%s: got %q, %v; want %q", name, got, err, c.want)
		}
		if err != nil && (!strings.Contains(err.Error(), "app/x.go") || !strings.Contains(err.Error(), "a test")) {
			t.Errorf("%s: got %v, want the file and the reason", name, err)
		}
	}
}

func TestAFileThatGoesMustBeThere(t *testing.T) {
	module := fstest.MapFS{"go.mod": {}, "pkg/app/x.go": {}, "pkg/app/y.go": {}, "pkg/app/y_test.go": {}}
	files, err := sample(edit{file: "app/x.go", why: "a test"}).trimmed(module)
	if err != nil || files["pkg/app/x.go"] != nil || files["pkg/app/y.go"] == nil || files["pkg/app/y_test.go"] != nil {
		t.Errorf("got %v, %v; want no error, files[pkg/app/x.go] none, files[pkg/app/y.go] one and files[pkg/app/y_test.go] none", files, err)
	}
	if _, err := sample(edit{file: "app/z.go", why: "a test"}).trimmed(module); err == nil {
		t.Error("a file that is not there is removed, want an error")
	}
}

func TestOfElementsOnlyTheNamedAreLeft(t *testing.T) {
	part := func(tag string) string {
		return "// The interface that represents a \"" + tag + "\" HTML element.\ntype T" + tag + " int\n"
	}
	module := fstest.MapFS{"go.mod": {}, "pkg/app/x.go": {Data: []byte("package app\n" + part("a") + part("abbr") + part("p"))}}
	files, err := sample(edit{file: "app/x.go", why: "a test", elements: []string{"a", "p"}}).trimmed(module)
	if got, want := string(files["pkg/app/x.go"]), "package app\n"+part("a")+"\n\n"+part("p"); got != want || err != nil {
		t.Errorf("got %q, %v; want %q and no error", got, err, want)
	}
	if _, err := sample(edit{file: "app/x.go", why: "a test", elements: []string{"div"}}).trimmed(module); err == nil || !strings.Contains(err.Error(), "div") {
		t.Errorf("got %v, want an error that names the element that is not there", err)
	}
}

// The libraries that go.mod names are as the edits expect them, and what is left of them imports nothing that the edits are there to avoid.
func TestTheEditsFitTheLibraries(t *testing.T) {
	t.Setenv("GOFLAGS", "")
	for _, l := range libraries {
		from, err := l.source()
		if err != nil || from == "" {
			t.Fatalf(`%s is at %q: %v; want no error and from not ""`, l.module, from, err)
		}
		files, err := l.trimmed(os.DirFS(from))
		if err != nil {
			t.Fatal(err)
		}
		for name, data := range files {
			for _, avoided := range []string{"\"net/http", "\"regexp\"", "\"crypto/", "\"database/sql", "\t\"log\"\n"} {
				if path.Dir(name) == path.Clean(l.under+used[l.dir]) && strings.Contains(string(data), avoided) {
					t.Errorf("%s: got an import of %s in %s, want none", l.module, avoided, name)
				}
			}
		}
		for _, e := range l.edits {
			if e.why == "" {
				t.Errorf(`%s: the edit of %s gives no reason: got why %v, want not ""`, l.module, e.file, e.why)
			}
		}
	}
}

// used is the package of each library that ours import.
var used = map[string]string{"go-app": "app", "shortuuid": "", "uuid": "", "msgpack": ""}
