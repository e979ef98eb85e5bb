package cataclysm

import (
	"fmt"

	"interbellum/engine/words"
)

// The ids are small numbers whose zero is invalid. In text, and so in JSON, each is its slug and the zero is empty:
// a slug survives a renumbering, a number does not.

// Power is one of the seven powers (1.1), or the neutral colour of counters that belong to none (2.4). The order is
// that of the data and of every list that the rules leave open.
type Power uint8

const (
	NoPower Power = iota
	France
	Germany
	Italy
	Japan
	USSR
	UK
	US
	Neutral
)

// PowerCount is the number of real powers: France to US.
const PowerCount = 7

var powerSlugs = []string{"", "france", "germany", "italy", "japan", "ussr", "uk", "us", "neutral"}

// Ideology is one of the three ideologies (1.1).
type Ideology uint8

const (
	NoIdeology Ideology = iota
	Fascism
	Communism
	Democracy
)

var ideologySlugs = []string{"", "fascism", "communism", "democracy"}

// Commitment is a column of the status card (2.6, 4.1).
type Commitment uint8

const (
	NoCommitment Commitment = iota
	Civilian
	Rearmament
	Mobilization
	TotalWar
	Exhaustion
)

var commitmentSlugs = []string{"", "civilian", "rearmament", "mobilization", "total-war", "exhaustion"}

// Stability is a space of the stability track (5.5), the worst first.
type Stability uint8

const (
	NoStability Stability = iota
	Collapsed
	Unstable
	Wavering
	Steady
)

var stabilitySlugs = []string{"", "collapsed", "unstable", "wavering", "steady"}

// Posture is the posture of a Communist power (12.3).
type Posture uint8

const (
	NoPosture Posture = iota
	MilitaryReforms
	PoliticalPurges
	CollectiveSecurity
)

var postureSlugs = []string{"", "military-reforms", "political-purges", "collective-security"}

// WarStatus is the side and place of the war status marker (5.6.3). Here zero is valid: the marker
// is not in play.
type WarStatus uint8

const (
	NoWar WarStatus = iota
	LimitedWar
	GlobalWar
)

var warStatusSlugs = []string{"none", "limited", "global"}

// Turn is a space of the turn track: 1 is 1933-34, 9 is 1949-50.
type Turn uint8

const (
	NoTurn   Turn = iota
	Turn1933      // 1933-34
	Turn1935
	Turn1937
	Turn1939
	Turn1941
	Turn1943
	Turn1945
	Turn1947
	Turn1949
)

var turnSlugs = []string{"", "1933-34", "1935-36", "1937-38", "1939-40", "1941-42", "1943-44", "1945-46", "1947-48", "1949-50"}

func slugOf[T ~uint8](slugs []string, v T) string {
	if int(v) < len(slugs) {
		return slugs[v]
	}
	return fmt.Sprintf("?%d", uint8(v))
}

func parse[T ~uint8](slugs []string, s string) (T, bool) {
	for i, x := range slugs {
		if x == s && s != "" {
			return T(i), true
		}
	}
	return 0, false
}

func unmarshal[T ~uint8](slugs []string, what string, b []byte, v *T) error {
	if len(b) == 0 {
		*v = 0
		return nil
	}
	got, ok := parse[T](slugs, string(b))
	if !ok {
		return words.Refuse("", "cataclysm/fault.no-such", words.To("cataclysm/fault.sort."+what), string(b))
	}
	*v = got
	return nil
}

func (p Power) String() string { return slugOf(powerSlugs, p) }

// ParsePower finds a power, or Neutral, by its slug.
func ParsePower(s string) (Power, bool) { return parse[Power](powerSlugs, s) }

func (p Power) MarshalText() ([]byte, error)  { return []byte(p.String()), nil }
func (p *Power) UnmarshalText(b []byte) error { return unmarshal(powerSlugs, "power", b, p) }

func (i Ideology) String() string { return slugOf(ideologySlugs, i) }

// ParseIdeology finds an ideology by its slug.
func ParseIdeology(s string) (Ideology, bool) { return parse[Ideology](ideologySlugs, s) }

func (i Ideology) MarshalText() ([]byte, error)  { return []byte(i.String()), nil }
func (i *Ideology) UnmarshalText(b []byte) error { return unmarshal(ideologySlugs, "ideology", b, i) }

func (c Commitment) String() string { return slugOf(commitmentSlugs, c) }

// ParseCommitment finds a commitment level by its slug.
func ParseCommitment(s string) (Commitment, bool) { return parse[Commitment](commitmentSlugs, s) }

func (c Commitment) MarshalText() ([]byte, error) { return []byte(c.String()), nil }
func (c *Commitment) UnmarshalText(b []byte) error {
	return unmarshal(commitmentSlugs, "commitment", b, c)
}

func (s Stability) String() string { return slugOf(stabilitySlugs, s) }

// ParseStability finds a space of the stability track by its slug.
func ParseStability(s string) (Stability, bool) { return parse[Stability](stabilitySlugs, s) }

func (s Stability) MarshalText() ([]byte, error) { return []byte(s.String()), nil }
func (s *Stability) UnmarshalText(b []byte) error {
	return unmarshal(stabilitySlugs, "stability", b, s)
}

func (p Posture) String() string                { return slugOf(postureSlugs, p) }
func (p Posture) MarshalText() ([]byte, error)  { return []byte(p.String()), nil }
func (p *Posture) UnmarshalText(b []byte) error { return unmarshal(postureSlugs, "posture", b, p) }

func (w WarStatus) String() string               { return slugOf(warStatusSlugs, w) }
func (w WarStatus) MarshalText() ([]byte, error) { return []byte(w.String()), nil }
func (w *WarStatus) UnmarshalText(b []byte) error {
	return unmarshal(warStatusSlugs, "war-status", b, w)
}

func (t Turn) String() string { return slugOf(turnSlugs, t) }

// ParseTurn finds a turn by its years: "1937-38".
func ParseTurn(s string) (Turn, bool) { return parse[Turn](turnSlugs, s) }

func (t Turn) MarshalText() ([]byte, error)  { return []byte(t.String()), nil }
func (t *Turn) UnmarshalText(b []byte) error { return unmarshal(turnSlugs, "turn", b, t) }

// The printed ideology. A scenario may change it (Scenario.Ideology).
var printedIdeology = [...]Ideology{France: Democracy, Germany: Fascism, Italy: Fascism, Japan: Fascism,
	USSR: Communism, UK: Democracy, US: Democracy, Neutral: NoIdeology}

// Ideology is the power's printed ideology; a scenario may say otherwise.
func (p Power) Ideology() Ideology {
	if int(p) < len(printedIdeology) {
		return printedIdeology[p]
	}
	return NoIdeology
}

// Powers lists the powers that have the ideology in print.
func (i Ideology) Powers() Powers {
	var s Powers
	for _, p := range AllPowers.List() {
		if p.Ideology() == i {
			s = s.With(p)
		}
	}
	return s
}
