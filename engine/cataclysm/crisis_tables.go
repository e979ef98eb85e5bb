package cataclysm

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

// CrisisEffect is what a row of the crisis tables does (3.7.4). The rows share these procedures and differ in their numbers.
type CrisisEffect uint8

const (
	NoCrisisEffect CrisisEffect = iota
	QuietCrisis                 // nothing happens

	// LoosenControl: every power with a cube in one of Areas, or in a country of China, that no power's land unit holds (in
	// China no Chinese army either) checks effectiveness; on a failure the cube leaves and non-land units there retreat.
	LoosenControl
	CheckForFlag        // the powers of Ideology, or the belligerent ones, check effectiveness; who passes gains a flag
	ReduceEffectiveness // Power: one lower until the turn ends; rerolled if it is so already
	LoseReserve         // Power: its reserve back to the status card; rerolled if it has none

	// Putsch: Power picks one country within its interests that is controlled and ungarrisoned, of the least
	// resistance among those; the cube leaves and non-land units there retreat.
	Putsch
	DiscardNextCounter // the next flag, offensive, unit or upgrade drawn goes back to its status card

	// CivilWarBreaksOut: Targets by the higher of two dice (11.1). A garrison suppresses it. An area in civil war already or
	// not in play passes the event on to the next lower result.
	CivilWarBreaksOut
	StabilityTestDue // Power; or the powers of Ideology, or all, whose commitment is one of Commitments
	IncidentFlags    // Pairs by the higher of two dice: a flag to each
	RollTwice        // two more rolls on the same table, 1-1 itself rerolled

	// Coup: one of Targets by the higher of two dice (5.7). A garrison there, or the ideology's own control, leaves it
	// without effect. Otherwise the active powers of Ideology check in decreasing effectiveness
	// order, resistance not counted, and the first to pass gains control. If none does and nobody controls the country, the
	// powers of the other ideologies have a diplomatic opportunity.
	Coup

	// Partisans: every power with a cube in ungarrisoned countries of resistance one or more checks for one of them, which the
	// enemy with the highest effectiveness chooses; on a failure the cube leaves and non-land units there retreat.
	Partisans
	FreePoliticalAction // one power of the ideology with the lowest score attempts a political action without a flag (6.0)
)

var crisisEffectSlugs = []string{"", "none", "loosen-control", "check-for-flag", "reduce-effectiveness", "lose-reserve", "putsch",
	"discard-next-counter", "civil-war-table", "stability-test", "incident-flags", "roll-twice", "coup", "partisans", "free-political-action"}

func (e CrisisEffect) String() string { return slugOf(crisisEffectSlugs, e) }
func (e CrisisEffect) MarshalText() ([]byte, error) {
	return []byte(e.String()), nil
}
func (e *CrisisEffect) UnmarshalText(b []byte) error {
	return unmarshal(crisisEffectSlugs, "crisis-effect", b, e)
}

// CrisisTable is one of the two tables (2.7). The wartime one is used once the war status marker is in play (5.6.3).
type CrisisTable uint8

const (
	Peacetime CrisisTable = iota + 1
	Wartime
)

var crisisTableSlugs = []string{"", "peacetime", "wartime"}

func (t CrisisTable) String() string               { return slugOf(crisisTableSlugs, t) }
func (t CrisisTable) MarshalText() ([]byte, error) { return []byte(t.String()), nil }
func (t *CrisisTable) UnmarshalText(b []byte) error {
	return unmarshal(crisisTableSlugs, "crisis-table", b, t)
}

// CrisisEvent is one row. Of its parameters, each effect uses those that its comment names.
type CrisisEvent struct {
	Table                 CrisisTable     `json:"table"`
	Roll                  string          `json:"roll"` // "6-5": the higher die first
	Title                 string          `json:"title"`
	Text                  string          `json:"text"`
	Effect                CrisisEffect    `json:"effect"`
	Areas                 []Area          `json:"areas"`
	China                 bool            `json:"china"`
	Ideology              Ideology        `json:"ideology"`
	Power                 Power           `json:"power"`
	Belligerent           bool            `json:"belligerent"`
	Commitments           []Commitment    `json:"commitments"`
	Targets               [6]Area         `json:"targets"` // by the higher die, 6 and more together; Nowhere for Elsewhere
	Elsewhere             CrisisReference `json:"elsewhere"`
	Pairs                 [6][2]Power     `json:"pairs"`
	EnemiesLowerScoreOnly bool            `json:"enemies_lower_score_only"` // of a pair at war only the one that is behind gains
	Source                string          `json:"source"`
}

// CrisisReference sends one die of a list to the list of another row, to be rolled on there. The zero value sends nothing.
type CrisisReference struct {
	Die   int         `json:"die"`
	Table CrisisTable `json:"table"`
	Roll  string      `json:"roll"`
}

type crisisTables [Wartime + 1][7][7]CrisisEvent

// CrisisRow is the row for two dice. It is read only. Dice that cannot fall have an empty row.
func (b *Book) CrisisRow(t CrisisTable, high, low int) *CrisisEvent {
	if high < low {
		high, low = low, high
	}
	if low < 1 || high > 6 || t < Peacetime || t > Wartime {
		return &b.crises[0][0][0]
	}
	return &b.crises[t][high][low]
}

// RowOf is the row that a reference means.
func (b *Book) RowOf(r CrisisReference) *CrisisEvent {
	high, low, ok := splitRoll(r.Roll)
	if !ok {
		return b.CrisisRow(0, 0, 0)
	}
	return b.CrisisRow(r.Table, high, low)
}

// Target is the area that the higher die names in a list; 7 and 8 (two or three sixes) read as 6. If the
// list sends that die to another row, the area is Nowhere and roll is that row: two dice are
// rolled on its list (11.1).
func (b *Book) Target(e *CrisisEvent, die int) (a Area, roll *CrisisEvent) {
	die = min(max(die, 1), 6)
	if e.Elsewhere.Die == die {
		return Nowhere, b.RowOf(e.Elsewhere)
	}
	return e.Targets[die-1], nil
}

func splitRoll(s string) (high, low int, ok bool) {
	if len(s) != 3 || s[1] != '-' {
		return 0, 0, false
	}
	high, low = int(s[0]-'0'), int(s[2]-'0')
	return high, low, high >= low && low >= 1 && high <= 6
}

func readCrises(text []byte) (*crisisTables, error) {
	var rows []CrisisEvent
	if err := engine.DecodeStrictly(text, &rows); err != nil {
		return nil, words.Refuse("", "cataclysm/fault.data.crises", err)
	}
	var t crisisTables
	for _, e := range rows {
		high, low, ok := splitRoll(e.Roll)
		if !ok || e.Table == 0 || e.Effect == NoCrisisEffect || e.Title == "" || e.Text == "" || e.Source == "" {
			return nil, words.Refuse("", "cataclysm/fault.data.crises.incomplete", e.Table, e.Roll)
		}
		if t[e.Table][high][low].Table != 0 {
			return nil, words.Refuse("", "cataclysm/fault.data.crises.twice", e.Table, e.Roll)
		}
		t[e.Table][high][low] = e
	}
	if len(rows) != 2*21 {
		return nil, words.Refuse("", "cataclysm/fault.data.crises.rows", len(rows))
	}
	return &t, nil
}
