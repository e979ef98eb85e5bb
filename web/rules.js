// The rules beside the table. An element with data-rule="5.4" opens the entry of that number, data-rule="all" the contents; the
// nearest data-book names the game. A game's text, rules/<game>.txt, is fetched when it is first wanted; its head tells its form.
(() => {
  'use strict';
  const say = interbellumSay, folder = document.currentScript?.src || new URL('web/', document.baseURI);
  const kinds = { Limits: say('rules.limits'), Except: say('rules.except'), Example: say('rules.example'), Here: say('rules.here') };
  const number = /[PW]\d-\d|C\.\d|\d{1,2}\.\d{1,3}(?:\.\d{1,2})?s?/g;

  // --- the text

  const read = text => {
    const book = { chapters: [], entries: new Map(), terms: [] };
    let block = null;
    for (const line of text.split('\n')) {
      const [, sign, head] = /^(@|=|==) (.+)$/.exec(line) || [];
      if (sign === '==') book.chapters.push(head);
      else if (sign === '@') {
        const at = head.indexOf(' ');
        block = { number: head.slice(0, at), title: head.slice(at + 1), chapter: book.chapters.at(-1), lines: [], cites: [], cited: [] };
        book.entries.set(block.number, block);
      } else if (sign === '=') {
        const at = head.lastIndexOf(': ');
        book.terms.push(block = { term: head.slice(0, at), rule: head.slice(at + 2), lines: [] });
      } else if (line && line[0] !== '#') block?.lines.push(line.replace(/([ (])-(?=\d)/g, '$1−'));
    }
    for (const e of book.entries.values()) for (const n of new Set(e.lines.join(' ').match(number))) {
      const other = book.entries.get(n);
      if (other && other !== e) { e.cites.push(other); other.cited.push(e); }
    }
    return book;
  };
  const books = new Map();
  const load = async game => {
    const response = await fetch(new URL(say('file.rules', { game }), folder), { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`rules/${game}.txt: status ${response.status}`);
    return read(await response.text());
  };
  const bookOf = game => {
    if (!books.has(game)) books.set(game, load(game).catch(cause => { books.delete(game); throw cause; }));
    return books.get(game);
  };

  // term is what the glossary says of the longest term that stands in some words: "German infantry army" is an infantry army.
  const term = async (game, words) => {
    const book = await bookOf(game).catch(() => null), at = ` ${words.toLowerCase()} `;
    const best = book?.terms.filter(t => at.includes(` ${t.term.toLowerCase()} `)).sort((a, b) => b.term.length - a.term.length)[0];
    return best && { term: best.term, rule: best.rule, text: best.lines[0] };
  };
  window.interbellum = Object.assign(window.interbellum || {}, { term });

  // --- making elements

  const make = (tag, props, ...inside) => {
    const { class: name, ...rest } = props || {}, e = document.createElement(tag);
    if (name) e.className = name;
    for (const [key, value] of Object.entries(rest)) key in e ? e[key] = value : e.setAttribute(key, value);
    e.append(...inside.filter(x => x !== null));
    return e;
  };
  const icon = id => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), use = document.createElementNS(svg.namespaceURI, 'use');
    svg.setAttribute('class', 'ic');
    svg.setAttribute('aria-hidden', 'true');
    use.setAttribute('href', '#' + id);
    svg.append(use);
    return svg;
  };
  const button = (props, ...inside) => make('button', { type: 'button', ...props }, ...inside);
  const linked = (book, text) => {
    const parts = [];
    let from = 0;
    for (const found of text.matchAll(number)) {
      const e = book.entries.get(found[0]);
      if (!e) continue;
      parts.push(text.slice(from, found.index), make('a', { class: 'ref', href: '#rule-' + e.number, 'data-rule': e.number, title: e.title }, e.number));
      from = found.index + found[0].length;
    }
    return [...parts, text.slice(from)];
  };
  const row = e => button({ class: 'row', 'data-rule': e.number }, make('b', {}, e.number), make('span', {}, e.title));
  const rows = list => make('ul', { class: 'rows' }, ...list.map(e => make('li', {}, row(e))));
  const fold = (title, list) => make('details', { class: 'fold' }, make('summary', {}, title), list);

  // prose makes paragraphs and lists of an entry's lines; what is said of how it is played here stands apart.
  const prose = (book, lines) => {
    const parts = [];
    for (const line of lines) {
      const item = /^(-|\d+\.) (.*)$/.exec(line), kind = /^(\w+): (.*)$/.exec(line), named = /^\+ ([^:]+:) (.*)$/.exec(line);
      if (item) {
        const tag = item[1] === '-' ? 'UL' : 'OL';
        if (parts.at(-1)?.tagName !== tag) parts.push(make(tag.toLowerCase()));
        parts.at(-1).append(make('li', {}, ...linked(book, item[2])));
      } else if (named) parts.push(make('p', {}, make('b', {}, named[1]), ' ', ...linked(book, named[2])));
      else if (kind && kinds[kind[1]])
        parts.push(make('p', { class: kind[1] === 'Here' ? 'here' : 'kind' }, make('b', {}, kinds[kind[1]]), ' ', ...linked(book, kind[2])));
      else parts.push(make('p', {}, ...linked(book, line)));
    }
    return parts;
  };

  // --- the sheet

  let sheet, body, heading, back, field, said, opener, game;
  let views = []; // what has been looked at, the present one last: { rule } or { sought }, each with the scroll it was left at

  const build = () => {
    back = button({ class: 'btn quiet icon', title: say('rules.back'), 'aria-label': say('rules.back'), onclick: () => { views.pop(); show(); } }, icon('i-back'));
    heading = make('h2', { id: 'rules-title', tabIndex: -1 }, say('rules.title'));
    field = make('input', { type: 'search', placeholder: say('rules.search-for'), 'aria-label': say('rules.search'), oninput: seek });
    said = make('p', { class: 'sr', role: 'status' });
    body = make('div', { class: 'text' });
    sheet = make('dialog', { class: 'rulesheet', id: 'rules', 'aria-labelledby': 'rules-title' },
      make('header', {}, back, heading, button({ class: 'btn quiet icon', 'data-do': 'close', title: say('common.close'), 'aria-label': say('common.close'), onclick: () => sheet.close() }, icon('i-close'))),
      make('div', { class: 'search' }, icon('i-book'), field), said, body);
    sheet.addEventListener('close', closed);
    sheet.addEventListener('click', e => { if (e.target === sheet) sheet.close(); });
    document.body.append(sheet);
  };
  const closed = () => {
    delete document.documentElement.dataset.rules;
    (opener?.isConnected ? opener : document.getElementById('ask'))?.focus({ preventScroll: true });
    views = [];
  };
  const open = (rule, from) => {
    if (!sheet) build();
    if (!sheet.open) {
      opener = from;
      game = (from.closest('[data-book]') || document.querySelector('[data-book]'))?.dataset.book;
      document.documentElement.dataset.rules = 'open';
      const folded = document.querySelector('.tab-board')?.checkVisibility(); // the question stands where the rules will
      folded || matchMedia('(max-width: 900px)').matches ? sheet.showModal() : sheet.show();
    }
    if (views.length) views.at(-1).scroll = body.scrollTop;
    if (!views.length || views.at(-1).rule !== rule) views.push({ rule });
    field.value = '';
    show();
  };
  const seek = () => {
    const sought = field.value.trim(), now = views.at(-1);
    if (!sought) { if ('sought' in now) views.pop(); if (!views.length) views.push({ rule: 'all' }); }
    else if ('sought' in now) Object.assign(now, { sought, scroll: 0 });
    else { now.scroll = body.scrollTop; views.push({ sought }); }
    show(true);
  };

  // show draws the present view. While somebody writes, the focus stays in the field.
  const show = async writing => {
    const view = views.at(-1);
    let parts, title, book;
    try {
      book = await bookOf(game);
    } catch (cause) {
      console.warn(cause);
    }
    if (view !== views.at(-1) || !sheet.open) return;
    if (!book) [title, ...parts] = missing();
    else if ('sought' in view) [title, ...parts] = results(book, view.sought);
    else [title, ...parts] = view.rule === 'all' ? contents(book) : entry(book, view.rule);
    back.hidden = views.length < 2;
    if (!writing) field.value = view.sought || '';
    heading.textContent = title;
    said.textContent = writing ? title : '';
    body.replaceChildren(...parts);
    body.scrollTop = view.scroll || 0;
    if (!writing) heading.focus({ preventScroll: true });
  };

  const missing = () => [say('rules.title'),
    make('p', {}, say('rules.unloaded')),
    button({ class: 'btn', onclick: () => show() }, say('common.try-again'))];

  const contents = book => {
    const asked = book.entries.get(document.querySelector('#ask [data-rule]')?.dataset.rule);
    const chapters = book.chapters.map(c => [c, [...book.entries.values()].filter(e => e.chapter === c)]).filter(([, list]) => list.length);
    return [say('rules.all'),
      asked ? make('div', { class: 'asked' }, make('p', { class: 'eyebrow' }, say('rules.asked')), row(asked)) : null,
      ...chapters.map(([c, list]) => fold(c, rows(list))),
      book.terms.length ? fold(say('rules.glossary'), glossary(book, book.terms)) : null].filter(Boolean);
  };
  const glossary = (book, terms) => make('dl', { class: 'terms' }, ...terms.flatMap(t => [make('dt', {}, t.term), make('dd', {}, ...linked(book, `${t.lines.join(' ')} ${t.rule}`))]));

  const named = e => ({ rule: e?.number, title: e?.title });
  const entry = (book, rule) => {
    const e = book.entries.get(rule);
    if (!e) return [say('rules.rule', { rule }), make('p', {}, say('rules.none', { rule })), button({ class: 'btn', 'data-rule': 'all' }, say('rules.all-of-them'))];
    const all = [...book.entries.values()], at = all.indexOf(e), terms = book.terms.filter(t => t.rule === rule);
    const list = (title, found) => found.length ? [make('h3', {}, title), rows(found)] : [];
    const beside = (to, sign, name) => to ? button({ class: 'btn quiet', 'data-rule': to.number, 'aria-label': name }, ...(sign === 'i-prev' ? [icon(sign), to.number] : [to.number, icon(sign)])) : make('span');
    return [`${e.number} ${e.title}`,
      button({ class: 'crumb', 'data-rule': 'all' }, e.chapter),
      ...prose(book, e.lines),
      ...(terms.length ? [make('h3', {}, say('rules.terms')), glossary(book, terms.map(t => ({ ...t, rule: '' })))] : []),
      ...list(say('rules.cites'), e.cites), ...list(say('rules.cited'), e.cited),
      make('nav', { class: 'beside', 'aria-label': say('rules.beside') },
        beside(all[at - 1], 'i-prev', say('rules.before', named(all[at - 1]))), beside(all[at + 1], 'i-next', say('rules.after', named(all[at + 1]))))];
  };

  // --- search: every word must occur; numbers first, then titles and terms, then texts

  const results = (book, sought) => {
    const words = sought.toLowerCase().split(/\s+/), hits = text => words.every(w => text.includes(w));
    const worth = e => {
      const title = e.title.toLowerCase();
      if (e.number.toLowerCase() === words[0]) return 4;
      if (e.number.toLowerCase().startsWith(words[0])) return 3;
      return title.startsWith(words[0]) && hits(title) ? 2 : hits(title) ? 1 : hits(`${title} ${e.lines.join(' ').toLowerCase()}`) ? 0 : -1;
    };
    const found = [...book.entries.values()].map(e => [worth(e), e]).filter(([n]) => n >= 0).sort(([a], [b]) => b - a).map(([, e]) => e);
    const terms = book.terms.filter(t => hits(t.term.toLowerCase()));
    const some = found.length ? say('rules.found', { n: found.length }) : say('rules.found-nothing');
    const piece = e => {
      const line = (e.lines.find(l => l.toLowerCase().includes(words[0])) || e.lines[0]).replace(/^([-+]|\d+\.) /, ''), at = Math.max(0, line.toLowerCase().indexOf(words[0]));
      const from = at > 60 ? line.lastIndexOf(' ', at - 40) + 1 : 0, text = line.slice(from, from + 110).replace(/\s\S*$/, rest => from + 110 < line.length ? '' : rest), mark = text.toLowerCase().indexOf(words[0]);
      const parts = mark < 0 ? [text] : [text.slice(0, mark), make('mark', {}, text.slice(mark, mark + words[0].length)), text.slice(mark + words[0].length)];
      return make('small', {}, from ? '…\u00a0' : '', ...parts, from + 110 < line.length ? '\u00a0…' : '');
    };
    const hit = e => { const b = row(e); b.lastChild.append(piece(e)); return make('li', {}, b); };
    return [terms.length ? say('rules.found-terms', { rules: some, n: terms.length }) : some, terms.length ? glossary(book, terms) : null, found.length ? make('ul', { class: 'rows' }, ...found.map(hit)) : null].filter(Boolean);
  };

  // --- opening and closing

  document.addEventListener('click', e => {
    const at = e.target instanceof Element && e.target.closest('[data-rule]');
    if (!at) return;
    e.preventDefault();
    e.stopPropagation();
    open(at.dataset.rule, at);
  }, true);
  document.addEventListener('keydown', e => {
    if (e.key !== 'Escape' || !sheet?.open) return;
    e.preventDefault();
    sheet.close();
  });
})();
