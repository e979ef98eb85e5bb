package cataclysm

// resources lists the resources of an area as they lie now: printed ones, then the
// limited marker, then the special marker (2.3.8). Damage bit i belongs to entry i.
func (t *Table) resources(a Area) []ResourceKind { return a.Place().Resources }
