package app

import (
	"slices"
	"strings"

	"interbellum/app/match"
	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
	"interbellum/engine/words"
)

// Keyring is the keys of those who play the match on the table here, where its dice are sealed.
type Keyring struct {
	t          *Table
	base, link string                  // the page's address and the match as a link, while the form of keys is open
	fresh      map[int]sealed.Identity // of players who ask the others for a new key
}

// unlock lets this device play for those who were said to play here. One who has no key yet gets one; one whose key lies elsewhere
// can only watch.
func (k *Keyring) unlock() {
	s, opened := k.t.Session, false
	if !s.Seals.On() {
		return
	}
	for player := range s.Play.Players() {
		if s.Device.Sits(player) && !s.Seals.Unlocked(player) {
			opened = k.open(player) || opened
		}
	}
	if opened {
		before := s.Play.Seq()
		if err := s.Proceed(); err != nil {
			k.t.desk.complain(err)
		}
		if s.Play.Seq() > before && s.Changes.Save != nil {
			s.Changes.Save()
		}
	}
}

func (k *Keyring) open(player int) bool {
	s := k.t.Session
	if secret, found := k.kept(player); found && match.Unlock(s, match.Key{Player: player, Secret: secret}) == nil {
		return true
	}
	if s.Seals.Claimed(player) {
		return false
	}
	secret, err := shelf.KeysOf(k.t.shelf).New(s.Seals.Match(), player)
	if err == nil {
		err = match.Unlock(s, match.Key{Player: player, Secret: secret})
	}
	if err != nil {
		k.t.desk.complain(err)
	}
	return err == nil
}

// kept is the newest of the keys kept here that can be a player's.
func (k *Keyring) kept(player int) (secret sealed.Secret, found bool) {
	s := k.t.Session
	for _, secret := range slices.Backward(shelf.KeysOf(k.t.shelf).Of(s.Seals.Match(), player)) {
		if s.Seals.Fits(match.Key{Player: player, Secret: secret}) {
			return secret, true
		}
	}
	return secret, false
}

// held are the players of the match whose keys are kept here.
func (k *Keyring) held() (players []int) {
	if !k.t.Session.Seals.On() {
		return nil
	}
	for player := range k.t.Session.Play.Players() {
		if len(shelf.KeysOf(k.t.shelf).Of(k.t.Session.Seals.Match(), player)) > 0 {
			players = append(players, player)
		}
	}
	return players
}

// elsewhere reports whether a player has joined the match with a key that is not kept here.
func (k *Keyring) elsewhere(player int) bool {
	return k.t.Session.Seals.On() && k.t.Session.Seals.Claimed(player) && !slices.Contains(k.held(), player)
}

// missing reports whether a player was said to play here whose key is not.
func (k *Keyring) missing(player int) bool {
	return player != record.Nobody && k.t.Session.Device.Sits(player) && !k.t.Session.Seals.Unlocked(player)
}

// sealHeader has the dice of a new match sealed where its draft says so, with keys for those who play here.
func sealHeader(d *Draft, h *record.Header) (keys []match.Key, err error) {
	if !d.sealable() || !d.Sealed {
		return nil, nil
	}
	h.Dealer, h.Secret = dice.SealedName, ""
	if game, _ := d.game(); d.Strict && strictCosts(game) != "" {
		h.Dealer = dice.StrictName
	}
	for _, player := range shelf.ReadHere(d.here()) {
		secret, err := shelf.NewSecret()
		if err != nil {
			return nil, err
		}
		keys = append(keys, match.Key{Player: player, Secret: secret})
	}
	return keys, nil
}

// keepKeys keeps the keys of a new match. Without them it does not begin.
func keepKeys(s *shelf.Shelf, session *match.Session, keys []match.Key) error {
	for _, k := range keys {
		if err := shelf.KeysOf(s).Keep(sealed.Key{Match: session.Seals.Match(), Player: k.Player, Secret: k.Secret}); err != nil {
			return err
		}
	}
	return nil
}

// takeKeys keeps the keys in a text, and gives the rest of it. done is false where a link is left in it.
func takeKeys(in *Inbox, text string) (rest string, done bool, err error) {
	texts, rest := shelf.KeysIn(text)
	if len(texts) == 0 {
		return text, false, nil
	}
	for _, t := range texts {
		if _, err := sealed.ReadKey(t); err != nil {
			return rest, true, words.Refuse("", "page/refused.key.text", err)
		}
	}
	taken, _, err := shelf.KeysOf(in.desk.Shelf).Take(texts)
	if err != nil {
		return rest, true, err
	}
	if _, err := link.Read(rest); err == nil {
		return rest, false, nil
	}
	says := say("keys.kept")
	if t := in.desk.Table; t.Session != nil && t.Trial.waits == nil {
		for _, key := range taken {
			if players := t.Session.Play.Players(); key.Of(t.Session.Seals.Match()) && key.Player < len(players) {
				says = t.Keys.took(key.Player)
			}
		}
	}
	in.desk.Say(says)
	return rest, true, nil
}

// took has a player play here whose key has come.
func (k *Keyring) took(player int) string {
	k.t.Seats.sitBeside(player)
	if k.missing(player) {
		return say("keys.other", k.t.playerName(player))
	}
	k.t.Form = ""
	k.t.Session.Floor.Raise()
	k.t.Saver.keep()
	k.t.handOn()
	return say("keys.taken", k.t.playerName(player))
}

// text is the key of a player who plays here.
func (k *Keyring) text(player int) string {
	secret, found := k.kept(player)
	if !found {
		return ""
	}
	key := sealed.Key{Match: k.t.Session.Seals.Match(), Player: player, Secret: secret}
	return key.Text()
}

// Open shows the form of keys, with the match as a link that needs nothing else.
func (k *Keyring) Open(address string) error {
	s := k.t.Session
	packed, err := link.Pack(s.Play.Game(), s.Play.Record(), 0)
	if err != nil {
		return err
	}
	text, err := packed.Link(link.Letter{Record: s.Play.Record(), Sender: s.Viewer.Seats(), For: seatsOf(waited(k.t))})
	if err != nil {
		return err
	}
	k.base, _, _ = strings.Cut(address, "#")
	k.link, k.t.Form = text, keysForm
	return nil
}

// moves is the address that takes a key to another device, with the match where a camera can read as much.
func (k *Keyring) moves(key string) (address string, whole bool) {
	if address = k.base + "#" + k.link + "." + key; len(address) <= cameraMost {
		return address, true
	}
	return k.base + "#" + key, false
}

// cameraMost is how long an address may be that a camera is to read from a screen: some 90 modules a side.
const cameraMost = 900

// Lose makes a new key for a player whose key is lost. The others are to agree to it.
func (k *Keyring) Lose(player int) error {
	if !k.missing(player) {
		return nil
	}
	if !k.t.Session.Seals.Claimed(player) { // there was no room for a first one
		k.unlock()
		k.t.handOn()
		return nil
	}
	secret, err := shelf.KeysOf(k.t.shelf).New(k.t.Session.Seals.Match(), player)
	if err == nil {
		k.noteFresh(player, secret)
	}
	return err
}

func (k *Keyring) noteFresh(player int, secret sealed.Secret) {
	if k.fresh == nil {
		k.fresh = map[int]sealed.Identity{}
	}
	k.fresh[player] = secret.Identity()
}

// asked is the text of the new key that a player asks for, or nothing.
func (k *Keyring) asked(player int) string {
	id, known := k.fresh[player]
	if list := shelf.KeysOf(k.t.shelf).Of(k.t.Session.Seals.Match(), player); !known && len(list) > 0 {
		k.noteFresh(player, list[len(list)-1])
		id = k.fresh[player]
	} else if !known {
		return ""
	}
	return id.Text()
}

// Renew proposes the new key that a player has sent.
func (k *Keyring) Renew(player int, text string) error {
	id, err := sealed.ReadIdentity(text)
	if err != nil {
		return words.Refuse("", "page/refused.key.new")
	}
	if err := match.RenewKey(k.t.Session, k.t.Session.Viewer.Player(), player, id); err != nil {
		return err
	}
	k.t.handOn()
	k.t.Agreements.settle()
	return nil
}

// waited are the seats that are asked, with those of the player on whose device the dice fall.
func waited(t *Table) (list []engine.Seat) {
	for _, q := range t.Session.Play.Match().Open() {
		if q.Seat != engine.Chance {
			list = append(list, q.Seat)
		}
	}
	if player, waits := t.Session.Seals.Waits(); waits {
		list = append(list, t.Session.Play.Seats(player).List()[0])
	}
	return list
}

func seatsOf(list []engine.Seat) (seats engine.Seats) {
	for _, s := range list {
		seats = seats.With(s)
	}
	return seats
}
