package cataclysm

func (t *Table) over() bool { return false }
