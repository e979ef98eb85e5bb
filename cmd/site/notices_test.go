package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Each licence asks for its copyright line and its text in every copy.
func TestNoticesHoldTheLicenceOfEverythingInThePrograms(t *testing.T) {
	text := byName(t, page(t))[noticesName]
	for _, want := range []string{
		"==== Go ====", "The Go Authors",
		"==== github.com/maxence-charriere/go-app/v10 v", "Maxence Charriere",
		"==== github.com/vmihailenco/msgpack/v5 v", "==== github.com/vmihailenco/tagparser/v2 v", "The github.com/vmihailenco/msgpack Authors",
		"==== github.com/lithammer/shortuuid/v4 v", "Peter Lithammer",
		"==== github.com/google/uuid v", "Google Inc. All rights reserved",
		"==== The typefaces Interbellum Sans and Interbellum Serif ====", "cut from Source Sans 3 and Source Serif 4", "Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'", "SIL OPEN FONT LICENSE Version 1.1",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%s: got no %q, want it among %d bytes", noticesName, want, len(text))
		}
	}
}

func TestASiteWithoutALicenceIsNotWritten(t *testing.T) {
	s := page(t)
	web := t.TempDir()
	if err := os.CopyFS(web, os.DirFS(s.web)); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(web, "fonts", "OFL.txt")); err != nil {
		t.Fatal(err)
	}
	s.web = web
	if _, err := s.files(); err == nil || !strings.Contains(err.Error(), "typefaces") {
		t.Errorf("got %v, want an error that names the typefaces", err)
	}
}
