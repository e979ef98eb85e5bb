package cataclysm

import (
	"encoding/json"
	"slices"
	"testing"
)

func TestIDs(t *testing.T) {
	t.Run("1.1 the powers and their ideologies", func(t *testing.T) {
		want := map[Ideology]Powers{Fascism: SetOf(Germany, Italy, Japan), Communism: SetOf(USSR), Democracy: SetOf(France, UK, US)}
		for i, powers := range want {
			if i.Powers() != powers {
				t.Errorf("%s: %s, want %v", i, i.Powers(), powers)
			}
			for _, p := range powers.List() {
				if p.Ideology() != i {
					t.Errorf("%s is %s, want %v", p, p.Ideology(), i)
				}
			}
		}
		if Neutral.Ideology() != NoIdeology || NoPower.Ideology() != NoIdeology {
			t.Errorf("a neutral counter has an ideology: got %v, %v; want no ideology and no ideology", Neutral.Ideology(), NoPower.Ideology())
		}
	})
	t.Run("2.4.2 classes of units", func(t *testing.T) {
		for k := NoKind; int(k) < KindCount; k++ {
			classes := 0
			for _, in := range []bool{k.IsLand(), k.IsNaval(), k.IsAir(), k == Logistics} {
				if in {
					classes++
				}
			}
			if (classes == 1) != k.IsUnit() || classes > 1 {
				t.Errorf("%s is in %d classes: got %v, %v; want %v and at most 1", k, classes, classes == 1, classes, k.IsUnit())
			}
		}
	})
	t.Run("3.7.3 each upgrade marker turns over one kind of unit", func(t *testing.T) {
		for k := NoKind; int(k) < KindCount; k++ {
			if k.IsUpgrade() != (k.Upgrades() != NoKind) {
				t.Errorf("%s upgrades %s, want IsUpgrade() %v", k, k.Upgrades(), k.Upgrades() != NoKind)
			}
			if u := k.Upgrades(); u != NoKind && (u.UpgradedBy() != k || !u.IsUnit()) {
				t.Errorf("%s upgrades %s, which is upgraded by %s, want a unit and %s", k, u, u.UpgradedBy(), k)
			}
		}
	})
	t.Run("1.6 turns run from 1933-34 to 1949-50", func(t *testing.T) {
		if Turn(1).String() != "1933-34" || Turn(9).String() != "1949-50" || Turn1937 != 3 || Turn1945.String() != "1945-46" {
			t.Errorf(`not so: got %q, %q, %v, %q; want "1933-34", "1949-50", 3 and "1945-46"`, Turn(1).String(), Turn(9).String(), Turn1937, Turn1945.String())
		}
	})
	t.Run("5.5 stability falls toward collapse, 4.1 commitment rises", func(t *testing.T) {
		if !(Collapsed < Unstable && Unstable < Wavering && Wavering < Steady) || !(Civilian < Rearmament && Mobilization < TotalWar) {
			t.Error("got levels out of order, want Collapsed to Steady and Civilian to TotalWar")
		}
	})
}

// Every id that has a name gives it back, and no two have the same.
func TestNames(t *testing.T) {
	names(t, "1.1 powers", Neutral, Power.String, ParsePower)
	names(t, "1.1 ideologies", Democracy, Ideology.String, ParseIdeology)
	names(t, "2.4 counters", LendLeaseCounter, Kind.String, ParseKind)
	names(t, "12 markers", CzechoslovakiaLimitedResource, Marker.String, ParseMarker)
	names(t, "4.1 commitments", Exhaustion, Commitment.String, ParseCommitment)
	names(t, "5.5 stability", Steady, Stability.String, ParseStability)
	names(t, "1.6 turns", Turn1949, Turn.String, ParseTurn)
	names(t, "2.2 areas", AreaCount, Area.String, ParseArea)
}

func names[T ~uint8](t *testing.T, what string, last T, name func(T) string, find func(string) (T, bool)) {
	t.Run(what, func(t *testing.T) {
		for v := T(1); v <= last; v++ {
			if got, ok := find(name(v)); !ok || got != v || name(v) == "" {
				t.Errorf(`%d is called %q, which is %d: got ok %v, %v, %q; want true, %v and anything but ""`, v, name(v), got, ok, got, name(v), v)
			}
		}
		for _, s := range []string{"", name(last + 1), "nobody"} {
			if got, ok := find(s); ok || got != 0 {
				t.Errorf("%q is %d: got ok %v, %v; want false and 0", s, got, ok, got)
			}
		}
	})
}

func TestFaces(t *testing.T) {
	t.Run("2.4.2 both sides of a counter have names of their own", func(t *testing.T) {
		for slug, want := range map[string]CounterFace{"infantry": {Army, false}, "tank": {Army, true}, "surface": {Fleet, false}, "carrier": {Fleet, true},
			"tactical": {AirForce, false}, "strategic": {AirForce, true}, "submarine": {Kind: Submarine}, "flag": {Kind: Flag}} {
			if got, ok := ParseCounterFace(slug); !ok || got != want || want.String() != slug {
				t.Errorf("%s is %v: got ok %v, %v, %q; want true, %v and %q", slug, got, ok, got, want.String(), want, slug)
			}
		}
		for _, slug := range []string{"army", "fleet", "air-force", "", "zeppelin"} {
			if got, ok := ParseCounterFace(slug); ok {
				t.Errorf("%q is %v, want no face", slug, got)
			}
		}
	})
}

func TestText(t *testing.T) {
	type words struct {
		P Power
		A Area
		K Kind
		C map[Power]Commitment
		W WarStatus
		F CounterFace
	}
	in := words{UK, MustArea("ruhr"), Submarine, map[Power]Commitment{Germany: TotalWar}, LimitedWar, CounterFace{Army, true}}
	const text = `{"P":"uk","A":"ruhr","K":"submarine","C":{"germany":"total-war"},"W":"limited","F":"tank"}`
	t.Run("ids are words in JSON and come back", func(t *testing.T) {
		got, err := json.Marshal(in)
		if err != nil || string(got) != text {
			t.Fatalf("%s, %v: got %v, %q; want no error and %q", got, err, err, string(got), text)
		}
		var out words
		if err := json.Unmarshal(got, &out); err != nil || out.A != in.A || out.C[Germany] != TotalWar || out.F != in.F || out.W != in.W {
			t.Errorf("%v, %v, want A %v, C[Germany] %v, F %v and W %v", out, err, in.A, TotalWar, in.F, in.W)
		}
	})
	t.Run("an unknown word is refused, an empty one is nothing", func(t *testing.T) {
		for _, bad := range []string{`{"P":"narnia"}`, `{"A":"atlantis"}`, `{"K":"zeppelin"}`, `{"W":"cold"}`, `{"F":"army"}`} {
			var out words
			if json.Unmarshal([]byte(bad), &out) == nil {
				t.Errorf("%s is accepted as %v: got %v, want an error", bad, out, json.Unmarshal([]byte(bad), &out))
			}
		}
		out := in
		if err := json.Unmarshal([]byte(`{"P":"","A":"","K":""}`), &out); err != nil || out.P != NoPower || out.A != Nowhere || out.K != NoKind {
			t.Errorf("%v, %v, want P no power, A nowhere and K no kind", out, err)
		}
	})
}

func TestSets(t *testing.T) {
	t.Run("a set of powers", func(t *testing.T) {
		s := SetOf(US, France, Neutral, France)
		if !slices.Equal(s.List(), []Power{France, US, Neutral}) || s.Len() != 3 || !s.Has(US) || s.Has(UK) || s.String() != "france us neutral" {
			t.Errorf(`%v: got %v, %v, s.Has(US) %v, s.Has(UK) %v, %q; want %v, 3, true, false and "france us neutral"`, s, s.List(), s.Len(), s.Has(US), s.Has(UK), s.String(), []Power{France, US, Neutral})
		}
		if s.Without(US) != SetOf(France, Neutral) || s.And(AllPowers) != SetOf(France, US) || s.Minus(AllPowers) != SetOf(Neutral) {
			t.Errorf("wrong: got %v, %v, %v; want %v, %v and %v", s.Without(US), s.And(AllPowers), s.Minus(AllPowers), SetOf(France, Neutral), SetOf(France, US), SetOf(Neutral))
		}
		if x := SetOf(NoPower); !x.Empty() || x.Has(NoPower) || SetOf(UK).Or(SetOf(US)).Len() != 2 {
			t.Errorf("nobody is somebody: got x.Empty() %v, x.Has(NoPower) %v, %v; want true, false and 2", x.Empty(), x.Has(NoPower), SetOf(UK).Or(SetOf(US)).Len())
		}
		if AllPowers.Len() != PowerCount || AllPowers.Has(Neutral) {
			t.Errorf("%v: got %v, AllPowers.Has(Neutral) %v; want %v and false", AllPowers, AllPowers.Len(), AllPowers.Has(Neutral), PowerCount)
		}
	})
	t.Run("a set of areas holds every area and never nowhere", func(t *testing.T) {
		var s Areas
		for a := Area(AreaCount); a > 0; a-- {
			s.Add(a)
		}
		s.Add(Nowhere)
		s.Remove(64)
		got := s.List()
		if len(got) != AreaCount-1 || !slices.IsSorted(got) || s.Has(64) || s.Has(Nowhere) || !s.Has(AreaCount) || s.Len() != AreaCount-1 {
			t.Errorf("%v: got %v, slices.IsSorted(got) %v, s.Has(64) %v, s.Has(Nowhere) %v, s.Has(AreaCount) %v, %v; want %v, true, false, false, true and %v",
				got, len(got), slices.IsSorted(got), s.Has(64), s.Has(Nowhere), s.Has(AreaCount), s.Len(), AreaCount-1, AreaCount-1)
		}
	})
}

func TestPlace(t *testing.T) {
	t.Run("2.2 nowhere is an empty place", func(t *testing.T) {
		for _, a := range []Area{Nowhere, AreaCount + 1, 255} {
			if p := a.Place(); p.Slug != "" || p.Area != Nowhere || a.String() != "" {
				t.Errorf(`%d: %v, want Slug "", Area nowhere and String() ""`, a, p)
			}
		}
	})
	t.Run("2.2.3 capitals", func(t *testing.T) {
		for p, slug := range map[Power]string{France: "paris", Germany: "berlin", Italy: "rome", Japan: "tokyo", USSR: "moscow", UK: "london", US: "washington-dc"} {
			if p.Capital() != MustArea(slug) {
				t.Errorf("%s: %s, want %v", p, p.Capital(), MustArea(slug))
			}
		}
		if Neutral.Capital() != Nowhere || NoPower.Capital() != Nowhere {
			t.Errorf("nobody has a capital: got %v, %v; want nowhere and nowhere", Neutral.Capital(), NoPower.Capital())
		}
	})
}

func TestAreasThatRulesName(t *testing.T) {
	for area, slug := range map[Area]string{
		albania: "albania", arkhangelsk: "arkhangelsk", balticStates: "baltic-states", benelux: "benelux", denmark: "denmark", finland: "finland", iraq: "iraq", ireland: "ireland", jordan: "jordan",
		lombardy: "lombardy", manchuria: "manchuria", norway: "norway", poland: "poland", portugal: "portugal", rome: "rome", ruhr: "ruhr", spain: "spain", urals: "urals",
	} {
		if area.String() != slug {
			t.Errorf("2.2 %s has the number of %s, want String() %q", slug, area, slug)
		}
	}
}
