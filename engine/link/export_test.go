package link

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
)

// Forge writes a link with a right length and checksum around any head and answers.
func Forge(plainHead, answers []byte) string {
	body := section(section(nil, headTag, squeeze(plainHead)), answerTag, answers)
	sum := sha256.Sum256(body)
	raw := append(binary.AppendUvarint(nil, uint64(len(body))), sum[:sumBytes]...)
	return mark + base64.RawURLEncoding.EncodeToString(append(raw, body...))
}

// Parts takes a link apart.
func Parts(text string) (plainHead, answers []byte) {
	h, answers, _, err := read(text)
	if err != nil {
		panic(err)
	}
	return pack(h), answers
}
