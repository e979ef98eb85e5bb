package workshop

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app"
	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine/house"
)

// mostOfLink is how long the packed edition in a link may be, in characters: mail programs break longer ones.
const mostOfLink = 4000

// edition is what the draft is called, and how it goes out.
func (b *view) edition() goapp.UI {
	e := b.bench.Edition()
	entitle := func(title, author string) bool {
		return b.act(b.bench.Entitle(title, author), say("edition.named"))
	}
	packed, ready := b.bench.Playable()
	link := app.EditionLink(e.Game, packed)
	out := []goapp.UI{
		button("button.btn#shop-play-here", say("top.play"), b.play, "play").Attr("disabled", !ready),
		button("button.btn.quiet#shop-keep", say("edition.keep"), func(goapp.Context) { b.keep() }, "keep").Attr("disabled", !ready),
		button("button.btn.quiet#shop-link", say("edition.link"), func(ctx goapp.Context) { b.copyLink(ctx, link) }, link).Attr("disabled", !ready || len(link) > mostOfLink),
	}
	hint := say("edition.ready")
	switch {
	case !ready:
		hint = b.state()
	case len(link) > mostOfLink:
		hint = say("edition.long")
	}
	return ui.El("section.shopcard", ui.Text("h2", say("edition.title")),
		ui.El("label.field", say("edition.name"), change(ui.El("input#shop-name type=text maxlength=64 autocomplete=off").Attr("value", e.Title), e.Title, func(text string) bool { return entitle(text, e.Author) }, e.Author)),
		ui.El("label.field", say("edition.author"), change(ui.El("input#shop-author type=text maxlength=64 autocomplete=off").Attr("value", e.Author), e.Author, func(text string) bool { return entitle(e.Title, text) }, e.Title)),
		ui.Text("h3", say("edition.use")), ui.Text("p.hint", hint), ui.El("div.row", out),
		ui.Text("h3", say("edition.draft")), ui.Text("p.hint", say("edition.draft-says")),
		ui.El("div.row",
			button("button.btn.quiet#shop-save", say("edition.save"), func(goapp.Context) { b.export() }, "save"),
			button("button.btn.quiet#shop-duplicate", say("edition.duplicate"), func(goapp.Context) { b.duplicate() }, "duplicate"),
			button("button.btn.quiet#shop-others", say("edition.others"), func(goapp.Context) { b.clear(); b.page.Name("") }, "others")),
		ui.Text("p.hint", say("edition.copyright")))
}

// dated is the edition with the day of today.
func (s *Shop) dated() *house.Edition {
	e := s.bench.Edition()
	e.Date = time.UnixMilli(s.page.Shelf().Now()).Format(time.DateOnly)
	return e
}

// export hands the draft out as the file of a house edition, whatever its faults.
func (s *Shop) export() {
	e := s.dated()
	s.page.Save(shelf.FileName(shelf.TitleOf(e)), house.Encode(e))
	s.act(nil, say("edition.saved"))
}

// keep puts the edition among those of this device, where a new match finds it.
func (s *Shop) keep() bool {
	packed, ok := s.bench.Playable()
	if !ok {
		return false
	}
	e := s.bench.Edition()
	return s.act(s.page.Shelf().Editions().Keep(shelf.Edition{Edition: e, Packed: packed}), say("edition.kept"))
}

// play keeps the edition and lays out the form of a new match under it.
func (s *Shop) play(ctx goapp.Context) {
	packed, ok := s.bench.Playable()
	if ok && s.keep() {
		s.page.Begin(ctx, s.bench.Shipped().ID, packed)
	}
}

func (s *Shop) copyLink(ctx goapp.Context, link string) {
	s.page.Copy(s.page.Address(ctx)+"#"+link, func() {
		s.act(nil, "")
		s.page.Say(say("edition.copied"))
	})
}

// duplicate goes on with a copy of the draft, which stays as it is.
func (s *Shop) duplicate() {
	s.save()
	s.draft = s.newID()
	title := shelf.TitleOf(s.bench.Edition())
	s.act(s.bench.Entitle(say("edition.copy-of", title), s.bench.Edition().Author), say("edition.duplicated", title))
}
