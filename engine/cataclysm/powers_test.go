package cataclysm

import (
	"strings"
	"testing"
)

func TestNobodyElseHasACard(t *testing.T) {
	judgeTheData(t)
	for _, c := range []*CardColumn{Card(NoPower, Civilian), Card(Neutral, TotalWar), Card(Germany, NoCommitment), Card(Germany, 9), Card(200, 200)} {
		if *c != (CardColumn{}) {
			t.Errorf("got %v, want %v", *c, CardColumn{})
		}
	}
}

// What readers and checks do not ask of the tables: the words beside the numbers, and the counters of nobody.
func TestPowers(t *testing.T) {
	judgeTheData(t)
	for _, p := range AllPowers.List() {
		if f := p.Facts(); f.Power != p || f.Name == "" || f.Colour == "" || f.Source == "" {
			t.Errorf("%s: got %+v, want a name, a colour and a source", p, f)
		}
		if mix := MixOf(p); (mix[IlDuce] == 1) != (p == Italy) || (mix[ABomb] == 1) != (p == US) || mix[HomeFront] != 1 || mix[Resource] != 0 {
			t.Errorf("%s: got %v, want Il Duce for Italy alone, the A-Bomb for the United States alone, one Home Front and resources as backs of offensives", p, mix)
		}
		for l := Civilian; l <= Exhaustion; l++ {
			if c := Card(p, l); c.Power != p || c.Level != l || c.Source == "" {
				t.Errorf("%s at %s: got %+v, want its card with a source", p, l, *c)
			}
		}
	}
	if m := MixOf(Neutral); m[Crisis] != 4 || m[CivilWarResolution] != 1 {
		t.Errorf("got %v, want 4 crises and 1 civil war resolution", m)
	}
}

func TestPowerTablesRefuse(t *testing.T) {
	judgeTheData(t)
	for name, c := range map[string]struct {
		read     func(string) error
		text     string
		old, new string
	}{
		"2.6 a level twice":                   {readCardsErr, commitmentFile, "france,rearmament", "france,civilian"},
		"4.5 an unknown rate":                 {readCardsErr, commitmentFile, "1/2,1/2", "1/2,5"},
		"3.7.6 an unknown penalty":            {readCardsErr, commitmentFile, ",-2,", ",-3,"},
		"4.1.1 a pool that is no number":      {readCardsErr, commitmentFile, "france,civilian,1,5", "france,civilian,1,five"},
		"12.3.1 a marker to an unknown place": {readCardsErr, commitmentFile, "to volga", "to atlantis"},
		"1.1 another ideology":                {readPowersErr, powersFile, "France,democracy", "France,fascism"},
		"1.1 powers out of order":             {readPowersErr, powersFile, "france,France", "uk,France"},
		"2.4 a negative number of counters":   {readPowersErr, powersFile, "paris,17,2,8", "paris,17,-2,8"},
		"12 an unknown marker":                {readPowersErr, powersFile, "il-duce|", "der-fuehrer|"},
		"2.6 an unknown power provoked":       {readPowersErr, powersFile, "germany|italy", "germany|narnia"},
		"2.3.8 a resource where no marker is": {readResourcesErr, resourcesFile, "sweden,limited", "norway,limited"},
	} {
		t.Run(name, func(t *testing.T) {
			if err := c.read(c.text); err != nil {
				t.Fatal(err)
			}
			text := strings.Replace(c.text, c.old, c.new, 1)
			if text == c.text {
				t.Fatalf("the edit found nothing to change: got %q, want anything but %q", text, c.text)
			}
			if c.read(text) == nil {
				t.Errorf("accepted: got %v, want an error", c.read(text))
			}
		})
	}
}

func readCardsErr(s string) error     { _, err := readCards(s); return err }
func readPowersErr(s string) error    { _, err := readPowers(s); return err }
func readResourcesErr(s string) error { _, err := readResourceMarkers(s); return err }
