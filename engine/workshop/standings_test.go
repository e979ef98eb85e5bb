package workshop

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/house"
)

// A scenario of one's own says who is at war, whose Satellites there are, where Influence lies, and who holds what: so it begins.
func TestHowThingsStandAtTheStart(t *testing.T) {
	for _, c := range []struct{ game, row, says, begins string }{
		{"triumph", "war,axis,west,0", "At war: Axis and West", `"ind":12,"at_war_with":["west"]`},
		{"triumph", "declared,ussr,axis,0", "War declared: USSR on Axis", `"ind":9,"at_war_with":["axis"],"declared_war_on":["axis"]`},
		{"triumph", "satellite,poland,axis,0", "Satellite: Poland (Axis)", `"nation":"poland","controlled_by":"axis"`},
		{"triumph", "satellite,usa,west,0", "Satellite: USA (West)", `"nation":"usa","controlled_by":"west"`},
		{"triumph", "influence,turkey,ussr,2", "Influence: Turkey (USSR, 2 markers)", `"nation":"turkey","influence_of":"ussr","markers":2`},
		{"triumph", "held,damascus,axis,0", "Control: Damascus (Axis)", `"nation":"syria","controlled_by":"axis"`},
		{"conquest", "war,japan,nationalists,0", "At war: Japan and Nationalist China", `"ind":11,"at_war_with":["nationalists"]`},
		{"conquest", "declared,japan,usa,0", "War declared: Japan on USA", `"declared_war_on":["usa"]`},
		{"conquest", "satellite,canton,usa,0", "Satellite: Canton (USA)", `"nation":"canton","controlled_by":"nationalists"`},
		{"conquest", "satellite,britemp,usa,0", "Satellite: British Empire (USA)", `"nation":"britemp","controlled_by":"usa"`},
		{"conquest", "influence,thailand,japan,1", "Influence: Thailand (Japan, 1 marker)", `"nation":"thailand","influence_of":"japan","markers":1`},
		{"conquest", "held,wake,japan,0", "Control: Wake (Japan)", `"nation":"wake","controlled_by":"japan"`},
	} {
		t.Run(c.game+" "+c.row, func(t *testing.T) {
			b := open(t, c.game)
			if err := b.CopyScenario("1936", "our-war", "Our war"); err != nil {
				t.Fatal(err)
			}
			x := strings.Split(c.row, ",")
			if err := b.Stand("our-war", x[0], x[1], x[2], int(x[3][0]-'0')); err != nil {
				t.Fatal(err)
			}
			if got := b.Standings("our-war"); len(got) != 1 || got[0].Says != c.says {
				t.Errorf("got %v, want it to say %q", got, c.says)
			}
			for _, f := range b.Faults() {
				if f.Grade == house.Unplayable {
					t.Errorf("got %v, want it playable", f)
				}
			}
			game, err := b.Game()
			if err != nil {
				t.Fatal(err)
			}
			if got := opening(t, game, "our-war"); !strings.Contains(got, c.begins) {
				t.Errorf("got %s\nwant it to begin with %s", got, c.begins)
			}
			if strings.Contains(opening(t, game, "1936"), c.begins) {
				t.Errorf("got 1936 begin with %s too", c.begins)
			}
			if err := b.CopyScenario("our-war", "another", "Another"); err != nil || len(b.Standings("another")) != 1 {
				t.Errorf("got %v and %v, want them copied", err, b.Standings("another"))
			}
			if err := b.DropScenario("our-war"); err != nil || len(b.Standings("our-war")) != 0 {
				t.Errorf("got %v and %v, want them gone", err, b.Standings("our-war"))
			}
		})
	}
}

// opening is the position in which a scenario begins.
func opening(t *testing.T, game *engine.Game, scenario string) string {
	t.Helper()
	m, _, err := game.New(scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(m.Schema())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Units begin in an Enemy's land if Ground units take it, and in that of a Satellite. Elsewhere abroad they do not.
func TestUnitsBeginAbroad(t *testing.T) {
	const war, satellite = "war,axis,west", "satellite,poland,axis"
	for _, c := range []struct {
		stands string
		units  []string
		says   string
	}{
		{war, []string{"infantry@1 lorraine germany"}, "Germany and France are at war and cannot both begin in Lorraine"},
		{war, []string{"infantry@1 gascony germany", "airforce@1 gascony germany"}, ""},
		{war, []string{"airforce@1 gascony germany"}, "Gascony is an Enemy's: a Ground unit of a printed type must begin there first"},
		{war, []string{"infantry@1 morocco germany"}, ""},
		{war, []string{"infantry@1 paris germany"}, "Paris is the Capital of France: no Enemy can begin there"},
		{satellite, []string{"airforce@1 vilna germany", "infantry@2 warsaw germany"}, ""},
		{satellite, []string{"infantry@2 gascony germany"}, "Germany has no Territory in Gascony: its units cannot begin there"},
		{war, []string{"infantry@2 warsaw germany"}, "Germany has no Territory in Warsaw: its units cannot begin there"},
	} {
		t.Run(fmt.Sprint(c.stands, c.units), func(t *testing.T) {
			b := open(t, "triumph")
			if err := b.CopyScenario("1936", "our-war", "Our war"); err != nil {
				t.Fatal(err)
			}
			x := strings.Split(c.stands, ",")
			if err := b.Stand("our-war", x[0], x[1], x[2], 0); err != nil {
				t.Fatal(err)
			}
			for _, u := range c.units {
				var piece, area, nation string
				if _, err := fmt.Sscan(u, &piece, &area, &nation); err != nil {
					t.Fatal(err)
				}
				if err := b.Place("our-war", nation, piece, area, ""); err != nil {
					t.Fatal(err)
				}
			}
			var got []string
			for _, f := range b.Faults() {
				if f.Grade == house.Unplayable {
					got = append(got, f.Why.String())
				}
			}
			if c.says == "" && len(got) > 0 || c.says != "" && !slices.Contains(got, c.says) {
				t.Errorf("got %q, want %q", got, c.says)
			}
		})
	}
}
