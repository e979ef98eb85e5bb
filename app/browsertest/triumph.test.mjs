// Triumph & Tragedy through the page: whole matches by what glows and by the bar, and nothing in the document that another player hides.
import assert from "node:assert/strict";
import { join } from "node:path";
import { harbours, noViolations, opened, root, test } from "./harness.mjs";
import { newMatch, play } from "./flow.mjs";

const sizes = { wide: [1440, 900], tablet: [1180, 820], upright: [820, 1180], phone: [390, 844] };
const quick = { short: 96, hasty: true, bar: 50 };

// guard searches the document after every change for blocks, cards and questions of Factions that the looking player does
// not hold. Who looks is known by the button that was pressed; nobody looks while the table is covered.
function guard(held) {
  const state = (window.guard = { looking: null, leaks: [], changes: 0, own: 0, table: false });
  const nations = { axis: "germany italy", west: "uk france us", ussr: "ussr" };
  addEventListener("click", (event) => {
    const name = event.target.closest?.(".hand .btn.primary")?.textContent.match(/I am (\w+),/)?.[1];
    if (name) state.looking = name;
  }, { capture: true });
  const leak = (what) => { if (state.leaks.length < 20) state.leaks.push(`${what}, while ${state.looking ?? "nobody"} looks`); };
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    state.changes++;
    if (document.querySelector(".endscreen, .newform")) return;
    const table = Boolean(document.querySelector(".table"));
    if (state.table && !table) state.looking = null;
    state.table = table;
    const mine = held[state.looking] ?? [], blocks = mine.flatMap((faction) => nations[faction].split(" "));
    if (!state.looking && document.querySelector("[data-answer], [data-card], .stack")) leak("something lies under the cover");
    for (const piece of document.querySelectorAll(".stack .piece")) {
      const signed = piece.querySelector('use[href^="#unit-"]'), owner = [...piece.classList].find((name) => name.startsWith("p-")).slice(2);
      if (!signed || owner === "neutral" || piece.querySelector('use[href^="#block-lying"]')) continue;
      if (blocks.includes(owner)) state.own++;
      else leak(`${signed.getAttribute("href")} of ${owner}`);
    }
    for (const hand of document.querySelectorAll(".hand-of")) if (!mine.includes(hand.dataset.faction)) leak(`the hand of ${hand.dataset.faction}`);
    for (const card of document.querySelectorAll("[data-card]")) if (!card.closest(".hand-of")) leak(`${card.dataset.card} outside a hand`);
    const asked = document.querySelector("#ask[data-kind]")?.dataset.seat;
    if (asked && !mine.includes(asked)) leak(`a question to ${asked}`);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
}

test("two play 1939 to its end on one device, and nothing that the other hides is ever in the document", async (t) => {
  const held = { Ann: ["axis"], Bob: ["west", "ussr"] };
  const { page } = await opened(t, 4, { site: harbours, path: "#new-triumph", size: { width: 390, height: 844 }, before: (context) => context.addInitScript(guard, held) });
  await newMatch(page, { scenario: "1939", players: 2, names: ["Ann", "Bob"] });
  const { hands } = await play(page, { seed: 40, ready: true, ...quick });
  assert.ok(hands > 20, `the device changed hands ${hands} times`);
  assert.match(await page.locator(".endscreen").innerText(), /win/);
  const { leaks, own, changes } = await page.evaluate(() => window.guard);
  assert.deepEqual(leaks, []);
  assert.ok(own > 1000 && changes > 200, `own blocks were seen ${own} times in ${changes} changes`);
}, { timeout: 300_000 });

test("the Axis, the West and the USSR play 1939 to its end", async (t) => {
  const { page } = await opened(t, 5, { site: harbours, path: "#new-triumph" });
  await newMatch(page, { scenario: "1939", alone: true });
  const { board, bar } = await play(page, { seed: 50, ...quick });
  assert.ok(board > 0 && bar > 50, `${board} answers on the board, ${bar} in the bar`);
  assert.match(await page.locator(".endscreen").innerText(), /win/);
  for (const name of ["Axis", "West", "USSR"]) await page.locator(".endscreen tr", { hasText: name }).waitFor();
  await noViolations(page);
}, { timeout: 300_000 });

test("1936 at every size: nothing that axe-core finds, nothing that scrolls sideways", async (t) => {
  const { page, shot } = await opened(t, 6, { site: harbours, path: "#new-triumph" });
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
      await shot(`triumph-${panel.toLowerCase()}-${size}`);
    }
  }
});

test("12.2 a Battle is shown in the order of fire, its sides beside one another, at every size", async (t) => {
  const { page, shot } = await opened(t, 7, { site: harbours });
  await page.locator("input[type=file]").setInputFiles(join(root, "engine/triumph/testdata/positions/three-in-kiev.json"));
  await newMatch(page, { alone: true });
  const order = ["Fortress", "Air Force", "Carrier", "Sub", "Fleet", "Tank", "Infantry", "Convoy"];
  const rows = page.locator(".battleboard th[scope=row]");
  for (let step = 0; await rows.count() < 2; step++) {
    assert.ok(step < 120, "a Battle with two types");
    await play(page, { seed: 100 + step, most: 1, short: 20 });
  }
  const types = await rows.evaluateAll((list, order) => list.map((th) => order.indexOf(th.firstChild.textContent)), order);
  assert.deepEqual(types, [...types].sort((a, b) => a - b));
  assert.ok(await page.locator(".battleboard .fighter").count() > 1);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    if (size === "phone") await page.getByRole("tab", { name: "Board" }).click();
    await page.locator(".battleboard").waitFor();
    await noViolations(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll(".fight")].every((e) => e.scrollWidth <= e.clientWidth + 1)), size);
    await shot(`triumph-battle-${size}`);
  }
});
