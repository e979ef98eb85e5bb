package toy

import "interbellum/app/face"

const orderWords = `interrupt|Whistles|Acting instead of the next draw.|Ask|Ask when I or a friend is raided|Hold the whistle|Hold it this round
bid|Bids|What is bid for the wind.|Ask|Nothing|Half the gold
lay|Cards in battle|Whether a card is laid face down, and which.|Ask|None|The best`

// Order is a standing order in words.
func (Face) Order(kind string) face.Order {
	return face.OrderIn(orderWords, kind, "Not again this round")
}
