package triumph

// toSchema describes the table. The documented schema of a written position is not yet written.
func toSchema(t *Table) any { return t }
