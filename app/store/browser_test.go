//go:build js

package store

import (
	"errors"
	"syscall/js"
	"testing"
)

// fakeWindow puts a storage with the browser's own manners where the window's would be: room characters, and reporteds
// that a test can call as another tab would.
func fakeWindow(t *testing.T, room int) js.Value {
	t.Helper()
	fake := js.Global().Get("Function").New("room", `
		const kept = new Map(), reporteds = new Set();
		globalThis.interbellumStorage = "lasting";
		globalThis.addEventListener = (name, f) => { if (name === "storage") reporteds.add(f); };
		globalThis.removeEventListener = (name, f) => reporteds.delete(f);
		globalThis.localStorage = {
			getItem: (k) => kept.has(k) ? kept.get(k) : null,
			setItem(k, v) {
				if (k.length + v.length > room) throw Object.assign(new Error("exceeded the quota"), { name: "QuotaExceededError" });
				kept.set(k, String(v));
			},
			removeItem: (k) => { kept.delete(k); },
			key: (i) => [...kept.keys()][i] ?? null,
		};
		return { tell: (key, newValue) => reporteds.forEach((f) => f({ key, newValue })), kept };`)
	return fake.Invoke(room)
}

func TestTheBrowsersStorageKeepsMatches(t *testing.T) {
	fakeWindow(t, 1<<20)
	s := Browser()
	must[Revision](t)(s.Save("m", []byte("Łódź\x00\n"), Info{Title: "Spain burns"}, 0))
	must[Revision](t)(s.Save("m", []byte("two"), Info{}, 1))
	data, info, err := Browser().Load("m")
	if err != nil || string(data) != "two" || info.Revision != 2 || !s.Persistent() {
		t.Errorf("got %q at revision %d, %v, persistent: %v; want %q at 2, persistent", data, info.Revision, err, s.Persistent(), "two")
	}
	if list := must[[]Info](t)(s.List()); len(list) != 1 {
		t.Errorf("got the list %+v, want one match", list)
	}
	js.Global().Set("interbellumStorage", "memory")
	if s.Persistent() {
		t.Error("got a storage in memory that is persistent, want it not to be")
	}
}

func TestTheBrowsersRefusalsAreUnderstood(t *testing.T) {
	fakeWindow(t, 300)
	s := Browser()
	if _, err := s.Save("m", make([]byte, 400), Info{}, 0); !errors.As(err, new(*Full)) {
		t.Errorf("over the quota: got %v, want it refused as full", err)
	}
	throwing := js.Global().Get("Function").New(`globalThis.localStorage = { getItem() { throw Object.assign(new Error("denied"), { name: "SecurityError" }); } };`)
	throwing.Invoke()
	if _, _, err := s.Load("m"); !errors.As(err, new(*Blocked)) {
		t.Errorf("denied: got %v, want it refused as blocked", err)
	}
	js.Global().Set("localStorage", nil)
	if _, _, err := s.Load("m"); !errors.As(err, new(*Blocked)) {
		t.Errorf("no storage at all: got %v, want it refused as blocked", err)
	}
	js.Global().Set("localStorage", map[string]any{})
	if _, _, err := s.Load("m"); !errors.As(err, new(*Failed)) {
		t.Errorf("a storage without its functions: got %v, want another fault", err)
	}
}

// One save of another tab is two events, the new copy and the old one's removal; it is reported once.
func TestWhatAnotherTabDoesIsToldOnce(t *testing.T) {
	fake := fakeWindow(t, 1<<20)
	must[Revision](t)(Browser().Save("m", []byte("x"), Info{}, 0)) // stands as "interbellum/match/m"
	var reported []string
	stop := Watch(func(id string) { reported = append(reported, id) })
	fake.Call("tell", matchKey+"m", "text")
	fake.Call("tell", matchKey+"m"+otherSlot, nil)
	fake.Call("tell", indexKey, "[]")
	fake.Call("tell", nil, nil)
	fake.Call("tell", "theirs", "text")
	if len(reported) != 1 || reported[0] != "m" {
		t.Errorf("after a save: got %v, want m", reported)
	}
	fake.Call("tell", matchKey+"gone", nil)
	if len(reported) != 2 || reported[1] != "gone" {
		t.Errorf("after deleting: got %v, want m and gone", reported)
	}
	stop()
	fake.Call("tell", matchKey+"m", "text")
	if len(reported) != 2 {
		t.Errorf("after stopping: got %v, want nothing more", reported)
	}
}
