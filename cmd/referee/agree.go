package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"interbellum/engine"
	"interbellum/engine/record"
)

// What players agree on is typed as words with spaces: "propose end", "propose take-back 57",
// "propose amend POS.json", "propose edition BOX.json" or "propose edition shipped", "agree", "refuse", "withdraw", "resign", "return", each with
// SEAT= before it where more than one player could say it.

// accordWords are the words of a choice for what was typed about an agreement, or "".
func accordWords(run *record.Run, typed string) string {
	f := strings.Fields(typed)
	switch {
	case len(f) == 0:
	case f[0] == record.ProposeVerb && len(f) == 2:
		return f[0] + ":" + f[1]
	case f[0] == record.ProposeVerb && len(f) == 3 && f[2] == "0":
		return f[0] + ":" + f[1]
	case f[0] == record.ProposeVerb && len(f) == 3:
		return f[0] + ":" + f[1] + "#" + f[2]
	case f[0] == record.ResignVerb, f[0] == record.ReturnVerb:
		return f[0] + ":seats"
	case run.Pending() != nil && (f[0] == record.AgreeVerb || f[0] == record.RefuseVerb || f[0] == record.WithdrawVerb):
		return f[0] + ":" + string(run.Pending().Choice.On)
	}
	return ""
}

// propose proposes the position or the edition in a file, where that is what was typed.
func (t *table) propose(text string) (is bool, err error) {
	name, typed, found := strings.Cut(text, "=")
	if !found {
		name, typed = "", text
	}
	f := strings.SplitN(strings.TrimSpace(typed), " ", 3)
	if len(f) < 3 || f[0] != record.ProposeVerb || f[1] != string(record.Amend) && f[1] != string(record.OtherEdition) {
		return false, nil
	}
	seat := t.run.Record.Header.Players[0].Seats.List()[0]
	if name != "" {
		if seat, err = seatNamed(t.run.Game, name); err != nil {
			return true, err
		}
	}
	var e engine.Entry
	if file := strings.TrimSpace(f[2]); f[1] == string(record.Amend) {
		e, err = t.amend(seat, file)
	} else {
		e, err = t.adopt(seat, file)
	}
	if err != nil {
		return true, err
	}
	fmt.Fprintf(t.out, "%d %s %s\n", e.Seq, slug(t.run.Game, e.Seat), e.Choice.Words())
	return true, nil
}

func (t *table) amend(seat engine.Seat, file string) (e engine.Entry, err error) {
	schema, err := os.ReadFile(file)
	if err != nil {
		return e, err
	}
	return t.run.Amend(seat, schema)
}

// shippedWord proposes to go back to the data as they are shipped.
const shippedWord = "shipped"

func (t *table) adopt(seat engine.Seat, file string) (e engine.Entry, err error) {
	game, err := gameNamed(t.run.Game.ID)
	if err != nil {
		return e, err
	}
	if file == shippedWord {
		return t.run.Adopt(seat, record.Edition{Name: game.Edition})
	}
	if game, err = t.under(game, file); err != nil {
		return e, err
	}
	return t.run.Adopt(seat, record.Edition{House: game.House})
}

// waits says in lines which proposal waits for whom, and who has resigned.
func waits(w io.Writer, run *record.Run) {
	h := run.Record.Header
	for _, p := range h.Players {
		if p.Seats != 0 && run.Away(p.Seats.List()[0]) {
			fmt.Fprintf(w, "%s has resigned: a stand-in answers for %s\n", p.Name, slugs(run.Game, p.Seats))
		}
	}
	p := run.Pending()
	if p == nil {
		return
	}
	var others []string
	for i, q := range h.Players {
		if q.Seats != 0 && !p.Agreed(i) && !run.Away(q.Seats.List()[0]) {
			others = append(others, q.Name)
		}
	}
	fmt.Fprintf(w, "%s proposes %s: %s is asked to agree or refuse\n", h.Players[p.By].Name, proposalWords(p.Choice), strings.Join(others, " and "))
}

func proposalWords(c engine.Choice) string {
	switch c.On {
	case record.TakeBack:
		return fmt.Sprintf("to take the match back to before answer %d", c.N)
	case record.Amend:
		return fmt.Sprintf("correction %d of the position", c.N)
	case record.OtherEdition:
		return fmt.Sprintf("edition %d to go on under", c.N)
	}
	return "to end the match as it stands"
}
