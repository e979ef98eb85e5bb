package main

import (
	"bytes"
	"debug/elf"
	"debug/gosym"
	"os"
	"slices"
	"testing"
)

// ownTable is the table of functions of the program that runs this test. On the machine that tests, Go writes it as for WebAssembly.
func ownTable(t *testing.T) (text uint64, table []byte) {
	t.Helper()
	name, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	f, err := elf.Open(name)
	if err != nil {
		t.Skipf("no table of functions is found here: %v", err)
	}
	defer f.Close()
	if table, err = f.Section(".gopclntab").Data(); err != nil || !bytes.HasPrefix(table, functionTable) {
		t.Skipf("the table of functions is of another machine: got an error %v and a head % x, want none and % x", err, table[:8], functionTable)
	}
	return f.Section(".text").Addr, table
}

func readTable(t *testing.T, text uint64, table []byte) *gosym.Table {
	t.Helper()
	got, err := gosym.NewTable(nil, gosym.NewLineTable(table, text))
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestWithoutLinesAProgramKeepsItsFunctions(t *testing.T) {
	text, before := ownTable(t)
	after := slices.Clone(before)
	if err := withoutLines(after); err != nil {
		t.Fatal(err)
	}
	was, is := readTable(t, text, before), readTable(t, text, after)
	if len(is.Funcs) != len(was.Funcs) || len(is.Funcs) < 1000 {
		t.Fatalf("got %d functions, want %d", len(is.Funcs), len(was.Funcs))
	}
	for i := range was.Funcs {
		a, b := &was.Funcs[i], &is.Funcs[i]
		if b.Name != a.Name || b.Entry != a.Entry || b.End != a.End {
			t.Errorf("got %s at %x to %x, want %s at %x to %x", b.Name, b.Entry, b.End, a.Name, a.Entry, a.End)
		}
		if file, line, _ := is.PCToLine(b.Entry); file != "" || line > 0 {
			t.Errorf("%s: got the line %d of %q, want none", b.Name, line, file)
		}
	}
}

// stackLists are all lists of steps by which the runtime walks and collects stacks.
func stackLists(t *testing.T, table []byte) (lists [][]byte) {
	t.Helper()
	steps, _, functions, err := findFunctions(table)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range functions {
		for _, i := range f.lists() {
			lists = append(lists, listAt(steps, f.at(i)))
		}
	}
	return lists
}

// listAt is the list of steps that begins there: up to a step of nothing in value that is not the first.
func listAt(steps []byte, at int) []byte {
	if at == 0 {
		return nil
	}
	for end := at; ; {
		first := end == at
		step, next, _ := readUnsigned(steps, end)
		if step == 0 && !first {
			return steps[at:next]
		}
		_, end, _ = readUnsigned(steps, next)
	}
}

func TestWithoutLinesStacksAreWalkedAsBefore(t *testing.T) {
	_, before := ownTable(t)
	after := slices.Clone(before)
	if err := withoutLines(after); err != nil {
		t.Fatal(err)
	}
	if got, want := stackLists(t, after), stackLists(t, before); !slices.EqualFunc(got, want, bytes.Equal) {
		t.Error("got other lists of steps for stacks, want those of before")
	}
	if zeros := bytes.Count(after, []byte{0}) - bytes.Count(before, []byte{0}); zeros < len(before)/10 {
		t.Errorf("got %d bytes more that are zero, want a tenth of %d", zeros, len(before))
	}
}

func TestAnotherTableOfFunctionsIsRefused(t *testing.T) {
	_, good := ownTable(t)
	for name, bad := range map[string][]byte{
		"no table":           bytes.Repeat([]byte{0}, 100),
		"parts out of order": slices.Concat(good[:8+8*unitsPart], good[8+8*stepsPart:]),
		"lists beyond steps": slices.Concat(good[:8+8*stepsPart], good[8+8*functionsPart:]),
	} {
		if err := withoutLines(bad); err == nil {
			t.Errorf("%s: got no error, want one", name)
		}
	}
}
