package workshop

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
)

//go:embed weights.tsv
var weightsFile string

// Item is a row on the list of those to look at first in the box: one that is reconstructed, for the whole or in part.
type Item struct {
	File, FileTitle string
	Row, Title      string
	Note            string // where it comes from
	Weight          int    // how many of 1000 answers of a match come after the first one that was otherwise with another value here
	Done            bool   // it is ticked, or the draft changes it
}

// Checklist are the reconstructed rows, those first on which play depends most. Rows that weigh the same are in the order of the tables.
func (b *Bench) Checklist() []Item {
	if b.now.items == nil {
		b.now.items = b.rebuilt()
	}
	items := slices.Clone(b.now.items)
	for i := range items {
		items[i].Done = items[i].Done || b.Ticked(items[i].File, items[i].Row)
	}
	return items
}

// rebuilt is the list without the ticks.
func (b *Bench) rebuilt() []Item {
	items := []Item{}
	weights := b.weights()
	for _, info := range b.Tables() {
		if b.Own(info.File) {
			continue // the box has no such scenario
		}
		t, _ := b.Table(info.File)
		for i := range t.Parts {
			for _, r := range t.Parts[i].Rows {
				if r.Source&Rebuilt == 0 {
					continue
				}
				items = append(items, Item{File: info.File, FileTitle: info.Title, Row: r.Key, Title: r.Title, Note: r.Note,
					Weight: weights[info.File+"\t"+r.Key], Done: r.State != AsShipped})
			}
		}
	}
	slices.SortStableFunc(items, func(x, y Item) int { return y.Weight - x.Weight })
	return items
}

// Progress is how many items of the list are done.
func (b *Bench) Progress() (done, all int) {
	for _, item := range b.Checklist() {
		if all++; item.Done {
			done++
		}
	}
	return done, all
}

// weights are those of the game, by file and row. They are measured with "referee edition weigh" and change nothing but an order.
func (b *Bench) weights() map[string]int {
	found := map[string]int{}
	_, lines, _ := strings.Cut(weightsFile, "== "+b.game.ID+"\n")
	for line := range strings.Lines(lines) {
		if strings.HasPrefix(line, "==") {
			break
		}
		weight, row, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		if n, err := strconv.Atoi(weight); err == nil {
			found[row] = n
		}
	}
	return found
}
