package app

import (
	"slices"
	"strings"

	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// MaxPlayers is how many people may share a match.
const MaxPlayers = 5

// Draft is a new match in the making.
type Draft struct {
	Game     string
	Scenario string
	Title    string
	Names    [MaxPlayers]string
	Holder   [engine.MaxSeat + 1]int // which player holds a seat, by number
	ByHand   bool                    // dice are thrown on the table and typed in
	Sealed   bool                    // dice that nobody can choose, where the match goes by link
	Strict   bool                    // likewise, every open die falls with another player's value
	Here     int                     // who plays on this device, counted from 1; 0: everybody
	Programs [MaxPlayers]string      // how a program plays for a player, or ""
	AskAll   bool                    // every question is asked until orders are given
	House    []byte                  // the house edition, packed; nil: as shipped
	Start    []byte                  // a written position instead of the scenario's set-up: JSON
	From     string                  // the file that it comes from
	Shown    engine.View             // what everybody sees of it
	Faults   []string                // why it cannot be played, in words
}

// newDraft begins with a game's first scenario and its usual division of the seats.
func newDraft(id string) Draft {
	d := Draft{Game: id}
	if game, found := games.ByID(id); found && len(game.Scenarios) > 0 {
		d.choose(game, introduction(game))
	}
	return d
}

// game is the game under the chosen house edition, which may have scenarios of its own, or as it is shipped.
func (d *Draft) game() (*engine.Game, bool) {
	game, found := games.ByID(d.Game)
	if found && len(d.House) > 0 {
		if under, err := game.Under(d.House); err == nil {
			return under, true
		}
	}
	return game, found
}

// under chooses a house edition. A scenario that it does not have gives way to the usual one.
func (d *Draft) under(house []byte) {
	d.House = house
	game, found := d.game()
	if !found {
		return
	}
	if _, has := game.ScenarioByID(d.Scenario); !has {
		d.choose(game, introduction(game))
	}
}

// choose takes a scenario and divides its seats as is usual.
func (d *Draft) choose(game *engine.Game, scenario string) {
	s, found := game.ScenarioByID(scenario)
	if !found {
		return
	}
	d.Scenario = scenario
	if len(s.Players) > 0 {
		d.split(s.Players[0])
	}
}

// split divides the seats as a scenario suggests.
func (d *Draft) split(split engine.Split) {
	for i, seats := range split {
		for _, seat := range seats.List() {
			d.Holder[seat] = i
		}
	}
}

// divided reports whether the seats are divided so, no matter which player holds which part.
func (d *Draft) divided(s engine.Scenario, split engine.Split) bool {
	held := d.seats(s)
	for _, seats := range split {
		if !slices.Contains(held[:], seats) {
			return false
		}
	}
	return true
}

// fillFrom fills in who plays, what they hold and how, as in a match that was.
func (d *Draft) fillFrom(h *record.Header, by styles, here []int) {
	d.House = h.House
	d.Scenario, d.ByHand = h.Scenario, h.Dealer == dice.HandName
	d.Sealed, d.Strict = dice.IsSealed(h.Dealer), h.Dealer == dice.StrictName
	if len(here) == 1 {
		d.Here = here[0] + 1
	}
	for i, p := range h.Players[:min(len(h.Players), MaxPlayers)] {
		for _, seat := range p.Seats.List() {
			d.Holder[seat], d.Programs[i] = i, by[seat]
		}
		if p.Name != d.nameless(i) {
			d.Names[i] = p.Name
		}
	}
}

// alone gives every seat to the first player.
func (d *Draft) alone() { d.Holder = [engine.MaxSeat + 1]int{} }

// playBots has programs play for everybody but the first player; a second time, people again.
func (d *Draft) playBots(s engine.Scenario) {
	if d.playsBots(s) {
		d.Programs = [MaxPlayers]string{}
		return
	}
	if d.divided(s, engine.Split{s.Seats}) {
		d.split(s.Players[0])
	}
	d.Programs[0] = ""
	for i := 1; i < MaxPlayers; i++ {
		if d.Programs[i] == "" {
			d.Programs[i] = "normal"
		}
	}
}

// oppose has all programs play in one style.
func (d *Draft) oppose(style string) {
	for i := range d.Programs {
		if d.Programs[i] != "" && mannered(style) {
			d.Programs[i] = style
		}
	}
}

// strength is how strong the first of the programs is.
func (d *Draft) strength() string {
	for _, style := range d.Programs {
		if style != "" {
			strength, _, _ := strings.Cut(style, "-")
			return strength
		}
	}
	return ""
}

// playsBots reports whether one person plays against programs.
func (d *Draft) playsBots(s engine.Scenario) bool {
	_, opposed := d.person(s)
	return opposed
}

// person is the number of the one person who plays against programs, if there is one.
func (d *Draft) person(s engine.Scenario) (at int, opposed bool) {
	people, programs := 0, 0
	for i, seats := range d.seats(s) {
		switch {
		case seats == 0:
		case d.Programs[i] == "":
			at, people = i, people+1
		default:
			programs++
		}
	}
	return at, people == 1 && programs > 0
}

// swapSeats has the one person among programs play what this player holds, who gets theirs.
func (d *Draft) swapSeats(s engine.Scenario, player int) {
	me, opposed := d.person(s)
	if !opposed {
		return
	}
	for _, seat := range s.Seats.List() {
		switch d.Holder[seat] {
		case me:
			d.Holder[seat] = player
		case player:
			d.Holder[seat] = me
		}
	}
}

// seats is the set that each player holds.
func (d *Draft) seats(s engine.Scenario) (held [MaxPlayers]engine.Seats) {
	for _, seat := range s.Seats.List() {
		held[d.Holder[seat]] = held[d.Holder[seat]].With(seat)
	}
	return held
}

// players lists those who hold a seat, named by hand or by number.
func (d *Draft) players() ([]record.Player, error) {
	game, found := d.game()
	if !found {
		return nil, words.Refuse("", "page/refused.no-game")
	}
	s, found := game.ScenarioByID(d.Scenario)
	if !found {
		return nil, words.Refuse("", "page/refused.no-scenario")
	}
	var list []record.Player
	for i, seats := range d.seats(s) {
		if seats != 0 {
			list = append(list, record.Player{Name: d.name(i), Seats: seats})
		}
	}
	if d.ByHand && automated(d.styles()) == s.Seats {
		return nil, words.Refuse("", "page/refused.nobody-throws")
	}
	for i := range list {
		for j := range i {
			if list[i].Name == list[j].Name {
				return nil, words.Refuse("", "page/refused.same-names", list[i].Name)
			}
		}
	}
	return list, nil
}

// styles tells how programs play the seats of their players.
func (d *Draft) styles() (by styles) {
	game, _ := d.game()
	s, _ := game.ScenarioByID(d.Scenario)
	for _, seat := range s.Seats.List() {
		by[seat] = d.Programs[d.Holder[seat]]
	}
	return by
}

// here is who plays on this device: a number among those who hold a seat.
func (d *Draft) here() string {
	list, err := d.players()
	if err != nil || d.Here == 0 || len(list) < 2 || programWords(d.styles()) != "" {
		return shelf.HereAll
	}
	for i, p := range list {
		if p.Name == d.name(d.Here-1) {
			return shelf.WriteHere([]int{i})
		}
	}
	return shelf.HereAll
}

// sealable reports whether the dice of the match can be sealed: it goes by link, and nobody throws them.
func (d *Draft) sealable() bool { return !d.ByHand && d.here() != shelf.HereAll }

func (d *Draft) name(i int) string {
	if name := strings.TrimSpace(d.Names[i]); name != "" {
		return name
	}
	return d.nameless(i)
}

// nameless is how a player is called who has no name.
func (d *Draft) nameless(i int) string {
	if d.Programs[i] != "" {
		return say("player.program", i+1)
	}
	return say("player.number", i+1)
}

func (d *Draft) title(scenario string) string {
	if t := strings.TrimSpace(d.Title); t != "" {
		return t
	}
	return scenario
}

// setUp shows the form of a new match, against the computer where it plays the game.
func setUp(d *Desk, id string) error {
	if err := d.Begin(id); err != nil {
		return err
	}
	if game, _ := games.ByID(id); plays(id) {
		s, _ := game.ScenarioByID(d.Draft.Scenario)
		d.Draft.playBots(s)
	}
	return nil
}

// beginNow begins a match of a game's short scenario against the computer, which plays in this style. side counts the parts of the
// usual division.
func beginNow(d *Desk, id, style string, side int) error {
	if err := setUp(d, id); err != nil {
		return err
	}
	game, _ := games.ByID(id)
	s, _ := game.ScenarioByID(d.Draft.Scenario)
	d.Draft.oppose(style)
	d.Draft.swapSeats(s, side)
	return d.Start()
}
