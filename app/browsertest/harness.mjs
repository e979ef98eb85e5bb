// What the browser tests share: pages whose console errors fail the test, and what they are waited for with.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, test as nodeTest } from "node:test";
import { launch, out, root, serve, shellPath, sizes, started } from "./browser.mjs";

import { install, seeded } from "./flow.mjs";

export * from "./browser.mjs";

// Most files are tested in the shell of Chromium, which has no windows. What fails there is tried in the whole of it, whose verdict counts.
let whole = !shellPath();
const browsers = new Map(); // by whether it is whole
export async function theBrowser() {
  if (!browsers.has(whole)) browsers.set(whole, await launch({ args, ...whole ? {} : { executablePath: shellPath() } }));
  return browsers.get(whole);
}
after(async () => { for (const browser of browsers.values()) await browser.close(); });

// A test is too short for the optimizing compilers to pay off, except where the program computes for long.
const args = ["--js-flags=--wasm-tiering-budget=200000000,--no-maglev,--no-opt"];

// filmed gives the browsers of a file a camera that shows a film (YUV4MPEG2), read when a page asks for the camera.
export function filmed(film) { args.push("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", "--use-file-for-fake-video-capture=" + film); }

// watch collects what must not happen on a page.
function watch(context, allowed) {
  const bad = [];
  const note = (text) => { if (!allowed.some((pattern) => pattern.test(text))) bad.push(text); };
  context.on("console", (message) => { if (message.type() === "error") note(`${message.text()} (${message.location().url})`); });
  context.on("weberror", (error) => note(String(error.error())));
  return bad;
}

// upTo is how much of a match a test plays: the short part, or with WHOLE=1 the long one.
export const upTo = (long, short) => process.env.WHOLE ? long : short;

const watched = new WeakMap();

// test is node's, failing also on console errors of the pages it opened. PATIENCE=600 gives it more seconds on a busy machine. One that
// does not end tells what its pages show before node's own limit ends it without a word.
export function test(name, run, { timeout = 300_000 } = {}) {
  const limit = Math.max(timeout, 1000 * (process.env.PATIENCE ?? 0));
  nodeTest(name, { timeout: (whole ? 1 : 2) * (limit + 15_000) }, async (t) => {
    if (whole) return once(t);
    await once(t).catch((error) => {
      whole = true;
      t.diagnostic(`Chromium's shell fails, now the whole of it: ${error.message}`);
      return once(t);
    });
  });
  async function once(t) {
    const seen = [];
    watched.set(t, seen);
    let late;
    try {
      await Promise.race([run(t), new Promise((_, fail) => { late = setTimeout(() => fail(new Error(`not done within ${limit / 1000} s`)), limit); })]);
    } catch (error) {
      const said = await told(seen);
      error.stack += said;
      error.message += said;
      throw error;
    } finally {
      clearTimeout(late);
    }
    const errors = seen.flatMap(({ bad }) => bad);
    if (errors.length) throw new Error(`the page reported:\n${errors.join("\n")}`);
  }
}

// told describes the pages of a failed test: their addresses, their text, their errors.
async function told(seen) {
  const lines = [];
  for (const { context, bad } of seen) {
    lines.push(...bad);
    for (const page of context.pages()) {
      const state = () => JSON.stringify({ ...window.flow?.where(), thinking: window.thought?.filter(([, to]) => to === null || to === Infinity).length }) + " " + document.body.innerText;
      const text = await Promise.race([page.evaluate(state), new Promise((done) => setTimeout(done, 2000, "does not answer"))]).catch(String);
      lines.push(`${page.url()}: ${text.replace(/\s+/g, " ").slice(0, 600)}`);
    }
  }
  return lines.map((line) => "\n| " + line).join("");
}

// The board does not breathe in tests, which costs a quarter of their processor time, but in the files that say moving().
let motion = "reduce";
export function moving() { motion = "no-preference"; }

// Nor is the site kept for play without a network, which takes a third of the processor time of a visit, but in the files that say
// keeping() and where a visit says `keep: true`. The former run in a whole Chromium, as people have it, the others in its shell for tests.
let keepsAll = false;
export function keeping() { keepsAll = whole = true; }
const keptNowhere = (context) => context.addInitScript(() => {
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(new Error("this test does without"));
});

// visit opens the site in a profile of its own and waits until the program runs.
export async function visit(t, { path = "", size = sizes.desktop, touch = false, site, start = true, keep = keepsAll, before, errors = [], context: options = {}, host = {} } = {}) {
  const server = await serve({ ...(site ? { site } : {}), ...host });
  t.after(() => server.close());
  const context = await (await theBrowser()).newContext({ viewport: size, hasTouch: touch, reducedMotion: motion, ...options });
  t.after(() => context.close());
  watched.get(t)?.push({ context, bad: watch(context, errors) });
  if (!keep) await keptNowhere(context);
  await before?.(context);
  await context.addInitScript(() => { try { localStorage.getItem("interbellum/programs") ?? localStorage.setItem("interbellum/programs", "off"); } catch { /* no page yet */ } }); // the computer's moves take no time
  const page = await context.newPage();
  await page.goto(server.url + path);
  if (start) {
    await started(page);
    await page.waitForFunction(() => window.interbellum?.save); // the keys come after the first picture
  }
  const shot = (name) => { mkdirSync(out, { recursive: true }); return page.screenshot({ path: join(out, name + ".png") }); };
  return { page, context, server, shot };
}

// opened is visit with the player of flow.mjs in the page, and with the page's chance fixed by a seed.
export const opened = (t, seed, options = {}) => visit(t, { ...options, before: async (context) => {
  await seeded(context, seed);
  await install(context);
  await options.before?.(context);
} });

// keptForOffline waits until the service worker has everything and answers for the page, where the visit keeps it.
export const keptForOffline = (page) => page.waitForFunction(async () => {
  const registration = await navigator.serviceWorker.ready;
  return registration.active?.state === "activated" && navigator.serviceWorker.controller !== null;
}, null, { timeout: 60_000 });

// noViolations runs axe-core over the page as it stands, or over one part of it.
export async function noViolations(page, part) {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: join(root, "app/browsertest/node_modules/axe-core/axe.min.js") });
  const found = await page.evaluate(async (part) => (await axe.run(part ?? document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  })).violations.map((v) => `${v.id}: ${v.help} (${v.nodes.map((n) => n.target.join(" ") + (n.any[0]?.message ? ": " + n.any[0].message : "")).join(", ")})`), part);
  if (found.length) throw new Error(`axe-core found:\n${found.join("\n")}`);
}
