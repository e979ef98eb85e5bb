package live_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"interbellum/app/live"
	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/record"
)

// message is what travels, written by hand.
type message map[string]any

func (m message) text() string { b, _ := json.Marshal(m); return string(b) }

func mark(s *match.Session) string {
	m := s.Play.Mark()
	return fmt.Sprintf("%d.%x%x", m.Seq, m.Position[:], m.Answers[:])
}

// after is a message with answers that follow on the present position as a device would send them, changed by forge.
func after(d *device, from int, list []engine.Entry, end string) message {
	var texts []string
	for _, e := range list {
		texts = append(texts, fmt.Sprintf("%d|%s|%s", e.Seat, e.By, e.Choice.Words()))
	}
	return message{"k": "play", "f": from, "s": d.session.Play.Seq(), "l": texts, "m": end}
}

// onward is what the match here would come to if a device that holds all seats answered on.
func onward(t *testing.T, d *device, answers int) (list []engine.Entry, end string) {
	t.Helper()
	run, _, err := record.Open(d.session.Play.Game(), d.session.Play.Record(), nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := match.Resume(run)
	if err != nil {
		t.Fatal(err)
	}
	s.SitAll()
	w, from := walk.New(3), s.Play.Seq()
	for range answers {
		for i := range s.Play.Players() {
			if s.Ready(i); len(s.Viewer.Asked()) > 0 {
				break
			}
		}
		q := s.Viewer.Asked()[0]
		if err := s.Answer(q.Seat, w.Answer(q)); err != nil {
			t.Fatal(err)
		}
	}
	return s.Play.Entries()[from:], mark(s)
}

// hostile is a party in the middle of a match, all of whose texts have arrived.
func hostile(t *testing.T) (*net, []*device) {
	n, devices := party(t, find("triumph"), "1939", 4)
	w := walk.New(4)
	for i := 0; i < 120; i++ {
		devices[w.N(3)].step(w)
		n.deliver(-1)
	}
	for _, d := range devices {
		d.said = nil
	}
	return n, devices
}

func TestAHostileGuestIsRefusedWithAReason(t *testing.T) {
	n, devices := hostile(t)
	host := devices[0]
	all, end := onward(t, host, 6)
	seq := host.session.Play.Seq()
	dice, other := -1, -1
	for i, e := range all {
		if e.Seat == engine.Chance && dice < 0 {
			dice = i
		}
		if e.Seat != engine.Chance && e.By == "" && host.session.Play.Header().Holder(e.Seat) != 1 && other < 0 {
			other = i
		}
	}
	for name, m := range map[string]message{
		"another's seat":         after(host, seq, all[:max(other, 0)+1], end),
		"what nobody is asked":   after(host, seq, []engine.Entry{{Seat: host.session.Play.Seats(1).List()[0], Choice: engine.Choice{Verb: "win"}}}, end),
		"another mark":           after(host, seq, nil, end),
		"all taken back":         after(host, 0, nil, end),
		"a die that nobody cast": after(host, seq, []engine.Entry{{Seat: engine.Chance, Choice: engine.Choice{Verb: engine.Roll, N: 6}}}, end),
		"no mark":                {"k": "play", "f": seq, "s": seq, "l": []string{"1||pass"}, "m": "1.zz"},
		"a link of nothing":      {"k": "run", "f": seq, "s": seq, "t": "ib2AAAA"},
		"the host's player":      {"k": "sit", "p": []int{0, 1}},
		"no player":              {"k": "sit", "p": []int{-1, 99}},
		"too far on":             {"k": "play", "f": 1 << 30, "s": 1 << 30, "l": []string{"1||pass"}},
	} {
		before := mark(host.session)
		host.party.Heard(1, m.text())
		n.deliver(-1)
		if got := mark(host.session); got != before {
			t.Fatalf("%s: got another position, want the same", name)
		}
		if host.closed || host.shown.Apart || devices[2].shown.Apart {
			t.Errorf("%s: got closed %v, apart %v %v, want nothing to end", name, host.closed, host.shown.Apart, devices[2].shown.Apart)
		}
	}
	if len(host.said) == 0 {
		t.Error("the host was told nothing, want reasons")
	}
	equal(t, []*device{host, devices[2]})
}

func TestWhatIsNoMessageEndsTheConnection(t *testing.T) {
	for _, text := range []string{strings.Repeat("x", 2<<20), `{"k":"play","f":-1}`, `{"k":"play","l":["99|x|y"]}`, `{"k":"play","l":["1||"]}`, `[]`, `{`, ``} {
		_, devices := hostile(t)
		devices[0].party.Heard(1, text)
		if got := devices[0].said; !devices[0].closed || len(got) != 1 || got[0] != "live.garbled" {
			t.Errorf("%.30q: got closed %v and %q, want an end of the connection for live.garbled", text, devices[0].closed, got)
		}
	}
}

func TestAHostileHostIsRefusedWithAReason(t *testing.T) {
	for _, forge := range []struct {
		name string
		make func(d *device, all []engine.Entry, end string) message
	}{
		{"answers of players here", func(d *device, all []engine.Entry, end string) message {
			return after(d, d.session.Play.Seq(), all, end)
		}},
		{"dice taken back", func(d *device, _ []engine.Entry, end string) message { return after(d, 5, nil, end) }},
	} {
		n, devices := hostile(t)
		for _, guest := range devices[1:] {
			before := mark(guest.session)
			var all []engine.Entry
			end := ""
			for some := 5; !answers(guest, all) && some < 500; some += 5 {
				all, end = onward(t, guest, some)
			}
			m := forge.make(guest, all, end)
			guest.party.Heard(0, m.text())
			guest.party.Heard(0, m.text())
			if got := mark(guest.session); got != before {
				t.Errorf("%s: got another position, want the same", forge.name)
			}
			n.deliver(-1)
		}
		equal(t, devices)
	}
}

// answers reports whether the device's own player has given one of these.
func answers(d *device, list []engine.Entry) bool {
	for _, e := range list {
		if e.Seat != engine.Chance && e.By == "" && d.session.Device.Here(d.session.Play.Header().Holder(e.Seat)) {
			return true
		}
	}
	return false
}

func TestAnotherVersionIsRefused(t *testing.T) {
	_, devices := hostile(t)
	devices[0].party.Heard(1, message{"k": "hello", "v": 2}.text())
	if got := devices[0].said; !devices[0].closed || len(got) != 1 || got[0] != "live.other-version" {
		t.Errorf("got closed %v and %q, want the reason live.other-version", devices[0].closed, got)
	}
}

func TestSeatsOfOthersStayTheirs(t *testing.T) {
	n, devices := hostile(t)
	devices[0].party.Heard(1, message{"k": "sit", "p": []int{1, 2}}.text())
	n.deliver(-1)
	if got := devices[1].said; len(got) != 1 || got[0] != "live.seat-taken" {
		t.Errorf("got %q, want live.seat-taken", got)
	}
	for _, g := range devices[0].shown.Guests {
		if len(g.Players) > 1 {
			t.Errorf("device %d: got the players %v, want one", g.Peer, g.Players)
		}
	}
	var _ live.Table = devices[0]
}

func TestALinkThatNobodyAskedForIsNotTaken(t *testing.T) {
	_, devices := hostile(t)
	text, err := devices[1].Link(devices[1].session.Play.Record())
	if err != nil {
		t.Fatal(err)
	}
	before := devices[0].session
	if devices[0].party.Heard(1, message{"k": "link", "t": text}.text()); devices[0].session != before {
		t.Error("got another match on the host's table, want the same")
	}
}
