//go:build !js || harbours || whole || !blocks

package minds

import (
	"interbellum/engine/cataclysm"
	"interbellum/engine/cataclysm/bot"
)

func init() { known["cataclysm"] = entry{bot.Mind{}, cataclysm.ViewOf} }
