package blockwar

import (
	"interbellum/engine/words"
)

// The larger parts of a table as plain bytes, for a saved position and its fingerprint.

var errCut = words.Refuse("", "blocks/fault.saved.cut")

const nationBytes = 5

func (list nationStates) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(list)*nationBytes)
	for i := range list {
		n, flags := &list[i], byte(list[i].Violator)<<2
		if n.Armed {
			flags |= 1
		}
		if n.Defeated {
			flags |= 2
		}
		out = append(out, byte(n.Influence.Of), n.Influence.N, byte(n.Marker), byte(n.Violators), flags)
	}
	return out, nil
}

func (list *nationStates) UnmarshalBinary(data []byte) error {
	if len(data) != len(list)*nationBytes {
		return errCut
	}
	for i := range list {
		b := data[i*nationBytes:]
		list[i] = NationState{Influence: Influence{Of: Faction(b[0]), N: b[1]}, Marker: Faction(b[2]), Violators: Set(b[3]),
			Armed: b[4]&1 > 0, Defeated: b[4]&2 > 0, Violator: Side(b[4] >> 2)}
	}
	return nil
}

const sideBytes = 2

func (list sideStates) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(list)*sideBytes)
	for _, s := range list {
		surprise := byte(0)
		if s.Surprise {
			surprise = 1
		}
		out = append(out, byte(s.Wars), surprise)
	}
	return out, nil
}

func (list *sideStates) UnmarshalBinary(data []byte) error {
	if len(data) != len(list)*sideBytes {
		return errCut
	}
	for i := range list {
		list[i] = SideState{Set(data[i*sideBytes]), data[i*sideBytes+1] > 0}
	}
	return nil
}

func (p Pool) MarshalBinary() ([]byte, error) {
	out := make([]byte, 0, len(p)*len(p[0]))
	for n := range p {
		out = append(out, p[n][:]...)
	}
	return out, nil
}

func (p *Pool) UnmarshalBinary(data []byte) error {
	if len(data) != len(p)*len(p[0]) {
		return errCut
	}
	for n := range p {
		copy(p[n][:], data[n*len(p[0]):])
	}
	return nil
}

func (c Control) MarshalBinary() ([]byte, error)          { return packed(c[:]), nil }
func (c *Control) UnmarshalBinary(data []byte) error      { return unpacked(data, c[:]) }
func (list Blockades) MarshalBinary() ([]byte, error)     { return packed(list[:]), nil }
func (list *Blockades) UnmarshalBinary(data []byte) error { return unpacked(data, list[:]) }
func (list inPerson) MarshalBinary() ([]byte, error)      { return packed(list[:]), nil }
func (list *inPerson) UnmarshalBinary(data []byte) error  { return unpacked(data, list[:]) }

func packed[T ~uint8](list []T) []byte {
	out := make([]byte, len(list))
	for i, v := range list {
		out[i] = byte(v)
	}
	return out
}

func unpacked[T ~uint8](data []byte, list []T) error {
	if len(data) != len(list) {
		return errCut
	}
	for i, b := range data {
		list[i] = T(b)
	}
	return nil
}
