package main

import (
	_ "embed" // for urlSource
	"path"
	"slices"
)

// A library that our programs are made with only in part.
type library struct {
	module string
	under  string // the folder of the module that holds its packages
	dir    string // in .cache, where it lies with the edits
	edits  []edit
}

// An edit is one thing that a library is without in our programs. Its text must be in the file exactly once: where another version of
// the library has it otherwise, nothing is built.
type edit struct {
	file string // in the folder of the packages
	why  string
	old  string // what is replaced by new; if empty the whole file is, or made
	new  string // of a whole file nothing: it goes

	elements []string // the only elements of HTML that a file of go-app's keeps, of the hundred it makes; instead of old and new
}

const (
	goApp = "github.com/maxence-charriere/go-app/v10"
	uuid  = "github.com/google/uuid"
)

var libraries = []library{
	{module: goApp, under: "pkg/", dir: "go-app", edits: goAppEdits},
	{module: "github.com/lithammer/shortuuid/v4", dir: "shortuuid", edits: shortuuidEdits},
	{module: uuid, dir: "uuid", edits: uuidEdits},
	{module: "github.com/vmihailenco/msgpack/v5", dir: "msgpack", edits: msgpackEdits},
}

// With these edits a program is a sixth smaller to download, for net/http brings every cipher of TLS with it, and regexp makes another
// twentieth.
var goAppEdits = slices.Concat(goAppParts,
	inPlaceOf("regexp", "app/route.go"),
	inPlaceOf("html", "app/node.go"), // of which every program begins with a table of all entities
	inPlaceOf("context", "app/app.go", "app/context.go", "app/engine.go", "app/testing.go"),
	inPlaceOf("net/url", "app/context.go", "app/engine.go", "app/js.go", "app/js_nowasm.go", "app/js_wasm.go", "app/page.go", "app/testing.go"),
)

// inPlaceOf has files of go-app import a package of its own name that goAppParts make, in place of Go's.
func inPlaceOf(name string, files ...string) (edits []edit) {
	for _, file := range files {
		edits = append(edits, edit{file: file, why: "part of a package of Go's is enough",
			old: "\t\"" + name + "\"\n", new: "\t\"" + goApp + "/pkg/" + path.Base(name) + "\"\n"})
	}
	return edits
}

//go:embed url/url.go
var urlSource string

var goAppParts = []edit{
	{file: "app/http.go", why: "the half that serves a page: ours is a folder of files",
		new: "package app\n\ntype Handler struct{}\n"},
	{file: "app/static.go", why: "a site written by that half"},
	{file: "app/resource.go", why: "files that the server half serves",
		old: "\t\"net/http\"\n", new: ""},
	{file: "app/resource.go", why: "likewise",
		old: "\t\tHandler:   http.FileServer(http.Dir(directory)),\n", new: ""},
	{file: "app/resource.go", why: "likewise",
		old: "\thttp.Handler\n", new: ""},
	{file: "app/crypto.go", why: "encrypted storage: nothing of ours is stored by go-app",
		new: `package app

import "errors"

func encrypt(string, []byte) ([]byte, error) { return nil, errors.ErrUnsupported }
func decrypt(string, []byte) ([]byte, error) { return nil, errors.ErrUnsupported }
`},
	{file: "app/state.go", why: "state that components share: ours is the desk's",
		new: `package app

type (
	State        struct{}
	Observer     struct{}
	stateManager struct{}
)

func (stateManager) Observe(Context, string, any) (o Observer)     { return o }
func (stateManager) Get(Context, string, any)                      {}
func (stateManager) Set(Context, string, any) (s State)            { return s }
func (stateManager) Delete(Context, string)                        {}
func (stateManager) Cleanup()                                      {}
func (stateManager) CleanupExpiredPersistedStates(Context)         {}
`},
	{file: "app/app.go", why: "what an event has changed is drawn within the event, not by a timer 8 ms later, which browsers put off until the frame after a tap",
		old: "engine.Start(120)", new: "engine.Start(1e9)"},
	{file: "app/node.go", why: "what is there already need not be compared with itself",
		old: "func (m nodeManager) Update(ctx Context, v, new UI) (UI, error) {\n", new: "func (m nodeManager) Update(ctx Context, v, new UI) (UI, error) {\n\tif v == new {\n\t\treturn v, nil\n\t}\n"},
	{file: "app/node.go", why: "the value of a slider is set after its ends, else a browser keeps it between others",
		old: "\t}\n}\n\nfunc (m nodeManager) mountHTMLEventHandlers(", new: "\t}\n\tif v.attrs()[\"type\"] == \"range\" {\n\t\tv.JSValue().Set(\"value\", v.attrs()[\"value\"])\n\t}\n}\n\nfunc (m nodeManager) mountHTMLEventHandlers("},
	{file: "app/node.go", why: "likewise",
		old: "\t}\n}\n\nfunc (m nodeManager) updateHTMLEventHandlers(", new: "\t}\n\tif attrs[\"type\"] == \"range\" {\n\t\tv.JSValue().Set(\"value\", attrs[\"value\"])\n\t}\n}\n\nfunc (m nodeManager) updateHTMLEventHandlers("},
	{file: "app/html_gen.go", why: "a type for each element of HTML, which take as long to compile as all of ours: we use one for all (app/ui)",
		// go-app itself and our tests begin with these. But a, button and input are there only for the order that their texts bring into a
		// program, by which blocks.wasm is 2 KB smaller to download.
		elements: []string{"a", "body", "button", "code", "div", "elem", "elemselfclosing", "h1", "html", "img", "input", "p"}},
	{file: "app/node.go", why: "nearly all elements are of this type, and to ask for it is quicker than for an interface",
		old: "\tcase HTML:\n\t\treturn m.updateHTML(", new: "\tcase *htmlElem:\n\t\treturn m.updateHTML(ctx, v, new.(*htmlElem))\n\n\tcase HTML:\n\t\treturn m.updateHTML("},
	{file: "app/node.go", why: "likewise, and components that ask to be made anew: none of ours do",
		old: "\tcase DismountEnforcer:\n\t\treturn v.(DismountEnforcer).CompoID() == new.(DismountEnforcer).CompoID()\n\n\tcase *htmlElem, *htmlElemSelfClosing:\n",
		new: "\tcase *htmlElem:\n\t\treturn v.(*htmlElem).tag == new.(*htmlElem).tag\n\n\tcase *htmlElemSelfClosing:\n"},
	{file: "app/node.go", why: "conditions and loops among elements: ours are Go's",
		old: "\t\tswitch elem := elem.(type) {\n\t\tcase Condition:\n\t\t\treplaceElemAt(i, elem.body()...)\n\n\t\tcase RangeLoop:\n\t\t\treplaceElemAt(i, elem.body()...)\n\t\t}\n", new: ""},
	{file: "app/node.go", why: "likewise",
		old: "\tvar trailing []UI\n\treplaceElemAt := func(i int, elems ...UI) {\n\t\ttrailing = append(trailing, v[i+1:]...)\n\t\tv = append(v[:i], elems...)\n\t\tv = append(v, trailing...)\n\t\ttrailing = trailing[:0]\n\t}\n\n", new: ""},
	{file: "html/html.go", why: "what escapes the text of the half that serves a page",
		new: `package html

import "strings"

func EscapeString(s string) string {
	return strings.NewReplacer("&", "&amp;", "'", "&#39;", "<", "&lt;", ">", "&gt;", "\"", "&#34;").Replace(s)
}
`},
	{file: "regexp/regexp.go", why: "routes by patterns: there is one route, and it is no pattern",
		new: `package regexp

type Regexp struct{}

func MustCompile(string) *Regexp { return nil }

func (*Regexp) MatchString(string) bool { return false }
`},
	{file: "context/context.go", why: "deadlines: what tells a time brings all that reads and writes times",
		new: `package context

type Context interface{ Done() <-chan struct{} }

func Background() Context { return background{} }

type background struct{}

func (background) Done() <-chan struct{} { return nil }
`},
	{file: "app/engine.go", why: "a clock that tells times: it is only to strike",
		old: "\tframes := time.NewTicker(currentFrameDuration)\n", new: `	strikes := make(chan struct{}, 1)
	frames := time.AfterFunc(currentFrameDuration, func() {
		select {
		case strikes <- struct{}{}:
		default:
		}
	})
`},
	{file: "app/engine.go", why: "likewise", old: "<-frames.C", new: "<-strikes"},
	{file: "url/url.go", why: "addresses, which a browser has checked", new: urlSource},
}

// All that ours need of these two is New, whose ids are random. Nothing else in a program asks the standard library for a cipher or a
// digest (engine/digest): any of them brings all that Go's FIPS mode tests at every start, a fiftieth of a program's download.
var shortuuidEdits = []edit{
	{file: "shortuuid.go", why: "ids that are digests of names, and other alphabets",
		new: `package shortuuid

import "github.com/google/uuid"

func New() string { return b57Encoder{}.Encode(uuid.New()) }
`},
}

var uuidEdits = []edit{
	{file: "hash.go", why: "ids that are digests of names",
		new: "package uuid\n\nvar Nil UUID\n"},
	{file: "null.go", why: "ids in databases"},
	{file: "sql.go", why: "likewise"},
	{file: "uuid.go", why: "a random generator made of ciphers",
		old: `"crypto/rand"`, new: `"` + uuid + `/rand"`},
	{file: "rand/rand_js.go", why: "in its place: what crypto/rand asks too, the browser",
		new: `package rand

import (
	"io"
	"syscall/js"
)

var Reader io.Reader = browser{}

type browser struct{}

func (browser) Read(b []byte) (int, error) {
	drawn := js.Global().Get("Uint8Array").New(len(b))
	js.Global().Get("crypto").Call("getRandomValues", drawn)
	return js.CopyBytesToGo(b, drawn), nil
}
`},
	{file: "rand/rand.go", why: "where it does not run in a browser",
		new: `//go:build !js

package rand

import "crypto/rand"

var Reader = rand.Reader
`},
}

var msgpackEdits = []edit{
	{file: "time.go", why: "times, of which nothing that we store has any"},
	{file: "encode.go", why: "likewise",
		old: "\tcase time.Time:\n\t\treturn e.EncodeTime(v)\n", new: ""},
	{file: "decode.go", why: "likewise",
		old: "\tcase *time.Time:\n\t\tif v != nil {\n\t\t\t*v, err = d.DecodeTime()\n\t\t\treturn err\n\t\t}\n", new: ""},
	{file: "types.go", why: "a log of fields with one name, which brings its own clock",
		old: "\t\"log\"\n", new: ""},
	{file: "types.go", why: "likewise",
		old: `log.Printf("msgpack: %s already has field=%s", fs.Type, name)`, new: `panic(fmt.Sprintf("msgpack: %s already has field=%s", fs.Type, name))`},
	{file: "types.go", why: "likewise",
		old: `log.Printf("msgpack: %s already has field=%s", fs.Type, field.name)`, new: `panic(fmt.Sprintf("msgpack: %s already has field=%s", fs.Type, field.name))`},
}
