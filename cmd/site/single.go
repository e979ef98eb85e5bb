package main

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/ascii85"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// The page in one file, which opens by a double click and needs nothing beside it. It is the site's own shell with
// everything put in where it was only named; page/single.js hands the scripts what they would fetch.
const singleName = "interbellum.html"

//go:embed page/single.js
var singleLoader string

// single makes one page of a site whose one program has all games: that is smaller than two, and never changes
// programs, for which some browsers would keep too little for a page of this kind. It is its own computer players.
func (s site) single() (file, error) {
	s.of(s.whole)
	files, err := s.files()
	if err != nil {
		return file{}, err
	}
	at := map[string][]byte{}
	for _, f := range files {
		at[f.name] = f.data
	}
	held, err := packed(files)
	if err != nil {
		return file{}, err
	}
	modules, err := lateModules(files)
	if err != nil {
		return file{}, err
	}
	quoted, err := json.Marshal(s.address)
	if err != nil {
		return file{}, err
	}
	loader := strings.Replace(singleLoader, "ADDRESS", string(quoted), 1)
	icon := "data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(at["web/icons/icon.svg"])
	parts := []struct{ named, held string }{
		{"<title>Interbellum</title>\n", "<title>Interbellum</title>\n" + modules + inline(loader)},
		{`<link rel="manifest" href="manifest.webmanifest">` + "\n", ""},
		{`href="web/icons/icon.svg"`, `href="` + icon + `"`},
		{`<link rel="icon" href="web/icons/icon-192.png" sizes="192x192" type="image/png">` + "\n", ""},
		{`<link rel="apple-touch-icon" href="web/icons/apple-touch-180.png">` + "\n", ""},
		{`<script src="wasm_exec.js"></script>`, held + strings.Replace(inline(string(at["wasm_exec.js"])), ">", ` data-file="wasm_exec.js">`, 1)},
		{`<script src="web/boot.js"></script>`, inline(string(at["web/boot.js"]))},
		{`<link rel="stylesheet" href="` + style + `">`, "<style>\n" + withFonts(at) + "</style>"},
	}
	page := string(at["index.html"])
	for _, part := range parts {
		if strings.Count(page, part.named) != 1 {
			return file{}, fmt.Errorf("the shell does not hold %s once, so one file cannot be made of it", part.named)
		}
		page = strings.Replace(page, part.named, part.held, 1)
	}
	for name, text := range map[string][]byte{"wasm_exec.js": at["wasm_exec.js"], "web/boot.js": at["web/boot.js"], script: at[script], style: at[style]} {
		if found := regexp.MustCompile(`(?i)</(script|style)|<!--`).Find(text); found != nil {
			return file{}, fmt.Errorf("%s holds %s and would end where it stands in one file", name, found)
		}
	}
	return file{singleName, []byte(page)}, nil
}

func inline(text string) string { return "<script>\n" + text + "</script>\n" }

// packed is what the scripts fetch, compressed, and the late script, which boot.js looks for.
func packed(files []file) (string, error) {
	var b strings.Builder
	for _, f := range files {
		switch {
		case f.name == script:
			fmt.Fprintf(&b, "<script type=\"text/plain\" data-file=%q>\n%s</script>\n", f.name, f.data)
			continue
		case !fetched(f.name):
			continue
		}
		small, err := gzipped(f.data)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "<script type=\"application/gzip\" data-file=%q>%s</script>\n", f.name, printable(small))
	}
	return b.String(), nil
}

// printable is base 85 as encoding/ascii85 has it, a sixteenth shorter than base 64, but never with its sign for four zeros, and with a
// "w" for "<", which could end what it stands in.
func printable(data []byte) []byte {
	text := make([]byte, ascii85.MaxEncodedLen(len(data)))
	text = text[:ascii85.Encode(text, data)]
	return bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("z"), []byte("!!!!!")), []byte("<"), []byte("w"))
}

// fetched tells what the scripts ask for by its address. Everything else stands in the page as it is, or is for a site.
func fetched(name string) bool {
	folder := path.Dir(name)
	switch path.Ext(name) {
	case ".wasm", ".html", ".svg", ".txt", ".json":
		return strings.HasPrefix(name, "web/") && !slices.Contains([]string{"web/icons", "web/fonts", "web/shots"}, folder)
	}
	return false
}

func gzipped(data []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}

var imports = regexp.MustCompile(`(?m)^\s*import\b|\bfrom\s+["']\.`)

// lateModules is the import map by which the modules of web/late are found in the page.
func lateModules(files []file) (string, error) {
	found := map[string]string{}
	for _, f := range files {
		if path.Dir(f.name) != "web/late" || path.Ext(f.name) != ".js" {
			continue
		}
		if imports.Match(f.data) {
			return "", fmt.Errorf("%s imports another module, which it would not find in one file", f.name)
		}
		found["./"+f.name] = "data:text/javascript;base64," + base64.StdEncoding.EncodeToString(f.data)
	}
	list, err := json.Marshal(map[string]any{"imports": found})
	return "<script type=\"importmap\">" + string(list) + "</script>\n", err
}

var fontAddress = regexp.MustCompile(`url\((fonts/[^)]+)\)`)

// withFonts is the style sheet with its typefaces in it.
func withFonts(at map[string][]byte) string {
	return fontAddress.ReplaceAllStringFunc(string(at[style]), func(found string) string {
		name := "web/" + fontAddress.FindStringSubmatch(found)[1]
		return "url(data:font/woff2;base64," + base64.StdEncoding.EncodeToString(at[name]) + ")"
	})
}

// writeSingle writes the one file.
func (s site) writeSingle(to string) error {
	one, err := s.single()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, one.data, 0o644)
}
