package cataclysm

// The areas that rules name. Areas are numbered in the order of their slugs; a test compares.
const (
	finland   Area = 39
	lombardy  Area = 64
	manchuria Area = 68
	rome      Area = 96
	ruhr      Area = 97
	spain     Area = 112
	urals     Area = 121
)
