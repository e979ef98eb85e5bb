package layout

import "syscall/js"

// table is a board's table, which web/boot.js fetched before it started the program.
func table(id string) []byte {
	text := js.Global().Get("interbellumLayouts").Get(id)
	if text.Type() != js.TypeString {
		return nil
	}
	return []byte(text.String())
}
