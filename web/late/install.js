// The card that says how the page is installed: a button where the browser offers it, and on an iPad or iPhone, where it does not,
// what to press. Installed there, it says how a turn from a mail comes in, for a link that is tapped opens in Safari.
const make = (tag, props, ...inside) => { const e = Object.assign(document.createElement(tag), props); e.append(...inside); return e; };
const p = text => make('p', {}, text), say = interbellumSay;

export function fill(box) {
  box.replaceChildren();
  if (goappIsAppInstalled()) {
    if (goappIsAppleBrowser()) box.append(
      make('h2', {}, say('install.mail')),
      p(say('install.mail-says')),
      make('button', { type: 'button', className: 'btn', id: 'paste-turn', onclick: () => window.interbellum.paste() }, say('install.paste')));
  } else if (goappIsAppleBrowser()) box.append(make('details', {},
    make('summary', {}, say('install.home')),
    p(say('install.home-how')),
    p(say('install.home-apart'))));
  else box.append(
    make('h2', {}, say('install.title')),
    p(say('install.says')),
    make('button', { type: 'button', className: 'btn', onclick: () => goappShowInstallPrompt() }, say('install.do')));
}
