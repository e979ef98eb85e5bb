package cataclysm

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
)

func seatOf(p rules.Power) engine.Seat { return engine.Seat(p) }

// worldPanel shows alliances and wars, points, and the order of the powers.
type worldPanel struct {
	app.Compo
	Sight *face.Sight
}

// OnMount begins at the top.
func (w *worldPanel) OnMount(ctx app.Context) { ctx.Defer(toTop) }

func (w *worldPanel) Render() app.UI {
	v := viewOf(w.Sight)
	return ui.El("div.world", politics(v), points(v), course(w.Sight, v), waits(v), track(v), china(v), markers(v))
}

// corners of the political triangle: Fascism above, Democracy left, Communism right.
var corners = [...][2]float64{rules.NoIdeology: {105, 90}, rules.Fascism: {105, 32}, rules.Democracy: {50, 132}, rules.Communism: {172, 132}}

// seatsOfTriangle places each power in its ideology's corner.
func seatsOfTriangle(v *rules.View) map[rules.Power][2]float64 {
	at := map[rules.Power][2]float64{}
	for _, i := range []rules.Ideology{rules.Fascism, rules.Communism, rules.Democracy} {
		var here []rules.Power
		for _, p := range v.Powers {
			if p.Ideology == i {
				here = append(here, p.Power)
			}
		}
		for n, p := range here {
			at[p] = [2]float64{corners[i][0] + (float64(n)-float64(len(here)-1)/2)*36, corners[i][1]}
		}
	}
	return at
}

func politics(v *rules.View) app.UI {
	at := seatsOfTriangle(v)
	parts := []app.UI{ui.Draw("path.triangle d=M105 6L206 158H4z")}
	said := alliances(v)
	for _, s := range v.Ideologies {
		for n := 1; n < len(s.Alliance); n++ {
			parts = append(parts, between("ally", at[s.Alliance[n-1]], at[s.Alliance[n]], 14))
		}
	}
	for _, w := range v.Wars {
		for _, a := range w.A {
			for _, b := range w.B {
				parts = append(parts, between("atwar", at[a], at[b], 16), cross(at[a], at[b]))
			}
		}
		said = append(said, say("world.against", theNames(w.A), theNames(w.B)))
	}
	for _, p := range v.Powers {
		dim := ""
		if p.Surrendered {
			dim = "dim"
		}
		parts = append(parts, ui.Draw("g", ui.Use("power-"+p.Power.String()).
			Attr("x", ui.Num(at[p.Power][0]-14)).Attr("y", ui.Num(at[p.Power][1]-14)).Attr("width", "28").Attr("height", "28")).Class("emb", "piece", "p-"+p.Power.String(), dim))
	}
	word := func(x, y float64, i rules.Ideology, anchor string) app.UI {
		class, text := "", words.Upper(ideologyName(i))
		if sideView(v, i).Ideology == rules.NoIdeology {
			class, text = "dim", say("world.not-in-play")
		}
		return ui.Draw("text", text).Attr("x", ui.Num(x)).Attr("y", ui.Num(y)).Attr("text-anchor", anchor).Class(class)
	}
	parts = append(parts, word(160, 30, rules.Fascism, "start"), word(4, 172, rules.Democracy, "start"), word(206, 172, rules.Communism, "end"))
	if said == nil {
		said = []string{say("world.wars.none")}
	}
	return ui.El("section.sit",
		ui.El("h2", say("world.wars")+" ", ui.El("small", ui.Rule("5.6"))),
		ui.Draw("svg role=img viewBox=0 0 210 176", parts).Attr("aria-label", strings.Join(said, " ")),
		ui.El("p.key", ui.El("span", keyLine("ally"), app.Text(say("world.key.allied"))), ui.El("span", keyLine("atwar"), app.Text(say("world.key.at-war")))),
		ui.Text("p.saidso", strings.Join(said, " ")))
}

// alliances are who is allied with whom, in sentences.
func alliances(v *rules.View) (said []string) {
	for _, s := range v.Ideologies {
		if len(s.Alliance) > 1 {
			said = append(said, say("world.allied", theNames(s.Alliance)))
		}
	}
	return said
}

func keyLine(class string) app.UI {
	return ui.Draw("svg width=22 height=6 style=width:22px", ui.Draw("path d=M0 3h22").Class(class))
}

// between is a line from one emblem's rim to the other's.
func between(class string, a, b [2]float64, rim float64) app.UI {
	dx, dy := b[0]-a[0], b[1]-a[1]
	n := max(math.Hypot(dx, dy), 1)
	x, y := dx/n*rim, dy/n*rim
	return ui.Draw("path").Class(class).Attr("d", "M"+ui.Num(math.Round(a[0]+x))+" "+ui.Num(math.Round(a[1]+y))+"L"+ui.Num(math.Round(b[0]-x))+" "+ui.Num(math.Round(b[1]-y)))
}

func cross(a, b [2]float64) app.UI {
	return ui.Draw("g",
		ui.Draw("circle.warx r=7"),
		ui.Draw("path style=stroke:var(--surface);stroke-width:2 d=M-3-3l6 6M3-3l-6 6")).Attr("transform", "translate("+ui.Num(math.Round((a[0]+b[0])/2))+","+ui.Num(math.Round((a[1]+b[1])/2))+")")
}

// points lists the victory points of the ideologies and of their powers.
func points(v *rules.View) app.UI {
	var rows []app.UI
	for _, s := range v.Ideologies {
		cells := []app.UI{}
		for _, p := range v.Powers {
			if p.Ideology == s.Ideology {
				cells = append(cells, ui.El("span.vpp", ui.Emblem(p.Power.String(), "sm"), app.Text(" "+english.Number(p.Points))))
			}
		}
		if len(s.Surrenders) > 0 {
			cells = append(cells, ui.El("span.vpp", ui.Mark("surrender"), app.Text(" "+strconv.Itoa(len(s.Surrenders)))))
		}
		rows = append(rows, ui.El("tr",
			ui.Text("th scope=row", words.Upper(ideologyName(s.Ideology))),
			ui.El("td", cells), ui.Text("td.sum", english.Number(s.Points))))
	}
	body := []app.UI{ui.El("h2", say("world.points")+" ", ui.El("small", ui.Rule("1.7"))), ui.El("table.points", ui.El("tbody", rows))}
	if v.LowerTotal {
		body = append(body, ui.El("p", say("world.points.lower")+" ", ui.Rule("1.7.2")))
	}
	return ui.El("section.sit", body)
}

// track is the record display: effectiveness, reserve and stability side by side.
func track(v *rules.View) app.UI {
	head := ui.El("tr", ui.El("td"), ui.Text("th scope=col", say("world.dice")), ui.Text("th scope=col", say("world.reserve")), ui.Text("th scope=col", say("world.stability")))
	var rows []app.UI
	for n := 6; n >= 1; n-- {
		for _, p := range v.Powers {
			if p.Effectiveness != n || p.Surrendered {
				continue
			}
			reserve := "–"
			if p.Reserve != rules.NoKind {
				reserve = words.Upper(counterName(p.Reserve))
			}
			rows = append(rows, ui.El("tr", ui.El("th scope=row", ui.Emblem(p.Power.String(), "sm"), app.Text(" "+shortName(p.Power))),
				ui.Text("td", strconv.Itoa(n)), ui.Text("td", reserve), ui.Text("td", stabilityName(p.Stability))))
		}
	}
	return ui.El("section.sit",
		ui.El("h2", say("world.record")+" ", ui.El("small", ui.Rule("2.5"))),
		ui.El("table.points", ui.El("thead", head), ui.El("tbody", rows)))
}

// china is the Chinese Civil War (11.4): its marker, and what each faction has.
func china(v *rules.View) app.UI {
	if v.China == rules.NoChina {
		return app.Text("")
	}
	var rows []app.UI
	for _, side := range []rules.Faction{rules.ChiCom, rules.Guomindang} {
		armies, aid := 0, []app.UI(nil)
		for i := range v.Units {
			if v.Units[i].Faction == side {
				armies++
			}
		}
		for _, p := range v.Powers {
			n := 0
			for i := range v.Areas {
				for _, x := range v.Areas[i].Aid {
					if x.Power == p.Power && x.Faction == side && v.Place(v.Areas[i].Area).China {
						n += x.N
					}
				}
			}
			if n > 0 {
				aid = append(aid, ui.El("span.vpp", ui.Emblem(p.Power.String(), "sm"), app.Text(" "+strconv.Itoa(n))))
			}
		}
		rows = append(rows, ui.El("tr", ui.El("th scope=row",
			ui.El("span.pc.sm.p-china", ui.Draw("svg.piece aria-hidden=true viewBox=0 0 48 48", ui.Use("tile"), ui.Use(chineseSigns[side]).Attr("y", "-1"))),
			app.Text(" "+words.Upper(factionText(side, true).String()))),
			ui.Text("td", strconv.Itoa(armies)), ui.El("td", aid)))
	}
	said := book.Say("world.china." + v.China.String())
	if len(v.ChinaInfluence) > 0 {
		said += " " + say("world.china.influence", theNames(v.ChinaInfluence))
	}
	return ui.El("section.sit",
		ui.El("h2", say("world.china")+" ", ui.El("small", ui.Rule("11.4"))),
		ui.Text("p", said),
		ui.El("table.points",
			ui.El("thead", ui.El("tr", ui.El("td"), ui.Text("th scope=col", say("world.china.armies")), ui.Text("th scope=col", say("world.china.aid")))),
			ui.El("tbody", rows)))
}

// onMap reports whether a marker only stands for something on the map, or for a posture, which are shown elsewhere.
func onMap(m rules.Marker) bool {
	slug := m.String()
	return m == rules.PostureMarker || strings.HasPrefix(slug, "special-base-") || strings.HasSuffix(slug, "-resource")
}

// markers lists the markers that have a rule of their own, and who cannot be surprised.
func markers(v *rules.View) app.UI {
	var items []app.UI
	for _, m := range v.Markers {
		if !onMap(m) {
			items = append(items, ui.Text("li", markerText(m.String()).String()))
		}
	}
	for _, s := range v.Ideologies {
		if s.NoSurprise {
			items = append(items, ui.Text("li", say("world.no-surprise", sideText(s.Ideology))))
		}
	}
	if v.BombTurn != rules.NoTurn {
		items = append(items, ui.Text("li", say("world.bomb", turnName(v.BombTurn))))
	}
	if v.Setback {
		items = append(items, ui.Text("li", say("world.setback")))
	}
	if len(items) == 0 {
		return app.Text("")
	}
	return ui.El("section.sit", ui.Text("h2", say("world.in-force")), ui.El("ul.inforce", items))
}
