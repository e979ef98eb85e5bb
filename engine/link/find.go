package link

import (
	"encoding/base64"
	"encoding/binary"
	"strconv"
	"strings"
)

// A link is found in whatever a mail program has made of it: wrapped, quoted, in angle brackets, in the remains of
// HTML, percent-encoded, backslash-escaped, written with quoted-printable breaks, rewritten by a mail filter, with other
// text before and after it. Only letters of base64url belong to it, and it says itself how many. Where its length and
// checksum prove it, it may even stand in the middle of other letters.

const (
	mostFound    = 16                   // so many places of a text are looked at
	frontLetters = len(scheme) + 1 + 12 // in which a link says how long it is
)

// candidates lists the texts in a text that may be links, those first whose length fits what they say. There is
// always one: where nothing looks like a link, what is left without spaces.
func candidates(text string) []string {
	if len(text) > 2*maxText {
		return []string{text}
	}
	whole, short := look(text)
	if plain, is := unfiltered(text); is {
		more, cut := look(plain)
		whole, short = append(whole, more...), append(cut, short...)
	}
	if whole = append(whole, short...); len(whole) > 0 {
		return append(whole[:1:1], whole...)
	}
	return []string{spaceless(text)}
}

// look lists the whole links of a text, and what only begins like one.
func look(text string) (whole, short []string) {
	read := 0 // letters in all: a text full of beginnings is not read over and over
	for at := 0; at < len(text) && len(whole)+len(short) < mostFound && read <= 2*len(text); at++ {
		next := strings.IndexByte(text[at:], scheme[0])
		if next < 0 {
			break
		}
		at += next
		if !begins(text, at) {
			continue
		}
		letters, fits := gather(text[at:])
		read += len(letters)
		switch {
		case fits:
			whole = append(whole, letters)
		case !glued(text, at):
			short = append(short, letters)
		}
	}
	return whole, short
}

// unfiltered undoes what Proofpoint's first filter does to the addresses in a mail: it writes - for % and _ for /.
func unfiltered(text string) (string, bool) {
	_, after, found := strings.Cut(text, "urldefense.proofpoint.com/v2/url?u=")
	if !found {
		return "", false
	}
	after, _, _ = strings.Cut(after, "&")
	return strings.Map(func(r rune) rune {
		switch r {
		case '-':
			return '%'
		case '_':
			return '/'
		}
		return r
	}, after), true
}

// spaceless leaves out the spaces of a text, in one pass.
func spaceless(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for i := range len(text) {
		if strings.IndexByte(" \t\r\n\v\f", text[i]) < 0 {
			b.WriteByte(text[i])
		}
	}
	return b.String()
}

// glued reports whether another letter stands before this one, so that only its checksum can prove that a link begins here.
func glued(text string, at int) bool {
	if at == 0 || !isLetter(text[at-1]) {
		return false
	}
	before := strings.Join(strings.FieldsFunc(text[max(0, at-9):at], func(r rune) bool { return strings.ContainsRune(" \t\r\n>|=", r) }), "")
	return !strings.HasSuffix(before, "23") && !strings.HasSuffix(before, "3D") // the sign before it, coded
}

// begins reports whether a link may begin here: with its mark and a version.
func begins(text string, at int) bool {
	var read [len(scheme) + 1]byte
	rest := text[at:]
	for n := 0; n < len(read) && len(rest) > 0; {
		c, width, noise := letter(rest)
		if width == 0 {
			return false
		}
		if !noise {
			if n < len(scheme) && c != scheme[n] {
				return false
			}
			read[n] = c
			n++
		}
		rest = rest[width:]
	}
	return read[len(scheme)] >= '1' && read[len(scheme)] <= '9'
}

// gather reads the letters of a link and passes over what mail programs put between them. It ends with the last letter
// that the link says it has, or where it is cut off.
func gather(text string) (letters string, fits bool) {
	var b strings.Builder
	need := -1
	for len(text) > 0 {
		c, width, noise := letter(text)
		if width == 0 {
			if len(text) > 1 && isLetter(text[1]) && !strings.ContainsRune("&\"'", rune(c)) {
				b.WriteByte(c) // in the middle of letters: unseal names it
			}
			break
		}
		text = text[width:]
		if noise {
			continue
		}
		b.WriteByte(c)
		if need < 0 && b.Len() <= frontLetters {
			need = length(b.String())
		}
		if need > b.Len()+len(text) || need < 0 && b.Len() == frontLetters {
			break // it cannot be whole; unseal says why
		}
		if b.Len() == need {
			if _, _, err := unseal(b.String()); err != nil && len(text) > 0 && isLetter(text[0]) {
				b.WriteByte(text[0]) // a letter too many: unseal says so
				return b.String(), false
			}
			return b.String(), true
		}
	}
	return b.String(), false
}

// length is how many letters a link has that begins with these, or -1 while that is not known.
func length(letters string) int {
	front := letters[min(len(letters), len(scheme)+1):]
	if len(front) < 4 || len(front)%4 != 0 {
		return -1
	}
	raw, err := base64.RawURLEncoding.DecodeString(front)
	if err != nil {
		return -1
	}
	n, width := binary.Uvarint(raw)
	if width <= 0 || n > maxText {
		return -1
	}
	return len(scheme) + 1 + base64.RawURLEncoding.EncodedLen(width+sumBytes+int(n))
}

// letter reads one letter, or something to pass over, with its width in the text. Width 0 is the end: c stands here, and
// belongs to no link.
func letter(text string) (c byte, width int, noise bool) {
	c = text[0]
	switch {
	case isLetter(c):
		return c, 1, false
	case c == '%' || c == '=':
		return coded(text)
	case c == '<':
		return 0, tag(text), true
	case c == '&':
		if end := strings.IndexByte(text[:min(len(text), 10)], ';'); end > 1 {
			c = entity(text[1:end])
			return c, end + 1, c == 0
		}
		return c, 0, false
	case strings.IndexByte(" \t\r\n\v\f>|*\\", c) >= 0:
		return 0, 1, true
	}
	for _, unseen := range []string{"\u00a0", "\u00ad", "\u200b", "\u200c", "\u200d", "\u2060", "\u2028", "\ufeff"} {
		if strings.HasPrefix(text, unseen) {
			return 0, len(unseen), true
		}
	}
	return c, 0, false
}

// entity is the letter that HTML writes as &#45; or &lowbar;, or 0 for any other sign.
func entity(name string) byte {
	switch name {
	case "lowbar", "UnderBar":
		return '_'
	}
	digits, base := strings.TrimPrefix(name, "#"), 10
	if hexed := strings.TrimLeft(digits, "xX"); hexed != digits {
		digits, base = hexed, 16
	}
	if n, err := strconv.ParseUint(digits, base, 8); err == nil && name[0] == '#' && isLetter(byte(n)) {
		return byte(n)
	}
	return 0
}

// coded reads %2D of an address, or =2D and a broken line of a quoted-printable mail.
func coded(text string) (c byte, width int, noise bool) {
	if rest := strings.TrimLeft(text[1:], " \t\r"); text[0] == '=' && strings.HasPrefix(rest, "\n") {
		return 0, len(text) - len(rest) + 1, true
	}
	value, width := 0, 1
	for digits := 0; digits < 2; width++ {
		if width >= len(text) {
			return text[0], 0, false
		}
		c := text[width]
		digit := strings.IndexByte(hexDigits, lower(c))
		switch {
		case digit >= 0:
			value, digits = value<<4|digit, digits+1
		case c == '<':
			width += tag(text[width:]) - 1
		case strings.IndexByte(" \t\r\n>|=", c) < 0: // a line may end here
			return text[0], 0, false
		}
	}
	switch c := byte(value); {
	case isLetter(c):
		return c, width, false
	case strings.IndexByte(" \t\r\n<>", c) >= 0:
		return 0, width, true
	}
	return text[0], 0, false
}

const hexDigits = "0123456789abcdef"

func lower(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		return c + 'a' - 'A'
	}
	return c
}

// tag is the width of a tag of HTML, or of a bracket alone.
func tag(text string) int {
	rest := strings.TrimPrefix(text[1:], "/")
	if rest == "" || lower(rest[0]) < 'a' || lower(rest[0]) > 'z' {
		return 1
	}
	if end := strings.IndexAny(text[1:min(len(text), 4000)], "<>"); end > 0 && text[1+end] == '>' {
		return end + 2
	}
	return 1
}

func isLetter(c byte) bool { return !notBase64(rune(c)) }
