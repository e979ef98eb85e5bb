//go:build js

package main

import "interbellum/app/worker"

func main() { worker.Serve() }
