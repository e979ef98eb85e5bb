package house

// Row is a row of a data file: what names it, the list of a scenario that it is in, and its fields in the order of the file, with those
// of the key and the source.
type Row struct {
	Key, List string
	Fields    []Field
}

// Field is what stands in a field of the row.
func (r *Row) Field(name string) (value string, there bool) {
	return (&row{fields: r.Fields}).field(name)
}

// Rows reads the text of a file as rows. The columns are those of a table; JSON has none.
func (t *Tables) Rows(name, text string) (columns []string, rows []Row, err error) {
	table, _ := t.table(name)
	if table == nil {
		return nil, nil, fault(name, "house/fault.file")
	}
	s, wrong := table.read(text)
	if wrong != nil {
		return nil, nil, Fault{File: name, Why: *wrong}
	}
	for _, r := range s.rows {
		rows = append(rows, Row{Key: r.key, List: r.list, Fields: r.fields})
	}
	return s.columns, rows, nil
}

// Table finds a file by its name.
func (t *Tables) Table(name string) (*Table, bool) {
	table, _ := t.table(name)
	return table, table != nil
}

// Same tells whether two keys name one row: those of a pair in either order.
func (t *Table) Same(a, b string) bool {
	return a == b || (&sheet{table: t}).turned(a) == b
}
