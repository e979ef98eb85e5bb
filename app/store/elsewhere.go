//go:build !js

package store

// Browser is a store in memory, since there is no browser.
func Browser() Store { return In(NewMemory()) }

// Watch does nothing: there are no other tabs.
func Watch(func(id string)) (stop func()) { return func() {} }

// Hold does nothing: there are no other tabs.
func Hold(string, func(id string)) {}
