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

// saved reports that the match has changed.
func (c *Changes) saved() {
	c.version++
	if c.Save != nil {
		c.Save()
	}
	c.report()
}

// shown reports that something else is to be shown of the same match.
func (c *Changes) shown() {
	c.version++
	c.report()
}

func (c *Changes) report() {
	for _, f := range c.hear {
		f(c.version)
	}
}
