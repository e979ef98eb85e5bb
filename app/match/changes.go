package match

// Changes counts the changes of a session and reports them.
type Changes struct {
	// Save is called after every change of the match, before those who asked by OnChange.
	Save func()

	version int
	hear    []func(version int)
}

// Version counts the changes: a component that has drawn this version is up to date.
func (c *Changes) Version() int { return c.version }

// OnChange has f called after every change.
func (c *Changes) OnChange(f func(version int)) { c.hear = append(c.hear, f) }

// matchChanged reports that the match has changed.
func (c *Changes) matchChanged() {
	c.version++
	if c.Save != nil {
		c.Save()
	}
	c.report()
}

// viewChanged reports that the same match must be shown otherwise.
func (c *Changes) viewChanged() {
	c.version++
	c.report()
}

func (c *Changes) report() {
	for _, f := range c.hear {
		f(c.version)
	}
}
