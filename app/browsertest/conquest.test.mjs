// Conquest & Consequence through the page, in the program for tests.
import assert from "node:assert/strict";
import { guard } from "./blocks.mjs";
import { harbours, noViolations, opened, test } from "./harness.mjs";
import { comeIn, newMatch, paste, play } from "./flow.mjs";
import { momentsOf } from "./largest.mjs";

const sizes = { wide: [1440, 900], tablet: [1180, 820], upright: [820, 1180], phone: [390, 844] };
const quick = { short: 96, hasty: true, bar: 50 };

test("1936 at every size: nothing that axe-core finds, nothing that scrolls sideways", async (t) => {
  const { page, shot } = await opened(t, 6, { site: harbours, path: "#new-conquest" });
  await newMatch(page, { scenario: "1936", alone: true });
  await play(page, { seed: 60, most: 70, ...quick });
  const panels = ["Hand", "Factions", "Nations", "Aids", "Log"];
  for (const [i, [size, [width, height]]] of Object.entries(sizes).entries()) {
    await page.setViewportSize({ width, height });
    for (const [k, panel] of panels.entries()) {
      await page.getByRole("tab", { name: panel }).click();
      await page.locator(`[role=tab][aria-selected=true]`, { hasText: panel }).waitFor();
      if ((i + k) % 2 === 0) await noViolations(page);
      const wide = await page.evaluate(() => [document.documentElement, ...document.querySelectorAll(".topbar, .facts, .decision, .panel")].filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.className));
      assert.deepEqual(wide, [], `${panel}, ${size}`);
      await shot(`conquest-${panel.toLowerCase()}-${size}`);
    }
  }
});

test("two play Rising Sun to its end on one device, and nothing that the other hides is ever in the document", async (t) => {
  const held = { Ann: ["japan"], Bob: ["us"] };
  const { page } = await opened(t, 5, { site: harbours, path: "#new-conquest", size: { width: 390, height: 844 }, before: (context) => context.addInitScript(guard, held) });
  await newMatch(page, { scenario: "rising-sun", players: 2, names: ["Ann", "Bob"] });
  const { hands } = await play(page, { seed: 50, ready: true, ...quick });
  assert.ok(hands > 20, `the device changed hands ${hands} times`);
  assert.match(await page.locator(".endscreen").innerText(), /win/);
  const { leaks, own, changes } = await page.evaluate(() => window.guard);
  assert.deepEqual(leaks, []);
  assert.ok(own > 1000 && changes > 200, `own blocks were seen ${own} times in ${changes} changes`);
}, { timeout: 300_000 });

test("Japan, the USA and the Soviet Union play 1936 to its end; each seat has its emblem from the form on", async (t) => {
  const { page, shot } = await opened(t, 7, { site: harbours, path: "#new-conquest" });
  await page.locator(".seats .seat use").first().waitFor();
  assert.deepEqual(await page.locator(".seats .seat use").evaluateAll((list) => list.map((use) => use.getAttribute("href"))), ["#power-japan", "#power-us", "#power-ussr"]);
  await noViolations(page);
  await shot("conquest-form");
  await newMatch(page, { scenario: "1936", alone: true });
  const { board, bar } = await play(page, { seed: 70, ...quick });
  assert.ok(board > 0 && bar > 50, `${board} answers on the board, ${bar} in the bar`);
  assert.match(await page.locator(".endscreen").innerText(), /win/);
  for (const name of ["Japan", "USA", "Soviet Union"]) await page.locator(".endscreen tr", { hasText: name }).waitFor();
  await noViolations(page);
  await shot("conquest-end");
}, { timeout: 300_000 });

test("full hands, Battles and a crowded board: nothing that axe-core finds, light or dark", async (t) => {
  const { page, shot } = await opened(t, 9, { site: harbours });
  const moments = momentsOf("conquest");
  const looks = [["hand", "phone", "dark", "Hand"], ["land", "phone", "light", "Board"], ["sea", "tablet", "dark", "Factions"], ["crowded", "upright", "dark", "Log"], ["blockade", "tablet", "light", "Nations"]];
  for (const [moment, size, theme, panel] of looks) {
    await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
    await page.setViewportSize({ width: sizes[size][0], height: sizes[size][1] });
    await paste(page, moments[moment]);
    await comeIn(page);
    await page.getByRole("tab", { name: panel }).click();
    await page.locator("[role=tab][aria-selected=true]", { hasText: panel }).waitFor();
    await noViolations(page);
    await shot(`conquest-${moment}-${size}`);
  }
});
