// Package url takes apart addresses that a browser wrote. Go's own package also checks the parts, and for that brings code for numeric
// addresses into the program.
package url

import (
	"strconv"
	"strings"
)

// A URL is an address in parts, Path and Fragment with what their percents stand for.
type URL struct {
	Scheme, Host, Path, Fragment string

	hostless              bool   // as of mailto
	path, query, fragment string // as they are written, with their first marks
}

// Parse takes an address apart, whatever it is.
func Parse(text string) (*URL, error) {
	u := &URL{}
	text, u.fragment = cut(text, "#")
	if u.fragment != "" {
		u.Fragment = plain(u.fragment[1:])
	}
	text, u.query = cut(text, "?")
	if i := strings.IndexAny(text, ":/"); i > 0 && text[i] == ':' {
		u.Scheme, text, u.hostless = text[:i], text[i+1:], true
	}
	if rest, ok := strings.CutPrefix(text, "//"); ok {
		u.hostless = false
		u.Host, text = cut(rest, "/")
	}
	u.Path, u.path = plain(text), text
	return u, nil
}

// cut divides a text before a mark.
func cut(text, mark string) (before, from string) {
	if i := strings.Index(text, mark); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// plain is a text with the bytes that percents stand for.
func plain(text string) string {
	var b []byte
	for i := 0; i < len(text); i++ {
		if text[i] == '%' && i+2 < len(text) {
			if code, err := strconv.ParseUint(text[i+1:i+3], 16, 8); err == nil {
				b = append(b, byte(code))
				i += 2
				continue
			}
		}
		b = append(b, text[i])
	}
	return string(b)
}

// String is the address as it was written, with the scheme and the host that it has now.
func (u *URL) String() string {
	s := u.path + u.query + u.fragment
	if !u.hostless && u.Scheme+u.Host != "" {
		s = "//" + u.Host + s
	}
	if u.Scheme != "" {
		s = u.Scheme + ":" + s
	}
	return s
}

// Hostname is the host without its port.
func (u *URL) Hostname() string {
	name, _, _ := strings.Cut(u.Host, ":")
	return name
}
