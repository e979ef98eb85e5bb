package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/record"
)

// keysSheet shows the keys of those who play here.
type keysSheet struct {
	app.Compo
	Version int
	keys    *Keyring
}

// OnMount and OnUpdate have the codes drawn.
func (s *keysSheet) OnMount(ctx app.Context) { drawCodes(ctx) }

func (s *keysSheet) OnUpdate(ctx app.Context) { drawCodes(ctx) }

func (s *keysSheet) Render() app.UI {
	var rows []app.UI
	t := s.keys.t
	for player := range t.Session.Play.Players() {
		switch {
		case !t.Session.Device.Sits(player):
		case t.Session.Seals.Unlocked(player):
			rows = append(rows, s.moved(player))
		default:
			rows = append(rows, s.absent(player))
		}
	}
	if rows == nil {
		rows = append(rows, ui.Text("li", say("keys.none")))
	}
	return overlay("keys", say("keys.title"), say("keys.says"), ui.El("ul.rows tabindex=0", rows).Aria("label", say("keys.title")))
}

// moved is the key of a player as a code, as a text and as a file.
func (s *keysSheet) moved(player int) app.UI {
	k := s.keys
	key, name := k.text(player), k.t.playerName(player)
	address, whole := k.moves(key)
	code := say("keys.code-key")
	if whole {
		code = say("keys.code")
	}
	n := strconv.Itoa(player)
	return ui.El("li.wide.key",
		ui.Text("b", say("keys.of", name)),
		ui.El("div.shcols", ui.El("div.main", ui.Text("p", code), ui.Text("p", say("keys.file")),
			ui.El("div.act", commandButton("button.btn.primary#key-file-"+n, say("keys.save"), &exportKey{player}),
				commandButton("button.btn#key-copy-"+n, say("keys.copy"), &copyText{address, say("keys.copied")})),
			ui.El("p", ui.Icon("i-lock"), " "+say("keys.secret", name))),
			ui.El("figure.qr").Attr("data-qr", address)))
}

// absent says how a player's key comes here, or how the others agree to a new one.
func (s *keysSheet) absent(player int) app.UI {
	k := s.keys
	n, name := strconv.Itoa(player), k.t.playerName(player)
	parts := []app.UI{ui.Text("b", say("keys.absent", name)), ui.Text("p", say("keys.bring"))}
	if text := k.asked(player); text != "" {
		parts = append(parts, ui.Text("p", say("keys.asks")), ui.El("div.linkbox", ui.El("code tabindex=0", text).ID("key-new-"+n)),
			ui.El("div.act", commandButton("button.btn.primary#key-ask-"+n, say("keys.copy-new"), &copyText{text, say("keys.copied-new")})))
	} else {
		parts = append(parts, ui.Text("p", say("keys.lost")), ui.El("div.act", commandButton("button.btn#key-lost-"+n, say("keys.lose"), &loseKey{player})))
	}
	return ui.El("li.wide.key", parts)
}

// keyRow proposes the new key of a player who has lost the old one.
func (a *Agreements) keyRow(ask string) app.UI {
	t := a.t
	if !t.Session.Seals.On() {
		return app.Text("")
	}
	var options []app.UI
	for player := range t.Session.Play.Players() {
		if player != t.Session.Viewer.Player() && t.Session.Seals.Claimed(player) {
			options = append(options, ui.Text("option", t.playerName(player)).Attr("value", player))
		}
	}
	if options == nil {
		return app.Text("")
	}
	return ui.El("li", ui.El("label for=lost-key", ui.Text("b", say("agree.key"))), ui.Text("p", say("agree.key-says")),
		ui.El("div.act", ui.El("select#lost-key", options).Aria("label", say("agree.key-whose")),
			ui.El("input#new-key type=text autocomplete=off spellcheck=false").Aria("label", say("agree.key-text")).Attr("placeholder", "ibi1…"),
			ui.Text("button.btn#ask-key type=button", ask).OnClick(onAskKey)))
}

func onAskKey(ctx app.Context, _ app.Event) {
	of := func(id string) string { return app.Window().GetElementByID(id).Get("value").String() }
	send(ctx, &proposeKey{Player: atoi(of("lost-key")), Text: of("new-key")})
}

// renewed names the player whom a proposal gives a new key.
func (a *Agreements) renewed(number int) string {
	list := a.t.Session.Play.Record().Renewals
	if number < 1 || number > len(list) {
		return a.t.playerName(record.Nobody)
	}
	return a.t.playerName(list[number-1].Player)
}
