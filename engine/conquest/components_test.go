package conquest

import (
	"testing"

	"interbellum/engine/blockwar"
)

func TestUnitTable(t *testing.T) {
	chart := printed().Chart
	t.Run("3.14 the subtypes of Infantry are numbered as they are named", func(t *testing.T) {
		same(t, "types", [3]string{chart[Marine].Slug, chart[Militia].Slug, chart[blockwar.Convoy].Slug}, [3]string{"marine", "militia", "convoy"})
		same(t, "lines", len(chart), int(Militia)+1)
	})
	t.Run("16.121 Militia and Fortresses are Provincial units", func(t *testing.T) {
		for u, want := range map[blockwar.Type]bool{Militia: true, blockwar.Fortress: true, blockwar.Infantry: false, blockwar.AirForce: false, blockwar.Tank: false} {
			same(t, chart[u].Slug, Provincial(u), want)
		}
	})
}

func TestInvestmentCards(t *testing.T) {
	t.Run("9.0 numbers and names agree", func(t *testing.T) {
		for tech, want := range map[Tech]string{AirDefenseRadar: "airdefense-radar", AmphTracks: "amphtracks", AtomicPile: "atomic-research-1", ImplosionTrigger: "atomic-research-4",
			AutoCannons: "autocannons", DiveBombing: "dive-bombing", HeavyBombers: "heavy-bombers", ImprovedTorpedoes: "improved-torpedoes", Incendiaries: "incendiaries",
			Jets: "jets", NavalRadar: "naval-radar", Sonar: "sonar", IndustrialEspionage: "industrial-espionage", Sabotage: "sabotage", Science1944: "science-1944"} {
			same(t, want, printed().TechFacts(tech).Slug, want)
		}
	})
}
