package workshop

import (
	"encoding/json"
	"slices"
	"strings"

	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Terms are where a scenario of Cataclysm is played, by whom, how long and for what.
type Terms struct {
	File, Title string
	Own         bool // the draft added it
	Maps        []Choosing
	Powers      []Choosing // all of them
	Deals       []Deal
	Turns       []Choice
	First, Last string
	Ties        []Choice // ideologies: the first of them wins a tie
	Notes       []Note
}

// Choosing is a choice, and whether it is taken.
type Choosing struct {
	Choice
	On bool
}

// Deal is how the powers are divided among a number of players.
type Deal struct {
	Players int        `json:"players"`
	Split   [][]string `json:"split"`
}

// Note is a special rule, or what an author wants to say.
type Note struct {
	ID, Text string
	Rule     bool // the game's code knows it
}

// ownNote begins the names of notes that an author adds.
const ownNote = "note-"

// Terms are those of a scenario under the draft.
func (b *Bench) Terms(id string) (*Terms, bool) {
	if b.game.ID != "cataclysm" {
		return nil, false
	}
	file := b.scenarioFile(id)
	s, err := b.sheet(file)
	if err != nil || s.table.Lists == nil {
		return nil, false
	}
	head, _ := s.find(house.Scenario)
	t := &Terms{File: file, Title: strings.Join(listOf(head, "name"), ""), Own: b.Own(file)}
	columns := b.columns(s, house.Scenario, house.Scenario)
	column := func(name string) *Column {
		return &columns[slices.IndexFunc(columns, func(c Column) bool { return c.Name == name })]
	}
	chosen := func(name string) (list []Choosing) {
		on := listOf(head, name)
		for _, c := range column(name).Choices {
			list = append(list, Choosing{c, slices.Contains(on, c.Word)})
		}
		return list
	}
	t.Maps, t.Powers = chosen("maps"), chosen("powers")
	t.Turns, t.First, t.Last = column("first_turn").Choices, strings.Join(listOf(head, "first_turn"), ""), strings.Join(listOf(head, "last_turn"), "")
	part(head, "players", &t.Deals)
	for _, word := range tiesOf(head) {
		t.Ties = append(t.Ties, Choice{word, b.name(word)})
	}
	for i := range s.rows {
		if r := &s.rows[i]; r.List == "special_rules" {
			_, name, _ := cutKey(r.Key)
			text, _ := r.Field("text")
			c := Column{JSON: true}
			t.Notes = append(t.Notes, Note{name, strings.Join(c.Words(text), ""), !strings.HasPrefix(name, ownNote)})
		}
	}
	return t, true
}

// part reads a part of a row; one that cannot be read is empty.
func part(r *house.Row, field string, into any) {
	value, _ := r.Field(field)
	_ = json.Unmarshal([]byte(value), into)
}

// victory is what a scenario says of who wins.
type victory struct {
	Ties []string `json:"ties"`
}

func tiesOf(head *house.Row) []string {
	var v victory
	part(head, "victory", &v)
	return v.Ties
}

// written is a field with a value as the files write it.
func written(name string, value any) house.Field {
	return house.Field{Name: name, Value: compacted(encoded(value))}
}

// listed is a field with a list of words.
func listed(name string, list []string) house.Field {
	many := Column{JSON: true, Kind: Many}
	return house.Field{Name: name, Value: many.Write(list...)}
}

// termsOf is a scenario and its terms, or why there are none.
func (b *Bench) termsOf(id string) (*Terms, *sheet, error) {
	t, found := b.Terms(id)
	if !found {
		return nil, nil, words.Refuse("", "workshop/refused.copy")
	}
	s, err := b.sheet(t.File)
	return t, s, err
}

// DealTo gives a power to a player of one of the ways in which powers are divided: 0 is its first player. One more than there are is a player
// of its own; a player who is left without a power goes.
func (b *Bench) DealTo(id string, deal int, power string, player int) error {
	t, _, err := b.termsOf(id)
	if err != nil {
		return err
	}
	if deal < 0 || deal >= len(t.Deals) || player < 0 || player > len(t.Deals[deal].Split) {
		return words.Refuse("", "workshop/refused.deal")
	}
	d := &t.Deals[deal]
	for i := range d.Split {
		d.Split[i] = slices.DeleteFunc(d.Split[i], func(p string) bool { return p == power })
	}
	if player == len(d.Split) {
		d.Split = append(d.Split, nil)
	}
	d.Split[player] = append(d.Split[player], power)
	d.tidy()
	return b.deal(t, t.Deals)
}

// tidy leaves out players without a power.
func (d *Deal) tidy() {
	d.Split = slices.DeleteFunc(d.Split, func(hand []string) bool { return len(hand) == 0 })
	d.Players = len(d.Split)
}

func (b *Bench) deal(t *Terms, deals []Deal) error {
	return b.Set(t.File, house.Scenario, []house.Field{written("players", deals)}, "")
}

// AddDeal adds a way to divide the powers: by ideology, each to a player, or a power each where one ideology plays alone.
func (b *Bench) AddDeal(id string) error {
	t, s, err := b.termsOf(id)
	if err != nil {
		return err
	}
	head, _ := s.find(house.Scenario)
	d := b.byIdeology(head, listOf(head, "powers"))
	for len(d.Split) > 0 && slices.ContainsFunc(t.Deals, func(x Deal) bool { return encoded(x.Split) == encoded(d.Split) }) {
		i := slices.IndexFunc(d.Split, func(hand []string) bool { return len(hand) > 1 })
		if i < 0 {
			return words.Refuse("", "workshop/refused.deals")
		}
		d.Split = slices.Insert(d.Split, i+1, slices.Clone(d.Split[i][1:]))
		d.Split[i] = d.Split[i][:1]
	}
	d.tidy()
	return b.deal(t, append(t.Deals, d))
}

// byIdeology deals powers out by their ideology; of one ideology alone each power has a player.
func (b *Bench) byIdeology(head *house.Row, powers []string) (d Deal) {
	var sorts []string
	for _, p := range powers {
		sort := b.ideology(head, p)
		i := slices.Index(sorts, sort)
		if i < 0 {
			sorts, d.Split = append(sorts, sort), append(d.Split, nil)
			i = len(sorts) - 1
		}
		d.Split[i] = append(d.Split[i], p)
	}
	if len(d.Split) == 1 {
		d.Split = nil
		for _, p := range powers {
			d.Split = append(d.Split, []string{p})
		}
	}
	d.tidy()
	return d
}

// DropDeal takes a way to divide the powers away; one must stay.
func (b *Bench) DropDeal(id string, deal int) error {
	t, _, err := b.termsOf(id)
	if err != nil {
		return err
	}
	if deal < 0 || deal >= len(t.Deals) || len(t.Deals) == 1 {
		return words.Refuse("", "workshop/refused.deal")
	}
	return b.deal(t, slices.Delete(t.Deals, deal, deal+1))
}

// TieTo puts an ideology first among those that tie.
func (b *Bench) TieTo(id, ideology string) error {
	t, s, err := b.termsOf(id)
	if err != nil {
		return err
	}
	head, _ := s.find(house.Scenario)
	ties := tiesOf(head)
	i := slices.Index(ties, ideology)
	if i < 0 {
		return words.Refuse("", "workshop/refused.choice", label("victory"), b.name(ideology))
	}
	ties = slices.Insert(slices.Delete(ties, i, i+1), 0, ideology)
	return b.Set(t.File, house.Scenario, []house.Field{written("victory", victory{ties})}, "")
}

// Write changes the text of a note, or adds one where the name is empty; a note without a text goes.
func (b *Bench) Write(id, note, text string) error {
	t, s, err := b.termsOf(id)
	if err != nil {
		return err
	}
	text = strings.TrimSpace(text)
	row := "special_rules," + note
	switch {
	case note == "" && text == "":
		return words.Refuse("", "workshop/refused.empty", label("text"))
	case note == "":
		for n := 'a'; ; n++ {
			if r, _ := s.find("special_rules," + ownNote + string(n)); r == nil && n <= 'z' {
				row = "special_rules," + ownNote + string(n)
				break
			} else if n > 'z' {
				return words.Refuse("", "workshop/refused.notes")
			}
		}
		return b.Add(t.File, row, []house.Field{written("text", text)}, "")
	case text == "":
		return b.Remove(t.File, row, "")
	}
	return b.Set(t.File, row, []house.Field{written("text", text)}, "")
}
