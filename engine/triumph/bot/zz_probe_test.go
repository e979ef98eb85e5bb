package bot_test
import ("testing";"fmt";"os"
"interbellum/engine";"interbellum/engine/bot";"interbellum/engine/enginetest/walk";"interbellum/engine/triumph";"interbellum/engine/blockwar"
mind "interbellum/engine/triumph/bot")
func bl(b bool) int { if b {return 1}; return 0 }
func TestProbe(t *testing.T){
 hard:=-1; fmt.Sscan(os.Getenv("HARD"),&hard)
 from,to:=uint64(0),uint64(3); fmt.Sscan(os.Getenv("SEEDS"),&from,&to)
 for s:=from;s<to;s++{
 fmt.Println("== match",s)
 m,_,_:=triumph.Game().New("1936",nil)
 dealer:=walk.New(s); var ps []*bot.Thinker
 for i:=range 4 { st:=bot.Normal; if i==hard {st=bot.Hard}; ps=append(ps,bot.New(mind.New(),bot.Style{Strength:st},s*7+uint64(i))) }
 year:=uint16(0); spent:=map[string]int{}
 for len(m.Open())>0{ d:=m.Open()[0]; x:=dealer.Answer(d)
  if d.Seat!=engine.Chance { v:=m.View(engine.Only(d.Seat)); x=ps[d.Seat].Choose(v,d)
    bv:=v.(*blockwar.View)
    if d.Kind=="declare"&&x.Verb!="done" || x.Verb=="technology"||x.Verb=="secret-technology" { fmt.Println("   ",bv.Year,bv.Phase,"seat",d.Seat,x.Words()) } }
  if d.Kind=="production"&&d.Seat!=engine.Chance {spent[fmt.Sprint(d.Seat)+" "+x.Verb+string(x.On[:4*bl(x.Verb=="buy")+bl(x.Verb=="buy")*4])]++}
  if x.Verb=="industry"||x.Verb=="diplomacy"||x.Verb=="wildcard"{spent[fmt.Sprint(d.Seat)+" "+x.Verb]++}
  ev,_:=m.Apply(d.Answer(m.Seq(),x,"bot"))
  for _,e:=range ev { switch e.Kind { case "war-declared","satellite","defeated","captured","victory","capital-taken": fmt.Println("   ",e.Kind,e.Seat,e.On,e.To) } }
  bv:=m.View(engine.Seats(14)).(*blockwar.View)
  if (bv.Year!=year && bv.Phase==blockwar.ProductionPhase) || len(m.Open())==0 { year=bv.Year; fmt.Println("   spent",spent); spent=map[string]int{}
   cv:=map[blockwar.Nation]int{}; for _,u:=range bv.Units{cv[u.Nation]+=int(u.CV)}
   f:=[4]int{}; for n,c:=range cv { f[bv.SideOf(n)]+=c }
   for _,x:=range bv.Factions { fmt.Printf("%d F%d pop %2d ind %2d res %2d prod %2d | pts %2d cap %d at %d div %d decl %d tot %d| cv %d cards %d/%d vault %d wars %v\n",year,x.Faction,x.Levels.Pop,x.Levels.Ind,x.Levels.Res,x.Production,x.Points.Public,x.Points.Capitals,x.Points.Atomic,x.Dividends,x.Points.Declared,x.Own.Total,f[x.Faction],len(x.Own.Action),len(x.Own.Investment),x.Secrets,x.Wars) } }
  }
  r,_:=m.Result(); fmt.Println(r.Kind,r.Winners,r.Scores)
 }
}
