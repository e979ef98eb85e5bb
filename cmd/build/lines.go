package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// A program of Go knows which line of which file each of its instructions comes from. Only the report of a crash tells it, and it is a
// thirteenth of the download. The computer players do without it: their reports still name functions.
//
// It lies in tables that Go's runtime reads (pcHeader in runtime/symtab.go, _func in runtime/runtime2.go). Where they have another form,
// nothing is built.

// functionTable is how pcHeader begins for WebAssembly.
var functionTable = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Numbers of pcHeader, of eight bytes each, behind how it begins: how many functions there are, and where the parts of the table lie.
const (
	functionCount = 0
	unitsPart     = 4 // which files are those of a package; after them the names of all files
	stepsPart     = 6 // lists of steps in address and value
	functionsPart = 7
)

// Numbers of _func, of four bytes each. Lists of steps are told by where they lie among all.
const (
	stackSteps = 4
	fileSteps  = 5
	lineSteps  = 6
	moreLists  = 7 // so many lists of steps
	unit       = 8
	firstLine  = 9
	more       = 11 // those lists
)

var errFunctionTable = errors.New("the table of functions does not lie as Go's runtime was known to read it")

// Numbers are of four bytes each.
type numbers []byte

func (n numbers) at(i int) int   { return int(binary.LittleEndian.Uint32(n[4*i:])) }
func (n numbers) set(i, now int) { binary.LittleEndian.PutUint32(n[4*i:], uint32(now)) }

// lists are the numbers of a _func that tell where the lists of steps are that it keeps.
func (n numbers) lists() []int {
	list := []int{stackSteps}
	for i := range n.at(moreLists) {
		list = append(list, more+i)
	}
	return list
}

// withoutLines takes files and lines out of a program's memory, and moves the lists of steps that are left together.
func withoutLines(memory []byte) error {
	steps, names, functions, err := findFunctions(memory)
	if err != nil {
		return err
	}
	kept, begins := []int{0}, []int{len(steps)} // where lists begin; nothing does at 0
	for _, f := range functions {
		for _, i := range f.lists() {
			kept = append(kept, f.at(i))
		}
		begins = append(begins, f.at(fileSteps), f.at(lineSteps))
	}
	slices.Sort(kept)
	begins = append(begins, kept...)
	slices.Sort(begins)
	begins = slices.Compact(begins)
	if begins[len(begins)-1] > len(steps) {
		return errFunctionTable
	}
	moved, end := map[int]int{}, 0
	for i, at := range begins[:len(begins)-1] {
		if _, used := slices.BinarySearch(kept, at); used {
			moved[at] = end
			end += copy(steps[end:], steps[at:begins[i+1]])
		}
	}
	clear(steps[end:])
	clear(names)
	for _, f := range functions {
		for _, i := range f.lists() {
			f.set(i, moved[f.at(i)])
		}
		for _, i := range []int{fileSteps, lineSteps, unit, firstLine} {
			f.set(i, 0)
		}
	}
	return nil
}

// findFunctions finds the lists of steps in a memory, the names of files, and each function.
func findFunctions(memory []byte) (steps, names []byte, functions []numbers, err error) {
	from := bytes.Index(memory, functionTable)
	if from < 0 {
		return nil, nil, nil, errFunctionTable
	}
	table := memory[from:]
	var head [functionsPart + 1]int
	for i := range head {
		head[i] = int(binary.LittleEndian.Uint64(table[8+8*i:]))
	}
	if parts := append(head[unitsPart:], len(table)); !slices.IsSorted(parts) || parts[0] < 0 {
		return nil, nil, nil, errFunctionTable
	}
	all := numbers(table[head[functionsPart]:])
	for n := range head[functionCount] {
		functions = append(functions, all[all.at(2*n+1):])
	}
	return table[head[stepsPart]:head[functionsPart]], table[head[unitsPart]:head[stepsPart]], functions, nil
}
