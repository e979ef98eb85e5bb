// Keeps the whole program for play without a network. The build puts three lines before this file: VERSION, a digest of
// everything, LATE, the files of which each is only kept once a page has asked for it (and then from version to version), and FILES,
// each file's address and its SHA-256. A version is complete and checked before it is installed, a half-published one never is; it takes over when the player
// says so or no page is open.
const PREFIX = "interbellum " + new URL(self.registration.scope).pathname + " ";
const CACHE = PREFIX + VERSION;
const CHANGED = "bots.other-file";

const here = (name) => new URL(name, self.registration.scope).href;

// Why a file is not kept: a kind of web/words/en.tsv and what stands in its braces. One that arrives with other contents was changed by
// the host, or something between, or a new version is only half there.
class Unkept extends Error {
  constructor(kind, slots) { super(kind + " " + JSON.stringify(slots)); this.says = [kind, slots]; }
}

async function tell(message) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

async function keep(cache, name) {
  const response = await fetch(here(name), { cache: "no-cache", credentials: "same-origin" });
  if (!response.ok) throw new Unkept("bots.missing", { name, status: response.status });
  const copy = response.clone();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== FILES[name]) throw new Unkept(CHANGED, { name });
  // A redirected answer may not be given to a navigation.
  await cache.put(here(name), copy.redirected ? new Response(copy.body, { headers: copy.headers }) : copy);
}

async function install() {
  const used = await Promise.all(LATE.map((name) => caches.match(here(name)))), unused = LATE.filter((_, i) => !used[i]);
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(FILES).filter((name) => !unused.includes(name)).map((name) => keep(cache, name)));
  } catch (error) {
    await caches.delete(CACHE);
    if (error.says?.[0] === CHANGED) await tell({ changed: error.says[1].name });
    throw error;
  }
}

async function activate() {
  for (const key of await caches.keys())
    if (key.startsWith(PREFIX) && key !== CACHE) await caches.delete(key);
  await self.clients.claim();
}

// The one file is not kept, since everything in it is: it is taken from the network or not at all.
const single = here("interbellum.html");

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = request.mode === "navigate" && request.url.split(/[?#]/)[0] !== single ? await cache.match(here("./")) : await cache.match(request, { ignoreSearch: true });
  const late = LATE.find((name) => here(name) === request.url.split(/[?#]/)[0]);
  if (!kept && late) {
    try { await keep(cache, late); } catch (error) {
      return new Response(JSON.stringify(error.says ?? ["bots.not-fetched", { name: late }]), { status: 503, headers: { "Content-Type": "application/json" } });
    }
    return cache.match(here(late));
  }
  return kept || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && new URL(event.request.url).origin === self.location.origin)
    event.respondWith(answer(event.request));
});
