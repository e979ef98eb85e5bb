// A piece that can move is dragged to where it goes: the areas light up where it may be put down, and the drop is the two taps. Put down anywhere
// else, or with Escape, nothing has happened. A drag that begins elsewhere moves the board (board.js): nothing is heard of it here.
(() => {
  'use strict';
  const START = 6; // the board moves from 8 px on
  const $ = q => document.querySelector(q), seq = () => $('.table')?.dataset.seq;
  let held = null; // the piece below the pointer, and once it is lifted what follows the pointer

  const swallow = e => { e.preventDefault(); e.stopPropagation(); };
  const areaAt = (x, y) => document.elementFromPoint(x, y)?.closest('.boardview [data-area]')?.dataset.area;
  const goals = () => document.querySelectorAll('.area.goal');
  const listen = on => {
    for (const [kind, hear] of [['pointermove', move], ['pointerup', drop], ['pointercancel', end], ['keydown', key]]) document[on ? 'addEventListener' : 'removeEventListener'](kind, hear, true);
  };
  const end = e => {
    if (e && (!e.isTrusted || e.pointerId !== held?.id)) return;
    listen(false);
    for (const area of goals()) area.classList.remove('goal', 'hot');
    $('.lifting')?.classList.remove('lifting');
    held?.piece.classList.remove('lifted');
    held?.ghost?.remove();
    held = null;
  };
  const lift = e => {
    const { piece } = held, r = piece.getBoundingClientRect(), ghost = document.createElement('div');
    // For everybody else the finger is gone: the board does not move, and no card opens because it is held down.
    document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: held.id, pointerType: e.pointerType, isPrimary: true }));
    ghost.className = 'aloft';
    ghost.style.cssText = `width:${r.width}px;height:${r.height}px`;
    const copy = ghost.appendChild(piece.cloneNode(true));
    delete copy.dataset.answer;
    for (const [name, value] of [['x', 0], ['y', 0], ['width', r.width], ['height', r.height]]) copy.setAttribute(name, value);
    document.documentElement.append(ghost);
    Object.assign(held, { ghost, dx: r.left - held.x, dy: r.top - held.y });
    piece.classList.add('lifted');
    piece.closest('.boardview').classList.add('lifting');
    held.known = new Promise(known => { held.tell = known; });
    piece.dispatchEvent(new CustomEvent('lift', { bubbles: true, detail: piece.dataset.answer }));
  };
  const move = e => {
    if (e.pointerId !== held.id) return;
    if (!held.ghost) {
      if (Math.hypot(e.clientX - held.x, e.clientY - held.y) < START) return;
      lift(e);
    }
    held.ghost.style.transform = `translate(${e.clientX + held.dx}px,${e.clientY + held.dy}px)`;
    const at = areaAt(e.clientX, e.clientY);
    for (const area of goals()) area.classList.toggle('hot', area.dataset.area === at);
  };
  const drop = async e => {
    if (e.pointerId !== held.id) return;
    const { piece, ghost, known, seq: asked } = held;
    if (!ghost) return end();
    document.addEventListener('click', swallow, true);
    setTimeout(() => document.removeEventListener('click', swallow, true));
    const now = held;
    await known;
    await new Promise(done => setTimeout(done)); // the click of the drop is gone
    if (held !== now) return;
    const goal = areaAt(e.clientX, e.clientY), may = [...goals()].some(area => area.dataset.area === goal);
    end();
    if (!may || seq() !== asked || !piece.isConnected) return;
    const first = piece.dataset.answer.split(' ').length;
    piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    second(asked, first, goal);
  };
  // The second tap, once the first is painted. Where only one way was open the piece has gone it already.
  const second = (asked, first, goal) => {
    const look = () => {
      if (seq() === asked) return;
      watch.disconnect();
      clearTimeout(late);
      if (Number(seq()) !== Number(asked) + first) return;
      const tap = Object.assign(new MouseEvent('click', { bubbles: true }), { drop: true });
      requestAnimationFrame(() => $(`.area.legal[data-area="${CSS.escape(goal)}"]`)?.dispatchEvent(tap));
    };
    const watch = new MutationObserver(look), late = setTimeout(() => watch.disconnect(), 5000);
    watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-seq'] });
    look();
  };
  const key = e => {
    if (e.key !== 'Escape' || !held.ghost) return;
    swallow(e);
    end();
  };
  document.addEventListener('pointerdown', e => {
    if (held) return end(); // a second finger
    const piece = e.isPrimary && e.button === 0 && e.target instanceof Element && e.target.closest('.piece.lifts[data-answer]');
    if (!piece) return;
    held = { piece, id: e.pointerId, x: e.clientX, y: e.clientY, seq: seq() };
    listen(true);
  });
  // The program's answer to "lift": the areas, with spaces between.
  const lifted = areas => {
    if (!held?.ghost) return;
    for (const name of areas.split(' ')) if (name) $(`.area[data-area="${CSS.escape(name)}"]`)?.classList.add('goal');
    held.tell();
  };
  window.interbellum = Object.assign(window.interbellum || {}, { lifted });
})();
