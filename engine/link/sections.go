package link

import (
	"encoding/binary"

	"interbellum/engine/record"
	"interbellum/engine/words"
)

// parts are what a link's body holds, beside its head.
type parts struct {
	version    int
	answers    []byte
	amendments [][]byte
	since      since
	point      *point
	house      house
	agreed     agreedHouses
	seals      []record.Seal
	renewals   []record.Renewal

	head, texts []byte // packed, until they are read
}

// read takes the text apart down to its head and its coded answers.
func read(text string) (*head, parts, error) {
	body, version, err := open(text)
	if err != nil {
		return nil, parts{}, err
	}
	p := parts{version: version}
	if err := p.readSections(body); err != nil {
		return nil, p, err
	}
	if p.head == nil || p.answers == nil {
		return nil, p, &Damaged{words.Refuse("", "engine/fault.link.section-missing")}
	}
	if p.texts != nil {
		if p.amendments, err = amendments(p.texts); err != nil {
			return nil, p, err
		}
	}
	plain, err := inflate(p.head)
	if err != nil {
		return nil, p, err
	}
	h, err := unpackHead(plain)
	if err == nil && p.since.at > h.Answers {
		err = &Damaged{words.Refuse("", "engine/fault.link.begins")}
	}
	return h, p, err
}

// readSections takes the body apart. A section that stands twice is not known the second time.
func (p *parts) readSections(body []byte) error {
	for len(body) > 0 {
		tag := body[0]
		n, width := binary.Uvarint(body[1:])
		if width <= 0 || n > uint64(len(body)-1-width) {
			return &Damaged{words.Refuse("", "engine/fault.link.section-long")}
		}
		data := body[1+width:][:n]
		body = body[1+width:][n:]
		if err := p.readSection(tag, data); err != nil {
			return err
		}
	}
	return nil
}

func (p *parts) readSection(tag byte, data []byte) (err error) {
	switch {
	case tag == headTag && p.head == nil:
		p.head = data
	case tag == answerTag && p.answers == nil:
		p.answers = data
	case tag == amendTag && p.texts == nil && p.version > 2 && len(data) > 0:
		p.texts = data
	case tag == pointTag && p.point == nil:
		p.point, err = readPoint(data)
	case p.version > 3 && tag < skipTags:
		return p.readLater(tag, data)
	case tag < skipTags:
		return unknownSection()
	}
	return err
}

// readLater reads the sections that came with versions 4 to 7.
func (p *parts) readLater(tag byte, data []byte) (err error) {
	switch {
	case tag == sinceTag && p.since.at == 0:
		p.since, err = readSince(data)
	case tag == lookTag || tag == viewTag:
		return ErrLook
	case tag == houseTag && p.house.print == HousePrint{} && p.version > 4:
		p.house, err = readHouse(data)
	case tag == agreedTag && p.agreed.list == nil && p.version > 5:
		p.agreed, err = readAgreed(data)
	case tag == sealTag && p.seals == nil && p.version > 6:
		p.seals, err = readSeals(data)
	case tag == renewalTag && p.renewals == nil && p.version > 6:
		p.renewals, err = readRenewals(data)
	default:
		return unknownSection()
	}
	return err
}

func unknownSection() error { return &Damaged{words.Refuse("", "engine/fault.link.section-unknown")} }

// amendments reads the texts of the corrections; whether they can be is for the replay.
func amendments(packed []byte) (list [][]byte, err error) {
	texts, err := inflate(packed)
	if err != nil {
		return nil, err
	}
	for len(texts) > 0 {
		n, width := binary.Uvarint(texts)
		if width <= 0 || n > uint64(len(texts)-width) || len(list) == maxList {
			return nil, &Damaged{words.Refuse("", "engine/fault.link.corrections")}
		}
		list = append(list, texts[width:][:n:n])
		texts = texts[width:][n:]
	}
	return list, nil
}
