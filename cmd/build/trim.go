package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

const trimmedMod = ".cache/trimmed.mod" // our go.mod with the edited libraries in place of their modules; its go.sum lies beside it

// trim writes the libraries as our programs, and their tests, are made with them. (An overlay cannot: Go refuses one of what lies in its
// cache of modules.)
func trim() error {
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return err
	}
	mod = append(mod, '\n')
	for _, l := range libraries {
		from, err := l.source()
		if err != nil {
			return err
		}
		files, err := l.trimmed(os.DirFS(from))
		if err != nil {
			return err
		}
		to := path.Join(".cache", l.dir)
		if err := replaceFolder(to, files); err != nil {
			return err
		}
		mod = fmt.Appendf(mod, "replace %s => ./%s\n", l.module, to)
	}
	if err := writeChanged(strings.TrimSuffix(trimmedMod, ".mod")+".sum", sum); err != nil {
		return err
	}
	if err := writeChanged(trimmedMod, mod); err != nil {
		return err
	}
	return writeOverlay()
}

// writeOverlay writes what has Go read the trimmed go.mod in place of ours. It is for programs like staticcheck, which ask Go things that it
// refuses to answer with -modfile. It holds in the module's top folder.
func writeOverlay() error {
	overlay := fmt.Appendf(nil, "{\"Replace\": {\"go.mod\": %q}}\n", trimmedMod)
	return writeChanged(strings.TrimSuffix(trimmedMod, ".mod")+".json", overlay)
}

// source is the folder that holds the library as it comes. It is downloaded if need be.
func (l library) source() (string, error) {
	from, err := goCommand("list", "-m", "-f", "{{.Dir}}", l.module)
	if err != nil || from != "" {
		return from, err
	}
	if _, err := goCommand("mod", "download", l.module); err != nil {
		return "", err
	}
	return goCommand("list", "-m", "-f", "{{.Dir}}", l.module)
}

func goCommand(args ...string) (string, error) {
	c := exec.Command("go", args...)
	c.Env, c.Stderr = append(os.Environ(), "GOFLAGS="), os.Stderr
	out, err := c.Output()
	return strings.TrimSpace(string(out)), err
}

// trimmed is what the library's module holds after the edits, without its tests.
func (l library) trimmed(module fs.FS) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := fs.WalkDir(module, ".", func(name string, entry fs.DirEntry, err error) error {
		wanted := name == "go.mod" || name == "LICENSE" || strings.HasPrefix(name, l.under) && path.Ext(name) == ".go"
		if err != nil || entry.IsDir() || !wanted || strings.HasSuffix(name, "_test.go") {
			return err
		}
		files[name], err = fs.ReadFile(module, name)
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, e := range l.edits {
		if err := e.apply(files, l.under); err != nil {
			return nil, fmt.Errorf("%s is not as the edits expect it: %w", l.module, err)
		}
	}
	return files, nil
}

func (e edit) apply(files map[string][]byte, under string) error {
	name := under + e.file
	switch {
	case e.elements != nil:
		kept, err := onlyElements(string(files[name]), e.elements)
		if err != nil {
			return fmt.Errorf("%s %w (%s)", e.file, err, e.why)
		}
		files[name] = []byte(kept)
		return nil
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

// onlyElements leaves of go-app's types for elements of HTML those with these tags. Blank lines stand for the others, so that each line keeps
// its number, which a program holds.
func onlyElements(text string, tags []string) (string, error) {
	const begins = "// The interface that represents a \""
	parts := strings.Split(text, begins)
	kept := parts[:1]
	for _, part := range parts[1:] {
		tag, _, _ := strings.Cut(part, "\" HTML element.\n")
		if slices.Contains(tags, tag) {
			kept = append(kept, begins+part)
		} else {
			kept = append(kept, strings.Repeat("\n", strings.Count(part, "\n")))
		}
	}
	for _, tag := range tags {
		if n := strings.Count(text, begins+tag+"\" HTML element.\n"); n != 1 {
			return "", fmt.Errorf("makes the element %q %d times, want once", tag, n)
		}
	}
	return strings.Join(kept, ""), nil
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
