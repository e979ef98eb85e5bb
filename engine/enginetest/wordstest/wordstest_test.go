package wordstest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/words"
)

func TestProseFindsWhatPeopleRead(t *testing.T) {
	folder := t.TempDir()
	code := `package sample

import "strings"

type row struct {
	Name string ` + "`json:\"a name\"`" + `
}

func f() string {
	if strings.Contains("a-b", "x y") {
		panic("this cannot be")
	}
	El("button type=button aria-label=Close it")
	El("button type=button", "Go on here")
	Text("th scope=col", "In the head")
	Draw("rect x=1 y=2").Attr("viewBox", "0 0 a b").Attr("aria-label", "On the map")
	d.Seen, d.Public = only(seat), "bids in secret"
	e := entry{Public: "lays a card"}
	text := "<svg class=\"ic\" viewBox=\"0 0 48 48\" aria-label=\"In the cup\">"
	return "one" + " of two"
}
`
	if err := os.WriteFile(filepath.Join(folder, "sample.go"), []byte(code), 0o600); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, line := range Prose(t, folder, func(string) bool { return false }) {
		_, text, _ := strings.Cut(line, " ")
		got = append(got, text)
	}
	want := []string{`"button type=button aria-label=Close it"`, `"Go on here"`, `"In the head"`, `"On the map"`, `"<svg class=\"ic\" viewBox=\"0 0 48 48\" aria-label=\"In the cup\">"`, `" of two"`}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestPseudoKeepsTheBraces(t *testing.T) {
	file := filepath.Join(t.TempDir(), "en.tsv")
	if err := os.WriteFile(file, []byte("# It.\ngoes(who, n)\t{Who} takes {count n card}.\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	book := words.Register("pseudo", "goes(who, n)\t{Who} takes {count n card}.\n", nil)
	book.Translate(Pseudo(t, file))
	if got, want := book.Say("goes", "the UK", 1), "⟦The UK ťȧkėš 1 cȧrd.⟧"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
