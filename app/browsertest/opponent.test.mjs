// Computer players through the page: one side played by a person, a demonstration, advice, and what they may cost.
import assert from "node:assert/strict";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { built, noViolations, opened, sizes, started, test, theBrowser } from "./harness.mjs";
import { give, install, where } from "./flow.mjs";

// begin starts a match of Days of Decision; manners are how the two players are played.
async function begin(page, ...manners) {
  await page.getByRole("button", { name: /Cataclysm/ }).click();
  await page.locator("#begin").waitFor();
  for (const [i, manner] of manners.entries()) if (manner) await page.locator(`#manner-${i + 1}`).selectOption(manner);
  await page.locator("#begin").click();
  await page.locator(".table").waitFor();
}

// mine waits until a person is asked, or the match is over.
const mine = (page) => page.waitForFunction(() => document.querySelector(".decision > .choices [data-answer], .endscreen"), null, { timeout: 60_000 });

// measured notes tasks that keep the page from answering, and when a program thinks.
const measured = (context) => context.addInitScript(() => {
  window.long = [];
  window.thought = [];
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.long.push([e.startTime, e.startTime + e.duration]); }).observe({ type: "longtask", buffered: true });
  const Real = window.Worker;
  window.Worker = class extends Real {
    postMessage(text, ...rest) {
      if (typeof text === "string" && !JSON.parse(text).cancel) window.thought.push([performance.now(), Infinity]);
      super.postMessage(text, ...rest);
    }
    set onmessage(f) { super.onmessage = (e) => { if (window.thought.length) window.thought.at(-1)[1] = performance.now(); f(e); }; }
  };
});

test("a person plays one side of Days of Decision against a program", async (t) => {
  const asked = [];
  const { page, shot } = await opened(t, 7, { size: sizes.tablet, touch: true, before: async (context) => {
    context.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1)));
    await measured(context);
  } });
  await begin(page, "", "");
  await mine(page);
  assert.ok(!asked.includes("opponent.wasm"), "the program is not loaded before a computer player is there");
  await page.getByRole("button", { name: "Back to your matches" }).first().click();

  await begin(page, "", "hard");
  for (let n = 0; n < 60; n++) {
    await mine(page);
    await page.evaluate((seed) => window.flow.play({ seed, most: 1, short: 50 }), n);
  }
  await mine(page);
  assert.ok(asked.includes("opponent.wasm"));
  const { thought, held } = await page.evaluate(() => ({
    thought: window.thought.length,
    held: window.long.filter(([from, to]) => window.thought.some(([begun, done]) => from >= begun && to <= done)).map(([from, to]) => to - from),
  }));
  assert.ok(thought > 20, `the program was asked ${thought} times`);
  assert.deepEqual(held, [], "no task over 50 ms while it thinks");
  await shot("opponent");

  const before = await where(page);
  await page.reload();
  await started(page);
  await mine(page);
  assert.deepEqual(await where(page), before, "after a reload the same question");

  await page.locator("#hint").click();
  await page.locator(".choice.marked").waitFor();
  const hint = await page.locator(".choice.marked").getAttribute("data-answer");
  assert.match(await page.locator(".toast").innerText(), /^[A-Z].*: .+\. .+\./s, "the reason is a sentence");
  await noViolations(page);
  await shot("opponent-hint");
  await give(page, hint);

  await page.locator("#more").click();
  await page.locator("#menu [data-do=programs]").click();
  await page.locator("#program-uk").selectOption("easy-bold");
  await noViolations(page, ".sharesheet");
  await shot("opponent-who");
  await page.locator("#programs-done").click();
  await page.locator("#more").click();
  await page.locator("#menu [data-do=dice]").click();
  await page.locator(".dicetable tbody tr").first().waitFor();
  await noViolations(page, ".sharesheet");
  await shot("opponent-dice");
  await page.locator("#dice-done").click();

  await page.locator("[data-do=link]").first().click();
  assert.match(await page.locator(".toast.bad").innerText(), /stays on this device/);
});

test("a program is stopped at once, waits after every answer if it is to, and says why it has answered so", async (t) => {
  const { page, shot } = await opened(t, 9, { size: sizes.phone, touch: true, before: (context) => context.addInitScript(() => { try { localStorage.getItem("interbellum/programs") ?? localStorage.setItem("interbellum/programs", "step"); } catch { /* no page yet */ } }) });
  await begin(page, "normal", "hard-cautious");
  await page.locator("#go-on").waitFor();
  const { seq } = await where(page);
  await page.locator("#reason").click();
  assert.match(await page.locator(".toast").innerText(), /: .+\. .+\./s);
  await shot("opponent-step");
  await noViolations(page);
  await page.waitForTimeout(500);
  assert.equal((await where(page)).seq, seq, "it waits");
  await page.locator("#go-on").click();
  await page.waitForFunction((seq) => window.flow.where().seq > seq && document.querySelector("#go-on"), seq);

  await page.evaluate(() => localStorage.setItem("interbellum/programs", ""));
  await page.locator("#go-on").click();
  await page.locator("#halt").click();
  await page.locator("#go-on").waitFor();
  const stopped = await where(page);
  await page.waitForTimeout(500);
  assert.deepEqual(await where(page), stopped, "nothing is answered any more");
});

test("programs play a match to its end by themselves", async (t) => {
  const { page, shot } = await opened(t, 5, { size: sizes.desktop });
  const begun = Date.now();
  await begin(page, "easy", "easy");
  await page.locator(".endscreen").waitFor({ timeout: 170_000 });
  console.log(`a demonstration in ${Math.round((Date.now() - begun) / 1000)} s`);
  assert.match(await page.locator(".endscreen h1").innerText(), /win/i);
  await shot("opponent-end");
});

test("a program that does not come says so, and is asked again", async (t) => {
  const { page, server } = await opened(t, 6, { errors: [/opponent\.wasm/, /404/] });
  server.swap("web/opponent.wasm", null);
  await begin(page, "easy", "easy");
  await page.locator(".toast.bad").waitFor();
  assert.match(await page.locator(".toast.bad").innerText(), /The computer player cannot answer: /);
  server.swap("web/opponent.wasm", readFileSync(join(built, "web/opponent.wasm")));
  await page.locator("#go-on").click();
  await page.waitForFunction(() => window.flow.where().seq > 40, null, { timeout: 60_000 });
});

test("in the one file a program plays too, from file:// and without a network", async (t) => {
  const context = await (await theBrowser()).newContext({ offline: true, viewport: sizes.tablet }), bad = [];
  t.after(() => context.close());
  context.on("console", (message) => { if (message.type() === "error") bad.push(message.text()); });
  context.on("weberror", (error) => bad.push(String(error.error())));
  await install(context);
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(built, "interbellum.html")).href);
  await started(page);
  await begin(page, "easy", "normal");
  await page.waitForFunction(() => window.flow.where().seq > 60, null, { timeout: 60_000 });
  assert.deepEqual(bad, []);
});

test("the computer players' program is under 900 KB to download", () => {
  const file = join(built, "web/opponent.wasm"), bytes = readFileSync(file);
  const small = existsSync(file + ".br") ? readFileSync(file + ".br") : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  console.log(`opponent.wasm: ${small.length} bytes`);
  assert.ok(small.length <= 900_000, `${small.length} bytes`);
});
