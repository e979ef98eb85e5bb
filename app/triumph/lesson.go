package triumph

// Lesson offers the first hour: web/lessons has it.
func (Face) Lesson() string { return "A first year, as a lesson" }
