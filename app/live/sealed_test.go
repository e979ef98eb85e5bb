package live_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/app/live"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

var sealedDice = record.Header{Dealer: dice.SealedName}

// asked reports whether a device is asked anything.
func (d *device) asked() bool {
	return slices.ContainsFunc(d.session.Play.Match().Open(), func(q engine.Decision) bool { return d.session.Device.Here(d.session.Play.Header().Holder(q.Seat)) })
}

// signed wants what a device could send to be a link that every other device would open.
func signed(t *testing.T, d *device) {
	t.Helper()
	text, err := d.Link(d.session.Play.Record())
	if err == nil {
		_, _, err = link.Join(text, find, nil)
	}
	if err != nil {
		t.Errorf("device %d: got a link that is refused: %v", d.id, err)
	}
}

func TestDevicesPlayWithSealedDice(t *testing.T) {
	each(t, func(t *testing.T, game *engine.Game, scenario string) {
		waited := 0
		for seed := range uint64(3) {
			waited += playSealed(t, game, scenario, seed)
		}
		if game.ID == "toy" && waited == 0 { // which asks several at once
			t.Error("no answers waited for those of a player who was asked before, want some")
		}
	})
}

// playSealed plays a while on three devices, and counts the answers that stayed on a device for another's sake.
func playSealed(t *testing.T, game *engine.Game, scenario string, seed uint64) (waited int) {
	t.Helper()
	n, devices := partyWith(t, game, scenario, seed, sealedDice)
	w, given, undone, dealt := walk.New(seed+7), 0, 0, 0
	over := func() bool { _, is := devices[0].session.Play.Result(); return is }
	for tries := 0; given < 250 && tries < 6000 && !over(); tries++ {
		d := devices[w.N(len(devices))]
		known, before := len(n.bytes), d.session.Play.Seq()
		if d.step(w) {
			given++
			if d.session.Play.Seq() < before {
				undone++
			}
			switch sent := len(n.bytes) > known; {
			case sent && d.asked():
				t.Fatalf("device %d: a turn was sent while its player is asked more, want it sent with the hand-over", d.id)
			case !sent && !d.asked():
				waited++
			}
		}
		if w.N(60) == 0 {
			n.connect(devices[0], devices[1+w.N(len(devices)-1)])
		}
		n.deliver(int64(w.N(300)))
	}
	for n.deliver(-1); !over() && slices.ContainsFunc(devices, func(d *device) bool { return d.session.Play.Seq() != devices[0].session.Play.Seq() }); n.deliver(-1) {
		for _, d := range devices { // who is in the midst of a turn ends it
			for d.asked() && d.step(w) {
				given++
			}
		}
	}
	for _, e := range devices[0].session.Play.Entries() {
		if e.Seat == engine.Chance {
			dealt++
		}
	}
	if given < 250 && !over() || undone == 0 && given > 99 || dealt == 0 {
		t.Errorf("got %d answers, %d taken back and %d dice, want 250 or the match's end and some of each", given, undone, dealt)
	}
	equal(t, devices)
	for _, d := range devices {
		signed(t, d)
		if d.closed || d.shown.Apart || len(d.said) > 0 {
			t.Errorf("device %d: got closed %v, apart %v and %q, want nothing of it", d.id, d.closed, d.shown.Apart, d.said)
		}
	}
	t.Logf("seed %d: %d answers here, %d dice, %d taken back, %d waited for another who was asked before", seed, devices[0].session.Play.Seq(), dealt, undone, waited)
	return waited
}

// sentTurn plays until a guest has sent a turn of the match, and takes it out of the net.
func sentTurn(t *testing.T, n *net, devices []*device, w *walk.Walker) (guest int, text string) {
	t.Helper()
	for range 4000 {
		d := devices[w.N(len(devices))]
		d.step(w)
		if at := slices.IndexFunc(n.due, func(p post) bool { return p.from.id > 0 && strings.Contains(p.text, `"l":[`) }); at >= 0 && d.id > 0 {
			p := n.due[at]
			n.due = slices.Delete(n.due, at, at+1)
			return p.from.id, p.text
		}
		n.deliver(-1)
	}
	t.Fatal("no guest has sent a turn, want one")
	return 0, ""
}

func TestAForgedTurnWithSealedDiceIsRefused(t *testing.T) {
	n, devices := partyWith(t, find("triumph"), "1939", 1, sealedDice)
	w, host := walk.New(8), devices[0]
	for range 400 {
		devices[w.N(3)].step(w)
		n.deliver(-1)
	}
	guest, text := sentTurn(t, n, devices, w)
	for name, forge := range map[string]func(m map[string]any, own map[string]any){
		"nothing shown":       func(m, own map[string]any) { delete(m, "c") },
		"another signature":   func(m, own map[string]any) { own["Signature"].([]any)[5], own["Signature"].([]any)[6] = 0, 0 },
		"no signature":        func(m, own map[string]any) { own["Signature"] = []int{} },
		"another value":       func(m, own map[string]any) { own["Newest"].([]any)[3] = 0; own["Newest"].([]any)[4] = 0 },
		"more values":         func(m, own map[string]any) { own["Shown"] = own["Shown"].(float64) + 1 },
		"more than any chain": func(m, own map[string]any) { own["Shown"] = 1 << 40 },
		"another key":         func(m, own map[string]any) { own["Key"].([]any)[0] = 0; own["Key"].([]any)[1] = 0 },
	} {
		var m map[string]any
		if err := json.Unmarshal([]byte(text), &m); err != nil {
			t.Fatal(err)
		}
		forge(m, m["c"].([]any)[guest].(map[string]any))
		before, out := mark(host.session), len(n.due)
		host.said = nil
		host.party.Heard(guest, message(m).text())
		if got := mark(host.session); got != before {
			t.Errorf("%s: got another position, want the same", name)
		}
		if host.closed || len(host.said) != 1 || !strings.HasPrefix(host.said[0], "live.not-legal") {
			t.Errorf("%s: got closed %v and %q, want live.not-legal", name, host.closed, host.said)
		}
		n.due = n.due[:out] // what the host answers is not what this test is about
	}
	before := mark(host.session)
	host.party.Heard(guest, text)
	if got := mark(host.session); got == before {
		t.Error("the turn as it was sent: got the same position, want it taken")
	}
}

// Two are asked at once. The first has answered and shown a value; a host that brings the other's answer first may know the dice to come.
func TestAHostCannotPutAnotherBeforeASealedTurn(t *testing.T) {
	for seed := range uint64(10) {
		n, devices := partyWith(t, find("toy"), "full", seed, sealedDice)
		w := walk.New(seed)
		for range 400 {
			if one, other, found := both(devices); found {
				seq := one.session.Play.Seq()
				for one.asked() && one.step(w) {
				}
				for other.asked() && other.step(w) {
				}
				if other.session.Play.Seq() == seq || len(n.due) == 0 {
					break
				}
				var texts []string
				for _, e := range other.session.Play.Entries()[seq:] {
					texts = append(texts, fmt.Sprintf("%d|%s|%s", e.Seat, e.By, e.Choice.Words()))
				}
				one.party.Heard(0, message{"k": "play", "f": seq, "s": seq, "l": texts, "m": mark(other.session), "c": other.session.Play.Record().Seals}.text())
				if !one.shown.Apart || !slices.Contains(one.said, "live.apart-host") {
					t.Errorf("got apart %v and %q, want the match to stop with live.apart-host", one.shown.Apart, one.said)
				}
				return
			}
			devices[w.N(3)].step(w)
			n.deliver(-1)
		}
	}
	t.Error("two guests were never asked at once, want them asked")
}

// both are two guests who are asked at once, the one whose question comes first before the other.
func both(devices []*device) (one, other *device, found bool) {
	var list []*device
	for _, q := range devices[0].session.Play.Match().Open() {
		if p := devices[0].session.Play.Header().Holder(q.Seat); p > 0 && !slices.Contains(list, devices[p]) {
			list = append(list, devices[p])
		}
	}
	if len(list) < 2 || devices[0].asked() {
		return nil, nil, false
	}
	return list[0], list[1], true
}

func TestALinkOfAHeldTurnEndsBeforeIt(t *testing.T) {
	n, devices := partyWith(t, find("triumph"), "1939", 3, sealedDice)
	w, host := walk.New(3), devices[0]
	for range 3000 {
		before := host.session.Play.Seq()
		if host.step(w) && host.asked() && len(n.due) == 0 && host.session.Play.Seq() > before {
			late := &device{net: n, id: len(devices)}
			devices = append(devices, late)
			for _, d := range devices {
				d.world = devices
			}
			late.party = live.New(false, late, late)
			n.connect(host, late)
			n.deliver(-1)
			if got := late.session.Play.Seq(); got > before {
				t.Errorf("who comes in the midst of a turn: got %d answers, want at most %d", got, before)
			}
			signed(t, late)
			return
		}
		devices[w.N(3)].step(w)
		n.deliver(-1)
	}
	t.Error("the host was never in the midst of a turn, want it there")
}
