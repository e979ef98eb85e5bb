// A recorded match is watched: step by step, by itself up to the next comment, and by the slider; nothing of it is kept.
import assert from "node:assert/strict";
import { noViolations, opened, sizes, test } from "./harness.mjs";

const shown = (page) => page.evaluate(() => Number(document.querySelector(".table").dataset.seq));
const moved = (page, from) => page.waitForFunction((from) => Number(document.querySelector(".table").dataset.seq) !== from, from);

test("a whole match is watched to its end", async (t) => {
  const { page, shot } = await opened(t, 95, { size: sizes.tablet });
  await page.getByRole("button", { name: "Watch a complete game" }).click();
  await page.locator(".lessoncard").waitFor();
  assert.equal(await shown(page), 0);
  assert.ok(await page.locator("#history").evaluate((slider) => slider.value < 0 && slider.value === slider.min), "the slider stands at its beginning");
  assert.match(await page.locator(".lessoncard").innerText(), /Comment 1 of \d+/);
  await noViolations(page);
  await shot("example");

  // Step by the keyboard: the focus stays on the button.
  await page.locator("#step").focus();
  for (let n = 0; n < 5; n++) {
    const from = await shown(page);
    await page.keyboard.press("Enter");
    await moved(page, from);
  }
  assert.equal(await page.evaluate(() => document.activeElement.id), "step");
  assert.equal(await page.locator(".area.legal, .piece.may, .decision [data-answer]").count(), 0, "nothing can be answered");

  // It plays by itself, and stops at the next comment.
  await page.locator("#play").click();
  await page.locator("#play", { hasText: "Stop" }).waitFor();
  await page.locator(".lessoncard").waitFor();
  await page.locator("#play", { hasText: "Play" }).waitFor();

  // The number of a rule opens its entry.
  const rule = await page.locator(".lessoncard .rule").innerText();
  await page.locator(".lessoncard .rule").click();
  await page.locator(".rulesheet", { hasText: rule }).waitFor(); // its text comes a moment after the sheet
  await page.keyboard.press("Escape");
  await page.locator(".rulesheet").waitFor({ state: "hidden" });

  // On a phone the buttons have room for their words, over the board and over the log.
  await page.setViewportSize(sizes.phone);
  for (const tab of ["Log", "Board"]) {
    await page.getByRole("tab", { name: tab }).click();
    const cut = () => [...document.querySelectorAll(".watching .acts .btn")].filter((b) => b.scrollWidth > b.clientWidth + 1 || b.clientWidth < 60).map((b) => b.textContent);
    assert.deepEqual(await page.evaluate(cut), [], `buttons narrower than their words, over the ${tab}`);
  }
  await page.setViewportSize(sizes.tablet);

  let comments = 0;
  for (; await page.locator("#comment").count(); comments++) {
    assert.ok(comments < 60, "the match does not end");
    const from = await shown(page);
    await page.locator("#comment").click();
    await moved(page, from);
  }
  assert.ok(comments > 10, `${comments} comments`);
  await page.getByRole("button", { name: "The result" }).click();
  await page.locator(".endscreen").waitFor();
  await page.getByRole("button", { name: "Your matches" }).click();
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
  assert.equal(await page.locator(".game").count(), 0, "what is watched is not kept");
});
