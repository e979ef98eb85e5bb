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
  // Base 85: five signs from "!" on for four bytes, with a "w" for "<".
  const bytesOf = text => {
    const bytes = new Uint8Array(Math.floor(text.length * 4 / 5));
    for (let i = 0, at = 0; i < text.length; i += 5) {
      let four = 0;
      for (let k = i; k < i + 5; k++) {
        const sign = k < text.length ? text.charCodeAt(k) : 117;
        four = four * 85 + (sign === 119 ? 60 : sign) - 33;
      }
      for (let shift = 24; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = four >>> shift;
    }
    return bytes;
  };
  window.fetch = async (what, how) => {
    const address = new URL(what.url ?? what, document.baseURI);
    address.search = address.hash = '';
    if (!address.href.startsWith(here)) return outside(what, how);
    await read;
    const name = address.href.slice(here.length), text = held.get(name);
    if (text === undefined) return new Response('', { status: 404 });
    if (name.endsWith('.wasm')) held.delete(name); // megabytes that are read once
    const plain = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(plain, { headers: { 'Content-Type': types[name.split('.').pop()] ?? 'application/octet-stream' } });
  };
})();
