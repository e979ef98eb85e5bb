// Cards are played from the hand: a tap opens one, its uses give the answers, and what it can reach glows.
import assert from "node:assert/strict";
import { harbours, noViolations, opened, test } from "./harness.mjs";
import { newMatch, play, where, seen } from "./flow.mjs";

// governing plays until a Faction is asked for a card that glows.
async function governing(page, game, seed) {
  await newMatch(page, { scenario: "1936", alone: true });
  await play(page, { seed, short: 60, hasty: true, bar: 50, stop: "government" });
}

// openCard opens the first card of the asked hand that has uses, and tells their words.
async function openCard(page, least = 1) {
  const cards = page.locator(".hand-of").first().locator(".tcard.legal");
  for (let i = 0; i < await cards.count(); i++) {
    const card = cards.nth(i);
    await card.click();
    await page.waitForFunction((i) => document.querySelectorAll(".hand-of .tcard.legal")[i].ariaExpanded === "true", i);
    const uses = await page.locator(".uses [data-answer]").evaluateAll((list) => list.map((b) => b.dataset.answer));
    if (uses.length >= least) return { card, uses };
  }
  throw new Error(`no card with ${least} uses`);
}

const inBar = (page) => page.locator(".decision > .choices [data-answer]").evaluateAll((list) => list.map((b) => b.dataset.answer));
const answered = (page, seq) => page.waitForFunction((seq) => Number(document.querySelector(".table").dataset.seq) > seq, seq);

for (const game of ["triumph", "conquest"]) test(`the Government Phase of ${game} is played by cards: on the card, on the board, by the keyboard`, async (t) => {
  const { page, shot } = await opened(t, 5, { site: harbours, path: "#new-" + game });
  await governing(page, game, 50);
  const all = await inBar(page);

  // A tap opens the card, and the bar and the board show what it does alone; Escape closes it and the focus stays on it.
  const { card, uses } = await openCard(page, 2);
  assert.deepEqual(await inBar(page), uses);
  const glowing = await page.locator(".area.legal").evaluateAll((list) => list.map((a) => a.dataset.area)), areas = await page.locator(".uses [data-answer]").evaluateAll((list) => list.map((b) => b.dataset.area));
  assert.deepEqual([...glowing].sort(), [...areas].sort(), "the targets of the card glow, and no other area");
  await noViolations(page);
  await shot(`cards-${game}`);
  await page.keyboard.press("Escape");
  await page.locator(".uses").waitFor({ state: "detached" });
  assert.deepEqual(await inBar(page), all);
  assert.ok(await card.evaluate((e) => e === document.activeElement), "the focus stays on the card");

  // A use of the card is its answer.
  let { seq } = await where(page);
  const first = await openCard(page);
  await page.locator(".uses [data-answer]").first().click();
  await answered(page, seq);
  assert.equal(await page.locator(".uses").count(), 0, "the card is closed");
  await page.locator("#undo").click();
  await page.waitForFunction((seq) => Number(document.querySelector(".table").dataset.seq) === seq, seq);
  assert.deepEqual(await inBar(page), all, `${first.uses[0]} is taken back`);

  // So is an area that glows.
  await openCard(page, 2);
  await page.locator(".area.legal").first().evaluate((area) => area.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await answered(page, seq);

  // By the keyboard alone: the card, and the first of its uses.
  ({ seq } = await where(page));
  if ((await where(page)).kind === "government" && await page.locator(".hand-of").first().locator(".tcard.legal").count()) {
    await seen(page);
    await page.locator(".hand-of").first().locator(".tcard.legal").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".uses").waitFor();
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement.matches(".uses [data-answer]")), "the uses follow the card");
    await page.keyboard.press("Enter");
    await answered(page, seq);
  }
});

test("on a phone the hand is one tap from the question, and discards are marked and given together", async (t) => {
  const { page, shot } = await opened(t, 6, { site: harbours, path: "#new-triumph", size: { width: 390, height: 844 } });
  await governing(page, "triumph", 60);
  await page.locator("#to-hand").click();
  await page.locator(".panel.in-hand").waitFor();
  const ends = await page.evaluate(() => ["#undo", ".ends .choice.end"].map((q) => {
    const e = document.querySelector(q), r = e.getBoundingClientRect(), ask = document.querySelector("#ask").getBoundingClientRect();
    return { q, touched: e.disabled || e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)), beside: r.top < ask.bottom && ask.top < r.bottom };
  }));
  assert.deepEqual(ends.filter((e) => !e.touched || !e.beside), [], "over the hand Undo and Pass stand beside the question");
  const { uses } = await openCard(page);
  assert.ok(uses.length > 0 && await page.locator(".uses").isVisible());
  const small = await page.evaluate(() => [...document.querySelectorAll(".tcard *")].filter((e) => e.childNodes.length === 1 && e.firstChild.nodeType === 3 && parseFloat(getComputedStyle(e).fontSize) < 12).map((e) => e.textContent));
  assert.deepEqual(small, [], "text under 12 px");
  await shot("cards-phone");
  await page.getByRole("tab", { name: "Board" }).click();
  await page.locator("#all-answers").click();
  await play(page, { seed: 61, short: 100, hasty: true, bar: 100, stop: "hand-size" });
  if (await page.locator("#ask").getAttribute("data-kind") !== "hand-size") throw new Error("no hand over its size");
  await page.getByRole("tab", { name: "Hand" }).click();
  const { seq } = await where(page);
  while (await page.locator(".together p").count()) {
    const n = await page.locator(".tcard[aria-pressed=true]").count();
    await page.locator(".tcard[aria-pressed=false]").first().click();
    await page.waitForFunction((n) => document.querySelectorAll(".tcard[aria-pressed=true]").length > n, n);
  }
  const marked = await page.locator(".tcard[aria-pressed=true]").count();
  assert.ok(marked > 1, `${marked} cards are marked`);
  await noViolations(page);
  await shot("cards-marked");
  await page.getByRole("button", { name: `Discard ${marked} cards` }).click();
  await answered(page, seq);
  assert.ok((await where(page)).seq >= seq + marked);
});
