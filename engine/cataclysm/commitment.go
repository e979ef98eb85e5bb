package cataclysm

import (
	"strings"

	"interbellum/engine/words"
)

// Ratio is a conversion rate: Num things out of every Den put in.
type Ratio struct{ Num, Den int }

// CardColumn is one commitment level of a power's status card (2.6, 4.1).
type CardColumn struct {
	Power                Power
	Level                Commitment
	Effectiveness        int
	ForcePool            int   // limit of units and upgrade markers (4.1.1)
	BuildsPerResource    Ratio // 4.5
	ActionsPerOffensive  Ratio // 8.1
	TestsHomeFront       bool  // civilian powers draw their Home Front marker without a test (3.7.6)
	HomeFrontPenalty     int   // 0, -1 or -2, where there is a test
	MayDeclareWar        bool  // 6.2
	MayHoldUpgrades      bool  // 4.1
	EscalationOffensives bool  // gained on entering the level (6.4.2)
	SuddenDeath          int   // so many counters in the cup keep the action phase going (3.7.5)
	Entry                CardEntry
	Source               string
}

// CardEntry is the marker that entering a level brings (12.2.2, 12.3.1): the A-Bomb goes onto the
// turn track, Ahead turns on; a special resource goes to its area.
type CardEntry struct {
	Marker Marker // NoMarker for most levels
	To     Area
	Ahead  int
}

const commitmentColumns = "power,level,effectiveness,force_pool_limit,builds_per_resource,actions_per_offensive,home_front_penalty," +
	"may_declare_war,may_hold_upgrades,escalation_offensives_on_entry,sudden_death_threshold,marker_on_entry,source"

type cardTable [PowerCount + 1][Exhaustion + 1]CardColumn

// Card is one level of a power's status card. It is read only, and empty for powers and levels
// without one.
func (b *Book) Card(p Power, c Commitment) *CardColumn {
	if p > PowerCount || c > Exhaustion {
		p, c = NoPower, NoCommitment
	}
	return &b.cards[p][c]
}

func readCards(text string) (*cardTable, error) {
	rows, err := splitTable("commitment.csv", text, commitmentColumns)
	if err != nil {
		return nil, err
	}
	if len(rows) != PowerCount*int(Exhaustion) {
		return nil, words.Refuse("", "cataclysm/fault.data.commitment.rows", len(rows))
	}
	var t cardTable
	for _, raw := range rows {
		c, err := readCard(raw)
		if err != nil {
			return nil, err
		}
		if t[c.Power][c.Level].Power != NoPower {
			return nil, words.Refuse("", "cataclysm/fault.data.commitment.twice", c.Power, c.Level)
		}
		t[c.Power][c.Level] = c
	}
	return &t, nil
}

func readCard(raw row) (CardColumn, error) {
	r := &reader{row: raw}
	c := CardColumn{Power: r.power("power"), Level: Commitment(r.oneOf("level", commitmentSlugs[1:]...) + 1)}
	c.Effectiveness, c.ForcePool = r.within("effectiveness", 1, 6), r.within("force_pool_limit", 0, 99)
	rates := []string{"1/2", "1", "2", "3"}
	ratios := []Ratio{{1, 2}, {1, 1}, {2, 1}, {3, 1}}
	c.BuildsPerResource = ratios[r.oneOf("builds_per_resource", rates...)]
	c.ActionsPerOffensive = ratios[r.oneOf("actions_per_offensive", rates...)]
	penalty := r.oneOf("home_front_penalty", "", "0", "-1", "-2")
	if c.TestsHomeFront = penalty > 0; c.TestsHomeFront {
		c.HomeFrontPenalty = 1 - penalty
	}
	c.MayDeclareWar, c.MayHoldUpgrades = r.yes("may_declare_war"), r.yes("may_hold_upgrades")
	c.EscalationOffensives = r.yes("escalation_offensives_on_entry")
	c.SuddenDeath = r.within("sudden_death_threshold", 0, 99)
	c.Entry = readEntry(r, r.text("marker_on_entry"))
	c.Source = r.text("source")
	return c, r.err
}

func readEntry(r *reader, text string) CardEntry {
	if text == "" {
		return CardEntry{}
	}
	name, to, _ := strings.Cut(text, " to ")
	m, ok := ParseMarker(name)
	a, isArea := ParseArea(to)
	switch {
	case ok && isArea:
		return CardEntry{Marker: m, To: a}
	case ok && strings.HasSuffix(to, "ahead"): // on the turn track
		return CardEntry{Marker: m, Ahead: 2}
	}
	r.refuse("marker_on_entry", "cataclysm/fault.data.unknown", text)
	return CardEntry{}
}
