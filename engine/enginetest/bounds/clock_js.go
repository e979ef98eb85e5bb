package bounds

import (
	"syscall/js"
	"time"
)

// worked is how long this program has worked, as Node tells it.
func worked() time.Duration {
	usage := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(usage.Get("user").Float()+usage.Get("system").Float()) * time.Microsecond
}
