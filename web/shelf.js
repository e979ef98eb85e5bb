// What the shelf of matches asks of the browser: files in and out, pasted text, a promise to keep what is stored, the
// clipboard and the share sheet. The program hears of it by events on the page and knows nothing of browsers.
(() => {
  'use strict';
  const most = 32 << 20;
  const $ = q => document.querySelector(q);
  const tell = (name, detail) => $('.page')?.dispatchEvent(new CustomEvent(name, { detail }));
  const typing = e => e.target instanceof Element && e.target.closest('input,textarea,select,[contenteditable],dialog');

  // --- in: chosen, dropped or pasted

  const take = async files => {
    for (const file of files) {
      const whole = file.size <= most;
      tell('intake', { name: file.name, size: file.size, text: whole ? await file.text().catch(() => '') : '' });
    }
  };
  document.addEventListener('change', e => {
    if (e.target.type !== 'file') return;
    const files = [...e.target.files];
    e.target.value = ''; // so that the same file can be chosen again
    take(files);
  });
  const dropping = on => document.documentElement.toggleAttribute('data-dropping', on);
  const takes = e => $('[data-intake]') && [...e.dataTransfer?.types ?? []].some(type => type === 'Files' || type === 'text/plain');
  document.addEventListener('dragover', e => {
    if (!takes(e) || typing(e)) return;
    e.preventDefault();
    dropping(true);
  });
  document.addEventListener('dragleave', e => { if (!e.relatedTarget) dropping(false); });
  document.addEventListener('drop', e => {
    dropping(false);
    if (!takes(e) || typing(e)) return;
    e.preventDefault();
    if (e.dataTransfer.files.length) take([...e.dataTransfer.files]);
    else tell('intake', { name: '', size: 0, text: e.dataTransfer.getData('text/plain') });
  });
  document.addEventListener('paste', e => {
    if (typing(e) || !$('[data-intake]')) return;
    const files = [...e.clipboardData?.files ?? []];
    if (files.length) take(files);
    else tell('intake', { name: '', size: 0, text: e.clipboardData.getData('text/plain') });
    e.preventDefault();
  });
  const paste = async () => {
    const text = await navigator.clipboard?.readText?.().catch(() => '');
    if (text) tell('intake', { name: '', size: 0, text });
    else $('#paste')?.focus();
  };

  // --- out

  // A download can catch an installed page of an iPhone in a preview without a way back: there the share sheet has it.
  const save = async (name, text, everything) => {
    const file = new File([text], name, { type: 'application/json' });
    if (goappIsAppleBrowser() && goappIsAppInstalled() && navigator.canShare?.({ files: [file] })) {
      try { await navigator.share({ files: [file] }); } catch { return; }
    } else {
      const a = document.createElement('a');
      a.href = URL.createObjectURL(file);
      a.download = name;
      a.click();
      setTimeout(() => URL.revokeObjectURL(a.href), 60_000);
    }
    if (!everything) return;
    try { localStorage.setItem('interbellum/exported', Date.now()); } catch { /* then the reminder comes again */ }
    keeping();
  };
  const share = async (title, text, url) => { try { await navigator.share({ title, text, url }); } catch { /* closed */ } };
  const copy = text => navigator.clipboard?.writeText(text).catch(() => {});

  // The link on the sheet as a QR code. The code for it comes when it is first shown; a link that is too long has none.
  const qr = async () => {
    const { drawing } = await import(new URL('web/late/qr.js', document.baseURI));
    for (const figure of document.querySelectorAll('[data-qr]')) {
      figure.innerHTML = drawing(figure.dataset.qr);
      if (figure.firstChild) figure.insertAdjacentHTML('beforeend', '<figcaption>For a telephone beside you</figcaption>');
    }
  };

  // --- what the browser promises

  // WebKit clears what pages keep after seven days without a visit, unless they are installed.
  const evicts = () => /^Apple/.test(navigator.vendor) && !goappIsAppInstalled();
  const keeping = async asked => {
    const may = navigator.storage?.persisted;
    const kept = may ? await navigator.storage.persisted().catch(() => false) : null;
    let exported = 0;
    try { exported = +localStorage.getItem('interbellum/exported') || 0; } catch { /* no storage */ }
    tell('keeping', { promise: kept === null ? 'none' : kept ? 'kept' : asked ? 'refused' : 'open', evicts: evicts(), exported, shares: Boolean(navigator.share) });
  };
  const persist = async () => {
    await navigator.storage?.persist?.().catch(() => false);
    keeping(true);
  };

  // --- leaving while the last answers are kept in memory alone

  let unsaved = false;
  addEventListener('beforeunload', e => { if (unsaved) e.preventDefault(); });

  document.addEventListener('click', e => { if (e.target instanceof Element && e.target.closest('.rowmenu button')) e.target.closest('.rowmenu').hidePopover(); });
  // A row's menu hangs below its button, or above where there is no room.
  document.addEventListener('toggle', e => {
    if (e.newState !== 'open' || !e.target.matches?.('.rowmenu')) return;
    const r = $(`[popovertarget="${e.target.id}"]`).getBoundingClientRect(), menu = e.target;
    menu.style.left = Math.max(8, Math.min(r.right - menu.offsetWidth, innerWidth - menu.offsetWidth - 8)) + 'px';
    menu.style.top = (r.bottom + menu.offsetHeight + 12 < innerHeight ? r.bottom + 4 : Math.max(8, r.top - menu.offsetHeight - 4)) + 'px';
  }, true);

  window.interbellum = Object.assign(window.interbellum || {}, { save, share, copy, paste, persist, qr, unsaved: on => { unsaved = on; } });
  keeping();
})();
