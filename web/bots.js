// Computer players think in a worker of their own: the page never waits for them. It begins when one is seated, and is made of
// what the page holds or fetches, so that it is the same on a site and in one file. Their program is one of its own, or, where the page's
// program has all games, that program once more.
(() => {
  'use strict';
  const say = interbellumSay, tell = new Map(); // who waits for the answer to which question
  const fetched = async name => {
    const got = await fetch(name, { credentials: 'same-origin' }).catch(() => { throw new Error(say('bots.not-fetched', { name })); });
    if (got.ok) return got;
    window.goappTryUpdate?.(); // its file goes when a newer version comes, which is then offered
    const told = got.status === 503 && (got.headers.get('Content-Type') ?? '').startsWith('application/json'); // by the service worker
    const cause = told ? say(...await got.json()) : say('bots.missing', { name, status: got.status });
    throw new Error(say('bots.newer', { cause }));
  };
  const compiled = async got => WebAssembly.compileStreaming && /^application\/wasm/.test(got.headers.get('Content-Type') ?? '') ?
    WebAssembly.compileStreaming(got) : WebAssembly.compile(await got.arrayBuffer());
  const player = `onmessage = async ({ data }) => {
    const go = new Go();
    try { await go.run(await WebAssembly.instantiate(data, go.importObject)); } finally { postMessage(''); } // it has ended
  };`;
  const start = async () => {
    const held = document.querySelector('script[data-file="wasm_exec.js"]'), bots = interbellumBots[interbellumName];
    const [loader, program] = await Promise.all([held ? held.textContent : fetched('wasm_exec.js').then(got => got.text()), bots ? fetched(bots).then(compiled) : interbellumModule]);
    const address = URL.createObjectURL(new Blob([loader, '\n', player], { type: 'text/javascript' })), worker = new Worker(address);
    await new Promise((ready, fail) => {
      worker.onmessage = ({ data }) => data ? ready() : fail(new Error(say('bots.not-started')));
      worker.onerror = e => fail(new Error(e.message));
      worker.postMessage(program);
    });
    URL.revokeObjectURL(address);
    worker.onmessage = ({ data }) => {
      if (!data) return lost(say('bots.stopped'));
      const { id } = JSON.parse(data);
      tell.get(id)?.(data);
      tell.delete(id);
    };
    return worker;
  };
  let worker = null; // on its way, or there
  const lost = cause => {
    worker?.then(w => w.terminate(), () => {});
    worker = null;
    const waiting = [...tell.values()];
    tell.clear();
    for (const heard of waiting) heard(JSON.stringify({ error: { Kind: "page/script.bots-lost", Arguments: [String(cause)] } }));
  };
  // Drawing the map is the most that the page has to do: nobody thinks before it is done, unless it does not come.
  const drawn = async () => {
    for (const from = Date.now(); document.querySelector('.stage:not([data-ready])') && Date.now() - from < 2000;) await new Promise(later => setTimeout(later, 30));
  };
  let sent = Promise.resolve(); // one message after the other
  const send = text => sent = sent.then(drawn).then(() => worker ??= start()).then(w => w.postMessage(text)).catch(cause => lost(cause?.message ?? cause));
  window.interbellum = Object.assign(window.interbellum || {}, {
    prepare: () => { // in vain: a question tries again, and says what is wrong
      const coming = worker ??= start();
      coming.catch(() => { if (worker === coming) worker = null; });
    },
    think: (id, question, heard) => { tell.set(id, heard); send(question); },
    unthink: id => { if (tell.has(id)) send(JSON.stringify({ id, cancel: true })); },
  });
})();
