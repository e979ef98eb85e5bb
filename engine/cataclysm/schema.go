package cataclysm

import (
	"bytes"
	"encoding/json"
	"fmt"

	"interbellum/engine/words"
)

// The documented, versioned schema of a written position (SCHEMA.md). The program writes
// complete positions; a person may leave out what is as in the base scenario.

const schemaFormat = "cataclysm/1"

// WrittenPosition is a position at the start of a phase.
type WrittenPosition struct {
	Format          string         `json:"format"`
	Base            string         `json:"base"`
	Turn            *Turn          `json:"turn,omitempty"`
	LastTurn        *Turn          `json:"last_turn,omitempty"`
	FixedEnd        *bool          `json:"fixed_end,omitempty"`
	TwoSides        *bool          `json:"two_sides,omitempty"`
	LowerTotal      bool           `json:"lower_total,omitempty"`
	Phase           string         `json:"phase,omitempty"`
	SuddenDeath     *bool          `json:"sudden_death,omitempty"`
	Crises          *uint8         `json:"crises_drawn,omitempty"`
	LastDrawn       *Ideology      `json:"last_drawn,omitempty"`
	Setback         *bool          `json:"setback,omitempty"`
	Drawer          *Power         `json:"drawer,omitempty"`
	WarStatus       *WarStatus     `json:"war_status,omitempty"`
	Markers         *[]Marker      `json:"markers,omitempty"`
	NoSurprise      *[]Ideology    `json:"no_surprise,omitempty"`
	CollapsedBefore *[]Power       `json:"collapsed_before,omitempty"`
	BombTurn        *Turn          `json:"a_bomb_turn,omitempty"`
	Alliances       *[][]Power     `json:"alliances,omitempty"`
	Wars            *[]ScenarioWar `json:"wars,omitempty"`
	Neutral         *WrittenBoxes  `json:"neutral_counters,omitempty"`
	MinorArmies     *[]Area        `json:"minor_armies,omitempty"`
	Chinese         *WrittenChina  `json:"chinese,omitempty"`
	Aid             *[]WrittenAid  `json:"aid,omitempty"`
	Powers          []WrittenPower `json:"powers,omitempty"`
	Areas           []WrittenArea  `json:"areas,omitempty"`
}

// WrittenPower is a power's status card, tracks, counters and units.
type WrittenPower struct {
	Power           Power          `json:"power"`
	Ideology        *Ideology      `json:"ideology,omitempty"`
	Commitment      *Commitment    `json:"commitment,omitempty"`
	Escalated       *bool          `json:"escalated,omitempty"`
	Stability       *Stability     `json:"stability,omitempty"`
	Reduced         *bool          `json:"reduced,omitempty"`
	Failed          *WrittenFailed `json:"failed,omitempty"`
	Surrendered     *bool          `json:"surrendered,omitempty"`
	SurrenderMarker *[]Ideology    `json:"surrender_marker,omitempty"`
	Posture         *Posture       `json:"posture,omitempty"`
	PostureChanged  *bool          `json:"posture_changed,omitempty"`
	Elsewhere       *uint8         `json:"elsewhere,omitempty"`
	Refit           *bool          `json:"refit,omitempty"`
	TieRank         *uint8         `json:"place,omitempty"`
	AskedPrecedence *bool          `json:"asked_first,omitempty"`
	Boxes           *WrittenBoxes  `json:"boxes,omitempty"`
	Units           *[]WrittenUnit `json:"units,omitempty"`
}

// WrittenFailed is the box that failed-action cubes lie in, and how many.
type WrittenFailed struct {
	Action ActionType `json:"action"`
	Cubes  uint8      `json:"cubes"`
}

// WrittenUnit is one unit: "tank", "submarine".
type WrittenUnit struct {
	Area  Area        `json:"area"`
	Unit  CounterFace `json:"unit"`
	Coast Coast       `json:"coast,omitempty"`
	N     uint8       `json:"n,omitempty"` // which counter it is; given by the program
}

// WrittenArea is what lies in an area apart from units and aid.
type WrittenArea struct {
	Area        Area   `json:"area"`
	Owner       *Power `json:"owner,omitempty"` // whose cubes; empty for none
	Cubes       *uint8 `json:"cubes,omitempty"`
	Limited     *bool  `json:"limited_resource,omitempty"`
	Special     *bool  `json:"special_resource,omitempty"`
	Damaged     *uint8 `json:"damaged,omitempty"`
	CivilWar    *bool  `json:"civil_war,omitempty"`
	Base        *Power `json:"base,omitempty"`
	SpecialBase *bool  `json:"special_base,omitempty"`
}

// WrittenAid is aid to a faction, or influence without one.
type WrittenAid struct {
	Area    Area   `json:"area"`
	Power   Power  `json:"power"`
	Faction string `json:"side,omitempty"`
	N       uint8  `json:"n"`
}

// WrittenBoxes is the counters that are not on the map, by box. A box that is not written is as in
// the base. Counters missing from the total are added where they usually wait: units and upgrades
// in storage, the rest on the status card.
type WrittenBoxes struct {
	Storage   *Tally `json:"aside,omitempty"`
	Available *Tally `json:"available,omitempty"`
	Holding   *Tally `json:"holding,omitempty"`
	Cup       *Tally `json:"cup,omitempty"`
	Reserve   *Tally `json:"reserve,omitempty"`
	Track     *Tally `json:"track,omitempty"`
	OnMap     *Tally `json:"away,omitempty"`
	OutOfGame *Tally `json:"spent,omitempty"`
}

// boxes pairs the fields with their boxes.
func (w *WrittenBoxes) boxes() []struct {
	box   Box
	tally **Tally
} {
	return []struct {
		box   Box
		tally **Tally
	}{{Storage, &w.Storage}, {Available, &w.Available}, {Holding, &w.Holding}, {Cup, &w.Cup}, {Reserve, &w.Reserve},
		{Track, &w.Track}, {OnMap, &w.OnMap}, {OutOfGame, &w.OutOfGame}}
}

// Tally counts counters by kind: {"flag": 2, "offensive": 5}.
type Tally [KindCount]uint8

// MarshalJSON writes the kinds with a count, in their order.
func (c Tally) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for k, n := range c {
		if n == 0 {
			continue
		}
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%q:%d", Kind(k).String(), n)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// UnmarshalJSON reads them in any order.
func (c *Tally) UnmarshalJSON(text []byte) error {
	d := json.NewDecoder(bytes.NewReader(text))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return words.Refuse("", "cataclysm/fault.written.counters", `{"flag": 2}`, string(text))
	}
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		word, _ := name.(string)
		k, known := ParseKind(word)
		if !known || c[k] != 0 {
			return words.Refuse("", "cataclysm/fault.written.counter", word)
		}
		if err := d.Decode(&c[k]); err != nil {
			return words.Refuse("", "cataclysm/fault.written.counter-number", word, err)
		}
	}
	return nil
}

// toSchema writes the whole table.
func toSchema(t *Table) any {
	w := &WrittenPosition{Format: schemaFormat, Base: t.Scenario, Turn: &t.Turn, LastTurn: &t.LastTurn, FixedEnd: &t.FixedEnd, TwoSides: &t.TwoSides, LowerTotal: t.LowerTotal,
		Phase: t.Phase.String(), SuddenDeath: &t.SuddenDeath, Crises: &t.Crises, LastDrawn: &t.LastDrawn,
		Setback: &t.Setback, Drawer: &t.Drawer, WarStatus: &t.Status, Markers: &[]Marker{}, NoSurprise: &[]Ideology{},
		Alliances: &[][]Power{}, Wars: &[]ScenarioWar{}, Neutral: t.writeBoxes(Neutral), MinorArmies: &[]Area{}, Aid: &[]WrittenAid{}}
	fallen := t.CollapsedBefore.List()
	w.CollapsedBefore = &fallen
	w.BombTurn = &t.BombTurn
	for m := Marker(1); int(m) < MarkerCount; m++ {
		if t.Markers.Has(m) {
			*w.Markers = append(*w.Markers, m)
		}
	}
	for i := Fascism; i <= Democracy; i++ {
		if t.NoSurprise.Has(i) {
			*w.NoSurprise = append(*w.NoSurprise, i)
		}
		if !t.Alliance[i].Empty() {
			*w.Alliances = append(*w.Alliances, t.Alliance[i].List())
		}
	}
	for _, x := range t.Wars {
		*w.Wars = append(*w.Wars, ScenarioWar{Sides: [2][]Power{x.A.List(), x.B.List()}})
	}
	for _, u := range t.Units {
		if u.Kind == MinorArmy && u.Faction == NoFaction {
			*w.MinorArmies = append(*w.MinorArmies, u.At)
		}
	}
	w.Chinese = t.writeChina()
	for _, x := range t.Aid {
		*w.Aid = append(*w.Aid, WrittenAid{x.Area, x.Power, x.Faction.String(), x.N})
	}
	for _, p := range AllPowers.List() {
		if t.Powers[p].InPlay {
			w.Powers = append(w.Powers, t.writePower(p))
		} else if t.isForeign(p) {
			w.Powers = append(w.Powers, WrittenPower{Power: p, Boxes: t.writeBoxes(p)})
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		if t.inPlay(a) {
			w.Areas = append(w.Areas, t.writeArea(a))
		}
	}
	return w
}

func (t *Table) writeBoxes(p Power) *WrittenBoxes {
	w := &WrittenBoxes{}
	for _, x := range w.boxes() {
		tally := Tally(t.Boxes[p][x.box])
		*x.tally = &tally
	}
	return w
}

func (t *Table) writePower(p Power) WrittenPower {
	st := t.Powers[p]
	w := WrittenPower{Power: p, Ideology: &st.Ideology, Commitment: &st.Commitment, Escalated: &st.Escalated,
		Stability: &st.Stability, Reduced: &st.Reduced, Failed: &WrittenFailed{st.Failed, st.FailureCubes},
		Surrendered: &st.Surrendered, SurrenderMarker: &[]Ideology{}, Posture: &st.Posture, PostureChanged: &st.PostureChanged, Elsewhere: &st.Elsewhere,
		Refit: &st.Refit, TieRank: &st.TieRank, AskedPrecedence: &st.AskedPrecedence, Boxes: t.writeBoxes(p), Units: &[]WrittenUnit{}}
	for i := Fascism; i <= Democracy; i++ {
		if st.SurrenderMarker.Has(i) {
			*w.SurrenderMarker = append(*w.SurrenderMarker, i)
		}
	}
	for _, u := range t.Units {
		if u.Owner == p {
			*w.Units = append(*w.Units, WrittenUnit{u.At, CounterFace{u.Kind, u.Upgraded}, u.Coast, u.N})
		}
	}
	return w
}

func (t *Table) writeArea(a Area) WrittenArea {
	s := t.Areas[a]
	return WrittenArea{Area: a, Owner: &s.Owner, Cubes: &s.Cubes, Limited: &s.Limited, Special: &s.Special,
		Damaged: &s.Damaged, CivilWar: &s.CivilWar, Base: &s.Base, SpecialBase: &s.SpecialBase}
}
