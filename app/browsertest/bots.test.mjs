// Computer players through the page: one side played by a person, advice, changed seats, and what they may cost.
import assert from "node:assert/strict";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { built, noViolations, opened, sizes, started, test, theBrowser } from "./harness.mjs";
import { give, install, moreOfForm, play, where } from "./flow.mjs";
import { begin, games, jumps, measured, mine } from "./bots.mjs";

for (const [id, game] of Object.entries(games)) test(`${game.name}: a person plays one side against programs, with hints, dice and changed seats`, async (t) => {
  const asked = [];
  const { page, shot } = await opened(t, 7, { size: sizes.tablet, touch: true, before: async (context) => {
    context.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1)));
    await measured(context);
  } });
  await begin(page, id, "", ...game.rivals.map(() => ""));
  await page.locator(".table, .hand").first().waitFor();
  assert.ok(!asked.includes(game.program), "the program is not loaded before a computer player is there");
  await page.getByRole("button", { name: "Back to your matches" }).first().click();

  await begin(page, id, "", ...game.rivals);
  for (let n = 0; n < game.answers; n++) {
    await mine(page);
    await play(page, { seed: n, most: 1, ...game.way });
  }
  await mine(page);
  assert.ok(asked.includes(game.program));
  // How long the page is held while a program thinks is measured by bench-bots.mjs. Here it is a share, which no busy machine changes:
  // a program that thought in the page itself would hold it all that time.
  const { thought, thinking, held } = await page.evaluate(() => {
    const sum = (spans) => spans.reduce((n, [from, to]) => n + to - from, 0), done = window.thought.filter(([, to]) => to < Infinity);
    return { thought: window.thought.length, thinking: sum(done), held: sum(window.long.filter(([from, to]) => done.some(([begun, end]) => from >= begun && to <= end))) };
  });
  assert.ok(thought > 20, `the program was asked ${thought} times`);
  console.log(`${game.name}: thought for ${thinking.toFixed()} ms, the page was held for ${held.toFixed()} ms of them`);
  assert.ok(held < thinking / 3, `the page was held for ${held} of ${thinking} ms that the program thought`);
  await shot(`bots-${id}`);

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
  await shot(`bots-${id}-hint`);
  await give(page, hint);

  await page.locator("#more").click();
  await page.locator("#menu [data-do=programs]").click();
  await page.locator(`#program-${game.seat}`).selectOption("easy-bold");
  await noViolations(page, ".sharesheet");
  await shot(`bots-${id}-who`);
  await page.locator("#programs-done").click();
  await page.locator("#more").click();
  await page.locator("#menu [data-do=dice]").click();
  await page.locator(".dicetable tbody tr").first().waitFor();
  await noViolations(page, ".sharesheet");
  await shot(`bots-${id}-dice`);
  await page.locator("#dice-done").click();

  await page.locator("[data-do=link]").first().click();
  await page.locator(".toast:not(.bad)", { hasText: "stays on this device" }).waitFor();
});

for (const [id, game] of Object.entries(games)) for (const size of ["tablet", "phone"]) test(`${game.name}, ${size}: nothing jumps while programs answer`, async (t) => {
  const { page } = await opened(t, 7, { size: sizes[size], touch: true, before: measured });
  await begin(page, id, "", ...game.rivals);
  await mine(page);
  let turns = 0;
  for (let n = 0; n < 40 && turns < 8; n++) {
    await jumps(page);
    await play(page, { seed: n, most: 1, ...game.way });
    await mine(page);
    const { asked, most, worst } = await jumps(page);
    if (asked) turns++;
    assert.ok(!asked || most <= 0.1, `${most.toFixed(3)}: ${worst.join("; ")}`);
  }
  assert.ok(turns > 3, `programs answered after ${turns} answers`);
});

for (const [id, game] of Object.entries(games)) test(`${game.name}: a program is stopped at once, waits after every answer if it is to, and says why it has answered so`, async (t) => {
  const { page, shot } = await opened(t, 9, { size: sizes.phone, touch: true, before: (context) => context.addInitScript(() => { try { localStorage.getItem("interbellum/programs") ?? localStorage.setItem("interbellum/programs", "step"); } catch { /* no page yet */ } }) });
  await begin(page, id, "normal", ...game.rivals.map(() => "hard-cautious"));
  await page.locator("#go-on").waitFor();
  const { seq } = await where(page);
  await page.locator("#reason").click();
  assert.match(await page.locator(".toast").innerText(), /: .+\. .+\./s);
  await shot(`bots-${id}-step`);
  await noViolations(page);
  await page.waitForTimeout(500);
  assert.equal((await where(page)).seq, seq, "it waits");
  await page.locator("#go-on").click();
  await page.waitForFunction((seq) => window.flow.where().seq > seq && document.querySelector("#go-on"), seq);

  await page.evaluate(() => localStorage.setItem("interbellum/programs", "off"));
  await page.locator("#go-on").click();
  await page.locator("#halt").click();
  await page.locator("#go-on").waitFor();
  const stopped = await where(page);
  await page.waitForTimeout(500);
  assert.deepEqual(await where(page), stopped, "nothing is answered any more");
});

test("a program that does not come says so, and is asked again", async (t) => {
  const { page, server } = await opened(t, 6, { errors: [/cataclysm-bots\.wasm/, /404/] });
  server.swap("web/cataclysm-bots.wasm", null);
  await begin(page, "cataclysm", "easy", "easy");
  await page.locator(".toast.bad").waitFor();
  assert.match(await page.locator(".toast.bad").innerText(), /The computer player cannot answer: /);
  server.swap("web/cataclysm-bots.wasm", readFileSync(join(built, "web/cataclysm-bots.wasm")));
  await page.locator("#go-on").click();
  await page.waitForFunction(() => window.flow.where().seq > 40, null, { timeout: 60_000 });
});

for (const [id, game] of Object.entries(games)) test(`${game.name}: in the one file a program plays too, from file:// and without a network`, async (t) => {
  const context = await (await theBrowser()).newContext({ offline: true, viewport: sizes.tablet }), bad = [];
  t.after(() => context.close());
  context.on("console", (message) => { if (message.type() === "error") bad.push(message.text()); });
  context.on("weberror", (error) => bad.push(String(error.error())));
  await install(context);
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(built, "interbellum.html")).href);
  await started(page);
  await begin(page, id, "easy", ...game.rivals);
  await page.waitForFunction(() => window.flow.where().seq > 20, null, { timeout: 120_000 });
  assert.deepEqual(bad, []);
});

// With the lines of their source in them (90 and 117 KB), which only the report of a crash needs. The aim for both is 950,000.
// What has raised the limits: in Cataclysm where units may deploy (700), the chance to keep a country (800), landings (2,800), openings and
// guards (900, and some 2,000 by chance); in the games with blocks how a scenario starts (300), and war as a difference of standings (1,300).
// Cataclysm's leaves room for brotli's chance (size.test.mjs), which had used up what there was.
for (const [name, most] of [["cataclysm-bots.wasm", 737_000], ["blocks-bots.wasm", 1_034_000]]) test(`${name}, the computer players of a family of games, is at most ${most} bytes to download`, () => {
  const file = join(built, "web", name), bytes = readFileSync(file);
  const small = existsSync(file + ".br") ? readFileSync(file + ".br") : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  console.log(`${name}: ${small.length} bytes`);
  assert.ok(small.length <= most, `got ${small.length} bytes, want at most ${most}`);
});

test("the form offers a match against programs, people, or one person alone, each in one tap", async (t) => {
  const { page, shot } = await opened(t, 9, { size: sizes.phone, touch: true });
  await page.getByRole("button", { name: /Triumph/ }).first().click();
  await moreOfForm(page);
  await page.locator("#manner-2").selectOption("hard");
  const against = page.locator("#against"), manners = async (...want) => {
    for (const [i, value] of want.entries()) await page.waitForFunction(([id, value]) => document.getElementById(id)?.value === value, [`manner-${i + 1}`, value], { timeout: 5000 });
  };
  await manners("A person", "hard", "normal");
  assert.equal(await against.getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator("#player-3").getAttribute("placeholder"), "Computer 3");
  await shot("against-programs");
  await noViolations(page);
  await page.getByRole("button", { name: "3 players" }).click();
  await manners("A person", "A person", "A person");
  await page.getByRole("button", { name: "Solo: you play every side" }).click();
  await page.locator("#manner-2").waitFor({ state: "detached" });
  await against.click();
  await manners("A person", "normal", "normal");
  await page.locator("#player-1").fill("Anna");
  await page.locator("#player-1").blur();
  await page.locator("#mine-ussr").click();
  await page.waitForFunction(() => [...document.querySelectorAll("[id^=mine-][aria-pressed=true]")].map((b) => b.innerText).join() === "USSR", null, { timeout: 5000 });
  await manners("A person", "normal", "normal");
  assert.equal(await page.locator("#player-1").inputValue(), "Anna");
  assert.equal(await page.getByRole("button", { name: "3 players" }).getAttribute("aria-pressed"), "false");
  await shot("against-programs-as-ussr");
  await noViolations(page);
  await page.locator("#begin").click();
  await mine(page);
  assert.equal(await page.locator(".whose").innerText(), "USSR");
});

test("a seat that a program plays is given back to a person, in the match and before it", async (t) => {
  const { page } = await opened(t, 10, { before: measured });
  await page.getByRole("button", { name: /Cataclysm/ }).first().click();
  await moreOfForm(page);
  for (const label of ["Computer, hard", "A person"]) await page.locator("#manner-2").selectOption({ label });
  await page.waitForFunction(() => document.querySelector("#player-2").placeholder === "Player 2", null, { timeout: 5000 });
  await page.locator("#manner-2").selectOption("hard");
  await page.locator("#begin").click();
  await mine(page);
  await page.locator("#more").click();
  await page.locator("#menu [data-do=programs]").click();
  const selects = page.locator(".over select[id^=program-]");
  await selects.first().waitFor();
  for (const select of await selects.all()) await select.selectOption({ label: "A person" });
  await page.locator("#programs-done").click();
  const asked = await page.evaluate(() => window.thought.length);
  await play(page, { seed: 10, most: 60 });
  assert.ok((await where(page)).seq >= 60);
  assert.equal(await page.evaluate(() => window.thought.length), asked, "no program is asked any more");
  await page.reload();
  await started(page);
  await mine(page);
  await page.locator("#more").click();
  await page.locator("#menu [data-do=programs]").click();
  await page.locator("#programs-title").waitFor();
  assert.deepEqual([...new Set(await selects.evaluateAll((all) => all.map((s) => s.selectedIndex)))], [0]);
});
