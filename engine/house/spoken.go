package house

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Spoken is a value of a JSON file as it is read, with the names of its words: "Paris: Infantry, Tactical; Lorraine: Fortress" for the units of a
// scenario. A text that is no JSON stays as it is.
func Spoken(value string, name func(word string) string) string {
	if !json.Valid([]byte(value)) {
		return value
	}
	d := json.NewDecoder(strings.NewReader(value))
	d.UseNumber()
	text, _ := spoken(d, name)
	return text
}

// spoken reads the next value, and reports whether it holds other values.
func spoken(d *json.Decoder, name func(string) string) (text string, holds bool) {
	token, err := d.Token()
	if err != nil || token == nil {
		return "", false
	}
	switch token {
	case json.Delim('['):
		text = spokenList(d, name)
	case json.Delim('{'):
		text = spokenFields(d, name)
	default:
		return name(fmt.Sprint(token)), false
	}
	_, _ = d.Token() // the end of the list or the object
	return text, true
}

// spokenList parts what holds other values by semicolons.
func spokenList(d *json.Decoder, name func(string) string) string {
	var parts []string
	between := ", "
	for d.More() {
		text, holds := spoken(d, name)
		if parts = append(parts, text); holds {
			between = "; "
		}
	}
	return strings.Join(parts, between)
}

// spokenFields begins with the area that the fields are about. Units need no word for what they are.
func spokenFields(d *json.Decoder, name func(string) string) (text string) {
	var parts []string
	for d.More() {
		key, _ := d.Token()
		value, _ := spoken(d, name)
		switch key {
		case "area":
			text = value + ": "
		case "units":
			parts = append(parts, value)
		default:
			parts = append(parts, name(fmt.Sprint(key))+" "+value)
		}
	}
	return text + strings.Join(parts, ", ")
}
