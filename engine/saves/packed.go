package saves

import (
	"encoding/binary"

	"interbellum/engine/words"
)

// maxPackedDepth bounds how deep packed values lie within one another.
const maxPackedDepth = 100

var (
	errPackedShort = words.Refuse("", "engine/fault.packed.short")
	errPackedLong  = words.Refuse("", "engine/fault.packed.long")
	errPackedDeep  = words.Refuse("", "engine/fault.packed.deep")
	errPackedKind  = words.Refuse("", "engine/fault.packed.kind")
)

// checkPacked refuses bytes that are not exactly one msgpack value. It looks at nothing
// but the lengths: the decoder allocates what a message claims, so a claim must be known
// to be covered by bytes before the decoder believes it.
func checkPacked(data []byte) error {
	rest, err := skipPacked(data, maxPackedDepth)
	if err == nil && len(rest) > 0 {
		return errPackedLong
	}
	return err
}

// skipPacked returns what follows the first value.
func skipPacked(data []byte, depth int) ([]byte, error) {
	if depth == 0 {
		return nil, errPackedDeep
	}
	if len(data) == 0 {
		return nil, errPackedShort
	}
	code, data := data[0], data[1:]
	switch {
	case code <= 0x7f || code >= 0xe0 || code == 0xc0 || code == 0xc2 || code == 0xc3:
		return data, nil
	case code <= 0x8f:
		return skipMany(data, 2*int(code&0x0f), depth)
	case code <= 0x9f:
		return skipMany(data, int(code&0x0f), depth)
	case code <= 0xbf:
		return skipBytes(data, int(code&0x1f))
	}
	switch code {
	case 0xcc, 0xd0:
		return skipBytes(data, 1)
	case 0xcd, 0xd1:
		return skipBytes(data, 2)
	case 0xce, 0xd2:
		return skipBytes(data, 4)
	case 0xcf, 0xd3:
		return skipBytes(data, 8)
	}
	return skipSized(code, data, depth)
}

// skipSized skips a text, some bytes, an array or a map whose length is written out.
func skipSized(code byte, data []byte, depth int) ([]byte, error) {
	width := 0
	switch code {
	case 0xc4, 0xd9:
		width = 1
	case 0xc5, 0xda, 0xdc, 0xde:
		width = 2
	case 0xc6, 0xdb, 0xdd, 0xdf:
		width = 4
	default:
		return nil, errPackedKind
	}
	if len(data) < width {
		return nil, errPackedShort
	}
	var wide [4]byte
	copy(wide[4-width:], data)
	n := int(binary.BigEndian.Uint32(wide[:]))
	data = data[width:]
	switch code {
	case 0xdc, 0xdd:
		return skipMany(data, n, depth)
	case 0xde, 0xdf:
		return skipMany(data, 2*n, depth)
	}
	return skipBytes(data, n)
}

func skipBytes(data []byte, n int) ([]byte, error) {
	if n < 0 || n > len(data) {
		return nil, errPackedShort
	}
	return data[n:], nil
}

func skipMany(data []byte, n, depth int) (rest []byte, err error) {
	if n < 0 || n > len(data) {
		return nil, errPackedShort
	}
	for range n {
		if data, err = skipPacked(data, depth-1); err != nil {
			return nil, err
		}
	}
	return data, nil
}
