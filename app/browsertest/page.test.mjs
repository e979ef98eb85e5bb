// The page starts, and says what is wrong where it cannot.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchWith, serve, started, test, visit } from "./harness.mjs";
import { install, newMatch, play, where } from "./flow.mjs";

const name = (page) => page.getByRole("heading", { name: "Interbellum" }).first();

test("the page loads and shows its name", async (t) => {
  const { page } = await visit(t);
  await name(page).waitFor();
  assert.equal(await page.locator("#shell").count(), 0, "the loading view is gone");
});

test("before the program runs, a calm view with the name is there", async (t) => {
  let release;
  const held = new Promise((go) => { release = go; });
  const { page, shot } = await visit(t, {
    start: false,
    before: (context) => context.route("**/cataclysm.wasm", async (route) => { await held; await route.continue(); }),
  });
  await page.getByText("Interbellum", { exact: true }).waitFor();
  await shot("loading");
  release();
  await started(page);
});

test("the first page is painted before the game is read, which then fills its card", async (t) => {
  const { page } = await visit(t, {
    start: false,
    before: (context) => context.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector("html[data-ready=yes]")) return;
        seen.disconnect();
        window.atFirst = document.querySelectorAll("#now-side option").length;
      });
      seen.observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
    }),
  });
  await page.locator("#now-side option").nth(1).waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => window.atFirst), 0, "sides offered when the page is first painted");
});

for (const [how, block] of Object.entries({
  "throws": () => Object.defineProperty(window, "localStorage", { configurable: true, get() { throw new DOMException("denied", "SecurityError"); } }),
  "is null": () => Object.defineProperty(window, "localStorage", { configurable: true, value: null }),
})) {
  test(`where the browser's storage ${how}, the page starts and says so`, async (t) => {
    const { page, shot } = await visit(t, { before: (context) => context.addInitScript(block) });
    await name(page).waitFor();
    await page.getByText("does not let this page save anything").first().waitFor();
    await shot("blocked-storage");
    await page.getByRole("button", { name: "Close" }).click();
    await name(page).waitFor();
  });
}

test("where a person has told the browser to keep nothing, a match is played all the same, and exported", async (t) => {
  const profile = mkdtempSync(join(tmpdir(), "interbellum-"));
  const context = await launchWith(profile, { profile: { default_content_setting_values: { cookies: 2 } } });
  const server = await serve();
  t.after(async () => { await context.close(); await server.close(); rmSync(profile, { recursive: true, force: true }); });
  const bad = [];
  context.on("weberror", (error) => bad.push(String(error.error())));
  await install(context);
  const page = await context.newPage();
  await page.goto(server.url);
  await started(page);
  await page.getByText("does not let this page save anything").first().waitFor();
  assert.equal(await page.evaluate(() => interbellumStorage), "memory");
  await page.getByRole("button", { name: "Close" }).click();
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await play(page, { seed: 5, most: 4 });
  const { seq } = await where(page); // without locks for the page, it is not taken for another tab's
  await page.getByRole("button", { name: "Back to your matches" }).first().click();
  await page.getByRole("button", { name: "More for Uppsala" }).click();
  const [made] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export", exact: true }).click()]);
  assert.equal(JSON.parse(readFileSync(await made.path(), "utf8")).answers.length, seq);
  assert.deepEqual(bad, []);
});

test("without WebAssembly the page says so", async (t) => {
  const { page, shot } = await visit(t, {
    start: false,
    before: (context) => context.addInitScript(() => { delete window.WebAssembly; }),
    errors: [/WebAssembly/],
  });
  await page.getByText("This browser cannot run Interbellum").waitFor();
  await shot("no-webassembly");
});

test("without JavaScript the page says so", async (t) => {
  const { page } = await visit(t, { start: false, context: { javaScriptEnabled: false } });
  await page.locator("noscript p").waitFor();
  assert.match(await page.locator("noscript p").innerText(), /needs JavaScript, which is switched off/);
  assert.ok(await page.getByText("Setting up the board").isHidden());
});

test("a program that does not arrive is said, and can be tried again", async (t) => {
  const { page, server } = await visit(t, { path: "", start: false, errors: [/cataclysm\.wasm/],
    before: (context) => context.route("**/cataclysm.wasm", (route) => route.fulfill({ status: 404 }), { times: 1 }) });
  await page.getByText("The program could not be loaded").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await started(page);
  assert.equal(page.url(), server.url);
});

test("the layout of a board that does not arrive is said, and can be tried again", async (t) => {
  for (const [how, says] of [[(route) => route.abort(), "Are you online?"], [(route) => route.fulfill({ status: 404 }), "the site seems incomplete"],
    [(route) => route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><p>Nothing is here." }), "the site seems incomplete"]]) {
    const { page } = await visit(t, { path: "", start: false, errors: [/cataclysm-pacific\.json|Failed to (load|fetch)/],
      before: (context) => context.route("**/web/boards/cataclysm-pacific.json", how, { times: 1 }) });
    await page.getByText(says).waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await started(page);
  }
});

test("a program that stops says so, and can be started again", async (t) => {
  const { page } = await visit(t, { errors: [/panic|goroutine|index out of range|\.go:\d|exit code|already exited|^\s|runtime|syscall/] });
  await page.evaluate(() => { try { goappNav(); } catch { /* the program has ended */ } }); // go-app expects an address
  await page.getByText("The program has stopped.").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("#shell").waitFor({ state: "detached" });
  await started(page);
});
