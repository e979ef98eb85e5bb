// The handle of the bar on a phone: dragged down it folds the answers away, dragged up it brings them back, and a tap on it does either. It presses
// the button of the bar that does the same.
(() => {
  'use strict';
  let from = null, tapped = false;
  document.addEventListener('pointerdown', e => {
    const at = e.target instanceof Element && e.isPrimary && e.target.closest('.grip,.grip ~ .ask');
    tapped = !!at && at.matches('.grip');
    from = at && getComputedStyle(at).touchAction === 'none' ? e.clientY : null;
  });
  document.addEventListener('pointercancel', () => { from = null; });
  document.addEventListener('pointerup', e => {
    if (from === null) return;
    const by = e.clientY - from, button = document.querySelector('#fold'), open = button?.getAttribute('aria-expanded') === 'true';
    from = null;
    if (Math.abs(by) < 8 ? tapped : Math.abs(by) > 24 && by > 0 === open) button?.click();
  });
})();
