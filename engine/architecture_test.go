//go:build !js

// The house itself under test: who may import whom, what rules may not use, what may lie where.
package engine_test

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "interbellum"

// arrows is who may import whom inside the module, by non-test files. Arrows point down this list and never back.
// A folder's name stands for that package alone.
var arrows = map[string][]string{
	"cmd/build":          {"engine/games"},
	"cmd/build/url":      {},
	"cmd/site":           {"engine/games", "engine/games/all"},
	"cmd/page/cataclysm": {"app", "app/cataclysm"},
	"cmd/page/blocks":    {"app", "app/triumph", "app/conquest"},
	"cmd/page/whole":     {"app", "app/all", "app/worker", "app/workshop", "engine/bots/all"},
	"cmd/page/harbours":  {"app", "app/all", "app/toy", "app/plain", "app/worker", "app/workshop", "engine/bots/all"},
	"cmd/bots/cataclysm": {"app/worker", "engine/bots/cataclysm"},
	"cmd/bots/blocks":    {"app/worker", "engine/bots/triumph", "engine/bots/conquest"},
	"cmd/bots/all":       {"app/worker", "engine/bots/all"},
	"cmd/referee": {"app/match", "engine", "engine/dice", "engine/record", "engine/saves", "engine/sealed", "engine/link", "engine/hidden", "engine/orders", "engine/house", "engine/workshop", "engine/checks/all", "engine/games", "engine/games/all", "engine/cataclysm", "engine/triumph", "engine/conquest", "engine/bot", "engine/bots", "engine/bots/all", "engine/enginetest/law", "engine/enginetest/silly", "engine/enginetest/walk",
		"engine/cataclysm/laws", "engine/triumph/laws", "engine/conquest/laws"},
	"cmd/rulesindex": {}, // reads the comments of the games
	"cmd/mapmaker":   {"engine", "engine/board", "engine/games"},

	"app": {"app/match", "app/live", "app/shelf", "app/store", "app/face", "app/lesson", "app/ui",
		"engine", "engine/dice", "engine/record", "engine/sealed", "engine/link", "engine/orders", "engine/games", "engine/house", "engine/bots/wire"},
	"app/cataclysm": {"app/atlas", "app/face", "app/layout", "app/ui", "engine", "engine/record", "engine/cataclysm", "engine/games/cataclysm"},
	"app/blockwar":  {"app/atlas", "app/face", "app/layout", "app/ui", "engine", "engine/record", "engine/blockwar"}, // what both games of blocks share
	"app/triumph":   {"app/blockwar", "app/face", "app/layout", "engine", "engine/blockwar", "engine/triumph", "engine/games/triumph"},
	"app/conquest":  {"app/blockwar", "app/face", "app/layout", "app/ui", "engine", "engine/blockwar", "engine/conquest", "engine/games/conquest"},
	"app/workshop":  {"app", "app/atlas", "app/face", "app/shelf", "app/ui", "engine", "engine/games", "engine/house", "engine/record", "engine/workshop", "engine/checks/all"},
	"app/atlas":     {"app/face", "app/layout", "app/ui", "engine"}, // what maps with areas share
	"app/all":       {"app/cataclysm", "app/triumph", "app/conquest"},
	"app/toy":       {"app/face", "app/ui", "engine", "engine/record", "engine/enginetest/toy", "engine/games/toy"},
	"app/plain":     {"app/face", "engine"},
	"app/ui":        {},
	"app/match":     {"engine", "engine/dice", "engine/record", "engine/sealed", "engine/link", "engine/orders", "engine/games", "engine/bot"},
	"app/live":      {"app/match", "engine", "engine/record"}, // play on several devices at once
	"app/shelf":     {"app/match", "app/store", "engine", "engine/dice", "engine/sealed", "engine/games", "engine/house", "engine/link", "engine/record"},
	"app/store":     {},
	"app/lesson":    {},
	"app/layout":    {"web/boards"}, // not in the browser: the page fetches them
	"web/boards":    {},
	"app/rulestest": {}, // what the tests of the books share
	"app/face":      {"engine", "engine/record"},
	"app/worker":    {"engine/bots", "engine/bots/wire"},

	"app/browsertest/hello":   {},
	"app/browsertest/largest": {"app/match", "engine", "engine/blockwar", "engine/cataclysm", "engine/enginetest/walk", "engine/games", "engine/games/all", "engine/link", "engine/record"},

	"engine/games":           {"engine"},
	"engine/games/cataclysm": {"engine", "engine/games", "engine/house", "engine/cataclysm"},
	"engine/games/triumph":   {"engine", "engine/games", "engine/house", "engine/triumph"},
	"engine/games/conquest":  {"engine", "engine/games", "engine/house", "engine/conquest"},
	"engine/games/toy":       {"engine/games", "engine/enginetest/toy"}, // hidden: in no program that people download
	"engine/games/all":       {"engine/games/cataclysm", "engine/games/triumph", "engine/games/conquest", "engine/games/toy"},

	"engine/bots":           {"engine", "engine/bot", "engine/bots/wire"},
	"engine/bots/wire":      {"engine"},
	"engine/bots/cataclysm": {"engine/bots", "engine/cataclysm", "engine/cataclysm/bot"},
	"engine/bots/triumph":   {"engine/bots", "engine/triumph", "engine/triumph/bot"},
	"engine/bots/conquest":  {"engine/bots", "engine/conquest", "engine/conquest/bot"},
	"engine/bots/all":       {"engine/bots/cataclysm", "engine/bots/triumph", "engine/bots/conquest"},

	"engine/cataclysm/bot":    {"engine", "engine/bot", "engine/board", "engine/cataclysm"},
	"engine/triumph/bot":      {"engine", "engine/bot", "engine/board", "engine/blockwar", "engine/blockwar/bot", "engine/triumph"},
	"engine/conquest/bot":     {"engine", "engine/bot", "engine/board", "engine/blockwar", "engine/blockwar/bot", "engine/conquest"},
	"engine/blockwar/bot":     {"engine", "engine/bot", "engine/board", "engine/blockwar"},
	"engine/checks/all":       {"engine/house", "engine/cataclysm/checks", "engine/triumph/checks", "engine/conquest/checks"},
	"engine/blockwar/checks":  {"engine", "engine/board", "engine/house", "engine/blockwar"},
	"engine/triumph/checks":   {"engine/house", "engine/blockwar", "engine/blockwar/checks", "engine/triumph"},
	"engine/conquest/checks":  {"engine/house", "engine/blockwar", "engine/blockwar/checks", "engine/conquest"},
	"engine/cataclysm/checks": {"engine", "engine/board", "engine/house", "engine/cataclysm"},

	"engine/cataclysm/laws": {"engine", "engine/board", "engine/cataclysm", "engine/enginetest/law"},
	"engine/blockwar/laws":  {"engine", "engine/board", "engine/blockwar", "engine/enginetest/law"},
	"engine/triumph/laws":   {"engine", "engine/blockwar", "engine/blockwar/laws", "engine/triumph", "engine/enginetest/law"},
	"engine/conquest/laws":  {"engine", "engine/blockwar", "engine/blockwar/laws", "engine/conquest", "engine/enginetest/law"},
	"engine/cataclysm":      {"engine", "engine/board"},
	"engine/triumph":        {"engine", "engine/board", "engine/blockwar"},
	"engine/conquest":       {"engine", "engine/board", "engine/blockwar"},
	"engine/blockwar":       {"engine", "engine/board"},

	"engine/enginetest":           {"engine", "engine/saves", "engine/link", "engine/dice", "engine/record", "engine/orders", "engine/enginetest/law", "engine/enginetest/walk"},
	"engine/enginetest/toy":       {"engine", "engine/enginetest/walk"},
	"engine/enginetest/blocks":    {"engine", "engine/house", "engine/saves", "engine/blockwar", "engine/bot", "engine/enginetest", "engine/enginetest/players", "engine/enginetest/walk"},
	"engine/enginetest/players":   {"engine", "engine/bot", "engine/enginetest", "engine/enginetest/walk"},
	"engine/enginetest/bounds":    {},
	"engine/enginetest/walk":      {"engine"},
	"engine/enginetest/wordstest": {},
	"engine/enginetest/law":       {"engine"},
	"engine/enginetest/silly":     {"engine", "engine/cataclysm", "engine/blockwar"},
	"engine/record/recordtest":    {"engine", "engine/dice", "engine/record", "engine/sealed"},

	"engine/bot":    {"engine", "engine/record"},
	"engine/house":  {"engine", "engine/digest"},
	"engine/hidden": {"engine", "engine/link", "engine/record", "engine/sealed"}, // a proof: no program of the page has it
	"engine/orders": {"engine"},
	"engine/link":   {"engine", "engine/digest", "engine/saves", "engine/record", "engine/dice", "engine/sealed"}, // a received die is dealt again
	"engine/saves":  {"engine", "engine/digest"},
	"engine/record": {"engine", "engine/digest", "engine/saves", "engine/dice", "engine/orders", "engine/sealed"}, // likewise on replay
	"engine/dice":   {"engine", "engine/digest", "engine/sealed"},
	"engine/sealed": {"engine/digest", "engine/words"},
	"engine/board":  {"engine"},
	"engine":        {"engine/digest"},
	"engine/digest": {},

	"engine/workshop": {"engine", "engine/house"},

	"engine/words":          {},
	"engine/words/english":  {},
	"engine/words/triumph":  {"engine/words/blocks"},
	"engine/words/conquest": {"engine/words/blocks"},
}

// Everybody may speak, by the kind of a text; only what people meet brings the catalogues themselves.
var spoken = []string{"engine/words", "engine/words/english"}

func aCatalogue(name string) bool {
	return strings.HasPrefix(name, "engine/words/") && !slices.Contains(spoken, name)
}

// forbidden is what no package under engine/ may import: the same answers must give the same match everywhere.
func forbidden(imported string) bool {
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case imported == "syscall/js", imported == "os", imported == "time", imported == "math/rand", imported == "math/rand/v2",
		imported == "crypto/rand", imported == "unsafe", first == "net",
		strings.HasPrefix(imported, "os/"), strings.HasPrefix(imported, "github.com/maxence-charriere/go-app"):
		return true
	}
	return false
}

func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err != nil {
		t.Fatalf("the test does not run in engine/:  %v, want no error", err)
	}
	return dir
}

// A folder is one package, with its non-test files as they stand for this machine and for the browser together.
type folder struct {
	name    string // "engine/board"
	files   []string
	imports []string
}

func folders(t *testing.T) []folder {
	t.Helper()
	top := root(t)
	var found []folder
	err := filepath.WalkDir(top, func(at string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		base := entry.Name()
		if at != top && (strings.HasPrefix(base, ".") || base == "node_modules" || base == "testdata" || base == "static") {
			return filepath.SkipDir
		}
		f := folder{name: filepath.ToSlash(strings.TrimPrefix(strings.TrimPrefix(at, top), string(filepath.Separator)))}
		all, err := filepath.Glob(filepath.Join(at, "*.go"))
		for _, name := range all {
			if !strings.HasSuffix(name, "_test.go") {
				f.files = append(f.files, name)
				f.imports = append(f.imports, importsOf(t, name)...)
			}
		}
		if f.files != nil {
			slices.Sort(f.imports)
			f.imports = slices.Compact(f.imports)
			found = append(found, f)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(found) < 5 {
		t.Fatalf("only %d packages found, want at least 5", len(found))
	}
	return found
}

func importsOf(t *testing.T, file string) (imports []string) {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range parsed.Imports {
		name, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		imports = append(imports, name)
	}
	return imports
}

func underEngine(name string) bool { return name == "engine" || strings.HasPrefix(name, "engine/") }
func inEnginetest(name string) bool {
	return name == "engine/enginetest" || strings.HasPrefix(name, "engine/enginetest/")
}

func TestArrowsPointDown(t *testing.T) {
	for _, f := range folders(t) {
		t.Run(f.name, func(t *testing.T) {
			allowed, known := arrows[f.name]
			if f.name != "engine/words/english" {
				allowed = append(slices.Clone(allowed), spoken...)
			}
			if !known && !aCatalogue(f.name) {
				t.Fatalf("%s: got no line in the table of arrows, want one", f.name)
			}
			for _, imported := range f.imports {
				inner, ours := strings.CutPrefix(imported, module+"/")
				if aCatalogue(inner) && (strings.HasPrefix(f.name, "app") || strings.HasPrefix(f.name, "cmd/")) {
					continue
				}
				if ours && !slices.Contains(allowed, inner) {
					t.Errorf("%s: got an import of %s, want only arrows of the table", f.name, inner)
				}
			}
		})
	}
}

// The table itself must have a bottom: a circle in it would permit what Go only finds when somebody draws it.
func TestArrowsMakeNoCircle(t *testing.T) {
	var walk func(way []string)
	walk = func(way []string) {
		for _, next := range arrows[way[len(way)-1]] {
			if slices.Contains(way, next) {
				t.Fatalf("a circle: %s: got way %v, want no %v", strings.Join(append(way, next), " → "), way, next)
			}
			walk(append(slices.Clone(way), next))
		}
	}
	for from := range arrows {
		walk([]string{from})
	}
}

// signing is what sealed dice need of the standard library: it brings Go's FIPS mode, a twenty-fifth of a page's program.
var signing = []string{"crypto/ed25519", "crypto/rand"}

// What a program brings along makes it longer to download. A prefix stands for all that begin with it.
func TestProgramsDoNotBringWhatTheyDoNotNeed(t *testing.T) {
	imports := map[string][]string{}
	for _, f := range folders(t) {
		imports[f.name] = f.imports
	}
	for _, c := range []struct{ programs, unwanted, why string }{
		{"cmd/bots/", module + "/engine/saves", "who thinks keeps nothing"},
		{"cmd/bots/", module + "/engine/link", "nor reads mail"},
		{"cmd/page/cataclysm", module + "/engine/checks", "only the Workshop judges editions"},
		{"cmd/page/blocks", module + "/engine/checks", "only the Workshop judges editions"},
		{"cmd/bots/", module + "/engine/words/", "what it thinks is put into words by the page"},
		{"cmd/page/", module + "/engine/hidden", "a proof is for tests and the referee"},
		{"cmd/page/", "crypto/", "a digest is in engine/digest; of all others only the signatures of sealed dice are wanted"},
		{"cmd/page/", "net/http", "it brings every cipher of TLS"},
	} {
		for program := range imports {
			if !strings.HasPrefix(program, c.programs) {
				continue
			}
			brought := []string{module + "/" + program}
			for i := 0; i < len(brought); i++ {
				inner := strings.TrimPrefix(brought[i], module+"/")
				if strings.HasPrefix(brought[i], c.unwanted) && !slices.Contains(spoken, inner) && !slices.Contains(signing, inner) {
					t.Errorf("%s: got %s with it, want it without: %s", program, brought[i], c.why)
				}
				for _, next := range imports[inner] {
					if !slices.Contains(brought, next) {
						brought = append(brought, next)
					}
				}
			}
		}
	}
}

func TestOneGameDoesNotImportAnother(t *testing.T) {
	games := []string{"engine/cataclysm", "engine/triumph", "engine/conquest"}
	gameOf := func(name string) string {
		for _, game := range games {
			if name == game || strings.HasPrefix(name, game+"/") {
				return game
			}
		}
		return ""
	}
	for _, f := range folders(t) {
		for _, imported := range f.imports {
			mine, theirs := gameOf(f.name), gameOf(strings.TrimPrefix(imported, module+"/"))
			if mine != "" && theirs != "" && mine != theirs {
				t.Errorf("%s: got an import of %s, want none of another game", f.name, imported)
			}
		}
	}
}

func TestTheEngineKnowsNoClockNoChanceNoBrowser(t *testing.T) {
	for _, f := range folders(t) {
		if !underEngine(f.name) || inEnginetest(f.name) {
			continue
		}
		for _, imported := range f.imports {
			if forbidden(imported) {
				t.Errorf("%s imports %s: got true, want false", f.name, imported)
			}
		}
	}
}

// checked is every package under engine/, with types, in the order of its imports.
type checked struct {
	fset     *token.FileSet
	packages map[string]*types.Package
	outside  types.Importer
	info     types.Info
	files    map[string][]*ast.File
}

func (c *checked) Import(name string) (*types.Package, error) {
	inner, ours := strings.CutPrefix(name, module+"/")
	if !ours {
		return c.outside.Import(name)
	}
	if known, done := c.packages[inner]; done {
		return known, nil
	}
	found, err := build.Default.ImportDir(filepath.Join("..", filepath.FromSlash(inner)), 0)
	if err != nil {
		return nil, err
	}
	for _, name := range found.GoFiles {
		file, err := parser.ParseFile(c.fset, filepath.Join(found.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		c.files[inner] = append(c.files[inner], file)
	}
	settings := types.Config{Importer: c}
	made, err := settings.Check(name, c.fset, c.files[inner], &c.info)
	c.packages[inner] = made
	return made, err
}

// outsideTypes reads the packages of others as the toolchain has compiled them.
func outsideTypes(t *testing.T, fset *token.FileSet) types.Importer {
	t.Helper()
	list := exec.Command("go", "list", "-e", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}", "./engine/...")
	list.Dir = root(t)
	compiled, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	at := map[string]string{}
	for line := range strings.Lines(string(compiled)) {
		name, file, _ := strings.Cut(strings.TrimSpace(line), "\t")
		at[name] = file
	}
	return importer.ForCompiler(fset, "gc", func(name string) (io.ReadCloser, error) { return os.Open(at[name]) })
}

func checkEngine(t *testing.T) *checked {
	t.Helper()
	fset := token.NewFileSet()
	c := &checked{
		fset: fset, packages: map[string]*types.Package{}, outside: outsideTypes(t, fset), files: map[string][]*ast.File{},
		info: types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}},
	}
	for _, f := range folders(t) {
		if !underEngine(f.name) {
			continue
		}
		if _, err := c.Import(module + "/" + f.name); err != nil && !errors.As(err, new(*build.NoGoError)) {
			t.Fatal(err)
		}
	}
	return c
}

// Go ranges over a map in another order each time, on purpose: nothing in the engine may depend on it, the toy game
// and the battery included. The sorted way through a map is slices.Sorted(maps.Keys(m)).
func TestNoRangeOverAMap(t *testing.T) {
	c := checkEngine(t)
	ranges := 0
	for _, name := range slices.Sorted(keysOf(c.files)) {
		for _, file := range c.files[name] {
			seen, found := c.disorder(file)
			ranges += seen
			for _, what := range found {
				t.Error(what)
			}
		}
	}
	if ranges < 20 {
		t.Errorf("only %d range statements seen: the test does not look at the engine, want at least 20", ranges)
	}
}

// disorder finds every way through a map that is not sorted, and counts the range statements it looked at.
func (c *checked) disorder(file *ast.File) (ranges int, found []string) {
	sorted := map[ast.Node]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.RangeStmt:
			ranges++
			if _, isMap := c.info.TypeOf(n.X).Underlying().(*types.Map); isMap {
				found = append(found, fmt.Sprintf("%s: ranges over a map", c.fset.Position(n.Pos())))
			}
		case *ast.CallExpr:
			switch from, function := c.called(n); {
			case from == "slices" && strings.HasPrefix(function, "Sorted"):
				for _, argument := range n.Args {
					sorted[argument] = true
				}
			case from == "maps" && (function == "Keys" || function == "Values" || function == "All") && !sorted[n],
				from == "reflect" && (function == "MapRange" || function == "MapKeys"):
				found = append(found, fmt.Sprintf("%s: goes through a map by %s.%s, in no order", c.fset.Position(n.Pos()), from, function))
			}
		}
		return true
	})
	return ranges, found
}

func (c *checked) called(call *ast.CallExpr) (from, function string) {
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return "", ""
	}
	if used := c.info.Uses[selector.Sel]; used != nil && used.Pkg() != nil {
		return used.Pkg().Path(), used.Name()
	}
	return "", ""
}

func keysOf[V any](m map[string]V) func(func(string) bool) {
	return func(yield func(string) bool) {
		for key := range m {
			if !yield(key) {
				return
			}
		}
	}
}

// Rules count in whole numbers: a fraction may come out differently on another processor.
func TestNoFractionsInRules(t *testing.T) {
	c := checkEngine(t)
	for _, name := range slices.Sorted(keysOf(c.files)) {
		if strings.HasSuffix(name, "/bot") || strings.HasSuffix(name, "/enginetest") || name == "engine/enginetest/blocks" {
			continue // a computer player may weigh, what it chooses stands in the record; a benchmark measures; a test compares odds
		}
		for _, file := range c.files[name] {
			ast.Inspect(file, func(n ast.Node) bool {
				expr, ok := n.(ast.Expr)
				if !ok {
					return true
				}
				basic, ok := c.info.Types[expr].Type.(*types.Basic)
				if ok && basic.Info()&(types.IsFloat|types.IsComplex) != 0 {
					t.Errorf("%s: got a fraction (%s), want whole numbers", c.fset.Position(expr.Pos()), basic)
					return false
				}
				return true
			})
		}
	}
}

// committed is every file of the repository: what git tracks, or, in an unpacked archive, what lies there.
func committed(t *testing.T) []string {
	t.Helper()
	top := root(t)
	list := exec.Command("git", "ls-files", "-z")
	list.Dir = top
	if tracked, err := list.Output(); err == nil && len(tracked) > 0 {
		return slices.DeleteFunc(strings.Split(strings.TrimRight(string(tracked), "\x00"), "\x00"), func(name string) bool {
			_, err := os.Stat(filepath.Join(top, name))
			return err != nil // deleted, and not committed yet
		})
	}
	var files []string
	err := filepath.WalkDir(top, func(at string, entry fs.DirEntry, err error) error {
		name, _ := filepath.Rel(top, at)
		name = filepath.ToSlash(name)
		if err == nil && entry.IsDir() && (name == ".git" || name == ".cache" || entry.Name() == "node_modules" || entry.Name() == "out") {
			return filepath.SkipDir
		}
		if err == nil && !entry.IsDir() && !strings.Contains(name, ".wasm") && (path.Dir(name) != "static" || name == "static/.gitignore") {
			files = append(files, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestTheTopLevelHoldsOnlyWhatBelongsThere(t *testing.T) {
	allowed := []string{"cmd", "app", "engine", "web", "static", "wasm_exec.js", "go.mod", "go.sum", "Makefile", "README.md"}
	for _, name := range committed(t) {
		first, _, _ := strings.Cut(name, "/")
		if !slices.Contains(allowed, first) && !strings.HasPrefix(first, ".") {
			t.Errorf("got %s at the top level, want one of %v", first, allowed)
		}
		if first == "static" && name != "static/.gitignore" {
			t.Errorf("%s is built and must not be committed", name)
		}
	}
}

func TestTheLoaderIsTheToolchains(t *testing.T) {
	env := exec.Command("go", "env", "GOROOT")
	env.Dir = root(t)
	goroot, err := env.Output()
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib/wasm/wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	ours, err := os.ReadFile(filepath.Join(root(t), "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(ours, theirs) {
		t.Errorf("wasm_exec.js is not the copy of the toolchain in go.mod: cp $(go env GOROOT)/lib/wasm/wasm_exec.js .: got %s, want %s", ours, theirs)
	}
}

func TestNoFileRefersToWhatIsNotInTheRepository(t *testing.T) {
	outside := []byte(".." + "/" + "shared")
	for _, name := range committed(t) {
		data, err := os.ReadFile(filepath.Join(root(t), name))
		if err != nil {
			t.Error(err)
			continue
		}
		if at := bytes.Index(data, outside); at >= 0 {
			t.Errorf("%s:%d refers to a folder outside of the repository: got at %v, want less than 0", name, 1+bytes.Count(data[:at], []byte("\n")), at)
		}
	}
}

// The checks above must be able to fail.
func TestDisorderIsFound(t *testing.T) {
	const source = `package p
import ("maps"; "slices")
type owners map[string]int
func f(m map[int]int, o owners, s []int) {
	for range s {}
	for range m {}
	for k := range o { _ = k }
	for range slices.Sorted(maps.Keys(m)) {}
	for range maps.Keys(m) {}
	_ = slices.Collect(maps.Values(m))
}`
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "p.go", source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	c := &checked{fset: fset, info: types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}}
	t.Setenv("GOFLAGS", "") // the importer asks go outside of the module, where none of the Makefile's flags fit
	settings := types.Config{Importer: importer.Default()}
	if _, err := settings.Check("p", fset, []*ast.File{file}, &c.info); err != nil {
		t.Fatal(err)
	}
	ranges, found := c.disorder(file)
	var lines []string
	for _, what := range found {
		lines = append(lines, strings.Split(what, ":")[1])
	}
	if got := strings.Join(lines, " "); ranges != 5 || got != "6 7 9 10" {
		t.Errorf(`of %d ranges, those in lines %s are found: %s; want ranges 5 and "6 7 9 10"`, ranges, got, strings.Join(found, "; "))
	}
}

func TestForbiddenImports(t *testing.T) {
	for imported, want := range map[string]bool{
		"time": true, "os": true, "os/exec": true, "net": true, "net/http": true, "math/rand": true, "math/rand/v2": true, "syscall/js": true,
		"github.com/maxence-charriere/go-app/v10/pkg/app": true,
		"fmt": false, "sort": false, "math/bits": false, "crypto/sha256": false, "embed": false, "encoding/json": false,
	} {
		if forbidden(imported) != want {
			t.Errorf("got %v, forbidden(imported) %v, want %v", fmt.Sprint(imported, " is judged wrongly"), forbidden(imported), want)
		}
	}
}
