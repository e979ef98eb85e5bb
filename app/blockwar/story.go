package blockwar

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/record"
)

// Stories turns the log into groups: a heading for each stretch in which one Faction acts, a sentence for each event.
func (f *Face) Stories(s *face.Sight, seen []face.Watched) []face.Story {
	t := teller{Face: faceOn(f, s), sight: s}
	for _, w := range seen {
		t.watch(w)
	}
	return t.list
}

type teller struct {
	*Face
	sight   *face.Sight
	list    []face.Story
	actor   rules.Faction
	chapter string // that the next group begins
	battle  bool   // the group is a Battle, in which both sides act
	runs    []run
	thrower engine.Ref // of the newest dice
}

func (t *teller) watch(w face.Watched) {
	if said := face.Accord(t.sight, w); said != nil {
		t.begin(w.Entry.Seq, rules.NoFaction, said[0].Text)
		t.now().Lines = append(t.now().Lines, said[1:]...)
		t.actor = rules.NoFaction
		return
	}
	if w.Entry.Choice.Verb == engine.OrderVerb {
		t.line(w.Entry, rules.Faction(w.Entry.Seat), face.Line{Text: t.Say("story.order", t.Side(rules.Faction(w.Entry.Seat)), face.Given(t.Order, t.sight.Game.Orders, w.Entry)), Order: true})
		return
	}
	for _, e := range w.Events {
		if e.Kind == engine.Agreement {
			t.line(w.Entry, rules.NoFaction, face.Effect(w.Entry.Seq, e))
			continue
		}
		t.tell(w.Entry, e)
	}
}

func (t *teller) now() *face.Story { return &t.list[len(t.list)-1] }

// begin opens a group of the log.
func (t *teller) begin(seq int, f rules.Faction, title string) {
	slug := t.Seat(engine.Seat(f))
	t.list = append(t.list, face.Story{Seq: seq, Power: slug, Icon: "power-" + slug, Title: title, Chapter: t.chapter})
	t.actor, t.chapter, t.battle, t.runs = f, "", false, nil
}

// line adds a sentence to the group of a Faction; of nobody, to the group that is open.
func (t *teller) line(entry engine.Entry, f rules.Faction, l face.Line) {
	if len(t.list) == 0 || t.chapter != "" || !t.battle && f != rules.NoFaction && f != t.actor {
		title := t.Capital(f)
		if f == rules.NoFaction {
			title = t.Say("story.table")
		}
		t.begin(entry.Seq, f, title)
	}
	l.Seq = entry.Seq
	l.Order = l.Order || entry.By == record.ByOrder
	if f.Plays() {
		l.Whose = engine.Only(engine.Seat(f))
	}
	if t.battle {
		t.now().Whose |= l.Whose
	}
	t.now().Lines = append(t.now().Lines, l)
}

func (t *teller) tell(entry engine.Entry, e engine.Event) {
	if head := t.Texts.Fill("chapter."+e.Kind, t.eventSlots(e)); head != "" {
		t.chapter = head
		return
	}
	f := rules.Faction(e.Seat)
	if e.Kind == "battle" || e.Kind == "round" && !t.battle { // of a Battle that began before these events
		t.begin(entry.Seq, f, t.battleOf(t.AreaOf(e.On)))
		t.battle = true
		if t.now().Whose = engine.Only(e.Seat); e.Kind == "battle" {
			return
		}
	}
	if e.Kind == "die" || e.Kind == "hits" || e.Kind == "fires" {
		t.shoot(entry, f, e)
		return
	}
	text := sentenceOf(t.Face, e)
	if text == "" || t.goesOn(entry, e) || t.names(entry, e) {
		return
	}
	l := face.Line{Text: text, Rule: e.Rule, Good: good[e.Kind], Bad: bad[e.Kind], Opens: opens[e.Kind]}
	l.From, l.Area = t.way(e)
	t.line(entry, f, l)
	t.began(e)
	if e.Kind == "battle-over" {
		t.battle, t.actor = false, rules.NoFaction
	}
}

// way is the area that an event is about, of a Nation its Capital, and the one that something went there from.
func (g *Game) way(e engine.Event) (from, to string) {
	for _, r := range []engine.Ref{e.On, e.To} {
		if r.Class() == "area" {
			from, to = to, r.Name()
		}
	}
	if n, found := g.ParseNation(e.On.Name()); to == "" && found && e.On.Class() == "nation" && g.NationFacts(n).Capital != rules.Nowhere {
		to = g.Place(g.NationFacts(n).Capital).Slug
	}
	return from, to
}

// shoot gathers the dice of a shot in one line.
func (t *teller) shoot(entry engine.Entry, f rules.Faction, e engine.Event) {
	if e.Kind == "fires" || len(t.list) == 0 || len(t.now().Lines) == 0 || len(t.lastLine().Rolls) == 0 || e.On.Class() != "block" && e.On != t.thrower {
		t.line(entry, f, face.Line{Text: t.Texts.Fill(t.Forms["fires"](e), t.eventSlots(e)), Rule: e.Rule, Rolls: []face.Roll{{Power: t.Seat(e.Seat)}}})
	}
	t.thrower = e.On
	roll := &t.lastLine().Rolls[0]
	t.lastLine().Last = entry.Seq
	switch e.Kind {
	case "die":
		roll.Faces = append(roll.Faces, e.N)
	case "hits":
		roll.Score, roll.Says, roll.Good, roll.Fires = e.N, t.Say("story.hits", e.N), e.N > 0, true
	}
}

func (t *teller) lastLine() *face.Line { return &t.now().Lines[len(t.now().Lines)-1] }

// opens are the events that fighting begins with.
var opens = map[string]bool{"round": true, "free-fire": true}

var good = map[string]bool{"satellite": true, "victory": true, "ind": true, "tech-revealed": true}

var bad = map[string]bool{"unit-eliminated": true, "unit-lost": true, "blockaded": true, "war-declared": true, "violated": true, "power-defeated": true,
	"unsupplied": true, "industry-bombed": true, "bomb-delivered": true}

// year writes the number of a Year; a match is set up before the first one begins.
func year(v *View) string {
	if v.Phase == rules.SetupPhase {
		return strconv.Itoa(int(v.Year) + 1)
	}
	return strconv.Itoa(int(v.Year))
}
