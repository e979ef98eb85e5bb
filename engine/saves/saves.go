// Package saves writes whole positions down and reads them back, and names them by fingerprints. What is saved is exact, compact, and
// bound to one edition of its game; what lasts across editions is the record and the documented schema. A program that keeps no match,
// as the bots' own, does not import it.
package saves

import (
	"bytes"
	"fmt"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine"
	"interbellum/engine/digest"
	"interbellum/engine/words"
)

// position is what is saved, as it has been since the first release: the order of fields counts here and below.
type position struct {
	Laid     laid
	Standing standing
	Stopped  bool
}

type laid struct {
	Seq   int
	Table msgpack.RawMessage
	Stack []running
	Held  []engine.Entry
}

type running struct {
	Name  string
	Ended bool
	From  uint8
	Step  msgpack.RawMessage
}

type standing struct {
	Given   []order
	Alerted engine.Seats
}

// pack writes a value as compact msgpack: structs as arrays, small integers short.
func pack(v any) []byte {
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	e.UseArrayEncodedStructs(true)
	e.UseCompactInts(true)
	if err := e.Encode(v); err != nil {
		panic(fmt.Sprintf("saves: a position that cannot be written: %v", err))
	}
	return b.Bytes()
}

func packParts(parts engine.Parts) laid {
	s := laid{Seq: parts.Seq, Table: pack(parts.Table), Held: parts.Held}
	for _, r := range parts.Stack {
		s.Stack = append(s.Stack, running{r.Name, r.Ended, r.From, pack(r.Step)})
	}
	return s
}

// Write writes the whole position, stack and sealed answers included.
func Write(m engine.Match) []byte {
	parts := m.Parts()
	return pack(position{packParts(parts), standing{packOrders(parts.Given), parts.Alerted}, parts.Stopped})
}

// Read reads what Write wrote of a match of the game. It trusts the bytes to come from this program and this edition: bytes from
// elsewhere are replayed, never read.
func Read(game *engine.Game, data []byte) (engine.Match, error) { return ReadBy(game.Rules, data) }

// ReadBy reads what Write wrote of a match by these rules.
func ReadBy(rules engine.Restorer, data []byte) (engine.Match, error) {
	if err := checkPacked(data); err != nil {
		return nil, words.Refuse("", "engine/fault.position", err)
	}
	var s position
	if err := msgpack.Unmarshal(data, &s); err != nil {
		return nil, words.Refuse("", "engine/fault.position", err)
	}
	parts := engine.Parts{Seq: s.Laid.Seq, Table: rules.NewTable(), Held: s.Laid.Held, Given: unpackOrders(s.Standing.Given), Alerted: s.Standing.Alerted,
		Stopped: s.Stopped}
	if err := msgpack.Unmarshal(s.Laid.Table, parts.Table); err != nil {
		return nil, words.Refuse("", "engine/fault.position.table", err)
	}
	for _, f := range s.Laid.Stack {
		step := rules.NewStep(f.Name)
		if step == nil {
			return nil, words.Refuse("", "engine/fault.position.no-procedure", f.Name)
		}
		if err := msgpack.Unmarshal(f.Step, step); err != nil {
			return nil, words.Refuse("", "engine/fault.position.procedure", f.Name, err)
		}
		parts.Stack = append(parts.Stack, engine.Running{Name: f.Name, Ended: f.Ended, From: f.From, Step: step})
	}
	return rules.Restore(parts), nil
}

// Fingerprint is equal for equal positions, on every machine. Which seats are alerted is not part of it: that follows from
// the answers alone.
func Fingerprint(m engine.Match) [16]byte {
	parts := m.Parts()
	b := pack(packParts(parts))
	if len(parts.Given) > 0 {
		b = append(b, pack(packOrders(parts.Given))...)
	}
	if parts.Stopped {
		b = append(b, engine.Agreement...)
	}
	sum := digest.Sum(b)
	return [16]byte(sum[:16])
}
