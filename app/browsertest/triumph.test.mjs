// Triumph & Tragedy through the page: whole matches by what glows and by the bar, and nothing in the document that another player hides.
import assert from "node:assert/strict";
import { join } from "node:path";
import { guard } from "./blocks.mjs";
import { harbours, noViolations, opened, root, test } from "./harness.mjs";
import { comeIn, newMatch, paste, play } from "./flow.mjs";
import { momentsOf } from "./largest.mjs";

const sizes = { wide: [1440, 900], tablet: [1180, 820], upright: [820, 1180], phone: [390, 844] };
const quick = { short: 96, hasty: true, bar: 50 };

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

test("full hands, Battles, a blockade, a crowded board, its history and a rule: nothing that axe-core finds, light or dark", async (t) => {
  const { page, shot } = await opened(t, 9, { site: harbours });
  const moments = momentsOf("triumph");
  const looks = [["hand", "phone", "dark", "Hand"], ["land", "phone", "light", "Board"], ["sea", "tablet", "dark", "Factions"], ["blockade", "tablet", "light", "Aids"], ["crowded", "upright", "dark", "Log"]];
  for (const [moment, size, theme, panel] of looks) {
    await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
    await page.setViewportSize({ width: sizes[size][0], height: sizes[size][1] });
    await paste(page, moments[moment]);
    await comeIn(page, moment === "hand" ? () => noViolations(page) : undefined);
    await page.getByRole("tab", { name: panel }).click();
    await page.locator("[role=tab][aria-selected=true]", { hasText: panel }).waitFor();
    await noViolations(page);
    await shot(`triumph-${moment}-${size}`);
  }
  assert.match(await page.locator(".logview").innerText(), /places|moves a unit from/);
  const seq = await page.locator(".table").getAttribute("data-seq");
  await page.locator("#history").focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((seq) => document.querySelector(".table").dataset.seq !== seq, seq);
  await noViolations(page, ".table");
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.locator("#ask .rule").click();
  await page.locator(".rulesheet .text").waitFor();
  await noViolations(page, ".rulesheet");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to your matches" }).first().click();
  assert.equal(await page.locator(".game .thumb .t-own").first().evaluate((own) => document.querySelector(own.getAttribute("href"))?.id.slice(0, 3)), "tt-");
});

test("12.5 an order is given for one area apart from the others, read in the log, and lifted", async (t) => {
  const { page, shot } = await opened(t, 8, { site: harbours, path: "#new-triumph" });
  await newMatch(page, { scenario: "1939", alone: true });
  await play(page, { seed: 60, most: 4, ...quick });
  await page.locator("#orders").click();
  const sheet = page.getByRole("dialog", { name: "Standing orders" });
  await sheet.waitFor();
  assert.equal(await page.locator("#order-retreat-apart").count(), 0, "of all Factions at once no area is told apart");
  await sheet.getByRole("button", { name: "Axis" }).click();
  await page.locator("#order-retreat-apart").selectOption({ label: "Berlin" });
  await page.locator("#order-retreat-berlin").selectOption({ label: "At once" });
  await page.locator('#order-retreat-berlin[data-now="5"]').waitFor();
  assert.equal(await page.locator("#order-retreat").getAttribute("data-now"), "0", "elsewhere they stay");
  assert.equal(await page.locator("#order-retreat-apart option", { hasText: "Berlin" }).count(), 0);
  await noViolations(page, ".sharesheet");
  await shot("triumph-orders");
  await page.setViewportSize({ width: 390, height: 844 });
  await shot("triumph-orders-phone");
  await page.locator("#order-retreat-berlin").selectOption({ label: "As above" });
  await page.locator("#order-retreat-berlin").waitFor({ state: "detached" });
  await sheet.getByRole("button", { name: "Done" }).click();
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".logview details.ev", { hasText: "When to Retreat, Berlin" }).first().locator("summary").click();
  for (const said of ["at once", "nothing of its own"]) await page.locator("#panel").getByText(`orders: When to Retreat, Berlin – ${said}`).waitFor();
});
