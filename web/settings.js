// Settings of this device, and the page about the games: two dialogs, opened by whatever has data-settings or data-about.
// boot.js sets theme and text size before the first picture; here they are changed.
(() => {
  'use strict';
  const root = document.documentElement, at = new URL('.', document.currentScript?.src || new URL('web/', document.baseURI));
  const get = key => { try { return localStorage.getItem('interbellum/' + key); } catch { return null; } };
  const set = (key, value) => { try { if (value) localStorage.setItem('interbellum/' + key, value); else localStorage.removeItem('interbellum/' + key); } catch { /* it holds until the page is closed */ } };
  const make = (tag, attributes = {}, ...inside) => { const e = document.createElement(tag); for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v); e.append(...inside); return e; };

  const choices = {
    theme: ['Light or dark', [['', 'As the device'], ['light', 'Light'], ['dark', 'Dark']]],
    text: ['Text', [['', '100 %'], ['115', '115 %'], ['130', '130 %'], ['160', '160 %'], ['200', '200 %']]],
    motion: ['Movement', [['', 'As the device'], ['still', 'None']]],
    sound: ['Sound', [['', 'Off'], ['on', 'On: dice, and when it is your turn']]],
  };
  const apply = () => {
    const theme = get('theme');
    root.dataset.theme = theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.style.fontSize = get('text') ? get('text') + '%' : '';
    if (get('motion')) root.dataset.motion = get('motion'); else delete root.dataset.motion;
  };

  const closer = name => make('button', { type: 'button', class: 'btn quiet icon', 'aria-label': 'Close ' + name, 'data-shut': '' }, '✕');
  const sheet = (id, title, ...inside) => {
    document.getElementById(id)?.remove();
    const box = make('dialog', { id, class: 'dialog', 'aria-labelledby': id + '-title' },
      make('header', { class: 'row' }, make('h2', { id: id + '-title', class: 'grow' }, title), closer(title)), ...inside);
    root.append(box); // beside the body, which the page rebuilds
    box.addEventListener('click', e => { if (e.target === box || e.target.closest('[data-shut]')) box.close(); });
    box.addEventListener('close', () => box.remove());
    box.showModal();
    return box;
  };
  const settings = () => {
    const rows = Object.entries(choices).map(([key, [title, values]]) => make('fieldset', {}, make('legend', {}, title),
      make('span', { class: 'row' }, ...values.map(([value, words]) => {
        const input = make('input', { type: 'radio', name: 'set-' + key, value });
        input.checked = (get(key) ?? '') === value;
        input.addEventListener('change', () => { set(key, value); apply(); if (key === 'sound' && value) tap(); });
        return make('label', { class: 'chk' }, input, words);
      }))));
    sheet('settings', 'Settings', ...rows, make('p', { class: 'dim' }, 'They hold on this device, for every match.'));
  };
  const about = async () => {
    const box = sheet('about', 'About the games');
    try {
      const got = await fetch(new URL('about.html', at));
      if (!got.ok) throw new Error(got.status);
      box.append(...new DOMParser().parseFromString(await got.text(), 'text/html').body.children);
      if (goappIsAppleBrowser()) box.querySelector('.onefile')?.remove(); // an iPad shows such a file, and does not run it
    } catch { box.append(make('p', {}, 'This text could not be loaded. Is there a network? Once loaded, it needs none.')); }
  };
  document.addEventListener('click', e => {
    if (!(e.target instanceof Element)) return;
    if (e.target.closest('[data-settings]')) settings();
    else if (e.target.closest('[data-about]')) about();
  });

  // Two quiet sounds, made here: a tap for dice and answers, a second one above it when the question is yours after another's.
  let audio = null;
  const tone = (pitch, when, length) => {
    const o = audio.createOscillator(), g = audio.createGain(), t = audio.currentTime + when;
    o.frequency.value = pitch;
    g.gain.setValueAtTime(.06, t);
    g.gain.exponentialRampToValueAtTime(.0001, t + length);
    o.connect(g).connect(audio.destination);
    o.start(t);
    o.stop(t + length);
  };
  const tap = (own = false) => {
    try {
      audio ??= new AudioContext();
      tone(220, 0, .09);
      if (own) tone(330, .1, .16);
    } catch { /* no sound here */ }
  };
  let seat = '', seq = '';
  const hear = () => {
    const table = document.querySelector('.table'), ask = document.querySelector('#ask');
    if (!table || table.dataset.seq === seq) return;
    if (seq && get('sound') === 'on') tap(ask?.dataset.seat !== seat);
    seq = table.dataset.seq;
    seat = ask?.dataset.seat ?? '';
  };
  const begin = () => new MutationObserver(hear).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-seq'] });
  if (document.body) begin(); else document.addEventListener('DOMContentLoaded', begin);
})();

// A lesson's text is fetched when somebody wants to learn, and handed to the button that was pressed.
(() => {
  'use strict';
  const at = new URL('lessons/', document.currentScript?.src || new URL('web/', document.baseURI));
  document.addEventListener('click', async e => {
    const button = e.target instanceof Element && e.target.closest('[data-lesson]');
    if (!button) return;
    try {
      const got = await fetch(new URL(button.dataset.lesson + '.txt', at));
      if (got.ok) button.dispatchEvent(new CustomEvent('text', { detail: await got.text() }));
    } catch { /* no network yet: the button can be pressed again */ }
  });
})();
