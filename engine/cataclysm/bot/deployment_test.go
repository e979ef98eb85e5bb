package bot

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// placed is the situation of a power in a position.
func placed(t *testing.T, p cataclysm.Power, base, fields string) *situation {
	t.Helper()
	m, _, errs := cataclysm.Game().FromSchema([]byte(`{"format": "cataclysm/1", "base": "` + base + `", "phase": "action", ` + fields + `}`))
	if len(errs) > 0 {
		t.Fatalf("got %v, want none", errs)
	}
	return newSituation(m.View(engine.Everybody).(*cataclysm.View), engine.Decision{Seat: engine.Seat(p)}, bot.Style{})
}

func TestADeploymentMovesNoUnitTwice(t *testing.T) {
	s := placed(t, cataclysm.Germany, "days-of-decision", `"turn": "1937-38", "areas": [{"area": "rumania", "owner": "germany", "cubes": 1}], "powers": [{"power": "germany", "units": [
		{"area": "berlin", "unit": "infantry"}, {"area": "berlin", "unit": "infantry"}, {"area": "rumania", "unit": "tactical"}]}]`)
	c := engine.Choice{Verb: "deploy", On: "unit/germany-army-1"}
	if got := s.deploy(c); got <= 6 {
		t.Fatalf("an army that can guard Rumania: got %d, want more than it is worth to be done", got)
	}
	s.Steps = []cataclysm.StepInfo{{Step: "deployment", Power: cataclysm.Germany, Units: []engine.Ref{"unit/germany-army-2"}}}
	if got := s.deploy(c); got <= 6 {
		t.Errorf("when another has moved: got %d, want more than it is worth to be done", got)
	}
	s.Steps[0].Units = append(s.Steps[0].Units, c.On)
	if got := s.deploy(c); got != -pointlessMove {
		t.Errorf("when it has moved: got %d, want %d", got, -pointlessMove)
	}
}

// Where a computer player thinks that its units could go is where the rules let them.
func TestAimsOfADeploymentAreOffered(t *testing.T) {
	at := cataclysm.MustArea
	t.Run("2.3.5 who comes into a delay box goes no farther", func(t *testing.T) {
		s := placed(t, cataclysm.USSR, "cataclysm", `"turn": "1933-34"`)
		from := s.reach(at("moscow"), cataclysm.USSR)
		if !from.Has(at("urals")) || from.Has(at("siberia")) {
			t.Errorf("from Moscow: got the Urals %v and Siberia %v, want only the Urals", from.Has(at("urals")), from.Has(at("siberia")))
		}
		if box := s.reach(at("urals"), cataclysm.USSR); !box.Has(at("siberia")) {
			t.Error("from the Urals: got no way to Siberia, want one")
		}
	})
	t.Run("7.1 there is no room beside opposing units", func(t *testing.T) {
		s := placed(t, cataclysm.Japan, "cataclysm", `"turn": "1933-34"`)
		u := &cataclysm.UnitView{Ref: "unit/japan-army-1", Owner: cataclysm.Japan, Kind: cataclysm.Army, Area: at("korea")}
		s.units[at("jiangsu")] = nil
		if !s.hasRoom(u, at("jiangsu")) {
			t.Error("in an empty area: got no room, want some")
		}
		s.units[at("jiangsu")] = []*cataclysm.UnitView{{Owner: cataclysm.Neutral, Kind: cataclysm.MinorArmy, Area: at("jiangsu")}}
		if s.hasRoom(u, at("jiangsu")) {
			t.Error("beside a Chinese army: got room, want none")
		}
	})
	t.Run("12.2.2 armies of a neutral United States stay at home", func(t *testing.T) {
		s := placed(t, cataclysm.US, "cataclysm", `"turn": "1933-34"`)
		u := &cataclysm.UnitView{Ref: "unit/us-army-1", Owner: cataclysm.US, Kind: cataclysm.Army, Area: at("california")}
		if !s.hasRoom(u, at("washington-dc")) || s.hasRoom(u, at("philippines")) {
			t.Errorf("got room in Washington %v and in the Philippines %v, want it in Washington alone", s.hasRoom(u, at("washington-dc")), s.hasRoom(u, at("philippines")))
		}
		s.powers[cataclysm.US].Belligerent = true
		if !s.hasRoom(u, at("philippines")) {
			t.Error("at war: got no room in the Philippines, want some")
		}
	})
}
