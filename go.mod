module interbellum

go 1.26.0

toolchain go1.26.8

require (
	github.com/lithammer/shortuuid/v4 v4.3.0
	github.com/maxence-charriere/go-app/v10 v10.1.11
	github.com/vmihailenco/msgpack/v5 v5.4.1
)

require (
	github.com/google/uuid v1.6.0 // indirect
	github.com/vmihailenco/tagparser/v2 v2.0.0 // indirect
)
