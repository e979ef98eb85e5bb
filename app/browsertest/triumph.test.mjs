// Triumph & Tragedy through the page: whole matches by what glows and by the bar, and nothing in the document that another player hides.
import assert from "node:assert/strict";
import { aloneToTheEnd, crowds, everyPanel, fullMoments, quick, sizes, twoToTheEnd } from "./blocks.mjs";
import { harbours, noViolations, opened, test } from "./harness.mjs";
import { newMatch, openPosition, play } from "./flow.mjs";

test("two play 1939 to its end on one device, and nothing that the other hides is ever in the document",
  (t) => twoToTheEnd(t, "triumph", "1939", { Ann: ["axis"], Bob: ["west", "ussr"] }, 4), { timeout: 300_000 });

test("the Axis, the West and the USSR play 1939 to its end", async (t) => {
  const { page } = await opened(t, 5, { site: harbours, path: "#new-triumph" });
  await aloneToTheEnd(page, { scenario: "1939", seed: 50 }, ["Axis", "West", "USSR"]);
}, { timeout: 300_000 });

test("1936 at every size: nothing that axe-core finds, nothing that scrolls sideways", (t) => everyPanel(t, "triumph"));

test("12.2 a Battle is shown in the order of fire, its sides beside one another, at every size", async (t) => {
  const { page, shot } = await opened(t, 7, { site: harbours });
  await openPosition(page, "triumph/testdata/positions/three-in-kiev.json");
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
  await fullMoments({ page, shot }, "triumph", [["hand", "phone", "dark", "Hand"], ["land", "phone", "light", "Board"],
    ["sea", "tablet", "dark", "Factions"], ["blockade", "tablet", "light", "Supply"], ["crowded", "upright", "dark", "Log"]], () => noViolations(page));
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

test("crowded boards: large blocks, and none over a name, a number or another's sign", async (t) => crowds(await opened(t, 10, { site: harbours }), "triumph"));

test("12.5 an order is given for one area apart from the others, read in the log, and lifted", async (t) => {
  const { page, shot } = await opened(t, 8, { site: harbours, path: "#new-triumph" });
  await newMatch(page, { scenario: "1939", alone: true });
  await play(page, { seed: 60, most: 4, ...quick });
  await page.locator("#orders").click();
  const sheet = page.getByRole("dialog", { name: "Standing orders" });
  await sheet.waitFor();
  assert.equal(await page.locator("#order-retreat-apart").count(), 0, "orders for all Factions at once have no exceptions by area");
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
  await page.locator("#order-retreat-berlin").selectOption({ label: "Same as above" });
  await page.locator("#order-retreat-berlin").waitFor({ state: "detached" });
  await sheet.getByRole("button", { name: "Done" }).click();
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".logview details.ev", { hasText: "When to Retreat, Berlin" }).first().locator("summary").click();
  for (const said of ["standing order: When to Retreat, Berlin – at once", "standing order removed: When to Retreat, Berlin"]) await page.locator("#panel").getByText(said).waitFor();
});
