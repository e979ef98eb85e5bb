// Keys and pointing at the table: digits choose in the bar, E passes, ends or confirms what is gathered (C too), F folds the bar, Enter goes on from the dice, U takes back, ? goes to the question, B to the board and K to the cards, arrow keys walk over the areas
// that may be chosen, M turns to the other map, H hides the pieces, [ and ] step through the history, letters open tabs, pointing at a button lights its area. It presses what is there and knows no game.
(() => {
  'use strict';
  const $ = q => document.querySelector(q), $$ = q => [...document.querySelectorAll(q)];
  const typing = e => e.target instanceof Element && e.target.closest('input,textarea,select,[contenteditable],dialog');
  const spots = () => $$('.area.legal[role=button]');
  const at = s => [+s.dataset.x, +s.dataset.y];

  // The one tab stop of the board moves with the focus.
  const stand = s => {
    for (const other of spots()) other.setAttribute('tabindex', other === s ? '0' : '-1');
    s.focus({ preventScroll: true });
    const r = s.getBoundingClientRect(), b = s.closest('.boardview').getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
    if (x < b.left + 40 || x > b.right - 40 || y < b.top + 40 || y > b.bottom - 200) window.interbellum?.board?.go(...at(s));
  };
  const step = (from, dx, dy) => {
    const [x, y] = at(from);
    let best = null, least = Infinity;
    for (const s of spots()) {
      const [sx, sy] = at(s), along = (sx - x) * dx + (sy - y) * dy, aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
      if (s !== from && along > 4 && along + 2 * aside < least) { best = s; least = along + 2 * aside; }
    }
    if (best) stand(best);
  };
  // A way to the other map that the Tab key reaches is brought into sight.
  document.addEventListener('focusin', e => {
    const way = e.target instanceof Element && e.target.closest('.connector');
    if (!way || !way.matches(':focus-visible')) return;
    const r = way.getBoundingClientRect(), b = way.closest('.boardview').getBoundingClientRect(), at = /translate\(([\d.]+)[ ,]+([\d.]+)/.exec(way.getAttribute('transform'));
    if (at && (r.left < b.left || r.right > b.right || r.top < b.top || r.bottom > b.bottom - 160)) window.interbellum?.board?.go(+at[1], +at[2]);
  });
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  const tabs = { p: '#tab-powers', w: '#tab-politics', l: '#tab-log', r: '.tabs [data-rule=all]', s: '[data-do=link]', o: '#orders' };
  const history = { '[': '.history [data-do=look]', ']': '.history label + [data-do=look]', End: '.history label ~ [data-do=look] + [data-do=look]' };
  // A key by its place, where the layout has no Latin letters, or no digits without Shift.
  const signs = { BracketLeft: '[', BracketRight: ']', Slash: '?' };
  const keyOf = e => {
    if (/^Digit\d$/.test(e.code) && !e.shiftKey && !/[?[\]]/.test(e.key)) return e.code[5];
    if (e.key.length > 1 || e.key <= '~') return e.key;
    return /^Key[A-Z]$/.test(e.code) ? e.code[3].toLowerCase() : signs[e.code] ?? e.key;
  };
  // A key held down answers once.
  document.addEventListener('keydown', e => {
    if (e.repeat && (e.key === 'Enter' || e.key === ' ') && e.target instanceof Element && e.target.closest('.decision,.chooser,.area')) {
      e.preventDefault();
      e.stopImmediatePropagation();
    }
  }, true);
  document.addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey || typing(e) || !$('.table') || $('.over,.menu:popover-open,dialog:modal')) return;
    const key = keyOf(e);
    if (e.repeat && !arrows[key] && !history[key]) return;
    const spot = e.target instanceof Element && e.target.closest('.area.legal'), way = e.target instanceof Element && e.target.closest('.connector');
    if (way && (key === 'Enter' || key === ' ')) way.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (spot && arrows[key]) step(spot, ...arrows[key]);
    else if (spot && (key === 'Enter' || key === ' ')) spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (/^[1-9]$/.test(key)) { const choice = $(`.decision [data-key="${key}"]`); if (choice?.checkVisibility()) choice.click(); } // a folded bar shows none
    else if (/^[ec]$/i.test(key)) $(/c/i.test(key) ? '.choice.confirm' : '.choice.end')?.click();
    else if (key === 'f' || key === 'F') $('#fold')?.click();
    else if (key === 'u' || key === 'U') $('#undo:not([disabled])')?.click();
    else if (key === '?') $('#ask')?.focus();
    else if (key === 'b' || key === 'B') { const spot = $('.area.legal[tabindex="0"]'); if (spot) stand(spot); }
    else if (key === 'k' || key === 'K') [...$$('.tcard.legal')].find(card => card.checkVisibility())?.focus();
    else if (key === 'm' || key === 'M') $('[data-turn][aria-pressed=false]')?.click();
    else if (key === 'h' || key === 'H') $('.viewtools [aria-pressed]')?.click();
    else if (tabs[key.toLowerCase()]) $(tabs[key.toLowerCase()])?.click();
    else if (history[key]) $(history[key])?.click();
    else if (key === 'Enter' && $('#dice-on') && !e.target.closest?.('button,a,summary,[role=button],[role=tab]')) $('#dice-on').click();
    else return;
    e.preventDefault();
  });

  // A finger gives the focus to what it presses, and means nothing by it.
  const unseen = e => e.type === 'focusin' && !e.target.matches(':focus-visible');

  // Pointing at an answer lights its area, and the other way round.
  let lit = [];
  const light = name => {
    for (const e of lit) e.classList.remove('hot');
    lit = name ? $$(`[data-area="${CSS.escape(name)}"]:is(.area,.choice)`) : [];
    for (const e of lit) e.classList.add('hot');
  };
  for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, e => {
    if (e.pointerType === 'touch' || unseen(e)) return;
    light(e.target instanceof Element ? e.target.closest('.choice[data-area],.area[data-area]')?.dataset.area : '');
  });

  // The page says what an answer leads to for the one looked at: pointed at for a moment, focused, or held by a finger.
  let looked = null, timer = 0, held = false;
  const look = button => {
    const card = $('#ahead');
    clearTimeout(timer);
    if (!card || !button?.isConnected || button.closest('.ahead')) return;
    looked = button;
    card.dataset.look = button.dataset.answer;
    card.dispatchEvent(new Event('look'));
  };
  const away = () => { clearTimeout(timer); looked = null; const card = $('#ahead'); if (card?.matches(':popover-open')) card.hidePopover(); };
  const soon = (button, ms) => { clearTimeout(timer); timer = setTimeout(look, ms, button); };
  // The page calls this when the card is written: it stands above the bar or the chooser, below them, or beside them, where there is room.
  const ahead = () => {
    const card = $('#ahead'), near = looked?.isConnected && (looked.closest('.chooser') ?? $('.decision'));
    if (!card?.childElementCount || !near || !card.showPopover) return away();
    if (!card.matches(':popover-open')) card.showPopover();
    const r = near.getBoundingClientRect(), width = Math.min(r.width, 620);
    card.style.cssText = `width:${width}px;left:${r.left}px`;
    const high = card.offsetHeight, above = r.top - high - 8;
    if (above > 8 || r.bottom + high + 8 < innerHeight) { card.style.top = (above > 8 ? above : r.bottom + 8) + 'px'; return; }
    // A bar as high as the window: the card stands beside it.
    card.style.width = Math.min(620, r.left - 16) + 'px';
    card.style.left = Math.max(8, r.left - card.offsetWidth - 8) + 'px';
    card.style.top = Math.max(8, Math.min(looked.getBoundingClientRect().top, innerHeight - card.offsetHeight - 8)) + 'px';
  };
  const answerOf = e => {
    if (!(e.target instanceof Element)) return null;
    const spot = e.target.closest('.area.legal[data-area]'), of = spot && $$(`.decision .choice[data-area="${CSS.escape(spot.dataset.area)}"]`);
    return spot ? (of.length === 1 ? of[0] : null) : e.target.closest('.choice[data-answer]');
  };
  for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, e => {
    if (e.pointerType === 'touch' || unseen(e)) return;
    const button = answerOf(e);
    if (button) soon(button, looked ? 60 : 180);
    else if (looked && kind === 'pointerover') { clearTimeout(timer); timer = setTimeout(away, 120); }
  });
  document.addEventListener('pointerdown', e => {
    held = false;
    away();
    const button = e.pointerType === 'touch' && answerOf(e);
    if (button) timer = setTimeout(() => { held = true; look(button); }, 380);
  });
  for (const kind of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(kind, e => { if (!held && e.pointerType !== 'mouse') clearTimeout(timer); }, true);
  document.addEventListener('contextmenu', e => { if (e.pointerType === 'touch' && answerOf(e)) e.preventDefault(); });
  document.addEventListener('click', e => {
    const button = answerOf(e);
    clearTimeout(timer);
    if (held && button) { held = false; e.preventDefault(); e.stopPropagation(); return; }
    // It goes with its question, and focus.js goes to the next one. Taken out while it has the focus, it would have the browser lay out the page half drawn.
    if (button === document.activeElement && button?.closest('.decision')) button.blur();
    if (button) requestAnimationFrame(() => setTimeout(() => look($('.decision .choice.sure'))));
  }, true);
  // A finger's answer counts when it is lifted, not once the browser has brought a mouse there and pressed it as well.
  document.addEventListener('touchend', e => {
    const button = e.target.closest('.choice[data-answer]'), { clientX, clientY } = e.changedTouches[0];
    if (!button || held || !e.cancelable || e.touches.length || !button.contains(document.elementFromPoint(clientX, clientY))) return;
    e.preventDefault();
    // The focus goes where it belongs after an answer (focus.js) while nothing has changed yet: the browser would lay out the
    // page once more to take it from a button that is replaced.
    (button.closest('.decision') ? $('#ask') ?? button : button).focus({ preventScroll: true });
    button.click();
  }, { passive: false });
  document.addEventListener('keydown', e => { if (e.key === 'Escape') away(); });

  // The place from which the way to all the others is shortest.
  const middle = places => {
    const sums = places.map(e => places.reduce((sum, o) => sum + Math.hypot(at(e)[0] - at(o)[0], at(e)[1] - at(o)[1]), 0));
    return places[sums.indexOf(Math.min(...sums))];
  };
  // What may be chosen, or has been, is brought into sight if too little of it is: after the paint, so that no tap waits for it.
  const seen = () => {
    const board = $('.boardview'), stage = $('.stage[data-ready]');
    if (!board || !stage || !innerWidth) return;
    const b = board.getBoundingClientRect(), s = stage.getBoundingClientRect(), z = s.width / (+board.dataset.width || s.width);
    const bar = $('.decision')?.getBoundingClientRect(), over = ($('.fight') ?? $('.dicesheet') ?? $('.overs:not(:empty)'))?.getBoundingClientRect();
    const sheet = over && over.top > b.top + b.height * .3; // on a telephone what lies over the board lies at its foot
    const top = $('.lessoncard')?.getBoundingClientRect().bottom || b.top; // what a lesson tells lies over the board
    const low = Math.min(b.bottom, bar?.height && bar.left < b.right ? bar.top : b.bottom, sheet ? over.top : b.bottom);
    const dice = $('.dicesheet')?.getBoundingClientRect(), covers = [$('.viewtools')?.getBoundingClientRect(), sheet ? null : over, sheet ? null : dice].filter(r => r?.height);
    const inside = e => {
      const x = s.left + e.dataset.x * z, y = s.top + e.dataset.y * z;
      return x > b.left + 24 && x < b.right - 24 && y > top + 36 && y < low - 24 && !covers.some(r => x > r.left - 16 && x < r.right + 16 && y < r.bottom + 16);
    };
    const places = $$('.area.chosen,.area.legal'), first = places.find(e => e.classList.contains('chosen')) ?? middle(places);
    if (!first) return;
    // Of few places a third is in sight; of many, spread over the map, one is enough.
    const enough = () => { const n = places.filter(inside).length; return places.length > 12 ? n : n * 3 >= places.length; };
    if (first.classList.contains('chosen') ? inside(first) : enough()) return aside(places.map(e => s.left + e.dataset.x * z), over && !sheet ? over.right : 0, b, z);
    const inset = parseFloat(getComputedStyle(board).getPropertyValue('--inset-bottom')) || 0;
    window.interbellum?.board?.go(+first.dataset.x, +first.dataset.y + (b.bottom - low - (top - b.top) - inset) / 2 / z);
  };
  // What lies over the board covers none of the places, as long as the others stay in sight.
  const aside = (xs, edge, b, z) => {
    const board = window.interbellum?.board, now = board?.view(), by = edge + 44 - Math.min(...xs);
    if (!now || !edge || by <= 0 || by > 400 || Math.max(...xs) + by > b.right - 64) return;
    const css = getComputedStyle($('.boardview')), inset = name => parseFloat(css.getPropertyValue(name)) || 0;
    board.go(now.x + inset('--inset-left') / 2 / z - by / z, now.y - inset('--inset-bottom') / 2 / z);
  };
  const reveal = () => requestAnimationFrame(() => setTimeout(seen));
  window.interbellum = Object.assign(window.interbellum || {}, { reveal, ahead });

  // A place named in the log or on a strip: the board goes there.
  document.addEventListener('click', e => {
    const place = e.target instanceof Element && e.target.closest('[data-go]');
    if (!place) return;
    const board = window.interbellum?.board, at = place.dataset.go.split(',').map(Number);
    if (place.dataset.map) board?.turn(place.dataset.map, ...at); else board?.go(...at);
  });
})();
