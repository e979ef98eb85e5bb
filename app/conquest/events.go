package conquest

import (
	"interbellum/app/blockwar"
	"interbellum/engine"
	rules "interbellum/engine/conquest"
)

var forms = map[string]blockwar.Form{"intrusion": intrusion, "loyalty": loyalty, "fires": fires}

func intrusion(e engine.Event) string {
	if e.To == "" {
		return "event.intrusion.passing"
	}
	return "event.intrusion"
}

func loyalty(e engine.Event) string {
	if rules.Faction(e.Seat) == rules.USA {
		return "event.loyalty.usa"
	}
	return "event.loyalty.soviets"
}

// fires: units fire at Partisans, and these at units; a Recruit is thrown for as well (17.3 to 17.5).
func fires(e engine.Event) string {
	switch {
	case e.On.Class() == "faction":
		return "event.fires.recruits"
	case e.On.Class() == "area":
		return "event.fires.ambush"
	case e.To.Class() == "area":
		return "event.fires.suppress"
	}
	return blockwar.Fires(e)
}
