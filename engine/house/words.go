package house

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A name, a sentence and a field are of one line, without hidden marks: nothing that could make a text look like another.
func plain(text string, most int) bool {
	return len(text) <= most && utf8.ValidString(text) && !strings.ContainsFunc(text, func(r rune) bool {
		return r == utf8.RuneError || unicode.In(r, unicode.Cc, unicode.Cf, unicode.Cs, unicode.Co, unicode.Zl, unicode.Zp)
	})
}

func sentence(text string) bool { return plain(text, MaxText) }

// word is a name: of a file, a field, a part of a key. It says itself what it is in the packed form, which its marks would disturb.
func word(text string) bool {
	return text != "" && plain(text, MaxWord) && !strings.ContainsAny(text, "=+@!\"\\")
}

// key is what names a row: words with commas between them, of which all but the first may be missing.
func key(text string) bool {
	for i, part := range strings.Split(text, ",") {
		if !word(part) && (part != "" || i == 0) {
			return false
		}
	}
	return len(text) <= 4*MaxWord
}

// texts tells whether every text in a JSON value is a sentence.
func texts(v any) bool {
	switch v := v.(type) {
	case string:
		return sentence(v)
	case []any:
		for _, x := range v {
			if !texts(x) {
				return false
			}
		}
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			if !word(name) || !texts(v[name]) {
				return false
			}
		}
	}
	return true
}

func unquote(text string) (string, bool) {
	var s string
	if !strings.HasPrefix(text, `"`) || json.Unmarshal([]byte(text), &s) != nil {
		return "", false
	}
	return s, true
}
