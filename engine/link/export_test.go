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
