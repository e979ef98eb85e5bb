package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

const (
	goApp      = "github.com/maxence-charriere/go-app/v10"
	trimmedDir = ".cache/go-app"      // go-app with the edits
	trimmedMod = ".cache/trimmed.mod" // our go.mod with that in its place; its go.sum lies beside it
)

// trim writes go-app as our programs, and their tests, are made with it. (An overlay cannot: Go refuses one of what lies in its cache of
// modules.)
func trim() error {
	from, err := goCommand("list", "-m", "-f", "{{.Dir}}", goApp)
	if err != nil {
		return err
	}
	if from == "" {
		if _, err = goCommand("mod", "download", goApp); err == nil {
			from, err = goCommand("list", "-m", "-f", "{{.Dir}}", goApp)
		}
		if err != nil {
			return err
		}
	}
	files, err := trimmed(os.DirFS(from), edits)
	if err != nil {
		return err
	}
	if err := replaceFolder(trimmedDir, files); err != nil {
		return err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", goApp, trimmedDir)
	if err := writeChanged(strings.TrimSuffix(trimmedMod, ".mod")+".sum", sum); err != nil {
		return err
	}
	return writeChanged(trimmedMod, mod)
}

func goCommand(args ...string) (string, error) {
	c := exec.Command("go", args...)
	c.Env, c.Stderr = append(os.Environ(), "GOFLAGS="), os.Stderr
	out, err := c.Output()
	return strings.TrimSpace(string(out)), err
}

// trimmed is what a module of go-app holds after the edits, without its tests.
func trimmed(module fs.FS, edits []edit) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := fs.WalkDir(module, ".", func(name string, entry fs.DirEntry, err error) error {
		wanted := name == "go.mod" || name == "LICENSE" || path.Ext(name) == ".go" && path.Dir(name) == "pkg/app" || strings.HasPrefix(name, "pkg/") && path.Dir(name) != "pkg/app"
		if err != nil || entry.IsDir() || !wanted || strings.HasSuffix(name, "_test.go") {
			return err
		}
		files[name], err = fs.ReadFile(module, name)
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, e := range edits {
		if err := e.apply(files); err != nil {
			return nil, fmt.Errorf("go-app is not as the edits expect it: %w", err)
		}
	}
	return files, nil
}

func (e edit) apply(files map[string][]byte) error {
	name := "pkg/" + e.file
	switch {
	case e.old == "" && e.new == "" && files[name] == nil:
		return fmt.Errorf("%s is not there (%s)", e.file, e.why)
	case e.old == "" && e.new == "":
		delete(files, name)
		return nil
	case e.old == "":
		files[name] = []byte(e.new)
		return nil
	}
	if n := bytes.Count(files[name], []byte(e.old)); n != 1 {
		return fmt.Errorf("%s holds %q %d times, want once (%s)", e.file, e.old, n, e.why)
	}
	files[name] = bytes.Replace(files[name], []byte(e.old), []byte(e.new), 1)
	return nil
}

// replaceFolder has a folder hold these files and no others. It leaves alone what is right, so that nothing is built again for it.
func replaceFolder(dir string, files map[string][]byte) error {
	err := filepath.WalkDir(dir, func(at string, entry fs.DirEntry, err error) error {
		if os.IsNotExist(err) {
			return nil
		}
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(dir, at)
		if err == nil && files[filepath.ToSlash(name)] == nil {
			err = os.Remove(at)
		}
		return err
	})
	if err != nil {
		return err
	}
	for name, data := range files {
		if err := writeChanged(filepath.Join(dir, filepath.FromSlash(name)), data); err != nil {
			return err
		}
	}
	return nil
}

// writeChanged writes a file, if it is not as it should be.
func writeChanged(at string, data []byte) error {
	if old, err := os.ReadFile(at); err == nil && bytes.Equal(old, data) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
		return err
	}
	return os.WriteFile(at, data, 0o644)
}
