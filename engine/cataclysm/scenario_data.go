package cataclysm

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/words"
)

// Scenario is a set-up (section C of the playbook), as data/scenarios/ describes it. What every scenario shares is not
// written there: every home area and colony of a power in play belongs to it unless Control or NeutralCubes say otherwise,
// an absent power's areas are countries without an owner; all flags and offensives are available; the limited resources
// of Benelux, Sweden and Czechoslovakia lie on the map unless MarkersRemoved names them; minor armies stand where they are
// printed unless removed; the first administration phase is still to come.
type Scenario struct {
	ID                  string              `json:"id"`
	Number              string              `json:"number"` // "C.2", or empty
	Name                string              `json:"name"`
	Kind                string              `json:"kind"` // introductory, theater, global, alternate
	Maps                []Map               `json:"maps"`
	Players             []PlayerSplit       `json:"players"`
	Powers              []Power             `json:"powers"`
	OutOfPlay           []Power             `json:"out_of_play"`
	IdeologyOverrides   []IdeologyOverride  `json:"ideology_overrides"`
	ProvocationOverride []ProvocationChange `json:"provocation_overrides"`
	FirstTurn           Turn                `json:"first_turn"`
	LastTurn            Turn                `json:"last_turn"`
	Control             []ControlCubes      `json:"control"`
	NeutralCubes        []AreaCubes         `json:"neutral_cubes"`
	Status              []ScenarioPower     `json:"status"`
	Chinese             *ChineseSetup       `json:"chinese"` // nil without the Pacific map
	MinorArmiesRemoved  []Area              `json:"minor_armies_removed"`
	SpecialBases        []Area              `json:"special_bases"`
	ExtraProduction     []PowerAreas        `json:"extra_production_sites"`
	BasesCaptured       []BaseChange        `json:"bases_captured"`
	CivilWars           []Area              `json:"civil_wars"`
	MarkersInPlay       []MarkerPlace       `json:"markers_in_play"`
	MarkersRemoved      []Marker            `json:"markers_removed"`
	TurnTrack           []ScenarioCounter   `json:"turn_track"`
	CupExtra            []ScenarioCounter   `json:"cup_extra"`
	Alliances           [][]Power           `json:"alliances"`
	Wars                []ScenarioWar       `json:"wars"`
	WarStatus           WarStatus           `json:"war_status"`
	Surrendered         []SurrenderedPower  `json:"surrendered"`
	StartingPoints      []PowerPoints       `json:"starting_victory_points"`
	Victory             VictoryTerms        `json:"victory"`
	SpecialRules        []SpecialRule       `json:"special_rules"`
	Source              ScenarioSource      `json:"source"`

	book *Book // what it is a part of
}

// PlayerSplit deals the powers out among a number of players (1.2).
type PlayerSplit struct {
	Players int       `json:"players"`
	Split   [][]Power `json:"split"`
}

type IdeologyOverride struct {
	Power    Power    `json:"power"`
	Ideology Ideology `json:"ideology"`
}

type ProvocationChange struct {
	Power    Power   `json:"power"`
	Provokes []Power `json:"provokes"`
}

// ControlCubes are a power's cubes in an area. Italian cubes in Rome are those of the Abyssinian adventure (12.1.2).
type ControlCubes struct {
	Area  Area  `json:"area"`
	Power Power `json:"power"`
	Cubes int   `json:"cubes"`
}

type AreaCubes struct {
	Area  Area `json:"area"`
	Cubes int  `json:"cubes"`
}

// ScenarioPower is a power's status card, track markers and units at the start.
type ScenarioPower struct {
	Power              Power         `json:"power"`
	Commitment         Commitment    `json:"commitment"`
	Stability          Stability     `json:"stability"`
	Posture            Posture       `json:"posture"`
	Units              []AreaUnits   `json:"units"`
	ForcePoolAvailable []CounterFace `json:"force_pool_available"`
	ForcePoolSetAside  int           `json:"force_pool_set_aside"` // counters of the pool that serve in a theatre off the maps
	Reserve            CounterFace   `json:"reserve"`
	MarkersAvailable   []Marker      `json:"markers_available"`
	MarkersRemoved     []Marker      `json:"markers_removed"`
	Note               string        `json:"note"`
	Source             string        `json:"source"`
}

type AreaUnits struct {
	Area  Area          `json:"area"`
	Units []CounterFace `json:"units"`
}

// ChineseSetup is the state of the Chinese civil war (11.4): where each faction has an army.
type ChineseSetup struct {
	Status     string `json:"status"` // active or inactive
	Guomindang []Area `json:"guomindang"`
	ChiCom     []Area `json:"chicom"`
}

type PowerAreas struct {
	Power Power  `json:"power"`
	Areas []Area `json:"areas"`
}

// BaseChange is a base that is not its printed owner's; without an owner it is unowned.
type BaseChange struct {
	Area  Area  `json:"area"`
	Owner Power `json:"base_owner"`
}

// MarkerPlace says where a marker lies: an area's slug, or political-display, political-display-centre, map.
type MarkerPlace struct {
	Marker Marker `json:"marker"`
	Place  string `json:"place"`
}

// ScenarioCounter is a counter that enters by the turn track or lies in the cup from the start: of a power and kind, or
// a marker.
type ScenarioCounter struct {
	Turn   Turn   `json:"turn"`
	Power  Power  `json:"power"`
	Kind   Kind   `json:"kind"`
	Marker Marker `json:"marker"`
	Count  int    `json:"count"`
}

type ScenarioWar struct {
	Sides [2][]Power `json:"sides"`
}

type SurrenderedPower struct {
	Power  Power    `json:"power"`
	Marker Ideology `json:"marker"` // in whose corner its surrender marker lies (1.6)
}

type PowerPoints struct {
	Power  Power `json:"power"`
	Points int   `json:"points"`
}

// VictoryTerms are the scenario's part of 1.7: ties go to the ideology that comes first.
type VictoryTerms struct {
	Ties []Ideology `json:"ties"`
}

type SpecialRule struct {
	ID     string `json:"id"`
	Text   string `json:"text"`
	Source string `json:"source"`
}

// ScenarioSource tells where each part of a set-up comes from (data/PROVENANCE.md has the marks).
type ScenarioSource struct {
	Turns        string `json:"turns"`
	Players      string `json:"players"`
	Start        string `json:"start"`
	Control      string `json:"control"`
	Units        string `json:"units"`
	Markers      string `json:"markers"`
	Chinese      string `json:"chinese"`
	Alliances    string `json:"alliances"`
	SpecialBases string `json:"special_bases"`
}

// readScenarios reads the files of all scenarios.
func readScenarios(b *Book, file func(name string) string) ([]Scenario, error) {
	ids, files := b.scenarioNames()
	list := make([]Scenario, len(ids))
	for i, id := range ids {
		err := engine.DecodeStrictly([]byte(file(files[i])), &list[i])
		if err == nil && list[i].ID != id {
			err = words.Refuse("", "cataclysm/fault.data.scenario-id", list[i].ID)
		}
		if err != nil {
			return nil, words.Refuse("", "cataclysm/fault.data.scenario", id, err)
		}
		list[i].book = b
		if err := list[i].sound(); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// Scenarios lists every scenario, read only, in the order of the playbook.
func (b *Book) Scenarios() []Scenario { return b.scenarios }

// ScenarioByID finds a scenario by its id ("days-of-decision").
func (b *Book) ScenarioByID(id string) (*Scenario, bool) {
	i := slices.IndexFunc(b.scenarios, func(s Scenario) bool { return s.ID == id })
	if i < 0 {
		return nil, false
	}
	return &b.scenarios[i], true
}

// InPlay is the set of its powers.
func (s *Scenario) InPlay() Powers { return SetOf(s.Powers...) }

// Uses reports whether the scenario is played on the map of the area.
func (s *Scenario) Uses(a Area) bool { return slices.Contains(s.Maps, s.book.Place(a).Map) }

// Ideology is the power's ideology in this scenario.
func (s *Scenario) Ideology(p Power) Ideology {
	for _, o := range s.IdeologyOverrides {
		if o.Power == p {
			return o.Ideology
		}
	}
	return p.Ideology()
}

// Provokes lists the powers that the power provokes by escalation and alliance in this scenario,
// including powers out of play.
func (s *Scenario) Provokes(p Power) Powers {
	for _, o := range s.ProvocationOverride {
		if o.Power == p {
			return SetOf(o.Provokes...)
		}
	}
	return s.book.Facts(p).Provokes
}

// StatusOf is the power's part of the set-up, nil for one that is out of play.
func (s *Scenario) StatusOf(p Power) *ScenarioPower {
	for i := range s.Status {
		if s.Status[i].Power == p {
			return &s.Status[i]
		}
	}
	return nil
}

// Removed reports whether the scenario takes the marker out of the game, or from its power.
func (s *Scenario) Removed(m Marker) bool {
	return slices.Contains(s.MarkersRemoved, m) ||
		slices.ContainsFunc(s.Status, func(x ScenarioPower) bool { return slices.Contains(x.MarkersRemoved, m) })
}

// HasRule reports whether the scenario has the special rule.
func (s *Scenario) HasRule(id string) bool {
	return slices.ContainsFunc(s.SpecialRules, func(r SpecialRule) bool { return r.ID == id })
}
