// Several picks are gathered, each can be taken back by itself, and one button confirms them: by hand, by keyboard, and in
// a game that knows nothing of armies.
import assert from "node:assert/strict";
import { harbours, noViolations, opened, sizes, test } from "./harness.mjs";
import { give, newMatch, play, where } from "./flow.mjs";

const chips = (page) => page.locator(".chip").allTextContents();
const past = (page, before) => page.waitForFunction((seq) => document.querySelector(".table").dataset.seq !== String(seq), before.seq);
const first = (page, start) => page.locator(`.decision > .choices [data-answer^="${start}"]`).first().getAttribute("data-answer");

for (const size of ["desktop", "phone"]) {
  test(`a deployment is gathered, mended in its middle and confirmed (${size})`, async (t) => {
    const { page, shot } = await opened(t, 91, { size: sizes[size], touch: size === "phone" });
    await newMatch(page, { game: "Cataclysm", names: ["Ann"], alone: true });
    const deploy = page.locator('.decision > .choices [data-answer="deploy"]');
    for (let n = 0; !(await deploy.count()); n++) {
      assert.ok(n < 600, "nobody may deploy");
      await play(page, { seed: n, most: 1 });
    }
    await give(page, "deploy");
    assert.equal(await page.locator(".gathered, .confirm").count(), 0, "nothing is gathered yet");
    for (let n = 0; n < 2; n++) {
      await give(page, await first(page, "deploy:"));
      await give(page, await first(page, "to:"));
    }
    const [one, two] = await chips(page);
    assert.match(one, / from .* to /);
    assert.match(await page.locator(".confirm").innerText(), /^Confirm 2 picks/);
    assert.equal(await page.locator("#ask").getAttribute("aria-describedby"), "gathered");
    await noViolations(page, ".decision");
    await shot(`gathered-${size}`);

    // The first one, by the keyboard: the other stays, and the focus goes to the question.
    const before = await where(page);
    const name = await page.locator(".chip").first().getAttribute("aria-label");
    const said = one[0].toLowerCase() + one.slice(1);
    assert.equal(name, `Take back ${said}`);
    await page.locator("#ask").focus();
    for (let n = 0; (await page.evaluate(() => document.activeElement.getAttribute("aria-label"))) !== name; n++) {
      assert.ok(n < 10, "Tab does not come to what has been gathered");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await past(page, before);
    assert.deepEqual(await chips(page), [two]);
    await page.waitForFunction(() => document.activeElement.id === "ask");
    assert.match(await page.locator(".toasts").innerText(), new RegExp(`Taken back: ${said}\\.`));
    assert.match(await page.locator(".confirm").innerText(), /^Confirm 1 pick\b/);

    const then = await where(page);
    await page.keyboard.press("c");
    await past(page, then);
    assert.equal(await page.locator(".gathered, .confirm").count(), 0, "what is confirmed is gathered no more");
  });
}

test("in Harbours a player with several houses gathers their bids", async (t) => {
  const { page } = await opened(t, 92, { site: harbours, path: "#new-toy" });
  await newMatch(page, { alone: true });
  await give(page, "bid#1");
  await give(page, "bid");
  assert.deepEqual(await chips(page), ["Amber bids 1", "Birch bids 0"]);
  await page.getByRole("button", { name: "Take back Amber bids 1" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".chip").length === 1);
  assert.deepEqual(await chips(page), ["Birch bids 0"]);
  assert.match((await where(page)).question, /How much does Amber bid/);
  await give(page, "bid");
  await give(page, "bid#1");
  assert.deepEqual(await chips(page), ["Birch bids 0", "Amber bids 0", "Coral bids 1"]);
  await give(page, "bid#1");
  assert.equal(await page.locator(".gathered").count(), 0, "with the last bid all have been seen");
});

test("in Triumph & Tragedy two taps move a block, and Undo gives it back with one press", async (t) => {
  const { page, shot } = await opened(t, 93);
  await newMatch(page, { game: "Triumph", names: ["Ann"], alone: true });
  const unit = page.locator('.stack .piece.may[data-answer^="move:"]').first();
  for (let n = 0; (await where(page)).kind !== "move" || !(await unit.count()); n++) {
    assert.ok(n < 600, "no block may move");
    await play(page, { seed: n, most: 1, bar: 100, hasty: true, short: 30 });
  }
  const before = await where(page);
  await unit.dispatchEvent("click");
  await past(page, before);
  const picked = await where(page);
  assert.equal(picked.kind, "move-to");
  await shot("picked-up");
  await page.locator("#undo").click();
  await past(page, picked);
  assert.deepEqual(await where(page), before, "one press takes the whole tap back");
  await unit.dispatchEvent("click");
  await past(page, before);
  await page.locator(".area.legal").first().dispatchEvent("click");
  await past(page, picked);
  assert.notEqual((await where(page)).kind, "move-unit");
});
