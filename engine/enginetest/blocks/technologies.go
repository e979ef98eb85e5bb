package blocks

import (
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// What the rules of both games say of Technologies. The decks name the same cards by the same numbers, as far as these tests go.

const (
	sonarCard   = 4  // with Radar at its other end
	sonarToo    = 5  // with another Technology
	radarToo    = 7  // Sonar and Radar
	science1938 = 3  // for both
	jetsCard    = 13 // with Heavy Bombers
	jetsToo     = 15
	jetsThird   = 43
	espionage   = 26
	science1944 = 20
)

// tech finds a Technology by its slug.
func (k Kit) tech(slug string) blockwar.Tech {
	k.Helper()
	return enginetest.Named(k, "technology", slug, k.ParseTech)
}

// holding begins the Government Phase of a year with some Investment cards in the first Faction's hand.
func (k Kit) holding(year int, cards ...int) *enginetest.Script {
	k.Helper()
	k.Year = uint16(year)
	k.hold(k.first(), blockwar.InvestmentDeck, cards...)
	return k.govern()
}

// achievable are the Technologies that the first Faction could Achieve face up, by their slugs.
func (k Kit) achievable(s *enginetest.Script) string {
	return strings.ReplaceAll(k.legal(s, k.first(), "technology"), "technology:tech/", "")
}

// lay puts a pair into a Faction's Vault.
func (k Kit) lay(f blockwar.Faction, tech string, card, pair uint8) {
	d := &k.Decks[blockwar.InvestmentDeck].Draw
	d.Remove(int(card))
	d.Remove(int(pair))
	k.Faction(f).Vault = append(k.Faction(f).Vault, blockwar.Secret{Tech: k.tech(tech), Card: card, Pair: pair})
}

// RevealedPair: of a pair that is played face up one card stays and the other is discarded, and the effect is immediate.
func (k Kit) RevealedPair() {
	k.Helper()
	s, f := k.holding(1936, sonarCard, sonarToo), k.first()
	s.Play(k.seat(f), "technology:tech/sonar")
	s.Offered(k.seat(f), "pair:investment/4>investment/5", "pair:investment/5>investment/4")
	s.Play(k.seat(f), "pair:investment/5>investment/4")
	now := TableOf(s)
	same(k, "in effect", now.Has(f, k.tech("sonar")), true)
	same(k, "the card that stays", now.Faction(f).Revealed[0].Card, sonarToo)
	same(k, "discarded", now.Decks[blockwar.InvestmentDeck].Discard.Has(sonarCard), true)
	if shown := k.sees(s, k.third(), f).Revealed; len(shown) != 1 || shown[0].Tech != k.tech("sonar") {
		k.Errorf("others see %v", shown)
	}
	blockwar.Move(7, &now.Decks[blockwar.InvestmentDeck].Draw, &now.Faction(f).Hand[blockwar.InvestmentDeck])
	blockwar.Move(8, &now.Decks[blockwar.InvestmentDeck].Draw, &now.Faction(f).Hand[blockwar.InvestmentDeck])
	same(k, "a second time", now.CanAchieve(f, k.tech("sonar")), false)
}

// WildCardGoes: of a pair with a WildCard the WildCard is discarded.
func (k Kit) WildCardGoes() {
	k.Helper()
	s := k.holding(1938, science1938, sonarCard)
	s.Play(k.seat(k.first()), "technology:tech/sonar")
	same(k, "pairs", k.legal(s, k.first(), ""), "pair:investment/4>investment/3")
}

// Pairs: two cards with the same Technology Achieve it.
func (k Kit) Pairs() {
	k.Helper()
	radar := k.TechFacts(k.Investment(sonarCard).Ends[1]).Slug
	for _, c := range []struct {
		cards []int
		want  string
	}{{[]int{sonarCard, sonarToo}, "sonar"}, {[]int{sonarCard}, ""}, {[]int{sonarCard, radarToo}, radar + " sonar"}} {
		k := k.Anew()
		same(k, "with some cards", k.achievable(k.holding(1936, c.cards...)), c.want)
	}
}

// Science: the WildCard helps from its year on, and only to what it lists.
func (k Kit) Science() {
	k.Helper()
	radar := k.TechFacts(k.Investment(sonarCard).Ends[1]).Slug
	for _, c := range []struct {
		year  int
		cards []int
		want  string
	}{{1937, []int{science1938, sonarCard, jetsCard}, ""}, {1938, []int{science1938, sonarCard, jetsCard}, radar + " sonar"},
		{1944, []int{science1944, jetsCard}, "heavy jets"}, {1938, []int{science1938, 14}, ""}} {
		k := k.Anew()
		got := k.achievable(k.holding(c.year, c.cards...))
		same(k, "in its year", strings.NewReplacer("heavy_bombers", "heavy", "heavy-bombers", "heavy").Replace(got), c.want)
	}
}

// Espionage: Industrial Espionage duplicates what a Rival has Revealed, not what lies in its Vault.
func (k Kit) Espionage() {
	k.Helper()
	same(k, "nobody has Jets", k.achievable(k.holding(1940, espionage, jetsCard)), "")
	k = k.Anew()
	k.Faction(k.second()).Revealed = []blockwar.Revealed{{Tech: k.tech("jets"), Card: jetsToo}}
	k.Decks[blockwar.InvestmentDeck].Draw.Remove(jetsToo)
	same(k, "a Rival has", k.achievable(k.holding(1940, espionage, jetsCard)), "jets")
	k = k.Anew()
	k.lay(k.second(), "jets", jetsToo, jetsThird)
	same(k, "in a Vault", k.achievable(k.holding(1940, espionage, jetsCard)), "")
}

// Concealed: a pair goes face down into the Vault, where it takes the place of a card in hand, and nobody knows which it is.
func (k Kit) Concealed() {
	k.Helper()
	f := k.first()
	limit := k.HandLimit(f)
	s := k.holding(1936, sonarCard, radarToo)
	s.Play(k.seat(f), "secret-technology")
	same(k, "who sees the Technology", s.Asked(k.seat(f), "secret-tech").Seen, blockwar.SeenBy(f))
	s.Play(k.seat(f), "assign:tech/sonar", "pair:investment/4>investment/7")
	now := TableOf(s)
	if laid := now.Faction(f).Vault; len(laid) != 1 || laid[0].Tech != k.tech("sonar") || now.Has(f, k.tech("sonar")) {
		k.Errorf("in the Vault: %+v", laid)
	}
	same(k, "the HandSize Limit", now.HandLimit(f), limit-1)
	v := k.sees(s, k.second(), f)
	if v.Secrets != 1 || v.Own != nil || len(v.Revealed) != 0 {
		k.Errorf("others see %+v", v)
	}
	k.neverSeen(s, k.second(), "tech/sonar", "investment/4", "investment/7")
}

// Unveiled: a secret Technology is Revealed at any time, also out of turn, and then counts against no hand any more.
func (k Kit) Unveiled() {
	k.Helper()
	f := k.third()
	limit := k.HandLimit(f)
	k.lay(f, "sonar", sonarCard, radarToo)
	k.Decks[blockwar.InvestmentDeck].Draw.Remove(science1938)
	s := k.govern()
	s.Refused(k.seat(k.first()), "reveal:investment/4>investment/7")
	s.Offered(k.seat(f), "reveal:investment/7>investment/4")
	s.Play(k.seat(f), "reveal:investment/4>investment/7")
	now := TableOf(s)
	if !now.Has(f, k.tech("sonar")) || len(now.Faction(f).Vault) != 0 || !now.Decks[blockwar.InvestmentDeck].Discard.Has(radarToo) || now.HandLimit(f) != limit {
		k.Errorf("%+v", now.Faction(f))
	}
	now.Faction(f).Vault = []blockwar.Secret{{Tech: k.Investment(sonarCard).Ends[1], Card: 6, Pair: science1938}}
	if list := now.Revelations(f); len(list) != 1 || list[0].On != "investment/6" {
		k.Errorf("the WildCard could stay: %v", list)
	}
}

// AtomicStages: the stages of Atomic Research are Achieved in their order, one a Year, secret or not.
func (k Kit) AtomicStages(stages [2]string) {
	k.Helper()
	f := k.first()
	same(k, "the second stage first", k.achievable(k.holding(1940, 22, 27)), "")
	k = k.Anew()
	k.lay(f, stages[0], 18, 23)
	same(k, "then the second", k.achievable(k.holding(1940, 22, 27)), stages[1])
	k = k.Anew()
	s := k.holding(1940, 18, 23, 22, 27, 28)
	s.Play(k.seat(f), "secret-technology", "assign:tech/"+stages[0], "pair:investment/18>investment/23")
	s.Pass(k.seat(k.second()), k.seat(k.third()))
	same(k, "another in the same Year", slices.Contains(strings.Fields(k.achievable(s)), stages[1]), false)
	same(k, "Victory Points kept secret", TableOf(s).Points(f, true).Secret, 1)
	TableOf(s).Year++
	same(k, "in the next Year", slices.Contains(TableOf(s).Achievable(f), k.tech(stages[1])), true)
}

// Sabotaged: an Intelligence card is carried out at once, and discarded.
func (k Kit) Sabotaged() {
	k.Helper()
	f, g := k.first(), k.second()
	ind := k.Faction(g).Ind
	s := k.holding(1940, 33)
	s.Play(k.seat(f), "intelligence:investment/33>"+string(k.FactionRef(g)))
	now := TableOf(s)
	same(k, "IND of the Rival", now.Faction(g).Ind, ind-1)
	same(k, "discarded", now.Decks[blockwar.InvestmentDeck].Discard.Has(33) && now.Playing == 0, true)
	s.Asked(k.seat(g), "government")
}

// Disbanded: a unit is removed at any time; that one of the Nation leaves the area everybody sees, which one its owner alone; and it can
// be built again.
func (k Kit) Disbanded(n blockwar.Nation, area string) {
	k.Helper()
	f := k.PlayerOf(k.SideOf(n))
	for _, kind := range []blockwar.Type{blockwar.Infantry, blockwar.Tank} {
		k.Put(n, kind, 1, enginetest.Named(k, "area", area, k.ParseArea))
	}
	stock := k.Pool[n][blockwar.Tank] + 1
	other := f.Rivals()[0]
	s := k.Begin(k.Table, &blockwar.Spending{Faction: other})
	s.Play(k.seat(f), "disband:area/"+area+">"+string(k.NationRef(n)))
	if d := s.Asked(k.seat(f), "disband-unit"); d.Seen != blockwar.SeenBy(f) || len(d.Legal) != 2 {
		k.Errorf("%+v", d)
	}
	unit := k.UnitRef(blockwar.ID{Nation: n, Type: blockwar.Tank, No: 1})
	s.Play(k.seat(f), "remove:"+string(unit))
	now := TableOf(s)
	same(k, "the Tank is gone", now.UnitOf(unit) == nil, true)
	same(k, "Tanks to be built", now.Pool[n][blockwar.Tank], stock)
	same(k, "from where", s.Saw("unit-disbanded").On, engine.Ref("area/"+area))
	for _, u := range s.Match.View(blockwar.SeenBy(other)).(*blockwar.View).Upright {
		if k.Place(u.Area).Slug == area && u.Nation == n {
			same(k, "units left there, as others see it", u.N, 1)
		}
	}
	k.neverSeen(s, other, unit, k.TypeRef(blockwar.Tank))
}
