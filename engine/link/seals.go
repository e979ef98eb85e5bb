package link

import (
	"encoding/binary"

	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
	"interbellum/engine/words"
)

// A match with sealed dice says what its players have shown in a section of its own, and is written in version 7. For each player, in
// their order:
//
//	uvarint   twice the number of values shown of the chain, and one more where the signature of the player's last turn follows; it does
//	          not where all others have played on that turn. 0 for one who has not joined, and nothing follows
//	32 bytes  the key
//	16 bytes  the newest value
//	64 bytes  the signature
//
// Renewals of keys have another, in their order:
//
//	1 byte    the player
//	32 bytes  the new key
//	16 bytes  the anchor of the new chain
//	so much   what was shown of the old one, as above: 0 where the renewal did not take effect
const (
	sealTag    = 'k'
	renewalTag = 'n'
)

func packSeals(seals []record.Seal) (b []byte) {
	for i := range seals {
		b = appendSeal(b, &seals[i])
	}
	return b
}

func appendSeal(b []byte, s *record.Seal) []byte {
	if !s.Joined() {
		return append(b, 0)
	}
	signed := s.Signature != (sealed.Signature{})
	n := 2 * s.Shown
	if signed {
		n++
	}
	b = append(append(binary.AppendUvarint(b, uint64(n)), s.Key[:]...), s.Newest[:]...)
	if signed {
		b = append(b, s.Signature[:]...)
	}
	return b
}

// errSeals refuses what packSeals and packRenewals do not write.
var errSeals = &Damaged{words.Refuse("", "engine/fault.link.seals")}

// readSeals reads what packSeals wrote, and nothing else.
func readSeals(data []byte) (list []record.Seal, err error) {
	for len(data) > 0 && len(list) < maxList {
		var s record.Seal
		if s, data, err = readSeal(data); err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	if len(data) > 0 || len(list) == 0 {
		return nil, errSeals
	}
	return list, nil
}

func readSeal(data []byte) (s record.Seal, rest []byte, err error) {
	n, width := binary.Uvarint(data)
	if width != 1 && width != 2 || n == 1 || n/2 > sealed.ChainLength || width == 2 && n < 1<<7 {
		return s, nil, errSeals
	}
	data = data[width:]
	if s.Shown = int(n / 2); !s.Joined() {
		return s, data, nil
	}
	signed := n%2 == 1
	if size := len(s.Key) + len(s.Newest); len(data) < size || signed && len(data) < size+len(s.Signature) {
		return s, nil, errSeals
	}
	data = data[copy(s.Key[:], data):]
	data = data[copy(s.Newest[:], data):]
	if signed {
		data = data[copy(s.Signature[:], data):]
		if s.Signature == (sealed.Signature{}) {
			return s, nil, errSeals
		}
	}
	return s, data, nil
}

func packRenewals(list []record.Renewal) (b []byte) {
	for i := range list {
		n := &list[i]
		b = append(append(append(b, byte(n.Player)), n.Key[:]...), n.Anchor[:]...)
		b = appendSeal(b, &n.Old)
	}
	return b
}

// readRenewals reads what packRenewals wrote, and nothing else.
func readRenewals(data []byte) (list []record.Renewal, err error) {
	for len(data) > 0 {
		n := record.Renewal{Player: int(data[0])}
		if data = data[1:]; len(data) <= len(n.Key)+len(n.Anchor) || len(list) == maxList {
			return nil, errSeals
		}
		data = data[copy(n.Key[:], data):]
		data = data[copy(n.Anchor[:], data):]
		if n.Old, data, err = readSeal(data); err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	if len(list) == 0 {
		return nil, errSeals
	}
	return list, nil
}

// sealedAsHere refuses a record whose dice are not sealed, or whose players have other keys, than in the match as it is here.
func sealedAsHere(came, here *record.Record) error {
	if here == nil || came.Header.ID != here.Header.ID {
		return nil
	}
	if was := here.Header.Dealer; dice.IsSealed(was) && was != came.Header.Dealer {
		return &Downgraded{}
	}
	if came.Header.Unlike(&here.Header) == "" {
		if player, found := record.OtherChain(here, came); found {
			return &OtherKey{player}
		}
		if player, found := record.OldKey(here, came); found {
			return &OldKey{player}
		}
	}
	return nil
}
