package app

import (
	"strconv"
	"strings"

	"interbellum/app/face"
)

// Story is the log as the looking player sees it, from the beginning to the moment that is
// shown, as plain text to paste anywhere.
func (t *Table) Story() string {
	sight := t.Sight()
	var seen []face.Watched
	for _, line := range t.Session.Play.Log(sight.Looking, -1) {
		if line.Entry.Seq < sight.Seq {
			seen = append(seen, face.Watched{Entry: line.Entry, Events: line.Events})
		}
	}
	var b strings.Builder
	b.WriteString(t.Info.Title + " (" + sight.Game.Name + ")\n")
	for _, s := range t.Face.Stories(sight, seen) {
		t.markTakenBack(&s)
		if s.Chapter != "" {
			b.WriteString("\n== " + s.Chapter + " ==\n")
		}
		b.WriteString("\n" + strings.TrimSpace(s.Title+" "+s.Note) + "\n")
		for _, l := range s.Lines {
			if l.Order && !l.Bad && !l.Good {
				continue
			}
			text := lineText(l)
			if l.Struck {
				text += " " + say("log.taken-back")
			}
			b.WriteString("  " + text + "\n")
		}
	}
	return b.String()
}

// lineText is a line of the log in one line: its dice with their modifiers, and its words.
func lineText(l face.Line) string {
	var parts []string
	for _, r := range l.Rolls {
		faces := make([]string, len(r.Faces))
		for i, f := range r.Faces {
			faces[i] = strconv.Itoa(f)
		}
		dice := "[" + strings.Join(faces, " ") + "]"
		for _, m := range r.Mods {
			dice += " " + signed(m.N) + " " + m.Text
		}
		parts = append(parts, strings.TrimSpace(dice+" "+r.Says))
	}
	if l.Text != "" {
		parts = append(parts, l.Text)
	}
	return strings.Join(parts, " ")
}
