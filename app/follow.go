package app

// What the root does once a command is done: the page's address, the clipboard, files.

func (r *Root) followMatch() {
	if r.desk.Table.Session != nil && r.desk.Screen != HomeScreen {
		r.address("match-" + r.desk.Table.Info.ID)
	}
}

// followForm has the address name the form of a new match.
func (r *Root) followForm() {
	if r.desk.Screen == NewScreen {
		r.address("new-" + r.desk.Draft.Game)
	}
}

func (r *Root) followLesson() {
	if r.desk.Table.Lesson.lecture != nil || r.desk.Table.Example.example != nil {
		r.address(lessonFragment)
	}
}

// copy asks the browser to copy a text; then follows once it has.
func (r *Root) copy(text string, then func()) {
	r.copied = then
	callBrowser("copy", text)
}

// export hands out a file, or says why there is none.
func (r *Root) export(name string, data []byte, err error, everything bool) {
	if err != nil {
		r.try(err)
		return
	}
	callBrowser("save", name+".json", string(data), everything)
}
