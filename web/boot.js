// Starts the program, and says in a sentence what is wrong where it cannot. Takes the place of go-app's own app.js.
// Written for old browsers: one that cannot run WebAssembly must still be able to run this file.

// What go-app looks for on the window.
var goappNav = function () {};
var goappOnUpdate = function () { goappUpdatedBeforeWasmLoaded = true; };
var goappUpdatedBeforeWasmLoaded = false;
var goappOnAppInstallChange = function () { goappAppInstallChangedBeforeWasmLoaded = true; };
var goappAppInstallChangedBeforeWasmLoaded = false;
// "web/..." stays as it is, relative; whatever the path is under which the page stands, it is the one route.
function goappGetenv(key) { return { GOAPP_STATIC_RESOURCES_URL: "web", GOAPP_ROOT_PREFIX: decodeURIComponent(location.pathname) }[key]; }
function goappKeepBodyClean() { return function () {}; }

// --- words: those of web/words/en.tsv stand in the page

var interbellumWords = JSON.parse(document.getElementById("words").textContent);
// interbellumSay is a text with what stands in its braces; {count n rule|rules} is a number with the form that goes with it.
function interbellumSay(kind, slots) {
  return (interbellumWords[kind] || kind).replace(/\{(?:count )?([\w-]+)(?: ([^}]*))?\}/g, function (all, slot, forms) {
    var value = slots[slot];
    if (!forms) return value;
    var names = (interbellumWords.grammar || "one other").split(" "), list = forms.split("|");
    return value + " " + (list[names.indexOf(new Intl.PluralRules(document.documentElement.lang).select(value))] || list[list.length - 1]);
  });
}

// --- the address: a fragment for each screen, and Back, which closes a sheet first, then the table, then leaves

(function () {
  "use strict";
  // A % that codes nothing would end go-app, which parses the address: it is coded itself. The link then counts as damaged.
  function mend() {
    var sound = location.hash.replace(/%(?![0-9a-f]{2})/gi, "%25");
    if (sound !== location.hash) try { history.replaceState(history.state, "", location.pathname + location.search + sound); } catch (e) { /* as it is */ }
  }
  function url(fragment) { return location.pathname + location.search + (fragment ? "#" + fragment : ""); }
  // Below the entry of a screen lies one for the list of matches, so that Back leads there before it leaves the page.
  function above() { return Boolean(history.state && history.state.interbellum); }
  function put(fragment) {
    try {
      if (above()) return history.replaceState({ interbellum: true }, "", url(fragment));
      history.replaceState(null, "", url(""));
      history.pushState({ interbellum: true }, "", url(fragment));
    } catch (e) { /* a page that may not change its address: Back leaves it */ }
  }
  var shown = "", leaving = false;
  window.interbellumAddress = function (fragment) {
    if (fragment === shown) return;
    shown = fragment;
    if (fragment) return put(fragment);
    if (above()) { leaving = true; return history.back(); }
    try { history.replaceState(null, "", url("")); } catch (e) { /* as it is */ }
  };
  // close shuts what lies on top, as Escape does, and reports whether anything did.
  function close() {
    var over = document.querySelectorAll("dialog[open]"), menu = document.querySelector(".menu:popover-open,.chooser:popover-open,.rowmenu:popover-open");
    var sheet = document.querySelector(".over header .btn.icon,.decision.quiet .acts [data-do=look]");
    if (menu) menu.hidePopover();
    else if (over.length) over[over.length - 1].close();
    else if (sheet) sheet.click();
    return Boolean(menu || over.length || sheet);
  }
  addEventListener("popstate", function (event) {
    mend();
    var fragment = location.hash.slice(1);
    if (leaving) leaving = false;
    else if (fragment || !shown) { shown = fragment; return; } // another address: go-app passes it on
    else if (close()) put(shown);
    else {
      shown = "";
      var page = document.querySelector(".page");
      if (page) page.dispatchEvent(new CustomEvent("back"));
    }
    event.stopImmediatePropagation();
  });
  mend();
  shown = location.hash.slice(1);
  if (shown) put(shown);
})();

(function () {
  "use strict";
  var shell = document.getElementById("shell");
  var says = document.getElementById("says");
  var bar = document.getElementById("progress");
  var notice = document.getElementById("notice");
  var root = document.documentElement;
  var say = interbellumSay;

  function button(text, act) {
    var b = document.createElement("button");
    b.type = "button";
    b.textContent = text;
    b.addEventListener("click", act);
    return b;
  }

  // tell shows a sentence above the page, with what can be done about it.
  function tell(sentence, buttons) {
    var p = document.createElement("p");
    p.textContent = sentence;
    notice.textContent = "";
    notice.appendChild(p);
    buttons.concat(button(say("common.close"), function () { notice.hidden = true; })).forEach(function (b) { notice.appendChild(b); });
    notice.hidden = false;
  }

  // stop is for what keeps the program from starting, or has ended it.
  function stop(sentence, cause) {
    if (cause) console.error(cause);
    var again = button(say("common.try-again"), function () { location.reload(); });
    if (!shell.isConnected) return tell(sentence, [again]);
    if (bar) bar.remove();
    says.textContent = sentence;
    shell.appendChild(again);
    if (window.interbellumName && interbellumName !== interbellumFirst) shell.appendChild(button(say("boot.other-games"), function () { turnTo(interbellumFirst, null); }));
  }

  // --- programs: each has the games of one family (engine/games), and the page changes from one to another

  // turnTo starts another program, in this tab at once and next time everywhere. The command for it waits in the tab's
  // storage; where a browser keeps nothing, or not as much, nothing is changed.
  function turnTo(program, command) {
    try {
      if (window.interbellumStorage !== "lasting") return false;
      if (command) sessionStorage.setItem("interbellum/command", JSON.stringify(command));
      else sessionStorage.removeItem("interbellum/command");
      sessionStorage.setItem("interbellum/program", program);
    } catch (e) { return false; }
    // The Workshop's program is larger: another tab starts without it.
    if (program !== "workshop") try { localStorage.setItem("interbellum/program", program); } catch (e) { /* full: this tab knows */ }
    history.replaceState(history.state, "", location.pathname);
    location.reload();
    return true;
  }
  window.interbellumTurnTo = function (program, what, id, name) { return turnTo(program, [what, id, name]); };
  function waits() { return sessionStorage.getItem("interbellum/command"); }
  window.interbellumCommand = function () {
    var command = waits();
    sessionStorage.removeItem("interbellum/command");
    return command && JSON.parse(command);
  };

  // --- another language: one file with all its texts, those of the program and, under "== scripts", those of the scripts (cmd/site/words.go)

  var language = Promise.resolve();
  function speak() {
    var chosen = null;
    try { chosen = localStorage.getItem("interbellum/language"); } catch (e) { /* said by guardStorage */ }
    if (!chosen || !window.fetch) return;
    language = fetch("web/words/" + encodeURIComponent(chosen) + ".txt", { credentials: "same-origin" }).then(function (got) {
      if (!got.ok) throw new Error("web/words/" + chosen + ".txt: status " + got.status);
      return got.text();
    }).then(function (text) {
      (("\n" + text).split("\n== scripts\n")[1] || "").split("\n== ")[0].split("\n").forEach(function (line) {
        var parts = line.split("\t");
        if (parts.length === 2 && line[0] !== "#") interbellumWords[parts[0].replace(/\(.*/, "")] = parts[1];
      });
      window.interbellumLanguage = text;
      root.lang = chosen;
      if (shell.isConnected) says.textContent = say("site.laying-out");
    })["catch"](function (cause) { console.warn("the page stays in English:", cause); });
  }

  // theme is set before the style sheets' first use; the page may set it anew.
  function theme() {
    var chosen = null;
    try { chosen = localStorage.getItem("interbellum/theme"); } catch (e) { /* said by guardStorage */ }
    var dark = window.matchMedia && matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : dark ? "dark" : "light";
    try {
      if (Number(localStorage.getItem("interbellum/text")) > 0) root.style.fontSize = localStorage.getItem("interbellum/text") + "%";
      if (localStorage.getItem("interbellum/motion") === "still") root.dataset.motion = "still";
    } catch (e) { /* as above */ }
  }

  // guardStorage puts a memory in the place of a storage that the browser withholds: go-app reads it at the start and
  // would not begin, and the player could not even read why.
  function guardStorage(name, keepsNothing) {
    var kept = Object.create(null);
    try {
      window[name].getItem("interbellum/index");
      if (!keepsNothing) return true;
      ["theme", "text", "motion", "language", "program", "programs"].forEach(function (k) {
        var set = window[name].getItem("interbellum/" + k);
        if (set !== null) kept["interbellum/" + k] = set;
      });
    } catch (cause) { /* the memory begins empty */ }
    var memory = {
      getItem: function (k) { return k in kept ? kept[k] : null; },
      setItem: function (k, v) { kept[k] = String(v); },
      removeItem: function (k) { delete kept[k]; },
      clear: function () { kept = Object.create(null); },
      key: function (i) { var keys = Object.keys(kept); return i < keys.length ? keys[i] : null; },
      get length() { return Object.keys(kept).length; },
    };
    Object.defineProperty(window, name, { configurable: true, value: memory });
    return false;
  }

  // besideRoom is where this window meets another one of the same browser that plays a match live (web/late/live.js), if it was opened for
  // that. The other one keeps the match, so this one keeps nothing.
  function besideRoom() {
    try {
      var room = (/^#beside=(\w+)$/.exec(location.hash) || [])[1] || sessionStorage.getItem("interbellum/beside");
      if (!room) return "";
      sessionStorage.setItem("interbellum/beside", room);
      history.replaceState(history.state, "", "#beside=" + room);
      return room;
    } catch (e) { return ""; }
  }

  function progress(share) { if (bar) bar.value = Math.min(1, share); }

  // counted passes the program on and shows how much has come. The size is the build's, for a compressed transfer
  // does not tell it. Once the service worker answers there is nothing to wait for, and the browser may keep what it
  // compiled only of an answer that is passed on untouched.
  function counted(response) {
    var size = interbellumPrograms[interbellumName];
    if (!response.body || !window.ReadableStream || !size || (navigator.serviceWorker && navigator.serviceWorker.controller)) return response;
    var reader = response.body.getReader();
    var come = 0;
    return new Response(new ReadableStream({
      pull: function (to) {
        return reader.read().then(function (part) {
          if (part.done) return to.close();
          come += part.value.byteLength;
          progress(come / size);
          to.enqueue(part.value);
        });
      },
    }), { headers: { "Content-Type": "application/wasm" } });
  }

  function instantiate(response, imports) {
    if (WebAssembly.instantiateStreaming && /^application\/wasm/.test(response.headers.get("Content-Type") || ""))
      return WebAssembly.instantiateStreaming(counted(response), imports);
    return counted(response).arrayBuffer().then(function (bytes) { return WebAssembly.instantiate(bytes, imports); });
  }

  function mark(name) { if (window.performance && performance.mark) performance.mark("interbellum " + name); }

  // painted follows the first frame that shows the mounted page. A page in the background has no frames.
  function afterPaint(then) {
    if (document.hidden) return void setTimeout(then);
    requestAnimationFrame(function () {
      var channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(0);
    });
  }

  // What is put off until a change is painted is done at the latest when the page is left.
  window.interbellumSoon = function (then) {
    var due = true;
    function call() {
      if (!due) return;
      due = false;
      removeEventListener("pagehide", call);
      document.removeEventListener("visibilitychange", call);
      then();
    }
    addEventListener("pagehide", call);
    document.addEventListener("visibilitychange", call);
    afterPaint(call);
  };

  // parsed is when the style sheet is there too, which stands last in the page.
  function parsed() {
    return new Promise(function (then) {
      if (document.readyState !== "loading") then();
      else document.addEventListener("DOMContentLoaded", then);
    });
  }

  // script fetches what only a table needs: the board and its keys.
  var script = shell.dataset.script;
  function loadScript() {
    if (!script) return;
    var s = document.createElement("script");
    var held = document.querySelector('script[data-file="' + script + '"]'); // in the page itself, where it is one file
    if (held) s.textContent = held.textContent;
    else s.src = script;
    document.head.appendChild(s);
    script = "";
  }

  function run(go, instance) {
    mark("instantiated");
    var ended = go.run(instance);
    mark("mounted");
    ended.then(
      function () { stop(say("boot.stopped")); },
      function (cause) { stop(say("boot.stopped"), cause); });
    return new Promise(function (then) {
      afterPaint(function () {
        mark("painted");
        root.dataset.ready = "yes";
        loadScript();
        then();
      });
    });
  }

  // A host may forbid what the page needs. Browsers say which rule it was only in an event.
  var forbidden = "";
  document.addEventListener("securitypolicyviolation", function (event) {
    forbidden = event.effectiveDirective || event.violatedDirective;
    if (root.dataset.ready) tell(say("boot.policy-later", { rule: forbidden }), []);
  });
  function policy(cause) {
    if (!forbidden && /unsafe-eval|content security policy/i.test(cause && cause.message)) forbidden = "script-src";
    return forbidden && say("boot.policy", { rule: forbidden });
  }

  // layouts reads what the shell has asked for: where things stand on the boards. A host may answer with a page in the place of a file that it
  // does not have.
  function layouts() {
    return Promise.all(Object.keys(interbellumLayouts).map(function (board) {
      return interbellumLayouts[board].then(function (response) { return response.ok ? response.text() : ""; }).then(function (text) {
        try { JSON.parse(text); } catch (cause) { throw new SyntaxError("web/boards/" + board + ".json is not there"); }
        interbellumLayouts[board] = text;
      });
    }));
  }

  function start() {
    if (typeof interbellumProgram === "undefined")
      return Promise.resolve(stop(say("boot.no-own-script")));
    if (typeof WebAssembly !== "object" || typeof Go !== "function" || !interbellumProgram)
      return Promise.resolve(stop(say("boot.no-webassembly")));
    var go = new Go(), laid = layouts(), unloaded = function (cause) {
      stop(say("boot.not-loaded", { why: policy(cause) || say("boot.no-network") }), cause);
    };
    laid["catch"](function () { /* said below */ });
    return language.then(function () { return interbellumProgram; }).then(function (response) {
      if (response.status === 503) throw new ReferenceError("web/" + interbellumName + ".wasm is not kept on this device");
      if (!response.ok) throw new Error("web/" + interbellumName + ".wasm: status " + response.status);
      return instantiate(response, go.importObject).then(
        function (made) {
          if (!interbellumBots[interbellumName]) window.interbellumModule = made.module; // for its computer players (bots.js)
          return laid.then(parsed).then(function () { return run(go, made.instance); }, function (cause) {
            if (cause instanceof SyntaxError) throw cause;
            unloaded(cause);
          });
        },
        function (cause) { stop(say("boot.not-started", { why: policy(cause) || say("boot.cut-off") }), cause); });
    }, unloaded).catch(function (cause) {
      stop(cause instanceof ReferenceError ? say("boot.not-loaded", { why: say("boot.no-network") }) : say("boot.incomplete"), cause);
    });
  }

  // --- play without a network, and updates: offered, never forced

  var accepted = false;
  var registration = null;

  function offer(worker) {
    goappOnUpdate();
    tell(say("offline.new"), [button(say("offline.change"), function () {
      accepted = true;
      worker.postMessage("take over");
    })]);
  }

  function watch(worker) {
    worker.addEventListener("statechange", function () {
      if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
    });
  }

  function keepForOffline() {
    if (!navigator.serviceWorker || "single" in root.dataset) return;
    var had = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", function () {
      if (accepted) return location.reload();
      if (had) tell(say("offline.changed"), [button(say("offline.load"), function () { location.reload(); })]);
      had = true;
    });
    navigator.serviceWorker.addEventListener("message", function (event) {
      if (event.data && event.data.changed)
        tell(say("offline.not-kept", { name: event.data.changed }), []);
    });
    navigator.serviceWorker.register("service-worker.js", { updateViaCache: "none" }).then(function (made) {
      registration = made;
      if (made.waiting && navigator.serviceWorker.controller) offer(made.waiting);
      if (made.installing) watch(made.installing);
      made.addEventListener("updatefound", function () { watch(made.installing); });
    }, function (cause) { console.warn("Interbellum is not kept for play without a network:", cause); });
    navigator.serviceWorker.ready.then(function () { root.dataset.offline = "ready"; });
  }

  var asked = Date.now();
  window.goappTryUpdate = function () {
    asked = Date.now();
    if (registration) registration.update()["catch"](function () { /* no network: another time */ });
  };
  // An installed page may stay open for weeks: it asks when it is looked at again, at most once an hour.
  document.addEventListener("visibilitychange", function () {
    if (!document.hidden && Date.now() - asked > 3600000) goappTryUpdate();
  });

  // --- installing

  var prompt = null;
  window.addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    prompt = event;
    installing();
  });
  window.addEventListener("appinstalled", function () { prompt = null; installing(); });
  function installing() {
    goappOnAppInstallChange();
    if (window.interbellum && interbellum.install) interbellum.install();
  }
  window.goappIsAppInstalled = function () {
    return navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;
  };
  window.goappIsAppleBrowser = function () {
    return /iP(hone|ad|od)/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  };
  window.goappIsAppInstallable = function () { return !goappIsAppInstalled() && (prompt !== null || goappIsAppleBrowser()); };
  window.goappShowInstallPrompt = function () { if (prompt) prompt.prompt(); };

  // --- one tab plays a match at a time

  // A tab that lays a match on the table takes it over, and the tab that played it before learns so: by its lock or, where
  // there are no locks, by the storage. An empty id lets go.
  var held = { id: "", over: true, release: function () {}, lost: function () {} };
  window.interbellumHold = function (id, taken) {
    held.over = true;
    held.release();
    var mine = held = { id: id, over: !id, release: function () {} };
    mine.lost = function () {
      if (mine.over) return;
      mine.over = true;
      taken(id);
    };
    if (!id || beside) return;
    if (navigator.locks && navigator.locks.request)
      navigator.locks.request("interbellum/" + id, { steal: true }, function () {
        return new Promise(function (done) {
          if (mine.over) return done();
          mine.release = done;
        });
      }).then(null, function (cause) {
        if (cause && cause.name === "AbortError") mine.lost();
        else announce(id); // no locks for this page
      });
    else announce(id);
  };
  function announce(id) {
    try { localStorage.setItem("interbellum/held", id + " " + Date.now() + Math.random()); } catch (e) { /* a save will say so */ }
  }
  window.addEventListener("storage", function (event) {
    if (event.key === "interbellum/held" && !beside && event.newValue && event.newValue.split(" ")[0] === held.id) held.lost();
  });

  var beside = besideRoom();
  theme();
  var lasting = guardStorage("localStorage", beside);
  guardStorage("sessionStorage");
  window.interbellumStorage = lasting ? "lasting" : "memory";
  speak();
  if (location.hash || waits()) language.then(loadScript); // a table comes first
  start().then(function () {
    if (!lasting && !beside)
      tell(say("boot.no-storage"), []);
    if (window.requestIdleCallback) requestIdleCallback(keepForOffline, { timeout: 2000 });
    else setTimeout(keepForOffline, 200);
  });
})();
