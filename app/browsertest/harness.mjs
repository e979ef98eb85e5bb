// What the browser tests share: a server for the built site, one browser, pages whose console errors fail the test.
import { spawnSync } from "node:child_process";
import { createReadStream, existsSync, mkdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { after, test as nodeTest } from "node:test";
import { chromium } from "playwright-core";

const here = fileURLToPath(new URL(".", import.meta.url));
export const root = join(here, "../..");
export const out = join(here, "out");
export const built = join(root, "static");

export const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1180, height: 820 },
  phone: { width: 390, height: 844 },
};

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".json": "application/json",
  ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2", ".txt": "text/plain; charset=utf-8",
};

// serve is a static host as plain as they come: files below a sub-path, a type by the name's end, and brotli where
// it lies beside the file. What it hands out can be changed with swap(name, bytes), as by a new publication.
export async function serve({ site = built, under = "/games/interbellum/" } = {}) {
  if (!existsSync(join(site, "index.html"))) throw new Error(`${site} holds no site: run make site first`);
  const swapped = new Map();
  const server = createServer((request, response) => {
    let name = decodeURIComponent(new URL(request.url, "http://host").pathname);
    if (!name.startsWith(under)) return response.writeHead(404).end();
    name = normalize(name.slice(under.length) || "index.html");
    const type = types[extname(name)] ?? "application/octet-stream";
    if (swapped.has(name)) {
      const bytes = swapped.get(name);
      return bytes === null ? response.writeHead(404).end() : response.writeHead(200, { "Content-Type": type }).end(bytes);
    }
    let file = join(site, name);
    if (name.startsWith("..") || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const etag = `"${statSync(file).mtimeMs}"`;
    const headers = { "Content-Type": type, "Cache-Control": "no-cache", ETag: etag };
    if (request.headers["if-none-match"] === etag) return response.writeHead(304, headers).end();
    if (/\bbr\b/.test(request.headers["accept-encoding"] ?? "") && existsSync(file + ".br")) {
      file += ".br";
      headers["Content-Encoding"] = "br";
    }
    headers["Content-Length"] = statSync(file).size;
    response.writeHead(200, headers);
    createReadStream(file).pipe(response);
  });
  await new Promise((ready) => server.listen(0, "localhost", ready));
  return {
    url: `http://localhost:${server.address().port}${under}`,
    swap: (name, bytes) => swapped.set(name, bytes),
    close: () => new Promise((done) => { server.closeAllConnections(); server.close(done); }),
  };
}

export function chromePath() {
  if (process.env.CHROME) return process.env.CHROME;
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
    if (found) return found;
  }
  throw new Error("No Chromium here. Install Debian's (apt install chromium) or set CHROME to the path of one.");
}

export function launch(options = {}) {
  return chromium.launch({
    executablePath: chromePath(),
    headless: true,
    args: [
      "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
    ...options,
  });
}

let browser;
export async function theBrowser() { return (browser ??= await launch()); }
after(async () => { await browser?.close(); });

// watch collects what must not happen on a page.
function watch(context, allowed) {
  const bad = [];
  const note = (text) => { if (!allowed.some((pattern) => pattern.test(text))) bad.push(text); };
  context.on("console", (message) => { if (message.type() === "error") note(`${message.text()} (${message.location().url})`); });
  context.on("weberror", (error) => note(String(error.error())));
  return bad;
}

const watched = new WeakMap();

// test is node's, failing also on console errors of the pages it opened.
export function test(name, run) {
  nodeTest(name, { timeout: 180_000 }, async (t) => {
    const seen = [];
    watched.set(t, seen);
    await run(t);
    const errors = seen.flat();
    if (errors.length) throw new Error(`the page reported:\n${errors.join("\n")}`);
  });
}

// visit opens the site in a profile of its own and waits until the program runs.
export async function visit(t, { path = "", size = sizes.desktop, touch = false, site, start = true, before, errors = [], context: options = {} } = {}) {
  const server = await serve(site ? { site } : {});
  t.after(() => server.close());
  const context = await (await theBrowser()).newContext({ viewport: size, hasTouch: touch, ...options });
  t.after(() => context.close());
  watched.get(t)?.push(watch(context, errors));
  await before?.(context);
  const page = await context.newPage();
  await page.goto(server.url + path);
  if (start) await started(page);
  const shot = (name) => { mkdirSync(out, { recursive: true }); return page.screenshot({ path: join(out, name + ".png") }); };
  return { page, context, server, shot };
}

export const started = (page) => page.locator("html[data-ready=yes]").waitFor({ state: "attached", timeout: 60_000 });

// keptForOffline waits until the service worker has everything and answers for the page.
export const keptForOffline = (page) => page.waitForFunction(async () => {
  const registration = await navigator.serviceWorker.ready;
  return registration.active?.state === "activated" && navigator.serviceWorker.controller !== null;
}, null, { timeout: 60_000 });

// noViolations runs axe-core over the page as it stands.
export async function noViolations(page) {
  await page.addScriptTag({ path: join(here, "node_modules/axe-core/axe.min.js") });
  const found = await page.evaluate(async () => (await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  })).violations.map((v) => `${v.id}: ${v.help} (${v.nodes.map((n) => n.target.join(" ")).join(", ")})`));
  if (found.length) throw new Error(`axe-core found:\n${found.join("\n")}`);
}

// tapToPaint taps and gives the milliseconds from the input to the first frame after the page has changed.
export async function tapToPaint(page, locator, changes = "body") {
  await page.evaluate((changes) => {
    window.tapped = new Promise((done) => {
      let from = 0;
      addEventListener("pointerdown", (event) => { from = event.timeStamp; }, { capture: true, once: true });
      const seen = new MutationObserver(() => {
        if (!from) return;
        seen.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => done(performance.now() - from);
          channel.port2.postMessage(0);
        });
      });
      seen.observe(document.querySelector(changes), { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, changes);
  await locator.click();
  return page.evaluate(() => window.tapped);
}
