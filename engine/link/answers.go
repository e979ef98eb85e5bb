package link

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/saves"
	"interbellum/engine/words"
)

// every is how many answers lie between two checks of the position.
const every = 16

// The answers of version 3, each in the position that those before it lead to:
//
//	where an answer needs no one (dealt, the only one, given by a standing order or by
//	a stand-in):
//	    flag  is it another? (one for each of the four; if it is not, nothing follows)
//	flag      is it a right?
//	where it is: flag  is it about an agreement?
//	number    of the answer among all that are open (or all rights, or all agreements), list after list
//	where Chance was asked:         flag  was it given by hand?
//	where it was not and not forced: flag  was it given by an order, a bot or a stand-in?
//	    then number out of 3        which
//
// About an agreement nothing follows its number. Version 2 knows no agreements and no
// stand-in; a match without them is written in it. Version 1 has no orders among the rights, knows no other answer that needs no one than
// the dealer's to a single question, and asks the first two flags the other way round.
//
// After every 16 answers, and after the last, stand 8 bits of the position's fingerprint.
type flags struct {
	version                       int
	right, undealt, hand, standIn flag
	unforced, unordered, unstood  flag
	agreed                        flag
}

func newFlags(version int) flags {
	return flags{version, rarely, rarely, rarely, rarely, rarely, rarely, rarely, rarely}
}

// other is the flag that an answer which needs no one was not given.
func (f *flags) other(by string) *flag {
	switch by {
	case record.ByForced:
		return &f.unforced
	case record.ByOrder:
		return &f.unordered
	case record.ByStandIn:
		return &f.unstood
	}
	return &f.undealt
}

// standIns are who answers for a person, as the version knows them.
func (f *flags) standIns() []string {
	list := []string{record.ByOrder, record.ByBot, record.ByStandIn}
	if f.version < 3 {
		return list[:2]
	}
	return list
}

// question is what an answer is coded against.
type question struct {
	asked  []engine.Decision
	total  int
	rights bool
}

// ask is the question of an answer, of a right, or of what the players settle.
func ask(run *record.Run, right, settled bool, version int) question {
	q := question{rights: right}
	switch {
	case settled:
		q.asked = run.Agreements()
	case !right:
		q.asked = run.Match.Open()
	default:
		q.asked = run.Match.Rights()
		if version == 1 {
			q.asked = slices.DeleteFunc(slices.Clone(q.asked), func(d engine.Decision) bool { return d.Kind == engine.OrderVerb })
		}
	}
	for _, d := range q.asked {
		q.total += len(d.Legal)
	}
	return q
}

// unasked is the answer that needs no one, as the version knows it.
func unasked(run *record.Run, version int) (seat engine.Seat, c engine.Choice, by string, found bool) {
	if open := run.Match.Open(); version == 1 && (len(open) != 1 || open[0].Seat != engine.Chance) {
		return 0, engine.Choice{}, "", false
	}
	d, c, by, found := run.Unasked()
	return d.Seat, c, by, found
}

// place is the number of an answer among all that are open, or -1.
func (q question) place(s engine.Seat, c engine.Choice) int {
	n := 0
	for _, d := range q.asked {
		if d.Seat == s {
			for i, legal := range d.Legal {
				if legal == c {
					return n + i
				}
			}
		}
		n += len(d.Legal)
	}
	return -1
}

func (q question) answer(n int) (engine.Decision, engine.Choice) {
	for _, d := range q.asked {
		if n < len(d.Legal) {
			return d, d.Legal[n]
		}
		n -= len(d.Legal)
	}
	panic("link: an ordinal beyond the last")
}

// encodeAnswers replays the record and writes each answer from number since on as it goes,
// and what the position and the answers have come to before it. The run comes with it.
func encodeAnswers(game *engine.Game, rec *record.Record, version, since int) (answers, before []byte, run *record.Run, err error) {
	game, err = rec.PlayedBy(game)
	if err != nil {
		return nil, nil, nil, err
	}
	run, _, err = record.BeginUnder(game, rec.Header, rec.Start)
	if err != nil {
		return nil, nil, nil, err
	}
	if since < 0 || since > len(rec.Entries) {
		return nil, nil, nil, words.Refuse("", "engine/refused.link.since", len(rec.Entries), since)
	}
	if err := run.CarryEditions(rec.Editions); err != nil {
		return nil, nil, nil, err
	}
	if err := run.Carry(rec.Amendments); err != nil {
		return nil, nil, nil, err
	}
	if err := run.CarrySeals(rec.Seals, rec.Renewals); err != nil {
		return nil, nil, nil, err
	}
	e, f := newEncoder(), newFlags(version)
	for i, entry := range rec.Entries {
		for _, s := range rec.Stretches {
			if s.Begins == i {
				run.NewEdition(s.Edition)
			}
		}
		if i < since {
			if _, _, err := run.Answer(entry.Seat, entry.Choice, entry.By); err != nil {
				return nil, nil, nil, &Diverged{Seq: i, Err: err}
			}
			continue
		}
		if i == since && since > 0 {
			before = writeSince(run)
		}
		if err := encodeAnswer(e, &f, run, entry); err != nil {
			return nil, nil, nil, &Diverged{Seq: i, Err: err}
		}
		if (i+1)%every == 0 {
			e.uniform(int(saves.Fingerprint(run.Match)[0]), 256)
		}
	}
	if since > 0 && before == nil {
		before = writeSince(run)
	}
	e.uniform(int(saves.Fingerprint(run.Match)[0]), 256)
	return e.bytes(), before, run, nil
}

func encodeAnswer(e *encoder, f *flags, run *record.Run, entry engine.Entry) error {
	_, right, found := run.Asked(entry.Seat, entry.Choice)
	if !found {
		return words.Refuse("", "engine/fault.link.not-legal")
	}
	seat, c, by, found := unasked(run, f.version)
	if found {
		same := seat == entry.Seat && c == entry.Choice && by == entry.By
		if e.flag(f.other(by), !same); same {
			_, _, _, err := run.Move()
			return err
		}
	}
	e.flag(&f.right, right)
	settled := right && f.version > 2 && record.Agrees(entry.Choice)
	if right && f.version > 2 {
		e.flag(&f.agreed, settled)
	}
	q := ask(run, right, settled, f.version)
	e.uniform(q.place(entry.Seat, entry.Choice), q.total)
	entered, _, err := run.Answer(entry.Seat, entry.Choice, entry.By)
	switch {
	case err != nil:
		return err
	case entered.By != entry.By:
		return words.Refuse("", "engine/fault.link.mark", entry.By)
	case entered.By == record.ByForced, record.Agrees(entry.Choice):
		return nil
	case entry.Seat == engine.Chance:
		if found && by == "" && entry.By != dice.Hand {
			return words.Refuse("", "engine/fault.link.not-dealt")
		}
		e.flag(&f.hand, entry.By == dice.Hand)
		return nil
	}
	standIn := slices.Index(f.standIns(), entry.By)
	if standIn < 0 && entry.By != "" {
		return words.Refuse("", "engine/fault.link.by", entry.By)
	}
	e.flag(&f.standIn, standIn >= 0)
	if standIn >= 0 {
		e.uniform(standIn, len(f.standIns()))
	}
	return nil
}
