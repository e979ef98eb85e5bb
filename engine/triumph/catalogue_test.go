package triumph

import _ "interbellum/engine/words/triumph" // tests read what is said
