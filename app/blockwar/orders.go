package blockwar

import (
	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/words/english"
)

// Order puts a standing order into words.
func (f *Face) Order(kind string) face.Order {
	o := face.OrderIn(orders, kind, "Only for now")
	for _, k := range f.Rule.OrderKinds() {
		if k.Kind == kind {
			of := apart[k.Of]
			o.Apart, o.Name = of.words, func(slug string) string { return of.name(f.Words, engine.Ref(k.Of+"/"+slug)) }
		}
	}
	return o
}

// apart says what an order can be given for apart from all else, by the class that the rules know it as, and how such a thing is named.
var apart = map[string]struct {
	words string
	name  func(*Words, engine.Ref) string
}{
	"area":   {"In one area", func(w *Words, r engine.Ref) string { return w.Place(w.AreaOf(r)).Name }},
	"tech":   {"For one kind of card", (*Words).TechName},
	"nation": {"For one Nation", func(w *Words, r engine.Ref) string { return english.Upper(w.NationName(w.NationOf(r))) }},
}

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
double-agent|Double Agent|When you play it against a card of Intelligence.|Where a card harms you|Always|Never|Always ask
protectorate|Protectorates|Whether you stand by one that is Violated.|Always ask|Stand by it|Withdraw`

// AlwaysAsked says what no order answers.
func (f *Face) AlwaysAsked() string { return "In your own turn you are always asked." }
