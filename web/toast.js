// A message over a table hangs from the top bar. It lies over none of the areas that it tells of (data-of), nor over what is chosen, an answer or a lesson's words: where
// it would, it goes to another place over the board, the first that is free.
(() => {
  'use strict';
  const $ = q => document.querySelector(q), $$ = q => [...document.querySelectorAll(q)];
  const rect = e => e.getBoundingClientRect(), seen = r => r.width && r.height;
  const meet = (a, b) => a.left < b.right + 4 && b.left < a.right + 4 && a.top < b.bottom + 4 && b.top < a.bottom + 4;
  // told are the places of what it tells of: the block of each area, and what stands in it.
  const told = of => of.flatMap(name => $$(`.boardview [data-area="${CSS.escape(name)}"]:is(.area, .stack, .beside)`))
    .concat($$('.area.chosen')).map(e => rect(e.querySelector('.hit') ?? e)).filter(seen);
  const answers = () => $$('.lessoncard, .decision :is(.choices, .ends), .chooser:popover-open, #dice-on, .tcard.advised').map(rect).filter(seen);
  const place = () => {
    const box = $('.toasts'), said = box?.firstElementChild, frame = $('.table .boardframe');
    if (!box) return;
    box.style.cssText = '';
    if (!said || !frame) return;
    const of = (box.dataset.of ?? '').split(' ').filter(Boolean), shun = [...told(of), ...answers()], own = rect(said), b = rect(frame), bar = rect($('.decision') ?? frame);
    const foot = Math.min(b.bottom, bar.top > b.top && bar.left < b.right ? bar.top : b.bottom), left = b.left + 8, right = b.right - own.width - 8, mid = (left + right) / 2;
    const spots = [[mid, own.top], [mid, foot - own.height - 8], [left, b.top + 8], [right, b.top + 8], [left, foot - own.height - 8], [right, foot - own.height - 8], [mid, (b.top + foot - own.height) / 2], [mid, 8]];
    const free = ([x, y]) => !shun.some(r => meet({ left: x, top: y, right: x + own.width, bottom: y + own.height }, r));
    const at = spots.find(free);
    if (at) box.style.cssText = `--left:${Math.max(8, at[0])}px;--top:${Math.max(8, at[1])}px;--across:0`; // which hold over a table alone
  };
  // Now, and once the board has moved to what is asked about (keys.js).
  let due = 0;
  const toast = () => { place(); clearTimeout(due); due = setTimeout(place, 80); };
  window.addEventListener('resize', toast);
  document.addEventListener('click', e => { if (e.target instanceof Element && e.target.closest('[role=tab]')) toast(); });
  window.interbellum = Object.assign(window.interbellum || {}, { toast });
})();
