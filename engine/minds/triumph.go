//go:build !js || harbours || whole || blocks

package minds

import (
	"interbellum/engine/triumph"
	"interbellum/engine/triumph/bot"
)

func init() { known["triumph"] = entry{bot.New(), triumph.ViewOf} }
