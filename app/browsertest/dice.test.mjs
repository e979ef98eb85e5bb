// The dice that concern a player, and the moves of the computer: shown until they are gone on from, or for a moment.
import assert from "node:assert/strict";
import { moving, noViolations, opened, sizes, test } from "./harness.mjs";
import { newMatch, play, seen, where } from "./flow.mjs";
import { begin, games, mine } from "./bots.mjs";

moving();

// dice are what the sheet shows: the sizes of its dice, how many count, and its words.
const dice = (page) => page.evaluate(() => {
  const sheet = document.querySelector(".dicesheet"), all = [...(sheet?.querySelectorAll(".die") ?? [])];
  return sheet && { small: Math.min(...all.map((d) => d.getBoundingClientRect().width)), dice: all.length, counting: sheet.querySelectorAll(".counts").length, words: sheet.innerText };
});

test("dice lie large over the board until the player goes on, by the key or the button, and that is no answer", async (t) => {
  const { page, shot } = await opened(t, 7);
  await newMatch(page, { game: "Cataclysm", alone: true });
  for (let n = 0; n < 150 && !await page.locator("#dice-on").count(); n++) await play(page, { seed: 50 + n, most: 1 });
  const before = await where(page), shown = await dice(page);
  assert.ok(shown.small >= 28, `a die is ${shown.small} pixels wide`);
  assert.ok(shown.counting >= 1 && shown.counting <= shown.dice, `${shown.counting} of ${shown.dice} dice count`);
  assert.match(await page.locator("#said").textContent(), /\[\d/, "the dice are read out");
  assert.equal(await page.locator("[aria-live]", { has: page.locator(".die") }).count(), 0, "and from one place");
  for (const [width, height] of [[1440, 900], [1180, 820], [844, 390], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await seen(page);
    const free = await page.evaluate(() => ["#dice-on", ".decision .choice", "#tab-log"].filter((css) => {
      const e = document.querySelector(css), r = e.getBoundingClientRect(), at = document.elementFromPoint(r.x + r.width / 2, r.y + Math.min(r.height / 2, 12));
      return !at || !e.contains(at);
    }));
    assert.deepEqual(free, [], `covered at ${width} by ${height}`);
    await shot(`dice-${width}`);
  }
  await noViolations(page, ".dicesheet");
  await page.setViewportSize(sizes.desktop);
  await page.locator("#ask").focus();
  await page.keyboard.press("Enter");
  await page.locator(".dicesheet").waitFor({ state: "detached" });
  assert.deepEqual(await where(page), before, "the same question is asked");
});

for (const id of ["cataclysm", "triumph"]) test(`${games[id].name}: each move of the computer is shown on the board, and can be skipped`, async (t) => {
  const { page, shot } = await opened(t, 9, { before: (context) => context.addInitScript(() => { try { localStorage.getItem("interbellum/programs") ?? localStorage.setItem("interbellum/programs", "fast"); } catch { /* no page yet */ } }) });
  await begin(page, id, "", ...games[id].rivals.map(() => "easy"));
  await page.evaluate(() => {
    window.told = [];
    new MutationObserver(() => {
      const words = document.querySelector("#board-moment > .told")?.textContent;
      if (words && words !== window.told.at(-1)) window.told.push(words);
    }).observe(document.body, { subtree: true, childList: true });
  });
  for (let n = 0; n < 200 && await page.evaluate(() => window.told.length) < 3; n++) {
    if (await page.locator("#skip").count()) { await page.waitForTimeout(100); continue; }
    await mine(page);
    await play(page, { seed: 30 + n, most: 1, short: 30, hasty: true });
  }
  const told = await page.evaluate(() => window.told);
  assert.ok(told.length >= 3, `shown on the board: ${told.join("; ")}`);
  await shot(`scene-${id}`);
  await page.evaluate(() => localStorage.setItem("interbellum/programs", "")); // each for a second: time enough to press
  const skip = () => page.evaluate(() => { const button = document.querySelector("#skip:not([disabled])"); button?.click(); return Boolean(button); });
  let skipped = false;
  for (let n = 0; n < 100 && !skipped; n++) {
    if (await page.locator(".decision > .choices [data-answer]").count()) await play(page, { seed: 300 + n, most: 1, short: 30, hasty: true });
    skipped = await skip();
  }
  assert.ok(skipped, "the button to skip is there while the computer plays");
  await mine(page);
});
