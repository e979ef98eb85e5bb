// Command site serves the page on localhost, or writes the static site into a folder, or the page in one file.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"strings"
	"syscall"
	"time"

	"interbellum/engine/games"
)

func main() {
	port := flag.Int("port", 8000, "where on localhost to serve the page")
	out := flag.String("site", "", "write the static site into this folder instead of serving it")
	single := flag.String("single", "", "write the page in one file instead of serving it")
	s := site{}
	built := flag.String("programs", ".cache/programs", "the folder of the programs (go run ./cmd/build)")
	only := flag.String("program", "", "a program of all games, instead of one for each family of games")
	flag.StringVar(&s.loader, "loader", "wasm_exec.js", "the Go runtime's loader")
	flag.StringVar(&s.web, "web", "web", "the page's own files")
	flag.StringVar(&s.texts, "words", "engine/words", "the catalogues of the program")
	flag.BoolVar(&s.bare, "bare", false, "leave out all of the page's own files that are not needed to start")
	flag.BoolVar(&s.hidden, "hidden", false, "with what belongs to the games that no list offers")
	flag.StringVar(&s.address, "address", "", "where the site will stand on the net, for the links that are made in the one file")
	flag.Parse()
	if *only != "" {
		s.of(*only)
	} else {
		s.ofFamilies(games.Families(), *built)
	}

	var err error
	switch {
	case *out != "":
		err = s.write(*out)
	case *single != "":
		err = s.writeSingle(*single)
	default:
		err = serve(s, *port)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

func serve(s site, port int) error {
	if _, err := s.files(); err != nil {
		return err
	}
	address := fmt.Sprintf("localhost:%d", port)
	listener, err := net.Listen("tcp", address)
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("something else already listens on %s; choose another port with -port (make run PORT=8001)", address)
	}
	if err != nil {
		return err
	}
	fmt.Printf("Interbellum is served at http://%s/ (Ctrl+C ends it)\n", address)
	return http.Serve(listener, handler(s))
}

// handler builds the site anew whenever the shell or the service worker is asked for, so that a reload shows
// what was changed in the meantime.
func handler(s site) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		files, err := s.files()
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		if name == singleName {
			one, err := s.single()
			if err != nil {
				http.Error(w, err.Error(), http.StatusInternalServerError)
				return
			}
			files = append(files, one)
		}
		for _, f := range files {
			if f.name == name {
				w.Header().Set("Content-Type", contentType(name))
				w.Header().Set("Cache-Control", "no-cache")
				w.Header().Set("ETag", `"`+f.digest()+`"`)
				http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(f.data))
				return
			}
		}
		http.NotFound(w, r)
	})
}
