//go:build opponent

package conquest

// The computer players' own program writes no match down and checks none.
var (
	schema func(*Table) any
	checks func(*Table) []error
)
