package blockwar

import _ "interbellum/engine/words/blocks" // tests read what is said
