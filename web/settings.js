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
    single: ['A question with one answer', [['', 'Answers itself'], ['ask', 'Is asked']]],
    programs: ['Computer players', [['', 'Play on'], ['step', 'Wait after every answer']]],
    sound: ['Sound', [['', 'Off'], ['on', 'On: dice, and when it is your turn']]],
  };
  const apply = () => {
    const theme = get('theme');
    root.dataset.theme = theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.style.fontSize = get('text') ? get('text') + '%' : '';
    if (get('motion')) root.dataset.motion = get('motion'); else delete root.dataset.motion;
  };

  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply); // at sunset the page goes dark with its device

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
  const load = async name => {
    const got = await fetch(new URL(name, at));
    if (!got.ok) throw new Error(got.status);
    return got.text();
  };
  const unloaded = 'This text could not be loaded. Is there a network? Once loaded, it needs none.';
  const about = async () => {
    const box = sheet('about', 'About the games');
    try {
      box.append(...new DOMParser().parseFromString(await load('about.html'), 'text/html').body.children);
      const notices = box.querySelector('.notices');
      notices.addEventListener('toggle', async () => notices.append(make('pre', { tabindex: '0' }, await load('notices.txt').catch(() => unloaded))), { once: true });
      if (goappIsAppleBrowser()) box.querySelector('.onefile')?.remove(); // an iPad shows such a file, and does not run it
    } catch { box.append(make('p', {}, unloaded)); }
  };
  // What can be done on the screen that is shown: each with the thing that does it, which is pressed or brought into focus.
  const $ = q => document.querySelector(q), words = q => $(q)?.innerText?.trim().replace(/\s+/g, ' ') ?? '';
  const whose = () => { // “France decides (Ann)”
    const player = $('.whose small')?.textContent ?? '', all = $('.whose')?.textContent.trim() ?? '';
    return player ? `${all.slice(0, all.length - player.length)} (${player})` : all;
  };
  const ways = () => {
    const list = [], may = (q, says, name) => { const e = $(q); if (e && !e.disabled && e.getAttribute('disabled') === null) list.push([says, name, e]); };
    if ($('.rulesheet[open], .rulesheet.open')) may('.rulesheet button[aria-label^=Close]', 'You are reading the rules. A number opens its entry; search is at the top.', 'Close the rules');
    if ($('.newform')) {
      const first = $('#scenario')?.dataset.first;
      may('#scenario', 'Choose a scenario, name the players, and say who plays which side.' + (first ? ` ${first} is the one for a first evening.` : ''), 'Choose a scenario');
      may('#begin', 'Everything else can stay as it is.', 'Begin');
    } else if ($('.hand')) may('.hand .btn.primary', words('.hand h1') + '. Only that player looks at the table.', words('.hand .btn.primary'));
    else if ($('.endscreen')) {
      may('.endscreen [data-do=board]', 'The match is over. The board can be looked at as it was after every answer.', 'Look at the board');
      may('.endscreen [data-do=link]', 'The others see the same through a link.', 'Link to the match');
      may('.endscreen [data-do=home]', 'Or begin another one.', 'Your matches');
    } else if ($('.table')) {
      const answers = document.querySelectorAll('.decision > .choices [data-answer]').length, glow = document.querySelectorAll('.area.legal').length;
      if (answers) {
        may('#ask', `${whose()}: “${words('#ask').replace(/ [\d.]+$/, '')}” One of ${answers} answers is given` + (glow ? ', on the board where it glows or with a button' : ', with a button or a key from 1 to 9') + '.', 'To the question');
        may('.choice.confirm', 'What has been picked stands above the answers; its × takes one back.', words('.choice.confirm b > span'));
        may('#ask .rule', 'The number beside the question opens the rule in our words. Point at an answer, or hold it, to see what it leads to.', 'Read the rule');
        may('#undo', 'The last answer can still be taken back.', 'Undo');
        may('#orders', 'What you do not want to be asked, orders can answer.', 'Orders');
      } else may('.decision .btn.primary', words('#ask'), words('.decision .btn.primary'));
      may('#comment', 'From comment to comment it goes quicker.', 'Next comment');
      may('.lately', 'Others have answered since you last did: it can be shown move by move.', 'Show what has happened');
      if (!answers) may('.topbar [data-do=link]', 'If somebody else is asked elsewhere, send them the match.', 'Link to this match');
      may('#menu [data-do=try]', 'A copy of the position can be tried out; nothing in it counts.', 'Try it out');
    } else {
      may('a[data-match]', 'Your last match: ' + words('a[data-match] b') + '.', 'Go on with it');
      may('#learn', 'New here? A lesson plays a first turn with you, in ten minutes.', 'Begin the lesson');
      may('#watch', 'Or see how a match goes, with comments.', 'Watch one');
      may('.newg li button', 'Or begin a match.', 'New game');
      may('#paste', 'Somebody has sent you a turn?', 'Open it');
    }
    return list;
  };
  const now = () => {
    const rows = ways().map(([says, name, thing]) => {
      const b = make('button', { type: 'button', class: 'btn', 'data-shut': '' }, name);
      b.addEventListener('click', () => setTimeout(() => thing.matches('h1,input,select,textarea') ? thing.focus() : thing.click()));
      return make('li', {}, make('span', {}, says), b);
    });
    rows[0]?.lastChild.classList.add('primary');
    sheet('now', 'What can I do now?', make('ul', { class: 'nowlist' }, ...rows));
  };
  document.addEventListener('keydown', e => {
    if ((e.key === 'n' || e.key === 'N') && !e.ctrlKey && !e.metaKey && !e.altKey && !(e.target instanceof Element && e.target.closest('input,textarea,select,dialog'))) now();
  });
  document.addEventListener('click', e => {
    if (!(e.target instanceof Element)) return;
    if (e.target.closest('[data-now]')) now();
    else if (e.target.closest('[data-settings]')) settings();
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

// The chart of the points over time: the program writes "0 2 3;16 2 4" (answers, then what each side had), here it is drawn.
(() => {
  'use strict';
  const wide = 132, high = 78, number = n => String(n).replace('-', '−');
  const draw = box => {
    const moments = box.dataset.course.split(';').map(m => m.split(' ').map(Number)), sides = box.dataset.names.trim().split(' ').map(s => s.split(':'));
    const all = moments.flatMap(m => m.slice(1)), low = Math.min(0, ...all), top = Math.max(4, ...all), end = moments.at(-1), last = end[0] || 1;
    const x = seq => (16 + wide * seq / last).toFixed(1), y = n => 6 + high * (top - n) / (top - low), parts = [], taken = [], said = [];
    for (let n = low, by = Math.ceil((top - low) / 4); n <= top; n += by)
      parts.push(`<path class="axis" d="M16 ${y(n)}h${wide}"/><text class="dim" x="11" y="${y(n) + 4}" text-anchor="end">${number(n)}</text>`);
    sides.forEach(([line, name], i) => {
      name = name[0].toUpperCase() + name.slice(1);
      let at = y(end[i + 1]);
      while (taken.some(t => Math.abs(t - at) < 13)) at += 1;
      taken.push(at);
      said.push(`${name} from ${moments[0][i + 1]} to ${end[i + 1]}.`);
      parts.push(`<path class="series s-${line}" d="${moments.map((m, j) => (j ? 'L' : 'M') + x(m[0]) + ' ' + y(m[i + 1]).toFixed(1)).join('')}"/>`,
        `<circle class="f-${line}" r="3.5" cx="${16 + wide}" cy="${y(end[i + 1])}"/><text x="${24 + wide}" y="${at + 4}">${name} ${number(end[i + 1])}</text>`);
    });
    box.innerHTML = `<svg viewBox="0 0 250 104" role="img" aria-label="${said.join(' ')}">${parts.join('')}</svg>`;
  };
  let due = false;
  const look = () => {
    due = false;
    for (const box of document.querySelectorAll('.course')) if (box.drawn !== box.dataset.course) { box.drawn = box.dataset.course; draw(box); }
  };
  const begin = () => new MutationObserver(() => { if (!due) { due = true; requestAnimationFrame(look); } })
    .observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-course'] });
  if (document.body) begin(); else document.addEventListener('DOMContentLoaded', begin);
  look();
})();

// A lesson's text, or a match to watch with its comments before it, is fetched when somebody wants it, and handed to the
// button that was pressed.
(() => {
  'use strict';
  const at = document.currentScript?.src || new URL('web/', document.baseURI);
  document.addEventListener('click', async e => {
    const button = e.target instanceof Element && e.target.closest('[data-lesson],[data-example]');
    if (!button) return;
    const { lesson, example } = button.dataset;
    const files = lesson ? [`lessons/${lesson}.txt`] : [`examples/${example}.txt`, `examples/${example}.json`];
    try {
      const got = await Promise.all(files.map(file => fetch(new URL(file, at))));
      const texts = await Promise.all(got.map(one => one.ok ? one.text() : Promise.reject(one.status)));
      button.dispatchEvent(new CustomEvent('text', { detail: texts.join('\n') }));
    } catch { /* no network yet: the button can be pressed again */ }
  });
})();
