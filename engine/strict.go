package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// DecodeStrictly reads one value from JSON: a field that it does not know and anything after the end are errors.
func DecodeStrictly(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows its end")
	}
	return nil
}
