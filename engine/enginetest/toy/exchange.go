package toy

// Exchange takes a card out of a house's hand for one of the deck, each by its number, where both are there. None but the
// house can see it.
func (t *Table) Exchange(h *House, from, to int) bool {
	if from == to || h.Hand[from] == 0 || t.Deck[to] == 0 {
		return false
	}
	h.Hand[from]--
	h.Hand[to]++
	t.Deck[to]--
	t.Deck[from]++
	return true
}
