package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/games"
)

// Workshop is where an owner of a printed game corrects its data. Its screens are in a package of their own (app/workshop), which
// the programs of the families of games do not hold: they hand over to one that does.
type Workshop interface {
	// Open lays the data of a game on the bench, under the edition with this print on this device, or else as they were left. Without a
	// game it shows what there is to work on.
	Open(game *engine.Game, print string) error
	// Screen is what fills the page.
	Screen() app.UI
}

// newWorkshop makes the Workshop of this program; nil where there is none.
var newWorkshop func(*Page) Workshop

// RegisterWorkshop puts the Workshop into this program, and with it what judges the files of house editions.
func RegisterWorkshop(make func(*Page) Workshop) { newWorkshop, takeEdition = make, (*Houses).take }

// takeEdition takes in the file of a house edition. Where nothing does, the program of the Workshop is asked to.
var takeEdition = func(*Houses, string, []byte) error { return elsewhere() }

func elsewhere() error {
	return &games.OtherProgram{Program: workshopProgram, Name: say("workshop.name")}
}

// Page is what the page does for the Workshop.
type Page struct{ root *Root }

// NewPage is a page that no browser shows, for tests.
func NewPage(d *Desk) *Page { return &Page{&Root{desk: d}} }

// Shelf is what is kept on this device.
func (p *Page) Shelf() *shelf.Shelf { return p.root.desk.Shelf }

// Leave goes back to the list of matches.
func (p *Page) Leave(ctx app.Context) { send(ctx, &goHome{}) }

// Begin shows the form of a new match under an edition.
func (p *Page) Begin(ctx app.Context, game string, packed []byte) {
	send(ctx, &beginUnder{game, string(packed)})
}

// Save hands out a file.
func (p *Page) Save(name string, data []byte) { callBrowser("save", name+".json", string(data), false) }

// Copy asks the browser to copy a text; then follows once it has.
func (p *Page) Copy(text string, then func()) { p.root.copy(text, then) }

// Say shows a short message.
func (p *Page) Say(text string) { p.root.desk.Say(text) }

// Address is what links begin with.
func (p *Page) Address(ctx app.Context) string { return address(ctx) }

// Name names what is on the bench in the page's address: a game, or nothing.
func (p *Page) Name(game string) { p.root.address(workshopFragment + game) }

// SwitchTheme changes between light and dark.
func (p *Page) SwitchTheme() { toggleTheme() }

// workshopFragment begins the address of the Workshop.
const workshopFragment = "workshop-"

// openWorkshop opens the Workshop, for a game if it names one, and an edition of it.
type openWorkshop struct{ Game, Print string }

func (w *openWorkshop) do(r *Root, _ app.Context) {
	if newWorkshop == nil {
		r.try(elsewhere())
		return
	}
	var game *engine.Game
	if w.Game != "" {
		var err error
		if game, err = games.Find(w.Game); err != nil {
			r.try(err)
			return
		}
	}
	d := r.desk
	if d.Shop == nil {
		d.Shop = newWorkshop(&Page{r})
	}
	d.Leave()
	d.Screen = WorkshopScreen
	r.address(workshopFragment + w.Game)
	r.try(d.Shop.Open(game, w.Print))
}

// workshopProgram is the program of a site that has the Workshop.
const workshopProgram = "workshop"

// beginUnder shows the form of a new match under a house edition.
type beginUnder struct{ Game, House string }

func (w *beginUnder) do(r *Root, ctx app.Context) {
	(&setUpMatch{w.Game}).do(r, ctx)
	if r.desk.Screen == NewScreen {
		r.desk.Draft.under([]byte(w.House))
	}
}

// workshopButton opens the Workshop, for a game if it is about one.
func workshopButton(game string) app.UI {
	return commandButton("button.btn.quiet#workshop", say("home.workshop"), &openWorkshop{Game: game})
}
