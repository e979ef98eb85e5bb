package blockwar

import "interbellum/engine"

// Data are a game's tables, in the order in which they have always been taken for its edition. They are no embed.FS: that would bring
// the clock and the files of a computer into every program.
type Data []struct{ Name, Text string }

// File is the table of that name.
func (d Data) File(name string) string {
	for _, f := range d {
		if f.Name == name {
			return f.Text
		}
	}
	panic("blockwar: the data have no " + name)
}

// Edition names the data.
func (d Data) Edition() string {
	var files []string
	for _, f := range d {
		files = append(files, f.Text)
	}
	return engine.EditionOf(files...)
}
