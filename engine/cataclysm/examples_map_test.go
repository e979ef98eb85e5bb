package cataclysm

import (
	"slices"
	"testing"
)

// The worked examples about the map, movement and limits.

func exampleTurkey(t *testing.T) {
	turkey := at(t, "turkey")
	want := sorted("black-sea aegean-sea eastern-mediterranean caucasus persia iraq syria greece bulgaria")
	if got := areaNames(areasOf(passages().adjacent[turkey])); got != want || turkey.Place().Kind != MixedArea {
		t.Errorf("kind %d, beside %s, want %q and %v", turkey.Place().Kind, got, want, MixedArea)
	}
	table := europe(t)
	giveCountries(t, table, UK, "turkey", "greece")
	if got := ways(t, table, UK, Fleet, "turkey"); !got("greece", "egypt") { // the straits belong to the area
		t.Error("no ships in Turkey: got('greece', 'egypt') = false, want true")
	}
}

func exampleEgypt(t *testing.T) {
	table := withoutFlags(europe(t))
	war(table, SetOf(UK), SetOf(Germany))
	put(t, table, UK, "egypt", "surface")
	p := begin(t, table, &deployment{Power: UK})
	answer(t, p, "deploy:unit/uk-fleet-1")
	if !offered(p, "to:area/eastern-mediterranean") || !offered(p, "to:area/arabian-sea") {
		t.Errorf("out of Egypt: %v; got offered(p, 'to:area/eastern-mediterranean') %v, offered(p, 'to:area/arabian-sea') %v; want true and true",
			inWords(p.Open()[0].Legal), offered(p, "to:area/eastern-mediterranean"), offered(p, "to:area/arabian-sea"))
	}
	answer(t, p, "to:area/eastern-mediterranean")
	for _, friendly := range []bool{true, false} {
		table := p.Table().clone()
		if !friendly {
			cube(t, table, Italy, "egypt")
		}
		if got := ways(t, table, UK, Fleet, "eastern-mediterranean")("arabian-sea"); got != friendly {
			t.Errorf("with Egypt friendly %v the fleet passes: %v, want %v", friendly, got, friendly)
		}
	}
}

func exampleCanada(t *testing.T) {
	for slug, want := range map[string]string{"canada": "home", "india": "colony", "london": "home capital"} {
		pl, got := at(t, slug).Place(), "country"
		switch {
		case pl.IsHome() && pl.Capital:
			got = "home capital"
		case pl.IsHome():
			got = "home"
		case pl.IsColony():
			got = "colony"
		}
		if got != want || pl.Owner != UK {
			t.Errorf("%s is a %s of %s, want %q and %v", slug, got, pl.Owner, want, UK)
		}
	}
}

func exampleRumania(t *testing.T) {
	table := europe(t)
	cube(t, table, Germany, "rumania")
	rumania := at(t, "rumania")
	if n := len(table.unitsAt(rumania)); n != 1 || table.unit(UnitID{Neutral, MinorArmy, uint8(rumania)}) == nil {
		t.Fatalf("%v units in Rumania: got %v, %v; want 1 and not nil", n, n, table.unit(UnitID{Neutral, MinorArmy, uint8(rumania)}))
	}
	if !table.isCountry(rumania) || table.controller(rumania) != Germany || table.garrisoned(rumania) {
		t.Errorf("country: %v of %v garrisoned: %v; got isCountry(rumania) %v, %v, garrisoned(rumania) %v; want true, %v and false",
			table.isCountry(rumania), table.controller(rumania), table.garrisoned(rumania), table.isCountry(rumania), table.controller(rumania), table.garrisoned(rumania), Germany)
	}
}

func exampleSiam(t *testing.T) {
	siam, java := at(t, "siam"), at(t, "java")
	if passages().adjacent[siam].Has(at(t, "bay-of-bengal")) || passages().naval[siam].Has(at(t, "bay-of-bengal")) {
		t.Errorf("Siam lies on the Bay of Bengal: got passages().adjacent[siam].Has(bay-of-bengal) %v, passages().naval[siam].Has(bay-of-bengal) %v; want false and false",
			passages().adjacent[siam].Has(at(t, "bay-of-bengal")), passages().naval[siam].Has(at(t, "bay-of-bengal")))
	}
	table := withoutFlags(world(t))
	war(table, SetOf(Japan), SetOf(UK))
	giveCountries(t, table, Japan, "java")
	giveCountries(t, table, UK, "siam")
	id := put(t, table, Japan, "java", "tactical")[0]
	put(t, table, UK, "siam", "tactical")
	if near, _ := airStrike(table, table.unit(id), siam); !near {
		t.Errorf("a tactical air force in Java, at range one: got %v, want it to reach Siam", near)
	}
	if passages().land[java].Has(siam) || passages().naval[java].Has(siam) {
		t.Errorf("others than aircraft cross: got passages().land[java].Has(siam) %v, passages().naval[java].Has(siam) %v; want false and false",
			passages().land[java].Has(siam), passages().naval[java].Has(siam))
	}
}

func exampleLombardy(t *testing.T) {
	table := europe(t)
	table.Areas[at(t, "rome")].Limited = true
	give(t, table, Italy, Hand, Army, table.moveAll(Italy, Army, Storage, Available)-5)
	p := begin(t, table, &placement{Power: Italy, Kind: Army})
	if got := inWords(asked(t, p, "place").Legal); !slices.Equal(got, []string{"place:area/lombardy"}) {
		t.Errorf("new armies appear in %v, want %v", got, []string{"place:area/lombardy"})
	}
	if table.productionSite(Italy, at(t, "rome")) {
		t.Error("Rome is a production site: productionSite(Italy, rome) = true, want false")
	}
}

func exampleParisProduces(t *testing.T) {
	table := europe(t)
	paris := at(t, "paris")
	if !table.productionSite(France, paris) {
		t.Fatal("not even of France: productionSite(France, paris) = false, want true")
	}
	cube(t, table, Germany, "paris")
	for _, p := range AllPowers.List() {
		if table.productionSite(p, paris) {
			t.Errorf("a production site of %v: productionSite(p, paris) = true, want false", p)
		}
	}
}

func exampleNorthAfrica(t *testing.T) {
	if pl := at(t, "north-africa").Place(); !pl.Adverse || !pl.Restricted {
		t.Errorf("adverse %v, restricted %v; want pl.Adverse true, pl.Restricted true", pl.Adverse, pl.Restricted)
	}
}

// exampleMoscowResource collects the resource only if logistics open the way.
func exampleMoscowResource(t *testing.T) {
	got := map[string]int{}
	for name, depots := range map[string][]string{"without Moscow": nil, "with Moscow": nil, "with logistics": {"belorussia", "smolensk"}} {
		table := withoutFlags(europe(t))
		table.Phase = AdministrationPhase
		cube(t, table, Germany, "poland", "belorussia", "smolensk")
		if name != "without Moscow" {
			cube(t, table, Germany, "moscow")
		}
		for _, area := range depots {
			put(t, table, Germany, area, "logistics")
		}
		got[name], _ = collectedResources(t, table, Germany, nil)
	}
	if got["with Moscow"] != got["without Moscow"] || got["with logistics"] != got["with Moscow"]+1 {
		t.Errorf("got %v, want ['with Moscow'] %v and ['with logistics'] %v", got, got["without Moscow"], got["with Moscow"]+1)
	}
}

func exampleTransferBlocked(t *testing.T) {
	table := lendLease(t)
	if !table.canTransferTo(UK) {
		t.Fatal("no way across the Atlantic: canTransferTo(UK) = false, want true")
	}
	put(t, table, Germany, "iceland", "surface")
	put(t, table, Germany, "north-atlantic", "submarine")
	for _, sea := range []string{"indian-ocean", "south-indian-ocean"} { // nor round the world
		put(t, table, Germany, sea, "submarine")
	}
	if got := transfersMade(t, table, "pass"); table.canTransferTo(UK) || len(got) != 0 {
		t.Errorf("through the blockade: %v; got canTransferTo(UK) %v, %v; want false and 0", got, table.canTransferTo(UK), len(got))
	}
	table.Wars = nil
	if !table.canTransferTo(UK) {
		t.Error("units that are no enemies block it: canTransferTo(UK) = false, want true")
	}
	war(table, SetOf(Germany), SetOf(US))
	if !table.canTransferTo(UK) {
		t.Error("whether the United States is at war matters: canTransferTo(UK) = false, want true")
	}
}

func exampleInterests(t *testing.T) {
	table := world(t)
	for p, areas := range map[Power][]string{
		UK: {"benelux", "denmark", "paris", "brittany", "norway", "ireland", "portugal", "spain"},
		US: {"guangdong", "jiangsu"},
	} {
		for _, slug := range areas {
			if !table.interested(p, at(t, slug)) {
				t.Errorf("%s has no interest in %s: interested(p, at(slug)) = false, want true", p, slug)
			}
		}
	}
	cube(t, table, Japan, "philippines")
	if table.interested(US, at(t, "jiangsu")) {
		t.Error("the American interest in Jiangsu does not come from the Philippines: interested(US, jiangsu) = true, want false")
	}
}

func exampleSharedInterests(t *testing.T) {
	table := europe(t)
	cube(t, table, France, "poland")
	poland := at(t, "poland")
	if table.interested(UK, poland) || !table.interested(France, poland) {
		t.Errorf("without an alliance: got interested(UK, poland) %v, interested(France, poland) %v; want false and true", table.interested(UK, poland), table.interested(France, poland))
	}
	ally(table, France, UK)
	if !table.interested(UK, poland) || !table.interested(France, poland) {
		t.Errorf("not both: got interested(UK, poland) %v, interested(France, poland) %v; want true and true", table.interested(UK, poland), table.interested(France, poland))
	}
}

// mayStop asks whether one more unit of a kind may occupy an area.
func mayStop(t *testing.T, table *Table, p Power, face, area string, want bool) {
	t.Helper()
	f, known := ParseCounterFace(face)
	if !known {
		t.Fatalf("got no counter %q, want one", face)
	}
	if a := at(t, area); table.canOccupy(p, f, a, firstCoast(f.Kind, a), UnitID{}) != want {
		t.Errorf("%s %s in %s: %v", p, face, area, !want)
	}
}

func exampleNorwegianSea(t *testing.T) {
	table := europe(t)
	mayStop(t, table, UK, "surface", "norwegian-sea", false)
	war(table, SetOf(UK), SetOf(Germany))
	mayStop(t, table, UK, "surface", "norwegian-sea", true)
	mayStop(t, table, UK, "strategic", "norwegian-sea", true)
	mayStop(t, table, UK, "tactical", "norwegian-sea", false)
	put(t, table, UK, "norwegian-sea", "surface", "strategic")
	mayStop(t, table, UK, "surface", "norwegian-sea", false)
	mayStop(t, table, UK, "strategic", "norwegian-sea", false)
}

func exampleEasternMediterranean(t *testing.T) {
	table := europe(t)
	war(table, SetOf(UK), SetOf(Italy))
	mayStop(t, table, UK, "surface", "eastern-mediterranean", true)
	mayStop(t, table, UK, "tactical", "eastern-mediterranean", true)
	put(t, table, UK, "eastern-mediterranean", "surface", "tactical")
	mayStop(t, table, UK, "surface", "eastern-mediterranean", false)
	mayStop(t, table, UK, "strategic", "eastern-mediterranean", false)
}

func exampleWesternApproaches(t *testing.T) {
	table := europe(t)
	war(table, SetOf(Germany), SetOf(UK))
	check := func(face, area string, want bool) { t.Helper(); mayStop(t, table, Germany, face, area, want) }
	check("submarine", "western-approaches", true)
	check("surface", "western-approaches", false)
	check("strategic", "western-approaches", false)
	check("submarine", "north-atlantic", false)
	check("submarine", "mid-atlantic", false)
	cube(t, table, Germany, "brittany")
	check("surface", "western-approaches", true)
	check("strategic", "western-approaches", true)
	check("submarine", "north-atlantic", true)
	check("submarine", "mid-atlantic", true)
	put(t, table, Germany, "western-approaches", "submarine")
	check("submarine", "western-approaches", false)
	check("surface", "western-approaches", false)
}

func exampleCarolines(t *testing.T) {
	table := withoutFlags(world(t))
	put(t, table, Japan, "carolines", "surface", "tactical")
	mayStop(t, table, Japan, "surface", "carolines", false)
	mayStop(t, table, Japan, "tactical", "carolines", false)
	table.move(Japan, Logistics, Storage, Hand)
	finish(t, table, &placement{Power: Japan, Kind: Logistics}, "place:area/tokyo to:area/carolines")
	mayStop(t, table, Japan, "surface", "carolines", true)
	mayStop(t, table, Japan, "tactical", "carolines", true)
	put(t, table, Japan, "carolines", "surface", "tactical")
	finish(t, table, &evict{})
	if got := whoStands(table, at(t, "carolines")); got != "japan surface, japan surface, japan tactical, japan tactical, japan logistics" {
		t.Errorf(`in the Carolines: %v, want "japan surface, japan surface, japan tactical, japan tactical, japan logistics"`, got)
	}
	mayStop(t, table, Japan, "surface", "carolines", false)
	mayStop(t, table, Japan, "tactical", "carolines", false)
}

func exampleHokkaido(t *testing.T) {
	table := world(t)
	cube(t, table, Japan, "maritime-territory")
	cube(t, table, Germany, "denmark")
	for _, x := range []struct {
		p        Power
		from, to string
		pass     bool
	}{{Japan, "hokkaido", "maritime-territory", true}, {Germany, "denmark", "ruhr", false}} {
		from, to := at(t, x.from), at(t, x.to)
		next := table.theatre(x.p, UnitID{}).inUnitRange(CounterFace{Kind: Fleet}, from, 1, true)
		if !passages().adjacent[from].Has(to) || next.Has(to) != x.pass {
			t.Errorf("%s to %s: ships pass %v; want passages().adjacent[from].Has(to) true, next.Has(to) %v", x.from, x.to, next.Has(to), x.pass)
		}
	}
}

func exampleGibraltarToEgypt(t *testing.T) {
	table := europe(t)
	table.Areas[at(t, "spain")].SpecialBase = true
	put(t, table, UK, "spain", "tactical")
	finish(t, table.clone(), &deployment{Power: UK}, "deploy:unit/uk-air-force-1 to:area/egypt")
	// On board as far as the base in the Central Mediterranean: with the sea lane cut it
	// does not get there, since two sea areas running are more than it may fly over.
	war(table, SetOf(UK), SetOf(Italy))
	put(t, table, Italy, "tyrrhenian-sea", "surface")
	if to := ways(t, table, UK, AirForce, "spain"); to("central-mediterranean") || to("egypt") {
		t.Errorf("it flew over two sea areas: got to('central-mediterranean') %v, to('egypt') %v; want false and false", to("central-mediterranean"), to("egypt"))
	}
	if to := ways(t, table, UK, AirForce, "central-mediterranean"); !to("egypt") {
		t.Error("it cannot fly over the Aegean Sea: to('egypt') = false, want true")
	}
}

func exampleCentralMediterranean(t *testing.T) {
	table := europe(t)
	war(table, SetOf(UK), SetOf(Italy))
	got := plain(table.theatre(UK, UnitID{}).inUnitRange(CounterFace{Kind: Fleet}, at(t, "central-mediterranean"), 2, true))
	want := sorted(`aegean-sea greece turkey eastern-mediterranean egypt libya north-africa tyrrhenian-sea
		western-mediterranean provence lombardy rome sicily adriatic-sea yugoslavia albania`)
	if got != want {
		t.Errorf("in range: %s\nwant %s", got, want)
	}
}

// exampleLondonBombs uses dice of our own.
func exampleLondonBombs(t *testing.T) {
	table := atWar(t, UK, Germany)
	put(t, table, UK, "london", "strategic", "tactical")
	giveCountries(t, table, Germany, "benelux")
	ruhr, strategic := at(t, "ruhr"), table.unit(UnitID{UK, AirForce, 1})
	for _, x := range []struct {
		guards []string
		near   bool
	}{{nil, true}, {[]string{"benelux"}, true}, {[]string{"north-sea"}, true}, {[]string{"benelux", "north-sea"}, false}} {
		table := table.clone()
		for _, area := range x.guards {
			put(t, table, Germany, area, "strategic")
		}
		if near, _ := airStrike(table, strategic, ruhr); near != x.near {
			t.Errorf("with enemy aircraft in %v the Ruhr is in range: %v, want %v", x.guards, near, x.near)
		}
	}
	pos, _ := fight(t, table, UK, "bomb", "ruhr", 1, "activate:unit/uk-air-force-1")
	if offered(pos, "activate:unit/uk-air-force-2") || !offered(pos, "activate:unit/uk-air-force-2#1") {
		t.Fatalf("the tactical air force: %v; got offered(pos, 'activate:unit/uk-air-force-2') %v, offered(pos, 'activate:unit/uk-air-force-2#1') %v; want false and true",
			inWords(pos.Open()[0].Legal), offered(pos, "activate:unit/uk-air-force-2"), offered(pos, "activate:unit/uk-air-force-2#1"))
	}
	seen := reply(t, pos, "activate:unit/uk-air-force-2#1 4 4 2")
	if modified(seen, "air-combat", UK, "7.3.3") != -1 || scored(seen, "air-combat", UK) != 3 {
		t.Errorf("the British score is %v: got %v, %v; want -1 and 3", scored(seen, "air-combat", UK), modified(seen, "air-combat", UK, "7.3.3"), scored(seen, "air-combat", UK))
	}
	// Neither could have supported an attack on the Ruhr.
	table = withoutFlags(europe(t))
	ally(table, France, UK)
	war(table, SetOf(Germany), SetOf(France, UK))
	put(t, table, UK, "london", "strategic", "tactical")
	put(t, table, France, "lorraine", "infantry")
	if pos, _ := fight(t, table, France, "land", "ruhr", 1); pos.Open()[0].Kind == "support" {
		t.Errorf(`support from London: %v; got %q, want anything but "support"`, inWords(pos.Open()[0].Legal), pos.Open()[0].Kind)
	}
}
