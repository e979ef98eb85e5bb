package match

import (
	"interbellum/engine"
	"interbellum/engine/record"
)

// Play is what has been played so far: the record, its answers and the position they have led to.
type Play struct{ run *record.Run }

// Game is the game that is played.
func (p *Play) Game() *engine.Game { return p.run.Game }

// Due reports whether another edition is agreed on and waits for the next start of a phase.
func (p *Play) Due() bool { return p.run.Due() }

// GameAt is the game that it was played by after the first n answers.
func (p *Play) GameAt(n int) *engine.Game { return p.run.GameAt(n) }

// Record is the match as it is saved, sealed. The caller must not change it.
func (p *Play) Record() *record.Record { return p.run.Seal() }

// Header is what the record says of the match. Unlike Record it seals nothing, so it is cheap enough to ask for
// whenever something is drawn. The caller must not change it.
func (p *Play) Header() *record.Header { return &p.run.Record.Header }

// Entries are the answers so far. The caller must not change them.
func (p *Play) Entries() []engine.Entry { return p.run.Record.Entries }

// Match is the present position, to be read only.
func (p *Play) Match() engine.Match { return p.run.Match }

// Seq is the number of the next answer.
func (p *Play) Seq() int { return len(p.run.Record.Entries) }

// Result says how the match ended; the second value is false while it goes on.
func (p *Play) Result() (engine.Result, bool) { return p.run.Match.Result() }

// Players lists who plays; a player's number is the place in this list.
func (p *Play) Players() []record.Player { return p.run.Record.Header.Players }

// Seats returns the player's seats; none for record.Nobody.
func (p *Play) Seats(player int) engine.Seats {
	if player < 0 || player >= len(p.Players()) {
		return 0
	}
	return p.Players()[player].Seats
}

// Saved is a position of the match to store beside its record, some answers before the last, so that the log of
// what happened last is known when the match is opened there.
func (p *Play) Saved(back int) (record.Saved, bool) { return p.run.Saved(back) }
