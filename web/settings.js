// Settings of this device, and the page about the games: two dialogs, opened by elements with data-settings or data-about.
// boot.js sets theme and text size before the first picture; here they are changed.
(() => {
  'use strict';
  const say = interbellumSay, root = document.documentElement, at = new URL('.', document.currentScript?.src || new URL('web/', document.baseURI));
  const get = key => { try { return localStorage.getItem('interbellum/' + key); } catch { return null; } };
  const set = (key, value) => { try { if (value) localStorage.setItem('interbellum/' + key, value); else localStorage.removeItem('interbellum/' + key); } catch { /* it holds until the page is closed */ } };
  const make = (tag, attributes = {}, ...inside) => { const e = document.createElement(tag); for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v); e.append(...inside); return e; };

  const choices = {
    theme: [say('settings.theme'), [['', say('settings.as-device')], ['light', say('settings.light')], ['dark', say('settings.dark')]]],
    text: [say('settings.text'), ['', '115', '130', '160', '200'].map(n => [n, say('settings.percent', { n: n || 100 })])],
    motion: [say('settings.motion'), [['', say('settings.as-device')], ['still', say('settings.still')]]],
    single: [say('settings.single'), [['', say('settings.answers-itself')], ['ask', say('settings.is-asked')]]],
    programs: [say('settings.programs'), [['', say('settings.show')], ['fast', say('settings.show-fast')], ['step', say('settings.step')], ['off', say('settings.show-none')]]],
    sound: [say('settings.sound'), [['', say('settings.sound-off')], ['on', say('settings.sound-on')]]],
  };
  const languages = Object.entries(JSON.parse(document.getElementById('words').dataset.languages));
  if (languages.length > 1) choices.language = [say('settings.language'), languages.map(([id, name]) => [id === 'en' ? '' : id, name])];
  const apply = () => {
    const theme = get('theme');
    root.dataset.theme = theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.style.fontSize = get('text') ? get('text') + '%' : '';
    if (get('motion')) root.dataset.motion = get('motion'); else delete root.dataset.motion;
  };

  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply); // at sunset the page goes dark with its device

  const closer = name => make('button', { type: 'button', class: 'btn quiet icon', 'aria-label': say('common.close-it', { what: name }), 'data-shut': '' }, '✕');
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
        input.addEventListener('change', () => { set(key, value); apply(); if (key === 'sound' && value) tap(); if (key === 'language') location.reload(); });
        return make('label', { class: 'chk' }, input, words);
      }))));
    sheet('settings', say('settings.title'), ...rows, make('p', { class: 'dim' }, say('settings.says')));
  };
  const load = async name => {
    const got = await fetch(new URL(name, at));
    if (!got.ok) throw new Error(got.status);
    return got.text();
  };
  const unloaded = say('about.unloaded');
  const about = async () => {
    const box = sheet('about', say('about.title'));
    try {
      box.append(...new DOMParser().parseFromString(await load(say('file.about')), 'text/html').body.children);
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
    if ($('.rulesheet[open], .rulesheet.open')) may('.rulesheet [data-do=close]', say('now.rules'), say('now.rules-close'));
    if ($('.newform')) {
      const first = $('#scenario')?.dataset.first;
      may('#scenario', first ? say('now.new-first', { scenario: first }) : say('now.new'), say('now.new-do'));
      may('#begin', say('now.begin'), say('now.begin-do'));
    } else if ($('.hand')) may('.hand .btn.primary', say('now.hand', { pass: words('.hand h1') }), words('.hand .btn.primary'));
    else if ($('.endscreen')) {
      may('.endscreen [data-do=board]', say('now.over'), say('now.over-do'));
      may('.endscreen [data-do=link]', say('now.over-link'), say('now.over-link-do'));
      may('.endscreen [data-do=home]', say('now.over-home'), say('now.over-home-do'));
    } else if ($('.table')) {
      const answers = document.querySelectorAll('.decision [data-answer]:not(.rights *)').length, glow = document.querySelectorAll('.area.legal').length;
      if (answers) {
        const asked = { who: whose(), question: words('#ask').replace(/ [\d.]+$/, ''), n: answers };
        may('#ask', glow ? say('now.ask-board', asked) : say('now.ask', asked), say('now.ask-do'));
        may('.choice.confirm', say('now.picked'), words('.choice.confirm b > span'));
        may('.choice.end:not(.confirm)', say('now.end'), words('.choice.end b > span'));
        may('#fold', say('now.fold'), $('#fold')?.getAttribute('aria-expanded') === 'true' ? say('now.fold-away') : say('now.fold-back'));
        may('#ask .rule', say('now.rule'), say('now.rule-do'));
        may('#undo', say('now.undo'), say('now.undo-do'));
        may('#orders', say('now.orders'), say('now.orders-do'));
      } else may('.decision .btn.primary', words('#ask'), words('.decision .btn.primary'));
      may('#comment', say('now.comment'), say('now.comment-do'));
      may('.lately', say('now.lately'), say('now.lately-do'));
      may('#live-line-now', say('now.live'), say('now.live-do'));
      if (!answers && !$('#live-line-now')) may('.topbar [data-do=link]', say('now.link'), say('now.link-do'));
      may('#menu [data-do=try]', say('now.try'), say('now.try-do'));
    } else {
      may('a[data-match]', say('now.match', { match: words('a[data-match] b') }), say('now.match-do'));
      may('#play-now', say('now.play'), say('now.play-do'));
      may('#learn', say('now.learn'), say('now.learn-do'));
      may('#watch', say('now.watch'), say('now.watch-do'));
      may('.newg li button', say('now.start'), say('now.start-do'));
      may('#paste', say('now.paste'), say('now.paste-do'));
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
    sheet('now', say('now.title'), make('ul', { class: 'nowlist' }, ...rows));
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
  const say = interbellumSay, wide = 132, high = 78, number = n => String(n).replace('-', '−');
  const plain = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`); // words within markup
  const draw = box => {
    const moments = box.dataset.course.split(';').map(m => m.split(' ').map(Number)), sides = box.dataset.names.split(';').map(s => s.split(':'));
    const all = moments.flatMap(m => m.slice(1)), low = Math.min(0, ...all), top = Math.max(4, ...all), end = moments.at(-1), last = end[0] || 1;
    const x = seq => (16 + wide * seq / last).toFixed(1), y = n => 6 + high * (top - n) / (top - low), parts = [], taken = [], said = [];
    for (let n = low, by = Math.ceil((top - low) / 4); n <= top; n += by)
      parts.push(`<path class="axis" d="M16 ${y(n)}h${wide}"/><text class="dim" x="11" y="${y(n) + 4}" text-anchor="end">${number(n)}</text>`);
    sides.forEach(([line, name], i) => {
      name = name[0].toUpperCase() + name.slice(1);
      let at = y(end[i + 1]);
      while (taken.some(t => Math.abs(t - at) < 13)) at += 1;
      taken.push(at);
      said.push(say('chart.series', { name, from: moments[0][i + 1], to: end[i + 1] }));
      parts.push(`<path class="series s-${line}" d="${moments.map((m, j) => (j ? 'L' : 'M') + x(m[0]) + ' ' + y(m[i + 1]).toFixed(1)).join('')}"/>`,
        `<circle class="f-${line}" r="3.5" cx="${16 + wide}" cy="${y(end[i + 1])}"/><text x="${24 + wide}" y="${at + 4}">${plain(name)} ${number(end[i + 1])}</text>`);
    });
    box.innerHTML = `<svg viewBox="0 0 250 104" role="img" aria-label="${plain(said.join(' '))}">${parts.join('')}</svg>`;
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
    const files = lesson ? [interbellumSay('file.lesson', { name: lesson })] : [interbellumSay('file.example', { name: example }), `examples/${example}.json`];
    try {
      const got = await Promise.all(files.map(file => fetch(new URL(file, at))));
      const texts = await Promise.all(got.map(one => one.ok ? one.text() : Promise.reject(one.status)));
      button.dispatchEvent(new CustomEvent('text', { detail: texts.join('\n') }));
    } catch { /* no network yet: the button can be pressed again */ }
  });
})();
