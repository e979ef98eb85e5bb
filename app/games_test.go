package app

import (
	_ "interbellum/app/all"
	_ "interbellum/app/plain"
	_ "interbellum/app/toy"
	_ "interbellum/engine/bots/all"
)

// These tests play every game, as the page of cmd/page/harbours does.
