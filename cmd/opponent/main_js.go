//go:build js

package main

import (
	"encoding/json"
	"syscall/js"
	"time"
)

// In a Web Worker messages and replies are texts in JSON. The first reply says that it is ready.
func main() {
	post := func(r any) {
		text, _ := json.Marshal(r)
		js.Global().Call("postMessage", string(text))
	}
	// Sleeping is what hands over to the worker's own loop, which brings messages in.
	d := &desk{send: func(r reply) { post(r) }, pause: func() { time.Sleep(time.Nanosecond) }}
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := []byte(args[0].Get("data").String())
		go d.hear(text)
		return nil
	}))
	post(map[string]bool{"ready": true})
	select {}
}
