package link

import (
	"bytes"
	"compress/flate"
	"io"

	"interbellum/engine/words"
)

// squeeze deflates where that is shorter; the first byte tells.
func squeeze(plain []byte) []byte {
	var b bytes.Buffer
	b.WriteByte(1)
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		panic("link: " + err.Error())
	}
	w.Write(plain)
	w.Close()
	if b.Len() <= len(plain) {
		return b.Bytes()
	}
	return append([]byte{0}, plain...)
}

func inflate(data []byte) ([]byte, error) {
	if len(data) == 0 {
		return nil, &Damaged{words.Refuse("", "engine/fault.link.head-empty")}
	}
	switch data[0] {
	case 0:
		if len(data) > maxHead {
			return nil, &Damaged{words.Refuse("", "engine/fault.link.head-large")}
		}
		return data[1:], nil
	case 1:
		plain, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(data[1:])), maxHead+1))
		if err != nil {
			return nil, &Damaged{words.Refuse("", "engine/fault.link.head-inflate")}
		}
		if len(plain) > maxHead {
			return nil, &Damaged{words.Refuse("", "engine/fault.link.head-large")}
		}
		return plain, nil
	}
	return nil, &Damaged{words.Refuse("", "engine/fault.link.head-unknown")}
}
