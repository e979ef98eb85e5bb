package conquest

import (
	"reflect"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

func TestWhatIsShown(t *testing.T) {
	table := printed().Blank()
	table.Scenario, table.Year = Scenario1936, 1938
	o, c := own(table), chinaOf(table)
	o.Loyalty[USA], o.Loyalty[Soviets], o.Naval, o.Attacked, o.Reacting, o.Reserves, o.Due, o.Allied = Loyalty{2, 1}, Loyalty{3, 0}, 1, true, 2, called, []Due{{BritishEmpire, 1}}, true
	c.Partisans[at(t, "sian")], c.Sneak.Made, c.Intruded = 2, true, blockwar.SetOf(Soviets)
	*islet(table, at(t, "aleutians")) = Japan
	c.Insurgents = []Insurgents{{at(t, "kansu"), 3, 9}}
	for _, w := range [][2]Side{{Nationalists, Reds}, {Nationalists, Japan}} {
		table.Side(w[0]).Wars, table.Side(w[1]).Wars = table.Side(w[0]).Wars.With(w[1]), table.Side(w[1]).Wars.With(w[0])
	}
	all := show(table, engine.Everybody).(*Shown)
	t.Run("7.352 which cards lie in the Vault as Insurgents the Soviets alone know", func(t *testing.T) {
		japan := show(table, blockwar.SeenBy(Japan)).(*Shown)
		if len(all.Pairs) != 1 || all.Pairs[0] != (InsurgentsView{at(t, "kansu"), 3, 9}) || japan.Pairs != nil || japan.Insurgents != 1 {
			t.Errorf("%v, %v: got Pairs %v, Pairs %v and Insurgents %v; want Pairs 1, Pairs[0] %v, Pairs none and Insurgents 1", all, japan, all.Pairs, japan.Pairs, japan.Insurgents, (InsurgentsView{at(t, "kansu"), 3, 9}))
		}
	})
	t.Run("16.2 what is shown can be put on a table again", func(t *testing.T) {
		again := printed().Blank()
		again.Scenario, again.Year, again.Control = table.Scenario, table.Year, table.Control
		for _, f := range blockwar.AllFactions {
			again.Side(f).Wars = table.Side(f).Wars
		}
		recall(again, all)
		want := *all
		want.Insurgents, want.Pairs = 0, nil
		if got := show(again, engine.Everybody).(*Shown); !reflect.DeepEqual(got, &want) {
			t.Errorf("%+v, not %+v", got, &want)
		}
	})
}
