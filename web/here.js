// What lies here: a card about one area of the board and everything in it, for a finger held down, the other mouse button, or I on an
// area that has the focus. Each piece is explained by the glossary of the rules. A private note can be left on any area: it stays
// on this device and is no part of the match.
(() => {
  'use strict';
  const say = interbellumSay, $ = q => document.querySelector(q), $$ = q => [...document.querySelectorAll(q)];
  const make = (tag, attributes = {}, ...inside) => { const e = document.createElement(tag); for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v); e.append(...inside); return e; };
  const board = () => $('.boardview[data-board]');
  // The page writes areas, pieces and owners as data beside the words of its language (app/atlas/parts.go).
  const of = (area, q) => $$(q).filter(e => e.dataset.area === area);

  // --- notes, one store for each match

  const key = () => { const id = /^#match-(.+)$/.exec(location.hash); return id && 'interbellum/notes/' + id[1]; };
  const notes = () => { try { return JSON.parse(localStorage.getItem(key())) || {}; } catch { return {}; } };
  const note = (area, text) => {
    const all = notes();
    if (text.trim()) all[area] = text; else delete all[area];
    try { if (Object.keys(all).length) localStorage.setItem(key(), JSON.stringify(all)); else localStorage.removeItem(key()); } catch { /* full or blocked: it is gone with the page */ }
    marks();
  };
  const middle = path => { const b = path.getBBox(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  // A small sign on every area with a note, in the layer that the page leaves alone.
  const marks = () => {
    const layer = $('#board-lines'), svg = layer?.querySelector('svg');
    if (!svg) return;
    layer.querySelector('.notes')?.remove();
    const all = key() ? notes() : {};
    if (!Object.keys(all).length) return;
    const g = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    g.setAttribute('class', 'notes');
    for (const area of Object.keys(all)) {
      const path = document.getElementById('a-' + area);
      if (!path) continue;
      const [x, y] = middle(path), sign = document.createElementNS(g.namespaceURI, 'path');
      sign.setAttribute('d', `M${x - 6} ${y + 14}h12v9l-4 4h-8z`);
      g.append(sign);
    }
    svg.append(g);
  };

  // --- which area, and what lies in it

  // The outlines lie beside one another; a sea has one too. The smallest that holds the point is meant.
  const areaAt = (x, y) => {
    const stage = $('.stage')?.getBoundingClientRect(), width = +board()?.dataset.width;
    if (!stage || !width) return '';
    const z = stage.width / width, point = new DOMPoint((x - stage.left) / z, (y - stage.top) / z);
    let best = '', least = Infinity;
    for (const path of $$('#board-picture path[id^="a-"]')) {
      const b = path.getBBox(), size = b.width * b.height;
      if (size < least && point.x >= b.x && point.x <= b.x + b.width && point.y >= b.y && point.y <= b.y + b.height && path.isPointInFill(point)) { best = path.id.slice(2); least = size; }
    }
    return best;
  };
  const contents = area => of(area, '.stacks [data-names]').flatMap(e => e.dataset.names.split('|'));
  const ownerOf = area => {
    const own = of(area, '.layer.ground .own')[0];
    return own ? make('small', { class: [...own.classList].find(c => c.startsWith('p-')) }, own.dataset.owner) : '';
  };

  // --- the card

  const card = () => $('#here') ?? document.documentElement.appendChild(make('aside', { id: 'here', class: 'here', popover: 'manual', tabindex: '-1', 'aria-labelledby': 'here-title' }));
  const show = (area, x, y) => {
    const box = card(), game = $('[data-book]')?.dataset.book, list = contents(area);
    const pieces = list.map(words => make('li', {}, make('b', {}, words[0].toUpperCase() + words.slice(1))));
    const field = make('textarea', { rows: '2', placeholder: say('here.note-for') });
    field.value = notes()[area] ?? '';
    field.addEventListener('change', () => note(area, field.value));
    box.replaceChildren(
      make('h2', { id: 'here-title' }, of(area, '.area')[0]?.dataset.name ?? area, ownerOf(area)),
      list.length ? make('ul', {}, ...pieces) : make('p', {}, say('here.nothing')));
    if (key()) box.append(make('label', { class: 'field' }, say('here.note'), field));
    if (!box.matches(':popover-open')) box.showPopover();
    const place = () => {
      const left = Math.max(8, Math.min(x + 12, innerWidth - box.offsetWidth - 8)), below = y + 16 + box.offsetHeight < innerHeight - 8;
      box.style.left = left + 'px';
      box.style.top = Math.max(8, below ? y + 16 : y - 16 - box.offsetHeight) + 'px';
    };
    place();
    box.focus({ preventScroll: true });
    if (game) for (const [i, words] of list.entries()) window.interbellum.term?.(game, words).then(said => {
      if (!said) return;
      pieces[i].append(make('span', {}, said.text), make('button', { type: 'button', class: 'rule', 'data-rule': said.rule, 'aria-label': say('here.rule', { rule: said.rule }) }, said.rule));
      place();
    });
  };

  // --- what opens it, and what closes it: a finger that is still down when it opens must not
  const shut = () => { const box = $('#here'); if (box?.matches(':popover-open')) { box.querySelector('textarea')?.blur(); box.hidePopover(); } };
  document.addEventListener('pointerdown', e => { if (!(e.target instanceof Element && e.target.closest('#here'))) shut(); }, true);
  document.addEventListener('keydown', e => { if (e.key === 'Escape' && $('#here')?.matches(':popover-open')) { shut(); e.stopPropagation(); } }, true);

  const on = e => e.target instanceof Element && board()?.contains(e.target) && !e.target.closest('.viewtools,.decision,[popover],dialog') ? areaOf(e.target) || areaAt(e.clientX, e.clientY) : '';
  const areaOf = e => e.closest('[data-area]')?.dataset.area;
  let timer = 0, from = null, held = false;
  document.addEventListener('pointerdown', e => {
    clearTimeout(timer);
    held = false;
    if (e.pointerType === 'mouse' || !e.isPrimary) return;
    const area = on(e);
    if (!area) return;
    from = [e.clientX, e.clientY];
    timer = setTimeout(() => { held = true; show(area, ...from); }, 520);
  });
  document.addEventListener('pointermove', e => { if (timer && from && Math.hypot(e.clientX - from[0], e.clientY - from[1]) > 8) clearTimeout(timer); });
  for (const kind of ['pointerup', 'pointercancel']) document.addEventListener(kind, () => clearTimeout(timer));
  document.addEventListener('click', e => { if (held && board()?.contains(e.target)) { held = false; e.preventDefault(); e.stopPropagation(); } }, true);
  document.addEventListener('contextmenu', e => {
    const area = on(e);
    if (!area) return;
    e.preventDefault();
    if (e.pointerType !== 'touch') show(area, e.clientX, e.clientY);
  });
  document.addEventListener('keydown', e => {
    if ((e.key !== 'i' && e.key !== 'I') || e.ctrlKey || e.metaKey || e.altKey) return;
    const spot = e.target instanceof Element && e.target.closest('.area[data-area]');
    if (!spot) return;
    const r = spot.getBoundingClientRect();
    show(spot.dataset.area, r.x + r.width / 2, r.y + r.height / 2);
    e.preventDefault();
  });
  const begin = () => new MutationObserver(list => { if (list.some(m => m.target.id === 'board-lines')) marks(); }).observe(document.body, { childList: true, subtree: true });
  if (document.body) begin(); else document.addEventListener('DOMContentLoaded', begin);
})();
