// The board's pan and zoom, and its pictures. Plain JavaScript: one transform on .stage, written here and nowhere else.
//
// <section class="boardview" data-board="web/boards/cataclysm-europe.svg" data-width="1760" data-height="1430">
//   <div class="stage"> <div id="board-picture"></div> <svg/> <div id="board-lines"></div> <svg/> </div> </section>
// #board-picture, #board-lines and #legend are filled here; the page must leave their insides alone.
(() => {
  'use strict';
  const TAP = 8, MIN = .3, MAX = 3.2, NEAR = .95, FAR = .64;
  const MIDDLE = { 'cataclysm-europe': [300, 450, 1330, 1120], 'cataclysm-pacific': [400, 150, 1480, 1000], triumph: [430, 380, 1760, 1320], conquest: [300, 100, 1700, 1250] }; // what an opening view should hold
  const at = new URL('.', document.currentScript?.src || new URL('web/', document.baseURI));
  const pictures = {}, drawn = {}, touched = new Map();
  let view = null, shown = null, picture = null, then = null, travel = 0, dragged = false;

  const remember = (k, v) => { try { sessionStorage.setItem(k, v); } catch { /* blocked or full: the view is not kept */ } };
  const recall = k => { try { return JSON.parse(sessionStorage.getItem(k)); } catch { return null; } };
  const board = () => document.querySelector('.boardview[data-board]');
  const stage = () => shown && shown.querySelector('.stage');
  const number = (e, name) => parseFloat(getComputedStyle(e).getPropertyValue(name)) || 0;
  const named = file => file.replace(/^.*\/|\.svg$/g, '');
  const name = () => named(shown.dataset.board);
  const size = () => [+shown.dataset.width || 1760, +shown.dataset.height || 1430];

  // held keeps the middle of a view over the board: room is what is in sight, the rest what may lie before and behind the edge.
  const held = (at, size, room, before, behind) => {
    const ends = [room / 2 - before, size + behind - room / 2];
    return Math.max(Math.min(...ends), Math.min(Math.max(...ends), at));
  };
  const settle = () => {
    const s = stage();
    if (!s || !view) return;
    const r = shown.getBoundingClientRect(), [w, h] = size();
    view.z = Math.max(MIN, Math.min(MAX, view.z));
    // No more beyond the edge than what lies over the board may hide: a battle at the left, the question at the foot.
    view.x = held(view.x, w, r.width / view.z, (document.querySelector('.fight[open]') ? 340 : 24) / view.z, 72 / view.z);
    view.y = held(view.y, h, r.height / view.z, 60 / view.z, r.height * .45 / view.z);
    s.style.width = w + 'px';
    s.style.height = h + 'px';
    s.style.transform = `translate(${(r.width / 2 - view.x * view.z).toFixed(1)}px,${(r.height / 2 - view.y * view.z).toFixed(1)}px) scale(${view.z.toFixed(4)})`;
    const zoom = view.z >= NEAR ? 'near' : view.z < FAR ? 'far' : 'middle';
    if (shown.dataset.zoom !== zoom) shown.dataset.zoom = zoom;
    sized();
    clearTimeout(later);
    later = setTimeout(keep, 250); // not with every move of a finger
  };
  let later = 0;
  // The page may have turned to the other map already, and the view is still that of this one.
  const keep = () => { if (picture && view) remember('board-view:' + named(picture), JSON.stringify(view)); };
  window.addEventListener('pagehide', keep);
  // Puts a rectangle of the map into what the furniture leaves free.
  const frame = (x0, y0, x1, y1, least) => {
    const r = shown.getBoundingClientRect(), left = number(shown, '--inset-left'), bottom = number(shown, '--inset-bottom');
    if (!r.width || !r.height) return;
    const z = Math.max(least, Math.min((r.width - left) / (x1 - x0), Math.max(80, r.height - bottom) / (y1 - y0)));
    view = { z, x: (x0 + x1) / 2 - left / 2 / z, y: (y0 + y1) / 2 + bottom / 2 / z };
    settle();
  };
  const fit = () => { if (shown) { const r = shown.getBoundingClientRect(), [w, h] = size(); view = { z: Math.min(r.width / w, r.height / h), x: w / 2, y: h / 2 }; settle(); } };
  const open = () => {
    const [w, h] = size(), m = MIDDLE[name()] || [0, 0, w, h], kept = recall('board-view:' + name());
    if (kept && [kept.z, kept.x, kept.y].every(Number.isFinite)) { view = kept; settle(); } else frame(...m, .64);
  };
  // Zooms, holding one point of the screen still.
  const zoom = (k, px, py) => {
    if (!shown || !view) return;
    const r = shown.getBoundingClientRect(), dx = (px ?? r.left + r.width / 2) - r.left - r.width / 2, dy = (py ?? r.top + r.height / 2) - r.top - r.height / 2;
    const z = Math.max(MIN, Math.min(MAX, view.z * k));
    view.x += dx / view.z - dx / z;
    view.y += dy / view.z - dy / z;
    view.z = z;
    settle();
  };
  const one = () => { if (view) { view.z = 1; settle(); } };
  // Brings a point of the map, such as a place named in the log, into the free middle.
  const go = (x, y, z) => {
    if (!shown || !view) return;
    const left = number(shown, '--inset-left'), bottom = number(shown, '--inset-bottom');
    if (z) view.z = z;
    view.x = x - left / 2 / view.z;
    view.y = y + bottom / 2 / view.z;
    settle();
  };

  // The same for a point of either map: it is turned to first.
  const turn = (map, x, y) => {
    if (!shown) return;
    if (map === name()) return go(x, y);
    then = [map, x, y];
    document.querySelector(`[data-turn="${map}"]`)?.click();
  };

  // ---- pictures
  const load = file => pictures[file] ??= fetch(new URL(file, at)).then(r => { if (!r.ok) throw new Error(file); return r.text(); }).catch(e => { delete pictures[file]; throw e; });
  const parse = text => document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
  const put = (store, file) => load(file).then(t => {
    const svg = parse(t);
    svg.style.cssText = 'position:absolute;width:0;height:0';
    store.append(svg);
  }, () => {});
  // These outlines come when a thumbnail first shows them.
  const late = { '#t-coast-pacific': 'boards/cataclysm-pacific-small.svg', '#t-coast-triumph': 'boards/triumph-small.svg', '#t-coast-conquest': 'boards/conquest-small.svg' };
  const thumbs = () => {
    const store = document.getElementById('sprites');
    for (const coast of store ? Object.keys(late) : []) {
      if (!document.querySelector(`.thumb [href="${coast}"]`)) continue;
      put(store, late[coast]);
      delete late[coast];
    }
  };
  const sprites = ['pieces.svg', 'patterns.svg', 'icons.svg', 'boards/cataclysm-europe-small.svg']
    .filter(file => file !== 'icons.svg' || !document.getElementById('i-undo')); // the page's shell holds the icons itself
  const sprite = async () => {
    if (document.getElementById('sprites')) return;
    const store = document.createElement('div');
    store.id = 'sprites';
    store.setAttribute('aria-hidden', 'true');
    store.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
    document.documentElement.append(store); // beside the body, which the page rebuilds
    for (const file of sprites) put(store, file);
  };
  // printed is a picture in its two parts, drawn anew where the data of this match differ from it (data-corrections).
  const printed = async (file, wish) => {
    const text = await load(file.replace(/^web\//, ''));
    if (!wish) return drawn[file] ??= cut(text);
    const { redraw } = await import(new URL('web/late/printed.js', document.baseURI)), parts = cut(text);
    redraw(parts, JSON.parse(wish));
    return parts;
  };
  const paint = async () => {
    const here = board(), under = here && here.querySelector('#board-picture'), lines = here && here.querySelector('#board-lines');
    if (!here) { shown = null; return; }
    if (here !== shown || picture !== here.dataset.board) { keep(); shown = here; picture = here.dataset.board; view = null; touched.clear(); watch.observe(here); }
    if (!view) open();
    if (then && then[0] === name()) { const [, x, y] = then; then = null; go(x, y); }
    const wish = here.dataset.corrections ?? '';
    if (!under || !lines || under.dataset.file === picture && under.corrections === wish) return;
    under.corrections = wish;
    const file = under.dataset.file = picture, s = here.querySelector('.stage'), held = s?.contains(document.activeElement) && document.activeElement;
    if (s) delete s.dataset.ready; // nothing of one map over another
    try {
      const [ground, upper] = await printed(file, wish);
      if (under.dataset.file !== file || under.corrections !== wish) return; // turned again meanwhile
      under.replaceChildren(ground);
      lines.replaceChildren(upper);
      if (s) s.dataset.ready = '';
      settle();
      if (held && held.isConnected) held.focus({ preventScroll: true }); // what is hidden loses the focus
      window.interbellum.reveal?.();
    } catch { delete under.dataset.file; setTimeout(look, 3000); } // no network yet: try again
  };
  // What somebody else has just done, at its place: an arrow to it, a ring, and the words at their own size whatever the zoom. The page says
  // it in .moment; #board-moment is filled here. The last one before a question leaves after a while.
  let scene = '', leaves = 0;
  const moment = () => {
    const told = document.querySelector('.moment[data-at]'), layer = shown?.querySelector('#board-moment');
    if (!layer || !view) return;
    const [map, at] = told?.dataset.at.split(' ') ?? [], here = told && map === name(), last = told?.classList.contains('last'), key = here ? told.dataset.moment + map + told.className : '';
    if (told && !here && !last && scene !== told.dataset.moment && !touched.size) { scene = told.dataset.moment; turn(map, ...at.split(',').map(Number)); return; }
    if (layer.moment === key) return;
    const was = layer.moment;
    layer.moment = key;
    clearTimeout(leaves);
    if (!here) { layer.replaceChildren(); return; }
    scene = told.dataset.moment;
    if (last) leaves = setTimeout(() => layer.replaceChildren(), 3500);
    if (was?.startsWith(scene + map)) return; // it is there already
    const [x, y] = at.split(',').map(Number), [fromMap, from] = told.dataset.from?.split(' ') ?? [], [w, h] = size();
    let way = '';
    if (fromMap === map && from) {
      const [u, v] = from.split(',').map(Number), dx = x - u, dy = y - v, long = Math.hypot(dx, dy) || 1, short = Math.max(0, 1 - 40 / long);
      way = `<path class="way" d="M${u} ${v}Q${(u + x) / 2 + dy * .14} ${(v + y) / 2 - dx * .14} ${u + dx * short} ${v + dy * short}" marker-end="url(#map-tip)"/>`;
    }
    layer.innerHTML = `<svg class="layer" viewBox="0 0 ${w} ${h}">${way}<circle class="ring" cx="${x}" cy="${y}" r="46"/></svg>`;
    const words = told.cloneNode(true);
    for (const a of [...words.attributes]) if (a.name !== 'class') words.removeAttribute(a.name);
    words.className = 'told';
    words.classList.add([...told.classList].find(c => c.startsWith('p-')));
    words.style.left = x + 'px';
    words.style.top = y - 72 + 'px';
    layer.append(words);
    sized();
    const r = shown.getBoundingClientRect(), px = r.width / 2 + (x - view.x) * view.z, py = r.height / 2 + (y - view.y) * view.z;
    const bar = document.querySelector('.decision')?.getBoundingClientRect(), foot = bar && bar.left < r.right && bar.top > r.top ? Math.min(r.height, bar.top - r.top) : r.height;
    const dice = document.querySelector('.dicesheet')?.getBoundingClientRect(), left = dice && dice.width < r.width / 2 ? dice.right - r.left : 0;
    const top = dice && !left ? dice.top - r.top : foot; // it lies at the board's foot
    if (!last && !touched.size && (px < left + 150 || px > r.width - 150 || py < 130 || py > Math.min(foot, top) - 50)) go(x - left / 2 / view.z, y + (foot - Math.min(foot, top)) / 2 / view.z);
  };
  const sized = () => { const words = document.querySelector('#board-moment > .told'); if (words) words.style.transform = `translate(-50%,-100%) scale(${(1 / view.z).toFixed(3)})`; };
  // The picture in two: what lies below the owners' colours and what lies above.
  const cut = text => {
    const svg = parse(text), upper = svg.cloneNode(false);
    upper.append(svg.querySelector('#map-lines'));
    for (const s of [svg, upper]) s.setAttribute('aria-hidden', 'true');
    return [svg, upper];
  };
  // The signs of the map are explained when somebody asks; the page leaves the inside of #legend alone.
  document.addEventListener('toggle', e => {
    if (e.target.id === 'legend' && e.newState === 'open' && !e.target.childElementCount) load(board()?.dataset.legend ?? 'boards/legend.html').then(t => { e.target.innerHTML = t; }, () => {});
  }, true);
  const watch = new ResizeObserver(() => { if (!view && shown) open(); else settle(); });

  // ---- fingers, mouse, wheel, keys
  const onBoard = e => e.target instanceof Element && shown && shown.contains(e.target) && !e.target.closest('button,a,input,.decision,.viewtools,[popover],dialog');
  const both = () => { const [a, b] = [...touched.values()]; return { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, d: Math.hypot(a[0] - b[0], a[1] - b[1]) || 1 }; };
  document.addEventListener('pointerdown', e => {
    if (!onBoard(e) || (e.pointerType === 'mouse' && e.button !== 0)) return;
    if (!touched.size) { travel = 0; dragged = false; }
    if (touched.size < 2) touched.set(e.pointerId, [e.clientX, e.clientY]);
    if (touched.size === 2) dragged = true;
  });
  document.addEventListener('pointermove', e => {
    const from = touched.get(e.pointerId);
    if (!from || !view || !shown) return;
    if (touched.size === 2) {
      const was = both();
      touched.set(e.pointerId, [e.clientX, e.clientY]);
      const now = both();
      view.x -= (now.x - was.x) / view.z;
      view.y -= (now.y - was.y) / view.z;
      zoom(now.d / was.d, now.x, now.y);
      return;
    }
    const dx = e.clientX - from[0], dy = e.clientY - from[1];
    travel += Math.hypot(dx, dy);
    touched.set(e.pointerId, [e.clientX, e.clientY]);
    if (!dragged && travel < TAP) return;
    if (!dragged) { dragged = true; shown.classList.add('dragging'); }
    view.x -= dx / view.z;
    view.y -= dy / view.z;
    settle();
  });
  for (const kind of ['pointerup', 'pointercancel']) document.addEventListener(kind, e => {
    if (touched.delete(e.pointerId) && !touched.size && shown) shown.classList.remove('dragging');
  });
  window.addEventListener('blur', () => touched.clear());
  // A drag is never a tap: the click that follows it reaches nobody.
  document.addEventListener('click', e => {
    if (dragged && e.detail > 0 && onBoard(e)) { e.stopPropagation(); e.preventDefault(); }
    dragged = false;
  }, true);
  // Two taps where nothing is asked come closer.
  document.addEventListener('dblclick', e => { if (onBoard(e) && !e.target.closest('.legal[data-area],[data-answer]')) zoom(1.6, e.clientX, e.clientY); });
  document.addEventListener('wheel', e => {
    if (!onBoard(e)) return;
    e.preventDefault();
    zoom(Math.exp(-Math.max(-120, Math.min(120, e.deltaY * (e.deltaMode ? 24 : 1))) / (e.ctrlKey ? 120 : 480)), e.clientX, e.clientY);
  }, { passive: false });
  for (const kind of ['gesturestart', 'gesturechange']) document.addEventListener(kind, e => { if (onBoard(e)) e.preventDefault(); }, { passive: false });
  document.addEventListener('keydown', e => {
    if (!shown || e.ctrlKey || e.metaKey || e.altKey || (e.target instanceof Element && e.target.closest('input,textarea,select,[contenteditable],dialog'))) return;
    if (e.key === '+' || e.key === '=') zoom(1.25);
    else if (e.key === '-') zoom(.8);
    else if (e.key === '0') fit();
  });

  let due = false;
  const look = () => { if (!due) { due = true; requestAnimationFrame(() => { due = false; thumbs(); paint(); moment(); }); } };
  const begin = () => { sprite(); new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-board', 'data-corrections', 'data-moment'] }); look(); };
  if (document.body) begin(); else document.addEventListener('DOMContentLoaded', begin);

  window.interbellum = Object.assign(window.interbellum || {}, {
    board: { fit, one, go, turn, busy: () => dragged && touched.size > 0, zoomIn: () => zoom(1.25), zoomOut: () => zoom(.8), home: () => { if (shown) { try { sessionStorage.removeItem('board-view:' + name()); } catch { /* as above */ } open(); } }, view: () => view && { ...view } },
  });
})();
