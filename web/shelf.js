// What the shelf of matches asks of the browser: files in and out, pasted text, a promise to keep what is stored, the
// clipboard and the share sheet. The program learns of it by events on the page and knows nothing of browsers.
(() => {
  'use strict';
  const most = 32 << 20;
  const $ = q => document.querySelector(q);
  const root = document.documentElement;
  const tell = (name, detail) => $('.page')?.dispatchEvent(new CustomEvent(name, { detail }));
  // This script may be here before the program, which takes its events.
  const mounted = new Promise(then => {
    if (root.dataset.ready) return then();
    const seen = new MutationObserver(() => { seen.disconnect(); then(); });
    seen.observe(root, { attributeFilter: ['data-ready'] });
  });
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

  // --- in: shared by another program, opened as a file, begun from the icon's menu

  // The manifest names these addresses. What another program shares stands in the query, and leaves the address at once.
  // The fragment that the page itself began with is the program's business, which may have changed it by now.
  const arrive = (address, begun) => {
    const { searchParams, hash } = new URL(address), [title, text, url] = ['title', 'text', 'url'].map(part => searchParams.get(part) ?? '');
    if (text || url) tell('intake', { name: '', size: 0, text: text.startsWith('{') ? text : [title, text, url].join('\n') });
    else if (!begun && hash && hash !== location.hash) location.hash = hash;
    else if (hash === '#paste') toPaste();
  };
  const toPaste = () => {
    const field = $('#paste');
    if (!field) return void requestAnimationFrame(toPaste); // the program leaves the table
    field.focus();
    history.replaceState(history.state, '', location.pathname);
  };
  addEventListener('hashchange', () => { if (location.hash === '#paste') toPaste(); });
  let first = location.href;
  mounted.then(() => {
    arrive(first, true);
    if (location.search.includes('text=') || location.search.includes('url=')) history.replaceState(history.state, '', location.pathname + location.hash);
    // An installed page that is open already gets here what else it was started with.
    window.launchQueue?.setConsumer(async ({ files, targetURL }) => {
      if (files?.length) return take(await Promise.all(files.map(f => f.getFile())));
      if (targetURL && targetURL !== first) arrive(targetURL);
      first = '';
    });
  });

  // --- installing: a card on the first page says how, where it can be done

  const install = async () => {
    const box = $('#install');
    if (!box || root.dataset.single !== undefined) return;
    if (!goappIsAppInstallable() && !goappIsAppleBrowser()) return box.replaceChildren();
    const { fill } = await import(new URL('web/late/install.js', document.baseURI));
    fill(box);
  };
  let filled = null;
  const look = () => { const box = $('#install'); if (box && box !== filled) { filled = box; install(); } };
  mounted.then(() => { look(); new MutationObserver(look).observe(document.body, { childList: true, subtree: true }); });

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
  // Where a page gets no clipboard, as in one file in some browsers, the older way is open.
  const copyByHand = text => {
    const field = root.appendChild(document.createElement('textarea')), held = document.activeElement;
    field.value = text;
    field.select();
    let done = false;
    try { done = document.execCommand('copy'); } catch { /* forbidden */ }
    field.remove();
    held?.focus?.({ preventScroll: true });
    return done;
  };
  const copy = async text => {
    const done = await (navigator.clipboard?.writeText?.(text).then(() => true, () => false)) || copyByHand(text);
    tell('copied', { done });
  };

  // The link on the sheet as a QR code. The code for it comes when it is first shown; a link that is too long has none.
  const qr = async () => {
    const { drawing } = await import(new URL('web/late/qr.js', document.baseURI));
    for (const figure of document.querySelectorAll('[data-qr]')) {
      figure.innerHTML = drawing(figure.dataset.qr);
      if (figure.firstChild) figure.appendChild(document.createElement('figcaption')).textContent = interbellumSay('qr.says');
    }
  };

  // Live play, from a table's menu or by a code in the address.
  const live = async how => (await import(new URL('web/late/live.js', document.baseURI))).opened(how);
  const coded = () => { if (/^#(join|answer|beside)=/.test(location.hash)) live(location.hash); };
  document.addEventListener('click', e => { if (e.target instanceof Element && e.target.closest('[data-live]')) live('host'); });
  addEventListener('hashchange', coded);
  mounted.then(coded);

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

  window.interbellum = Object.assign(window.interbellum || {}, { save, share, copy, paste, persist, qr, unsaved: on => { unsaved = on; }, install, update: () => goappTryUpdate() });
  mounted.then(() => keeping());
})();
