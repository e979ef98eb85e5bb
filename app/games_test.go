package app

import (
	_ "interbellum/app/cataclysm"
	_ "interbellum/app/conquest"
	_ "interbellum/app/plain"
	_ "interbellum/app/toy"
	_ "interbellum/app/triumph"
	_ "interbellum/engine/bots/all"
)

// These tests play every game, as the page of cmd/page/harbours does.
