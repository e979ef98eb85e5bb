package triumph

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/record"
	rules "interbellum/engine/triumph"
)

// Stories turns the log into groups: a heading for each stretch in which one Faction acts, a sentence for each event.
func (f Face) Stories(s *face.Sight, seen []face.Watched) []face.Story {
	t := teller{face: f, sight: s}
	for _, w := range seen {
		t.watch(w)
	}
	return t.list
}

type teller struct {
	face    Face
	sight   *face.Sight
	list    []face.Story
	actor   rules.Faction
	chapter string // that the next group begins
}

func (t *teller) watch(w face.Watched) {
	if said := face.Accord(t.sight, w); said != nil {
		t.begin(w.Entry.Seq, rules.NoFaction, said[0].Text)
		t.now().Lines = append(t.now().Lines, said[1:]...)
		t.actor = rules.NoFaction
		return
	}
	if w.Entry.Choice.Verb == engine.OrderVerb {
		t.line(w.Entry, rules.Faction(w.Entry.Seat), face.Line{Text: upper(theSeat(w.Entry.Seat)) + " " + face.Given(t.face.Order(string(w.Entry.Choice.On)), t.sight.Game.Orders, w.Entry) + ".", Order: true})
		return
	}
	for _, e := range w.Events {
		t.tell(w.Entry, e)
	}
}

func (t *teller) now() *face.Story { return &t.list[len(t.list)-1] }

// begin opens a group of the log.
func (t *teller) begin(seq int, f rules.Faction, title string) {
	slug := t.face.Seat(engine.Seat(f))
	t.list = append(t.list, face.Story{Seq: seq, Power: slug, Icon: "power-" + slug, Title: title, Chapter: t.chapter})
	t.actor, t.chapter = f, ""
}

// line adds a sentence to the group of a Faction; of nobody, to the group that is open.
func (t *teller) line(entry engine.Entry, f rules.Faction, l face.Line) {
	if len(t.list) == 0 || t.chapter != "" || f != rules.NoFaction && f != t.actor {
		title := upper(the(f))
		if f == rules.NoFaction {
			title = "The table"
		}
		t.begin(entry.Seq, f, title)
	}
	l.Seq = entry.Seq
	l.Order = l.Order || entry.By == record.ByOrder
	t.now().Lines = append(t.now().Lines, l)
}

// chapters are the events that begin a part of the Year.
var chapters = map[string]func(engine.Event) string{
	"year":             func(e engine.Event) string { return e.On.Name() },
	"production-phase": func(e engine.Event) string { return e.On.Name() + ", Production" },
	"government-phase": func(e engine.Event) string { return e.On.Name() + ", Government" },
	"season":           func(e engine.Event) string { return e.On.Name() + ", " + seasonOf(e.To) },
}

func (t *teller) tell(entry engine.Entry, e engine.Event) {
	if head, known := chapters[e.Kind]; known {
		t.chapter = head(e)
		return
	}
	f := rules.Faction(e.Seat)
	if e.Kind == "die" || e.Kind == "hits" || e.Kind == "fires" {
		t.shoot(entry, f, e)
		return
	}
	text := spaced(e.Kind)
	if say, known := events()[e.Kind]; known {
		text = say(e)
	}
	if text == "" {
		return
	}
	l := face.Line{Text: text + ".", Rule: e.Rule, Good: good[e.Kind], Bad: bad[e.Kind]}
	for _, r := range []engine.Ref{e.To, e.On} {
		if r.Class() == "area" {
			l.Area = r.Name()
		}
	}
	t.line(entry, f, l)
}

// shoot gathers the dice of a shot in one line.
func (t *teller) shoot(entry engine.Entry, f rules.Faction, e engine.Event) {
	if e.Kind == "fires" || len(t.list) == 0 || len(t.now().Lines) == 0 || len(t.lastLine().Rolls) == 0 {
		name := "the Neutral’s " + unitName(e.On)
		if f != rules.NoFaction {
			name = "the " + unitName(e.On)
		}
		t.line(entry, f, face.Line{Text: upper(name) + " fires at " + classNames[e.To.Name()] + targeted(e) + ".", Rule: e.Rule,
			Rolls: []face.Roll{{Power: t.face.Seat(e.Seat)}}})
	}
	roll := &t.lastLine().Rolls[0]
	switch e.Kind {
	case "die":
		roll.Faces = append(roll.Faces, e.N)
	case "hits":
		roll.Score, roll.Says, roll.Good = e.N, count(e.N, "hit"), e.N > 0
	}
}

func (t *teller) lastLine() *face.Line { return &t.now().Lines[len(t.now().Lines)-1] }

// targeted is empty where a class is fired at; industry has none.
func targeted(e engine.Event) string {
	if e.To.Class() == "class" {
		return ""
	}
	return "industry"
}

var good = map[string]bool{"satellite": true, "victory": true, "ind": true, "tech-revealed": true}

var bad = map[string]bool{"unit-eliminated": true, "unit-lost": true, "blockaded": true, "war-declared": true, "violated": true, "power-defeated": true,
	"unsupplied": true, "industry-bombed": true, "bomb-delivered": true}

// Order puts a standing order into words.
func (Face) Order(kind string) face.Order { return face.OrderIn(orders, kind, "Only for now") }

const orders = `battle|Battles|Whether you are asked about a Battle of a rival’s turn before its first die.|Once, if you have ordered nothing for it|Never: by my orders|Before each Round|Always ask
target|First target|What your units fire at first.|Where most hits are likely|Air units|Ground units|Naval units|Subs|Convoys
target-second|Second target|What they fire at where the first target is not there.|Where most hits are likely|Air units|Ground units|Naval units|Subs|Convoys
target-third|Third target|What they fire at where neither is there.|Where most hits are likely|Air units|Ground units|Naval units|Subs|Convoys
retreat|When to Retreat|By your CV in the Battle against the others’.|Never|Below one to three|Below one to two|Below one to one|Below two to one|At once
strike|Carriers|Whether Carriers strike and leave.|Never|Always
hits|Hits among equals|Which of equally strong units takes a Hit.|One that has acted|Tanks first|Infantry first|Always ask
way-out|Retreats|Where your units Retreat and withdraw to.|Towards home|As near as can be|Where you are strongest|Always ask
escape|Subs|When your Subs escape.|Where they are hunted|All of them|None|Always ask
rebase|ReBasing|Whether units leave after a Battle of your turn.|Always ask|They stay|They go towards home|They go as near as can be
vault|Secret Vault|What you Reveal when you are asked.|Keep everything secret|Reveal what helps at once|Reveal everything|Always ask
double-agent|Double Agent|When you play it.|Where a card harms you|Always|Never|Always ask
protectorate|Protectorates|Whether you stand by one that is Violated.|Always ask|Stand by it|Withdraw`

// year writes the number of a Year; a match is set up before the first one begins.
func year(v *rules.View) string {
	if v.Phase == rules.SetupPhase {
		return strconv.Itoa(int(v.Year) + 1)
	}
	return strconv.Itoa(int(v.Year))
}
