package link

import (
	"bytes"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/saves"
	"interbellum/engine/words"
)

// A replay enters the answers that encodeAnswers wrote.
type replay struct {
	run    *record.Run
	in     *decoder
	flags  flags
	strict bool // all of it is of this edition: every die that it does not carry as dealt is dealt again
}

// decodeAnswers replays the answers of a link, behind the earlier ones where it leaves them out. With strict it refuses
// all that record.Replay does, so that no second replay is needed.
func decodeAnswers(game *engine.Game, h *head, p parts, earlier *record.Record, strict bool) (*record.Run, error) {
	start, amendments := h.start(), p.amendments
	if earlier != nil {
		start = earlier.Start
		before := earlier.Amendments[:min(proposed(earlier, p.since.at), len(earlier.Amendments))]
		amendments = append(before[:len(before):len(before)], p.amendments...)
	}
	run, _, err := record.BeginUnder(game, h.header(), start)
	if err != nil {
		return nil, err
	}
	if err := run.CarryEditions(h.editions.list); err != nil {
		return nil, &Damaged{err}
	}
	if err := run.Carry(amendments); err != nil {
		return nil, err
	}
	if err := run.CarrySeals(p.seals, p.renewals); err != nil {
		return nil, &Damaged{err}
	}
	if earlier != nil {
		run.Record.Earlier = earlier.Earlier
	}
	r := replay{run, newDecoder(p.answers), newFlags(p.version), strict}
	if err := r.answers(h, p.since, earlier); err != nil {
		return nil, err
	}
	if r.in.uniform(256) != int(saves.Fingerprint(run.Match)[0]) || r.in.err != nil {
		return nil, &Diverged{Since: h.Answers / every * every, Seq: max(0, h.Answers-1), Err: r.in.err}
	}
	if p.point != nil && !bytes.Equal(p.point.End, endOf(run)) {
		return nil, &Diverged{Seq: max(0, h.Answers-1)}
	}
	if run.Record.Now != h.editions.now {
		return nil, &Damaged{words.Refuse("", "engine/fault.link.agreed")}
	}
	if !run.Carried() {
		return nil, &Damaged{words.Refuse("", "engine/fault.link.correction-unproposed")}
	}
	if err := run.Signed(); err != nil {
		return nil, &Damaged{err}
	}
	run.Seal()
	return run, nil
}

// answers enters them all.
func (r *replay) answers(h *head, since since, earlier *record.Record) error {
	for i := range h.Answers {
		for _, s := range h.Editions {
			if s.Begins == i {
				r.run.NewEdition(s.Edition)
			}
		}
		if i < since.at {
			if !r.again(earlier.Entries[i]) {
				return &OtherHistory{i}
			}
			continue
		}
		if i == since.at && !since.here(r.run) {
			return &OtherHistory{i}
		}
		if err := r.answer(); err != nil {
			return &Diverged{Since: i / every * every, Seq: i, Err: err}
		}
		if (i+1)%every == 0 && r.in.uniform(256) != int(saves.Fingerprint(r.run.Match)[0]) {
			return &Diverged{Since: i + 1 - every, Seq: i}
		}
	}
	if since.at == h.Answers && !since.here(r.run) {
		return &OtherHistory{since.at}
	}
	r.run.NewEdition(h.lastEdition())
	return nil
}

// again enters an answer of the record that a link goes on from.
func (r *replay) again(e engine.Entry) bool {
	if r.strict {
		_, _, err := r.run.Confirm(e)
		return err == nil
	}
	entered, _, err := r.run.Answer(e.Seat, e.Choice, e.By)
	return err == nil && entered.By == e.By
}

// answer enters the next answer of the link.
func (r *replay) answer() error {
	f, in := &r.flags, r.in
	right := f.version == 1 && in.flag(&f.right)
	dealt := false
	if !right {
		_, _, by, found := unasked(r.run, f.version)
		if found && !in.flag(f.other(by)) {
			_, _, _, err := r.run.Move()
			return err
		}
		dealt = found && by == ""
	}
	if f.version > 1 {
		right = in.flag(&f.right)
	}
	settled := right && f.version > 2 && in.flag(&f.agreed)
	q := ask(r.run, right, settled, f.version)
	if q.total == 0 {
		return words.Refuse("", "engine/fault.link.not-asked")
	}
	asked, c := q.answer(in.uniform(q.total))
	by := ""
	if !settled {
		var err error
		if by, err = r.by(q, asked, dealt); err != nil {
			return err
		}
	}
	if in.err != nil {
		return in.err
	}
	if !r.strict {
		_, _, err := r.run.Answer(asked.Seat, c, by)
		return err
	}
	return r.confirm(q, asked, engine.Entry{Seat: asked.Seat, Choice: c, By: by})
}

// confirm enters an answer as record.Replay does, by the mark that the record is to have.
func (r *replay) confirm(q question, asked engine.Decision, e engine.Entry) error {
	switch {
	case asked.Seat == engine.Chance:
		if r.run.Record.Header.Dealer == dice.HandName {
			e.By = dice.Hand
		}
	case !q.rights && len(asked.Legal) == 1 && !(asked.Always && e.By == ""):
		e.By = record.ByForced
	}
	_, _, err := r.run.Confirm(e)
	if broken, is := err.(*record.Broken); is && broken.Err != nil {
		return broken.Err
	}
	return err
}

// by reads who gave an answer. dealt: the dealer has another one to this question.
func (r *replay) by(q question, asked engine.Decision, dealt bool) (string, error) {
	f, in := &r.flags, r.in
	switch {
	case asked.Seat == engine.Chance:
		if in.flag(&f.hand) {
			if !r.run.ByHand() {
				return "", words.Refuse("", "engine/fault.link.by-hand")
			}
			return dice.Hand, nil
		}
		if dealt {
			return "", words.Refuse("", "engine/fault.link.not-dealt")
		}
	case len(asked.Legal) > 1 || q.rights || asked.Always && f.version > 1:
		if in.flag(&f.standIn) {
			return f.standIns()[in.uniform(len(f.standIns()))], nil
		}
	}
	return "", nil
}
