package cataclysm

import (
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/record"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
)

// Stories groups the log by the counters that were drawn or played; turns and phases are
// its chapters.
func (Face) Stories(s *face.Sight, seen []face.Watched) []face.Story {
	t := &teller{by: viewOf(s).Book}
	for _, w := range seen {
		t.seq, t.order, t.standIn = max(w.Entry.Seq, 0), w.Entry.By == record.ByOrder, w.Entry.By == record.ByStandIn
		if said := face.Accord(s, w); said != nil {
			for _, l := range said {
				t.line(l)
			}
			continue
		}
		if w.Entry.Choice.Verb == engine.OrderVerb {
			p := rules.Power(w.Entry.Seat)
			t.line(face.Line{Order: true, Text: say("story.order", powerText(p), face.Given(Face{}.Order, rules.Game().Orders, w.Entry))})
		}
		for _, e := range w.Events {
			if e.Kind == engine.Agreement {
				t.line(face.Effect(t.seq, e))
				continue
			}
			t.tell(e)
		}
	}
	t.flush(rolled{})
	return t.stories
}

// beforeTitle heads the rest of a story whose beginning lies before the part shown.
func beforeTitle() string { return say("story.before") }

// teller goes through the events of the log.
type teller struct {
	stories []face.Story
	by      *rules.Book // of the match
	seq     int
	order   bool // the answer was given by a standing order
	standIn bool // or by a stand-in
	turn    string
	admin   bool // in administration a power's events are a story
	dice    face.Roll
	whose   engine.Seats // the dice are
	last    *face.Roll   // the roll that a check's verdict belongs to
	before  string       // the kind of the last event
	gained  int          // the line of the last gain
	counts  []string     // how many counters each has left in the cup
	ousted  rules.Kind   // the counter in reserve that another has replaced
	kept    string       // the heading's note before that
}

// rolled is what ends a throw of dice.
type rolled struct {
	text string
	rule engine.Rule
}

func (t *teller) story() *face.Story {
	if len(t.stories) == 0 {
		t.begin(face.Story{Title: beforeTitle(), Icon: "turn"})
	}
	return &t.stories[len(t.stories)-1]
}

func (t *teller) begin(s face.Story) {
	s.Seq = t.seq
	t.stories = append(t.stories, s)
	t.last, t.before = nil, ""
}

func (t *teller) line(l face.Line) {
	l.Seq, l.Order = t.seq, l.Order || t.order
	if t.standIn && l.Text != "" {
		l.Text = say("story.stand-in", l.Text)
	}
	s := t.story()
	s.Lines = append(s.Lines, l)
}

func (t *teller) tell(e engine.Event) {
	switch e.Kind {
	case "turn", "action-phase", "end-phase", "draw", "interrupt", "game-over", "free-action":
		t.flush(rolled{})
		t.open(e)
		return
	case "die":
		t.die(e)
		return
	case "modifier":
		t.dice.Mods = append(t.dice.Mods, face.Mod{Text: modName(e), N: e.N, Rule: e.Rule})
		return
	case "score":
		t.dice.Score, t.dice.Says = e.N, say("roll.score", e.N)
		t.flush(rolled{text: rollName(e), rule: e.Rule})
		return
	case "check-passed", "check-failed":
		t.verdict(e)
		return
	}
	if len(t.dice.Faces) > 0 {
		t.flush(rolled{})
	}
	if p := eventPower(e); t.admin && p != rules.NoPower && t.story().Power != p.String() {
		t.begin(face.Story{Power: p.String(), Icon: "power-" + p.String(), Title: The(p)})
	}
	if t.noted(e) || unlogged[e.Kind] {
		return
	}
	text := eventSentence(t.by, e)
	if text == "" {
		text = say("story.untold", english.Spaced(e.Kind))
	}
	line := face.Line{Text: text, Rule: e.Rule, Good: good[e.Kind], Bad: bad[e.Kind], Opens: e.Kind == "operation", Apart: apart[e.Kind], Whose: whose(e)}
	for _, r := range []engine.Ref{e.On, e.To} {
		if a := placeOf(r); a != rules.Nowhere {
			line.Area = a.String()
			break
		}
	}
	t.line(line)
}

// open begins a story.
func (t *teller) open(e engine.Event) {
	p := eventPower(e)
	s := face.Story{}
	if p != rules.NoPower {
		s.Power = p.String()
	}
	switch e.Kind {
	case "turn":
		t.turn, t.admin = e.On.Name(), true
		s.Chapter, s.Title, s.Icon = say("story.administration", t.turn), say("story.turn"), "turn"
	case "action-phase":
		t.turn, t.admin = e.On.Name(), false
		s.Chapter, s.Title, s.Icon, s.Note = say("story.action-phase", t.turn), say("story.action-phase.title"), "i-play", say("story.draws", powerText(p))
		s.Power = ""
		t.begin(s)
		t.line(face.Line{Text: say("story.in-cup", e.N), Rule: e.Rule})
		return
	case "end-phase":
		t.turn, t.admin = e.On.Name(), false
		s.Chapter, s.Title, s.Icon = say("story.end-phase", t.turn), say("story.end-phase.title"), "turn"
	case "game-over":
		s.Title, s.Icon = say("story.game-over"), "victory"
		t.begin(s)
		t.line(face.Line{Text: eventSentence(t.by, e), Rule: e.Rule, Good: true})
		return
	case "free-action":
		t.admin = true // of a crisis
		s.Title, s.Icon, s.Note = The(p), "flag", say("story.free-action")
	case "draw":
		owner, k := counterOf(e.On)
		s.Title, s.Icon = words.Upper(ownCounter(owner, k).String()), counterIcons[k]
	case "interrupt":
		_, k := counterOf(e.On)
		s.Title, s.Icon, s.Note = ownCounter(p, k).String(), counterIcons[k], say("story.interrupts")
	}
	t.begin(s)
}

// noted reports whether an event went into a heading or into a line that is there.
func (t *teller) noted(e engine.Event) bool {
	s := t.story()
	before := t.before
	t.before = e.Kind
	switch e.Kind {
	case "political-action":
		s.Note = joined(s.Note, actionText(e.On.Name()).String())
		t.line(face.Line{Text: eventSentence(t.by, e), Rule: ruleOfAction(e), Area: placeSlug(e.To), Opens: true, Whose: whose(e)})
		return true
	case "offensive":
		s.Note = joined(s.Note, say("story.actions", e.N))
		return true
	case "civil-war":
		t.line(face.Line{Text: eventSentence(t.by, e), Rule: e.Rule, Area: placeSlug(e.On), Opens: true})
		return true
	case "aid":
		return before == "intervene"
	case "gain":
		t.gained, t.ousted = len(s.Lines), rules.NoKind
		return false
	case "reject":
		if before == "gain" {
			t.ousted, t.before = kindOf(e.On), "gain"
			return true
		}
		if !t.admin && len(s.Lines) == 0 && s.Power == eventPower(e).String() {
			t.kept, t.ousted = s.Note, kindOf(e.On)
			s.Note = joined(s.Note, say("story.rejected"))
			return true
		}
	case "sudden-death-count":
		if before != e.Kind {
			t.counts = nil
			t.line(face.Line{Rule: e.Rule})
		}
		t.counts = append(t.counts, say("story.left-in-cup.of", powerText(eventPower(e)), e.N))
		s.Lines[len(s.Lines)-1].Text = say("story.left-in-cup", t.counts)
		return true
	case "reserve":
		return t.reserved(s, e, before)
	}
	return false
}

// reserved adds to the heading, or to the line of the gain, that a counter was kept.
func (t *teller) reserved(s *face.Story, e engine.Event, before string) bool {
	switch {
	case before == "gain" && t.gained < len(s.Lines):
		l := &s.Lines[t.gained]
		gain := strings.TrimSuffix(l.Text, ".")
		l.Text = say("story.reserved", gain)
		if t.ousted != rules.NoKind {
			l.Text = say("story.reserved.instead", gain, counterText(t.ousted))
		}
		return true
	case !t.admin && len(s.Lines) == 0 && s.Power == eventPower(e).String() && before == "reject":
		s.Note = joined(t.kept, say("story.kept-instead", counterText(t.ousted)))
		return true
	case !t.admin && len(s.Lines) == 0 && s.Power == eventPower(e).String():
		s.Note = joined(s.Note, say("story.kept"))
		return true
	}
	return false
}

func placeSlug(r engine.Ref) string {
	if a := placeOf(r); a != rules.Nowhere {
		return a.String()
	}
	return ""
}

func joined(a, b string) string {
	switch {
	case a == "" || a == b:
		return b
	case b == "":
		return a
	}
	return a + ", " + b
}

var actionRules = map[string]engine.Rule{"alliance": "6.1", "declare-war": "6.2", "diplomacy": "6.3", "escalate": "6.4",
	"maneuvers": "6.5", "pressure": "6.6", "propaganda": "6.7", "rhineland": "12.1.1", "abyssinia": "12.1.2"}

func ruleOfAction(e engine.Event) engine.Rule {
	if r, known := actionRules[e.On.Name()]; known {
		return r
	}
	return e.Rule
}

// die adds a die to the throw that is under way.
func (t *teller) die(e engine.Event) {
	if len(t.dice.Faces) == 0 {
		p := eventPower(e)
		if e.To == "crisis" || e.To == "crisis-list" {
			p = rules.NoPower
		}
		if p == rules.NoPower && strings.HasSuffix(string(e.To), "-combat") {
			t.dice.Power = "neutral"
		}
		if p != rules.NoPower {
			t.dice.Power, t.dice.Side = p.String(), sideClass(p.Ideology())
		}
	}
	t.dice.Faces = append(t.dice.Faces, e.N)
	t.whose |= whose(e)
}

var sideClasses = [...]string{rules.NoIdeology: "", rules.Fascism: "fas", rules.Communism: "com", rules.Democracy: "dem"}

func sideClass(i rules.Ideology) string { return sideClasses[i] }

// flush writes the throw of dice down.
func (t *teller) flush(r rolled) {
	if len(t.dice.Faces) == 0 {
		t.dice = face.Roll{}
		return
	}
	s := t.story()
	t.line(face.Line{Text: r.text, Rule: r.rule, Rolls: []face.Roll{t.dice}, Whose: t.whose})
	t.last = &s.Lines[len(s.Lines)-1].Rolls[0]
	t.dice, t.whose = face.Roll{}, 0
}

// verdict says whether the check that was just rolled passed.
func (t *teller) verdict(e engine.Event) {
	if t.last == nil {
		return
	}
	t.last.Good, t.last.Bad = e.Kind == "check-passed", e.Kind == "check-failed"
	t.last.Says = say("roll.fails", e.N)
	if t.last.Good {
		t.last.Says = say("roll.passes", e.N)
	}
}

// rollName says what a roll was for.
func rollName(e engine.Event) string {
	kind := string(e.To)
	name := words.Named("cataclysm/roll."+kind, words.Upper(actionText(kind).String()))
	switch kind {
	case "keep-control", "opportunity", "coup", "attack-check":
		return say("roll.in", name, placeText(e.On))
	}
	return name.String()
}

func modName(e engine.Event) string { return modifierName(string(e.Rule)) }

// modifierName is a modifier by the rule that makes it.
func modifierName(rule string) string {
	if kind := "modifier." + rule; book.Has(kind) {
		return book.Say(kind)
	}
	return say("modifier.other")
}

func kindOf(r engine.Ref) rules.Kind {
	_, k := counterOf(r)
	return k
}
