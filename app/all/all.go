// Package all puts the face of every game that is offered into the catalogue of faces, and so the games too.
package all

import (
	_ "interbellum/app/cataclysm"
	_ "interbellum/app/conquest"
	_ "interbellum/app/triumph"
)
