package store

import (
	"slices"

	"interbellum/engine/words"
)

// Memory is a storage that ends with the page. Several stores In one Memory are like several tabs of one browser.
type Memory struct {
	texts map[string]string
	// Before, where set, may refuse an operation ("get", "set", "remove", "names") on a key, or have it done only in
	// part by returning a Cut. It is for tests.
	Before func(act, key string) error
	// Room is how many characters fit, names included; 0 means no limit.
	Room int
}

// Cut as a refusal of "set" writes only so many characters of the text and then fails, as if the browser were killed.
type Cut struct{ After int }

func (c Cut) Error() string { return words.To("page/fault.stored.cut").String() }

// NewMemory is an empty storage.
func NewMemory() *Memory { return &Memory{texts: map[string]string{}} }

func (m *Memory) before(act, key string) error {
	if m.Before == nil {
		return nil
	}
	return m.Before(act, key)
}

func (m *Memory) Get(key string) (string, bool, error) {
	if err := m.before("get", key); err != nil {
		return "", false, err
	}
	text, there := m.texts[key]
	return text, there, nil
}

func (m *Memory) Set(key, text string) error {
	err := m.before("set", key)
	if cut, ok := err.(Cut); ok {
		m.texts[key] = text[:min(cut.After, len(text))]
	}
	if err != nil {
		return err
	}
	if m.Room > 0 && m.used(key)+len(key)+len(text) > m.Room {
		return ErrFull
	}
	m.texts[key] = text
	return nil
}

// Used is how many characters are taken, names included.
func (m *Memory) Used() int { return m.used("") }

func (m *Memory) used(except string) int {
	n := 0
	for key, text := range m.texts {
		if key != except {
			n += len(key) + len(text)
		}
	}
	return n
}

func (m *Memory) Remove(key string) error {
	if err := m.before("remove", key); err != nil {
		return err
	}
	delete(m.texts, key)
	return nil
}

func (m *Memory) Names() ([]string, error) {
	if err := m.before("names", ""); err != nil {
		return nil, err
	}
	var names []string
	for name := range m.texts {
		names = append(names, name)
	}
	slices.Sort(names)
	return names, nil
}

func (m *Memory) Persistent() bool { return false }
