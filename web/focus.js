// The focus at the table. After an answer it goes to the next question's heading, wherever the answer was given: a button may
// stay and mean something else now. It never falls back to the top of the page.
(() => {
  'use strict';
  const $ = q => document.querySelector(q);
  let seq = null, due = false, last = null;
  // The board is one tab stop: keys.js has moved it about, and its place may be gone.
  const one = () => {
    const spots = [...document.querySelectorAll('.area.legal[role=button]')], stop = spots.find(s => s.getAttribute('tabindex') === '0') ?? spots[0];
    for (const s of spots) {
      const at = s === stop ? '0' : '-1';
      if (s.getAttribute('tabindex') !== at) s.setAttribute('tabindex', at);
    }
  };
  // A sheet over the table has the keys to itself: it takes the focus, and gives it back to what opened it. Escape closes it, as a tap
  // beside it does. All that before the next key, not the next frame.
  let opener = null;
  const sheet = () => {
    const over = $('.over [role=dialog]'), table = $('.table') ?? $('main.home'), now = document.activeElement;
    if (!table || table.inert === !!over && !(over && now === document.body)) return;
    if (over && !table.inert) opener = now;
    table.inert = !!over;
    if (over && !over.contains(now)) { over.tabIndex = -1; over.focus({ preventScroll: true }); }
    else if (!over && now === document.body && opener?.isConnected) opener.focus({ preventScroll: true });
  };
  const shut = () => $('.over header .btn.icon')?.click();
  // The card that lies open in the hand is closed, and keeps the focus. Else out of the past, or a replay, to the question.
  const leave = () => {
    const card = $('.tcard[aria-expanded=true]');
    if (card?.checkVisibility()) card.focus({ preventScroll: true });
    ($('#all-answers') ?? card ?? $('.decision.quiet .acts [data-do=look]'))?.click();
  };
  let uses = null; // of a card: they come into sight when it is opened, and when the question is another
  const open = moved => {
    const now = $('.uses');
    if (now && (moved || now.id !== uses)) now.scrollIntoView({ block: 'nearest' });
    uses = now?.id ?? null;
  };
  document.addEventListener('keydown', e => { if (e.key === 'Escape' && !e.defaultPrevented && !$('dialog[open],:popover-open')) $('.over') ? shut() : leave(); });
  document.addEventListener('click', e => { if (e.target instanceof Element && e.target.matches('.over > .dim')) shut(); });
  // A question that comes where the focus stays is told to a screen reader here; the others are read with the focus.
  const told = document.createElement('div');
  Object.assign(told, { className: 'sr', ariaLive: 'polite' });
  // Another screen begins at its heading, when what had the focus is gone with the one before; the first page at its top.
  let screen = '';
  const begun = (name, now) => {
    const head = $('h1'), before = screen;
    screen = name ?? head?.textContent ?? before;
    if (name || before === screen || now && now !== document.body || !before && $('#games') || $('dialog[open],.over')) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  };
  // The question stays over the answers that scroll, and takes as many lines as it needs.
  const sight = mark => {
    const bar = mark.closest('.decision'), high = bar.querySelector('.ask').offsetHeight;
    bar.style.scrollPaddingTop = Math.max(76, high + 8) + 'px';
    mark.scrollIntoView({ block: 'nearest' });
  };
  const look = () => {
    due = false;
    const table = $('.table'), ask = $('#ask'), now = document.activeElement;
    begun(table && 'table', now);
    if (!table || !ask) { seq = null; told.textContent = ''; return; }
    const moved = seq !== table.dataset.seq;
    seq = table.dataset.seq;
    if (moved) one();
    open(moved);
    const mark = $('.decision .choice.marked'), pointed = mark?.dataset.answer ?? null; // what a lesson or a hint points at may lie far down
    if (mark && (moved || pointed !== last)) sight(mark);
    last = pointed;
    // A list that has opened over the board takes the focus; Escape gives it back.
    const list = $('.chooser:popover-open');
    if (list) { if (!list.contains(now)) list.querySelector('.choice')?.focus({ preventScroll: true }); return; }
    const lost = !now || now === document.body;
    if (lost && !moved && $('.choice.sure')) $('.choice.sure').focus({ preventScroll: true }); // the button that asks once more is a new one
    else if (lost ? !$('dialog[open],.over') : moved && now.closest('.decision:not(.watching),.chooser,.boardview')) ask.focus({ preventScroll: true });
    if (moved && ask.dataset.kind && (now === ask || document.activeElement !== ask)) told.textContent = ask.firstChild.textContent;
  };
  // What is opened below the answers takes the room in which they scroll (table.css).
  const rights = () => $('.decision')?.toggleAttribute('data-rights', !!$('.rights [open]'));
  const soon = () => { if (!due) { due = true; requestAnimationFrame(look); } };
  addEventListener('resize', () => requestAnimationFrame(() => { const mark = $('.decision .choice.marked'); if (mark) sight(mark); }));
  const begin = () => { document.body.append(told); new MutationObserver(() => { sheet(); rights(); soon(); }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-seq', 'open'] }); rights(); soon(); };
  if (document.body) begin(); else document.addEventListener('DOMContentLoaded', begin);
})();
// A menu closes when something in it was chosen.
document.addEventListener('click', e => { const menu = e.target instanceof Element && e.target.closest('.menu button') && e.target.closest('.menu'); if (menu) menu.hidePopover?.(); });
