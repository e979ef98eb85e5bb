package cataclysm

import (
	"bytes"
	"testing"
)

// eachRow visits the rows of both tables, named as on the table: P6-5 is the peacetime row 6-5.
func eachRow(check func(name string, e *CrisisEvent)) {
	for table, letter := range map[CrisisTable]string{Peacetime: "P", Wartime: "W"} {
		for high := 1; high <= 6; high++ {
			for low := 1; low <= high; low++ {
				e := CrisisRow(table, high, low)
				check(letter+e.Roll, e)
			}
		}
	}
}

func TestCrisisTables(t *testing.T) {
	judgeTheData(t)
	t.Run("2.7 both tables have all 21 rolls, told and sourced", func(t *testing.T) {
		n := 0
		eachRow(func(name string, e *CrisisEvent) {
			n++
			if len(name) != 4 || e.Title == "" || e.Text == "" || e.Source == "" || e.Effect == NoCrisisEffect {
				t.Errorf(`%s: %+v; want len(name) 4, e.Title anything but "", e.Text anything but "", e.Source anything but "", e.Effect anything but %v`, name, *e, NoCrisisEffect)
			}
		})
		if n != 42 {
			t.Errorf("got %v, want 42", n)
		}
	})
	t.Run("3.7.4 the dice may be read in either order", func(t *testing.T) {
		if CrisisRow(Wartime, 3, 4) != CrisisRow(Wartime, 4, 3) || CrisisRow(Wartime, 4, 3).Roll != "4-3" {
			t.Errorf(`not so: got %v, %q; want %v and "4-3"`, CrisisRow(Wartime, 3, 4), CrisisRow(Wartime, 4, 3).Roll, CrisisRow(Wartime, 4, 3))
		}
		for _, e := range []*CrisisEvent{CrisisRow(Wartime, 7, 1), CrisisRow(Peacetime, 1, 0), CrisisRow(0, 3, 3), CrisisRow(9, 3, 3)} {
			if e.Effect != NoCrisisEffect {
				t.Errorf("dice that cannot fall bring %s: got %v, want %v", e.Title, e.Effect, NoCrisisEffect)
			}
		}
	})
}

func TestCrisesRefuse(t *testing.T) {
	judgeTheData(t)
	for name, edit := range map[string][2]string{
		"3.7.4 an unknown field":         {`"title"`, `"titel"`},
		"3.7.4 an unknown effect":        {`"loosen-control"`, `"tighten-control"`},
		"3.7.4 an unknown area":          {`"benelux"`, `"atlantis"`},
		"3.7.4 an unknown power":         {`"power": "japan"`, `"power": "narnia"`},
		"3.7.4 a roll twice":             {`"roll": "6-6"`, `"roll": "6-5"`},
		"3.7.4 a roll back to front":     {`"roll": "6-5"`, `"roll": "5-6"`},
		"3.7.4 an effect without a text": {`"text": "Talk only: nothing happens."`, `"text": ""`},
	} {
		t.Run(name, func(t *testing.T) {
			text := bytes.Replace([]byte(crisesFile), []byte(edit[0]), []byte(edit[1]), 1)
			if string(text) == crisesFile {
				t.Fatal("the edit found nothing to change: string(text) == crisesFile = true, want false")
			}
			if _, err := readCrises(text); err == nil {
				t.Errorf("accepted: got %v, want an error", err)
			}
		})
	}
	t.Run("3.7.4 a row left out, or text after the end", func(t *testing.T) {
		for _, text := range [][]byte{[]byte("[]"), append([]byte(crisesFile), '{')} {
			if _, err := readCrises(text); err == nil {
				t.Errorf("accepted: got %v, want an error", err)
			}
		}
	})
}
