package main

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/games"
)

// page is the real page's files around programs of two families that are only names.
func page(t *testing.T) site {
	t.Helper()
	dir := t.TempDir()
	for _, name := range []string{"cataclysm", "cataclysm-bots", "blocks", "blocks-bots", "whole"} {
		if err := os.WriteFile(filepath.Join(dir, name+".wasm"), []byte("\x00asm"+name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := site{loader: "../../wasm_exec.js", web: "../../web", texts: "../../engine/words"}
	s.ofFamilies([]string{"cataclysm", "blocks"}, dir)
	return s
}

func byName(t *testing.T, s site) map[string]string {
	t.Helper()
	files, err := s.files()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, f := range files {
		all[f.name] = string(f.data)
	}
	return all
}

func TestEveryFileThatTheShellNamesIsThere(t *testing.T) {
	all := byName(t, page(t))
	named := regexp.MustCompile(`(?:src|href)="([^"]+)"`).FindAllStringSubmatch(all["index.html"], -1)
	if len(named) < 5 {
		t.Fatalf("the shell names only %v, want at least 5", named)
	}
	for _, match := range named {
		if _, there := all[match[1]]; !there {
			t.Errorf("index.html names %s, and the site does not hold it: got false, want true", match[1])
		}
	}
	type picture struct{ Src string }
	var m struct {
		Start              string `json:"start_url"`
		Scope              string
		Icons, Screenshots []picture
	}
	if err := json.Unmarshal([]byte(all["manifest.webmanifest"]), &m); err != nil {
		t.Fatal(err)
	}
	for _, icon := range append(m.Icons, m.Screenshots...) {
		if _, there := all[icon.Src]; !there {
			t.Errorf("the manifest names %s, and the site does not hold it: got false, want true", icon.Src)
		}
	}
	if m.Start != "./" || m.Scope != "./" {
		t.Errorf(`the manifest binds the page to a path: start %s, scope %s; want Start "./" and Scope "./"`, m.Start, m.Scope)
	}
}

// The site is copied into any folder of any host. A link that a person may follow elsewhere
// is another matter: nothing is loaded by it.
func TestAddressesAreRelative(t *testing.T) {
	absolute := regexp.MustCompile(`(?:src|href)="(?:/|https?:)|url\(["']?(?:/|https?:)|fetch\("/`)
	elsewhere := regexp.MustCompile(`<a href="https://[^"]*" rel="noopener noreferrer" target="_blank">`)
	for name, text := range byName(t, page(t)) {
		text = elsewhere.ReplaceAllString(text, "<a>")
		if strings.HasSuffix(name, ".html") || strings.HasSuffix(name, ".css") || name == "web/boot.js" || name == "service-worker.js" {
			if found := absolute.FindString(text); found != "" {
				t.Errorf(`%s holds the absolute address %s, want ""`, name, found)
			}
		}
	}
}

func TestTheServiceWorkerListsTheWholeSite(t *testing.T) {
	s := page(t)
	all := byName(t, s)
	list := regexp.MustCompile(`(?s)const FILES = (\{.*?\});`).FindStringSubmatch(all["service-worker.js"])
	var kept map[string]string
	if err := json.Unmarshal([]byte(list[1]), &kept); err != nil {
		t.Fatal(err)
	}
	for name, data := range all {
		switch name {
		case "service-worker.js":
			continue
		case "index.html":
			name = "./"
		}
		if strings.HasPrefix(name, shots) || name == "404.html" {
			if _, listed := kept[name]; listed {
				t.Errorf("%s is kept, and the page never shows it: got listed %v, want false", name, listed)
			}
			continue
		}
		if kept[name] != (file{name, []byte(data)}).digest() {
			t.Errorf("%s is listed as %q, want %v", name, kept[name], (file{name, []byte(data)}).digest())
		}
		delete(kept, name)
	}
	if len(kept) > 0 {
		t.Errorf("listed, but not in the site: %v, want none", kept)
	}
	if !strings.Contains(all["service-worker.js"], `const LATE = ["web/late/live-scan.js","web/late/live.js","web/words/live.txt","web/cataclysm-bots.wasm","web/blocks-bots.wasm","web/workshop.wasm"];`) {
		t.Errorf("the computer players, the Workshop and live play are not among what is kept once it has been asked for: got %v, want `const LATE = [\"web/late/live-scan.js\",\"web/late/live.js\",\"web/words/live.txt\",\"web/cataclysm-bots.wasm\",\"web/blocks-bots.wasm\",\"web/workshop.wasm\"];` in it", all["service-worker.js"])
	}
}

// The page knows how large each program is that it may start, and where its computer players are; the site holds no other.
func TestTheShellNamesThePrograms(t *testing.T) {
	s := page(t)
	for want, s := range map[string]site{
		`{"blocks":10,"cataclysm":13,"workshop":9}, interbellumBots = {"blocks":"web/blocks-bots.wasm","cataclysm":"web/cataclysm-bots.wasm"}, interbellumFirst = "cataclysm"`: s,
		`{"whole":9}, interbellumBots = {}, interbellumFirst = "whole"`: s.with(s.whole),
	} {
		all := byName(t, s)
		if !strings.Contains(all["index.html"], "interbellumPrograms = "+want+",") {
			t.Errorf("the shell does not name %s", want)
		}
		for _, name := range []string{"cataclysm", "blocks", "cataclysm-bots", "blocks-bots", "workshop", "whole"} {
			wanted := (name == "whole") == (len(s.programs) == 1)
			if _, held := all["web/"+name+".wasm"]; held != wanted {
				t.Errorf("the site of %s holds %s.wasm: got %t, want %t", want, name, held, wanted)
			}
		}
	}
}

// A program asks for the layouts of its own boards, and the site holds them.
func TestEachProgramHasTheLayoutsOfItsBoards(t *testing.T) {
	s := page(t)
	for want, s := range map[string]site{
		`{"blocks":["conquest","triumph"],"cataclysm":["cataclysm-europe","cataclysm-pacific"],"workshop":["cataclysm-europe","cataclysm-pacific","conquest","triumph"]}`: s,
		`{"whole":["cataclysm-europe","cataclysm-pacific","conquest","triumph"]}`:                                                                                         s.with(s.whole),
	} {
		all := byName(t, s)
		found := regexp.MustCompile(`interbellumBoards = (\{.*?\}),`).FindStringSubmatch(all["index.html"])
		if found == nil || found[1] != want {
			t.Errorf("the layouts that the shell asks for: got %q, want %s", found, want)
			continue
		}
		var of map[string][]string
		if err := json.Unmarshal([]byte(found[1]), &of); err != nil {
			t.Fatal(err)
		}
		for program, boards := range of {
			for _, board := range boards {
				if !strings.HasPrefix(all["web/boards/"+board+".json"], `{"id":"`+board+`",`) {
					t.Errorf("%s: got no layout of %s in the site, want it", program, board)
				}
			}
		}
	}
}

func TestAChangedFileIsANewVersion(t *testing.T) {
	s := page(t)
	version := func() string { return strings.SplitN(byName(t, s)["service-worker.js"], "\n", 2)[0] }
	before := version()
	if before != version() {
		t.Errorf("the same files give two versions: got %v, want %v", before, version())
	}
	if err := os.WriteFile(s.programs[0].page, []byte("\x00asm2"), 0o644); err != nil {
		t.Fatal(err)
	}
	if before == version() {
		t.Errorf("another program has the same version: got %v, want not %v", before, version())
	}
}

func TestStyleSheetsComeAfterTheTokensAndTheBootByItself(t *testing.T) {
	var own []file
	for _, name := range []string{"web/base.css", "web/boards/x.css", "web/boot.js", "web/icons.svg", "web/keys.js", "web/pan.js", "web/tokens.css"} {
		own = append(own, file{name, []byte(name)})
	}
	var shown shellParts
	served := gather(own, &shown)
	sortByName(served)
	var held []string
	for _, f := range served {
		held = append(held, f.name+"="+string(f.data))
	}
	want := []string{"web/boards/x.css=web/boards/x.css", "web/boot.js=web/boot.js", "web/page.css=web/tokens.css\nweb/base.css", "web/page.js=web/keys.js;\nweb/pan.js"}
	if !slices.Equal(held, want) {
		t.Errorf("the site holds %q, not %q", held, want)
	}
	index, err := shown.fill("index.html", shell)
	if err != nil {
		t.Fatal(err)
	}
	var order []string
	for _, match := range regexp.MustCompile(`"(web/[a-z]+\.(?:css|js))"`).FindAllStringSubmatch(string(index.data), -1) {
		order = append(order, match[1])
	}
	if want := []string{"web/page.js", "web/boot.js", "web/page.css"}; !slices.Equal(order, want) {
		t.Errorf("the shell loads %v, not %v", order, want)
	}
	if !strings.Contains(string(index.data), "<div aria-hidden=\"true\">web/icons.svg</div>") {
		t.Errorf("the shell does not hold the icons: got %v, want \"<div aria-hidden=\\\"true\\\">web/icons.svg</div>\" in it", string(index.data))
	}
}

func TestTheSiteIsWrittenOnlyOverASite(t *testing.T) {
	s := page(t)
	dir := t.TempDir()
	mine := filepath.Join(dir, "letter.txt")
	if err := os.WriteFile(mine, []byte("dear"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := s.write(dir); err == nil || !strings.Contains(err.Error(), "empty folder") {
		t.Errorf(`writing over somebody's files gives %v; want an error and Error "empty folder" in it`, err)
	}
	if _, err := os.Stat(mine); err != nil {
		t.Errorf("somebody's file is gone: got %v, want no error", err)
	}
	if err := os.Rename(mine, filepath.Join(dir, ".gitignore")); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := s.write(dir); err != nil {
			t.Fatal(err)
		}
		stale := filepath.Join(dir, "web", "stale.css")
		if err := os.WriteFile(stale, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.write(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "web", "stale.css")); err == nil {
		t.Error("a file of an older site is still there: got no error, want an error")
	}
	if _, err := os.Stat(filepath.Join(dir, ".gitignore")); err != nil {
		t.Errorf(".gitignore is gone: got %v, want no error", err)
	}
}

func TestThePageIsServedWithRightTypes(t *testing.T) {
	server := httptest.NewServer(handler(page(t)))
	defer server.Close()
	for at, want := range map[string]string{
		"/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8", "/?x=1": "text/html; charset=utf-8",
		"/web/cataclysm.wasm": "application/wasm", "/service-worker.js": "text/javascript; charset=utf-8",
		"/manifest.webmanifest": "application/manifest+json", "/" + singleName: "text/html; charset=utf-8",
	} {
		answer, err := http.Get(server.URL + at)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != want || answer.Header.Get("ETag") == "" {
			t.Errorf(`%s is answered with %s, %s: got StatusCode %v and Get(ETag) %v; want StatusCode 200, Get(Content-Type) %v and Get(ETag) not ""`,
				at, answer.Status, answer.Header.Get("Content-Type"), answer.StatusCode, answer.Header.Get("ETag"), want)
		}
	}
	answer, err := http.Get(server.URL + "/../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != 404 {
		t.Errorf("a file outside of the site is answered with %s: got StatusCode %v, want 404", answer.Status, answer.StatusCode)
	}
}

// What is kept for play without a network is downloaded by everybody.
func TestTheSiteHoldsRulesAndLessonOfTheGamesThatAreOffered(t *testing.T) {
	all := byName(t, page(t))
	for _, g := range games.All() {
		for _, file := range []string{"web/rules/" + g.ID + ".txt", "web/lessons/" + g.ID + ".txt"} {
			if _, there := all[file]; there == g.Hidden {
				t.Errorf("%s: got it in the site: %t, want %t", file, there, !g.Hidden)
			}
		}
	}
}
