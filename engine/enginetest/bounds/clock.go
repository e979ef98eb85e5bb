//go:build !unix && !js

package bounds

import "time"

const judged = true

var start = time.Now()

func worked() time.Duration { return time.Since(start) }
