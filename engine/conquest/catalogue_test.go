package conquest

import _ "interbellum/engine/words/conquest" // tests read what is said
