package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// The licences of what the programs are built from ask that their notices travel with every copy. They are read where the build
// finds its sources, so that a new version of a library brings its own notice and none is forgotten.
const noticesName = "web/notices.txt"

// notices is the text with all licences: Go's, each module's that the programs import, and the typefaces'.
func (s site) notices() (file, error) {
	list, err := libraries()
	if err != nil {
		return file{}, err
	}
	list = append(slices.Clone(list), library{"The typefaces Interbellum Sans and Interbellum Serif", filepath.Join(s.web, "fonts", "OFL.txt")})
	var b bytes.Buffer
	b.WriteString("Interbellum is made with the work of others. These are their licences.\n")
	for _, from := range list {
		text, err := os.ReadFile(from.licence)
		if err != nil {
			return file{}, fmt.Errorf("the licence of %s must travel with the site: %w", from.name, err)
		}
		fmt.Fprintf(&b, "\n\n==== %s ====\n\n%s\n", from.name, strings.TrimSpace(string(text)))
	}
	return file{noticesName, b.Bytes()}, nil
}

// A library is something that the programs hold, with the file of its licence.
type library struct{ name, licence string }

// libraries lists Go and the modules that the programs in the browser import. It asks the go command once.
var libraries = sync.OnceValues(func() ([]library, error) {
	root, err := goCommand("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	list := []library{{"Go", filepath.Join(strings.TrimSpace(root), "LICENSE")}}
	listed, err := goCommand("list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}", "interbellum/app/...")
	if err != nil {
		return nil, err
	}
	modules := strings.Split(strings.TrimSpace(listed), "\n")
	slices.Sort(modules)
	for _, module := range slices.Compact(modules) {
		name, dir, _ := strings.Cut(module, "\t")
		list = append(list, library{name, filepath.Join(dir, "LICENSE")})
	}
	return list, nil
})

// goCommand runs go as the browser's programs are built.
func goCommand(arguments ...string) (string, error) {
	command := exec.Command("go", arguments...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := command.Output()
	if err != nil {
		if failed, ok := err.(*exec.ExitError); ok {
			err = fmt.Errorf("%w: %s", err, failed.Stderr)
		}
		return "", fmt.Errorf("go %s: %w", arguments[0], err)
	}
	return string(out), nil
}
