//go:build !js || harbours || whole || blocks

package minds

import (
	"interbellum/engine/conquest"
	"interbellum/engine/conquest/bot"
)

func init() { known["conquest"] = entry{bot.New(), conquest.ViewOf} }
