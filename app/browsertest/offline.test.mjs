// The page is kept for play without a network, under any path, and a newer version is offered.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { built, keeping, keptForOffline, opened, started, test, visit } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

keeping();

test("the page opens again without a network, with #fragment and ?query, as /index.html", async (t) => {
  const { page, server } = await visit(t);
  await keptForOffline(page);
  await server.close();
  for (const address of ["", "#match=7", "?utm_source=mail", "?x=1#match=7", "index.html", "index.html?x#y"]) {
    await page.goto("about:blank");
    await page.goto(server.url + address);
    await started(page);
    await page.getByRole("heading", { name: "Interbellum" }).first().waitFor();
    assert.equal(page.url(), server.url + address, "the address is kept");
  }
  await page.reload();
  await started(page);
});

test("everything the page may need is kept at the first visit, and the computer players, the Workshop and live play when they are first asked for", async (t) => {
  const { page } = await visit(t);
  await keptForOffline(page);
  const inCaches = () => page.evaluate(async () => {
    const files = {};
    for (const key of await caches.keys()) {
      const cache = await caches.open(key);
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request)).arrayBuffer();
        files[request.url] = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
      }
    }
    return files;
  });
  const kept = await inCaches();
  const base = new URL(".", page.url()).href;
  const { "web/cataclysm-bots.wasm": bots, "web/blocks-bots.wasm": other, "web/workshop.wasm": workshop,
    "web/late/live-scan.js": _, "web/late/live.js": __, "web/words/live.txt": ___, ...listed } = JSON.parse(readFileSync(join(built, "service-worker.js"), "utf8").match(/const FILES = (\{.*?\});/s)[1]);
  assert.deepEqual(Object.keys(kept).sort(), Object.keys(listed).map((file) => new URL(file, base).href).sort());
  for (const [file, digest] of Object.entries(listed)) assert.equal(kept[new URL(file, base).href], digest, file);

  await page.evaluate(() => fetch("web/cataclysm-bots.wasm").then((got) => got.arrayBuffer()));
  const after = await inCaches();
  assert.deepEqual([after[new URL("web/cataclysm-bots.wasm", base).href], after[new URL("web/blocks-bots.wasm", base).href]], [bots, undefined]);
  for (const [file, digest] of [["web/blocks-bots.wasm", other], ["web/workshop.wasm", workshop]]) {
    await page.evaluate((file) => fetch(file).then((got) => got.arrayBuffer()), file);
    assert.equal((await inCaches())[new URL(file, base).href], digest, file);
  }
});

// published makes the site's next version: the loader changed, and a worker that lists it.
function published(server, loader = readFileSync(join(built, "wasm_exec.js"), "utf8") + "\n// next\n") {
  const digest = createHash("sha256").update(loader).digest("hex");
  server.swap("wasm_exec.js", loader);
  server.swap("service-worker.js", readFileSync(join(built, "service-worker.js"), "utf8")
    .replace(/const VERSION = ".*"/, 'const VERSION = "next"')
    .replace(/"wasm_exec.js": ".*"/, `"wasm_exec.js": "${digest}"`));
}

const versions = (page) => page.evaluate(async () => (await caches.keys()).map((key) => key.split(" ").at(-1)));

// accept presses the button that changes to the new version, and waits until the page has come back with it.
async function accept(page) {
  await page.evaluate(() => { window.before = true; });
  await page.getByRole("button", { name: "Update now" }).click();
  await page.waitForFunction(() => !window.before && document.documentElement.dataset.ready === "yes");
}

test("an update is offered, never forced", async (t) => {
  const { page, server, shot } = await visit(t);
  await keptForOffline(page);
  assert.ok(await page.getByText("A new version").isHidden(), "the first visit is no update");
  published(server);
  await page.evaluate(() => { window.before = true; goappTryUpdate(); });
  await page.getByText("A new version of Interbellum is ready.").waitFor();
  await shot("update");
  assert.equal(await page.evaluate(() => window.before), true, "the page was not loaded anew by itself");
  await page.reload();
  await started(page);
  assert.equal((await versions(page)).length, 2, "the old version still answers");
  await accept(page);
  assert.deepEqual(await versions(page), ["next"]);
});

for (const [how, bytes] of [["cut off", "// cut off"], ["missing", null]]) test(`an update of which one file is ${how} leaves the old version whole, with its matches`, async (t) => {
  const { page, server } = await opened(t, 51, { errors: [/status of 404/, /is not the file of version/] });
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await play(page, { seed: 5, most: 2 });
  const { seq } = await where(page);
  await keptForOffline(page);
  const old = await versions(page);
  published(server);
  server.swap("wasm_exec.js", bytes);
  const failed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((done) => registration.addEventListener("updatefound", () => done(registration.installing)));
    registration.update().catch(() => {});
    const worker = await found;
    return new Promise((done) => { worker.addEventListener("statechange", () => done(worker.state)); });
  });
  assert.equal(failed, "redundant");
  assert.deepEqual(await versions(page), old);
  await server.close();
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.equal((await where(page)).seq, seq);
  await play(page, { seed: 6, most: 1 });
});

test("an update in the middle of a match waits to be accepted; the match goes on before it and after it, in both windows", async (t) => {
  const { page, server, context } = await opened(t, 52);
  await keptForOffline(page);
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await play(page, { seed: 5, most: 3 });
  const two = await context.newPage();
  await two.goto(server.url);
  await started(two);
  published(server);
  for (const p of [page, two]) await p.evaluate(() => { window.before = true; });
  await page.evaluate(() => goappTryUpdate());
  await page.getByText("A new version of Interbellum is ready.").waitFor();
  await play(page, { seed: 6, most: 3 }); // a player who does not care plays on
  const { seq } = await where(page);
  assert.ok(await page.evaluate(() => window.before), "it was not loaded anew by itself");
  await accept(page);
  await page.locator(".table").waitFor();
  assert.equal((await where(page)).seq, seq, "the new version finds the match of the old one");
  assert.deepEqual(await versions(page), ["next"]);
  await two.getByText("Another window updated Interbellum").waitFor();
  assert.ok(await two.evaluate(() => window.before), "the other window is not loaded anew by itself");
  await play(page, { seed: 7, most: 1 });
  const last = (await where(page)).seq;
  await two.getByText(`${last} answers`).waitFor();
  await two.getByRole("button", { name: "Update here too" }).click();
  await two.waitForFunction(() => !window.before && document.documentElement.dataset.ready === "yes");
  await two.locator(".game", { hasText: `${last} answers` }).waitFor();
});

// first-release.json is what the build of 22 November 2026 had stored of two matches.
test("an update from an older build finds the matches that it stored, and they go on", async (t) => {
  const stored = JSON.parse(readFileSync(new URL("first-release.json", import.meta.url), "utf8"));
  const { page, server } = await opened(t, 54, { before: (context) => context.addInitScript((stored) => {
    if (location.protocol === "http:" && !localStorage.length) for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, stored) });
  await keptForOffline(page);
  published(server);
  await page.evaluate(() => goappTryUpdate());
  await accept(page);
  const list = JSON.parse(stored["interbellum/index"]);
  assert.deepEqual((await page.locator(".games > ul .gt b").allTextContents()).sort(), list.map((info) => info.title).sort());
  for (const { title, answers } of list) {
    await page.locator(".game a", { hasText: title }).click();
    await page.locator(".table").waitFor();
    const { seq } = await where(page);
    if (seq !== answers) assert.match(await page.locator(".toast").innerText(), /answer|position/, "a changed rule is said, with how far the match came");
    await play(page, { seed: 5, most: 2 });
    const on = await where(page);
    assert.ok(on.seq > seq);
    await page.reload();
    await started(page);
    await page.locator(".table").waitFor();
    assert.deepEqual(await where(page), on);
    await page.getByRole("button", { name: "Back to your matches" }).first().click();
  }
});

test("a link of a later version changes nothing here, and the later version is looked for and offered", async (t) => {
  const { page, server } = await opened(t, 53);
  await keptForOffline(page);
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await play(page, { seed: 5, most: 3 });
  await page.getByRole("button", { name: "Link to this match" }).click();
  const link = await page.locator("#link").innerText();
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  const before = await where(page);
  published(server);
  await page.goto(link.replace(/#ib\d/, "#ib9"));
  await page.getByText(/version 9/).waitFor();
  await page.getByText("A new version of Interbellum is ready.").waitFor();
  assert.deepEqual(await where(page), before, "the match on the table is untouched");
  await accept(page);
  assert.deepEqual(await versions(page), ["next"]);
  await page.goto(link); // the other direction: a link of the older version in the newer one
  await page.locator(".table").waitFor();
  await page.getByText("You already have this match").waitFor();
});

test("other programs' caches on the same host are left alone", async (t) => {
  const { page, server } = await visit(t);
  await keptForOffline(page);
  await page.evaluate(() => Promise.all(["theirs", "interbellum /elsewhere/ 1"].map((key) => caches.open(key))));
  published(server);
  await page.evaluate(() => goappTryUpdate());
  await accept(page);
  assert.deepEqual((await versions(page)).sort(), ["1", "next", "theirs"]);
});

test("the browser would install the page", async (t) => {
  const { page, context, server } = await visit(t);
  await keptForOffline(page);
  const session = await context.newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A profile of a test counts as a private window; that is the one thing in the way.
  assert.deepEqual([...errors, ...installabilityErrors.filter((e) => e.errorId !== "in-incognito")], []);
  await server.close(); // and without a network, where the first visit is over
  await page.reload();
  await started(page);
  const offline = await session.send("Page.getAppManifest");
  assert.ok(offline.data.includes("share_target") && !offline.errors.length);
  assert.deepEqual((await session.send("Page.getInstallabilityErrors")).installabilityErrors.filter((e) => e.errorId !== "in-incognito"), []);
});
