# Interbellum. `make run` to play, `make test` for everything. Needs Go, Node (20 or later) and make.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

PORT ?= 8000
N    ?= 1000
SEED ?= 1
FUZZ ?= 600s

export GOFLAGS := -buildvcs=false $(GOFLAGS)
export GOBIN   := $(CURDIR)/.cache/bin

STATICCHECK_VERSION := v0.8.2
STATICCHECK := $(GOBIN)/staticcheck-$(STATICCHECK_VERSION)
# The page's program. Without inlining it is a tenth smaller to download, and as quick as measured in taps; without the half of
# go-app that serves it is a seventh smaller, for that brings net/http and with it every cipher of TLS; without routes by patterns
# another twentieth: there is one route, and it is no pattern; nor is any of go-app's own state kept. Go's runtime alone is as it comes:
# without inlining it is a thirtieth smaller still, but collecting and looking up are slower in every tap. With its data in whole pieces
# it is a fifteenth smaller still (slim.mjs).
GOAPP := github.com/maxence-charriere/go-app/v10
WASM  := GOOS=js GOARCH=wasm go build -trimpath -ldflags='-s -w' -gcflags='all=-l' -gcflags='runtime=' -gcflags='internal/runtime/...='
PAGE  := $(WASM) -modfile=.cache/page.mod
BROWSERTEST := app/browsertest
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600

.PHONY: run test check soak fuzz browser-full site single harbours hello bench programs opponent chromium clean

# --- playing

run: programs
	go run ./cmd/interbellum -port $(PORT)

# One program for each family of games, so that none waits for another's; and one of all games, for the page in one file.
programs: .cache/page.mod opponent
	$(PAGE) -o web/app.wasm ./cmd/interbellum
	$(PAGE) -tags blocks -o web/blocks.wasm ./cmd/interbellum
	$(PAGE) -tags whole -o .cache/whole.wasm ./cmd/interbellum
	node $(BROWSERTEST)/slim.mjs web/app.wasm web/blocks.wasm .cache/whole.wasm

# The computer players of each family of games as a program of their own, for a Web Worker: without what keeps matches (build tag
# opponent), without inlining even in Go's own packages, and without the lines of its source. A page fetches it for the first seat that
# it plays. A program with all games is its own computer players.
MINDS := GOOS=js GOARCH=wasm go build -trimpath -ldflags='-s -w' -gcflags='all=-l'
opponent:
	$(MINDS) -tags opponent -o web/opponent.wasm ./cmd/opponent
	$(MINDS) -tags opponent,blocks -o web/opponent-blocks.wasm ./cmd/opponent
	node $(BROWSERTEST)/slim.mjs --lineless web/opponent.wasm web/opponent-blocks.wasm

# go-app as it is, but for its handler, what else it serves files with, routes by patterns, state and encryption. And it draws what an
# event has changed within the event, not by a timer 8 ms later, which browsers put off until the frame after a tap; nor does it
# compare with itself what is there already.
.cache/page.mod: go.mod go.sum Makefile
	rm -rf .cache/go-app && mkdir -p .cache/go-app/pkg/regexp
	go mod download $(GOAPP)
	of="$$(go list -m -f '{{.Dir}}' $(GOAPP))" && cp -r "$$of/go.mod" "$$of/pkg" .cache/go-app && chmod -R u+w .cache/go-app && cd .cache/go-app/pkg && \
		rm app/*_test.go && echo 'package app; type Handler struct{}' >app/http.go && \
		echo 'package app; import "errors"; func encrypt(string, []byte) ([]byte, error) { return nil, errors.ErrUnsupported }; func decrypt(string, []byte) ([]byte, error) { return nil, errors.ErrUnsupported }' >app/crypto.go && \
		echo 'package app; type State struct{}; type Observer struct{}; type stateManager struct{}; func (stateManager) Observe(Context, string, any) (o Observer) { return }; func (stateManager) Get(Context, string, any) {}; func (stateManager) Set(Context, string, any) (s State) { return }; func (stateManager) Delete(Context, string) {}; func (stateManager) Cleanup() {}; func (stateManager) CleanupExpiredPersistedStates(Context) {}' >app/state.go && \
		sed -i 's#engine.Start(120)#engine.Start(1e9)#' app/app.go && grep -q 'Start(1e9)' app/app.go && \
		sed -i '/^func (m nodeManager) Update(/a if v == new { return v, nil }' app/node.go && grep -q 'if v == new' app/node.go && \
		grep -v 'net/http\|http\.' "$$of/pkg/app/resource.go" >app/resource.go && sed 's#"regexp"#"$(GOAPP)/pkg/regexp"#' "$$of/pkg/app/route.go" >app/route.go && \
		echo 'package regexp; type Regexp struct{}; func MustCompile(string) *Regexp { return nil }; func (*Regexp) MatchString(string) bool { return false }' >regexp/none.go && \
		gofmt -w app/node.go app/http.go app/crypto.go app/state.go app/resource.go app/route.go regexp/none.go
	cp go.sum .cache/page.sum
	(cat go.mod && echo 'replace $(GOAPP) => ./.cache/go-app') >$@

# The whole site in static/, for any static host and any path.
site: programs
	go run ./cmd/interbellum -site static
	node $(BROWSERTEST)/compress.mjs static/web/app.wasm static/web/blocks.wasm static/web/opponent.wasm static/web/opponent-blocks.wasm

# The page in one file that a double click opens, with no network ever. ADDRESS is where a site of it stands, for the links made there.
ADDRESS ?=
single: programs
	go run ./cmd/interbellum -address '$(ADDRESS)' -single .cache/interbellum.html
	@echo "Wrote .cache/interbellum.html"

# The same site with the games in it that no list offers, for the tests that play them in the browser.
harbours: .cache/page.mod
	$(PAGE) -tags harbours -o .cache/harbours.wasm ./cmd/interbellum
	node $(BROWSERTEST)/slim.mjs .cache/harbours.wasm
	go run ./cmd/interbellum -hidden -wasm .cache/harbours.wasm -blocks '' -minds '' -block-minds '' -whole .cache/harbours.wasm -site .cache/harbours

# --- testing

test: chromium $(BROWSERTEST)/node_modules/.package-lock.json $(STATICCHECK)
	STATICCHECK=$(STATICCHECK) node .ci/test.mjs

# What takes seconds: formatting, vet, staticcheck, the native tests.
check: $(STATICCHECK)
	STATICCHECK=$(STATICCHECK) node .ci/test.mjs quick

soak:
	@for game in toy cataclysm triumph conquest; do for player in random war; do \
		echo "soak $$game, every scenario, $(N) matches of each, seed $(SEED), $$player player"; \
		go run ./cmd/referee soak $$game -n $(N) -seed $(SEED) -player $$player; \
	done; done
	@go run ./cmd/referee soak triumph -n $(N) -seed $(SEED) -option two-player=yes
	@for game in cataclysm triumph conquest; do \
		go run ./cmd/referee soak $$game -n $(N) -seed $(SEED) -player war -reach -from engine/$$game/testdata/positions; \
	done
	@go test ./engine/triumph -run NonInterference -timeout 0 -args -matches 100 -every 1
	@go test ./engine/conquest -run NonInterference -timeout 0 -args -matches 100 -every 1
	@for game in cataclysm triumph conquest; do go test ./engine/$$game/bot -run DoNotKnow -timeout 0 -v -args -fair 100; done
	@$(MAKE) --no-print-directory fuzz

# Hostile bytes to whatever reads any, one after another. Their corpora are part of make test, natively and in WebAssembly.
fuzz:
	@for target in engine/link:FuzzOpen engine/link:FuzzForged engine/link:FuzzPacked engine/link:FuzzCandidates engine/record:FuzzDecode \
		engine/games:FuzzPosition engine:FuzzLoad app/store:FuzzStored; do \
		echo "fuzz $$target, $(FUZZ)"; \
		go test ./$${target%:*} -run '^$$' -fuzz "^$${target#*:}$$" -fuzztime $(FUZZ) -fuzzminimizetime 10x -parallel 1; \
	done

# Firefox and WebKitGTK beside Chromium, from a site and from one file: new match, ten answers, reload, a pasted link. And a tab that is
# killed a hundred times while it saves.
browser-full: chromium $(BROWSERTEST)/node_modules/.package-lock.json site
	@if ! command -v firefox-esr >/dev/null || ! command -v WebKitWebDriver >/dev/null || ! command -v Xvfb >/dev/null; then \
		if [ "$$(id -u)" != 0 ]; then echo "make browser-full needs firefox-esr, webkit2gtk-driver and xvfb: install them, or run it as root."; exit 1; fi; \
		$(APT) update && $(APT) install -y --no-install-recommends firefox-esr webkit2gtk-driver epiphany-browser xvfb xauth dbus >/dev/null; \
	fi
	node $(BROWSERTEST)/full.mjs
	KILLS=100 node --test $(BROWSERTEST)/kills.test.mjs

# --- measuring: tables, no verdict

bench: chromium $(BROWSERTEST)/node_modules/.package-lock.json site hello
	go test -run '^$$' -bench . ./engine/...
	cd engine/cataclysm && env -i PATH="$$PATH:$$(go env GOROOT)/lib/wasm" HOME="$$HOME" GOOS=js GOARCH=wasm go test -run '^$$' -bench Replay .
	node $(BROWSERTEST)/bench.mjs
	node $(BROWSERTEST)/bench-touch.mjs

# A bare go-app page, built the same way, of go-app as it comes; and its program with its data in whole pieces too.
hello:
	$(WASM) -o .cache/hello.wasm ./$(BROWSERTEST)/hello
	cp .cache/hello.wasm .cache/hello-slim.wasm && node $(BROWSERTEST)/slim.mjs .cache/hello-slim.wasm
	go run ./cmd/interbellum -bare -wasm .cache/hello.wasm -blocks '' -minds '' -block-minds '' -site .cache/hello
	node $(BROWSERTEST)/compress.mjs .cache/hello/web/app.wasm .cache/hello-slim.wasm

# --- what they need

chromium:
	@if [ -n "$${CHROME:-}" ]; then \
		if [ ! -x "$$CHROME" ]; then echo "CHROME=$$CHROME is not a program: set it to the path of a Chromium or Chrome."; exit 1; fi; \
	elif command -v chromium chromium-browser google-chrome >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Debian's Chromium."; $(APT) update && $(APT) install -y --no-install-recommends chromium >/dev/null; \
	else echo "The browser tests need Chromium: install it, or set CHROME=/path/to/chrome."; exit 1; fi

$(BROWSERTEST)/node_modules/.package-lock.json: $(BROWSERTEST)/package-lock.json
	cd $(BROWSERTEST) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STATICCHECK):
	go install honnef.co/go/tools/cmd/staticcheck@$(STATICCHECK_VERSION)
	mv $(GOBIN)/staticcheck $@

clean:
	rm -rf .cache web/*.wasm web/*.wasm.* $(BROWSERTEST)/node_modules $(BROWSERTEST)/out
	find static -mindepth 1 ! -name .gitignore -delete
