//go:build wasm && (whole || harbours)

package main

import "interbellum/app/worker"

// A program that holds all games holds their computer players too.
func init() { serve = worker.Serve }
