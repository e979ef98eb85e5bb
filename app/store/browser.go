//go:build js

package store

import (
	"fmt"
	"slices"
	"strings"
	"syscall/js"
)

// Browser is the window's localStorage. Where the browser refuses it, the boot script has replaced it by a storage in
// memory, and says so.
func Browser() Store { return In(localStorage{}) }

type localStorage struct{}

// call returns what the storage throws as an error.
func call(method string, args ...any) (result js.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = thrown(r)
		}
	}()
	storage := js.Global().Get("localStorage")
	if !storage.Truthy() {
		return js.Null(), ErrBlocked
	}
	return storage.Call(method, args...), nil
}

func thrown(r any) error {
	e, ok := r.(js.Error)
	if !ok {
		return fmt.Errorf("%v", r)
	}
	switch name := e.Value.Get("name").String(); name {
	case "QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED":
		return ErrFull
	case "SecurityError":
		return ErrBlocked
	}
	return e
}

func (localStorage) Get(key string) (string, bool, error) {
	text, err := call("getItem", key)
	if err != nil || text.IsNull() || text.IsUndefined() {
		return "", false, err
	}
	return text.String(), true, nil
}

func (localStorage) Set(key, text string) error {
	_, err := call("setItem", key, text)
	return err
}

func (localStorage) Remove(key string) error {
	_, err := call("removeItem", key)
	return err
}

func (localStorage) Names() (names []string, err error) {
	for i := 0; ; i++ {
		name, err := call("key", i)
		if err != nil {
			return nil, err
		}
		if name.IsNull() {
			break
		}
		names = append(names, name.String())
	}
	slices.Sort(names)
	return names, nil
}

func (localStorage) Persistent() bool {
	return js.Global().Get("interbellumStorage").String() != "memory"
}

// Watch calls changed whenever another tab writes or deletes a match. A page that has that match open should load it
// again, or say so. What this tab does itself is not reported.
func Watch(changed func(id string)) (stop func()) {
	listener := js.FuncOf(func(_ js.Value, args []js.Value) any {
		key, text := args[0].Get("key"), args[0].Get("newValue")
		if key.Type() != js.TypeString {
			return nil
		}
		id, ours := strings.CutPrefix(key.String(), matchKey)
		if !ours {
			return nil
		}
		id = strings.TrimSuffix(id, otherSlot)
		if text.IsNull() && exists(id) {
			return nil // a save has removed the old copy; the new one was reported already
		}
		changed(id)
		return nil
	})
	js.Global().Call("addEventListener", "storage", listener)
	return func() {
		js.Global().Call("removeEventListener", "storage", listener)
		listener.Release()
	}
}

func exists(id string) bool {
	for _, key := range []string{matchKey + id, matchKey + id + otherSlot} {
		if _, there, _ := (localStorage{}).Get(key); there {
			return true
		}
	}
	return false
}

// Hold says which match this tab plays, "" for none. When another tab takes it over, taken is called with its ID.
func Hold(id string, taken func(id string)) {
	onTaken = taken
	if hold := js.Global().Get("interbellumHold"); hold.Type() == js.TypeFunction {
		if callback.IsUndefined() {
			callback = js.FuncOf(func(_ js.Value, args []js.Value) any {
				onTaken(args[0].String())
				return nil
			}).Value // never released: an old lock may be lost at any time
		}
		hold.Invoke(id, callback)
	}
}

var (
	onTaken  func(id string)
	callback js.Value
)
