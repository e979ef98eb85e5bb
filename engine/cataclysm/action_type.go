package cataclysm

// ActionType is a type of political action (6.0). The cubes of failed actions lie in the box of
// the type (5.4). Each special action is a type of its own: a marker in the special box shows
// which one was tried.
type ActionType uint8

const (
	NoAction ActionType = iota
	AllianceAction
	DeclareWarAction
	DiplomacyAction
	EscalationAction
	ManeuversAction
	PressureAction
	PropagandaAction
	RhinelandAction
	AbyssiniaAction
	USJapanTradeAction
	LendLeaseAction
	RailroadAction
	PostureAction
)

var actionSlugs = []string{"", "alliance", "declare-war", "diplomacy", "escalate", "maneuvers", "pressure", "propaganda",
	"rhineland", "abyssinia", "us-japan-trade", "lend-lease", "trans-siberian-railroad", "posture"}

func (a ActionType) String() string               { return slugOf(actionSlugs, a) }
func (a ActionType) MarshalText() ([]byte, error) { return []byte(a.String()), nil }
func (a *ActionType) UnmarshalText(b []byte) error {
	return unmarshal(actionSlugs, "political-action", b, a)
}
