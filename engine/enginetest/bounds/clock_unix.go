//go:build unix

package bounds

import (
	"syscall"
	"time"
)

const judged = true

// worked is how long this program has worked: what others do on the same machine does not count.
func worked() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
