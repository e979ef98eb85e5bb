// The card that says how the page is installed: a button where the browser offers it, and on an iPad or iPhone, where it does not,
// what to press. Installed there, it says how a turn from a mail comes in, for a link that is tapped opens in Safari.
const make = (tag, props, ...inside) => { const e = Object.assign(document.createElement(tag), props); e.append(...inside); return e; };
const p = text => make('p', {}, text);

export function fill(box) {
  box.replaceChildren();
  if (goappIsAppInstalled()) {
    if (goappIsAppleBrowser()) box.append(
      make('h2', {}, 'A turn from a mail'),
      p('A link that you tap opens in Safari, which does not see the matches kept here. Hold the link, choose Copy, and come back:'),
      make('button', { type: 'button', className: 'btn', id: 'paste-turn', onclick: () => window.interbellum.paste() }, 'Paste a turn'));
  } else if (goappIsAppleBrowser()) box.append(make('details', {},
    make('summary', {}, 'On the home screen'),
    p('Press Share, the square with an arrow, then “Add to Home Screen”. Interbellum then fills the screen, needs no network, and Safari does not clear its matches.'),
    p('What is kept there and what is kept here are two things: export your matches here first, and choose the file there.')));
  else box.append(
    make('h2', {}, 'Keep it at hand'),
    p('As a program of its own, it has a window of its own and opens matches and shared turns.'),
    make('button', { type: 'button', className: 'btn', onclick: () => goappShowInstallPrompt() }, 'Install on this device'));
}
