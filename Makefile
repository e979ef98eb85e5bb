# Interbellum. `make run` to play, `make test` for everything. Needs Go, Node (20 or later) and make.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

PORT    ?= 8000
ADDRESS ?=
N       ?= 1000
SEED    ?= 1
FUZZ    ?= 600s

# What is built, vetted and tested is made with libraries as cmd/build trims them.
TRIMMED := .cache/trimmed.mod
export GOFLAGS := -modfile=$(CURDIR)/$(TRIMMED) -buildvcs=false

BROWSERTEST := app/browsertest
MODULES := $(BROWSERTEST)/node_modules/.package-lock.json
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600

.PHONY: run single site programs harbours hello test check soak fuzz browser-full bench chromium modules clean

# Serves the page on localhost.
run: programs
	go run ./cmd/site -port $(PORT)

# The page in one file that a double click opens. ADDRESS is where a site of it stands, for the links made there.
single: programs
	go run ./cmd/site -address '$(ADDRESS)' -single .cache/interbellum.html
	@echo "Wrote .cache/interbellum.html"

# The whole site in static/, for any static host and any path.
site: programs
	go run ./cmd/site -site static
	node $(BROWSERTEST)/compress.mjs static/web/*.wasm

# Every program that the page consists of, in .cache/programs.
programs: $(TRIMMED)
	go run ./cmd/build

# The site with the games in it that no list offers, for the tests that play them in the browser.
harbours: $(TRIMMED)
	go run ./cmd/build harbours
	go run ./cmd/site -hidden -program .cache/programs/harbours.wasm -site .cache/harbours

# A bare page of go-app as it comes, the measure for sizes and starts.
hello: $(TRIMMED)
	go run ./cmd/build hello
	go run ./cmd/site -bare -program .cache/programs/hello.wasm -site .cache/hello
	node $(BROWSERTEST)/compress.mjs .cache/hello/web/whole.wasm .cache/programs/hello-pieces.wasm

# Everything that is tested; installs what it needs.
test: $(TRIMMED)
	node .ci/test.mjs

# What takes seconds: formatting, vet, staticcheck, the native tests.
check: $(TRIMMED)
	node .ci/test.mjs quick

# Many random matches of every game, and a good while of fuzzing.
soak: $(TRIMMED)
	@for game in toy cataclysm triumph conquest; do for player in random war; do \
		echo "soak $$game, every scenario, $(N) matches of each, seed $(SEED), $$player player"; \
		go run ./cmd/referee soak $$game -n $(N) -seed $(SEED) -player $$player; \
	done; done
	@go run ./cmd/referee soak triumph -n $(N) -seed $(SEED) -option two-player=yes
	@for game in cataclysm triumph conquest; do \
		go run ./cmd/referee soak $$game -n $(N) -seed $(SEED) -player war -reach -from engine/$$game/testdata/positions; \
	done
	@for game in cataclysm triumph conquest; do \
		echo "soak $$game, $(N) random house editions, seed $(SEED)"; \
		go run ./cmd/referee soak $$game -editions $(N) -n 1 -seed $(SEED); \
	done
	@for game in cataclysm triumph conquest; do \
		echo "silly decisions of hard in $$game, every scenario, 12 matches of each, seed $(SEED)"; \
		go run ./cmd/referee silly $$game -n 12 -seed $(SEED); \
	done
	@go test ./engine/triumph -run NonInterference -timeout 0 -args -matches 100 -every 1
	@go test ./engine/conquest -run NonInterference -timeout 0 -args -matches 100 -every 1
	@for game in cataclysm triumph conquest; do go test ./engine/$$game/bot -run DoNotKnow -timeout 0 -v -args -fair 100; done
	@$(MAKE) --no-print-directory fuzz

# Hostile bytes to whatever reads any, one after another. Their corpora are part of make test, natively and in WebAssembly.
fuzz: $(TRIMMED)
	@for target in engine/link:FuzzOpen engine/link:FuzzForged engine/link:FuzzPacked engine/link:FuzzCandidates engine/record:FuzzDecode engine/hidden:FuzzReadSheet \
		engine/games:FuzzPosition engine/saves:FuzzLoad engine/house:FuzzEdition engine/house:FuzzPackedEdition app/store:FuzzStored; do \
		echo "fuzz $$target, $(FUZZ)"; \
		go test ./$${target%:*} -run '^$$' -fuzz "^$${target#*:}$$" -fuzztime $(FUZZ) -fuzzminimizetime 10x -parallel 1; \
	done

# Firefox and WebKitGTK beside Chromium, from a site and from one file: new match, ten answers, reload, a pasted link. And a tab that is
# killed a hundred times while it saves. And whole matches against hard programs and by mail. And Chromium and Firefox live in one match, and whole matches live.
browser-full: chromium $(MODULES) site
	@if ! command -v firefox-esr >/dev/null || ! command -v WebKitWebDriver >/dev/null || ! command -v Xvfb >/dev/null; then \
		if [ "$$(id -u)" != 0 ]; then echo "make browser-full needs firefox-esr, webkit2gtk-driver and xvfb: install them, or run it as root."; exit 1; fi; \
		$(APT) update && $(APT) install -y --no-install-recommends firefox-esr webkit2gtk-driver epiphany-browser xvfb xauth dbus >/dev/null; \
	fi
	node $(BROWSERTEST)/full.mjs
	node $(BROWSERTEST)/full-live.mjs
	node $(BROWSERTEST)/full-live-match.mjs
	KILLS=100 node --test $(BROWSERTEST)/killed-tab.test.mjs
	WHOLE=1 node --test $(BROWSERTEST)/bots-to-the-end.test.mjs $(BROWSERTEST)/sealed.test.mjs $(BROWSERTEST)/mail.test.mjs $(BROWSERTEST)/blocks-keys.test.mjs

# Tables of sizes, starts, taps and rules; no verdict.
bench: chromium $(MODULES) site hello
	go test -run '^$$' -bench . ./engine/...
	cd engine/cataclysm && env -i PATH="$$PATH:$$(go env GOROOT)/lib/wasm" HOME="$$HOME" GOFLAGS="$$GOFLAGS" GOOS=js GOARCH=wasm go test -run '^$$' -bench Replay .
	node $(BROWSERTEST)/bench.mjs
	node $(BROWSERTEST)/bench-touch.mjs
	node $(BROWSERTEST)/bench-first.mjs
	node $(BROWSERTEST)/bench-prompts.mjs

# Chromium for the browser's tests: CHROME, or Debian's.
chromium:
	@if [ -n "$${CHROME:-}" ]; then \
		if [ ! -x "$$CHROME" ]; then echo "CHROME=$$CHROME is not a program: set it to the path of a Chromium or Chrome."; exit 1; fi; \
	elif command -v chromium chromium-browser google-chrome >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Debian's Chromium."; $(APT) update && $(APT) install -y --no-install-recommends chromium >/dev/null; \
	else echo "The browser tests need Chromium: install it, or set CHROME=/path/to/chrome."; exit 1; fi
	@if [ -z "$${CHROME:-}" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && ! command -v chromium-headless-shell >/dev/null; then \
		echo "Installing Chromium's shell, with which the tests take less time."; \
		{ $(APT) update && $(APT) install -y --no-install-recommends chromium-headless-shell; } >/dev/null 2>&1 || echo "It is not to be had: all is tested in Chromium."; \
	fi

# What the browser's tests import.
modules: $(MODULES)

$(MODULES): $(BROWSERTEST)/package-lock.json
	cd $(BROWSERTEST) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(TRIMMED): go.mod go.sum cmd/build/*.go cmd/build/url/url.go
	GOFLAGS=-buildvcs=false go run ./cmd/build trim
	@touch $@

# Removes all that was built.
clean:
	rm -rf .cache $(BROWSERTEST)/node_modules $(BROWSERTEST)/out
	find static -mindepth 1 ! -name .gitignore -delete
