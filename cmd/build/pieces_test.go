package main

import (
	"bytes"
	"encoding/hex"
	"slices"
	"testing"
)

// module is a program of these sections behind its head.
func module(sections ...[]byte) []byte {
	return append([]byte("\x00asm\x01\x00\x00\x00"), bytes.Join(sections, nil)...)
}

func sectionOf(id byte, content []byte) []byte {
	return append(appendUnsigned([]byte{id}, len(content)), content...)
}

// pieces is the content of a data section, a piece at each of these places.
func pieces(at []int, data [][]byte) []byte {
	b := appendUnsigned(nil, len(at))
	for i := range at {
		b = append(appendSigned(append(b, 0, 0x41), at[i]), 0x0b)
		b = append(appendUnsigned(b, len(data[i])), data[i]...)
	}
	return b
}

func memoryOf(t *testing.T, program []byte) []byte {
	t.Helper()
	data, err := findData(program)
	if err != nil {
		t.Fatal(err)
	}
	memory, err := readMemory(program[data.from:data.end])
	if err != nil {
		t.Fatal(err)
	}
	return memory
}

// small is a memory with runs of zeros shorter and longer than those that are left out, and one behind its last byte.
func small() (at []int, data [][]byte) {
	for i, place := range []int{0, 70, 100, 163, 300, 5000, 5063, 200_000, 3_000_000} {
		at, data = append(at, place), append(data, bytes.Repeat([]byte{byte(i + 1)}, 1+i%3))
	}
	return append(at, 3_000_100), append(data, make([]byte, 9))
}

func TestWholePiecesLayTheSameMemory(t *testing.T) {
	before, behind := sectionOf(1, []byte("types")), sectionOf(0, []byte("\x04name"))
	program := module(before, sectionOf(dataSection, pieces(small())), behind)
	got, err := inWholePieces(program)
	if err != nil {
		t.Fatal(err)
	}
	want := memoryOf(t, program)
	if laid := memoryOf(t, got); !bytes.Equal(laid, bytes.TrimRight(want, "\x00")) {
		t.Errorf("got a memory of %d bytes, want %d, or others", len(laid), len(want))
	}
	if !bytes.HasPrefix(got, program[:8+len(before)]) || !bytes.HasSuffix(got, behind) {
		t.Errorf("what stands before and behind the data has changed: got HasPrefix(got, program[:8+len(before)]) %v and HasSuffix(got, behind) %v; want true and true", bytes.HasPrefix(got, program[:8+len(before)]), bytes.HasSuffix(got, behind))
	}
	again, err := inWholePieces(got)
	if err != nil || !bytes.Equal(again, got) {
		t.Errorf("done twice it is another program: %v: got again %s; want no error and again %s", err, again, got)
	}
}

func TestOnlyLongRunsOfZerosAreLeftOut(t *testing.T) {
	memory := make([]byte, 400)
	for _, at := range []int{3, 3 + longRun, 3 + longRun + longRun + 1, 300} {
		memory[at] = 1
	}
	var got [][2]int
	for at, piece := range wholePieces(memory) {
		got = append(got, [2]int{at, len(piece)})
	}
	if want := [][2]int{{3, longRun + 1}, {3 + longRun + longRun + 1, 1}, {300, 1}}; !slices.Equal(got, want) {
		t.Errorf("got pieces at %v, want %v", got, want)
	}
}

func TestNumbersAreWrittenAsTheyAreRead(t *testing.T) {
	for _, n := range []int{0, 1, 63, 64, 127, 128, 8191, 8192, 1 << 20, 1<<31 - 1} {
		if got, end, ok := readUnsigned(appendUnsigned(nil, n), 0); got != n || !ok || end != len(appendUnsigned(nil, n)) {
			t.Errorf("unsigned: got %d, %t, want %d", got, ok, n)
		}
		for _, n := range []int{n, -n} {
			if got, _, ok := readSigned(appendSigned(nil, n), 0); got != n || !ok {
				t.Errorf("signed: got %d, %t, want %d", got, ok, n)
			}
		}
	}
}

func TestWhatIsNoProgramOfGoIsRefused(t *testing.T) {
	good := module(sectionOf(dataSection, pieces(small())))
	for n := range good {
		if _, err := inWholePieces(good[:n]); err == nil {
			t.Errorf("the first %d bytes of %d are taken for a program: got no error, want an error", n, len(good))
		}
	}
	for _, text := range []string{"", "0061736d01000000", "0061736d010000000b0301014100", "0061736d010000000bffffffff0f", "0061736d010000000b08010041ffffffff0f0b"} {
		bad, err := hex.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := inWholePieces(bad); err == nil {
			t.Errorf("%s is taken for a program: got no error, want an error", text)
		}
	}
}
