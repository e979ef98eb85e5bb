package live_test

import (
	"container/heap"
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/app/live"
	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	_ "interbellum/engine/games/all"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
)

// net is a network that is slow, in a simulated time. Between two devices texts keep their order, as data channels do.
type net struct {
	now    int64
	walker *walk.Walker
	due    queue
	busy   map[[2]int]int64 // until when the way from one to the other is taken
	cut    map[[2]int]int   // how often it was cut: what was on its way is lost
	most   int64            // milliseconds that a text takes at most
	bytes  []int
	lost   int
}

type post struct {
	at       int64
	n        int
	from, to *device
	text     string
	cut      int
}

type queue []post

func (q queue) Len() int { return len(q) }
func (q queue) Less(i, j int) bool {
	return q[i].at < q[j].at || q[i].at == q[j].at && q[i].n < q[j].n
}
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)   { *q = append(*q, x.(post)) }
func (q *queue) Pop() any     { p := (*q)[len(*q)-1]; *q = (*q)[:len(*q)-1]; return p }

// device is one of the devices: its table and its carrier.
type device struct {
	net     *net
	id      int
	world   []*device
	party   *live.Party
	session *match.Session
	players []int
	said    []string
	shown   live.People
	closed  bool
	all     bool // everybody plays here
}

func (d *device) Send(peer int, text string) {
	n, way := d.net, [2]int{d.id, peer}
	wait := int64(n.walker.N(int(n.most) + 1))
	if n.walker.N(20) == 0 { // a packet was lost and is sent again
		wait += 2 * n.most
		n.lost++
	}
	n.bytes = append(n.bytes, len(text))
	n.busy[way] = max(n.busy[way], n.now+wait)
	heap.Push(&n.due, post{n.busy[way], len(n.bytes), d, d.world[peer], text, n.cut[way]})
}
func (d *device) Close(peer int)          { d.closed = true }
func (d *device) Say(kind, slot string)   { d.said = append(d.said, strings.TrimSpace(kind+" "+slot)) }
func (d *device) Show(p live.People)      { d.shown = p }
func (d *device) Session() *match.Session { return d.session }
func (d *device) Open(id string) bool     { return false }
func (d *device) Changed(int)             { d.look() }
func (d *device) Link(rec *record.Record) (string, error) {
	return link.Encode(d.session.Play.Game(), link.Letter{Record: rec, Bare: true})
}
func (d *device) Join(text string) (*record.Run, error) {
	run, _, err := link.Join(text, find, d.session.Play.Record())
	return run, err
}
func (d *device) Receive(text string) error {
	run, _, err := link.Join(text, find, nil)
	if err != nil {
		return err
	}
	return d.lay(run)
}
func (d *device) Yield(players []int) bool {
	for _, p := range players {
		if !d.all && slices.Contains(d.players, p) {
			return false
		}
		d.players = slices.DeleteFunc(d.players, func(i int) bool { return i == p })
	}
	d.session.Sit(d.players...)
	d.look()
	return true
}

func find(id string) *engine.Game { g, _ := games.ByID(id); return g }

func (d *device) lay(run *record.Run) (err error) {
	if d.session, err = match.Resume(run); err != nil {
		return err
	}
	d.session.Sit(d.players...)
	d.unlock()
	d.look()
	return nil
}

// unlock has those who play here play with their keys, where the dice are sealed.
func (d *device) unlock() {
	if !d.session.Seals.On() {
		return
	}
	for _, p := range d.players {
		if err := match.Unlock(d.session, match.Key{Player: p, Secret: sealed.Secret{byte(p + 1)}}); err != nil {
			panic(err)
		}
	}
	if err := d.session.Proceed(); err != nil {
		panic(err)
	}
}

func (d *device) look() {
	if d.session.Viewer.Player() == record.Nobody && len(d.players) > 0 {
		d.session.Ready(d.players[0])
	}
}

// deliver brings texts until so much time has passed, or with less than nothing until none is on its way.
func (n *net) deliver(ms int64) {
	until := n.now + ms
	for len(n.due) > 0 && (ms < 0 || n.due[0].at <= until) {
		p := heap.Pop(&n.due).(post)
		n.now = max(n.now, p.at)
		if p.cut == n.cut[[2]int{p.from.id, p.to.id}] {
			p.to.party.Heard(p.from.id, p.text)
		}
	}
	n.now = max(n.now, until)
}

// connect connects a guest with the host; it may have been connected before.
func (n *net) connect(host, guest *device) {
	n.part(host, guest)
	guest.party.Opened(host.id)
	host.party.Opened(guest.id)
}

func (n *net) part(host, guest *device) {
	n.cut[[2]int{host.id, guest.id}]++
	n.cut[[2]int{guest.id, host.id}]++
	host.party.Gone(guest.id)
	guest.party.Gone(host.id)
}

// party begins a match of three players on as many devices, the first the host's, and has them connected.
func party(t *testing.T, game *engine.Game, scenario string, seed uint64) (*net, []*device) {
	t.Helper()
	return partyWith(t, game, scenario, seed, record.Header{Dealer: dice.SeededName, Secret: fmt.Sprint("s", seed)})
}

func partyWith(t *testing.T, game *engine.Game, scenario string, seed uint64, h record.Header) (*net, []*device) {
	t.Helper()
	n := &net{walker: walk.New(seed), busy: map[[2]int]int64{}, cut: map[[2]int]int{}, most: 300}
	sc, found := game.ScenarioByID(scenario)
	if !found {
		t.Fatalf("no scenario %s", scenario)
	}
	var players []record.Player
	for i, seat := range sc.Seats.List() {
		if i < 3 {
			players = append(players, record.Player{Name: fmt.Sprint("player ", i)})
		}
		players[i%3].Seats = players[i%3].Seats.With(seat)
	}
	h.ID, h.Scenario, h.Players = "m", scenario, players
	s, err := match.New(game, match.Setup{Header: h})
	if err != nil {
		t.Fatal(err)
	}
	devices := make([]*device, len(players))
	for i := range devices {
		d := &device{net: n, id: i, world: devices, players: []int{i}}
		d.party = live.New(i == 0, d, d)
		devices[i] = d
	}
	devices[0].session = s
	if devices[0].all = !s.Seals.On(); devices[0].all {
		devices[0].players = []int{0, 1, 2}[:len(players)]
	} else {
		s.Sit(0)
		devices[0].unlock()
	}
	for _, d := range devices[1:] {
		n.connect(devices[0], d)
	}
	n.deliver(-1)
	devices[0].all = false
	return n, devices
}

// step has one device do something: answer, or now and then take back.
func (d *device) step(w *walk.Walker) bool {
	s := d.session
	if s == nil || len(d.players) == 0 {
		return false
	}
	if w.N(15) == 0 && s.Undo() {
		return true
	}
	d.look()
	asked := s.Viewer.Asked()
	if len(asked) == 0 {
		return false
	}
	q := asked[w.N(len(asked))]
	return s.Answer(q.Seat, w.Answer(q)) == nil
}

func equal(t *testing.T, devices []*device) {
	t.Helper()
	for _, d := range devices[1:] {
		if got, want := d.session.Play.Mark(), devices[0].session.Play.Mark(); got != want {
			t.Errorf("device %d: got %d answers with the mark %v, want %d with %v; it said %q", d.id, got.Seq, got.Position, want.Seq, want.Position, d.said)
		}
	}
}

var scenarios = map[string]string{"toy": "full", "cataclysm": "days-of-decision", "triumph": "1939", "conquest": "1936"}

func each(t *testing.T, run func(t *testing.T, game *engine.Game, scenario string)) {
	for _, game := range games.All() {
		if want, is := scenarios[game.ID]; is {
			scenario := game.Scenarios[0].ID
			for _, sc := range game.Scenarios {
				if strings.EqualFold(sc.ID, want) {
					scenario = sc.ID
				}
			}
			t.Run(game.ID, func(t *testing.T) { run(t, game, scenario) })
		}
	}
}

func TestDevicesPlayTheSameMatch(t *testing.T) {
	each(t, func(t *testing.T, game *engine.Game, scenario string) {
		for seed := range uint64(3) {
			n, devices := party(t, game, scenario, seed)
			w, given := walk.New(seed+77), 0
			for tries := 0; given < 250 && tries < 4000; tries++ {
				if _, over := devices[0].session.Play.Result(); over {
					break
				}
				d := devices[w.N(len(devices))]
				if d.step(w) {
					given++
				}
				if w.N(60) == 0 { // a guest falls asleep, or reloads with what it had saved
					g := devices[1+w.N(len(devices)-1)]
					if w.N(2) == 0 && g.session != nil {
						run, _, err := record.Open(game, g.session.Play.Record(), nil)
						if err != nil {
							t.Fatal(err)
						}
						g.party.Stop()
						g.party, g.closed = live.New(false, g, g), false
						if err := g.lay(run); err != nil {
							t.Fatal(err)
						}
					}
					n.connect(devices[0], g)
				}
				n.deliver(int64(w.N(200)))
			}
			n.deliver(-1)
			equal(t, devices)
			if _, over := devices[0].session.Play.Result(); given < 250 && !over {
				t.Errorf("got %d answers, want 250 or the match's end", given)
			}
			if n.lost == 0 {
				t.Error("no text was late, want some")
			}
			for _, d := range devices {
				if d.closed || d.shown.Apart {
					t.Errorf("device %d: got closed %v, apart %v, want neither; it said %q", d.id, d.closed, d.shown.Apart, d.said)
				}
			}
			slices.Sort(n.bytes)
			t.Logf("seed %d: %d answers, bytes a text: median %d, 95 in 100 %d", seed, devices[0].session.Play.Seq(), n.bytes[len(n.bytes)/2], n.bytes[len(n.bytes)*95/100])
		}
	})
}

func TestAGuestHostsOnWhenTheHostIsGone(t *testing.T) {
	each(t, func(t *testing.T, game *engine.Game, scenario string) {
		n, devices := party(t, game, scenario, 5)
		w := walk.New(5)
		play := func(of []*device, answers int) {
			for tries := 0; answers > 0 && tries < 5000; tries++ {
				if of[w.N(len(of))].step(w) {
					answers--
				}
				n.deliver(50)
			}
			n.deliver(-1)
		}
		play(devices, 60)
		for _, d := range devices[1:] {
			n.part(devices[0], d)
		}
		before := devices[1].session.Play.Seq()
		for _, d := range devices {
			d.party.Stop()
		}
		devices[1].party = live.New(true, devices[1], devices[1])
		devices[2].party = live.New(false, devices[2], devices[2])
		n.connect(devices[1], devices[2])
		n.deliver(-1)
		devices[0].party = live.New(false, devices[0], devices[0]) // who hosted comes back as a guest
		n.connect(devices[1], devices[0])
		n.deliver(-1)
		play(devices, 60)
		equal(t, devices)
		if got := devices[1].session.Play.Seq(); got <= before {
			t.Errorf("got %d answers, want more than %d", got, before)
		}
	})
}

func TestALateGuestGetsTheWholeMatch(t *testing.T) {
	game := find("triumph")
	n, devices := party(t, game, "1939", 2)
	late := &device{net: n, id: len(devices), players: nil}
	devices = append(devices, late)
	for _, d := range devices {
		d.world = devices
	}
	late.party = live.New(false, late, late)
	w := walk.New(1)
	for i := 0; i < 200; i++ {
		devices[w.N(3)].step(w)
		n.deliver(30)
	}
	n.connect(devices[0], late)
	n.deliver(-1)
	for i := 0; i < 100; i++ {
		devices[w.N(3)].step(w)
		n.deliver(30)
	}
	n.deliver(-1)
	equal(t, devices)
	if got := late.session.Device.Players(); len(got) > 0 {
		t.Errorf("who only watches plays for %v, want nobody", got)
	}
}

func TestUndoReachesEveryDeviceUpToWhatOthersHaveSeen(t *testing.T) {
	n, devices := party(t, find("cataclysm"), "days-of-decision", 3)
	w, undone, kept := walk.New(9), 0, 0
	for i := 0; i < 600 && undone < 20; i++ {
		for _, d := range devices {
			before := d.session.Play.Seq()
			if !d.step(w) {
				continue
			}
			n.deliver(-1)
			if d.session.Play.Seq() == before || !d.session.Floor.CanUndo() {
				kept++
				continue
			}
			d.session.Undo()
			n.deliver(-1)
			undone++
			equal(t, devices)
			if got := d.session.Play.Seq(); got > before {
				t.Fatalf("device %d: got %d answers after an undo, want %d; it said %q", d.id, got, before, d.said)
			}
			d.step(w)
			n.deliver(-1)
		}
	}
	if undone < 20 || kept == 0 {
		t.Errorf("got %d answers undone and %d that could not be, want at least 20 and 1", undone, kept)
	}
	equal(t, devices)
}
