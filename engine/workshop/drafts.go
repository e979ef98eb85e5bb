package workshop

import (
	"encoding/json"
	"slices"

	"interbellum/engine"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Tick says that an owner has looked at a row, or at a file as a whole.
type Tick struct{ File, Row string }

// MaxTicks is how many a draft can have.
const MaxTicks = house.MaxRows

// draft is what is stored. The edition stands in it as its file has it.
type draft struct {
	Format  string          `json:"format"`
	Edition json.RawMessage `json:"edition"`
	Ticks   []tick          `json:"ticks"`
}

type tick struct {
	File string `json:"file"`
	Row  string `json:"row"`
}

// DraftFormat begins every stored draft.
const DraftFormat = "draft/1"

// Encode writes the draft, whatever its faults, with its ticks. What was undone is not in it.
func (b *Bench) Encode() []byte {
	d := draft{Format: DraftFormat, Edition: house.Encode(b.now.edition)}
	for _, t := range b.ticks {
		d.Ticks = append(d.Ticks, tick(t))
	}
	return []byte(encoded(d))
}

// Decode reads what Encode wrote. An edition's file without ticks is read too. What was made for earlier data is brought up to those of today;
// Left counts the changes that no longer fit. Ticks of rows that the game no longer has are left out.
func Decode(game *engine.Game, data []byte) (*Bench, error) {
	if len(data) > 2*house.MaxFile {
		return nil, words.Refuse("", "workshop/refused.draft")
	}
	var d draft
	if json.Unmarshal(data, &d) != nil || len(d.Ticks) > MaxTicks {
		return nil, words.Refuse("", "workshop/refused.draft")
	}
	if d.Format != DraftFormat {
		d = draft{Edition: data}
	}
	e, faults := house.Decode(d.Edition)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	b, err := Renewed(game, e)
	if err != nil {
		return nil, err
	}
	for _, t := range d.Ticks {
		b.Tick(t.File, t.Row, true)
	}
	return b, nil
}

// Tick notes that a row was looked at, or takes that back. It is no part of the edition, and not undone. Without a row it is the file.
func (b *Bench) Tick(file, row string, on bool) bool {
	s := b.sheetOrNil(file)
	if s == nil {
		return false
	}
	if row != "" {
		was, _ := b.shippedSheet(file).find(row)
		mine, _ := s.find(row)
		switch {
		case was != nil:
			row = was.Key
		case mine != nil:
			row = mine.Key
		default:
			return false
		}
	}
	b.ticks = slices.DeleteFunc(b.ticks, func(t Tick) bool { return t == Tick{file, row} })
	if on && len(b.ticks) < MaxTicks {
		b.ticks = append(b.ticks, Tick{file, row})
	}
	return true
}

func (b *Bench) sheetOrNil(file string) *sheet {
	s, err := b.sheet(file)
	if err != nil {
		return nil
	}
	return s
}

// Ticked tells whether a row was looked at.
func (b *Bench) Ticked(file, row string) bool { return slices.Contains(b.ticks, Tick{file, row}) }
