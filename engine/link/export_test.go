package link

// Forge writes a link with a right length and checksum around any head, answers and amendments.
func Forge(version int, plainHead, answers []byte, amendments ...[]byte) string {
	return seal(version, plainHead, answers, amendments)
}

// Parts takes a link apart.
func Parts(text string) (plainHead, answers []byte) {
	h, p, err := read(text)
	if err != nil {
		panic(err)
	}
	return pack(h), p.answers
}

// PackedView is a view as a link to look at holds it, before it is deflated.
func PackedView(v any) []byte { return packed(v) }

// ForgeLook writes a link to look at whose view is these bytes.
func ForgeLook(l Look, view []byte) string {
	h := lookHead{Game: l.Game, Edition: l.Edition, Seats: uint16(l.View.For())}
	return wrap(Version, section(section(nil, lookTag, squeeze(packed(&h))), viewTag, squeeze(view)))
}
