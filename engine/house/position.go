package house

import (
	"encoding/base64"
	"encoding/json"
	"strings"
)

// positionField is the field of a written position that holds the house edition which it was written under, packed; or the edition's print,
// as a link names it. It is no part of the games' own schemas.
const positionField = "house"

// Into writes a packed edition into a written position.
func Into(position, packed []byte) []byte {
	_, rest, is := strings.Cut(string(position), "{")
	if len(packed) == 0 || !is {
		return position
	}
	return []byte("{\n  " + quote(positionField) + ": " + quote(base64.StdEncoding.EncodeToString(packed)) + "," + rest)
}

// OutOf takes the edition out of a written position: packed, or its print in hexadecimal digits. A position without one stays as it is.
func OutOf(position []byte) (rest, packed []byte, print string, faults []Fault) {
	var written map[string]json.RawMessage
	if json.Unmarshal(position, &written) != nil || written[positionField] == nil {
		return position, nil, "", nil
	}
	all, sound := members(string(position))
	text, is := unquote(string(written[positionField]))
	if !sound || !is {
		return position, nil, "", []Fault{fault("", "house/fault.packed")}
	}
	var b strings.Builder
	for _, m := range all {
		if m.Name == positionField {
			continue
		}
		if b.Len() > 0 {
			b.WriteString(",\n")
		}
		b.WriteString(quote(m.Name) + ": " + m.Value)
	}
	rest = []byte("{\n" + b.String() + "\n}\n")
	if len(text) == 32 && strings.Trim(text, "0123456789abcdef") == "" {
		return rest, nil, text, nil
	}
	packed, err := base64.StdEncoding.DecodeString(text)
	if err != nil || len(packed) == 0 {
		return position, nil, "", []Fault{fault("", "house/fault.packed")}
	}
	return rest, packed, "", nil
}
