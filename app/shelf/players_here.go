package shelf

import (
	"strconv"
	"strings"

	"interbellum/engine/record"
)

// Who plays on this device is chosen once for each match, before anything is shown that only some players may see. It is
// saved with the match as the players' numbers, or as one of these. In a match begun here without mail, all play here.
const (
	HereAll  = ""
	HereAsk  = "?" // it came from elsewhere, and no one has chosen yet
	HereNone = "-" // this device only watches
)

// WriteHere writes which players play here.
func WriteHere(players []int) string {
	if len(players) == 0 {
		return HereNone
	}
	words := make([]string, len(players))
	for i, p := range players {
		words[i] = strconv.Itoa(p)
	}
	return strings.Join(words, " ")
}

// ReadHere reads what WriteHere wrote; nil where no players are named one by one.
func ReadHere(words string) (players []int) {
	for _, word := range strings.Fields(words) {
		if n, err := strconv.Atoi(word); err == nil {
			players = append(players, n)
		}
	}
	return players
}

// HereOnArrival says who plays here in a match that came from elsewhere: with several players that must be asked.
func HereOnArrival(players []record.Player) string {
	people := 0
	for _, p := range players {
		if p.Seats != 0 {
			people++
		}
	}
	if people < 2 {
		return HereAll
	}
	return HereAsk
}
