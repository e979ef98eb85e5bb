package conquest

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
	war "interbellum/engine/blockwar"
	rules "interbellum/engine/conquest"
	"interbellum/engine/record"
)

// seen is a view with what is this game's own in it.
func seen(s rules.Shown, change func(*war.View)) *war.View {
	v := &war.View{Book: rules.Book(), Year: 1938, Phase: war.GovernmentPhase, Own: &s}
	for _, f := range war.AllFactions {
		v.Factions = append(v.Factions, war.FactionView{Faction: f})
	}
	if change != nil {
		change(v)
	}
	return v
}

// panel is what a panel of the sheet says.
func panel(t *testing.T, v *war.View, id string) string {
	t.Helper()
	for _, p := range New().Panels(&face.Sight{View: v, Header: &record.Header{}}) {
		if p.ID == id {
			return strings.Join(strings.Fields(app.HTMLString(p.Body())), " ")
		}
	}
	t.Fatalf("got no panel %s, want one", id)
	return ""
}

// at is an area by its name.
func at(slug string) rules.Area { return rules.Book().MustArea(slug) }

// A spectator, as on a second screen for all, sees why the hand is empty.
func TestAWatcherHasNoHand(t *testing.T) {
	const want = "You’re just watching, so you have no hand."
	if got := panel(t, seen(rules.Shown{}, nil), face.HandPanel); !strings.Contains(got, want) {
		t.Errorf("got the panel %q, want %q in it", got, want)
	}
	own := func(v *war.View) { v.Factions[0].Own = &war.OwnView{} }
	if got := panel(t, seen(rules.Shown{}, own), face.HandPanel); strings.Contains(got, want) {
		t.Errorf("got the panel %q for a player, want no %q", got, want)
	}
}

func TestDisplays(t *testing.T) {
	china := rules.Shown{Partisans: []rules.RestiveView{{Area: at("sian"), N: 2}}, Wars: [][2]rules.Side{{rules.Nationalists, rules.Reds}}}
	china.Foster[rules.USA], china.Foster[rules.Soviets] = rules.FosterView{Control: 4, Loyalty: 1}, rules.FosterView{Control: 2, Loyalty: 3, Raised: 1, Intruded: true}
	reform := func(v *war.View) { v.Factions[rules.Soviets-1].Revealed = []war.Revealed{{Tech: rules.LandReform}} }
	japanese := func(v *war.View) {
		for _, u := range []war.Type{war.AirForce, war.AirForce, war.Carrier, war.Fleet} {
			v.Units = append(v.Units, war.UnitView{Nation: rules.ImperialJapan, Type: u, CV: 1, Area: at("tokyo")})
		}
		v.Units = append(v.Units, war.UnitView{Nation: rules.US, Type: war.Carrier, CV: 1, Area: at("hawaii"), FaceUp: true})
	}
	for _, c := range []struct {
		name   string
		shown  rules.Shown
		change func(*war.View)
		wants  []string
		not    string
	}{
		{"16.2 both tracks of each Foster Faction, and the lesser of them", china, nil, []string{"NatCities", "RedMuster", "KMT", "CPC", "Enlistment", "Activism", "raised once this Year", "limited to CPC"}, ""},
		{"7.33 the Loyalty Cost is printed", china, nil, []string{"Loyalty Cost 5"}, ""},
		{"9.5 Land Reform lowers that of the Soviets", rules.Shown{}, reform, []string{"Loyalty Cost 4"}, "Loyalty Cost 6"},
		{"1.13 the oil that Japan has the use of", rules.Shown{}, func(v *war.View) {
			v.Nations = []war.NationView{{Nation: rules.Book().Place(at("java")).Of, Marker: rules.Japan}}
			v.Control = make([]war.Faction, int(rules.Book().LastArea)+1)
			for _, a := range []string{"java", "sumatra", "borneo", "tokyo"} {
				v.Control[at(a)] = rules.Japan
			}
		}, []string{"Oil</dt> <dd> <b>3</b>", "counted twice"}, ""},
		{"12.75 what Kamikaze is worth, to who does not hold Japan without how many there are", rules.Shown{}, japanese, []string{"Kamikaze</dt> <dd> <b>N4</b>", "Air Forces and Carriers; the unit is lost"}, "if used"},
		{"12.75 how many units Japan has for it", rules.Shown{}, func(v *war.View) { japanese(v); v.Holder = war.SeenBy(rules.Japan) }, []string{"for 2 Air Forces and 1 Carrier; each is lost if used"}, ""},
		{"10.4 what Winter forbids whom", rules.Shown{}, func(v *war.View) { v.Phase = war.Winter },
			[]string{"into Bases and Home Territory, no Combat", "only within Russia", "no turn for its Proxy Power", "frozen: 2 Ground units"}, ""},
		{"10.4 nothing of it in other Seasons", rules.Shown{}, func(v *war.View) { v.Phase = war.Fall }, []string{"Next New Year"}, "frozen"},
		{"19.1 in Rising Sun nobody fights in Winter", rules.Shown{}, func(v *war.View) { v.Phase, v.Scenario = war.Winter, rules.RisingSun }, []string{"no Combat"}, "within Russia"},
		{"17.0 Partisans and Enemies in China", china, nil, []string{"Sian", "2 Partisans", "Nationalist China against Red China"}, ""},
		{"7.352 a player without the Soviets learns how many Insurgents there are, and not which", rules.Shown{Insurgents: 1}, nil, []string{"pairs in the Vault"}, "Insurgents: cards"},
		{"7.352 the Soviets learn which", rules.Shown{Insurgents: 1, Pairs: []rules.InsurgentsView{{Province: at("kansu"), Card: 3, Pair: 9}}}, nil, []string{"Insurgents: cards 3 and 9"}, ""},
		{"7.13 what the next New Year brings", rules.Shown{Attacked: true, Naval: 1, Reacting: 2, Reserves: 1}, nil, []string{"2 CV each", "2 more New Years", "Russian Reserves"}, ""},
		{"8.4 the markers of the USA on the British Empire", rules.Shown{}, func(v *war.View) {
			v.Nations = []war.NationView{{Nation: rules.BritishEmpire, Influence: war.Influence{Of: rules.USA, N: 2}}}
		}, []string{"2 of 3 markers"}, "in the USA Faction"},
		{"8.43 its alliance", rules.Shown{Allied: true, Due: []rules.Due{{Nation: rules.BritishEmpire, N: 1}}}, nil, []string{"in the USA Faction"}, "to come"},
		{"19.1 Rising Sun has no Soviets", rules.Shown{Reserves: 1}, func(v *war.View) { v.Scenario = rules.RisingSun }, []string{"NatCities"}, "Soviet Union"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := panel(t, seen(c.shown, c.change), "factions")
			for _, want := range c.wants {
				if !strings.Contains(text, want) {
					t.Errorf("got %s, want %q in it", text, want)
				}
			}
			if c.not != "" && strings.Contains(text, c.not) {
				t.Errorf("got %s, want no %q in it", text, c.not)
			}
		})
	}
	t.Run("8.3s the British Empire is worth POP 6 and RES 6 with its Colonies, and an ally once it is won", func(t *testing.T) {
		text := panel(t, seen(rules.Shown{}, func(v *war.View) {
			v.Nations = []war.NationView{{Nation: rules.BritishEmpire, Marker: rules.USA}}
		}), "diplomacy")
		_, row, _ := strings.Cut(text, "British Empire")
		if row, _, _ = strings.Cut(row, "</tr>"); !strings.Contains(row, "POP 6 RES 6") || !strings.Contains(row, "Ally") {
			t.Errorf("got %q, want POP 6, RES 6 and an Ally", row)
		}
	})
	t.Run("17.11 a WildCard names its Provinces for Partisans", func(t *testing.T) {
		card := slices.IndexFunc(rules.Book().ActionCards, func(c war.ActionCard) bool { return c.Wild != nil })
		text := panel(t, seen(rules.Shown{}, func(v *war.View) {
			v.Factions[rules.Soviets-1].Own = &war.OwnView{Action: []int{card}}
		}), "in-hand")
		if a := rules.PartisanOptions(rules.Book(), card); len(a) != 2 || !strings.Contains(text, rules.Book().Place(a[0]).Name+" / "+rules.Book().Place(a[1]).Name) {
			t.Errorf("got %d Provinces, want 2, both in %s", len(a), text)
		}
	})
}

func TestTheBoard(t *testing.T) {
	board := func(change func(*war.View)) string {
		s := rules.Shown{Partisans: []rules.RestiveView{{Area: at("kansu"), N: 3}}}
		s.Islets[at("aleutians")] = rules.Japan
		return app.HTMLString(New().Board(&face.Sight{View: seen(s, change)}))
	}
	t.Run("17.0 Partisans lie in their Province", func(t *testing.T) {
		if text := board(nil); !strings.Contains(text, "Kansu: 3 Partisans") {
			t.Errorf("got %s, want 3 Partisans in Kansu", text)
		}
	})
	t.Run("1.143 the Control marker of an Islet lies on it", func(t *testing.T) {
		if text := board(nil); !strings.Contains(text, "Aleutians: controlled by Japan") {
			t.Errorf("got %s, want a Control marker of Japan on the Aleutians", text)
		}
	})
	hold := func(side rules.Side, area string) func(*war.View) {
		return func(v *war.View) {
			v.Control = make([]rules.Side, rules.Book().LastArea+1)
			v.Control[at(area)] = side
		}
	}
	for _, c := range []struct {
		name, area, power string
		side              rules.Side
		gained            bool
	}{
		{"2.3 Nanking is Nationalist China's own", "nanking", "nationalist-china", rules.Nationalists, false},
		{"2.2 New Delhi is the British Empire's own, no matter who leads it", "new-delhi", "uk", rules.Empire, false},
		{"8.43 and stays so when it is in the USA Faction", "new-delhi", "uk", rules.USA, false},
		{"2.6 Mukden is Japan's", "mukden", "japan", rules.Japan, false},
		{"16.12 what the Reds win is shown as won", "kansu", "red-china", rules.Reds, true},
		{"2.4 so is what Japan takes of the Nationalists", "nanking", "japan", rules.Japan, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := board(hold(c.side, c.area))
			if !strings.Contains(text, `p-`+c.power+`"`) || strings.Contains(text, "hatch gained") != c.gained {
				t.Errorf("got p-%s %v, won %v; want true and %v", c.power, strings.Contains(text, `p-`+c.power+`"`), strings.Contains(text, "hatch gained"), c.gained)
			}
		})
	}
}

func TestDiceOfPartisans(t *testing.T) {
	e := func(kind string, on, to engine.Ref, n int) engine.Event {
		return engine.Event{Kind: kind, Seat: engine.Seat(rules.USA), On: on, To: to, N: n, Seen: engine.Everybody}
	}
	var told []string
	for _, s := range New().Stories(&face.Sight{}, []face.Watched{{Events: []engine.Event{
		e("die", "area/kansu", "area/kansu", 1), e("hits", "area/kansu", "area/kansu", 1),
		e("fires", "block/nationalist-china-militia", "area/kansu", 2), e("die", "block/nationalist-china-militia", "area/kansu", 6),
		e("die", "block/nationalist-china-militia", "area/kansu", 2), e("hits", "block/nationalist-china-militia", "area/kansu", 1),
		e("die", "area/shansi", "area/shansi", 4), e("recruits", "faction/soviet", "", 2), e("die", "faction/soviet", "", 6), e("die", "faction/soviet", "", 1),
	}}}) {
		for _, l := range s.Lines {
			text := l.Text
			for _, r := range l.Rolls {
				for _, n := range r.Faces {
					text += " " + string(rune('0'+n))
				}
			}
			told = append(told, text)
		}
	}
	want := []string{"The Partisans in Kansu lay an ambush. 1", "The Nationalist Militia Fires at Partisans in Kansu. 6 2", "The Partisans in Shansi lay an ambush. 4",
		"The USA recruits with 2 Commands.", "The USA rolls for Recruits. 6 1"}
	if !slices.Equal(told, want) {
		t.Errorf("17.3 to 17.5: got %q, want %q", told, want)
	}
}

func TestFightersByPriority(t *testing.T) {
	v := seen(rules.Shown{}, func(v *war.View) {
		v.Battle = &war.BattleView{Area: at("nanking"), Round: 1, Type: war.Infantry, Attacker: rules.Japan, Defenders: []rules.Faction{rules.USA}}
		for _, u := range []struct {
			n rules.Nation
			t war.Type
		}{{rules.ImperialJapan, rules.Marine}, {rules.NatChina, rules.Militia}, {rules.NatChina, war.Fortress}} {
			v.Battle.Units = append(v.Battle.Units, war.BattleUnit{Nation: u.n, Type: u.t, CV: 1})
		}
	})
	text := app.HTMLString(New().Over(&face.Sight{View: v}))
	fortress, marine, militia := strings.Index(text, "Fortress"), strings.Index(text, "Marine"), strings.Index(text, "Militia")
	if fortress < 0 || marine < fortress || militia < marine || strings.Count(text, `aria-current="step"`) != 2 {
		t.Errorf("3.14 got %s, want Marines and Militia beside Infantry, after the Fortress", text)
	}
	if !strings.Contains(text, "power-nationalist-china") {
		t.Error("2.3 got no emblem of the Nationalists, want it")
	}
}

func TestWhatFightersFireWith(t *testing.T) {
	v := seen(rules.Shown{}, func(v *war.View) {
		v.Battle = &war.BattleView{Area: at("philippine-sea"), Round: 1, Type: war.Carrier, Attacker: rules.USA, Defenders: []rules.Faction{rules.Japan}}
		v.Battle.Units = []war.BattleUnit{{Ref: "block/japan-carrier-1", Nation: rules.ImperialJapan, Type: war.Carrier, CV: 2}}
	})
	for _, c := range []struct{ rule, verb, want string }{
		{"12.43", "fire", "2 dice, hits on 2 or less"},
		{"12.74", "strike", "2 dice, hits on 1 or less"},
		{"12.75", "kamikaze", "2 dice, hits on 4 or less"},
	} {
		t.Run(c.rule+" "+c.verb, func(t *testing.T) {
			d := engine.Decision{Seat: engine.Seat(rules.Japan), Kind: "action", Rule: "12.4"}
			fires := engine.Choice{Verb: c.verb, On: "block/japan-carrier-1", To: "class/naval"}
			if l := New().Label(&face.Sight{View: v}, d, fires); l.Note != c.want {
				t.Errorf("got %q, want %q", l.Note, c.want)
			}
		})
	}
}

func TestLimitsOfBorders(t *testing.T) {
	for phase, want := range map[war.Phase]string{war.Fall: "lake, limit 1", war.Winter: "lake, limit 2"} {
		v := seen(rules.Shown{}, func(v *war.View) { v.Phase = phase })
		d := engine.Decision{Seat: engine.Seat(rules.Soviets), Kind: "move", Rule: "11.0", About: "unit/russia-infantry-1"}
		c := engine.Choice{Verb: "enter", On: "area/irkutsk", To: "area/chita"}
		if l := New().Label(&face.Sight{View: v}, d, c); !strings.Contains(l.Note, want) {
			t.Errorf("1.11 %q does not say %q", l.Note, want)
		}
	}
}

func TestTheLog(t *testing.T) {
	seen := []face.Watched{{Events: []engine.Event{
		{Kind: "enlistment-over", Rule: "7.211", Seat: engine.Seat(rules.USA), On: "faction/usa", N: 1, Seen: engine.Everybody},
		{Kind: "production-over", Rule: "7.23", Seat: engine.Seat(rules.USA), On: "faction/usa", N: 2, Seen: engine.Everybody},
	}}}
	list := New().Stories(&face.Sight{}, seen)
	if len(list) != 1 || len(list[0].Lines) != 2 {
		t.Fatalf("7.211 got the log %v, want one story of two lines", list)
	}
	for i, want := range []string{"The USA finishes Enlistment (1 step unspent).", "The USA finishes Production (2 points unspent)."} {
		if got := list[0].Lines[i].Text; got != want {
			t.Errorf("7.211 %q, not %q", got, want)
		}
	}
}

func TestTheTopBarSaysWhoIsAtWar(t *testing.T) {
	for _, c := range []struct {
		change func(*war.View)
		want   string
	}{
		{nil, "<p>No one is at War.</p>"},
		{func(v *war.View) {
			v.Factions[rules.Japan-1].Wars, v.Factions[rules.USA-1].Wars = []war.Faction{rules.USA}, []war.Faction{rules.Japan}
		}, "<p>Japan is at War with the USA.</p>"},
	} {
		got := strings.Join(strings.Fields(app.HTMLString(New().Facts(&face.Sight{View: seen(rules.Shown{}, c.change), Header: &record.Header{}}))), " ")
		got = strings.NewReplacer("> ", ">", " <", "<").Replace(got)
		if strings.Count(got, c.want) != 1 || strings.Count(got, "<p>") != 1 {
			t.Errorf("got %s, want %s in it once, and no other sentence", got, c.want)
		}
	}
}
