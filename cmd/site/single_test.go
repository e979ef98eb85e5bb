package main

import (
	"bytes"
	"compress/gzip"
	"encoding/ascii85"
	"encoding/base64"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func one(t *testing.T, s site, address string) string {
	t.Helper()
	s.address = address
	f, err := s.single()
	if err != nil {
		t.Fatal(err)
	}
	return string(f.data)
}

func TestTheOneFileNamesNoOther(t *testing.T) {
	page := regexp.MustCompile(`(?s)<script[^>]*>.*?</script>`).ReplaceAllStringFunc(one(t, page(t), ""), func(script string) string {
		return script[:strings.Index(script, ">")+1] + "</script>"
	})
	for _, found := range regexp.MustCompile(`(?:src|href)="[^"]*"|url\([^)]{1,40}`).FindAllString(page, -1) {
		if !strings.HasPrefix(found, `href="data:`) && !strings.HasPrefix(found, `href="#`) && !strings.HasPrefix(found, "url(data:") && !strings.HasPrefix(found, "url(#") {
			t.Errorf("the one file: got %s, want data or a place in it", found)
		}
	}
	for _, font := range []string{"Sans", "Serif"} {
		if !regexp.MustCompile(`font-family:"Interbellum ` + font + `";src:url\(data:font/woff2`).MatchString(page) {
			t.Errorf("the typeface %s is not inside: got false, want true", font)
		}
	}
}

// What the site serves and the page may ask for is inside, to the last byte; in the place of the programs of families the whole one.
func TestTheOneFileHoldsWhatTheScriptsFetch(t *testing.T) {
	s := page(t)
	text := one(t, s, "")
	s.of(s.whole)
	all := byName(t, s)
	held := map[string]string{}
	for _, part := range regexp.MustCompile(`<script type="application/gzip" data-file="([^"]+)">([^<]*)</script>`).FindAllStringSubmatch(text, -1) {
		small := make([]byte, len(part[2]))
		n, _, err := ascii85.Decode(small, []byte(strings.ReplaceAll(part[2], "w", "<")), true)
		if err != nil {
			t.Fatal(err)
		}
		r, err := gzip.NewReader(bytes.NewReader(small[:n]))
		if err != nil {
			t.Fatal(err)
		}
		plain, err := io.ReadAll(r)
		if err != nil {
			t.Errorf("%s: %v, want no error", part[1], err)
		}
		held[part[1]] = string(plain)
	}
	for name, data := range all {
		inside := held[name] == data
		switch folder := path.Dir(name); {
		case folder == "web/late":
			inside = strings.Contains(text, `"./`+name+`":"data:text/javascript;base64,`+base64.StdEncoding.EncodeToString([]byte(data)))
		case folder == "web/fonts" && path.Ext(name) == ".woff2":
			inside = strings.Contains(text, base64.StdEncoding.EncodeToString([]byte(data)))
		case folder == "web/icons", folder == "web/fonts", strings.HasPrefix(name, shots), name == style, name == "index.html", name == "manifest.webmanifest", name == "service-worker.js", name == "404.html":
			continue
		case path.Ext(name) == ".js":
			inside = strings.Contains(text, data)
		}
		if !inside {
			t.Errorf("%s is not in the one file: got false, want true", name)
		}
	}
}

func TestTheOneFileRefusesWhatWouldNotWorkInIt(t *testing.T) {
	for name, text := range map[string]string{"late/a.js": "import { b } from './b.js';", "x.js": "const s = '</script>';"} {
		s := page(t)
		web := t.TempDir()
		if err := os.CopyFS(web, os.DirFS(s.web)); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(web, filepath.FromSlash(name)), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		s.web = web
		if _, err := s.single(); err == nil {
			t.Errorf("%s with %s is taken in: got no error, want an error", name, text)
		}
	}
}

func TestLinksOfTheOneFileBeginWithTheSite(t *testing.T) {
	if !strings.Contains(one(t, page(t), "https://example.org/a/"), `'file:' ? "https://example.org/a/" :`) {
		t.Errorf("the site's address is not in the one file: got %v, want `'file:' ? \"https://example.org/a/\" :` in it", one(t, page(t), "https://example.org/a/"))
	}
}
