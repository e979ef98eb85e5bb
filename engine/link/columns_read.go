package link

import (
	"bytes"
	"encoding/binary"
	"math"
	"strconv"
)

type columnReader struct {
	columns
	words []string
	left  int // values that may still come
}

func (r *columnReader) column(many, depth int) ([]value, error) {
	if r.left -= many; r.left < 0 || many < 1 || depth == 0 {
		return nil, errColumns
	}
	if len(r.Shape) == 0 {
		return nil, errColumns
	}
	kind := r.Shape[0]
	r.Shape = r.Shape[1:]
	list := make([]value, many)
	for i := range list {
		list[i].kind = kind
	}
	switch kind {
	case nothing:
		return list, nil
	case mixed:
		return list, r.mixture(list, depth)
	case fact:
		return list, r.bits(many, func(i int, is bool) {
			if list[i].kind = no; is {
				list[i].kind = yes
			}
		})
	case number:
		for i := range list {
			n, width := binary.Varint(r.Numbers)
			if width <= 0 {
				return nil, errColumns
			}
			r.Numbers = r.Numbers[width:]
			list[i].text = strconv.FormatInt(n, 10)
		}
		return list, nil
	case text:
		for i := range list {
			word, err := r.word(&r.Texts)
			if err != nil {
				return nil, err
			}
			list[i].text = word
		}
		return list, nil
	case array:
		return list, r.arrays(list, depth)
	case object:
		return list, r.objects(list, depth)
	}
	return nil, errColumns
}

func (r *columnReader) mixture(list []value, depth int) error {
	if len(r.Numbers) < len(list) {
		return errColumns
	}
	for i := range list {
		list[i].kind = r.Numbers[i]
	}
	r.Numbers = r.Numbers[len(list):]
	for _, kind := range []byte{fact, number, text, array, object} {
		var places []int
		for i := range list {
			if list[i].kind == kind {
				places = append(places, i)
			}
		}
		if len(places) == 0 {
			continue
		}
		if len(r.Shape) == 0 || r.Shape[0] != kind {
			return errColumns
		}
		of, err := r.column(len(places), depth-1)
		if err != nil {
			return err
		}
		for i, at := range places {
			list[at] = of[i]
		}
	}
	for i := range list {
		if bytes.IndexByte([]byte{nothing, no, yes, number, text, array, object}, list[i].kind) < 0 {
			return errColumns
		}
	}
	return nil
}

func (r *columnReader) arrays(list []value, depth int) error {
	lengths, all := make([]int, len(list)), 0
	for i := range list {
		n, err := r.count(&r.Numbers)
		if err != nil {
			return err
		}
		lengths[i] = n
		if all += n; all > maxValues {
			return errColumns
		}
	}
	if all == 0 {
		return nil
	}
	inner, err := r.column(all, depth-1)
	if err != nil {
		return err
	}
	for i, n := range lengths {
		list[i].list, inner = inner[:n:n], inner[n:]
	}
	return nil
}

func (r *columnReader) objects(list []value, depth int) error {
	names, err := r.count(&r.Shape)
	if err != nil {
		return err
	}
	for range names {
		name, err := r.word(&r.Shape)
		if err != nil {
			return err
		}
		has := make([]int, 0, len(list))
		if len(r.Shape) > 0 && r.Shape[0] == '?' {
			r.Shape = r.Shape[1:]
			err = r.bits(len(list), func(i int, is bool) {
				if is {
					has = append(has, i)
				}
			})
		} else {
			for i := range list {
				has = append(has, i)
			}
		}
		if err != nil {
			return err
		}
		inner, err := r.column(len(has), depth-1)
		if err != nil {
			return err
		}
		for i, at := range has {
			list[at].names = append(list[at].names, name)
			list[at].list = append(list[at].list, inner[i])
		}
	}
	return nil
}

func (r *columnReader) bits(n int, set func(i int, is bool)) error {
	if len(r.Numbers) < (n+7)/8 {
		return errColumns
	}
	for i := range n {
		set(i, r.Numbers[i/8]>>(i%8)&1 == 1)
	}
	r.Numbers = r.Numbers[(n+7)/8:]
	return nil
}

func (r *columnReader) word(from *[]byte) (string, error) {
	n, err := r.count(from)
	if err != nil || n >= len(r.words) {
		return "", errColumns
	}
	return r.words[n], nil
}

func (r *columnReader) count(from *[]byte) (int, error) {
	n, width := binary.Uvarint(*from)
	if width <= 0 || n > math.MaxUint16 {
		return 0, errColumns
	}
	*from = (*from)[width:]
	return int(n), nil
}
