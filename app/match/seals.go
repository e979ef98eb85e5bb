package match

import (
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/sealed"
)

// A Key is the secret of one player of a match with sealed dice.
type Key struct {
	Player int
	Secret sealed.Secret
}

// Seals is what a match with sealed dice asks of this device: the keys of those who play here.
type Seals struct{ play *Play }

// On reports whether the match has sealed dice.
func (s *Seals) On() bool { return dice.IsSealed(s.play.Header().Dealer) }

// Match is what keys of this match are known by.
func (s *Seals) Match() sealed.Match { return s.play.run.SealedMatch() }

// Unlocked reports whether the key of a player is in use here.
func (s *Seals) Unlocked(player int) bool { return s.play.run.Unlocked(player) }

// Claimed reports whether a player has a key, here or elsewhere: no other fits any more.
func (s *Seals) Claimed(player int) bool { return s.play.run.Claimed(player) }

// Fits reports whether a secret can be that of a player. It changes nothing.
func (s *Seals) Fits(k Key) bool { return s.play.run.Fits(k.Player, k.Secret) }

// Waits is the player on whose device the dice fall that are due, if they do not fall here.
func (s *Seals) Waits() (player int, found bool) { return s.play.run.Waits() }

// Proof is what was checked when the match was opened.
func (s *Seals) Proof() record.Proof { return s.play.run.Proof() }

// Unlock lets this device play for a player with sealed dice. What then needs nobody follows with Proceed.
func Unlock(s *Session, k Key) error {
	if err := s.Verify(); err != nil {
		return err
	}
	err := s.Play.run.Unlock(k.Player, k.Secret)
	if err == nil {
		s.Floor.Raise()
	}
	return err
}

// RenewKey has a player of this device propose that another, who has lost the key, goes on with a new one.
func RenewKey(s *Session, player, lost int, id sealed.Identity) error {
	return s.propose(player, func(seat engine.Seat) (engine.Entry, error) { return s.Play.run.RenewKey(seat, lost, id) })
}
