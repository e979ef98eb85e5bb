//go:build js

// Package worker is what a program does in a Web Worker: it plays for the page. Elsewhere it does so on a command line.
package worker

import (
	"encoding/json"
	"syscall/js"
	"time"

	"interbellum/engine/bots"
	"interbellum/engine/bots/wire"
)

// Inside reports whether the program runs in a worker, and not in a page.
func Inside() bool { return js.Global().Get("document").IsUndefined() }

// Serve answers messages. These and the replies are texts in JSON; the first reply says that it is ready.
func Serve() {
	post := func(r any) {
		text, _ := json.Marshal(r)
		js.Global().Call("postMessage", string(text))
	}
	// Sleeping is what hands over to the worker's own loop, which brings messages in.
	d := bots.NewDesk(func(r wire.Reply) { post(r) }, func() { time.Sleep(time.Nanosecond) })
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := []byte(args[0].Get("data").String())
		go d.Hear(text)
		return nil
	}))
	post(map[string]bool{"ready": true})
	select {}
}
