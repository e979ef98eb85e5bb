package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"

	"interbellum/engine/words"
)

// DecodeStrictly reads one value from JSON: a field that it does not know and anything after the end are errors.
func DecodeStrictly(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return words.Refuse("", "engine/fault.packed.long")
	}
	return nil
}
