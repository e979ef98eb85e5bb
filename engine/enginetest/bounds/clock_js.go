package bounds

import "time"

// Node counts what its compiler and its collector do as work of this program, so time is judged natively only. Natively
// the same code reads the same bytes.
const judged = false

func worked() time.Duration { return 0 }
