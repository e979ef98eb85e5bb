// The page in one file. What its scripts would fetch lies in the page itself, compressed; to them it looks like a site.
(() => {
  'use strict';
  const here = new URL('.', document.baseURI).href, outside = window.fetch, held = new Map();
  const types = { wasm: 'application/wasm', html: 'text/html', svg: 'image/svg+xml', txt: 'text/plain' };
  document.documentElement.dataset.single = '';
  // Links begin with the address of a site where one is known; a path of this computer is nobody's business.
  window.interbellumSite = location.protocol === 'file:' ? ADDRESS : location.href.replace(/#.*/, '');
  if (!window.DecompressionStream) delete window.WebAssembly; // boot.js says that the browser is too old

  const read = new Promise(done => document.addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('script[type="application/gzip"]')) {
      held.set(part.dataset.file, part.textContent);
      part.remove();
    }
    done();
  }));
  const bytesOf = text => Uint8Array.fromBase64 ? Uint8Array.fromBase64(text) : Uint8Array.from(atob(text), c => c.charCodeAt(0));
  window.fetch = async (what, how) => {
    const address = new URL(what.url ?? what, document.baseURI);
    address.search = address.hash = '';
    if (!address.href.startsWith(here)) return outside(what, how);
    await read;
    const name = address.href.slice(here.length), text = held.get(name);
    if (text === undefined) return new Response('', { status: 404 });
    if (name.endsWith('.wasm') && name !== 'web/opponent.wasm') held.delete(name); // megabytes that are read once
    const plain = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(plain, { headers: { 'Content-Type': types[name.split('.').pop()] ?? 'application/octet-stream' } });
  };
})();
