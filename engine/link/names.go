package link

import (
	"encoding/binary"
	"encoding/hex"
)

// The name of an edition is 32 hexadecimal digits, which a head has in 20 characters: a mark, and 128 bits, seven in each, the highest
// first. So it is a text like other names, and a link is longer by no more than what the name says. Frozen.
const (
	nameMark   = 1
	nameDigits = 32
	nameChars  = 19
)

// shortened is such a name as a head has it; any other stays as it is.
func shortened(name string) string {
	raw, err := hex.DecodeString(name)
	if err != nil || len(name) != nameDigits || hex.EncodeToString(raw) != name {
		return name
	}
	high, low := binary.BigEndian.Uint64(raw), binary.BigEndian.Uint64(raw[8:])
	text := make([]byte, 1+nameChars)
	for i := nameChars; i > 0; i-- {
		text[i] = byte(low & 0x7f)
		high, low = high>>7, low>>7|high<<57
	}
	text[0] = nameMark
	return string(text)
}

// spelled is a name out of a head; what shortened would not have written stays as it is.
func spelled(text string) string {
	if len(text) != 1+nameChars || text[0] != nameMark {
		return text
	}
	var high, low uint64
	for _, c := range []byte(text[1:]) {
		high, low = high<<7|low>>57, low<<7|uint64(c&0x7f)
	}
	name := hex.EncodeToString(binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint64(nil, high), low))
	if shortened(name) != text {
		return text
	}
	return name
}
