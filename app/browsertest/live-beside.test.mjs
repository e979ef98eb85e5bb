// A second window of the same browser: the board for all to see, or one player's side. It keeps nothing, and takes no match away.
import assert from "node:assert/strict";
import { noViolations, opened, sizes, test } from "./harness.mjs";
import { newMatch, play, sit, toQuestion } from "./flow.mjs";
import { asked, seqOf, uncover } from "./live.mjs";

const follows = (page, seq) => page.waitForFunction((seq) => window.flow?.where().seq === seq, seq, { timeout: 30_000 });
const kept = (page) => page.evaluate(() => Object.entries(localStorage).filter(([name]) => /match|index/.test(name)).map(([name, text]) => name + text.length).sort());

// beside opens the sheet and another window from it, which draws other chances than those before it.
async function beside({ page, context }) {
  await context.addInitScript(() => crypto.getRandomValues(new Uint8Array(1)));
  if (!await page.locator("#live").count()) {
    await page.locator("#more").click();
    await page.getByRole("button", { name: "Play live" }).click();
  }
  const [other] = await Promise.all([context.waitForEvent("page"), page.getByRole("button", { name: "Open another window" }).click()]);
  await other.getByRole("heading", { name: "Which sides are you playing?" }).waitFor({ timeout: 30_000 });
  return other;
}

test("one window shows the board, another plays a side, and only the first keeps the match", async (t) => {
  const ann = await opened(t, 91);
  await newMatch(ann.page, { game: "Triumph", scenario: "1939", names: ["Ann", "Bob", "Cy"], players: 3 });
  await uncover(ann.page);
  await ann.page.locator(".table").waitFor();
  const board = await beside(ann);
  await ann.shot("live-beside");
  await noViolations(ann.page, "#live");
  await board.getByRole("button", { name: "None: I’m just watching" }).click();
  await toQuestion(board);
  await board.locator(".table").waitFor();
  const bob = await beside(ann);
  await sit(bob, "Bob");
  await toQuestion(bob);
  await uncover(bob);
  await ann.page.keyboard.press("Escape");
  await uncover(ann.page);
  const before = await kept(ann.page);
  for (let n = 0, start = await seqOf(board); n < 60 && await seqOf(board) < start + 12; n++)
    for (const page of [ann.page, bob]) {
      await uncover(page);
      if (await asked(page)) await play(page, { seed: 91 + n, most: 2, ready: true, short: 60, hasty: false });
      const now = await seqOf(page);
      await follows(board, now);
    }
  assert.ok(await seqOf(board) >= 12, "answers on the board");
  assert.equal(await board.locator(".hand-of .tcard").count(), 0, "hands on the board that all see");
  assert.equal(await board.evaluate(() => localStorage instanceof Storage), false, "the board's window writes into the browser's storage");
  assert.equal((await kept(ann.page)).length, before.length, "matches kept");
  assert.equal(await ann.page.locator(".lost, .taken").count(), 0, "the first window still plays the match");
  for (const [name, size] of Object.entries({ desktop: sizes.desktop, tablet: sizes.tablet })) {
    await board.setViewportSize(size);
    await board.waitForTimeout(300);
    await board.screenshot({ path: new URL(`out/live-board-${name}.png`, import.meta.url).pathname });
  }

  // The window is reloaded, and comes back by itself.
  const seq = await seqOf(ann.page);
  await board.reload();
  await board.getByRole("button", { name: "None: I’m just watching" }).click({ timeout: 30_000 });
  await toQuestion(board);
  await follows(board, seq);
});
