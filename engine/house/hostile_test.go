package house

import (
	"bytes"
	"compress/flate"
	"testing"
)

// deflated is a text as anybody could pack it.
func deflated(tables *Tables, text string) []byte {
	b := bytes.NewBuffer([]byte{packedFormat})
	w, _ := flate.NewWriterDict(b, flate.BestCompression, []byte(tables.dictionary))
	w.Write([]byte(text))
	w.Close()
	return b.Bytes()
}

// A hostile edition is refused with a sentence, or it can be applied, tidied, written and packed, and stays what it is.
func FuzzEdition(f *testing.F) {
	f.Add([]byte(written))
	f.Add([]byte(`{"format": "house/1", "game": "conquest", "base": "00000000", "changes": [{"file": "setup.csv", "row": "both,japan,tokyo,fleet,4", "add": {"count": 1}}]}`))
	f.Add([]byte(`{"format": "house/1", "game": "triumph", "base": "00000000", "changes": [{"file": "borders.csv", "row": "a,b", "add": {}}, {"file": "borders.csv", "row": "b,a", "change": {"kind": "x"}}]}`))
	f.Add([]byte(`{"format": "house/1", "game": "cataclysm", "base": "00000000", "changes": [{"file": "scenarios/cataclysm.json", "row": "scenario", "change": {"wars": null, "x": [[[{}]]]}}]}`))
	shipped := map[string]Files{}
	for _, game := range games {
		shipped[game] = shippedFiles(f, game)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if e, faults := Decode(data); len(faults) == 0 {
			holds(t, shipped, e)
		}
	})
}

// The same for what a link carries.
func FuzzPackedEdition(f *testing.F) {
	f.Add("23993bb5\tbox\tJan\t2026-11-26\n!4.3 so\n@borders.csv\n-iraq,persia\n+a,b\tkind=normal\n@crises.json\n=wartime,6-6\tareas=[]\n", false)
	f.Add("23993bb5\t\t\t\n@scenarios/cataclysm.json\n=scenario\twars=null\n+status,mars\tunits=[{\"area\":\"x\"}]\n-control,rome\n", false)
	f.Add("\x01\x00\x00", true)
	shipped := map[string]Files{"cataclysm": shippedFiles(f, "cataclysm")}
	f.Fuzz(func(t *testing.T, text string, raw bool) {
		tables, _ := Of("cataclysm")
		data := []byte(text)
		if !raw {
			data = deflated(tables, text)
		}
		if e, faults := tables.Unpack(data); len(faults) == 0 {
			holds(t, shipped, e)
		}
	})
}

func holds(t *testing.T, shipped map[string]Files, e *Edition) {
	again, faults := Decode(Encode(e))
	if len(faults) > 0 || !bytes.Equal(Encode(again), Encode(e)) {
		t.Fatalf("written and read again: got %q and\n%s\nwant\n%s", whyNot(faults), Encode(again), Encode(e))
	}
	tables, found := Of(e.Game)
	if !found {
		return
	}
	tidy, _ := tables.Tidy(shipped[e.Game], e)
	twice, faults := tables.Tidy(shipped[e.Game], tidy)
	if len(faults) > 0 || !bytes.Equal(Encode(twice), Encode(tidy)) {
		t.Fatalf("tidied twice: got %q and\n%s\nwant\n%s", whyNot(faults), Encode(twice), Encode(tidy))
	}
	data, faults := tables.Pack(tidy)
	if len(faults) > 0 {
		return
	}
	back, faults := tables.Unpack(data)
	if len(faults) > 0 || back.Print() != tidy.Print() {
		t.Fatalf("packed: got %q, %v, want %v", whyNot(faults), back, tidy)
	}
}
