//go:build !js

package store

// Browser is a memory where there is no browser.
func Browser() Store { return In(NewMemory()) }

// Watch has nothing to watch: there are no other tabs.
func Watch(func(id string)) (stop func()) { return func() {} }

// Hold has nobody to tell.
func Hold(string, func(id string)) {}
