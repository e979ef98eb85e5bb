package main

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"slices"
)

// Go's linker writes a program's data in a hundred thousand pieces, leaving out every eight zeros in a row; the addresses of the pieces
// are what does not compress. Here only long runs of zeros are left out, and the download is a fifteenth smaller.

const (
	longRun     = 64 // zeros
	dataSection = 11
	maxMemory   = 1 << 28 // no program of ours begins with more
)

var (
	errNoProgram = errors.New("this is no WebAssembly program")
	errDataForm  = errors.New("the data do not lie where a program of Go puts them")
)

// A section is a part of a program: program[at:end], its content from from on.
type section struct{ id, at, from, end int }

// inWholePieces is the program with its data in as few pieces as long runs of zeros leave. It starts with the same memory.
func inWholePieces(program []byte) ([]byte, error) {
	data, err := findData(program)
	if err != nil {
		return nil, err
	}
	memory, err := readMemory(program[data.from:data.end])
	if err != nil {
		return nil, err
	}
	count, body := 0, []byte{}
	for at, piece := range wholePieces(memory) {
		count++
		body = append(body, 0, 0x41) // a segment of memory 0, at i32.const
		body = appendSigned(body, at)
		body = append(body, 0x0b) // end
		body = appendUnsigned(body, len(piece))
		body = append(body, piece...)
	}
	body = append(appendUnsigned(nil, count), body...)
	out := append(slices.Clone(program[:data.at]), dataSection)
	out = append(appendUnsigned(out, len(body)), body...)
	return append(out, program[data.end:]...), nil
}

// wholePieces yields where each piece of the memory lies, and the piece.
func wholePieces(memory []byte) func(yield func(int, []byte) bool) {
	return func(yield func(int, []byte) bool) {
		for at := 0; at < len(memory); {
			if memory[at] == 0 {
				at++
				continue
			}
			end := at // behind the last byte that is no zero
			for i := at; i < len(memory) && i-end < longRun; i++ {
				if memory[i] != 0 {
					end = i + 1
				}
			}
			if !yield(at, memory[at:end]) {
				return
			}
			at = end
		}
	}
}

// findData finds the section that holds the data.
func findData(program []byte) (section, error) {
	if !bytes.HasPrefix(program, []byte("\x00asm\x01\x00\x00\x00")) {
		return section{}, errNoProgram
	}
	for at := 8; at < len(program); {
		size, from, ok := readUnsigned(program, at+1)
		if !ok || size > len(program)-from {
			return section{}, errNoProgram
		}
		s := section{int(program[at]), at, from, from + size}
		if s.id == dataSection {
			return s, nil
		}
		at = s.end
	}
	return section{}, errDataForm
}

// readMemory is the memory as the content of a data section lays it out.
func readMemory(content []byte) ([]byte, error) {
	count, at, ok := readUnsigned(content, 0)
	if !ok {
		return nil, errDataForm
	}
	var memory []byte
	for n := range count {
		if len(content)-at < 2 || content[at] != 0 || content[at+1] != 0x41 {
			return nil, fmt.Errorf("piece %d of %d: %w", n, count, errDataForm)
		}
		to, next, ok := readSigned(content, at+2)
		if !ok || to < 0 || next >= len(content) || content[next] != 0x0b {
			return nil, fmt.Errorf("piece %d of %d: %w", n, count, errDataForm)
		}
		size, from, ok := readUnsigned(content, next+1)
		if !ok || size > len(content)-from || to+size > maxMemory {
			return nil, fmt.Errorf("piece %d of %d: %w", n, count, errDataForm)
		}
		if more := to + size - len(memory); more > 0 {
			memory = append(memory, make([]byte, more)...)
		}
		copy(memory[to:], content[from:from+size])
		at = from + size
	}
	return memory, nil
}

// readUnsigned reads a number of at most 32 bits in LEB128, and tells where it ends.
func readUnsigned(b []byte, at int) (n, end int, ok bool) {
	for shift := 0; shift < 35 && at < len(b); shift += 7 {
		n |= int(b[at]&0x7f) << shift
		at++
		if b[at-1]&0x80 == 0 {
			return n, at, n <= math.MaxUint32
		}
	}
	return 0, 0, false
}

// readSigned does so for a signed number.
func readSigned(b []byte, at int) (n, end int, ok bool) {
	for shift := 0; shift < 35 && at < len(b); {
		n |= int(b[at]&0x7f) << shift
		at++
		shift += 7
		if b[at-1]&0x80 == 0 {
			if b[at-1]&0x40 != 0 {
				n -= 1 << shift
			}
			return n, at, n == int(int32(n))
		}
	}
	return 0, 0, false
}

func appendUnsigned(b []byte, n int) []byte {
	for ; n > 0x7f; n >>= 7 {
		b = append(b, byte(n&0x7f|0x80))
	}
	return append(b, byte(n))
}

func appendSigned(b []byte, n int) []byte {
	for ; n < -64 || n > 63; n >>= 7 {
		b = append(b, byte(n&0x7f|0x80))
	}
	return append(b, byte(n&0x7f))
}
