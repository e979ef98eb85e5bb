package url

import (
	"net/url"
	"testing"
)

func TestAddressesAreTakenApartAsGoDoes(t *testing.T) {
	for _, text := range []string{
		"https://you.example/games/interbellum/", "https://you.example/games/interbellum/?x=1&y=2#match-abc", "https://you.example",
		"http://localhost:8000/#1_aZ-~", "file:///home/jan/interbellum.html#new-triumph", "file:///C:/games/interbellum.html",
		"file:///tmp/%C5%81ukasz%E2%80%99%20games%20%231/interbellum.html#x",
		"https://you.example/#a%3Db%20c%zz", "https://you.example/?a#b?c#d", "mailto:jan@you.example?subject=x", "about:blank", "/", "/web/#x", "#x", "",
	} {
		got, err := Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if s := got.String(); s != text {
			t.Errorf("%s: got %s as the whole", text, s)
		}
		want, err := url.Parse(text)
		if err != nil {
			continue // Go refuses a percent that stands for nothing
		}
		path := want.Path
		if want.Opaque != "" {
			path = want.Opaque
		}
		if *got != (URL{want.Scheme, want.Host, path, want.Fragment, got.hostless, got.path, got.query, got.fragment}) || got.Hostname() != want.Hostname() {
			t.Errorf("%s: got %+v, want %+v", text, got, want)
		}
	}
}

func TestAPathGetsTheSchemeAndTheHostOfThePage(t *testing.T) {
	u, _ := Parse("/games/#x")
	u.Scheme, u.Host = "https", "you.example"
	if got, want := u.String(), "https://you.example/games/#x"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
