package cataclysm

// The areas that rules name. Areas are numbered in the order of their slugs; a test compares.
const (
	albania      Area = 3
	arkhangelsk  Area = 6
	balticStates Area = 10
	benelux      Area = 15
	denmark      Area = 32
	finland      Area = 39
	iraq         Area = 55
	ireland      Area = 56
	jordan       Area = 60
	lombardy     Area = 64
	manchuria    Area = 68
	mongolia     Area = 74
	norway       Area = 83
	poland       Area = 93
	portugal     Area = 94
	rome         Area = 96
	ruhr         Area = 97
	spain        Area = 112
	urals        Area = 121
)
