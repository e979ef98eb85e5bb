// The bar with the question: how much of the board it covers, what a folded one still gives, and that the device keeps whether it is folded.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { comeIn, give, newMatch, paste, play, toQuestion, where } from "./flow.mjs";
import { fingers } from "./fingers.mjs";
import { harbours, noViolations, opened, root, sizes, started, test } from "./harness.mjs";
import { momentsOf } from "./largest.mjs";

// share is how much of the board's place the bar covers; board how high that place is, and how much of it is free, in parts of the window.
const measured = (page) => page.evaluate(() => {
  const bar = document.querySelector(".decision").getBoundingClientRect(), board = document.querySelector(".boardframe").getBoundingClientRect();
  const wide = Math.max(0, Math.min(bar.right, board.right) - Math.max(bar.left, board.left)), high = Math.max(0, Math.min(bar.bottom, board.bottom) - Math.max(bar.top, board.top));
  return { share: wide * high / (board.width * board.height), board: board.height / innerHeight };
});
const fold = (page) => page.locator("#fold");
const folded = async (page, want) => {
  if ((await fold(page).getAttribute("aria-expanded") === "false") !== want) await fold(page).click();
  await page.locator(`#fold[aria-expanded=${!want}]`).waitFor();
};
// reached looks for answers that neither the board nor the bar gives.
const reached = (page) => page.evaluate(() => [...document.querySelectorAll(".decision :is(.only, .end)")].filter((b) => !b.checkVisibility()).map((b) => b.innerText));

async function looked(page, name, shot) {
  for (const [size, viewport] of [["wide", { width: 1440, height: 900 }], ["phone", sizes.phone]]) {
    await page.setViewportSize(viewport);
    await folded(page, false);
    assert.deepEqual(await reached(page), [], `${name}, ${size}: answers that are not in the bar`);
    const open = await measured(page);
    await shot(`bar-${name}-${size}`);
    await folded(page, true);
    const shut = await measured(page);
    await shot(`bar-${name}-${size}-folded`);
    console.log(`${name}, ${size}: ${(100 * open.share).toFixed(1)} % unfolded, ${(100 * shut.share).toFixed(1)} % folded; board ${(100 * open.board).toFixed(0)} % and ${(100 * shut.board).toFixed(0)} % of the height`);
    if (size === "wide") {
      assert.ok(open.share <= .30, `${name}: the bar covers ${open.share} of the board`);
      assert.ok(shut.share <= .15, `${name}: the folded bar covers ${shut.share} of the board`);
    } else {
      assert.ok(open.board >= .5 && shut.board >= .5 && open.share === 0, `${name}: the board has ${open.board} of the height, ${shut.board} if the bar is folded`);
    }
    await noViolations(page, ".decision");
  }
}

// longest plays on until a question has as many answers as that.
async function longest(page, kind, least) {
  for (let n = 0; n < 400; n++) {
    if ((await where(page)).kind === kind && await page.locator(".decision .choices [data-answer]").count() >= least) return;
    await play(page, { seed: n, most: 1, short: 40 });
  }
  assert.fail(`no question of the kind ${kind} with ${least} answers`);
}

for (const game of ["triumph", "conquest"]) test(`a full hand in the Government phase of ${game}: the bar leaves the board free`, async (t) => {
  const { page, shot } = await opened(t, 41, { site: harbours });
  await paste(page, momentsOf(game).hand);
  await comeIn(page);
  await looked(page, game, shot);
});

test("the longest questions of Cataclysm: the bar leaves the board free", async (t) => {
  const { page, shot } = await opened(t, 42, { site: harbours });
  await newMatch(page, { game: "Cataclysm", alone: true });
  await longest(page, "drawn", 12);
  await looked(page, "drawn", shot);
  const moments = JSON.parse(execFileSync("go", ["run", "./app/browsertest/largest", "moments"], { cwd: root, encoding: "utf8" }));
  await page.setViewportSize(sizes.desktop);
  await folded(page, true);
  const before = await where(page);
  const unseen = await page.evaluate(() => [...document.querySelectorAll(".decision [data-key]")].find((b) => b.dataset.key > "0" && b.dataset.key <= "9" && !b.checkVisibility())?.dataset.key);
  await page.keyboard.press(unseen);
  assert.deepEqual(await where(page), before, "a digit gives no answer that is not seen");
  await paste(page, moments.crowded);
  await page.locator(".seating, .letter").first().waitFor();
  if (await page.locator("#all-here").count()) await page.locator("#all-here").click();
  await toQuestion(page);
  await page.locator("#ask[data-kind]").waitFor();
  await looked(page, "crowded", shot);
});

test("Harbours: the device keeps the fold, keys and a finger turn it, and what only the bar gives stays in sight", async (t) => {
  const { page } = await opened(t, 43, { site: harbours, path: "#new-toy", size: sizes.phone, touch: true });
  await newMatch(page, { alone: true });
  assert.equal(await fold(page).getAttribute("aria-expanded"), "true");
  const touch = await fingers(page), grip = await page.locator(".grip").boundingBox(), x = grip.x + grip.width / 2, y = grip.y + grip.height / 2;
  await touch.drag([[x, y]], [[x, y + 80]]);
  await page.locator("#fold[aria-expanded=false]").waitFor();
  const low = await page.locator(".grip").boundingBox();
  await touch.drag([[x, low.y + 10]], [[x, low.y - 60]]);
  await page.locator("#fold[aria-expanded=true]").waitFor();
  await page.touchscreen.tap(x, y);
  await page.locator("#fold[aria-expanded=false]").waitFor();

  await page.reload();
  await started(page);
  await page.locator("#ask[data-kind]").waitFor();
  for (let n = 0; n < 30; n++) {
    assert.deepEqual(await reached(page), [], "what only the bar gives is seen in a bar that was folded before");
    if (await page.locator("#fold[aria-expanded=false]").count()) break;
    await play(page, { seed: n, most: 1 });
    if ((await where(page)).screen !== "table") break;
  }
  await page.locator("#fold[aria-expanded=false]").waitFor();
  await page.keyboard.press("f");
  await page.locator("#fold[aria-expanded=true]").waitFor();
  while (!(await page.locator(".choice.end").count())) await play(page, { seed: 3, most: 1 });
  const then = await where(page);
  await page.keyboard.press("e");
  await page.waitForFunction((seq) => document.querySelector(".table").dataset.seq !== String(seq), then.seq);
});

test("what cannot be undone lies under its own name, not in the colour of moves, and opens to the places first", async (t) => {
  const { page } = await opened(t, 44, { site: harbours });
  await paste(page, momentsOf("triumph").crowded);
  await comeIn(page);
  const disband = page.locator(".rights details", { hasText: /^Disband a unit… \(\d+\)/ });
  await disband.locator("summary").first().click();
  const places = disband.locator(".choices > *");
  assert.ok(await places.count() > 1);
  const one = disband.locator(".choice").first();
  if (!(await one.isVisible())) await disband.locator(".place summary").first().click();
  const colour = (of) => of.evaluate((e) => getComputedStyle(e).backgroundColor);
  assert.notEqual(await colour(one), await colour(page.locator(".decision > .choices .choice:not(.grave)").first()));
  const before = await where(page);
  await one.click();
  await page.locator(".choice.sure").waitFor();
  assert.deepEqual(await where(page), before, "it is asked once more");
});
