package conquest

// 7.13 New Year Resolution: what arrives of itself.

const (
	lastNaval     = 3 // years of US Naval Construction (7.132)
	reactionYears = 3 // New Years in which US Reaction Forces arrive (7.133)
)
