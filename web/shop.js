// In the Workshop's set-ups a piece is dragged by its handle into an area: out of the force pool or the box, or from another area. Put down anywhere
// else, or with Escape, nothing has happened. The row hears "carry", with the area.
(() => {
  'use strict';
  let held = null;
  const areaAt = (x, y) => document.elementFromPoint(x, y)?.closest('.shop .boardview [data-area]');
  const listen = on => {
    for (const [kind, hear] of [['pointermove', move], ['pointerup', drop], ['pointercancel', end], ['keydown', key]]) document[on ? 'addEventListener' : 'removeEventListener'](kind, hear, true);
  };
  const light = area => {
    if (held.over === area) return;
    held.over?.classList.remove('hot');
    area?.classList.add('hot');
    held.over = area;
  };
  const end = e => {
    if (e && e.pointerId !== held?.id) return;
    listen(false);
    if (held) { light(null); held.ghost.remove(); held.row.classList.remove('lifted'); }
    held = null;
  };
  const move = e => {
    if (e.pointerId !== held.id) return;
    held.ghost.style.transform = `translate(${e.clientX + 12}px,${e.clientY - 36}px)`;
    const stack = areaAt(e.clientX, e.clientY)?.dataset.area;
    light(stack ? document.querySelector(`.shop .areas .area[data-area="${CSS.escape(stack)}"]`) : null);
  };
  const drop = e => {
    if (e.pointerId !== held.id) return;
    const { row } = held, area = areaAt(e.clientX, e.clientY)?.dataset.area;
    end();
    if (area && row.isConnected) row.dispatchEvent(new CustomEvent('carry', { detail: area }));
  };
  const key = e => {
    if (e.key !== 'Escape') return;
    e.preventDefault();
    e.stopPropagation();
    end();
  };
  document.addEventListener('pointerdown', e => {
    if (held) return end(); // a second finger
    const grip = e.isPrimary && e.button === 0 && e.target instanceof Element && e.target.closest('.shop .hold');
    if (!grip) return;
    e.preventDefault();
    const row = grip.closest('li'), ghost = document.createElement('div');
    ghost.className = 'carried';
    ghost.textContent = row.querySelector('b').textContent;
    document.documentElement.append(ghost);
    held = { row, ghost, id: e.pointerId, over: null };
    grip.releasePointerCapture?.(e.pointerId);
    row.classList.add('lifted');
    listen(true);
    move(e);
  });
})();
