package toy

import "interbellum/app/face"

// Order is a standing order in words.
func (f Face) Order(kind string) face.Order {
	o := face.Order{Title: say("order." + kind), Says: say("order." + kind + ".says"), Later: []string{say("order-later")}}
	for _, k := range f.Game.Orders {
		if k.Kind == kind {
			for _, setting := range k.Settings {
				o.Settings = append(o.Settings, say("order."+kind+"."+setting))
			}
		}
	}
	return o
}
