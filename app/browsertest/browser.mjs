// What tests and benchmarks share: a server for the built site, Chromium, the wait for the program.
import { spawnSync } from "node:child_process";
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = fileURLToPath(new URL(".", import.meta.url));
export const root = join(here, "../..");
export const out = join(here, "out");
export const built = join(root, "static");
export const harbours = join(root, ".cache/harbours"); // the site with Harbours in it

export const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1180, height: 820 },
  phone: { width: 390, height: 844 },
};

const types = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".json": "application/json",
  ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".woff2": "font/woff2", ".txt": "text/plain; charset=utf-8",
};

// serve is a static host as plain as they come: files below a sub-path, a type by the name's end, and brotli where
// it lies beside the file. What it hands out can be changed with swap(name, bytes), as by a new publication. Some hosts add headers,
// with fallback unknown addresses get the page itself, with notFound the site's 404.html.
export async function serve({ site = built, under = "/games/interbellum/", extra = {}, fallback = false, notFound = false } = {}) {
  if (!existsSync(join(site, "index.html"))) throw new Error(`${site} holds no site: run make site first`);
  const swapped = new Map();
  const server = createServer((request, response) => {
    let name = decodeURIComponent(new URL(request.url, "http://host").pathname);
    const folder = under.slice(0, -1), page = fallback && (name === folder || name.startsWith(under) && !extname(name));
    if (!page && !name.startsWith(under)) return response.writeHead(404).end();
    name = page ? "index.html" : normalize(name.slice(under.length) || "index.html");
    const type = types[extname(name)] ?? "application/octet-stream";
    if (swapped.has(name)) {
      const bytes = swapped.get(name);
      return bytes === null ? response.writeHead(404).end() : response.writeHead(200, { "Content-Type": type }).end(bytes);
    }
    let file = join(site, name);
    if (name.startsWith("..") || !existsSync(file) || !statSync(file).isFile())
      return response.writeHead(404, { "Content-Type": types[".html"] }).end(notFound ? readFileSync(join(site, "404.html")) : undefined);
    const etag = `"${statSync(file).mtimeMs}"`;
    const headers = { "Content-Type": type, "Cache-Control": "no-cache", ETag: etag, ...extra };
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

const programPath = (name) => spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();

export function chromePath() {
  if (process.env.CHROME) return process.env.CHROME;
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    const found = programPath(name);
    if (found) return found;
  }
  throw new Error("No Chromium here. Install Debian's (apt install chromium) or set CHROME to the path of one.");
}

const asTested = () => ({
  executablePath: chromePath(),
  headless: true,
  args: [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

export const launch = ({ args = [], ...options } = {}) => chromium.launch({ ...asTested(), args: [...asTested().args, ...args], ...options });

// shellPath is Chromium without its windows, "" where there is none: the same engine, but a new profile takes half of the processor time.
export const shellPath = () => process.env.CHROME ? "" : programPath("chromium-headless-shell");

// launchWith opens a profile with preferences of its own, such as a person sets in the browser.
export function launchWith(profile, preferences, options = {}) {
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify(preferences));
  return chromium.launchPersistentContext(profile, { ...asTested(), ...options });
}

export const started = (page) => page.locator("html[data-ready=yes]").waitFor({ state: "attached", timeout: 60_000 });

// tapToPaint taps and gives the milliseconds from the lifted finger to the first frame that shows the answer. The light on
// what is pointed at is no answer (web/keys.js); what the page puts off until after the frame does not count either, and would
// come first if the frame's end were waited for with its own priority.
export async function tapToPaint(page, locator, changes = "body", tap = () => locator.click()) {
  await page.evaluate((changes) => {
    window.tapped = new Promise((done) => {
      let from = 0;
      addEventListener("pointerup", (event) => { from = event.timeStamp; }, { capture: true, once: true });
      const seen = new MutationObserver((list) => {
        if (!from || list.every((m) => m.attributeName === "class")) return;
        seen.disconnect();
        requestAnimationFrame(() => scheduler.postTask(() => done(performance.now() - from), { priority: "user-blocking" }));
      });
      seen.observe(document.querySelector(changes), { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, changes);
  await tap();
  return page.evaluate(() => window.tapped);
}
