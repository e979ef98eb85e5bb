package cataclysm

import "interbellum/engine"

// interested reports whether p has an interest in the area (5.1).
func (t *Table) interested(p Power, a Area) bool { return false }

// breakAlliance takes p out of its alliance (6.1.4).
func (t *Table) breakAlliance(p Power, rule engine.Rule) events { return nil }

// flagPlay is the playing of a flag: one political action (3.7.1, 6.0).
type flagPlay struct {
	silent
	Power Power
	Kind  Kind // Flag or IlDuce, now in Hand
	Free  bool // a political action without a flag (W6-6)
}

func (*flagPlay) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// canPlayFlag reports whether the power could attempt any political action now (3.3).
func (t *Table) canPlayFlag(p Power, k Kind) bool { return false }

// stabilityTest is an effectiveness check whose failure lowers stability (5.5.1).
type stabilityTest struct {
	silent
	Power  Power
	Mod    int8
	Rule   string
	Passed bool
}

func (*stabilityTest) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// collapse is the fall of a power's government (5.5.2, 5.5.3): it may be a surrender.
type collapse struct {
	silent
	Power Power
}

func (*collapse) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// surrender eliminates a power (5.5.4).
type surrender struct {
	silent
	Power Power
}

func (*surrender) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// opportunity is a diplomatic opportunity (5.7): Eligible may try first, Then after them.
type opportunity struct {
	silent
	Area     Area
	Eligible Powers
	Then     Powers
	Rule     string
	Gained   Power // result: who gained control, or NoPower
}

func (*opportunity) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// outbreak begins a war between By and Targets, asks the allies of both sides whether
// they uphold their alliances, and combines wars (5.6, 6.1.3). Surprise is an outbreak
// without a declaration (9.8).
type outbreak struct {
	silent
	By       Power
	Targets  Powers
	Surprise bool
}

func (*outbreak) Next(*Table, step) (step, bool, events) { return nil, true, nil }

func init() {
	register[flagPlay]("flag")
	register[stabilityTest]("stability-test")
	register[collapse]("collapse")
	register[surrender]("surrender")
	register[opportunity]("opportunity")
	register[outbreak]("outbreak")
}
