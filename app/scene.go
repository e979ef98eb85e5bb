package app

import (
	"fmt"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

// How the moves of the computer are shown: a setting of the device (web/settings.js). Without one each is shown for a moment.
const (
	showFast = "fast"
	showStep = "step"
	showNone = "off"
)

// A scene is what somebody else has just done, to be shown on the board.
type scene struct {
	Text     string
	Power    string // slug; may be empty
	At, From string // "triumph 120,80": where on which board; "" where it is nowhere, or came from nowhere
	Last     bool   // a person is asked now: it leaves by itself
	seq      int
}

// scene is the newest of what others have done since the looking player's last answer, or the moment of a replay; nil where there is none.
func (n *News) scene(sight *face.Sight) *scene {
	h := &n.t.History
	replays := h.replaying()
	from, others := h.sinceOwnAnswer()
	if !replays && (h.Past != Now || !others || n.t.Bots.shows() == showNone || n.t.Lesson.lecture != nil || n.t.Example.example != nil) {
		return nil
	}
	seen := n.t.watched(max(h.at()-recentMost, -1))
	for len(seen) > 0 && seen[len(seen)-1].Entry.Seq >= h.at() {
		seen = seen[:len(seen)-1]
	}
	s := newestLine(n.t.Face.Stories(sight, seen), from)
	if s == nil {
		return nil
	}
	_, waits := n.t.Bots.waiting()
	s.Last = !waits && !replays
	if m, is := n.t.Face.(face.Mapped); is {
		s.At, s.From = spot(m, s.At), spot(m, s.From)
	} else {
		s.At, s.From = "", ""
	}
	return s
}

// newestLine is the newest line since an answer; of what one answer did, one that has a place.
func newestLine(stories []face.Story, from int) (s *scene) {
	for _, story := range stories {
		for _, l := range story.Lines {
			text := lineText(l)
			if text == "" || l.Ended() < from || l.Order && !l.Good && !l.Bad || s != nil && s.At != "" && l.Area == "" && s.seq == l.Ended() {
				continue
			}
			s = &scene{Text: text, Power: story.Power, At: l.Area, From: l.From, seq: l.Ended()}
		}
	}
	return s
}

func spot(m face.Mapped, area string) string {
	board, x, y, found := m.Spot(area)
	if area == "" || !found {
		return ""
	}
	return fmt.Sprintf("%s %.0f,%.0f", board, x, y)
}

// view is the scene for web/board.js, which shows it on the board; one without a place is shown beside it.
func (s *scene) view() app.UI {
	if s == nil {
		return app.Text("")
	}
	last, power := "", "p-neutral"
	if s.Last {
		last = "last"
	}
	if s.Power != "" {
		power = "p-" + s.Power
	}
	p := ui.El("p", ui.Emblem(strings.TrimPrefix(power, "p-"), "sm"), ui.Text("span", s.Text)).Class("moment", power, last).Attr("data-moment", itoa(s.seq)).Attr("aria-hidden", "true")
	if s.At != "" {
		p = p.Attr("data-at", s.At).Attr("data-from", s.From)
	}
	return p
}

// How long a move of the computer stands: one that is shown on the board, one that is only told.
const (
	placedTime = time.Second
	toldTime   = 150 * time.Millisecond
)

// shows is how the moves of the computer are shown.
func (b *Bots) shows() string {
	if b.Show == nil {
		return showNone
	}
	return b.Show()
}

// pause is how long what has been answered since an answer is shown before the computer goes on. Before the first answer of a
// person it does not wait.
func (b *Bots) pause(since int) time.Duration {
	how := b.shows()
	if own, _ := b.t.History.sinceOwnAnswer(); how == showNone || how == showStep || b.thinking.hurries || own == 0 && len(b.t.Session.Device.People()) > 0 {
		return 0
	}
	s := newestLine(b.t.Face.Stories(b.t.Sight(), b.t.watched(since)), since)
	if s == nil {
		return 0
	}
	wait := toldTime
	if s.At != "" {
		wait = placedTime
	}
	if how == showFast {
		wait /= 3
	}
	return wait
}

// rest lets what has just been answered be seen before the next question is put.
func (b *Bots) rest(since int) {
	wait := b.pause(since)
	if wait == 0 || b.Rest == nil {
		return
	}
	session := b.t.Session
	b.thinking.rests = true
	b.Rest(wait, func() {
		if b.t.Session == session && b.thinking.rests {
			b.thinking.rests = false
			b.thinkOn()
		}
	})
}

// Hurry shows no more moves of the computer until a person is asked.
func (b *Bots) Hurry() {
	b.thinking.hurries, b.thinking.rests = true, false
	b.thinkOn()
}

// hurryBots is the button for it.
type hurryBots struct{}

func (*hurryBots) do(r *Root, _ app.Context) { r.desk.Table.Bots.Hurry() }
