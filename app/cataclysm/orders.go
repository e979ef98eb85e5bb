package cataclysm

import "interbellum/app/face"

// orderWords are the standing orders in words: kind, title, what it is about, then its
// settings in the order of the rules.
const orderWords = `interrupt|Interrupting|Before a counter is drawn, a power may play its reserve instead.|Ask at the start, when provoked or attacked|Hold the reserve|Hold it this turn|Ask before every draw
drawn|Counters drawn|What becomes of your counter when it comes out of the cup.|Ask|Reserve it, if that is free|Reject it
gain|Flags gained|Where a flag goes that a provocation brings.|Reserve if that is free, else cup|Cup|Ask
use-my-units|My units for allies|Whether allies may send your units into their battles.|Yes to my own powers, else ask|Yes|No|Ask
support|Support|Sending aircraft and fleets from near by when others begin a battle.|All there is|None|Ask
loss|Losses|Which units fall first when others begin a battle.|Plain units first|Upgraded units first|Armies before fortresses|Ask
retreat|Retreat|Giving way after a lost battle that others began.|If it saves a unit; ask where it costs the area|Stand|Ask
regroup|Regroup|Moving units after a battle that others began.|Leave them|Ask
opportunity|Opportunities|Trying for a country when a diplomatic opportunity comes.|Try|Let it pass|Ask`

// Order is a standing order in words.
func (Face) Order(kind string) face.Order {
	return face.OrderIn(orderWords, kind, "Not again this turn")
}

// AlwaysAsked says what no order answers.
func (Face) AlwaysAsked() string { return "Joining a war and making peace are always asked." }
