package shelf

import (
	"strconv"
	"strings"

	"interbellum/engine/record"
)

// Who plays on this device is chosen once for each match, before anything of a seat is shown, and
// kept beside the save as the players' numbers. What was begun here without mail is for all.
const (
	HereAll  = ""
	HereAsk  = "?" // it came from elsewhere, and nobody has said
	HereNone = "-" // somebody only looks on
)

// HereWords writes who plays here.
func HereWords(players []int) string {
	if len(players) == 0 {
		return HereNone
	}
	words := make([]string, len(players))
	for i, p := range players {
		words[i] = strconv.Itoa(p)
	}
	return strings.Join(words, " ")
}

// HereIn lists the players whom such words name one by one.
func HereIn(words string) (players []int) {
	for _, word := range strings.Fields(words) {
		if n, err := strconv.Atoi(word); err == nil {
			players = append(players, n)
		}
	}
	return players
}

// Arrived is what is known of who plays here when a match comes from elsewhere.
func Arrived(players []record.Player) string {
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
