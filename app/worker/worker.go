//go:build js

package worker

import (
	"encoding/json"
	"syscall/js"
	"time"

	"interbellum/engine/minds"
	"interbellum/engine/minds/wire"
)

// Serve answers messages. These and the replies are texts in JSON; the first reply says that it is ready.
func Serve() {
	post := func(r any) {
		text, _ := json.Marshal(r)
		js.Global().Call("postMessage", string(text))
	}
	// Sleeping is what hands over to the worker's own loop, which brings messages in.
	d := minds.NewDesk(func(r wire.Reply) { post(r) }, func() { time.Sleep(time.Nanosecond) })
	js.Global().Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		text := []byte(args[0].Get("data").String())
		go d.Hear(text)
		return nil
	}))
	post(map[string]bool{"ready": true})
	select {}
}
