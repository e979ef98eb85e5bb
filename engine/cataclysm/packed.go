package cataclysm

import (
	"interbellum/engine/words"
)

// The larger parts of a table as plain bytes, for a saved position and its fingerprint: a
// replay takes thousands of those.

type (
	areaStates  []AreaState
	unitList    []Unit
	powerStates [PowerCount + 1]PowerState
	allBoxes    [PowerCount + 2]Counters
)

const (
	areaBytes  = 5
	unitBytes  = 7
	powerBytes = 10
)

var errTruncated = words.Refuse("", "cataclysm/fault.cut")

// flagsOf packs up to eight facts into a byte.
func flagsOf(facts ...bool) (b byte) {
	for i, f := range facts {
		if f {
			b |= 1 << i
		}
	}
	return b
}

// each calls read with every piece of so many bytes.
func each(data []byte, size int, read func(i int, b []byte)) error {
	if len(data)%size != 0 {
		return errTruncated
	}
	for i := 0; i*size < len(data); i++ {
		read(i, data[i*size:])
	}
	return nil
}

func (list areaStates) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(list)*areaBytes)
	for i := range list {
		s := &list[i]
		out = append(out, byte(s.Owner), s.Cubes, s.Damaged, byte(s.Base), flagsOf(s.Limited, s.Special, s.CivilWar, s.SpecialBase))
	}
	return out, nil
}

func (list *areaStates) UnmarshalBinary(data []byte) error {
	*list = make(areaStates, len(data)/areaBytes)
	return each(data, areaBytes, func(i int, b []byte) {
		(*list)[i] = AreaState{Owner: Power(b[0]), Cubes: b[1], Damaged: b[2], Base: Power(b[3]),
			Limited: b[4]&1 > 0, Special: b[4]&2 > 0, CivilWar: b[4]&4 > 0, SpecialBase: b[4]&8 > 0}
	})
}

func (list unitList) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(list)*unitBytes)
	for i := range list {
		u := &list[i]
		out = append(out, byte(u.Owner), byte(u.Kind), u.N, byte(u.At), byte(u.Coast), byte(u.Faction), flagsOf(u.Upgraded, u.Deployed))
	}
	return out, nil
}

func (list *unitList) UnmarshalBinary(data []byte) error {
	*list = make(unitList, len(data)/unitBytes)
	return each(data, unitBytes, func(i int, b []byte) {
		(*list)[i] = Unit{UnitID: UnitID{Power(b[0]), Kind(b[1]), b[2]}, At: Area(b[3]), Coast: Coast(b[4]), Faction: Faction(b[5]),
			Upgraded: b[6]&1 > 0, Deployed: b[6]&2 > 0}
	})
}

func (list powerStates) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(list)*powerBytes)
	for i := range list {
		s := &list[i]
		out = append(out, flagsOf(s.InPlay, s.Surrendered, s.Escalated, s.Reduced, s.PostureChanged, s.Refit, s.AskedPrecedence), byte(s.Ideology), byte(s.Commitment),
			byte(s.Stability), byte(s.Failed), s.FailureCubes, byte(s.SurrenderMarker), byte(s.Posture), s.Elsewhere, s.TieRank)
	}
	return out, nil
}

func (list *powerStates) UnmarshalBinary(data []byte) error {
	if len(data) != len(list)*powerBytes {
		return errTruncated
	}
	return each(data, powerBytes, func(i int, b []byte) {
		list[i] = PowerState{InPlay: b[0]&1 > 0, Surrendered: b[0]&2 > 0, Escalated: b[0]&4 > 0, Reduced: b[0]&8 > 0, PostureChanged: b[0]&16 > 0,
			Refit: b[0]&32 > 0, Ideology: Ideology(b[1]), Commitment: Commitment(b[2]), Stability: Stability(b[3]), Failed: ActionType(b[4]), FailureCubes: b[5],
			SurrenderMarker: Ideologies(b[6]), Posture: Posture(b[7]), Elsewhere: b[8], TieRank: b[9], AskedPrecedence: b[0]&64 > 0}
	})
}

func (list allBoxes) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(list)*BoxCount*KindCount)
	for p := range list {
		for b := range list[p] {
			out = append(out, list[p][b][:]...)
		}
	}
	return out, nil
}

func (list *allBoxes) UnmarshalBinary(data []byte) error {
	if len(data) != len(list)*BoxCount*KindCount {
		return errTruncated
	}
	return each(data, KindCount, func(i int, b []byte) { copy(list[i/BoxCount][i%BoxCount][:], b[:KindCount]) })
}
