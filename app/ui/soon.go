package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// AfterPaint runs f once the browser has painted what was just drawn, and before the page is left. The component of ctx is then drawn again.
func AfterPaint(ctx app.Context, f func()) {
	soon := app.Window().Get("interbellumSoon")
	if !soon.Truthy() {
		f()
		return
	}
	var call app.Func
	call = app.FuncOf(func(app.Value, []app.Value) any {
		call.Release()
		ctx.Dispatch(func(app.Context) { f() })
		return nil
	})
	app.Window().Call("interbellumSoon", call)
}

// OnceReady is AfterPaint one frame later: a page that has just started says first that it is ready.
func OnceReady(ctx app.Context, f func()) {
	AfterPaint(ctx, func() { AfterPaint(ctx, f) })
}
