package app

import (
	"time"

	"interbellum/app/match"
	"interbellum/app/store"
	"interbellum/engine/record"
)

// Verifier verifies a match of this device while somebody looks at it: a few milliseconds at a time, each once the browser
// has painted. Until that is done, every command about the match waits.
type Verifier struct {
	t       *Table
	Refused func(error) // hears why the match on the table was put back; optional
	waiting []func()    // what is done once it is verified
}

// verifySlice is how long the page verifies without a pause.
const verifySlice = 12 * time.Millisecond

// layUnverified lays a match on the table as it was saved.
func layUnverified(d *Desk, session *match.Session, info store.Info) error {
	if err := layOpened(d, session, record.Report{Way: record.Whole}, info); err != nil {
		return err
	}
	v := &d.Table.Verifier
	v.waiting = nil
	if d.Later != nil {
		d.Later(func() { v.goOn(session) })
		return nil
	}
	if err := session.Verify(); err != nil {
		return v.putBack(err)
	}
	v.done()
	return nil
}

// goOn verifies the match on the table a little further.
func (v *Verifier) goOn(session *match.Session) {
	if v.t.Session != session || session.Verification.Done() {
		return
	}
	until := time.Now().Add(verifySlice)
	err := session.VerifyWhile(func() bool { return time.Now().Before(until) })
	switch {
	case err != nil:
		if err = v.putBack(err); v.Refused != nil {
			v.Refused(err)
		}
	case session.Verification.Done():
		v.done()
	default:
		v.t.desk.Later(func() { v.goOn(session) })
	}
}

// done goes on with what had to wait. Of the log, only the end was known before.
func (v *Verifier) done() {
	v.t.History.marked, v.t.History.marks, v.t.History.replay.known = -1, nil, nil
	v.t.handOn()
	waiting := v.waiting
	v.waiting = nil
	for _, then := range waiting {
		then()
	}
}

// putBack leaves a match that is refused, and says why it does not open.
func (v *Verifier) putBack(err error) error {
	info := v.t.Info
	v.waiting = nil
	v.t.desk.Leave()
	return notOpened(info, err)
}

// waits has something done once the match on the table is verified, and reports false where it is.
func (v *Verifier) waits(then func()) bool {
	if v.t.Session == nil || v.t.Session.Verification.Done() {
		return false
	}
	v.waiting = append(v.waiting, then)
	return true
}

// concernsMatch reports whether a command has to do with what the match on the table has come to.
func concernsMatch(w command) bool {
	switch w.(type) {
	case *goHome, *chooseTab, *closeSheet, *dismissToast, *redraw, *switchTheme, *openMatch, *takeIn,
		*showHouse, *showEdition, *keepEdition, *saveEdition, *closeEdition:
		return false
	}
	return true
}
