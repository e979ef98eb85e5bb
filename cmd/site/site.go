package main

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	plain "text/template"

	"interbellum/engine/games"
	_ "interbellum/engine/games/all"
)

// A site is everything a static host has to hold. All addresses in it are relative: it runs under any path.
type site struct {
	programs []program // of the page, the one that a first visit starts first
	whole    string    // the program of the one file
	loader   string    // wasm_exec.js
	web      string    // the page's own files
	texts    string    // the catalogues of the program
	bare     bool      // only what is needed to start: for the page that bare start-up is measured with
	hidden   bool      // with what belongs to the games that no list offers
	address  string    // where the site will stand, for the links of the one file; may be empty
}

type file struct {
	name string // slashes, relative to the site
	data []byte
}

func (f file) digest() string {
	sum := sha256.Sum256(f.data)
	return hex.EncodeToString(sum[:])
}

//go:embed page/index.html
var shell string

//go:embed page/404.html
var notFound string

//go:embed page/manifest.webmanifest
var manifest string

// files is the whole site, sorted by name.
func (s site) files() ([]file, error) {
	loader, err := os.ReadFile(s.loader)
	if err != nil {
		return nil, err
	}
	said, err := s.words()
	if err != nil {
		return nil, err
	}
	files := []file{{"wasm_exec.js", loader}}
	var shown shellParts
	shown.Words, shown.Sizes, shown.Bots, shown.First = said, map[string]int{}, map[string]string{}, s.programs[0].name
	programs, err := s.built(&shown)
	if err != nil {
		return nil, err
	}
	files = append(files, programs...)
	own, err := s.own()
	if err != nil {
		return nil, err
	}
	shown.Boards = s.boards(own)
	files = append(files, gather(own, &shown)...)
	translated, err := s.languages(&shown)
	if err != nil {
		return nil, err
	}
	files = append(files, translated...)
	if !s.bare {
		notices, err := s.notices()
		if err != nil {
			return nil, err
		}
		files = append(files, notices)
	}
	for name, text := range map[string]string{"index.html": shell, "manifest.webmanifest": manifest} {
		made, err := shown.fill(name, text)
		if err != nil {
			return nil, err
		}
		files = append(files, made)
	}
	sortByName(files)
	worker, err := s.worker(files)
	if err != nil {
		return nil, err
	}
	missing, err := shown.fill("404.html", notFound)
	if err != nil {
		return nil, err
	}
	files = append(files, worker, missing) // no page asks for it: the host does
	sortByName(files)
	return files, nil
}

// own is what lies in web/, without what the build puts there and without the service worker, which stands at the
// site's root because a worker answers only for the folder it lies in and below.
func (s site) own() ([]file, error) {
	var files []file
	err := filepath.WalkDir(s.web, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		rel, err := filepath.Rel(s.web, at)
		if err != nil {
			return err
		}
		name := filepath.ToSlash(rel)
		if !s.served(name) {
			return nil
		}
		data, err := os.ReadFile(at)
		if err != nil {
			return err
		}
		files = append(files, file{"web/" + name, data})
		return nil
	})
	sortByName(files)
	return files, err
}

func (s site) served(name string) bool {
	switch {
	case name == "service-worker.js", strings.Contains(name, ".wasm"), strings.HasPrefix(path.Base(name), "."),
		path.Ext(name) == ".md", path.Ext(name) == ".go", path.Ext(name) == ".tsv":
		return false
	case !s.hidden && !offered(name):
		return false
	}
	return !s.bare || name == "boot.js"
}

// offered reports whether a file is for all games, or for one that a list offers: a browser keeps the whole site, and needs
// no rules, boards and styles of the others, which have their game's name.
func offered(name string) bool {
	base := path.Base(name)
	id := base[:strings.IndexAny(base, "-.")]
	title, known := games.Title(id)
	return known && !title.Hidden || !known && path.Dir(name) != "rules"
}

// What the shell is filled with. It needs the sizes of the programs because a compressed transfer does not show them.
type shellParts struct {
	Words         scriptWords
	Languages     string // JSON: the name of each, by the name of its files
	Style, Script string // addresses; "" where the page has none
	Icons         template.HTML
	First         string              // the program that a first visit starts
	Sizes         map[string]int      // of the programs
	Bots          map[string]string   // the address of each one's computer players, where they are no part of it
	Boards        map[string][]string // whose layouts each one needs
}

const (
	style  = "web/page.css"
	script = "web/page.js"
	shots  = "web/shots/"
)

// gather makes one style sheet and one script of those that lie directly in web/, tokens before all that use them, so
// that the program's way to the browser is free; the icons, which every screen shows, go into the shell. The boot script
// stays by itself: it must be read where the others are too new for the browser.
func gather(own []file, shown *shellParts) (served []file) {
	var styles, scripts [][]byte
	for _, f := range own {
		switch {
		case f.name == "web/icons.svg":
			shown.Icons = template.HTML(f.data)
		case path.Dir(f.name) != "web" || f.name == "web/boot.js":
			served = append(served, f)
		case f.name == "web/tokens.css":
			styles = slices.Insert(styles, 0, f.data)
		case path.Ext(f.name) == ".css":
			styles = append(styles, f.data)
		case path.Ext(f.name) == ".js":
			scripts = append(scripts, f.data)
		default:
			served = append(served, f)
		}
	}
	if styles != nil {
		shown.Style = style
		served = append(served, file{style, bytes.Join(styles, []byte("\n"))})
	}
	if scripts != nil {
		shown.Script = script
		served = append(served, file{script, bytes.Join(scripts, []byte(";\n"))})
	}
	return served
}

// fill makes a file of its template.
func (p shellParts) fill(name, text string) (file, error) {
	var of interface{ Execute(io.Writer, any) error }
	var err error
	if path.Ext(name) == ".html" {
		of, err = template.New(name).Parse(text)
	} else {
		of, err = plain.New(name).Parse(text)
	}
	if err != nil {
		return file{}, err
	}
	var made bytes.Buffer
	err = of.Execute(&made, p)
	return file{name, made.Bytes()}, err
}

// worker is the service worker with the list of what it keeps. The shell is listed as "./", the address it is
// asked for by; its version is a digest of everything in the list.
func (s site) worker(files []file) (file, error) {
	source, err := os.ReadFile(filepath.Join(s.web, "service-worker.js"))
	if err != nil {
		return file{}, err
	}
	kept := make(map[string]string, len(files))
	all := sha256.New()
	all.Write(source)
	for _, f := range files {
		name := f.name
		if name == "index.html" {
			name = "./"
		}
		if strings.HasPrefix(name, shots) {
			continue // asked for by the browser that offers to install the page, never by the page
		}
		kept[name] = f.digest()
		fmt.Fprintln(all, name, f.digest())
	}
	list, err := json.MarshalIndent(kept, "", " ")
	if err != nil {
		return file{}, err
	}
	late := []string{}
	for _, f := range files {
		if strings.HasPrefix(f.name, translations) || strings.HasPrefix(f.name, liveScripts) {
			late = append(late, f.name)
		}
	}
	for _, p := range s.programs {
		if p.bots != "" {
			late = append(late, p.botsAddress())
		}
		if p.late {
			late = append(late, p.address())
		}
	}
	names, err := json.Marshal(late)
	if err != nil {
		return file{}, err
	}
	head := fmt.Sprintf("const VERSION = %q;\nconst LATE = %s;\nconst FILES = %s;\n", hex.EncodeToString(all.Sum(nil))[:12], names, list)
	return file{"service-worker.js", append([]byte(head), source...)}, nil
}

// liveScripts are those of live play, which few matches need.
const liveScripts = "web/late/live"

// write replaces the site in dir, with the page in one file beside it, for players who take that along. It refuses
// a folder that holds something else.
func (s site) write(dir string) error {
	files, err := s.files()
	if err != nil {
		return err
	}
	if err := empty(dir); err != nil {
		return err
	}
	if !s.bare {
		one, err := s.single()
		if err != nil {
			return err
		}
		files = append(files, one)
	}
	for _, f := range files {
		at := filepath.Join(dir, filepath.FromSlash(f.name))
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(at, f.data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func empty(dir string) error {
	entries, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return nil
	}
	if err != nil {
		return err
	}
	old, _ := os.ReadFile(filepath.Join(dir, "service-worker.js"))
	ours := strings.HasPrefix(string(old), "const VERSION = ")
	for _, entry := range entries {
		if entry.Name() == ".gitignore" {
			continue
		}
		if !ours {
			return fmt.Errorf("%s holds other files: choose an empty folder for the site", dir)
		}
		if err := os.RemoveAll(filepath.Join(dir, entry.Name())); err != nil {
			return err
		}
	}
	return nil
}

func sortByName(files []file) {
	sort.Slice(files, func(i, j int) bool { return files[i].name < files[j].name })
}

// contentType does not ask the machine's own tables: a wrong type for WebAssembly keeps the page from starting.
func contentType(name string) string {
	switch path.Ext(name) {
	case ".html":
		return "text/html; charset=utf-8"
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".wasm":
		return "application/wasm"
	case ".webmanifest":
		return "application/manifest+json"
	case ".json":
		return "application/json"
	case ".svg":
		return "image/svg+xml"
	case ".png":
		return "image/png"
	case ".webp":
		return "image/webp"
	case ".woff2":
		return "font/woff2"
	case ".txt":
		return "text/plain; charset=utf-8"
	}
	return "application/octet-stream"
}
